CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "expense_totals" (
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"category" text NOT NULL,
	"payment_method" text NOT NULL,
	"expense_count" integer NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	CONSTRAINT "expense_totals_user_id_project_id_category_payment_method_pk" PRIMARY KEY("user_id","project_id","category","payment_method")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "expense_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contractor_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "expense_totals" ADD CONSTRAINT "expense_totals_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_search_idx" ON "expenses" USING gin (("project_id"::bigint),"search_text" gin_trgm_ops);--> statement-breakpoint
-- A project has one owner: taken for independent, the two columns seem to leave next to no row.
CREATE STATISTICS "expenses_project_owner" (dependencies, ndistinct) ON user_id, project_id FROM "expenses";--> statement-breakpoint
-- Everything below keeps expense_totals and the counts of users equal to the rows. A change of how
-- many there are takes the account's row first and then the totals in the order of their key, so
-- that two changes at once wait for each other and never both ways.
CREATE FUNCTION expenses_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET expense_count = expense_count + added.n
  FROM (SELECT user_id, count(*)::int AS n FROM new_rows GROUP BY user_id) added
  WHERE users.id = added.user_id;
  INSERT INTO expense_totals AS t (user_id, project_id, category, payment_method, expense_count, amount)
  SELECT user_id, project_id, category, payment_method, count(*)::int, sum(amount)
  FROM new_rows GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
  SET expense_count = t.expense_count + excluded.expense_count, amount = t.amount + excluded.amount;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION expenses_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO expense_totals AS t (user_id, project_id, category, payment_method, expense_count, amount)
  SELECT user_id, project_id, category, payment_method, sum(n)::int, sum(amount)
  FROM (
    SELECT user_id, project_id, category, payment_method, 1 AS n, amount FROM new_rows
    UNION ALL
    SELECT user_id, project_id, category, payment_method, -1, -amount FROM old_rows
  ) change
  GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(amount) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
  SET expense_count = t.expense_count + excluded.expense_count, amount = t.amount + excluded.amount;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION expenses_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET expense_count = expense_count - removed.n
  FROM (SELECT user_id, count(*)::int AS n FROM old_rows GROUP BY user_id) removed
  WHERE users.id = removed.user_id;
  -- An update and not an insert with a conflict: when the project goes, its totals may be gone already.
  WITH removed AS (
    SELECT user_id, project_id, category, payment_method, count(*)::int AS n, sum(amount) AS amount
    FROM old_rows GROUP BY 1, 2, 3, 4
  ), held AS MATERIALIZED (
    SELECT t.user_id, t.project_id, t.category, t.payment_method, removed.n, removed.amount
    FROM expense_totals t JOIN removed USING (user_id, project_id, category, payment_method)
    ORDER BY 1, 2, 3, 4 FOR NO KEY UPDATE OF t
  )
  UPDATE expense_totals t SET expense_count = t.expense_count - held.n, amount = t.amount - held.amount
  FROM held
  WHERE (t.user_id, t.project_id, t.category, t.payment_method)
    = (held.user_id, held.project_id, held.category, held.payment_method);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION contractors_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET contractor_count = contractor_count + changed.n
  FROM (
    SELECT user_id, count(*)::int * CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END AS n
    FROM changed_rows GROUP BY user_id
  ) changed
  WHERE users.id = changed.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER expenses_added AFTER INSERT ON expenses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION expenses_added();--> statement-breakpoint
CREATE TRIGGER expenses_changed AFTER UPDATE ON expenses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION expenses_changed();--> statement-breakpoint
CREATE TRIGGER expenses_removed AFTER DELETE ON expenses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION expenses_removed();--> statement-breakpoint
CREATE TRIGGER contractors_added AFTER INSERT ON contractors
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION contractors_counted();--> statement-breakpoint
CREATE TRIGGER contractors_removed AFTER DELETE ON contractors
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION contractors_counted();--> statement-breakpoint
-- Counts everything anew and answers how many figures were wrong.
CREATE FUNCTION recount() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  wrong integer;
  wrong_accounts integer;
BEGIN
  LOCK TABLE expenses, contractors IN SHARE ROW EXCLUSIVE MODE;
  WITH counted AS (
    SELECT user_id, project_id, category, payment_method, count(*)::int AS expense_count, sum(amount) AS amount
    FROM expenses GROUP BY 1, 2, 3, 4
  ), dropped AS (
    DELETE FROM expense_totals t WHERE NOT EXISTS (
      SELECT FROM counted c
      WHERE (c.user_id, c.project_id, c.category, c.payment_method)
        = (t.user_id, t.project_id, t.category, t.payment_method)
    ) RETURNING expense_count
  ), kept AS (
    INSERT INTO expense_totals AS t SELECT * FROM counted
    ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
    SET expense_count = excluded.expense_count, amount = excluded.amount
    WHERE (t.expense_count, t.amount) <> (excluded.expense_count, excluded.amount)
    RETURNING 1
  )
  SELECT (SELECT count(*) FROM dropped WHERE expense_count <> 0) + (SELECT count(*) FROM kept) INTO wrong;
  UPDATE users u SET expense_count = counted.expenses, contractor_count = counted.contractors
  FROM (
    SELECT id,
      (SELECT count(*)::int FROM expenses e WHERE e.user_id = users.id) AS expenses,
      (SELECT count(*)::int FROM contractors c WHERE c.user_id = users.id) AS contractors
    FROM users
  ) counted
  WHERE u.id = counted.id
    AND (u.expense_count, u.contractor_count) <> (counted.expenses, counted.contractors);
  GET DIAGNOSTICS wrong_accounts = ROW_COUNT;
  RETURN wrong + wrong_accounts;
END $$;--> statement-breakpoint
SELECT recount();
