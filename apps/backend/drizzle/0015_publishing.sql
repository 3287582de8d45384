CREATE TABLE "desk"."former_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk"."last_steps" (
	"piece_id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"piece" jsonb NOT NULL,
	"post" jsonb
);
--> statement-breakpoint
ALTER TABLE "desk"."pieces" ADD COLUMN "withdrawn_words" text;--> statement-breakpoint
ALTER TABLE "desk"."pieces" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk"."pieces" ADD COLUMN "scheduled_version" integer;--> statement-breakpoint
ALTER TABLE "desk"."pieces" ADD COLUMN "scheduled_by" uuid;--> statement-breakpoint
ALTER TABLE "desk"."pieces" ADD COLUMN "schedule_fault" text;--> statement-breakpoint
ALTER TABLE "desk"."former_addresses" ADD CONSTRAINT "former_addresses_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "desk"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk"."last_steps" ADD CONSTRAINT "last_steps_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "desk"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_addresses_of_piece" ON "desk"."former_addresses" USING btree ("piece_id");--> statement-breakpoint
ALTER TABLE "desk"."pieces" ADD CONSTRAINT "pieces_scheduled_by_people_id_fk" FOREIGN KEY ("scheduled_by") REFERENCES "desk"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pieces_scheduled" ON "desk"."pieces" USING btree ("scheduled_at") WHERE "desk"."pieces"."scheduled_at" is not null;