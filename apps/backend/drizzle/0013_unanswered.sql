CREATE TABLE "unanswered_queries" (
	"hash" text PRIMARY KEY NOT NULL,
	"query" text,
	"asked" integer NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "unanswered_queries_hide_words" CHECK ("unanswered_queries"."query" is null or "unanswered_queries"."days" >= 3)
);
