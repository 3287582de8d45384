CREATE SCHEMA "mail";
--> statement-breakpoint
CREATE TABLE "mail"."deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"letter_id" uuid,
	"subscription_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"reply" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_of_letter" UNIQUE("letter_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "mail"."letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mail"."subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"list" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asks" integer DEFAULT 1 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"bounces" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptions_of_address" UNIQUE("address","list")
);
--> statement-breakpoint
ALTER TABLE "mail"."deliveries" ADD CONSTRAINT "deliveries_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "mail"."letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail"."deliveries" ADD CONSTRAINT "deliveries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "mail"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_of_subscription" ON "mail"."deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "mail"."deliveries" USING btree ("next_at") WHERE "mail"."deliveries"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "deliveries_held" ON "mail"."deliveries" USING btree ("leased_until") WHERE "mail"."deliveries"."state" in ('sending', 'handed');