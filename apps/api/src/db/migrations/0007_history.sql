CREATE TABLE "resume_version_bases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"packed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_versions" ALTER COLUMN "latex_content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "words_added" integer;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "words_removed" integer;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "base_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "packed" "bytea";--> statement-breakpoint
ALTER TABLE "resume_versions" ADD COLUMN "written_at" timestamp (3) with time zone;--> statement-breakpoint
-- Authors were not recorded before: the texts count as the user's.
UPDATE "resume_versions" SET "author" = 'you', "written_at" = "created_at";--> statement-breakpoint
ALTER TABLE "resume_versions" ALTER COLUMN "author" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_versions" ALTER COLUMN "written_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "latex_author" text;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "latex_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "resumes" SET "latex_author" = 'you', "latex_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "latex_author" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ALTER COLUMN "latex_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "resume_version_bases_resume" ON "resume_version_bases" USING btree ("user_id","resume_id","created_at");--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_base_id_resume_version_bases_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."resume_version_bases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_versions_base" ON "resume_versions" USING btree ("base_id");