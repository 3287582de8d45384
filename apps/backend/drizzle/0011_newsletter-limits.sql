CREATE TABLE "mail_outage" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deliveries_to_confirm" ON "mail"."deliveries" USING btree ("created_at") WHERE "mail"."deliveries"."letter_id" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_of_mailbox" ON "mail"."subscriptions" USING btree (regexp_replace("address", '[+][^@]*', ''));