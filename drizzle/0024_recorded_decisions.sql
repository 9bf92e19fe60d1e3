ALTER TABLE "change_orders" ADD COLUMN "recorded_name" text;--> statement-breakpoint
-- A member who decided a change that the household asked for wrote down what the contractor said.
UPDATE "change_orders" c SET "decided_by" = 'contractor', "recorded_name" = (
  SELECT coalesce(nullif(concat_ws(' ', nullif(u."first_name", ''), nullif(u."last_name", '')), ''), u."email")
  FROM "users" u WHERE u."id" = coalesce((
    SELECT a."actor_id" FROM "activity" a
    WHERE a."user_id" = c."user_id" AND a."kind" = 'change_order' AND a."record_id" = c."id"
      AND a."action" = 'update' AND a."after" ->> 'status' = c."status"
    ORDER BY a."id" DESC LIMIT 1), c."user_id"))
WHERE c."asked_by" = 'homeowner' AND c."decided_by" = 'homeowner';
