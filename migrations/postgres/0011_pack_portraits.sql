CREATE TABLE "pack_portraits" (
	"server" text NOT NULL,
	"pack" text NOT NULL,
	"entry" text NOT NULL,
	"user" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "pack_portraits_server_pack_entry_pk" PRIMARY KEY("server","pack","entry")
);
--> statement-breakpoint
ALTER TABLE "combatants" ADD COLUMN "portrait" json;