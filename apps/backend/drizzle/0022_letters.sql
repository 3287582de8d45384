CREATE TABLE "desk"."urgent_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"news" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_as" text,
	"ended_by" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk"."weekly_holds" (
	"week" text PRIMARY KEY NOT NULL,
	"held_by" uuid,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk"."urgent_letters" ADD CONSTRAINT "urgent_letters_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "desk"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk"."urgent_letters" ADD CONSTRAINT "urgent_letters_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "desk"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk"."weekly_holds" ADD CONSTRAINT "weekly_holds_held_by_people_id_fk" FOREIGN KEY ("held_by") REFERENCES "desk"."people"("id") ON DELETE no action ON UPDATE no action;