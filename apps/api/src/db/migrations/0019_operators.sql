CREATE TABLE "bans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"target_id" uuid,
	"details" jsonb NOT NULL,
	"reason" text NOT NULL,
	"idempotency_key" text
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"order_id" text,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feature_switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "seen_people_email" ON "seen_people" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_acts_id" ON "operator_acts" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_acts_once" ON "operator_acts" USING btree ("actor_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "operator_acts_target" ON "operator_acts" USING btree ("target_id","position");--> statement-breakpoint
CREATE INDEX "alarms_at" ON "alarms" USING btree ("at");--> statement-breakpoint
CREATE INDEX "alarms_subject" ON "alarms" USING btree ("subject");--> statement-breakpoint
CREATE FUNCTION "operator_acts_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'operator_acts is append-only: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "operator_acts_no_change" BEFORE UPDATE OR DELETE ON "operator_acts" FOR EACH ROW EXECUTE FUNCTION "operator_acts_append_only"();
--> statement-breakpoint
CREATE TRIGGER "operator_acts_no_truncate" BEFORE TRUNCATE ON "operator_acts" FOR EACH STATEMENT EXECUTE FUNCTION "operator_acts_append_only"();
--> statement-breakpoint
INSERT INTO "alarms" ("id", "at", "kind", "subject", "order_id")
SELECT gen_random_uuid(), "created_at",
	CASE "outcome" WHEN 'mismatch' THEN 'wrong_amount' WHEN 'unknown' THEN 'unknown_order' ELSE 'second_payment' END,
	"id", "order_id"
FROM "payments" WHERE "outcome" IN ('mismatch', 'unknown') OR ("outcome" = 'second' AND "refunded_at" IS NULL);
