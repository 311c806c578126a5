CREATE TABLE "credit_debts" (
	"grant_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"waiting" integer NOT NULL,
	"taken" integer NOT NULL,
	"lost" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_debts_user_id_grant_key_pk" PRIMARY KEY("user_id","grant_key"),
	CONSTRAINT "credit_debts_not_negative" CHECK ("credit_debts"."waiting" >= 0 and "credit_debts"."taken" >= 0 and "credit_debts"."lost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscription_leases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"holder_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "notice_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "notice_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "notice_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "capture_id" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "credits_expired_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;