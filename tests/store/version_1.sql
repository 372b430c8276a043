-- A database of Understudy 0.1.0.
BEGIN TRANSACTION;
CREATE TABLE answers (
	game VARCHAR(64) NOT NULL,
	place INTEGER NOT NULL,
	question VARCHAR(128) NOT NULL,
	answer JSON NOT NULL,
	PRIMARY KEY (game, place),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "answers" VALUES('mine2345',0,'mars-ask-turn','{"do": "done"}');
CREATE TABLE games (
	id VARCHAR(64) NOT NULL,
	system VARCHAR(64) NOT NULL,
	options JSON NOT NULL,
	seed TEXT NOT NULL,
	rules INTEGER NOT NULL,
	created VARCHAR(32) NOT NULL,
	updated VARCHAR(32) NOT NULL,
	revision INTEGER NOT NULL,
	answers INTEGER NOT NULL,
	finished BOOLEAN NOT NULL,
	summary JSON NOT NULL,
	redo JSON NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('mine2345','mars','{"map": "tharsis", "expansions": ["corporate_era"], "difficulty": "normal", "modifiers": [], "draft": false, "decks": {"project": "dealt", "bonus": "dealt", "events": "dealt"}, "colonies": [], "milestones": [], "awards": [], "turmoil_tr_13": false, "turmoil_delegates": 0, "board": "", "corporation": "none", "your_corporation": "", "well_sourced": false}','5',2,'2026-01-02T23:39:32.520698+00:00','2026-01-02T23:39:32.562191+00:00',3,1,0,'{"generation": 1, "last_generation": 20, "phase": "action", "mover": "human", "first_player": "human", "parameters.temperature.value": -30, "parameters.temperature.min": -30, "parameters.temperature.max": 8, "parameters.temperature.step": 2, "parameters.oxygen.value": 0, "parameters.oxygen.min": 0, "parameters.oxygen.max": 14, "parameters.oxygen.step": 1, "parameters.oceans.value": 0, "parameters.oceans.min": 0, "parameters.oceans.max": 9, "parameters.oceans.step": 1, "map.name": "tharsis", "bot.tr": 20, "bot.mc": 0, "bot.floaters": 0, "bot.fleets": 1, "bot.stand_in": false, "bot.passed": false, "bot.decks.action": 3, "bot.decks.bonus": 7, "bot.now.tr": 20, "bot.now.milestones": 0, "bot.now.awards": 0, "bot.now.greenery": 0, "bot.now.cities": 0, "bot.now.neural_instance": 0, "bot.now.mc": 0, "bot.now.cards": 0, "bot.now.turmoil": 0, "bot.now.corporation": 0, "bot.now.total": 20, "human.tr": 20, "human.passed": false, "over": false, "winner": null}','[["mars-ask-turn", {"do": "done"}]]');
CREATE TABLE receipts (
	game VARCHAR(64) NOT NULL,
	"key" VARCHAR(128) NOT NULL,
	PRIMARY KEY (game, "key"),
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "receipts" VALUES('mine2345','first');
INSERT INTO "receipts" VALUES('mine2345','second');
CREATE TABLE schema_version (
	version INTEGER NOT NULL
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE sheets (
	system VARCHAR(64) NOT NULL,
	kind VARCHAR(64) NOT NULL,
	name VARCHAR(64) NOT NULL,
	text TEXT NOT NULL,
	updated VARCHAR(32) NOT NULL,
	PRIMARY KEY (system, kind, name)
);
INSERT INTO "sheets" VALUES('mars','boards','tharsis','an entered board
','2026-01-02T23:39:32.565775+00:00');
CREATE INDEX ix_games_updated ON games (updated);
COMMIT;
