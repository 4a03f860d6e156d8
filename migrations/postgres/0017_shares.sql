CREATE TABLE "shares" (
	"server" text NOT NULL,
	"encounter" bigint NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "shares_server_encounter_pk" PRIMARY KEY("server","encounter")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "shares_by_token" ON "shares" USING btree ("token");