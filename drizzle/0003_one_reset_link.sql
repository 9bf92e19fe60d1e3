-- Links live for half an hour: asking anew is the whole loss, and two of one account would break the key.
DELETE FROM "password_resets";--> statement-breakpoint
DROP INDEX "password_resets_user_id_index";--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_key" UNIQUE("user_id");