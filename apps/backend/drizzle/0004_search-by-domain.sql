-- Plain columns in a GIN index: a site's search looks at its own posts alone.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX "post_words_similar";
--> statement-breakpoint
DROP INDEX "posts_search";
--> statement-breakpoint
CREATE INDEX "post_words_similar" ON "post_words" USING gist ("word" gist_trgm_ops(siglen=256));
--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("domain","search");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_added_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "post_counts" ("domain", "month", "posts")
		SELECT "domain", date_trunc('month', "date"::timestamp)::date AS "month", count(*)
		FROM "added" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("domain", "month") DO UPDATE SET "posts" = "post_counts"."posts" + excluded."posts";
	-- Each stem is looked at once, not once a post: the pattern costs more than all the rest of an import.
	WITH "stems" AS MATERIALIZED (SELECT DISTINCT unnest(tsvector_to_array("search")) AS "stem" FROM "added")
	INSERT INTO "post_words" ("word")
		SELECT "stem" FROM "stems" WHERE "stem" ~ '^[^0-9[:punct:][:space:]]{3,40}$' ORDER BY 1
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
