CREATE TABLE "desk"."front_drafts" (
	"domain" text PRIMARY KEY NOT NULL,
	"places" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk"."fronts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk"."fronts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"places" jsonb NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk"."front_drafts" ADD CONSTRAINT "front_drafts_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "desk"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk"."fronts" ADD CONSTRAINT "fronts_published_by_people_id_fk" FOREIGN KEY ("published_by") REFERENCES "desk"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fronts_of_domain" ON "desk"."fronts" USING btree ("domain","id" DESC NULLS LAST);