CREATE TABLE "document_asks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"hold_id" uuid,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"written_by" text NOT NULL,
	"held_back" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_documents" ADD CONSTRAINT "resume_documents_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_asks_once" ON "document_asks" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "document_asks_open" ON "document_asks" USING btree ("expires_at") WHERE "document_asks"."state" = 'writing';--> statement-breakpoint
CREATE INDEX "resume_documents_resume" ON "resume_documents" USING btree ("user_id","resume_id","updated_at");