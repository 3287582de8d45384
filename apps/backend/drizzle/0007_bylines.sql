ALTER TABLE "posts" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "updated" date;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "ages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "series" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "part" integer;--> statement-breakpoint
CREATE INDEX "posts_by_age" ON "posts" USING gin ("ages");--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "posts" USING btree ("domain","author","date" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "posts"."author" is not null;--> statement-breakpoint
CREATE INDEX "posts_by_series" ON "posts" USING btree ("domain","series","part") WHERE "posts"."series" is not null;