CREATE TABLE "pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"key" text,
	"files" jsonb,
	"next_at" timestamp with time zone DEFAULT now(),
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "pictures_by_key" ON "pictures" USING btree ("key");--> statement-breakpoint
CREATE INDEX "pictures_due" ON "pictures" USING btree ("next_at") WHERE "pictures"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since") WHERE "pictures"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "posts_by_remote_image" ON "posts" USING btree ("image") WHERE "posts"."image" ~* '^https?://' and octet_length("posts"."image") <= 2000;
--> statement-breakpoint
-- One call a statement, as for the counts. The order of the rows is the order of their locks.
CREATE FUNCTION "note_added_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "pictures" ("url")
		SELECT DISTINCT "image" FROM "added"
		WHERE "image" ~* '^https?://' AND octet_length("image") <= 2000 ORDER BY 1
		ON CONFLICT ("url") DO UPDATE SET "unused_since" = NULL WHERE "pictures"."unused_since" IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_removed_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "pictures" SET "unused_since" = now()
		WHERE "url" IN (SELECT "image" FROM "removed" WHERE "image" ~* '^https?://' AND octet_length("image") <= 2000)
		AND NOT EXISTS (
			SELECT FROM "posts"
			WHERE "image" = "url" AND "image" ~* '^https?://' AND octet_length("image") <= 2000
		);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_no_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "pictures" SET "unused_since" = now();
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pictures_of_added" AFTER INSERT ON "posts" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_added_pictures"();
--> statement-breakpoint
CREATE TRIGGER "pictures_of_removed" AFTER DELETE ON "posts" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_removed_pictures"();
--> statement-breakpoint
-- Names decide the order: what a change took out first, then what it brought.
CREATE TRIGGER "pictures_of_changed_from" AFTER UPDATE ON "posts" REFERENCING OLD TABLE AS "removed"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_removed_pictures"();
--> statement-breakpoint
CREATE TRIGGER "pictures_of_changed_to" AFTER UPDATE ON "posts" REFERENCING NEW TABLE AS "added"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_added_pictures"();
--> statement-breakpoint
CREATE TRIGGER "pictures_of_none" AFTER TRUNCATE ON "posts"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_no_pictures"();
--> statement-breakpoint
-- Those of the posts that are there already.
INSERT INTO "pictures" ("url")
	SELECT DISTINCT "image" FROM "posts" WHERE "image" ~* '^https?://' AND octet_length("image") <= 2000;
