CREATE TABLE "desk"."backup_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk"."second_steps" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_counter" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk"."backup_codes" ADD CONSTRAINT "backup_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "desk"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk"."second_steps" ADD CONSTRAINT "second_steps_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "desk"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backup_codes_of_person" ON "desk"."backup_codes" USING btree ("person_id");