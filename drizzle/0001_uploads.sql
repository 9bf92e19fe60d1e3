CREATE TABLE "uploads" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"is_stored" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE INDEX "expenses_receipt_idx" ON "expenses" USING btree ("user_id","image_url") WHERE "expenses"."image_url" like 'receipts/%';