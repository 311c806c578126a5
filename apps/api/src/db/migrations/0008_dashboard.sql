ALTER TABLE "resumes" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "application_status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "application_employer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "application_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "application_date" date;