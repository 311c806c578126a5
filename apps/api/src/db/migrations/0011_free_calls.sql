CREATE TABLE "ai_free_calls" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "ai_free_calls_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE INDEX "ai_free_calls_day" ON "ai_free_calls" USING btree ("day");