CREATE TABLE "post_counts" (
	"domain" text NOT NULL,
	"month" date NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "post_counts_domain_month_pk" PRIMARY KEY("domain","month")
);
--> statement-breakpoint
CREATE TABLE "post_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"slug" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"date" date NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"short_keywords" text DEFAULT '' NOT NULL,
	"long_keywords" text DEFAULT '' NOT NULL,
	"image" text,
	"image_alt" text,
	"video" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description || ' ' || short_keywords || ' ' || long_keywords), 'B') || setweight(to_tsvector('english', body), 'D')) STORED NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "post_words_similar" ON "post_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_by_date" ON "posts" USING btree ("domain","date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_by_topic" ON "posts" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");