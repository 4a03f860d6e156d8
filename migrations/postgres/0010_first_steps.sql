ALTER TABLE "people" ADD COLUMN "hints" json;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "last_system" text;--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "welcomed_at" bigint;