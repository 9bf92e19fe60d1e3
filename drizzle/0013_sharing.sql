CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" integer NOT NULL,
	"via" text NOT NULL,
	"tab" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"part_of" bigint,
	"restored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "invitations_role_check" CHECK ("invitations"."role" in ('editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"user_id" integer NOT NULL,
	"project_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_user_id_project_id_member_id_pk" PRIMARY KEY("user_id","project_id","member_id"),
	CONSTRAINT "project_members_role_check" CHECK ("project_members"."role" in ('editor', 'viewer')),
	CONSTRAINT "project_members_not_owner_check" CHECK ("project_members"."member_id" <> "project_members"."user_id")
);
--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "expenses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_project_fkey" FOREIGN KEY ("user_id","project_id") REFERENCES "public"."projects"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_project_idx" ON "activity" USING btree ("user_id","project_id","id");--> statement-breakpoint
CREATE INDEX "activity_record_idx" ON "activity" USING btree ("user_id","kind","record_id","id");--> statement-breakpoint
CREATE INDEX "activity_part_idx" ON "activity" USING btree ("part_of") WHERE "activity"."part_of" is not null;--> statement-breakpoint
CREATE INDEX "activity_trash_idx" ON "activity" USING btree ("at") WHERE "activity"."action" = 'delete' and "activity"."before" is not null;--> statement-breakpoint
CREATE INDEX "activity_trashed_receipt_idx" ON "activity" USING btree ("user_id",("before" ->> 'image_url')) WHERE "activity"."action" = 'delete' and "activity"."before" ->> 'image_url' like 'receipts/%' and "activity"."restored_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_project_idx" ON "invitations" USING btree ("user_id","project_id");--> statement-breakpoint
CREATE INDEX "project_members_member_idx" ON "project_members" USING btree ("member_id");