CREATE TABLE "blog_sources" (
	"url" text PRIMARY KEY NOT NULL,
	"in_step_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "taken_posts" (
	"slug" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
