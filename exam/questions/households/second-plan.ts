import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** Rooms, lines, agreements, bills and all else that is planned, and the quotes. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const project_id = projectIds['Kitchen'] ?? 0;
  const own = { user_id, project_id };
  const cooking = await insert('rooms', { ...own, name: 'Cooking area' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinetry', 'materials', 18250, cooking);
  const electrical = await line('Electrical', 'labor', 6800, null);
  const plumbing = await line('Plumbing', 'labor', 5900, null);
  const countertops = await line('Countertops', 'materials', 5450, cooking);
  const tile = await line('Backsplash tile', 'materials', 975, cooking);
  await line('Pantry shelving', 'materials', 1325, pantry);
  await line('Nook window seat', 'labor', 1100, nook);
  const bridget = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Bridget Mason'],
    plan_line_id: cabinets,
    title: 'Kitchen cabinetry',
    amount: 17800,
    agreed_on: '2026-04-07',
  });
  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Light'],
    plan_line_id: electrical,
    title: 'Kitchen electrical',
    amount: 6350,
    holdback_percent: 10,
    agreed_on: '2026-05-12',
  });
  const dolores = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dolores March'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing',
    amount: 5875,
    agreed_on: '2026-05-06',
  });
  await insert('bills', {
    ...own,
    agreement_id: dolores,
    plan_line_id: plumbing,
    title: 'Plumbing second draw',
    amount: 1465,
    due_on: '2026-09-10',
  });
  await insert('bills', {
    ...own,
    agreement_id: bridget,
    plan_line_id: cabinets,
    title: 'Cabinet balance',
    amount: 1890,
    due_on: '2026-09-30',
  });
  await insert('bills', {
    ...own,
    agreement_id: marcus,
    plan_line_id: electrical,
    title: 'Electric trim-out',
    amount: 970,
    due_on: '2026-10-09',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: bridget,
    title: 'Pull-out spice rack',
    amount_delta: 615,
    status: 'accepted',
    decided_at: '2026-06-18T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Upgrade panel to 200 amp',
    amount_delta: 2150,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dolores,
    title: 'Pot filler over the range',
    amount_delta: 540,
    status: 'declined',
    decided_at: '2026-06-02T12:00:00Z',
  });
  await insert('reserve_moves', { ...own, amount: 4250 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcus Light'],
    kind: 'insurance',
    title: 'Light & Sons liability insurance',
    expires_on: '2026-11-05',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Bridget Mason'],
    kind: 'contract',
    title: 'Mason cabinetry contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2028-08-14',
  });
  await insert('punch_items', { ...own, agreement_id: bridget, title: 'Adjust the pantry door' });
  await insert('punch_items', { ...own, agreement_id: marcus, title: 'Straighten outlet covers' });
  await insert('punch_items', {
    ...own,
    agreement_id: bridget,
    title: 'Replace scratched drawer front',
    is_done: true,
  });
  const backyard = { user_id, project_id: projectIds['Backyard'] ?? 0 };
  await insert('inbox_items', {
    ...backyard,
    name: 'lowes-sept-12.jpg',
    image_url: 'inbox/1.jpg',
  });
  await insert('quotes', {
    ...backyard,
    contractor_id: contractorIds['Yuki Tanabe'],
    title: 'Deck railing',
    total: 3140,
  });
  await insert('quotes', {
    ...backyard,
    contractor_id: contractorIds['Bridget Mason'],
    title: 'Deck railing',
    total: 2785,
  });
  await insert('quotes', {
    ...own,
    contractor_id: contractorIds['Ana Beltran'],
    title: 'Kitchen painting',
    total: 1690,
  });
  return {
    'Cabinet deposit': { agreement_id: bridget, plan_line_id: cabinets },
    'Cabinet delivery, second payment': { agreement_id: bridget, plan_line_id: cabinets },
    'Cabinet install labor': { agreement_id: bridget, plan_line_id: cabinets },
    'Rough electric, first draw': { agreement_id: marcus, plan_line_id: electrical },
    'Rough electric, second draw': { agreement_id: marcus, plan_line_id: electrical },
    'rough plumbing': { agreement_id: dolores, plan_line_id: plumbing },
    'Countertop deposit': { agreement_id: null, plan_line_id: countertops },
    'Zellige tile for backsplash, final order': { agreement_id: null, plan_line_id: tile },
  };
}
