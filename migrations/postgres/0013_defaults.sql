CREATE TABLE "defaults" (
	"server" text NOT NULL,
	"channel" text NOT NULL,
	"system" text,
	"settings" json,
	"pace" json,
	"map" text,
	"place" text,
	CONSTRAINT "defaults_server_channel_pk" PRIMARY KEY("server","channel")
);
--> statement-breakpoint
INSERT INTO "defaults" ("server", "channel", "pace") SELECT "server", '', json_build_object('timer', "pace") FROM "servers" WHERE "pace" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "servers" DROP COLUMN "pace";