CREATE TABLE "packs" (
	"server" text NOT NULL,
	"id" text NOT NULL,
	"revision" bigint NOT NULL,
	"system" text NOT NULL,
	"title" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" bigint NOT NULL,
	"by_user" text,
	"at" bigint NOT NULL,
	"current" boolean NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "packs_server_id_digest_pk" PRIMARY KEY("server","id","digest")
);
--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "pack_keepers" text;