# Diplomacy, the board update, minor powers and victory.

prompt-negotiate = declare the status of your power for this round; it stays secret until all have declared
prompt-expel = expel a member from your coalition, or no more
prompt-choose-after-expulsion = you have been expelled: choose another status
prompt-bid = bid morale for the control of the minor power
prompt-reinforce = the garrison is lifted: choose the general who takes its troop
prompt-let-stay = let the general of your new ally stay, or send him away
prompt-choose-leaving = choose which of your generals leaves next
prompt-leave-to = your general must leave: choose where he goes

decision-negotiate = declare a status
decision-expel = expel members from the coalition
decision-choose-after-expulsion = choose a status after an expulsion
decision-bid = bid for a minor power
decision-reinforce = choose the general who takes a troop
decision-let-stay = let a general stay or send him away
decision-choose-leaving = choose the general who leaves next
decision-leave-to = choose where a general goes

action-ready = ready
action-status = { $status }
action-expel = expel { $power }
action-expel-no-more = expel nobody else
action-bid = { $number ->
    [0] bid nothing
   *[other] bid { $number } morale
}
action-reinforce = give the troop to { $general }
action-let-stay = let him stay
action-send-away = send him away
action-leave = { $general } leaves next
action-retreat = go to { $territory }
action-off-map = leave the map, without the troops

event-diplomacy-began = The powers negotiate.
event-status-kept = { $power } keeps its status: { $status }.
event-status-chosen = { $power } declares a new status: { $status }.
event-status-followed = { $power } follows { $other }: { $status }.
event-expelled = { $other } expels { $power } from its coalition.
event-auction-began = Whom will { $power } follow? The bids are secret.
event-bid = { $power } bids { $count }.
event-auction-won = { $power } wins the auction and controls { $other } for { $count } morale.
event-capital-decided = { $territory } is in the hands of { $power }, so there is no auction for { $other }.
event-control-kept = { $power } remains in control of { $other }.
event-control-taken = { $power } takes control of { $other }, whose status is now: { $status }.
event-guest-stays = { $power } lets { $general } stay ({ $territory }).
event-guest-sent-away = { $power } sends { $general } away ({ $territory }).
event-outmatched = { $territory }: { $other } is the stronger, { $power } must leave.
event-coin-tossed = { $territory }: equal strength, and chance decides for { $power }.
event-garrison-lifted = { $power } lifts its garrison ({ $territory }).
event-garrison-paid-off = { $power } has no general with room for the troop and gets 1 money instead.
event-reinforced = { $general } takes over the troop ({ $territory }).
event-general-left = { $general } leaves { $origin } for { $territory }.
event-general-left-map = { $count ->
    [0] { $general } leaves { $origin } and the map.
    [one] { $general } leaves { $origin } and the map; a troop is lost.
   *[other] { $general } leaves { $origin } and the map; { $count } troops are lost.
}
event-conquered = { $power } is a conqueror ({ $territory }) and gains { $count } influence.
event-won = { $power } wins with { $count } influence.

refusal-status-fixed = The status of your power never changes.
refusal-status-wanted = Your power must declare a status; keeping the old one is allowed.
refusal-expel-minor = { $power } is a minor power: it leaves a coalition only together with the power that controls it.
refusal-expel-leader = { $power } leads a coalition and cannot be expelled.
refusal-expelled-already = { $power } has been expelled already.
refusal-expel-outsider = { $power } is not in your coalition.
refusal-status-after-expulsion = After an expulsion a power chooses to be neutral or expansionist.
refusal-bid-above-morale = Your major power does not have that much morale.
refusal-general-full = { $general } has three troops already.
refusal-general-need-not-leave = { $general } need not leave.
refusal-territory-being-left = { $territory } is what the general must leave.
refusal-territory-not-controlled = { $territory } is not controlled by the general's own power.
refusal-own-general-there = A general of the same power stands there already ({ $territory }).
refusal-closed-land = { $territory } is closed to the general.
refusal-foreign-general-there = A general who is not an ally stands there ({ $territory }).
refusal-not-own-general = { $general } belongs to another power.
refusal-general-not-on-map = { $general } is not on the map.
