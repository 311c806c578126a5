CREATE TABLE "job_leases" (
	"job" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL
);
