CREATE TABLE "downtimes" (
	"of" integer NOT NULL,
	"shard" integer NOT NULL,
	"from" bigint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "downtimes_of_shard_from_pk" PRIMARY KEY("of","shard","from")
);
--> statement-breakpoint
CREATE TABLE "identifies" (
	"bucket" integer PRIMARY KEY NOT NULL,
	"next" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shards" (
	"of" integer NOT NULL,
	"shard" integer NOT NULL,
	"owner" text NOT NULL,
	"name" text NOT NULL,
	"standing" text NOT NULL,
	"at" bigint NOT NULL,
	"expires" bigint NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "shards_of_shard_pk" PRIMARY KEY("of","shard")
);
