CREATE TABLE "mail"."former_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "mail"."remember_former_subscription"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "mail"."former_subscriptions" VALUES (OLD."id") ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "former_subscriptions_are_remembered" AFTER DELETE ON "mail"."subscriptions"
	FOR EACH ROW WHEN (OLD."confirmed_at" IS NOT NULL) EXECUTE FUNCTION "mail"."remember_former_subscription"();
