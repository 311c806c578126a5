CREATE TABLE "gateway_plans" (
	"key_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"gateway_plan_id" text NOT NULL,
	CONSTRAINT "gateway_plans_key_id_plan_id_amount_currency_pk" PRIMARY KEY("key_id","plan_id","amount","currency")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"plan_id" text NOT NULL,
	"messages" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"country_code" text NOT NULL,
	"gateway_id" text NOT NULL,
	"state" text NOT NULL,
	"is_test" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
DROP INDEX "purchases_one_open";--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "receipt_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "receipt_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "receipt_next_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_each" ON "subscriptions" USING btree ("user_id","is_test") WHERE "subscriptions"."state" <> 'over';--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_open" ON "purchases" USING btree ("user_id","pack_id") WHERE "purchases"."state" = 'open' and "purchases"."subscription_id" is null;