ALTER TABLE "ai_sessions" ADD COLUMN "openings" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Of several chats about one resume the one that was used last stays.
DELETE FROM "ai_sessions" "older" USING "ai_sessions" "newer" WHERE "older"."user_id" = "newer"."user_id" AND "older"."resume_id" = "newer"."resume_id" AND ("older"."used_at", "older"."id") < ("newer"."used_at", "newer"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_sessions_one_a_resume" ON "ai_sessions" USING btree ("user_id","resume_id");