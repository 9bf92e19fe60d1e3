CREATE TABLE "import_rows" (
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"key" text NOT NULL,
	"import_id" integer NOT NULL,
	"expense_id" integer NOT NULL,
	CONSTRAINT "import_rows_user_id_project_id_key_pk" PRIMARY KEY("user_id","project_id","key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"columns" jsonb NOT NULL,
	"headings_key" text NOT NULL,
	"rows" jsonb,
	"row_count" integer NOT NULL,
	"mapping" jsonb NOT NULL,
	"signs" text NOT NULL,
	"day_order" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"skip" jsonb,
	"created" integer,
	"made_contractors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made_rooms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imports_project_key" UNIQUE("user_id","project_id","id"),
	CONSTRAINT "imports_status_check" CHECK ("imports"."status" in ('draft', 'committed', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_fkey" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_expense_fkey" FOREIGN KEY ("user_id","expense_id") REFERENCES "public"."expenses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_import_idx" ON "import_rows" USING btree ("user_id","import_id");--> statement-breakpoint
CREATE INDEX "import_rows_expense_idx" ON "import_rows" USING btree ("user_id","expense_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_id_idx" ON "imports" USING btree ("id");--> statement-breakpoint
CREATE INDEX "imports_headings_idx" ON "imports" USING btree ("user_id","headings_key");--> statement-breakpoint
CREATE INDEX "imports_draft_idx" ON "imports" USING btree ("created_at") WHERE "imports"."status" = 'draft';