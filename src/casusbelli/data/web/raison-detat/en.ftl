# The table of Raison d'État, beside the words of Coalitions that it shares.

## The election

rde-emperor = Emperor
rde-emperor-about = Emperor: 2 influence more whenever it extends its influence
rde-electors = { $count ->
    [one] 1 elector
   *[other] { $count } electors
}
rde-election = Election of the Emperor
rde-election-about = 4 of 7 votes win the crown and 2 influence whenever the Emperor extends it. With fewer the throne stays vacant.
rde-candidates = Candidates
rde-voted = votes for
rde-voting = votes now
rde-votes-later = votes later
rde-votes-for = Votes for { $power }
rde-electors-vacant = Electors without a vote: { $territories }.
rde-no-part = No elector, no vote, no candidate: { $powers }.
rde-subject-vote = { $count ->
    [one] Your one vote cannot be withheld or taken back.
   *[other] Your { $count } votes go together. They cannot be withheld or taken back.
}

## Subsidies and mercenaries

rde-subject-give = Up to 3 money or up to 3 battle cards in all, to one ally or several. Never both kinds.
rde-subject-money = Money for: { $power }. You have { $count }.
rde-subject-card = A card for: { $power }. The others see only its back; your ally sees it after accepting.
rde-subject-money-offered = { $power-the } offers you { $count } money. It is all or nothing.
rde-subject-cards-offered = { $count ->
    [one] { $power-the } offers you a battle card. You see it when you have accepted.
   *[other] { $power-the } offers you { $count } battle cards. You see them when you have accepted; it is all or nothing.
}
rde-give-money = Money
rde-give-card = Card
rde-offered = Offered so far
rde-gifts = { $power-the } offers
rde-money = { $count } money

## Diplomacy

rde-step-admission = Admission
rde-subject-admission = These powers want to be in your coalition. Whom you refuse chooses another status at once.
rde-subject-admit = { $power-the } was refused by the other side and asks to join: { $status }.
rde-subject-turned-away = You were refused. The other coalition may admit you; if it refuses too, you stay outside.
