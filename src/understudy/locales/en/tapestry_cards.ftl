# What your tapestry cards and civilizations do.

## Tapestry cards

tapestry-card-does-academia = Score 3 VP for each tech card you invent and each tapestry card you gain.
tapestry-card-does-age-of-discovery = Roll the science die. Every player advances on that track; only you gain the benefit and may buy the bonus.
tapestry-card-does-age-of-sail = Each time you explore, first draw three territory tiles; you may then give an opponent one tile for 3 VP.
tapestry-card-does-age-of-wonders = Compare landmarks: if you alone have the fewest, gain 2 resources; if you alone have the most, 12 VP; otherwise 1 resource and 6 VP.
tapestry-card-does-alliance = Choose an opponent: you may not conquer each other. When that opponent upgrades a tech card, you gain the benefit too.
tapestry-card-does-boast-of-superiority = Score 4 VP for each track on which you are ahead or tied.
tapestry-card-does-broker-of-peace = You may not advance on the military track. Score 3 VP each time an opponent advances there.
tapestry-card-does-capitalism = When you receive income, score 2 VP per coin. Each market you gain also gives 1 coin.
tapestry-card-does-coal-baron = Draw a territory tile and explore with it. Then each neighbor draws one.
tapestry-card-does-colonialism = Choose a territory tile you control. Gain for each land on it: mountain worker, grass culture, forest food, desert coin.
tapestry-card-does-dark-ages = Move back once on three tracks, then advance three times on the fourth. No benefits, no bonuses.
tapestry-card-does-democracy = Draw three tapestry cards. Then discard any number for 2 VP each.
tapestry-card-does-dictatorship = Advance on any track, with benefit and bonus. Until the end of your next turn opponents may not advance there.
tapestry-card-does-diplomacy = Every player gains 1 resource. You also take one income building.
tapestry-card-does-dystopia = Take any landmark of the tracks that is still unclaimed.
tapestry-card-does-empiricism = Score 2 VP when you advance on science. Roll the science die twice and choose one result.
tapestry-card-does-espionage = This card acts like a tapestry card that lies face up on an income mat.
tapestry-card-does-exploitation = When you explore, you may take the benefit of the tile twice instead of the VP.
tapestry-card-does-feudalism = Gain 1 resource, or 3 VP per landmark you own.
tapestry-card-does-golden-age = Your upgrades need no requirement. Score 3 VP per upgrade.
tapestry-card-does-guilds = Pay 5, 10 or 15 VP for 1, 2 or 3 resources, or the other way round.
tapestry-card-does-industrialism = When you invent a tech card, gain its circle at once.
tapestry-card-does-marriage-of-state = Choose an opponent and a track. Each benefit that the opponent gains there is yours too, never the bonus.
tapestry-card-does-mercantilism = When you receive income, you may turn food into other resources; 2 VP for each.
tapestry-card-does-meritocracy = Invent a tech card, then score 2 VP per tech card you own.
tapestry-card-does-militarism = After exploring a territory you may put an outpost on it.
tapestry-card-does-monarchy = Score 3 VP for each income building you place in your capital city.
tapestry-card-does-oil-magnate = Choose a track. You and your neighbors may advance there; only you gain the benefit and may buy the bonus.
tapestry-card-does-olympic-host = Each player may pay a worker for 10 VP. If an opponent did, take an income building, otherwise gain 1 coin.
tapestry-card-does-pillage-and-plunder = When you topple an opponent, take both conquer dice. Traps cannot be used against you.
tapestry-card-does-pirate-rule = When you conquer a territory tile, also gain its benefit.
tapestry-card-does-plea-for-aid = Gain 2 VP and 1 resource for each track on which every other player is ahead of you.
tapestry-card-does-renaissance = Advance once on each track without benefits. The bonuses you reach are free.
tapestry-card-does-revisionism = A landmark gained on a track also gives 1 resource. Where it is already claimed, gain an armory.
tapestry-card-does-revolution = Gain 1 resource, or stand up to three of your toppled outposts up and topple those above them.
tapestry-card-does-socialism = On a track of your choice move to the nearest opponent ahead or behind. No benefit, no bonus.
tapestry-card-does-steam-tycoon = Take a face-up tech card and upgrade it. Then each neighbor may take one from the deck.
tapestry-card-does-technocracy = If you are first in this era, invent a tech card and upgrade it; otherwise 3 VP per opponent.
tapestry-card-does-terraforming = You may build on impassable plots; 5 VP each time.
tapestry-card-does-theocracy = You may not advance on the science track. Score 4 VP when you enter a new tier of a track.
tapestry-card-does-trade-economy = Choose a space where an opponent stands: you gain its benefit, that opponent its bonus for free.
tapestry-card-does-trap = Discard it when an opponent conquers your territory: the new outpost is toppled, you keep control and gain 1 resource. Played: 10 VP.
tapestry-card-does-tyranny = When you gain a tapestry card, you may play it at once over this one, for 5 VP.
tapestry-card-does-wartime-economy = Bonuses that cost one resource are free.

## Civilizations

tapestry-civilization-does-alchemists = In income turns 2 to 5: roll the science die and mark the track as often as you like. The same track again ends it with 1 resource. If you stop, you may advance on each marked track without benefit; at its end 5 VP.
tapestry-civilization-does-architects = A district whose income buildings are of one kind gives one more resource, a line of one kind one more VP.
tapestry-civilization-does-craftsmen = You may place income buildings in your three columns, from the bottom, and gain the symbol you cover.
tapestry-civilization-does-entertainers = In income turns 2 to 5: move your token along a line to the right and gain the symbol there.
tapestry-civilization-does-futurists = You begin four spaces ahead on every track, without benefits or landmarks, with one of each resource.
tapestry-civilization-does-heralds = In income turns 2 to 5: put one of four tokens on a tapestry card with a when-played effect and gain that effect.
tapestry-civilization-does-historians = In income turns 2 to 5: discard a territory tile to give an opponent a token and uncover a square. When that opponent gains a landmark, gain all uncovered squares.
tapestry-civilization-does-inventors = In income turns 2 to 5: put one of four tokens on a tech card of any player; it is upgraded without its requirement and you gain the benefit.
tapestry-civilization-does-isolationists = When you conquer an empty territory, you may add one of four tokens, so that it is safe, and gain 1 resource. At the end: VP for your largest area of one terrain.
tapestry-civilization-does-leaders = In income turns 2 to 5: cover a leader to advance on that track with benefit, without bonus.
tapestry-civilization-does-merrymakers = In income turns 2 to 5: move one of three tokens up its column and gain what is there.
tapestry-civilization-does-militants = Your outposts come from two rows of this mat. In each income turn gain all uncovered symbols.
tapestry-civilization-does-mystics = Predict four numbers: tech cards, districts, territories, completed tracks. Each one reached gives 1 resource, each one exact at the end 10 VP.
tapestry-civilization-does-nomads = Buildings and landmarks may go on the map: on a territory with your single token for 1 resource, or on an empty territory next to yours, which you then control.
tapestry-civilization-does-the-chosen = In income turns 2 to 5: 1 VP per opponent for each track you lead or have completed, and 1 resource per achievement, at the end 5 VP each.
tapestry-civilization-does-traders = In income turns 2 to 5: put one of four tokens on an empty territory for 1 VP per adjacent territory of opponents, or on a territory with a single opposing outpost for the benefit of the territory.
