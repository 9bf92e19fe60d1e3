CREATE TABLE "account_counts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"expense_count" integer DEFAULT 0 NOT NULL,
	"contractor_count" integer DEFAULT 0 NOT NULL,
	"stored_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_counts" ADD CONSTRAINT "account_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nothing is added or removed until the counts have moved.
LOCK TABLE users, expenses, contractors, uploads IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
INSERT INTO account_counts (user_id, expense_count, contractor_count, stored_bytes)
  SELECT id, expense_count, contractor_count, stored_bytes FROM users;--> statement-breakpoint
-- The version before has the counts in users and adds accounts without counts. Until it is gone,
-- they are in both places, and every change takes the account's row in users first.
CREATE FUNCTION users_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_counts (user_id, expense_count, contractor_count, stored_bytes)
  VALUES (NEW.id, NEW.expense_count, NEW.contractor_count, NEW.stored_bytes)
  ON CONFLICT (user_id) DO UPDATE SET expense_count = excluded.expense_count,
    contractor_count = excluded.contractor_count, stored_bytes = excluded.stored_bytes;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT OR UPDATE OF expense_count, contractor_count, stored_bytes
  ON users FOR EACH ROW EXECUTE FUNCTION users_counted();--> statement-breakpoint
-- What these expenses change in the totals: the parts of those that were removed, and of those that
-- were added. An expense that changed is in both lists.
CREATE FUNCTION expense_changes(removed expenses[], added expenses[])
RETURNS TABLE (
  user_id int, project_id int, payment_method text, agreement_id int, bill_id int, is_holdback boolean,
  category text, room_id int, plan_line_id int, amount numeric, expense_count int, repeat_count int
)
LANGUAGE sql STABLE AS $$
  SELECT e.user_id, e.project_id, e.payment_method, e.agreement_id, e.bill_id, e.is_holdback,
    p.category, p.room_id, p.plan_line_id,
    e.sign * p.amount, e.sign * p.expense_count, e.sign * p.repeat_count
  FROM (
    SELECT -1 AS sign, o.* FROM unnest(removed) o UNION ALL SELECT 1, n.* FROM unnest(added) n
  ) e, expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
$$;--> statement-breakpoint
-- Everything below changes totals in the order of their keys, so that two changes at once wait for
-- each other and never both ways.
CREATE FUNCTION count_parts(removed expenses[], added expenses[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner int := (removed[1]).user_id;
BEGIN
  IF cardinality(added) > 0 THEN
    INSERT INTO expense_totals AS t
      (user_id, project_id, category, payment_method, expense_count, repeat_count, amount)
    SELECT c.user_id, c.project_id, c.category, c.payment_method,
      sum(c.expense_count), sum(c.repeat_count), sum(c.amount)
    FROM expense_changes(removed, added) c
    GROUP BY 1, 2, 3, 4
    HAVING sum(c.expense_count) <> 0 OR sum(c.repeat_count) <> 0 OR sum(c.amount) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
    SET expense_count = t.expense_count + excluded.expense_count,
      repeat_count = t.repeat_count + excluded.repeat_count, amount = t.amount + excluded.amount;
    INSERT INTO budget_totals AS t
      (user_id, project_id, plan_line_id, room_id, agreement_id, bill_id, is_holdback, category, amount)
    SELECT c.user_id, c.project_id, coalesce(c.plan_line_id, 0), coalesce(c.room_id, 0),
      coalesce(c.agreement_id, 0), coalesce(c.bill_id, 0), c.is_holdback, c.category, sum(c.amount)
    FROM expense_changes(removed, added) c
    WHERE coalesce(c.plan_line_id, c.room_id, c.agreement_id, c.bill_id) IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(c.amount) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT ON CONSTRAINT budget_totals_pkey DO UPDATE SET amount = t.amount + excluded.amount;
    RETURN;
  END IF;
  -- An update and not an insert with a conflict: when the project goes, its totals may be gone already.
  WITH change AS (
    SELECT c.user_id, c.project_id, c.category, c.payment_method, sum(c.expense_count) AS expense_count,
      sum(c.repeat_count) AS repeat_count, sum(c.amount) AS amount
    FROM expense_changes(removed, added) c GROUP BY 1, 2, 3, 4
  ), held AS MATERIALIZED (
    SELECT user_id, project_id, category, payment_method,
      change.expense_count, change.repeat_count, change.amount
    FROM expense_totals t JOIN change USING (user_id, project_id, category, payment_method)
    WHERE t.user_id = owner
    ORDER BY 1, 2, 3, 4 FOR NO KEY UPDATE OF t
  )
  UPDATE expense_totals t SET expense_count = t.expense_count + held.expense_count,
    repeat_count = t.repeat_count + held.repeat_count, amount = t.amount + held.amount
  FROM held
  WHERE t.user_id = owner AND (t.project_id, t.category, t.payment_method)
    = (held.project_id, held.category, held.payment_method);
  WITH change AS (
    SELECT c.user_id, c.project_id, coalesce(c.plan_line_id, 0) AS plan_line_id,
      coalesce(c.room_id, 0) AS room_id, coalesce(c.agreement_id, 0) AS agreement_id,
      coalesce(c.bill_id, 0) AS bill_id, c.is_holdback, c.category, sum(c.amount) AS amount
    FROM expense_changes(removed, added) c
    WHERE coalesce(c.plan_line_id, c.room_id, c.agreement_id, c.bill_id) IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  ), held AS MATERIALIZED (
    SELECT user_id, project_id, plan_line_id, room_id, agreement_id, bill_id, is_holdback, category,
      change.amount
    FROM budget_totals t JOIN change
      USING (user_id, project_id, plan_line_id, room_id, agreement_id, bill_id, is_holdback, category)
    WHERE t.user_id = owner
    ORDER BY 1, 2, 3, 4, 5, 6, 7, 8 FOR NO KEY UPDATE OF t
  )
  UPDATE budget_totals t SET amount = t.amount + held.amount
  FROM held
  WHERE t.user_id = owner
    AND (t.project_id, t.plan_line_id, t.room_id, t.agreement_id, t.bill_id, t.is_holdback, t.category)
      = (held.project_id, held.plan_line_id, held.room_id, held.agreement_id, held.bill_id, held.is_holdback, held.category);
END $$;--> statement-breakpoint
-- Counts many expenses of one owner at once, for a statement that runs while
-- plumbline.counted_at_once is on and the triggers leave them alone.
CREATE FUNCTION count_expenses(removed expenses[], added expenses[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  more int := cardinality(added) - cardinality(removed);
BEGIN
  IF more <> 0 THEN
    UPDATE users SET expense_count = expense_count + more
    WHERE id = coalesce((added[1]).user_id, (removed[1]).user_id);
  END IF;
  PERFORM count_parts(removed, added);
END $$;--> statement-breakpoint
DROP TRIGGER expenses_added ON expenses;--> statement-breakpoint
CREATE TRIGGER expenses_added AFTER INSERT ON expenses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('plumbline.counted_at_once', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION expenses_added();--> statement-breakpoint
DROP TRIGGER expenses_changed ON expenses;--> statement-breakpoint
CREATE TRIGGER expenses_changed AFTER UPDATE ON expenses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  WHEN (current_setting('plumbline.counted_at_once', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION expenses_changed();--> statement-breakpoint
DROP TRIGGER expenses_removed ON expenses;--> statement-breakpoint
CREATE TRIGGER expenses_removed AFTER DELETE ON expenses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT
  WHEN (current_setting('plumbline.counted_at_once', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION expenses_removed();
