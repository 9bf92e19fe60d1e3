CREATE TABLE "inbox_items" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "inbox_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"image_url" text NOT NULL,
	CONSTRAINT "inbox_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "inbox_items_project_key" UNIQUE("user_id","project_id","id")
);
--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_id_idx" ON "inbox_items" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_file_idx" ON "inbox_items" USING btree ("user_id","image_url");--> statement-breakpoint
-- An expense that gets a file takes it out of the inbox, in the same transaction.
CREATE FUNCTION take_from_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM inbox_items i USING jsonb_array_elements(NEW.attachments) file
    WHERE i.user_id = NEW.user_id AND i.image_url = file ->> 'key';
  RETURN NULL;
END $$;--> statement-breakpoint
-- Expenses without a file pay nothing for this.
CREATE TRIGGER take_from_inbox AFTER INSERT OR UPDATE OF attachments ON expenses FOR EACH ROW
  WHEN (NEW.attachments <> '[]') EXECUTE FUNCTION take_from_inbox();
