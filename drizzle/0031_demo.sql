CREATE TABLE "sample_contractors" (
	"user_id" integer NOT NULL,
	"contractor_id" integer NOT NULL,
	CONSTRAINT "sample_contractors_user_id_contractor_id_pk" PRIMARY KEY("user_id","contractor_id")
);
--> statement-breakpoint
CREATE TABLE "sample_expenses" (
	"user_id" integer NOT NULL,
	"expense_id" integer NOT NULL,
	CONSTRAINT "sample_expenses_user_id_expense_id_pk" PRIMARY KEY("user_id","expense_id")
);
--> statement-breakpoint
CREATE TABLE "sample_uploads" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "sample_uploads_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guest_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sample_contractors" ADD CONSTRAINT "sample_contractors_contractor_fkey" FOREIGN KEY ("user_id","contractor_id") REFERENCES "public"."contractors"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_expenses" ADD CONSTRAINT "sample_expenses_expense_fkey" FOREIGN KEY ("user_id","expense_id") REFERENCES "public"."expenses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_uploads" ADD CONSTRAINT "sample_uploads_upload_fkey" FOREIGN KEY ("user_id","key") REFERENCES "public"."uploads"("user_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_guest_idx" ON "users" USING btree ("guest_until") WHERE "users"."guest_until" is not null;