-- Open event streams hear at once of what ends them, or ends part of what they show. These changes
-- are rare. pg_notify makes commits wait for each other, so no other table has such a trigger.
CREATE FUNCTION sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows) THEN
    PERFORM pg_notify('changes', 'sessions');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION members_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'left ' || project_id || ' ' || member_id) FROM old_rows;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sessions_ended();--> statement-breakpoint
CREATE TRIGGER members_left AFTER DELETE ON project_members
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION members_left();
