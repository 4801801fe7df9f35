title-forts = Forts

prompt-bid = bid for the fort in secret
prompt-keep-or-raze = keep the fort or raze it
prompt-boast = boast of your purse
action-bid = bid { $number }
action-keep = keep the fort
action-raze = raze the fort
action-boast = boast of your purse to { $seat }
event-bid = { $seat-is ->
    [you] You bid { $count }.
   *[other] { $seat } bids { $count }.
}
event-keep = { $seat-is ->
    [you] You keep the fort.
   *[other] { $seat } keeps the fort.
}
event-raze = { $seat-is ->
    [you] You raze the fort.
   *[other] { $seat } razes the fort.
}
event-boast = { $seat-is ->
    [you] You boast of { $count }.
   *[other] { $seat } boasts of { $count }.
}
