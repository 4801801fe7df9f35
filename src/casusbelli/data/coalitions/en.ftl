# Coalitions in English. Names on the map stay as they are printed; what the place is called otherwise is `.local`.

title-coalitions = Coalitions
    .about = Napoleonic Europe, for 3 to 6 players; L'Empereur for 1 to 5.
    .pitch = Six powers, two coalitions, and nobody keeps faith for long. Europe from 1792 to 1813, with battles of cards and nerve.
    .length = 90 minutes to 3 hours

## Options

option-scenario = scenario
    .about = The year in which the game begins. 1805 is best for a first game.
option-mode = mode
    .about = Everybody for himself, or all together against a Napoleon who plays by himself (in 1805 only).
option-level = level of L'Empereur
    .about = How strong Napoleon begins in L'Empereur.
option-third-minor = third minor power
    .about = With three players: which power is minor beside Prussia and the Ottoman Empire.
option-abilities = generals' abilities
    .about = Wellington, Schwarzenberg, Blücher, Kutuzov and the Grand Vizier have abilities of their own.
option-random-powers = powers by lot
    .about = The powers are dealt to the seats at random, not in Power Order.
option-negotiation = negotiations
    .about = Everybody talks until all are ready, before statuses are declared.
option-limit = last round
    .about = The game ends after this round at the latest; 0 means that there is no such round.

choice-scenario-1792 = 1792: the Revolution in danger
choice-scenario-1798 = 1798: the Second Coalition
choice-scenario-1805 = 1805: the sun of Austerlitz
choice-scenario-1806 = 1806: Prussia goes to war
choice-scenario-1809 = 1809: Austria rises again
choice-scenario-1812 = 1812: the road to Moscow
choice-scenario-1813 = 1813: the nations' war
choice-mode-coalitions = Coalitions
choice-mode-empereur = L'Empereur
choice-level-ogre = L'Ogre (easy)
choice-level-usurper = L'Usurpateur (demanding)
choice-level-emperor = L'Empereur Napoléon (extremely demanding)
choice-third-minor-russia = Russia
choice-third-minor-austria = Austria

## House rules: rulings that can be read in several ways, the usual reading first

option-paris = who ends the game in Paris
    .about = Whose general in Paris ends the game when a round is over.
option-lost-capital = status without one's capital
    .about = What a power may declare in the Diplomacy Phase while it does not control its capital.
option-expelled = status after an expulsion
    .about = What a power may choose that Great Britain or France has expelled.
option-wheel = Austria and the Ottoman Empire on the wheel
    .about = Where these two begin on the Wheel of War.
option-napoleon-scores = Napoleon's influence for battles
    .about = For which battles France gains influence in L'Empereur.

choice-paris-other-players = any other player
    .about = A general of any power that another player than France's controls, its allies too.
choice-paris-outside = outside the French coalition
    .about = A general of a power that is not in the French coalition.
choice-paris-letter = any power but France
    .about = A general of any power but France, of France's own minor powers too, who bring France no bonus.
choice-lost-capital-free = free choice
    .about = It may declare any status, as if its capital were its own.
choice-lost-capital-neutral = must be neutral
    .about = It must declare that it is neutral.
choice-lost-capital-kept = keeps its status
    .about = It must keep the status that it has.
choice-expelled-alone = neutral or expansionist
    .about = It chooses to be neutral or expansionist, and that is final.
choice-expelled-any = any other status
    .about = It may also ask to join the other coalition, whose leader admits it or turns it away.
choice-wheel-austria-5 = Austria 5, Ottoman Empire 2
    .about = Austria begins on Expand Influence and the Ottoman Empire on Taxation, as their places in Power Order suggest.
choice-wheel-austria-2 = Austria 2, Ottoman Empire 5
    .about = Austria begins on Taxation and the Ottoman Empire on Expand Influence.
choice-napoleon-scores-always = attacking and defending
    .about = France gains influence for every general that it defeats, attacking or defending.
choice-napoleon-scores-attacking = attacking only
    .about = France gains influence for generals that it defeats only where it attacks.

## What rulesets changed

amendment-allies-in-paris = Unless the table agrees otherwise, a general of France's ally in Paris ends the game like any other player's general.

## Powers, in Power Order

power-britain = Great Britain
    .the = Great Britain
    .short = Britain
    .letter = B
power-france = France
    .the = France
    .short = France
    .letter = F
power-austria = Austria
    .the = Austria
    .short = Austria
    .letter = A
power-prussia = Prussia
    .the = Prussia
    .short = Prussia
    .letter = P
power-russia = Russia
    .the = Russia
    .short = Russia
    .letter = R
power-ottoman = Ottoman Empire
    .the = the Ottoman Empire
    .short = Ottomans
    .letter = O

status-british = British Coalition
    .short = British
    .about = Allied with Britain; at war with the French coalition and expansionists. May sail and get subsidies.
status-french = French Coalition
    .short = French
    .about = Allied with France; at war with the British coalition and expansionists.
status-neutral = Neutral
    .short = neutral
    .about = At peace with all. Home cannot be attacked, taxes double, but generals stand only where the power is in control.
status-expansionist = Expansionist
    .short = expansionist
    .about = Alone: at war with both coalitions and every other expansionist.

## Generals. Most have no name: who sees the map knows them by where they stand.

general-britain-1 = the British general
    .exact = British general 1
general-britain-2 = the British general
    .exact = British general 2
general-britain-3 = the British general
    .exact = British general 3
general-france-1 = the French general
    .exact = French general 1
general-france-2 = the French general
    .exact = French general 2
general-france-3 = the French general
    .exact = French general 3
general-france-4 = the French general
    .exact = French general 4
general-france-5 = the French general
    .exact = French general 5
general-france-6 = the French general
    .exact = French general 6
general-france-7 = the French general
    .exact = French general 7
general-austria-1 = the Austrian general
    .exact = Austrian general 1
general-austria-2 = the Austrian general
    .exact = Austrian general 2
general-austria-3 = the Austrian general
    .exact = Austrian general 3
general-austria-4 = the Austrian general
    .exact = Austrian general 4
general-prussia-1 = the Prussian general
    .exact = Prussian general 1
general-prussia-2 = the Prussian general
    .exact = Prussian general 2
general-prussia-3 = the Prussian general
    .exact = Prussian general 3
general-russia-1 = the Russian general
    .exact = Russian general 1
general-russia-2 = the Russian general
    .exact = Russian general 2
general-russia-3 = the Russian general
    .exact = Russian general 3
general-russia-4 = the Russian general
    .exact = Russian general 4
general-ottoman-1 = the Ottoman general
    .exact = Ottoman general 1
general-ottoman-2 = the Ottoman general
    .exact = Ottoman general 2
general-ottoman-3 = the Ottoman general
    .exact = Ottoman general 3
general-wellington = Wellington
    .exact = Wellington
    .initial = W
general-napoleon = Napoleon
    .exact = Napoleon
    .initial = N
general-schwarzenberg = Schwarzenberg
    .exact = Schwarzenberg
    .initial = S
general-bluecher = Blücher
    .exact = Blücher
    .initial = B
general-kutuzov = Kutuzov
    .exact = Kutuzov
    .initial = K
general-grand-vizier = the Grand Vizier
    .exact = the Grand Vizier
    .initial = V

## Territories

territory-london = London
    .local = London
territory-cornwall = Cornwall
    .local = Cornwall
territory-paris = Paris
    .local = Paris
territory-picardie = Picardie
    .local = Picardy
territory-lorraine = Lorraine
    .local = Lorraine
territory-normandie_bretagne = Normandie & Bretagne
    .local = Normandy and Brittany
territory-aquitaine = Aquitaine
    .local = Aquitaine
territory-languedoc = Languedoc
    .local = Languedoc
territory-provence = Provence
    .local = Provence
territory-navarra = Navarra
    .local = Navarre
territory-catalonia = Catalonia
    .local = Catalonia
territory-leon = Leon
    .local = León
territory-valencia = Valencia
    .local = Valencia
territory-andalusia = Andalusia
    .local = Andalusia
territory-madrid = Madrid
    .local = Madrid
territory-oporto = Oporto
    .local = Porto
territory-lisboa = Lisboa
    .local = Lisbon
territory-beira = Beira
    .local = Beira
territory-holland = Holland
    .local = Holland
territory-westphalia = Westphalia
    .local = Westphalia
territory-hannover = Hannover
    .local = Hanover
territory-pfalz = Pfalz
    .local = the Palatinate
territory-hesse = Hesse
    .local = Hesse
territory-wurttemberg = Wurttemberg
    .local = Württemberg
territory-bavaria = Bavaria
    .local = Bavaria
territory-saxonia = Saxonia
    .local = Saxony
territory-mecklenburg = Mecklenburg
    .local = Mecklenburg
territory-danmark = Danmark
    .local = Denmark
territory-berlin = Berlin
    .local = Berlin
territory-borussia = Borussia
    .local = East Prussia
territory-silesia = Silesia
    .local = Silesia
territory-pommern = Pommern
    .local = Pomerania
territory-wien = Wien
    .local = Vienna
territory-tyrol = Tyrol
    .local = Tyrol
territory-bohemia = Bohemia
    .local = Bohemia
territory-hungari = Hungari
    .local = Hungary
territory-galicia = Galicia
    .local = Galicia
territory-venezia = Venezia
    .local = Venice
territory-dalmatia = Dalmatia
    .local = Dalmatia
territory-lombardia = Lombardia
    .local = Lombardy
territory-patrimonium_st_petri = Patrimonium St. Petri
    .local = the Papal States
territory-napoli = Napoli
    .local = Naples
territory-warszawa = Warszawa
    .local = Warsaw
territory-livonia = Livonia
    .local = Livonia
territory-polesie = Polesie
    .local = Polesia
territory-podolia = Podolia
    .local = Podolia
territory-bessarabia = Bessarabia
    .local = Bessarabia
territory-st_petersburg = St. Petersburg
    .local = Saint Petersburg
territory-moskva = Moskva
    .local = Moscow
territory-smolensk = Smolensk
    .local = Smolensk
territory-ukraine = Ukraine
    .local = Ukraine
territory-crimea = Crimea
    .local = the Crimea
territory-kuban = Kuban
    .local = Kuban
territory-istanbul = Istanbul
    .local = Constantinople
territory-anatolia = Anatolia
    .local = Anatolia
territory-syria = Syria
    .local = Syria
territory-egypt = Egypt
    .local = Egypt
territory-serbia = Serbia
    .local = Serbia
territory-wallachia = Wallachia
    .local = Wallachia
territory-rumelia = Rumelia
    .local = Rumelia
territory-hellas = Hellas
    .local = Greece
territory-bosnia = Bosnia
    .local = Bosnia
territory-georgia = Georgia
    .local = Georgia
territory-sverige = Sverige
    .local = Sweden
territory-finland = Finland
    .local = Finland
territory-alps = Alps
    .local = the Alps
territory-caucasus = Caucasus
    .local = the Caucasus
territory-brabant = Brabant
    .local = Brabant
territory-karinthia = Karinthia
    .local = Carinthia

source-rulebook = the rulebook names it
source-reconstructed = reconstructed by us
source-printed = taken from the printed game
source-house = as the house board of this table has it
source-public = taken from public sources

## The wheel

field-drill = Drill
    .short = Drill
field-taxation = Taxation and Trade
    .short = Taxation
field-leadership = Leadership
    .short = Leadership
field-mobilization = Mobilization
    .short = Mobilization
field-expand-influence = Expand Influence
    .short = Influence
field-movement = Movement
    .short = Movement

## Cards

card-1 = 1
    .ability = nothing but its strength
card-2 = 2
    .ability = counts 3 on land that its power controls
    .brief = 3 at home
card-3 = 3
    .ability = played openly it turns up a card of the other side
    .brief = reveals
card-4 = 4
    .ability = each pair in one general's stack counts 1 more
    .brief = pairs +1
card-5 = 5
    .ability = costs its power 1 morale more if the battle is lost
    .brief = −1 if lost

napoleon-1 = Armée d'Orient
napoleon-2 = Armée d'Italie
napoleon-3 = Armée de Naples
napoleon-4 = La Grande Armée
napoleon-5 = Armée de Dalmatie
napoleon-6 = Armée du Nord
napoleon-7 = Armée de Prusse
napoleon-8 = Armée de Pologne
napoleon-9 = Armée de Portugal
napoleon-10 = Armée d'Espagne
napoleon-11 = Armée d'Allemagne
napoleon-12 = Grande Armée de Russie

## Decisions: what is asked

prompt-name-general = choose which of your generals is the historical one
prompt-talk = negotiate; statuses are declared when everybody is ready
prompt-negotiate = declare the status of your power for this round; it stays secret until all have declared
prompt-expel = expel a member from your coalition, or nobody else
prompt-choose-after-expulsion = you have been expelled: choose another status
prompt-admit = a power asks to join your coalition: admit it or turn it away
prompt-bid = bid morale for the control of the minor power
prompt-reinforce = the garrison is lifted: choose the general who takes its troop
prompt-let-stay = let the general of your new ally stay, or send him away
prompt-choose-leaving = choose which of your generals leaves next
prompt-leave-to = your general must leave: choose where he goes
prompt-drill = drill (draw a card, then discard one), or leave it
prompt-discard-drilled = discard a card
prompt-discard-surplus = your hand is above its limit: discard a card
prompt-lead = choose what your leadership brings
prompt-place-general = place a general on your land, or stop
prompt-recall = take a general off the map, or stop
prompt-subsidise = offer a subsidy to a member of your coalition, or stop
prompt-offer-amount = how much money do you offer?
prompt-lend-card = choose the battle card that you offer
prompt-answer-offer = accept the subsidy or decline it
prompt-buy = buy something, or stop
prompt-choose-arbiter = choose the arbiter of your movement
prompt-disband = disband a garrison of yours, or stop
prompt-choose-move = choose the general who moves next, or end the moves
prompt-choose-way = choose where your general goes, and how
prompt-choose-onward = go on with the strategic movement, or halt here
prompt-choose-garrisons = leave troops as garrisons on the way, then go
prompt-give-consent = an ally asks for your consent to his move
prompt-request-turn = end your movement, or ask the arbiter for another movement turn
prompt-allow-turn = you are the arbiter: allow another movement turn, or refuse it
prompt-choose-battle = choose the next battle
prompt-withdraw-before-battle = your general may leave before the battle, or stand
prompt-allow-refuge = let an ally's general into your territory, or refuse
prompt-support = choose a general who supports the battle, or nobody else
prompt-play-card = play a card for the marked general, or pass for the rest of the battle
prompt-lose-to = your general is beaten: choose where he goes
prompt-draw-to = the battle is drawn and your general must go back: choose where
prompt-garrison-conquest = leave a troop as the garrison of the conquered territory, or none
prompt-comfort = choose which of the powers with the lowest morale gains 1
prompt-reserve-general = choose the French general who stands by in the Race for Paris
prompt-send-general = several French generals are equally near: choose whom Napoleon sends
prompt-fill-general = France cannot pay for all its troops: choose the general who gets the next one
prompt-play-openly = play a card openly, or none for now
prompt-draw-for = choose the French general who supports with the next card
prompt-retreat-french = choose where the French general retreats to

decision-name-general = choose your historical general
decision-talk = be ready
decision-negotiate = declare a status
decision-expel = expel members from the coalition
decision-choose-after-expulsion = choose a status after an expulsion
decision-admit = admit a power to the coalition or turn it away
decision-bid = bid for a minor power
decision-reinforce = choose the general who takes a troop
decision-let-stay = let a general stay or send him away
decision-choose-leaving = choose the general who leaves next
decision-leave-to = choose where a general goes
decision-drill = drill or leave it
decision-discard-drilled = discard a card
decision-discard-surplus = discard down to the hand limit
decision-lead = choose what your leadership brings
decision-place-general = place generals on the map
decision-recall = take generals off the map
decision-subsidise = offer subsidies
decision-offer-amount = say how much money you offer
decision-lend-card = choose a battle card to offer
decision-answer-offer = accept or decline a subsidy
decision-buy = buy what you need
decision-choose-arbiter = choose an arbiter
decision-disband = disband garrisons
decision-choose-move = choose the next move
decision-choose-way = choose where a general goes
decision-choose-onward = go on with the strategic movement or halt
decision-choose-garrisons = choose the garrisons of a move
decision-give-consent = consent to an ally's move or refuse
decision-request-turn = end the movement or ask for another turn
decision-allow-turn = allow another movement turn or refuse it
decision-choose-battle = choose the next battle
decision-withdraw-before-battle = stand or leave before the battle
decision-allow-refuge = let an ally's general in or refuse
decision-support = declare support
decision-play-card = play a card or pass
decision-lose-to = choose where a beaten general goes
decision-draw-to = choose where a general goes back to
decision-garrison-conquest = garrison the conquered territory or not
decision-comfort = choose whose morale rises
decision-reserve-general = choose the French general who stands by
decision-send-general = choose the French general who is sent
decision-fill-general = choose the French general who gets a troop
decision-play-openly = play a card openly or none
decision-draw-for = choose the French general who supports
decision-retreat-french = choose where the French general retreats to

## Actions: what can be chosen

action-name = choose { $general-exact }
action-ready = ready
action-not-ready = not ready after all
action-status = { $status }
action-expel = expel { $power-the }
action-expel-no-more = expel nobody else
action-admit = admit { $power-the } to the coalition
action-turn-away = turn { $power-the } away
action-bid = { $number ->
    [0] bid nothing
   *[other] bid { $number } morale
}
action-reinforce = give the troop to { $general-exact }
action-let-stay = let him stay
action-send-away = send him away
action-leave = { $general-exact } leaves next
action-drill = drill
action-skip-drill = do not drill
action-discard = discard a { $card }
action-deploy = bring generals onto the map
action-withdraw = take generals off the map
action-draw-card = draw a card
action-raise-morale = gain 1 morale
action-rest = do nothing
action-take = place { $general-exact } instead
action-deploy-no-more = place nobody else
action-place = place him in { $territory }
action-recall = recall { $general-exact }
action-recall-no-more = recall nobody else
action-subsidise = offer { $power-the } a subsidy
action-hire-out = offer { $power-the } a battle card
action-subsidise-no-more = offer nothing else
action-offer = offer { $number } money
action-lend = offer a { $card }
action-accept = accept the money
action-decline = decline the money
action-buy-troop = buy a troop for { $general-exact }
action-buy-card = buy a card
action-buy-morale = buy 1 morale
action-buy-fortress = build a fortress in { $territory }
action-buy-no-more = buy nothing else
action-arbiter = make { $power-the } the arbiter
action-disband = disband the garrison of { $territory }
action-disband-no-more = disband nothing else
action-move = move { $general-exact }
action-undo-move = take back the last move
action-end-moves = end the moves
action-march = march to { $territory }
action-sail = sail to { $territory }
action-hasten = strategic movement, one step to { $territory }
action-embark = embark for Egypt with the Armée d'Orient
action-halt = halt here
action-garrison = garrison { $territory }
action-garrison-no-more = no more garrisons
action-consent = consent
action-refuse = refuse
action-request-turn = ask for another movement turn
action-end-movement = end the movement
action-battle = fight in { $territory }
action-support = support with { $general-exact }
action-support-no-more = support with nobody else
action-play = play a { $card }
action-expose = play a 3 openly and turn up card { $number } of { $general-exact }
action-strike = play a 3 openly and discard card { $number } of { $general-exact }
action-pass = pass
action-stand = stand and fight
action-retreat = go to { $territory }
action-off-map = leave the map, without the troops
action-to-capital = go to the capital
action-comfort = raise the morale of { $power-the }
action-send = send { $general-exact }
action-reserve = { $general-exact } stands by

## Events: the wheel and its actions

event-round = Round { $count } begins.
event-turn = Action turn { $count }.
event-named = The general in { $territory } is { $who }.
event-named-off-map = { $who } waits off the map.
event-drew = { $power-the } draws a card.
event-drew-own = { $power-the } draws a card: { $card }.
event-discarded = { $power-the } discards a { $card }.
event-reshuffled = The discard pile is shuffled into a new deck.
event-reshuffled-own = { $power-the } shuffles its discard pile into a new deck.
event-drilled = { $power-the } drills.
event-drill-skipped = { $power-the } does not drill.
event-taxed = { $power-the } takes { $count } money in taxes.
event-traded = { $power-the } earns { $count } money by trade.
event-expanded = { $count ->
    [0] { $power-the } holds no land that brings it influence.
   *[other] { $power-the } expands its influence.
}
event-grand-coalition-paid = { $count ->
    [0] { $power-the } holds no disputed land that brings it money.
   *[other] { $power-the } gets { $count } money for the land that it claims.
}
event-influence = { $power-the } gains { $count } influence.
event-morale-up = { $power-the } gains { $count } morale.
event-morale-down = { $power-the } loses { $count } morale.
event-spain-opened = Spain is open to all powers from now on.
event-rested = { $power-the } does nothing with its leadership.
event-deployed = { $who } takes the field in { $territory }.
event-recalled = { $who } is recalled from { $territory }.
event-offered = { $power-the } offers { $other-the } { $count } money.
event-subsidised = { $other-the } accepts { $count } money from { $power-the }.
event-subsidy-declined = { $power-the } declines the subsidy.
event-mercenary-offered = { $power-the } offers { $other-the } a battle card.
event-mercenary-offered-own = The card that { $power-the } offers is a { $card }.
event-mercenaries-sent = { $count ->
    [one] { $other-the } accepts a battle card from { $power-the }.
   *[other] { $other-the } accepts { $count } battle cards from { $power-the }.
}
event-mercenary-received = { $power-the } receives a { $card }.
event-mercenaries-declined = { $power-the } declines the battle cards.
event-troop-bought = { $power-the } raises a troop for the general in { $territory }.
event-fortress-built = { $power-the } builds a fortress in { $territory }.
event-morale-bought = { $power-the } pays for morale.
event-card-bought = { $power-the } buys a card.
event-corruption = { $power-the } loses { $count } money to corruption.

## Events: movement

event-movement = { $power-the } begins its movement.
event-napoleon-moves = Napoleon may move.
event-arbiter-chosen = { $power-the } makes { $other-the } the arbiter.
event-disbanded = { $power-the } disbands its garrison in { $territory }.
event-turn-requested = { $power-the } asks { $other-the } for movement turn { $count }.
event-turn-allowed = { $power-the } allows { $other-the } movement turn { $count }.
event-turn-refused = { $power-the } refuses { $other-the } another movement turn.
event-moved-march = { $who } marches from { $origin } to { $territory }.
event-moved-sail = { $who } sails from { $origin } to { $territory }.
event-moved-strategic = { $who } moves strategically from { $origin } to { $territory }.
event-moved-orient = { $who } embarks in { $origin } and lands in { $territory }: the Armée d'Orient.
event-troops-relayed = { $count ->
    [one] A troop of { $power-the } goes by train from { $place } to { $territory }.
   *[other] { $count } troops of { $power-the } go by train from { $place } to { $territory }.
}
event-garrisoned = { $power-the } garrisons { $territory }.
event-move-undone = { $power-the } takes the move back: { $who } is in { $territory } again.
event-consented = { $power-the } consents to the move of { $other-the } to { $territory }.
event-consent-refused = { $power-the } refuses the move of { $other-the } to { $territory }.

## Events: battles

event-battle = Battle: { $territory }, attacked by { $power-the }.
event-attack-strength = Strength of the attacking side: { $count }.
event-defence-strength = Strength of the defending side: { $count }.
event-evaded = { $who } evades the battle and goes to { $territory }.
event-refuge-granted = { $power-the } lets { $who } into { $territory }.
event-refuge-refused = { $power-the } does not let { $who } into { $territory }.
event-supported = { $who } in { $origin } supports the battle.
event-card-laid = { $power-the } plays a card face down for its general in { $place }.
event-card-laid-own = { $power-the } plays a { $card } face down for its general in { $place }.
event-card-played-openly = { $power-the } plays a { $card } openly for its general in { $place }.
event-card-exposed = A card of { $power-the } is turned up: { $card }.
event-card-struck = A card of { $power-the } is discarded: { $card }.
event-passed-cards = { $power-the } passes and plays no more cards in this battle.
event-card-turned-up = { $power-the } reveals a { $card }.
event-attack-won = { $power-the } wins the battle: { $territory }.
event-attack-repelled = The defenders win the battle: { $territory }. The attack of { $power-the } has failed.
event-battle-drawn = The battle is drawn: { $territory }. The attacker must go back.
event-troops-lost = { $count ->
    [one] { $who } in { $place } loses a troop.
   *[other] { $who } in { $place } loses { $count } troops.
}
event-garrison-lost = { $power-the } loses its garrison in { $territory }.
event-prestige-won = { $power-the } passes { $other-the } on the Prestige track.
event-went-off-map = { $who } leaves the map.
event-went-to-capital = { $who } goes back to the capital, { $territory }.
event-retreated = { $who } retreats to { $territory }.
event-reappeared = { $who } is back at once, in { $territory }.

## Events: diplomacy, minor powers, the board update

event-diplomacy-began = The powers negotiate.
event-status-kept = { $power-the } keeps its status: { $status }.
event-status-chosen = { $power-the } declares a new status: { $status }.
event-status-followed = { $power-the } follows { $other-the }: { $status }.
event-expelled = { $other-the } expels { $power-the } from its coalition.
event-asked-to-join = { $power-the } asks to join the { $status }.
event-auction-began = Whom will { $power-the } follow? The bids are secret.
event-bid = { $power-the } bids { $count }.
event-auction-won = { $power-the } wins { $other-the } for { $count } morale.
event-capital-decided = { $territory } is in the hands of { $power-the }, so there is no auction for { $other-the }.
event-control-kept = { $power-the } remains in control of { $other-the }.
event-control-taken = { $power-the } takes control of { $other-the }. Its status is now: { $status }.
event-control-won = { $power-the } takes control of { $other-the }.
event-guest-stays = { $power-the } lets { $who } stay in { $territory }.
event-guest-sent-away = { $power-the } sends { $who } away from { $territory }.
event-outmatched = { $territory }: { $other-the } is the stronger, { $power-the } must leave.
event-coin-tossed = { $territory }: equal strength, and chance decides for { $power-the }.
event-garrison-lifted = { $power-the } lifts its garrison in { $territory }.
event-garrison-paid-off = { $power-the } has no general with room for the troop and gets 1 money instead.
event-reinforced = { $who } in { $territory } takes over the troop.
event-general-left = { $who } leaves { $origin } for { $territory }.
event-general-left-map = { $count ->
    [0] { $who } leaves { $origin } and the map.
    [one] { $who } leaves { $origin } and the map; a troop is lost.
   *[other] { $who } leaves { $origin } and the map; { $count } troops are lost.
}

## Events: L'Empereur

event-napoleon-card = Napoleon turns up a card: { $napoleon }.
event-napoleon-reshuffled = The Napoleon cards are shuffled anew.
event-napoleon-holds = A French garrison holds { $territory }.
event-napoleon-sent = Napoleon sends a general to { $territory }.
event-napoleon-filled = { $count ->
    [one] { $who } in { $place } gets a troop.
   *[other] { $who } in { $place } gets { $count } troops.
}
event-napoleon-lacks-general = Napoleon has no general left for { $territory }.
event-napoleon-drew = { $power-the } draws a { $card } for its general in { $place }.
event-stopped-for-now = { $power-the } plays no card for now.
event-race-for-paris = The Race for Paris! An enemy of { $power-the } stands in { $territory }.
event-empereur-won = A general of the Grand Coalition is in { $territory }: the Empire has fallen.
event-empereur-lost = { $power-the } has { $count } influence: Europe is Napoleon's.

## Events: the end

event-conquered = { $power-the } is a conqueror of { $territory } and gains { $count } influence.
event-won = { $power-the } wins with { $count } influence.
event-game-won = { $count ->
    [0] The players have lost: Napoleon keeps his throne.
   *[other] { $seats-is ->
        [you] You win the game!
        [among] The victory is shared by { $seats }.
       *[other] { $count ->
            [one] { $seats } wins the game.
           *[other] The victory is shared by { $seats }.
        }
    }
}

## Refusals: why not

refusal-not-own-general = { $general-exact } belongs to another power.
refusal-general-not-on-map = { $general-exact } is not on the map.
refusal-general-full = { $general-exact } has three troops already.
refusal-card-not-in-hand = There is no { $card } in the hand.
refusal-no-card-left = There is no card left to draw.
refusal-no-general-on-map = None of your generals is on the map.
refusal-no-general-off-map = All your generals are on the map already.
refusal-nowhere-to-deploy = There is no land of yours without a general of yours or of a power that is not your ally.
refusal-not-another-general = Generals without a name are all alike; only between one of them and the historical general can you choose.
refusal-territory-not-controlled = Your power does not control { $territory }.
refusal-own-general-there = A general of the same power is in { $territory } already.
refusal-foreign-general-there = A general who is not an ally is in { $territory }.
refusal-offered-already = { $power-the } has your offer already; there is one for each power.
refusal-not-in-coalition = { $power-the } is not a member of your coalition.
refusal-no-money-left = All your money is offered already.
refusal-one-kind-of-gift = Money or battle cards: one action gives only one of the two.
refusal-no-card-to-lend = All cards of the hand are offered already.
refusal-gift-limit = One action gives no more than 3 money or 3 battle cards in all.
refusal-offer-of-nothing = An offer is at least 1; to offer nothing, offer it to nobody.
refusal-not-enough-money = There is not enough money for that.
refusal-morale-full = Morale never rises above 15.
refusal-no-fortress-left = All six fortresses are on the map.
refusal-fortress-needs-garrison = A fortress is built round an own garrison, and there is none in { $territory }.
refusal-fortress-there = { $territory } has a fortress already.
refusal-no-token-left = All troops and garrisons of your power are on the map.
refusal-arbiter-self = { $power-the } cannot be the arbiter of its own movement.
refusal-arbiter-ally = { $power-the } is an ally of the moving power; the arbiter must not be.
refusal-arbiter-uncontrolled = Nobody controls { $power-the } yet, so it cannot be the arbiter.
refusal-arbiter-full = { $power-the } has 15 morale, and the arbiter must be able to gain some.
refusal-no-own-garrison = Your power has no garrison in { $territory }.
refusal-neutral-general-there = Your power is neutral, and a general of yours stands in { $territory }: without the garrison he would be on ground that you do not control.
refusal-no-battle-there = There is no battle to be fought in { $territory }.
refusal-generals-overlap = Two of your generals share a territory: move one of them on or take the last move back.
refusal-no-overlap = A move is taken back only while two of your generals share a territory.
refusal-only-named-general = Now only Napoleon moves.
refusal-general-moved = { $general-exact } has moved in this movement turn already.
refusal-general-cannot-move = { $general-exact } has nowhere to go.
refusal-impassable = Nobody can enter { $territory }.
refusal-closed-land = { $territory } is closed to your generals: it is the home of a neutral power.
refusal-spain-closed = Spain is still closed: only French generals may enter { $territory }.
refusal-neutral-mover = Your power is neutral, and its generals enter only land that it controls; it does not control { $territory }.
refusal-own-general-stays = A general of yours who has moved already stays in { $territory }; two may not share it.
refusal-move-refused = This very move to { $territory } was refused or taken back; it cannot be tried again in this movement turn.
refusal-not-adjacent = { $territory } is not next to the general.
refusal-not-at-sea = Only members of the British Coalition may sail.
refusal-not-in-port = The general is not in a port.
refusal-no-sea-route = No sea route leads to { $territory }.
refusal-too-far-by-sea = { $territory } is more than three sea routes away.
refusal-foreign-sea-route = The sea route to { $territory } belongs to a power that is not your ally.
refusal-grey-route-from-foreign-land = A grey sea route is open only from land that your power controls or nobody does.
refusal-not-friendly = Strategic movement keeps to land of your power and its allies; { $territory } is not.
refusal-no-way-on = No strategic movement leads to { $territory }: the general could not go on from there, or not end his move.
refusal-way-returns = This game began when strategic movement could not come back; the general has been in { $territory } already.
refusal-no-voyage = The Armée d'Orient sails once in the game, from Provence, while no British general is in Napoli or Patrimonium St. Petri.
refusal-voyage-to-neutral = The Armée d'Orient cannot land in Egypt: it is a home of the Ottoman Empire, which is neutral.
refusal-voyage-to-own-general = The Armée d'Orient cannot land in Egypt: a general of yours who has moved already stays there.
refusal-voyage-refused = This very voyage was refused or taken back; it cannot be tried again in this movement turn.
refusal-single-step = This game began when a strategic movement could not halt after one step: that is a march.
refusal-cannot-stop-here = He cannot halt here: another general of yours stays here, or this very move was refused or taken back.
refusal-not-on-the-way = { $territory } is not on the way of this move.
refusal-garrison-there = { $territory } has a garrison already.
refusal-home-of-ally = { $territory } is the home of an ally, where you may not place a garrison.
refusal-no-troop-left = The general has no troop left.
refusal-battle-first = The battle in { $territory } must be won first.
refusal-fights-himself = { $general-exact } is or will be in a battle of this movement turn and cannot support another.
refusal-supported-already = { $general-exact } has supported a battle of this movement turn already.
refusal-no-troops = { $general-exact } has no troop, so no card can be played for him.
refusal-too-far-to-support = { $general-exact } is not next to the battle.
refusal-only-seafarer-supports-by-sea = Only British generals support across a sea route.
refusal-not-in-battle = { $general-exact } has no cards in this battle.
refusal-card-of-own-side = A 3 turns up a card of the other side only.
refusal-no-card-there = { $general-exact } has no card number { $number }.
refusal-card-open-already = That card of { $general-exact } lies open already.
refusal-no-uncovering-card = Only a 3 can be played openly, and you hold none.
refusal-no-striking-card = A 3 played openly discards a card, and you hold none.
refusal-capital-lost = Your power does not control its capital.
refusal-capital-occupied = A general stands in the capital already.
refusal-must-reappear = The Grand Vizier must be placed on Ottoman land without another Ottoman or a foreign general.
refusal-no-retreat = A beaten general goes to his capital or off the map.
refusal-refuge-not-adjacent = { $territory } is not next to the battle.
refusal-enemies-there = Foreign pieces stand in { $territory }.
refusal-refuge-denied = Your ally has refused to let the general into { $territory }.
refusal-not-the-nearest = There is a nearer territory to go back to than { $territory }, or no way there.
refusal-not-the-battlefield = The garrison can only stay where the battle was won.
refusal-status-fixed = The status of your power never changes.
refusal-status-wanted = Your power must declare a status; keeping the old one is allowed.
refusal-status-without-capital = Your power does not control its capital, and this table then leaves it no such choice of status.
refusal-expel-minor = { $power-the } is a minor power: it leaves a coalition only together with the power that controls it.
refusal-expel-leader = { $power-the } leads a coalition and cannot be expelled.
refusal-expelled-already = { $power-the } has been expelled already.
refusal-expel-outsider = { $power-the } is not in your coalition.
refusal-not-asking-to-join = { $power-the } is not the power that asks to join.
refusal-status-after-expulsion = This status is not open to your power after its expulsion; choose another.
refusal-bid-above-morale = Your major power does not have that much morale.
refusal-general-off-map = { $general-exact } is not on the map.
refusal-general-need-not-leave = { $general-exact } need not leave.
refusal-territory-being-left = { $territory } is what the general must leave.
refusal-comfort-france = { $power-the } is the enemy: only powers of the Grand Coalition gain this morale.
refusal-comfort-not-lowest = { $power-the } does not have the lowest morale of the Grand Coalition.
refusal-general-not-french = { $general-exact } is not French.
refusal-general-engaged = { $general-exact } has a task on this card already.
refusal-general-not-first = { $general-exact } is not the first in line: another comes from nearer or from land that is worth less.
refusal-general-not-adjacent = { $general-exact } is not next to the home that is attacked.
refusal-no-troop-without-card = Every troop of { $general-exact } has had its card in this battle.

## Mistakes in options and positions

mistake-bad-seats-of-mode = The mode “{ $mode }” is for { $minimum } to { $maximum } players, not for { $seats }.
mistake-empereur-scenario = L'Empereur is played in { $only } only, not in { $scenario }.
mistake-empereur-abilities = The generals' abilities are not used in L'Empereur.
mistake-bad-minors = { $seats } players need { $count } minor powers, and the leaders of the coalitions are never minor.
mistake-seat-twice = Two major powers have the same seat.
mistake-too-many-fortresses = There are only { $count } fortresses.
mistake-fixed-status = The status of “{ $power }” never changes.
mistake-bad-actions = “{ $field }” names a card that “{ $power }” does not have.
mistake-bad-alliance = The “ally” of “{ $power }” must have it as its ally in turn; a minor power and its controller name none.
mistake-two-garrisons = “{ $territory }” has two garrisons.
mistake-controller-minor = “{ $power }” is a minor power and controls no other.
mistake-controller-of-ward = This minor power always has the same controller: “{ $power }”.
mistake-too-many-tokens = “{ $power }” has only { $count } tokens for troops and garrisons.
mistake-no-such-land = “{ $territory }” is impassable, or not on this side of the board.
mistake-too-many-generals = “{ $power }” has only { $count } generals.
mistake-bad-general = “{ $value }” is no place of a general of “{ $power }”: write a territory and up to 3 troops, such as “paris 2”, or off-map, or unused.
mistake-too-many-copies = There are { $count } cards “{ $card }” in this position; the deck has { $copies }.
mistake-not-in-grand-coalition = In L'Empereur “{ $power }” belongs to the Grand Coalition: leave out its status.
mistake-bad-napoleon-card = Napoleon card { $card } is given twice, or there is none: they are numbered from 1 to { $count }.
mistake-bad-stack = “{ $value }” is not a stack of cards: write their strengths, such as “4 3+”, with + for an open one.
mistake-bad-sealed = “{ $value }” is nothing that the seat could have chosen in secret.
mistake-bad-frame = “{ $value }” is not a step with what it is about, such as “play-card france”.
mistake-bad-stack-shape = These steps cannot follow one another in “{ $action }”: { $value }.
mistake-nothing-to-choose = Nobody has anything to choose in this position.
mistake-wrong-length = “{ $field }” must have { $count } numbers.
mistake-bad-move-text = “{ $value }” in “{ $field }” is not a move: write the general, the kind and the territories, such as “france-3 march paris picardie”.
mistake-bad-garrisons = “{ $field }” names a territory that can get no garrison in this move, or more than the general has troops.
mistake-battle-without-field = “{ $field }” belongs to a battle: “battlefield” is missing.
mistake-bad-battle = “{ $field }” does not fit the other facts of the battle: { $count } expected.
mistake-bad-attacker = The first of “{ $field }” is the attacker, a general of the power in “mover”.
mistake-bad-sides = “{ $field }” must begin with 0 for the attacker and 1 for each defender.
mistake-not-under-way = “{ $field }” is given, but “stack” names nothing that it belongs to.
mistake-general-off-map = The general “{ $general }” in “{ $field }” is not on the map.
mistake-bad-offers = “{ $field }” holds more than the giver may give, or an offer to a power that is not its ally.
mistake-bad-expelled = “{ $power }” cannot be expelled.
mistake-bad-moving = “{ $general }” is not a general of the moving power on the map.
mistake-no-battle-there = There is nothing to fight for at “{ $territory }”.
mistake-two-generals = “{ $power }” has two generals on one territory.
mistake-empereur-hand = In L'Empereur France has no hand.

## The table in a terminal

table-round = Round { $round }, action turn { $turn }
table-limit = last round { $round }
table-decks = deck { $deck }, discard { $discard }
table-fortresses = { $count ->
    [one] 1 fortress left
   *[other] { $count } fortresses left
}
table-spain-closed = Spain is closed
table-spain-open = Spain is open
table-head-power = Power
table-head-status = Status
table-head-morale = Mor
    .whole = Morale
table-head-influence = Inf
    .whole = Influence
table-head-money = Mon
    .whole = Money
table-head-cards = Crd
    .whole = Cards
table-head-off-map = Off
    .whole = Off map
table-head-supply = Sup
    .whole = Supply
table-head-player = Player
table-automa = Napoleon
table-uncontrolled = nobody
table-mark-minor = minor
table-mark-arbiter = arbiter
table-mark-emperor = emperor
table-mark-won = won
table-mark-deciding = deciding
table-mark-sealed = sealed
table-mark-ready = ready
table-legend = F2 a general with two troops, * a historical one, [F] a garrison, # a fortress. The shield shows who controls the territory. Off: generals off the map. Sup: troops and garrisons in supply.
table-legend-map = Value, then whose home the territory is (! a capital) or who claims it. Neighbours with ~ lie across a sea route.
table-head-territory = Territory
table-head-worth = Value
table-head-pieces = Pieces
table-head-near = Neighbours
table-movement = { $power-the } moves, movement turn { $turn }.
table-movement-napoleon = { $power-the } moves Napoleon.
table-arbiter = Arbiter: { $power }.
table-garrisons = Garrisons: { $territories }.
table-battles = Battles to be fought: { $territories }.
move-begun = { $general } is about to leave { $way }.
move-march = { $general } marches: { $way }.
move-sail = { $general } sails: { $way }.
move-strategic = { $general } moves strategically: { $way }.
move-orient = { $general } embarks: { $way }.
table-offer = { $power-the } is offered { $count } money.
table-offer-cards = { $power-the } is offered { $count ->
    [one] a battle card
   *[other] { $count } battle cards
}.
table-offer-own-cards = { $power-the } is offered these battle cards: { $cards }.
table-offered = { $power-the } offers you { $count } money.
table-cards-offered = { $power-the } offers you { $count ->
    [one] a battle card
   *[other] { $count } battle cards
}.
table-offering = Subsidy for { $power-the }; money left: { $count }
table-lending = A battle card for { $power-the }
table-admission = { $power-the } asks to join your coalition.
table-turn-wanted = { $power-the } asks for movement turn { $count }; the arbiter would gain { $count } morale.
table-auction = Auction for { $power-the }: morale { $morale }, money { $money }, cards { $cards }
table-leaving = Must leave: { $generals-exact }.
table-mine = You have chosen in secret: { $action }. You may change it until all have chosen.
table-battle-of = Battle: { $territory }, attacked by { $power-the }. Strength { $attack } to { $defence }
table-head-side = Side
table-head-general = General
table-head-capacity = Cards left
table-head-stack = Stack
side-attacker = attacks
side-defender = defends
side-attacker-support = supports the attack
side-defender-support = supports the defence
table-garrison = Garrison: { $power }, strength { $strength }.
table-passed-cards = Passed: { $powers }.
table-hand-of = Hand of { $power-the } ({ $count } of { $limit }):
table-options-of = Options of { $power-the }
table-options-about = Options for { $general-exact }
table-times = { $line } (× { $count })
table-discarded = { $count ->
    [0] The discard pile is empty.
   *[other] Discard pile: { $cards }.
}

## One territory

table-territory = { $name }: { $kind }.
kind-home = home of { $power-the }
kind-capital = capital of { $power-the }
kind-disputed = disputed territory
kind-undisputed = undisputed territory
kind-impassable = impassable
worth-nothing = It has no value.
worth-tax = Its value is { $count }: taxes for whoever controls it.
worth-claims = Its value is { $count }: influence for { $powers-the }, if one of them controls it, taxes for anybody else.
worth-home = Its value is { $count }: taxes for { $power-the }, influence for another power that controls it.
control-nobody = Nobody controls it.
control-garrison = { $power-the } controls it by a garrison.
control-home = { $power-the } controls it, because it is a home without a foreign garrison.
standing-general = { $general } stands here with { $count ->
    [0] no troops
    [one] one troop
   *[other] { $count } troops
}.
standing-fortress = There is a fortress.
standing-trains = Trains go to { $territories }.
standing-elector = It is an elector: whoever controls it has a vote in the election of the emperor.
table-borders = It borders { $territories }. Borders without a note are reconstructed by us.
table-routes = Port. Sea routes to { $territories }.
table-route-owned = { $name } ({ $power })
table-route-grey = { $name } (grey)
table-way-known = { $name } (in the rulebook)
table-way-of-house = { $name } (on the house board)

## L'Empereur in a terminal

table-empereur = L'Empereur, { $level }. France: influence { $influence } of 25, morale { $morale }, money { $money }. Napoleon cards: { $deck } in the deck, { $discard } discarded.
table-napoleon-card = Napoleon card { $number }, { $name }: { $attacked }.
table-race = The Race for Paris is on.
table-forecast = { $turns ->
    [0] this turn
    [one] next turn
   *[other] in { $turns } turns
}, { $field }: { $deed } ({ $why }).
table-deed = { $deed } ({ $why }).
table-napoleon-coming = Napoleon cards that may come, and what each would do now:
table-napoleon-scores = { $count } influence for { $territories }
table-napoleon-outcome = { $number } { $name }: { $deeds }.
deed-attack = attack on { $territory }
deed-place = a general goes to { $territory }
deed-garrison = garrison in { $territory }
deed-race = Race for Paris, an enemy is in { $territory }
deed-card = a Napoleon card, one of { $count }
deed-tax = { $money } money
deed-expand = { $influence } influence
deed-mobilize = { $troops ->
    [one] one troop
   *[other] { $troops } troops
}, { $morale } morale
because-race = part of the Race for Paris
because-not-held = no French garrison is there
because-there = a general is there already
because-nobody = no general is left for it
because-standard-income = taxes by the usual rule
because-claims-held = disputed land with a French claim under French control
because-enough-for-all = there is enough for all troops; the rest buys morale
because-players-choose = not enough for all troops; the players choose who gets them
because-general-in-france = a general of the Grand Coalition is on French soil
because-no-general-in-france = no general of the Grand Coalition is on French soil
because-off-map = with a general from off the map
because-home = with a general from French soil
because-paris = with the general from Paris
because-undisputed = with a general from undisputed land
because-unclaimed = with a general from disputed land without a French claim
because-foreign-home = with a general from the home of another power
because-claimed = with a general from disputed land with a French claim

## Where the facts of the board come from

note-london = Start territory in five scenarios; its sea route to Holland is in the battle example. Value reconstructed.
note-cornwall = Port in the sea-movement example. Value reconstructed.
note-paris = Capital of France (victory conditions). Value reconstructed: the only 3.
note-picardie = French home (Race to Paris list); borders Holland (battle example). On this side it includes the annexed Belgian departments, because the Empire side has no Brabant. Value reconstructed.
note-lorraine = French home (Race to Paris list). Value reconstructed.
note-normandie_bretagne = French home (Race to Paris list). Value reconstructed.
note-aquitaine = French home (Race to Paris list); way from Paris to Navarra. Value reconstructed.
note-languedoc = French home (Race to Paris list); way from Provence to Catalonia. Value reconstructed.
note-provence = French home (Race to Paris list); starting point of the Armee d'Orient. Value reconstructed.
note-navarra = Spain; one of the two Spanish territories that border France. Kind and value reconstructed.
note-catalonia = Spain; one of the two Spanish territories that border France. Kind and value reconstructed.
note-leon = Spain. Kind and value reconstructed.
note-valencia = Spain. Kind and value reconstructed.
note-andalusia = Spain. Kind and value reconstructed.
note-madrid = Spain; held by a French garrison in the movement example. Kind, value and claims reconstructed.
note-oporto = Port on the sea way from Cornwall to Lisboa. Kind, value and claims reconstructed.
note-lisboa = British garrison at start in 1805, 1812, 1813. That it is disputed follows from the pattern of the 1805 set-up; value and French claim reconstructed.
note-beira = Not named in the rulebook. Oporto-Lisboa is a sea route and sea routes connect non-adjacent territories, so land must lie between them.
note-holland = Fought over and uncontrolled in the battle example; French garrison in 1806, 1812, 1813. Kind, value and claims reconstructed.
note-westphalia = French garrison in 1806, 1812, 1813; French general in 1809. Kind and value reconstructed.
note-hannover = Disputed on the Empire side (rulebook). Value, claims and port reconstructed.
note-pfalz = French general in 1806 and 1809, garrison in 1812 and 1813. Kind and value reconstructed.
note-hesse = On a Napoleon card; French general in 1813. Kind, value and claims reconstructed.
note-wurttemberg = Undisputed (rulebook). Value reconstructed.
note-bavaria = Disputed by France and Austria (rulebook). Value reconstructed.
note-saxonia = Nobody's home (board-update example A). Kind, value and claims reconstructed.
note-mecklenburg = Prussian general in 1806. Kind and value reconstructed.
note-danmark = Not named in the rulebook; land bridge between Hannover and Sverige.
note-berlin = Capital (Bluecher withdraws to Berlin). Value reconstructed.
note-borussia = Prussian general in five scenarios; ally generals beside him in 1812 and 1813. Value reconstructed.
note-silesia = Prussian home (minor-power example). Value reconstructed.
note-pommern = Not named in the rulebook; coast between Mecklenburg and Borussia.
note-wien = Capital of Austria (rulebook). Value reconstructed.
note-tyrol = Austrian home (rulebook). Value reconstructed.
note-bohemia = Neutral Austria's general stands here ungarrisoned in 1813, so it is home. Value reconstructed.
note-hungari = Austrian general in 1792 (spelt so). Value reconstructed.
note-galicia = Austrian start territory in 1809 and 1812; neighbours from board-update example B. That it is home is inferred; value reconstructed.
note-venezia = Austrian general without garrison in 1798, 1805, 1809 and never a French garrison even in 1812-13: inferred Austrian home. On this side it includes Karinthia. Value reconstructed.
note-dalmatia = Value 1 and not disputed (Napoleon card example). French garrison only in 1809, the one Empire scenario after 1805 in which Austria is at war with France: inferred Austrian home.
note-lombardia = French garrison at start in 1805; Austrian general in 1792. Kind and claims follow from the 1805 pattern; value reconstructed.
note-patrimonium_st_petri = French garrison in 1812 and 1813. Kind and value reconstructed.
note-napoli = British general in 1792 and 1805, French garrison in 1809 and 1812. Kind, value, claims and port reconstructed.
note-warszawa = Garrisoned by Prussia, France and Russia in turn; Austria's goal in 1809. Value and claims (the three partitioning powers) reconstructed.
note-livonia = Russian garrison at start in all seven scenarios. Kind follows from the 1805 pattern; value, Prussian claim and port reconstructed.
note-polesie = Russian or (1792) French-Polish garrison, so not a home; neighbour of Galicia (board-update example B). Kind and value reconstructed.
note-podolia = Russian or (1792) French-Polish garrison, so not a home; neighbour of Galicia and Bessarabia (examples). Kind, value and claims reconstructed.
note-bessarabia = Home of neither Russia nor the Ottomans (rulebook). Value reconstructed.
note-st_petersburg = Russian general in 1812. The text names no Russian capital; St. Petersburg was the capital in 1792-1815. Value reconstructed.
note-moskva = Russian general in 1812. Value reconstructed.
note-smolensk = Russian general in 1792 and 1812. Value reconstructed.
note-ukraine = Russian general in 1792. Value reconstructed.
note-crimea = Controlled by Russia in the minor-power example; a Russian general but never a garrison there in 1806, 1809, 1812. Value reconstructed.
note-kuban = Not named in the rulebook; the way round the Caucasus to Georgia.
note-istanbul = Garrison with fortress in every scenario. Value and port reconstructed.
note-anatolia = Neutral Ottomans' general stands here ungarrisoned in 1812, so it is home. Value reconstructed.
note-syria = Ottoman general in 1792, 1798, 1813. Value reconstructed.
note-egypt = Reverts to the Ottomans when the British leave (movement example), so it is their home. Value and port reconstructed.
note-serbia = Neutral Ottomans' general stands here ungarrisoned in 1812, so it is home. Value reconstructed.
note-wallachia = Ottoman home (minor-power example). Value reconstructed.
note-rumelia = Not named in the rulebook; land between Istanbul and the Danube.
note-hellas = Ottoman garrison in all scenarios but 1812. Kind follows from the 1805 pattern; value and French claim reconstructed.
note-bosnia = Not named in the rulebook; gives Austria and the Ottomans a common quarrel.
note-georgia = Not named in the rulebook, but the publisher speaks of the Ottomans having to protect the Caucasus.
note-sverige = Russian (Swedish) general in 1813. Kind, value and port reconstructed.
note-finland = Not named in the rulebook; the land way from St. Petersburg to Sverige.
note-alps = One of the two impassable territories.
note-caucasus = One of the two impassable territories.
note-revolution-picardie = French home (Race to Paris list). On this side Brabant is a separate territory. Value reconstructed.
note-brabant = Austrian home on the Revolution side (rulebook). Value reconstructed.
note-revolution-hannover = British home on the Revolution side (rulebook). Value and port reconstructed.
note-revolution-venezia = Austrian and Russian generals without garrison in 1798. On this side Karinthia is a separate territory. Inferred Austrian home as on the Empire side; value reconstructed.
note-karinthia = Separate territory on the Revolution side (rulebook); Austrian general in 1798. Home and value reconstructed.

# What later ruleset numbers have changed.
amendment-way-may-return = Strategic movement may come back to a territory that it has passed or where it began.
amendment-every-step-is-asked = No general moves or goes on unasked; strategic movement may halt after each step.
amendment-host-after-hostile = In a board update an enemy who holds the territory is not asked whether a general may stay: the two are settled first, then the new ally is asked.
amendment-stranded-by-sea = A general who must leave and is cut off on an island may go by any sea route instead of being lost.
amendment-neutral-garrison-stays = A neutral power keeps the garrison on which a general of its own side stands.
