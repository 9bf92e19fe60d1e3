CREATE TABLE "agreements" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"contractor_id" integer,
	"plan_line_id" integer,
	"title" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"holdback_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"agreed_on" date,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "agreements_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "agreements_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "agreements_amount_check" CHECK ("agreements"."amount" > 0),
	CONSTRAINT "agreements_holdback_check" CHECK ("agreements"."holdback_percent" between 0 and 100),
	CONSTRAINT "agreements_status_check" CHECK ("agreements"."status" in ('open', 'closed', 'void'))
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"agreement_id" integer,
	"plan_line_id" integer,
	"milestone_id" integer,
	"title" text NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"held" numeric(10, 2) DEFAULT '0' NOT NULL,
	"due_on" date,
	"is_void" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bills_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bills_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "bills_amount_check" CHECK ("bills"."amount" > 0),
	CONSTRAINT "bills_held_check" CHECK ("bills"."held" between 0 and "bills"."amount")
);
--> statement-breakpoint
CREATE TABLE "budget_totals" (
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"plan_line_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"agreement_id" integer NOT NULL,
	"bill_id" integer NOT NULL,
	"is_holdback" boolean NOT NULL,
	"category" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	CONSTRAINT "budget_totals_pkey" PRIMARY KEY("user_id","project_id","plan_line_id","room_id","agreement_id","bill_id","is_holdback","category")
);
--> statement-breakpoint
CREATE TABLE "plan_lines" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "plan_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"room_id" integer,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"planned" numeric(10, 2) NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_lines_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "plan_lines_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "plan_lines_planned_check" CHECK ("plan_lines"."planned" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reserve_moves" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "reserve_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"plan_line_id" integer,
	"change_order_id" integer,
	"reason" text,
	"reverses_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reserve_moves_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reserve_moves_amount_check" CHECK ("reserve_moves"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rooms_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "rooms_project_key" UNIQUE("user_id","project_id","id")
);
--> statement-breakpoint
ALTER TABLE "expense_totals" ADD COLUMN "repeat_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "kind" text DEFAULT 'expense' NOT NULL;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "plan_line_id" integer;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "agreement_id" integer;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "bill_id" integer;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "is_holdback" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "refund_of_id" integer;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_contractor_fkey" FOREIGN KEY ("user_id","contractor_id") REFERENCES "public"."contractors"("user_id","id") ON DELETE set null ("contractor_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_plan_line_fkey" FOREIGN KEY ("user_id","project_id","plan_line_id") REFERENCES "public"."plan_lines"("user_id","project_id","id") ON DELETE set null ("plan_line_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_agreement_fkey" FOREIGN KEY ("user_id","project_id","agreement_id") REFERENCES "public"."agreements"("user_id","project_id","id") ON DELETE set null ("agreement_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_plan_line_fkey" FOREIGN KEY ("user_id","project_id","plan_line_id") REFERENCES "public"."plan_lines"("user_id","project_id","id") ON DELETE set null ("plan_line_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_milestone_fkey" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."milestones"("user_id","id") ON DELETE set null ("milestone_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_totals" ADD CONSTRAINT "budget_totals_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_lines" ADD CONSTRAINT "plan_lines_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_lines" ADD CONSTRAINT "plan_lines_room_fkey" FOREIGN KEY ("user_id","project_id","room_id") REFERENCES "public"."rooms"("user_id","project_id","id") ON DELETE set null ("room_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_moves" ADD CONSTRAINT "reserve_moves_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_moves" ADD CONSTRAINT "reserve_moves_plan_line_fkey" FOREIGN KEY ("user_id","project_id","plan_line_id") REFERENCES "public"."plan_lines"("user_id","project_id","id") ON DELETE set null ("plan_line_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_id_idx" ON "agreements" USING btree ("id");--> statement-breakpoint
CREATE INDEX "agreements_contractor_idx" ON "agreements" USING btree ("user_id","contractor_id");--> statement-breakpoint
CREATE INDEX "agreements_plan_line_idx" ON "agreements" USING btree ("user_id","project_id","plan_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_id_idx" ON "bills" USING btree ("id");--> statement-breakpoint
CREATE INDEX "bills_due_idx" ON "bills" USING btree ("user_id","project_id","due_on");--> statement-breakpoint
CREATE INDEX "bills_agreement_idx" ON "bills" USING btree ("user_id","project_id","agreement_id");--> statement-breakpoint
CREATE INDEX "bills_plan_line_idx" ON "bills" USING btree ("user_id","project_id","plan_line_id");--> statement-breakpoint
CREATE INDEX "bills_milestone_idx" ON "bills" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_lines_id_idx" ON "plan_lines" USING btree ("id");--> statement-breakpoint
CREATE INDEX "plan_lines_position_idx" ON "plan_lines" USING btree ("user_id","project_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "reserve_moves_id_idx" ON "reserve_moves" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "reserve_moves_reverses_idx" ON "reserve_moves" USING btree ("user_id","reverses_id");--> statement-breakpoint
CREATE INDEX "reserve_moves_project_idx" ON "reserve_moves" USING btree ("user_id","project_id","id");--> statement-breakpoint
CREATE INDEX "reserve_moves_plan_line_idx" ON "reserve_moves" USING btree ("user_id","project_id","plan_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_id_idx" ON "rooms" USING btree ("id");--> statement-breakpoint
CREATE INDEX "rooms_position_idx" ON "rooms" USING btree ("user_id","project_id","position");--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_plan_line_fkey" FOREIGN KEY ("user_id","project_id","plan_line_id") REFERENCES "public"."plan_lines"("user_id","project_id","id") ON DELETE set null ("plan_line_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_room_fkey" FOREIGN KEY ("user_id","project_id","room_id") REFERENCES "public"."rooms"("user_id","project_id","id") ON DELETE set null ("room_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_agreement_fkey" FOREIGN KEY ("user_id","project_id","agreement_id") REFERENCES "public"."agreements"("user_id","project_id","id") ON DELETE set null ("agreement_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_bill_fkey" FOREIGN KEY ("user_id","project_id","bill_id") REFERENCES "public"."bills"("user_id","project_id","id") ON DELETE set null ("bill_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expenses_plan_line_idx" ON "expenses" USING btree ("user_id","project_id","plan_line_id","date") WHERE "expenses"."plan_line_id" is not null;--> statement-breakpoint
CREATE INDEX "expenses_room_idx" ON "expenses" USING btree ("user_id","project_id","room_id","date") WHERE "expenses"."room_id" is not null;--> statement-breakpoint
CREATE INDEX "expenses_agreement_idx" ON "expenses" USING btree ("user_id","project_id","agreement_id","date") WHERE "expenses"."agreement_id" is not null;--> statement-breakpoint
CREATE INDEX "expenses_bill_idx" ON "expenses" USING btree ("user_id","project_id","bill_id","date") WHERE "expenses"."bill_id" is not null;--> statement-breakpoint
CREATE INDEX "expenses_refund_of_idx" ON "expenses" USING btree ("user_id","refund_of_id") WHERE "expenses"."refund_of_id" is not null;--> statement-breakpoint
CREATE INDEX "expenses_split_idx" ON "expenses" USING btree ("user_id","project_id","date") WHERE "expenses"."lines" <> '[]';--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_kind_check" CHECK ("expenses"."kind" in ('expense', 'refund'));--> statement-breakpoint
-- The parts that an expense counts by: the whole, or the parts of a split. A refund is negative.
-- An expense counts once in each category, and only once in a total over categories: the rest of it
-- is repeat_count.
-- Arguments: kind, amount, category, room, line, lines.
CREATE FUNCTION expense_parts(text, numeric, text, int, int, jsonb)
RETURNS TABLE (category text, room_id int, plan_line_id int, amount numeric, expense_count int, repeat_count int)
LANGUAGE sql IMMUTABLE AS $$
  SELECT $3, $4, $5, CASE $1 WHEN 'refund' THEN -$2 ELSE $2 END, 1, 0 WHERE $6 = '[]'
  UNION ALL
  SELECT category, room_id, plan_line_id, CASE $1 WHEN 'refund' THEN -amount ELSE amount END,
    is_first::int, (is_first AND category <> first_category)::int
  FROM (
    SELECT part ->> 'category' AS category, (part ->> 'roomId')::int AS room_id,
      (part ->> 'planLineId')::int AS plan_line_id, (part ->> 'amount')::numeric AS amount,
      nth = min(nth) OVER (PARTITION BY part ->> 'category') AS is_first,
      first_value(part ->> 'category') OVER (ORDER BY nth) AS first_category
    FROM jsonb_array_elements($6) WITH ORDINALITY parts (part, nth)
    WHERE $6 <> '[]'
  ) split
$$;--> statement-breakpoint
CREATE FUNCTION expense_lines_total(lines jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT sum((part ->> 'amount')::numeric) FROM jsonb_array_elements(lines) part
$$;--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_lines_check"
  CHECK (lines = '[]' OR expense_lines_total(lines) = amount);--> statement-breakpoint
-- The parts of a split, without references to rooms and lines that are deleted. Arguments: owner,
-- project, lines.
CREATE FUNCTION present_lines(int, int, jsonb) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN $3 = '[]' THEN $3 ELSE (
    SELECT jsonb_agg(part || jsonb_build_object(
      'roomId', (SELECT r.id FROM rooms r
        WHERE r.user_id = $1 AND r.project_id = $2 AND r.id = (part ->> 'roomId')::int),
      'planLineId', (SELECT p.id FROM plan_lines p
        WHERE p.user_id = $1 AND p.project_id = $2 AND p.id = (part ->> 'planLineId')::int)
    ) ORDER BY nth)
    FROM jsonb_array_elements($3) WITH ORDINALITY parts (part, nth)
  ) END
$$;--> statement-breakpoint
-- The functions below replace those of 0007. They count by parts, and keep budget_totals too. Most
-- expenses are plain: they have no parts and no use in the budget. Counting those by parts would
-- make adding one a third slower, so they are counted as they were.
CREATE OR REPLACE FUNCTION expenses_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET expense_count = expense_count + added.n
  FROM (SELECT user_id, count(*)::int AS n FROM new_rows GROUP BY user_id) added
  WHERE users.id = added.user_id;
  IF NOT EXISTS (
    SELECT FROM new_rows
    WHERE lines <> '[]' OR coalesce(plan_line_id, room_id, agreement_id, bill_id) IS NOT NULL
  ) THEN
    INSERT INTO expense_totals AS t
      (user_id, project_id, category, payment_method, expense_count, amount)
    SELECT user_id, project_id, category, payment_method, count(*)::int,
      sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END)
    FROM new_rows GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
    SET expense_count = t.expense_count + excluded.expense_count, amount = t.amount + excluded.amount;
    RETURN NULL;
  END IF;
  INSERT INTO expense_totals AS t
    (user_id, project_id, category, payment_method, expense_count, repeat_count, amount)
  SELECT e.user_id, e.project_id, p.category, e.payment_method,
    sum(p.expense_count), sum(p.repeat_count), sum(p.amount)
  FROM new_rows e,
    expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
  SET expense_count = t.expense_count + excluded.expense_count,
    repeat_count = t.repeat_count + excluded.repeat_count, amount = t.amount + excluded.amount;
  INSERT INTO budget_totals AS t
    (user_id, project_id, plan_line_id, room_id, agreement_id, bill_id, is_holdback, category, amount)
  SELECT e.user_id, e.project_id, coalesce(p.plan_line_id, 0), coalesce(p.room_id, 0),
    coalesce(e.agreement_id, 0), coalesce(e.bill_id, 0), e.is_holdback, p.category, sum(p.amount)
  FROM new_rows e,
    expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
  WHERE coalesce(p.plan_line_id, p.room_id, e.agreement_id, e.bill_id) IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT ON CONSTRAINT budget_totals_pkey DO UPDATE SET amount = t.amount + excluded.amount;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION expenses_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM new_rows
    WHERE lines <> '[]' OR coalesce(plan_line_id, room_id, agreement_id, bill_id) IS NOT NULL
  ) AND NOT EXISTS (
    SELECT FROM old_rows
    WHERE lines <> '[]' OR coalesce(plan_line_id, room_id, agreement_id, bill_id) IS NOT NULL
  ) THEN
    INSERT INTO expense_totals AS t
      (user_id, project_id, category, payment_method, expense_count, amount)
    SELECT user_id, project_id, category, payment_method, sum(n)::int,
      sum(n * CASE kind WHEN 'refund' THEN -amount ELSE amount END)
    FROM (
      SELECT user_id, project_id, category, payment_method, kind, amount, 1 AS n FROM new_rows
      UNION ALL
      SELECT user_id, project_id, category, payment_method, kind, amount, -1 FROM old_rows
    ) change
    GROUP BY 1, 2, 3, 4
    HAVING sum(n) <> 0 OR sum(n * CASE kind WHEN 'refund' THEN -amount ELSE amount END) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
    SET expense_count = t.expense_count + excluded.expense_count, amount = t.amount + excluded.amount;
    RETURN NULL;
  END IF;
  INSERT INTO expense_totals AS t
    (user_id, project_id, category, payment_method, expense_count, repeat_count, amount)
  SELECT user_id, project_id, category, payment_method, sum(n), sum(again), sum(amount)
  FROM (
    SELECT e.user_id, e.project_id, p.category, e.payment_method,
      p.expense_count AS n, p.repeat_count AS again, p.amount
    FROM new_rows e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
    UNION ALL
    SELECT e.user_id, e.project_id, p.category, e.payment_method,
      -p.expense_count, -p.repeat_count, -p.amount
    FROM old_rows e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
  ) change
  GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(again) <> 0 OR sum(amount) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (user_id, project_id, category, payment_method) DO UPDATE
  SET expense_count = t.expense_count + excluded.expense_count,
    repeat_count = t.repeat_count + excluded.repeat_count, amount = t.amount + excluded.amount;
  INSERT INTO budget_totals AS t
    (user_id, project_id, plan_line_id, room_id, agreement_id, bill_id, is_holdback, category, amount)
  SELECT user_id, project_id, coalesce(plan_line_id, 0), coalesce(room_id, 0),
    coalesce(agreement_id, 0), coalesce(bill_id, 0), is_holdback, category, sum(amount)
  FROM (
    SELECT e.user_id, e.project_id, p.plan_line_id, p.room_id, e.agreement_id, e.bill_id,
      e.is_holdback, p.category, p.amount
    FROM new_rows e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
    UNION ALL
    SELECT e.user_id, e.project_id, p.plan_line_id, p.room_id, e.agreement_id, e.bill_id,
      e.is_holdback, p.category, -p.amount
    FROM old_rows e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
  ) change
  WHERE coalesce(plan_line_id, room_id, agreement_id, bill_id) IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(amount) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT ON CONSTRAINT budget_totals_pkey DO UPDATE SET amount = t.amount + excluded.amount;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION expenses_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET expense_count = expense_count - removed.n
  FROM (SELECT user_id, count(*)::int AS n FROM old_rows GROUP BY user_id) removed
  WHERE users.id = removed.user_id;
  -- An update and not an insert with a conflict: when the project goes, its totals may be gone already.
  IF NOT EXISTS (
    SELECT FROM old_rows
    WHERE lines <> '[]' OR coalesce(plan_line_id, room_id, agreement_id, bill_id) IS NOT NULL
  ) THEN
    WITH removed AS (
      SELECT user_id, project_id, category, payment_method, count(*)::int AS n,
        sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) AS amount
      FROM old_rows GROUP BY 1, 2, 3, 4
    ), held AS MATERIALIZED (
      SELECT t.user_id, t.project_id, t.category, t.payment_method, removed.n, removed.amount
      FROM expense_totals t JOIN removed USING (user_id, project_id, category, payment_method)
      ORDER BY 1, 2, 3, 4 FOR NO KEY UPDATE OF t
    )
    UPDATE expense_totals t
    SET expense_count = t.expense_count - held.n, amount = t.amount - held.amount
    FROM held
    WHERE (t.user_id, t.project_id, t.category, t.payment_method)
      = (held.user_id, held.project_id, held.category, held.payment_method);
    RETURN NULL;
  END IF;
  WITH removed AS (
    SELECT e.user_id, e.project_id, p.category, e.payment_method,
      sum(p.expense_count) AS n, sum(p.repeat_count) AS again, sum(p.amount) AS amount
    FROM old_rows e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
    GROUP BY 1, 2, 3, 4
  ), held AS MATERIALIZED (
    SELECT t.user_id, t.project_id, t.category, t.payment_method, removed.n, removed.again, removed.amount
    FROM expense_totals t JOIN removed USING (user_id, project_id, category, payment_method)
    ORDER BY 1, 2, 3, 4 FOR NO KEY UPDATE OF t
  )
  UPDATE expense_totals t
  SET expense_count = t.expense_count - held.n, repeat_count = t.repeat_count - held.again,
    amount = t.amount - held.amount
  FROM held
  WHERE (t.user_id, t.project_id, t.category, t.payment_method)
    = (held.user_id, held.project_id, held.category, held.payment_method);
  WITH removed AS (
    SELECT e.user_id, e.project_id, coalesce(p.plan_line_id, 0) AS plan_line_id,
      coalesce(p.room_id, 0) AS room_id, coalesce(e.agreement_id, 0) AS agreement_id,
      coalesce(e.bill_id, 0) AS bill_id, e.is_holdback, p.category, sum(p.amount) AS amount
    FROM old_rows e,
      expense_parts(e.kind, e.amount, e.category, e.room_id, e.plan_line_id, e.lines) p
    WHERE coalesce(p.plan_line_id, p.room_id, e.agreement_id, e.bill_id) IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
  ), held AS MATERIALIZED (
    SELECT t.user_id, t.project_id, t.plan_line_id, t.room_id, t.agreement_id, t.bill_id,
      t.is_holdback, t.category, removed.amount
    FROM budget_totals t JOIN removed
      USING (user_id, project_id, plan_line_id, room_id, agreement_id, bill_id, is_holdback, category)
    ORDER BY 1, 2, 3, 4, 5, 6, 7, 8 FOR NO KEY UPDATE OF t
  )
  UPDATE budget_totals t SET amount = t.amount - held.amount
  FROM held
  WHERE (t.user_id, t.project_id, t.plan_line_id, t.room_id, t.agreement_id, t.bill_id, t.is_holdback, t.category)
    = (held.user_id, held.project_id, held.plan_line_id, held.room_id, held.agreement_id, held.bill_id, held.is_holdback, held.category);
  RETURN NULL;
END $$;--> statement-breakpoint
-- As in 0010, by parts, and with budget_totals.
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
  RETURN wrong + wrong_uses + wrong_accounts;
END $$;
