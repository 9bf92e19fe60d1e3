CREATE TABLE "change_orders" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "change_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"agreement_id" integer,
	"title" text NOT NULL,
	"reason" text,
	"amount_delta" numeric(10, 2) NOT NULL,
	"days_delta" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"asked_by" text DEFAULT 'homeowner' NOT NULL,
	"asked_name" text,
	"reverses_id" integer,
	"decided_at" timestamp (3) with time zone,
	"decided_name" text,
	"decided_by" text,
	"comment" text,
	"decided_hash" text,
	CONSTRAINT "change_orders_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "change_orders_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "change_orders_status_check" CHECK ("change_orders"."status" in ('asked', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "change_orders_asked_by_check" CHECK ("change_orders"."asked_by" in ('homeowner', 'contractor'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"contractor_id" integer,
	"agreement_id" integer,
	"bill_id" integer,
	"quote_id" integer,
	"change_order_id" integer,
	"room_id" integer,
	"milestone_id" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"stage" text,
	"taken_on" date,
	"expires_on" date,
	"notes" text,
	"image_url" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "documents_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "documents_stage_check" CHECK ("documents"."stage" in ('before', 'during', 'after'))
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"kind" text NOT NULL,
	"change_order_id" integer,
	"contractor_id" integer,
	"token_hash" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "links_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "links_kind_check" CHECK (("links"."kind" = 'change_order' and "links"."change_order_id" is not null and "links"."contractor_id" is null)
        or ("links"."kind" = 'contractor' and "links"."contractor_id" is not null and "links"."change_order_id" is null))
);
--> statement-breakpoint
CREATE TABLE "punch_items" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "punch_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"agreement_id" integer,
	"room_id" integer,
	"title" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "punch_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "punch_items_project_key" UNIQUE("user_id","project_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"contractor_id" integer,
	"title" text NOT NULL,
	"total" numeric(10, 2) NOT NULL,
	"deposit" numeric(10, 2),
	"valid_until" date,
	"status" text DEFAULT 'open' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "quotes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "quotes_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "quotes_total_check" CHECK ("quotes"."total" > 0),
	CONSTRAINT "quotes_deposit_check" CHECK ("quotes"."deposit" between 0 and "quotes"."total"),
	CONSTRAINT "quotes_status_check" CHECK ("quotes"."status" in ('open', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "scope_lines" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "scope_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"plan_line_id" integer,
	"title" text NOT NULL,
	"estimate" numeric(10, 2),
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scope_lines_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "scope_lines_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "scope_lines_estimate_check" CHECK ("scope_lines"."estimate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"contractor_id" integer,
	"agreement_id" integer,
	"milestone_id" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"amount" numeric(10, 2),
	"due_on" date,
	"document_kind" text,
	"notes" text,
	"image_url" text,
	"sender_name" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"bill_id" integer,
	"document_id" integer,
	CONSTRAINT "submissions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "submissions_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "submissions_kind_check" CHECK ("submissions"."kind" in ('bill', 'document', 'date')),
	CONSTRAINT "submissions_status_check" CHECK ("submissions"."status" in ('waiting', 'approved', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "finish_on" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "schedule" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "change_orders" ADD CONSTRAINT "change_orders_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_orders" ADD CONSTRAINT "change_orders_agreement_fkey" FOREIGN KEY ("user_id","project_id","agreement_id") REFERENCES "public"."agreements"("user_id","project_id","id") ON DELETE set null ("agreement_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_contractor_fkey" FOREIGN KEY ("user_id","contractor_id") REFERENCES "public"."contractors"("user_id","id") ON DELETE set null ("contractor_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_milestone_fkey" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."milestones"("user_id","id") ON DELETE set null ("milestone_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_agreement_fkey" FOREIGN KEY ("user_id","project_id","agreement_id") REFERENCES "public"."agreements"("user_id","project_id","id") ON DELETE set null ("agreement_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_bill_fkey" FOREIGN KEY ("user_id","project_id","bill_id") REFERENCES "public"."bills"("user_id","project_id","id") ON DELETE set null ("bill_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_quote_fkey" FOREIGN KEY ("user_id","project_id","quote_id") REFERENCES "public"."quotes"("user_id","project_id","id") ON DELETE set null ("quote_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_change_order_fkey" FOREIGN KEY ("user_id","project_id","change_order_id") REFERENCES "public"."change_orders"("user_id","project_id","id") ON DELETE set null ("change_order_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_room_fkey" FOREIGN KEY ("user_id","project_id","room_id") REFERENCES "public"."rooms"("user_id","project_id","id") ON DELETE set null ("room_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_change_order_fkey" FOREIGN KEY ("user_id","project_id","change_order_id") REFERENCES "public"."change_orders"("user_id","project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_contractor_fkey" FOREIGN KEY ("user_id","contractor_id") REFERENCES "public"."contractors"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_items" ADD CONSTRAINT "punch_items_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_items" ADD CONSTRAINT "punch_items_agreement_fkey" FOREIGN KEY ("user_id","project_id","agreement_id") REFERENCES "public"."agreements"("user_id","project_id","id") ON DELETE set null ("agreement_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "punch_items" ADD CONSTRAINT "punch_items_room_fkey" FOREIGN KEY ("user_id","project_id","room_id") REFERENCES "public"."rooms"("user_id","project_id","id") ON DELETE set null ("room_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contractor_fkey" FOREIGN KEY ("user_id","contractor_id") REFERENCES "public"."contractors"("user_id","id") ON DELETE set null ("contractor_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scope_lines" ADD CONSTRAINT "scope_lines_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scope_lines" ADD CONSTRAINT "scope_lines_plan_line_fkey" FOREIGN KEY ("user_id","project_id","plan_line_id") REFERENCES "public"."plan_lines"("user_id","project_id","id") ON DELETE set null ("plan_line_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contractor_fkey" FOREIGN KEY ("user_id","contractor_id") REFERENCES "public"."contractors"("user_id","id") ON DELETE set null ("contractor_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_milestone_fkey" FOREIGN KEY ("user_id","milestone_id") REFERENCES "public"."milestones"("user_id","id") ON DELETE set null ("milestone_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_agreement_fkey" FOREIGN KEY ("user_id","project_id","agreement_id") REFERENCES "public"."agreements"("user_id","project_id","id") ON DELETE set null ("agreement_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_bill_fkey" FOREIGN KEY ("user_id","project_id","bill_id") REFERENCES "public"."bills"("user_id","project_id","id") ON DELETE set null ("bill_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_document_fkey" FOREIGN KEY ("user_id","project_id","document_id") REFERENCES "public"."documents"("user_id","project_id","id") ON DELETE set null ("document_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "change_orders_id_idx" ON "change_orders" USING btree ("id");--> statement-breakpoint
CREATE INDEX "change_orders_agreement_idx" ON "change_orders" USING btree ("user_id","project_id","agreement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "change_orders_reverses_idx" ON "change_orders" USING btree ("user_id","reverses_id") WHERE "change_orders"."status" in ('asked', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "documents_id_idx" ON "documents" USING btree ("id");--> statement-breakpoint
CREATE INDEX "documents_kind_idx" ON "documents" USING btree ("user_id","project_id","kind");--> statement-breakpoint
CREATE INDEX "documents_contractor_idx" ON "documents" USING btree ("user_id","contractor_id");--> statement-breakpoint
CREATE INDEX "documents_milestone_idx" ON "documents" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE INDEX "documents_agreement_idx" ON "documents" USING btree ("user_id","project_id","agreement_id");--> statement-breakpoint
CREATE INDEX "documents_bill_idx" ON "documents" USING btree ("user_id","project_id","bill_id");--> statement-breakpoint
CREATE INDEX "documents_quote_idx" ON "documents" USING btree ("user_id","project_id","quote_id");--> statement-breakpoint
CREATE INDEX "documents_change_order_idx" ON "documents" USING btree ("user_id","project_id","change_order_id");--> statement-breakpoint
CREATE INDEX "documents_room_idx" ON "documents" USING btree ("user_id","project_id","room_id");--> statement-breakpoint
CREATE INDEX "documents_file_idx" ON "documents" USING btree ("user_id","image_url");--> statement-breakpoint
CREATE INDEX "links_project_idx" ON "links" USING btree ("user_id","project_id");--> statement-breakpoint
CREATE INDEX "links_change_order_idx" ON "links" USING btree ("user_id","project_id","change_order_id");--> statement-breakpoint
CREATE INDEX "links_contractor_idx" ON "links" USING btree ("user_id","contractor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "punch_items_id_idx" ON "punch_items" USING btree ("id");--> statement-breakpoint
CREATE INDEX "punch_items_agreement_idx" ON "punch_items" USING btree ("user_id","project_id","agreement_id");--> statement-breakpoint
CREATE INDEX "punch_items_room_idx" ON "punch_items" USING btree ("user_id","project_id","room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_id_idx" ON "quotes" USING btree ("id");--> statement-breakpoint
CREATE INDEX "quotes_contractor_idx" ON "quotes" USING btree ("user_id","contractor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scope_lines_id_idx" ON "scope_lines" USING btree ("id");--> statement-breakpoint
CREATE INDEX "scope_lines_position_idx" ON "scope_lines" USING btree ("user_id","project_id","position");--> statement-breakpoint
CREATE INDEX "scope_lines_plan_line_idx" ON "scope_lines" USING btree ("user_id","project_id","plan_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_id_idx" ON "submissions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "submissions_contractor_idx" ON "submissions" USING btree ("user_id","contractor_id");--> statement-breakpoint
CREATE INDEX "submissions_milestone_idx" ON "submissions" USING btree ("user_id","milestone_id");--> statement-breakpoint
CREATE INDEX "submissions_agreement_idx" ON "submissions" USING btree ("user_id","project_id","agreement_id");--> statement-breakpoint
CREATE INDEX "submissions_bill_idx" ON "submissions" USING btree ("user_id","project_id","bill_id");--> statement-breakpoint
CREATE INDEX "submissions_document_idx" ON "submissions" USING btree ("user_id","project_id","document_id");--> statement-breakpoint
CREATE INDEX "submissions_file_idx" ON "submissions" USING btree ("user_id","image_url");--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_quote_fkey" FOREIGN KEY ("user_id","project_id","quote_id") REFERENCES "public"."quotes"("user_id","project_id","id") ON DELETE set null ("quote_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_moves" ADD CONSTRAINT "reserve_moves_change_order_fkey" FOREIGN KEY ("user_id","project_id","change_order_id") REFERENCES "public"."change_orders"("user_id","project_id","id") ON DELETE set null ("change_order_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_quote_idx" ON "agreements" USING btree ("user_id","project_id","quote_id");--> statement-breakpoint
CREATE INDEX "reserve_moves_change_order_idx" ON "reserve_moves" USING btree ("user_id","project_id","change_order_id");--> statement-breakpoint
-- Where an uploaded file is used. A file that nothing uses is removed after a day. The condition on
-- expenses repeats that of their index.
CREATE VIEW file_uses AS
  SELECT user_id, project_id, image_url FROM expenses WHERE image_url LIKE 'receipts/%'
  UNION ALL
  SELECT user_id, project_id, image_url FROM documents WHERE image_url IS NOT NULL
  UNION ALL
  SELECT user_id, project_id, image_url FROM submissions WHERE image_url IS NOT NULL;
