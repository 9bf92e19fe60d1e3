CREATE TABLE "expense_files" (
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"expense_id" integer NOT NULL,
	"image_url" text NOT NULL,
	CONSTRAINT "expense_files_user_id_expense_id_image_url_pk" PRIMARY KEY("user_id","expense_id","image_url")
);
--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The one file that an expense had, as a list. Arguments: owner, receipt.
CREATE FUNCTION one_attachment(int, text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN $2 IS NULL THEN '[]'
    WHEN $2 NOT LIKE 'receipts/%' THEN jsonb_build_array(jsonb_build_object(
      'key', $2, 'type', NULL, 'name', coalesce(substring($2 from '^[^/]*//([^/?#]+)'), $2), 'size', NULL))
    ELSE jsonb_build_array(jsonb_build_object(
      'key', $2, 'type', u.type, 'name', 'receipt' || coalesce(substring($2 from '\.\w+$'), ''), 'size', u.size))
  END
  FROM (VALUES (1)) one LEFT JOIN uploads u ON u.user_id = $1 AND u.key = $2
$$;--> statement-breakpoint
-- No total changes with them.
ALTER TABLE expenses DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE expenses SET attachments = one_attachment(user_id, image_url) WHERE image_url IS NOT NULL;--> statement-breakpoint
ALTER TABLE expenses ENABLE TRIGGER USER;--> statement-breakpoint
-- Deleted expenses that can be restored.
UPDATE activity
  SET before = before || jsonb_build_object('attachments', one_attachment(user_id, before ->> 'image_url'))
  WHERE kind = 'expense' AND action = 'delete' AND before IS NOT NULL;--> statement-breakpoint
DROP FUNCTION one_attachment;--> statement-breakpoint
DROP VIEW file_uses;--> statement-breakpoint
ALTER TABLE "expenses" DROP COLUMN "image_url";--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "image_url" text GENERATED ALWAYS AS (attachments -> 0 ->> 'key') STORED;--> statement-breakpoint
-- They were dropped with the column.
CREATE INDEX "expenses_without_receipt_idx" ON "expenses" USING btree ("user_id","project_id","date","created_at","id") WHERE "expenses"."image_url" is null;--> statement-breakpoint
CREATE INDEX "expenses_receipt_idx" ON "expenses" USING btree ("user_id","image_url") WHERE "expenses"."image_url" like 'receipts/%';--> statement-breakpoint
ALTER TABLE "expense_files" ADD CONSTRAINT "expense_files_expense_fkey" FOREIGN KEY ("user_id","expense_id") REFERENCES "public"."expenses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_files_file_idx" ON "expense_files" USING btree ("user_id","image_url");--> statement-breakpoint
CREATE INDEX "activity_trashed_files_idx" ON "activity" USING gin (("before" -> 'attachments') jsonb_path_ops) WHERE "activity"."action" = 'delete' and jsonb_array_length("activity"."before" -> 'attachments') > 1 and "activity"."restored_at" is null;--> statement-breakpoint
CREATE VIEW file_uses AS
  SELECT user_id, project_id, image_url FROM expenses WHERE image_url LIKE 'receipts/%'
  UNION ALL
  SELECT user_id, project_id, image_url FROM expense_files
  UNION ALL
  SELECT user_id, project_id, image_url FROM documents WHERE image_url IS NOT NULL
  UNION ALL
  SELECT user_id, project_id, image_url FROM submissions WHERE image_url IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION expense_files_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM expense_files WHERE user_id = NEW.user_id AND expense_id = NEW.id;
  END IF;
  INSERT INTO expense_files (user_id, project_id, expense_id, image_url)
    SELECT NEW.user_id, NEW.project_id, NEW.id, file ->> 'key'
    FROM jsonb_array_elements(NEW.attachments - 0) file
    WHERE file ->> 'key' LIKE 'receipts/%';
  RETURN NULL;
END $$;--> statement-breakpoint
-- Most expenses have one file or none, and pay nothing for this.
CREATE TRIGGER expense_files_added AFTER INSERT ON expenses FOR EACH ROW
  WHEN (jsonb_array_length(NEW.attachments) > 1) EXECUTE FUNCTION expense_files_changed();--> statement-breakpoint
CREATE TRIGGER expense_files_changed AFTER UPDATE OF attachments, project_id ON expenses FOR EACH ROW
  WHEN (jsonb_array_length(OLD.attachments) > 1 OR jsonb_array_length(NEW.attachments) > 1)
  EXECUTE FUNCTION expense_files_changed();
