CREATE TABLE "ai_asks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"is_first_tailoring" boolean NOT NULL,
	"hold_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_messages" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ai_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"ask_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"claims" jsonb NOT NULL,
	"proposal" jsonb,
	"decision" text NOT NULL,
	"patch_type" text,
	"is_charged" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"form_data" jsonb NOT NULL,
	"job_description" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"granted" integer NOT NULL,
	"used" integer NOT NULL,
	"held" integer NOT NULL,
	CONSTRAINT "credit_accounts_not_negative" CHECK ("credit_accounts"."granted" >= 0 and "credit_accounts"."used" >= 0 and "credit_accounts"."held" >= 0),
	CONSTRAINT "credit_accounts_covered" CHECK ("credit_accounts"."used" + "credit_accounts"."held" <= "credit_accounts"."granted")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"grant_key" text,
	"hold_id" uuid,
	"resume_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"resume_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_versions" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_versions_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"latex_content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "first_tailoring" text;--> statement-breakpoint
CREATE INDEX "ai_asks_resume" ON "ai_asks" USING btree ("user_id","resume_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_asks_once" ON "ai_asks" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ai_asks_open" ON "ai_asks" USING btree ("expires_at") WHERE "ai_asks"."state" = 'answering';--> statement-breakpoint
CREATE UNIQUE INDEX "ai_messages_id" ON "ai_messages" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ai_messages_resume" ON "ai_messages" USING btree ("user_id","resume_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_messages_one_answer" ON "ai_messages" USING btree ("ask_id") WHERE "ai_messages"."role" = 'assistant';--> statement-breakpoint
CREATE INDEX "ai_sessions_used" ON "ai_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_id" ON "credit_entries" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_granted_once" ON "credit_entries" USING btree ("user_id","grant_key");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_versions_id" ON "resume_versions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "resume_versions_resume" ON "resume_versions" USING btree ("user_id","resume_id","position");