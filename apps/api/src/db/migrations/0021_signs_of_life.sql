ALTER TABLE "ai_asks" ADD COLUMN "alive_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_asks" ADD COLUMN "alive_at" timestamp (3) with time zone;