import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** Rooms, lines, agreements, bills and all else that is planned, and the quotes of the others. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Living'] ?? 0 };
  const sitting = await insert('rooms', { ...own, name: 'Sitting area' });
  const dining = await insert('rooms', { ...own, name: 'Dining corner' });
  const hall = await insert('rooms', { ...own, name: 'Entry hall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const opening = await line('Wall opening', 'labor', 9000, null);
  const wiring = await line('Wiring and dimmers', 'labor', 2750, dining);
  const oak = await line('Oak flooring', 'materials', 5400, null);
  const media = await line('Media wall', 'labor', 4200, sitting);
  await line('Hall coat rack', 'materials', 380, hall);
  const teodor = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Teodor Wall'],
    plan_line_id: opening,
    title: 'Wall removal and beam',
    amount: 8900,
    agreed_on: '2026-03-10',
  });
  const marisol = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marisol Vega'],
    plan_line_id: wiring,
    title: 'Living room electrical',
    amount: 2850,
    agreed_on: '2026-04-16',
  });
  const bea = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Bea Carpenter'],
    plan_line_id: media,
    title: 'Media wall millwork',
    amount: 4150,
    holdback_percent: 10,
    agreed_on: '2026-07-31',
  });
  await insert('bills', {
    ...own,
    agreement_id: bea,
    plan_line_id: media,
    title: 'Media wall second payment',
    amount: 1245,
    due_on: '2026-09-11',
  });
  await insert('bills', {
    ...own,
    agreement_id: marisol,
    plan_line_id: wiring,
    title: 'Electrical remainder',
    amount: 165,
    due_on: '2026-09-30',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: teodor,
    title: 'Wider opening to the hall',
    amount_delta: 425,
    status: 'accepted',
    decided_at: '2026-03-24T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: bea,
    title: 'Fluted oak panels',
    amount_delta: 640,
    status: 'declined',
    decided_at: '2026-08-12T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: bea,
    title: 'Hidden cable channel',
    amount_delta: 285,
  });
  await insert('reserve_moves', { ...own, amount: 1750 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Bea Carpenter'],
    kind: 'insurance',
    title: 'Bluebird Millwork insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Wall removal permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Oak floor warranty',
    expires_on: '2031-07-10',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: teodor,
    title: 'Patch the nick in the hall ceiling',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marisol,
    title: 'Aim the track heads',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marisol,
    title: 'Straighten the dimmer plate',
    is_done: true,
  });
  const balcony = { user_id, project_id: projectIds['Balcony'] ?? 0 };
  await insert('inbox_items', {
    ...balcony,
    name: 'planter-receipt.jpg',
    image_url: 'inbox/1.jpg',
  });
  const closets = { user_id, project_id: projectIds['Built-in'] ?? 0 };
  await insert('quotes', {
    ...closets,
    contractor_id: contractorIds['Bea Carpenter'],
    title: 'Closet doors',
    total: 2480,
  });
  await insert('quotes', {
    ...closets,
    contractor_id: contractorIds['Teodor Wall'],
    title: 'Closet doors',
    total: 2195,
  });
  return {
    'deposit Wall & Sons': { agreement_id: teodor, plan_line_id: opening },
    'Demo of the dividing wall': { agreement_id: teodor, plan_line_id: opening },
    'Beam install, final payment to Teodor': { agreement_id: teodor, plan_line_id: opening },
    'Rewire switches and move outlets': { agreement_id: marisol, plan_line_id: wiring },
    'Dimmers and track light hookup': { agreement_id: marisol, plan_line_id: wiring },
    'Media wall deposit': { agreement_id: bea, plan_line_id: media },
    'White oak planks, first delivery': { agreement_id: null, plan_line_id: oak },
    'White oak planks, second delivery': { agreement_id: null, plan_line_id: oak },
    'returned 3 boxes of oak': { agreement_id: null, plan_line_id: oak },
  };
}
