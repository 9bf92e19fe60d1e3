-- As in 0021, and the deletion names the owner too, so that it reads the records of one owner.
CREATE OR REPLACE FUNCTION mark_budget(int, int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM budget_marks WHERE user_id = $1 AND id IN (
    SELECT id FROM budget_marks WHERE user_id = $1 AND project_id = $2 FOR UPDATE SKIP LOCKED
  );
  INSERT INTO budget_marks (user_id, project_id) VALUES ($1, $2);
END $$;
