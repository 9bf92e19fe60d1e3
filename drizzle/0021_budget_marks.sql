CREATE TABLE "budget_marks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "budget_marks_project_idx" ON "budget_marks" USING btree ("user_id","project_id");--> statement-breakpoint
-- Every change puts a new mark in the place of those that it sees. Someone who sees the change, but
-- did not see it before, also sees this mark or a later one that has replaced it, and saw neither
-- before. So the same marks mean the same records. Arguments: owner, project.
CREATE FUNCTION mark_budget(int, int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM budget_marks WHERE id IN (
    SELECT id FROM budget_marks WHERE user_id = $1 AND project_id = $2 FOR UPDATE SKIP LOCKED
  );
  INSERT INTO budget_marks (user_id, project_id) VALUES ($1, $2);
END $$;--> statement-breakpoint
CREATE FUNCTION budget_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM mark_budget(user_id, project_id)
    FROM (SELECT DISTINCT user_id, project_id FROM new_rows) changed;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM mark_budget(user_id, project_id)
    FROM (SELECT DISTINCT user_id, project_id FROM old_rows) changed;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM mark_budget(user_id, project_id)
    FROM (
      SELECT user_id, project_id FROM new_rows UNION SELECT user_id, project_id FROM old_rows
    ) changed;
  ELSE
    DELETE FROM budget_marks;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  records text;
BEGIN
  FOREACH records IN ARRAY ARRAY[
    'rooms', 'plan_lines', 'agreements', 'bills', 'reserve_moves', 'change_orders', 'budget_totals'
  ] LOOP
    EXECUTE format('CREATE TRIGGER budget_added AFTER INSERT ON %I
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION budget_changed()', records);
    EXECUTE format('CREATE TRIGGER budget_changed AFTER UPDATE ON %I
      REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION budget_changed()', records);
    EXECUTE format('CREATE TRIGGER budget_removed AFTER DELETE ON %I
      REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION budget_changed()', records);
    EXECUTE format('CREATE TRIGGER budget_emptied AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION budget_changed()', records);
  END LOOP;
END $$;--> statement-breakpoint
-- After the records of the project are gone, which leaves marks too.
CREATE FUNCTION budget_marks_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM budget_marks m USING old_rows p WHERE m.user_id = p.user_id AND m.project_id = p.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER budget_marks_removed AFTER DELETE ON projects
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION budget_marks_removed();--> statement-breakpoint
INSERT INTO budget_marks (user_id, project_id) SELECT user_id, id FROM projects;
