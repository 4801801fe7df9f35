title-forts = Forty

prompt-bid = licytuj fort w tajemnicy
prompt-keep-or-raze = zachowaj fort albo go zburz
prompt-boast = pochwal się sakiewką
action-bid = daj { $number }
action-keep = zachowaj fort
action-raze = zburz fort
action-boast = pochwal się sakiewką przed: { $seat }
event-bid = { $seat-is ->
    [you] Dajesz { $count }.
   *[other] { $seat } daje { $count }.
}
event-keep = { $seat-is ->
    [you] Zachowujesz fort.
   *[other] { $seat } zachowuje fort.
}
event-raze = { $seat-is ->
    [you] Burzysz fort.
   *[other] { $seat } burzy fort.
}
event-boast = { $seat-is ->
    [you] Chwalisz się: { $count }.
   *[other] { $seat } chwali się: { $count }.
}
