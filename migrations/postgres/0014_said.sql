CREATE TABLE "said" (
	"server" text NOT NULL,
	"interaction" text NOT NULL,
	"channel" text NOT NULL,
	"user" text NOT NULL,
	"message" text,
	"at" bigint NOT NULL,
	CONSTRAINT "said_server_interaction_pk" PRIMARY KEY("server","interaction")
);
--> statement-breakpoint
CREATE INDEX "said_by_message" ON "said" USING btree ("server","message");--> statement-breakpoint
CREATE INDEX "said_by_user" ON "said" USING btree ("server","user");--> statement-breakpoint
CREATE INDEX "said_by_age" ON "said" USING btree ("at");--> statement-breakpoint
CREATE INDEX "said_by_channel" ON "said" USING btree ("channel");