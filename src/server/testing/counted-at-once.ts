/**
 * Inserts many expenses by hand and counts them afterwards. Row by row, 10,000 take several seconds.
 *
 * @param run runs a statement on the connection that `insert` uses
 */
export async function countedAtOnce(
  run: (statement: string) => Promise<unknown>,
  insert: () => Promise<unknown>,
): Promise<void> {
  await run("set plumbline.counted_at_once = 'on'");
  await insert();
  await run('reset plumbline.counted_at_once');
  await run('select recount()');
}
