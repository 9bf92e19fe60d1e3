DROP INDEX "activity_project_idx";--> statement-breakpoint
CREATE INDEX "activity_project_idx" ON "activity" USING btree ("user_id","project_id","id") WHERE "activity"."part_of" is null;