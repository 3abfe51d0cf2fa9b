BEGIN TRANSACTION;
CREATE TABLE log (
        table_id TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, command TEXT,
        data BLOB NOT NULL, hash BLOB NOT NULL,
        PRIMARY KEY (table_id, seq), UNIQUE (table_id, command));
INSERT INTO "log" VALUES('t1',1,1000,'u1/a',X'7B2274797065223A2263726561746564227D',X'0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO "log" VALUES('t1',2,1001,NULL,X'00FF',X'0000000000000000000000000000000000000000000000000000000000000000');
CREATE TABLE matches (
        table_id TEXT NOT NULL, number BIGINT NOT NULL, game TEXT NOT NULL, edition TEXT NOT NULL,
        ended BIGINT NOT NULL, players TEXT NOT NULL, record BLOB NOT NULL,
        PRIMARY KEY (table_id, number));
INSERT INTO "matches" VALUES('t1',1,'double','first',2000,'["Änn"]',X'7265636F7264');
CREATE TABLE mutes (user_id TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (user_id, muted));
INSERT INTO "mutes" VALUES('u1','u2');
CREATE TABLE played (
        user_id TEXT NOT NULL, table_id TEXT NOT NULL, number BIGINT NOT NULL,
        PRIMARY KEY (user_id, table_id, number));
INSERT INTO "played" VALUES('u1','t1',1);
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE sessions (
        token BLOB NOT NULL PRIMARY KEY, user_id TEXT NOT NULL, created BIGINT NOT NULL,
        seen BIGINT NOT NULL, label TEXT NOT NULL);
INSERT INTO "sessions" VALUES(X'0000000000000000000000000000000000000000000000000000000000000000','u1',900,950,'browser');
CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "settings" VALUES('announcement','Hallo');
CREATE TABLE sitting (user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (user_id, table_id));
INSERT INTO "sitting" VALUES('u1','t1');
CREATE TABLE snapshots (
        table_id TEXT NOT NULL PRIMARY KEY, seq BIGINT NOT NULL, data BLOB NOT NULL);
INSERT INTO "snapshots" VALUES('t1',2,X'736E617073686F74');
CREATE TABLE tables (
        id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, edition TEXT NOT NULL, state TEXT NOT NULL,
        visibility TEXT NOT NULL, created BIGINT NOT NULL, updated BIGINT NOT NULL, players TEXT NOT NULL,
        result TEXT);
INSERT INTO "tables" VALUES('t1','double','first','running','public',1000,1001,'["Änn"]',NULL);
CREATE TABLE users (
        id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, login TEXT UNIQUE,
        password TEXT, banned TEXT);
INSERT INTO "users" VALUES('u1','Änn',900,'änn','hash',NULL);
CREATE INDEX tables_by_state ON tables (state, updated);
CREATE INDEX sitting_by_table ON sitting (table_id);
CREATE INDEX sessions_by_user ON sessions (user_id);
COMMIT;
