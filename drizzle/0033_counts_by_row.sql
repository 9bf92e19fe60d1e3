-- contract after 0.2.0: it counts in account_counts, counts many expenses at once, and finds a record by its owner and id
-- All at once and owners first, as the server takes them, so that nobody waits for both ways.
LOCK TABLE users, sessions, account_counts, project_members, projects, contractors, uploads, expenses, expense_totals,
  rooms, plan_lines, agreements, change_orders, bills, reserve_moves, budget_totals, budget_marks,
  milestones, quotes, scope_lines, documents, punch_items, submissions, imports, inbox_items, readings IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP TRIGGER users_counted ON users;--> statement-breakpoint
DROP FUNCTION users_counted;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_expenses(removed expenses[], added expenses[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  more int := cardinality(added) - cardinality(removed);
BEGIN
  IF more <> 0 THEN
    UPDATE account_counts SET expense_count = expense_count + more
    WHERE user_id = coalesce((added[1]).user_id, (removed[1]).user_id);
  END IF;
  PERFORM count_parts(removed, added);
END $$;--> statement-breakpoint
-- The triggers of 0007 and 0016 counted by statement, from tables of the old and the new rows. No
-- distributed Postgres has those. Most expenses are plain: they have no parts and no use in the
-- budget. Counting those by parts would take longer.
DROP TRIGGER expenses_added ON expenses;--> statement-breakpoint
DROP TRIGGER expenses_changed ON expenses;--> statement-breakpoint
DROP TRIGGER expenses_removed ON expenses;--> statement-breakpoint
CREATE OR REPLACE FUNCTION expenses_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account_counts SET expense_count = expense_count + 1 WHERE user_id = NEW.user_id;
  IF NEW.lines <> '[]'
    OR coalesce(NEW.plan_line_id, NEW.room_id, NEW.agreement_id, NEW.bill_id) IS NOT NULL THEN
    PERFORM count_parts('{}', ARRAY[NEW::expenses]);
    RETURN NULL;
  END IF;
  INSERT INTO expense_totals AS t
    (user_id, project_id, category, payment_method, expense_count, amount)
  VALUES (NEW.user_id, NEW.project_id, NEW.category, NEW.payment_method, 1,
    CASE NEW.kind WHEN 'refund' THEN -NEW.amount ELSE NEW.amount END)
  ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
  SET expense_count = t.expense_count + 1, amount = t.amount + excluded.amount;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION expenses_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_parts(ARRAY[OLD::expenses], ARRAY[NEW::expenses]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION expenses_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE account_counts SET expense_count = expense_count - 1 WHERE user_id = OLD.user_id;
  IF OLD.lines <> '[]'
    OR coalesce(OLD.plan_line_id, OLD.room_id, OLD.agreement_id, OLD.bill_id) IS NOT NULL THEN
    PERFORM count_parts(ARRAY[OLD::expenses], '{}');
    RETURN NULL;
  END IF;
  UPDATE expense_totals SET expense_count = expense_count - 1,
    amount = amount - CASE OLD.kind WHEN 'refund' THEN -OLD.amount ELSE OLD.amount END
  WHERE user_id = OLD.user_id AND project_id = OLD.project_id
    AND category = OLD.category AND payment_method = OLD.payment_method;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER expenses_added AFTER INSERT ON expenses FOR EACH ROW
  WHEN (current_setting('plumbline.counted_at_once', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION expenses_added();--> statement-breakpoint
CREATE TRIGGER expenses_changed AFTER UPDATE ON expenses FOR EACH ROW
  WHEN (
    current_setting('plumbline.counted_at_once', true) IS DISTINCT FROM 'on'
    AND (OLD.project_id, OLD.kind, OLD.amount, OLD.category, OLD.payment_method, OLD.lines,
        OLD.plan_line_id, OLD.room_id, OLD.agreement_id, OLD.bill_id, OLD.is_holdback)
      IS DISTINCT FROM (NEW.project_id, NEW.kind, NEW.amount, NEW.category, NEW.payment_method, NEW.lines,
        NEW.plan_line_id, NEW.room_id, NEW.agreement_id, NEW.bill_id, NEW.is_holdback)
  )
  EXECUTE FUNCTION expenses_changed();--> statement-breakpoint
CREATE TRIGGER expenses_removed AFTER DELETE ON expenses FOR EACH ROW
  WHEN (current_setting('plumbline.counted_at_once', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION expenses_removed();--> statement-breakpoint
DROP TRIGGER contractors_added ON contractors;--> statement-breakpoint
DROP TRIGGER contractors_removed ON contractors;--> statement-breakpoint
CREATE OR REPLACE FUNCTION contractors_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner int := CASE TG_OP WHEN 'INSERT' THEN NEW.user_id ELSE OLD.user_id END;
  more int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE account_counts SET contractor_count = contractor_count + more WHERE user_id = owner;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER contractors_counted AFTER INSERT OR DELETE ON contractors
  FOR EACH ROW EXECUTE FUNCTION contractors_counted();--> statement-breakpoint
DROP TRIGGER uploads_added ON uploads;--> statement-breakpoint
DROP TRIGGER uploads_removed ON uploads;--> statement-breakpoint
CREATE OR REPLACE FUNCTION uploads_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner int := CASE TG_OP WHEN 'INSERT' THEN NEW.user_id ELSE OLD.user_id END;
  more bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.size ELSE -OLD.size END;
BEGIN
  UPDATE account_counts SET stored_bytes = stored_bytes + more WHERE user_id = owner;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER uploads_counted AFTER INSERT OR DELETE ON uploads
  FOR EACH ROW EXECUTE FUNCTION uploads_counted();--> statement-breakpoint
-- As in 0030, once per project and transaction: nobody can have seen the mark of this one yet.
CREATE OR REPLACE FUNCTION mark_budget(int, int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM budget_marks
    WHERE user_id = $1 AND project_id = $2 AND xmin = pg_current_xact_id()::xid
  ) THEN
    RETURN;
  END IF;
  DELETE FROM budget_marks WHERE user_id = $1 AND id IN (
    SELECT id FROM budget_marks WHERE user_id = $1 AND project_id = $2 FOR UPDATE SKIP LOCKED
  );
  INSERT INTO budget_marks (user_id, project_id) VALUES ($1, $2);
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION budget_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM mark_budget(OLD.user_id, OLD.project_id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM mark_budget(NEW.user_id, NEW.project_id);
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
    EXECUTE format('DROP TRIGGER budget_added ON %I', records);
    EXECUTE format('DROP TRIGGER budget_changed ON %I', records);
    EXECUTE format('DROP TRIGGER budget_removed ON %I', records);
    EXECUTE format('DROP TRIGGER budget_emptied ON %I', records);
    EXECUTE format('CREATE TRIGGER budget_changed AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION budget_changed()', records);
  END LOOP;
END $$;--> statement-breakpoint
DROP TRIGGER budget_marks_removed ON projects;--> statement-breakpoint
CREATE OR REPLACE FUNCTION budget_marks_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM budget_marks WHERE user_id = OLD.user_id AND project_id = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER budget_marks_removed AFTER DELETE ON projects
  FOR EACH ROW EXECUTE FUNCTION budget_marks_removed();--> statement-breakpoint
-- Postgres sends the same notification only once per transaction.
DROP TRIGGER sessions_ended ON sessions;--> statement-breakpoint
DROP TRIGGER members_left ON project_members;--> statement-breakpoint
CREATE OR REPLACE FUNCTION sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'sessions');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION members_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'left ' || OLD.project_id || ' ' || OLD.member_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION sessions_ended();--> statement-breakpoint
CREATE TRIGGER members_left AFTER DELETE ON project_members
  FOR EACH ROW EXECUTE FUNCTION members_left();--> statement-breakpoint
-- As in 0016, and with account_counts.
CREATE OR REPLACE FUNCTION recount() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  wrong integer;
  wrong_uses integer;
  wrong_accounts integer;
BEGIN
  LOCK TABLE expenses, contractors, uploads IN SHARE ROW EXCLUSIVE MODE;
  WITH counted AS (
    SELECT e.user_id, e.project_id, p.category, e.payment_method,
      sum(p.expense_count)::int AS expense_count, sum(p.repeat_count)::int AS repeat_count,
      sum(p.amount) AS amount
    FROM expenses e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
    GROUP BY 1, 2, 3, 4
  ), dropped AS (
    DELETE FROM expense_totals t WHERE NOT EXISTS (
      SELECT FROM counted c
      WHERE (c.user_id, c.project_id, c.category, c.payment_method)
        = (t.user_id, t.project_id, t.category, t.payment_method)
    ) RETURNING expense_count, amount
  ), kept AS (
    INSERT INTO expense_totals AS t
      (user_id, project_id, category, payment_method, expense_count, repeat_count, amount)
    SELECT * FROM counted
    ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
    SET expense_count = excluded.expense_count, repeat_count = excluded.repeat_count,
      amount = excluded.amount
    WHERE (t.expense_count, t.repeat_count, t.amount)
      <> (excluded.expense_count, excluded.repeat_count, excluded.amount)
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM dropped WHERE expense_count <> 0 OR amount <> 0)
    + (SELECT count(*) FROM kept) INTO wrong;
  WITH counted AS (
    SELECT e.user_id, e.project_id, coalesce(p.plan_line_id, 0) AS plan_line_id,
      coalesce(p.room_id, 0) AS room_id, coalesce(e.agreement_id, 0) AS agreement_id,
      coalesce(e.bill_id, 0) AS bill_id, e.is_holdback, p.category, sum(p.amount) AS amount
    FROM expenses e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
    WHERE coalesce(p.plan_line_id, p.room_id, e.agreement_id, e.bill_id) IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  ), dropped AS (
    DELETE FROM budget_totals t WHERE NOT EXISTS (
      SELECT FROM counted c
      WHERE (c.user_id, c.project_id, c.plan_line_id, c.room_id, c.agreement_id, c.bill_id, c.is_holdback, c.category)
        = (t.user_id, t.project_id, t.plan_line_id, t.room_id, t.agreement_id, t.bill_id, t.is_holdback, t.category)
    ) RETURNING amount
  ), kept AS (
    INSERT INTO budget_totals AS t SELECT * FROM counted
    ON CONFLICT ON CONSTRAINT budget_totals_pkey DO UPDATE SET amount = excluded.amount
    WHERE t.amount <> excluded.amount
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM dropped WHERE amount <> 0) + (SELECT count(*) FROM kept) INTO wrong_uses;
  INSERT INTO account_counts AS a (user_id, expense_count, contractor_count, stored_bytes)
  SELECT id,
    (SELECT count(*)::int FROM expenses e WHERE e.user_id = users.id),
    (SELECT count(*)::int FROM contractors c WHERE c.user_id = users.id),
    (SELECT coalesce(sum(size), 0)::bigint FROM uploads f WHERE f.user_id = users.id)
  FROM users
  ON CONFLICT (user_id) DO UPDATE SET expense_count = excluded.expense_count,
    contractor_count = excluded.contractor_count, stored_bytes = excluded.stored_bytes
  WHERE (a.expense_count, a.contractor_count, a.stored_bytes)
    <> (excluded.expense_count, excluded.contractor_count, excluded.stored_bytes);
  GET DIAGNOSTICS wrong_accounts = ROW_COUNT;
  RETURN wrong + wrong_uses + wrong_accounts;
END $$;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "expense_count";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "contractor_count";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "stored_bytes";--> statement-breakpoint
ALTER TABLE "budget_marks" DROP CONSTRAINT "budget_marks_pkey";--> statement-breakpoint
ALTER TABLE "budget_marks" ADD CONSTRAINT "budget_marks_user_id_project_id_id_pk" PRIMARY KEY("user_id","project_id","id");--> statement-breakpoint
DROP INDEX "agreements_id_idx";--> statement-breakpoint
DROP INDEX "bills_id_idx";--> statement-breakpoint
DROP INDEX "budget_marks_project_idx";--> statement-breakpoint
DROP INDEX "change_orders_id_idx";--> statement-breakpoint
DROP INDEX "contractors_id_idx";--> statement-breakpoint
DROP INDEX "documents_id_idx";--> statement-breakpoint
DROP INDEX "expenses_id_idx";--> statement-breakpoint
DROP INDEX "imports_id_idx";--> statement-breakpoint
DROP INDEX "inbox_items_id_idx";--> statement-breakpoint
DROP INDEX "milestones_id_idx";--> statement-breakpoint
DROP INDEX "plan_lines_id_idx";--> statement-breakpoint
DROP INDEX "projects_id_idx";--> statement-breakpoint
DROP INDEX "punch_items_id_idx";--> statement-breakpoint
DROP INDEX "quotes_id_idx";--> statement-breakpoint
DROP INDEX "readings_id_idx";--> statement-breakpoint
DROP INDEX "reserve_moves_id_idx";--> statement-breakpoint
DROP INDEX "rooms_id_idx";--> statement-breakpoint
DROP INDEX "scope_lines_id_idx";--> statement-breakpoint
DROP INDEX "submissions_id_idx";
