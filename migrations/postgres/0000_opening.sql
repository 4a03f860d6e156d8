CREATE TABLE "characters" (
	"server" text NOT NULL,
	"id" text NOT NULL,
	"user" text NOT NULL,
	"name" text NOT NULL,
	"lookup" text NOT NULL,
	"system" text NOT NULL,
	"sheet" json NOT NULL,
	"draft" json,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "characters_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
CREATE TABLE "chronicles" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"lines" json NOT NULL,
	CONSTRAINT "chronicles_server_encounter_pk" PRIMARY KEY("server","encounter")
);
--> statement-breakpoint
CREATE TABLE "combatants" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"id" text NOT NULL,
	"place" bigint NOT NULL,
	"name" text NOT NULL,
	"side" text NOT NULL,
	"controller" text,
	"character" text,
	"group_name" text,
	"vitality" text NOT NULL,
	"hp" bigint,
	"hp_max" bigint,
	"wounds" bigint,
	"wounds_max" bigint,
	"stress" bigint,
	"stress_max" bigint,
	"stamina" bigint,
	"stamina_max" bigint,
	"resources" json NOT NULL,
	"standing_orders" json NOT NULL,
	"sheet" json NOT NULL,
	"own" json DEFAULT '{}'::json NOT NULL,
	"auto" text,
	"plan" json,
	"lent" json,
	CONSTRAINT "combatants_server_encounter_id_pk" PRIMARY KEY("server","encounter","id")
);
--> statement-breakpoint
CREATE TABLE "conditions" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"bearer" text NOT NULL,
	"key" text NOT NULL,
	"place" bigint NOT NULL,
	"name" text NOT NULL,
	"source" text,
	"value" bigint,
	"note" text,
	"until" text NOT NULL,
	"of" text,
	"left" bigint,
	"facts" json,
	CONSTRAINT "conditions_server_encounter_bearer_key_pk" PRIMARY KEY("server","encounter","bearer","key")
);
--> statement-breakpoint
CREATE TABLE "deeds" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"number" bigint NOT NULL,
	"interaction" text NOT NULL,
	"user" text NOT NULL,
	"kind" text NOT NULL,
	"deed" json,
	"answers" json NOT NULL,
	"events" json NOT NULL,
	"first_throw" bigint NOT NULL,
	"thrown" json NOT NULL,
	"touches" json NOT NULL,
	"undone_by" bigint,
	"at" bigint NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"redacted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deeds_server_encounter_number_pk" PRIMARY KEY("server","encounter","number")
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"place" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "encounters" (
	"server" text NOT NULL,
	"id" bigint NOT NULL,
	"channel" text NOT NULL,
	"current" boolean NOT NULL,
	"system" text NOT NULL,
	"name" text NOT NULL,
	"phase" text NOT NULL,
	"round" bigint NOT NULL,
	"turn" bigint NOT NULL,
	"turn_order" json NOT NULL,
	"done" json NOT NULL,
	"gms" json NOT NULL,
	"pace" json,
	"settings" json NOT NULL,
	"positions" json NOT NULL,
	"own" json DEFAULT '{}'::json NOT NULL,
	"hidden" json,
	"opening" json NOT NULL,
	"deeds" bigint NOT NULL,
	"revision" bigint NOT NULL,
	"throws" bigint NOT NULL,
	"rolls" bigint DEFAULT 0 NOT NULL,
	"head" text DEFAULT '' NOT NULL,
	"resealed" text,
	"resealed_because" text,
	"posts" json,
	"waiting" json,
	"pending" json,
	"clock" json,
	"due_at" bigint,
	"opened_at" bigint NOT NULL,
	"ended_at" bigint,
	"claimed_until" bigint,
	CONSTRAINT "encounters_server_id_pk" PRIMARY KEY("server","id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"server" text NOT NULL,
	"user" text NOT NULL,
	"zone" text,
	"quiet_from" bigint,
	"quiet_until" bigint,
	"off" json,
	"away" json,
	"direct" boolean NOT NULL,
	"meanwhile" text,
	CONSTRAINT "people_server_user_pk" PRIMARY KEY("server","user")
);
--> statement-breakpoint
CREATE TABLE "portraits" (
	"server" text NOT NULL,
	"character" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "portraits_server_character_pk" PRIMARY KEY("server","character")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"view" json,
	"version" bigint NOT NULL,
	"shown" bigint,
	"message" text,
	"channel" text,
	"first_deed" bigint,
	"last_deed" bigint,
	CONSTRAINT "posts_server_encounter_number_pk" PRIMARY KEY("server","encounter","number")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"server" text NOT NULL,
	"interaction" text NOT NULL,
	"user" text DEFAULT '' NOT NULL,
	"reply" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "replies_server_interaction_pk" PRIMARY KEY("server","interaction")
);
--> statement-breakpoint
CREATE TABLE "saved" (
	"server" text NOT NULL,
	"user" text NOT NULL,
	"system" text NOT NULL,
	"lookup" text NOT NULL,
	"name" text NOT NULL,
	"what" json NOT NULL,
	CONSTRAINT "saved_server_user_system_lookup_pk" PRIMARY KEY("server","user","system","lookup")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"number" bigint NOT NULL,
	"first_throw" bigint NOT NULL,
	"first_roll" bigint DEFAULT 0 NOT NULL,
	"seed" text NOT NULL,
	"shown_at" bigint,
	CONSTRAINT "seeds_server_encounter_number_pk" PRIMARY KEY("server","encounter","number")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"server" text NOT NULL,
	"pace" json,
	CONSTRAINT "servers_server_pk" PRIMARY KEY("server")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "one_character_of_a_name" ON "characters" USING btree ("server","user","lookup");--> statement-breakpoint
CREATE INDEX "combatants_of_a_character" ON "combatants" USING btree ("server","character");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_encounter_a_channel" ON "encounters" USING btree ("server","channel") WHERE current;--> statement-breakpoint
CREATE INDEX "encounters_of_a_channel" ON "encounters" USING btree ("server","channel","id");--> statement-breakpoint
CREATE INDEX "encounters_due" ON "encounters" USING btree ("due_at") WHERE due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "encounters_of_a_server" ON "encounters" USING btree ("server") WHERE current AND (clock IS NOT NULL OR pending IS NOT NULL);--> statement-breakpoint
CREATE INDEX "encounters_open" ON "encounters" USING btree ("server","id") WHERE current AND phase <> 'ended';--> statement-breakpoint
CREATE INDEX "posts_to_show" ON "posts" USING btree ("server","encounter") WHERE version IS DISTINCT FROM shown;--> statement-breakpoint
CREATE INDEX "posts_by_message" ON "posts" USING btree ("server","message");--> statement-breakpoint
CREATE INDEX "replies_by_age" ON "replies" USING btree ("at");