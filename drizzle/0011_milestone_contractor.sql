DROP INDEX "expenses_contractor_idx";--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "contractor_id" integer;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_contractor_fkey" FOREIGN KEY ("user_id","contractor_id") REFERENCES "public"."contractors"("user_id","id") ON DELETE set null ("contractor_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_contractor_idx" ON "expenses" USING btree ("user_id","contractor_id","id");