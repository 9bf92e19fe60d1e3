CREATE TABLE "request_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"method_path" text NOT NULL,
	"body_sha256" text NOT NULL,
	"status" smallint NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "request_keys" ADD CONSTRAINT "request_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_keys_created_at_index" ON "request_keys" USING btree ("created_at");
--> statement-breakpoint
-- An upload counts from before its file is written until after it is removed. Its row may outlive
-- the account, and then there is nothing to count on.
CREATE FUNCTION uploads_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET stored_bytes = stored_bytes + changed.bytes
  FROM (
    SELECT user_id, sum(size)::bigint * CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END AS bytes
    FROM changed_rows GROUP BY user_id
  ) changed
  WHERE users.id = changed.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER uploads_added AFTER INSERT ON uploads
  REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION uploads_counted();--> statement-breakpoint
CREATE TRIGGER uploads_removed AFTER DELETE ON uploads
  REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION uploads_counted();--> statement-breakpoint
-- As before, and what the uploads take up.
CREATE OR REPLACE FUNCTION recount() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  wrong integer;
  wrong_accounts integer;
BEGIN
  LOCK TABLE expenses, contractors, uploads IN SHARE ROW EXCLUSIVE MODE;
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
  UPDATE users u SET expense_count = counted.expenses, contractor_count = counted.contractors,
    stored_bytes = counted.bytes
  FROM (
    SELECT id,
      (SELECT count(*)::int FROM expenses e WHERE e.user_id = users.id) AS expenses,
      (SELECT count(*)::int FROM contractors c WHERE c.user_id = users.id) AS contractors,
      (SELECT coalesce(sum(size), 0)::bigint FROM uploads f WHERE f.user_id = users.id) AS bytes
    FROM users
  ) counted
  WHERE u.id = counted.id
    AND (u.expense_count, u.contractor_count, u.stored_bytes)
      <> (counted.expenses, counted.contractors, counted.bytes);
  GET DIAGNOSTICS wrong_accounts = ROW_COUNT;
  RETURN wrong + wrong_accounts;
END $$;--> statement-breakpoint
SELECT recount();
