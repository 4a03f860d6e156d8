DROP INDEX "encounters_of_a_server";--> statement-breakpoint
CREATE INDEX "encounters_of_a_server" ON "encounters" USING btree ("server","id") WHERE current;