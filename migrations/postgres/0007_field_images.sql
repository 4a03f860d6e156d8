CREATE TABLE "field_images" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"digest" text NOT NULL,
	"user" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "field_images_server_encounter_digest_pk" PRIMARY KEY("server","encounter","digest")
);
--> statement-breakpoint
CREATE INDEX "field_images_by_digest" ON "field_images" USING btree ("server","digest");