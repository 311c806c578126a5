CREATE TABLE "ai_fact_changes" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fact_key" text NOT NULL,
	"instead" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_fact_changes_message_id_fact_key_pk" PRIMARY KEY("message_id","fact_key")
);
--> statement-breakpoint
ALTER TABLE "ai_fact_changes" ADD CONSTRAINT "ai_fact_changes_message_id_ai_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ai_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_fact_changes_user" ON "ai_fact_changes" USING btree ("user_id");