CREATE TABLE "readings" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "readings_key_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_upload_fkey" FOREIGN KEY ("user_id","key") REFERENCES "public"."uploads"("user_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "readings_id_idx" ON "readings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "readings_open_idx" ON "readings" USING btree ("id") WHERE "readings"."status" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "readings_merchant_idx" ON "readings" USING btree ("user_id",lower("result" ->> 'merchant'));