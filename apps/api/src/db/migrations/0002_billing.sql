CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"taken" integer NOT NULL,
	"shortfall" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"purchase_id" uuid,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"pack_id" text NOT NULL,
	"messages" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"country_code" text NOT NULL,
	"state" text NOT NULL,
	"is_test" boolean NOT NULL,
	"idempotency_key" text,
	"payment_id" text,
	"amount_refunded" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "purchases_refund_within" CHECK ("purchases"."amount_refunded" between 0 and "purchases"."amount")
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_orders_purchase" ON "payment_orders" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_grant" ON "payments" USING btree ("purchase_id") WHERE "payments"."outcome" = 'granted';--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "purchases_unpaid" ON "purchases" USING btree ("created_at") WHERE "purchases"."state" <> 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_once" ON "purchases" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_one_open" ON "purchases" USING btree ("user_id","pack_id") WHERE "purchases"."state" = 'open';