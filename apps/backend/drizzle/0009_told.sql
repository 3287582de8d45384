-- Told once a transaction, however many posts it changes: who shows posts asks for them again.
CREATE FUNCTION "tell_posts_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('posts_changed', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "posts_changed_are_told" AFTER INSERT OR UPDATE OR DELETE ON "posts"
	FOR EACH ROW EXECUTE FUNCTION "tell_posts_changed"();
--> statement-breakpoint
CREATE TRIGGER "posts_emptied_is_told" AFTER TRUNCATE ON "posts"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_posts_changed"();
