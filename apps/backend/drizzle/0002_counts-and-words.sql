-- Words are looked up by their beginning: byte order makes the primary key serve that.
ALTER TABLE "post_words" ALTER COLUMN "word" TYPE text COLLATE "C";
--> statement-breakpoint
-- One call a statement, not a row: an import of thousands of posts changes each counter once.
-- The order of the rows is the order of their locks, so that two writers cannot wait for each other.
CREATE FUNCTION "count_added_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "post_counts" ("domain", "month", "posts")
		SELECT "domain", date_trunc('month', "date"::timestamp)::date AS "month", count(*)
		FROM "added" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("domain", "month") DO UPDATE SET "posts" = "post_counts"."posts" + excluded."posts";
	INSERT INTO "post_words" ("word")
		SELECT DISTINCT "stem" FROM "added", unnest(tsvector_to_array("search")) AS "stem"
		WHERE "stem" ~ '^[^0-9[:punct:][:space:]]{3,40}$' ORDER BY 1
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_removed_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "post_counts" ("domain", "month", "posts")
		SELECT "domain", date_trunc('month', "date"::timestamp)::date AS "month", -count(*)
		FROM "removed" GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("domain", "month") DO UPDATE SET "posts" = "post_counts"."posts" + excluded."posts";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "posts_added" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_added_posts"();
--> statement-breakpoint
CREATE TRIGGER "posts_removed" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_posts"();
--> statement-breakpoint
-- A changed post leaves its old month and enters its new one. Names decide the order: taken out first.
CREATE TRIGGER "posts_changed_from" AFTER UPDATE ON "posts" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_posts"();
--> statement-breakpoint
CREATE TRIGGER "posts_changed_to" AFTER UPDATE ON "posts" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_added_posts"();
--> statement-breakpoint
CREATE FUNCTION "count_no_posts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "post_counts";
	DELETE FROM "post_words";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "posts_emptied" AFTER TRUNCATE ON "posts"
	FOR EACH STATEMENT EXECUTE FUNCTION "count_no_posts"();
