CREATE TABLE "resume_file_contents" (
	"resume_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "resume_file_contents_resume_id_hash_pk" PRIMARY KEY("resume_id","hash")
);
--> statement-breakpoint
CREATE TABLE "resume_files" (
	"resume_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "resume_files_resume_id_name_pk" PRIMARY KEY("resume_id","name")
);
--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "resume_file_contents" ADD CONSTRAINT "resume_file_contents_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_file_contents_user" ON "resume_file_contents" USING btree ("user_id");