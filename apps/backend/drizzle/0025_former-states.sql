-- States that no release has stored, as a killed sender left them: `sending` was not handed over, `handed` was.
UPDATE "mail"."deliveries" SET "state" = CASE "state" WHEN 'sending' THEN 'queued' ELSE 'uncertain' END, "next_at" = now() WHERE "state" IN ('sending', 'handed');--> statement-breakpoint
DROP INDEX "mail"."deliveries_held";
