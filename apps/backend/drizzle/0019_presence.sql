CREATE TABLE "desk"."presence" (
	"piece_id" uuid NOT NULL,
	"window" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "presence_piece_id_window_pk" PRIMARY KEY("piece_id","window")
);
--> statement-breakpoint
ALTER TABLE "desk"."presence" ADD CONSTRAINT "presence_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "desk"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk"."presence" ADD CONSTRAINT "presence_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "desk"."people"("id") ON DELETE cascade ON UPDATE no action;