CREATE UNIQUE INDEX "contractors_id_idx" ON "contractors" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_id_idx" ON "expenses" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "milestones_id_idx" ON "milestones" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_id_idx" ON "projects" USING btree ("id");