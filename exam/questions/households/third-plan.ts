import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** Rooms, lines, agreements, bills and all else that is planned for the suite, and some quotes. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Accessible'] ?? 0 };
  const kids = { user_id, project_id: projectIds['Kids'] ?? 0 };
  const heat = { user_id, project_id: projectIds['Heat'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: "Grandma's bedroom" });
  const bathroom = await insert('rooms', { ...own, name: 'Roll-in bathroom' });
  const entry = await insert('rooms', { ...own, name: 'Entry ramp' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const buildOut = await line('Build-out', 'labor', 26500, null);
  const plumbing = await line('Bathroom plumbing', 'labor', 6200, bathroom);
  const tile = await line('Shower tile', 'materials', 3600, bathroom);
  const ramp = await line('Ramp', 'labor', 1300, entry);
  const wiring = await line('Wiring', 'labor', 4400, null);
  const doors = await line('Doors', 'materials', 2350, bedroom);
  const marisol = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marisol Vega'],
    plan_line_id: buildOut,
    title: 'Suite build-out',
    amount: 27400,
    holdback_percent: 5,
    agreed_on: '2026-03-06',
  });
  const renee = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Renee Baptiste'],
    plan_line_id: plumbing,
    title: 'Suite plumbing',
    amount: 5900,
    agreed_on: '2026-05-18',
  });
  const tom = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tom Light'],
    plan_line_id: wiring,
    title: 'Suite wiring',
    amount: 4350,
    holdback_percent: 10,
    agreed_on: '2026-06-01',
  });
  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(tom, wiring, 'Wiring finish', 1490, '2026-09-11');
  await bill(marisol, buildOut, 'September progress payment', 2750, '2026-09-21');
  await bill(renee, plumbing, 'Plumbing balance', 2045, '2026-10-09');
  await insert('change_orders', {
    ...own,
    agreement_id: marisol,
    title: 'Blocking for a ceiling lift',
    amount_delta: 615,
    status: 'accepted',
    decided_at: '2026-04-27T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: renee,
    title: 'Hand shower on a slide bar',
    amount_delta: 260,
    status: 'accepted',
    decided_at: '2026-07-02T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marisol,
    title: 'Wider patio door',
    amount_delta: 1480,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tom,
    title: 'Towel warmer circuit',
    amount_delta: 395,
    status: 'declined',
    decided_at: '2026-08-20T12:00:00Z',
  });
  await insert('reserve_moves', { ...own, amount: 4300 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marisol Vega'],
    kind: 'insurance',
    title: 'Vega liability insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Suite building permit' });
  await insert('documents', {
    ...heat,
    contractor_id: contractorIds['Dale Frost'],
    kind: 'warranty',
    title: 'Heat pump compressor warranty',
    expires_on: '2036-07-22',
  });
  await insert('punch_items', { ...own, agreement_id: marisol, title: 'Hall threshold sticks up' });
  await insert('punch_items', { ...own, agreement_id: renee, title: 'Shower handle is loose' });
  await insert('punch_items', {
    ...own,
    agreement_id: tom,
    title: 'Cover plate by the bed',
    is_done: true,
  });
  await insert('inbox_items', { ...kids, name: 'lowes-receipt.jpg', image_url: 'inbox/1.jpg' });
  const quote = (of: typeof kids, name: string, title: string, total: number) =>
    insert('quotes', { ...of, contractor_id: contractorIds[name], title, total });
  await quote(kids, 'Andrzej Wolak', 'Bathroom painting', 740);
  await quote(kids, 'Marisol Vega', 'Bathroom painting', 985);
  await quote(heat, 'Dale Frost', 'Yearly service plan', 219);

  const of = (agreement_id: number | null, plan_line_id: number | null) => ({
    agreement_id,
    plan_line_id,
  });
  return {
    'Deposit, suite build-out': of(marisol, buildOut),
    'May progress payment': of(marisol, buildOut),
    'Widen 3 doorways to 36 in': of(marisol, buildOut),
    'July progress payment': of(marisol, buildOut),
    'Rough-in for roll-in shower': of(renee, plumbing),
    'Fixture trim-out, part 1': of(renee, plumbing),
    'Suite wiring, rough': of(tom, wiring),
    'Concrete ramp footings': of(null, ramp),
    'Shower tile, non-slip mosaic': of(null, tile),
    'Tile setting, suite shower': of(null, tile),
    'Mosaic, 3 boxes back to Floor & Decor': of(null, tile),
    'Special order pocket door - deposit': of(null, doors),
  };
}
