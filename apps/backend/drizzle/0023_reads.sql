CREATE TABLE "failed_links" (
	"domain" text NOT NULL,
	"path" text NOT NULL,
	"source" text NOT NULL,
	"times" integer NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "failed_links_domain_path_source_pk" PRIMARY KEY("domain","path","source")
);
--> statement-breakpoint
CREATE TABLE "reads" (
	"domain" text NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "reads_domain_day_path_pk" PRIMARY KEY("domain","day","path")
);
