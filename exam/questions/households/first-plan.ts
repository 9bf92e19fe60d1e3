import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** Rooms, lines, agreements, bills and all else that is planned, and the quotes of the laundry. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const project_id = projectIds['Attic'] ?? 0;
  const own = { user_id, project_id };
  const bathroom = await insert('rooms', { ...own, name: 'Bathroom' });
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const stairwell = await insert('rooms', { ...own, name: 'Stairwell' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  await line('Framing', 'labor', 5000, null);
  const electrical = await line('Electrical', 'labor', 4000, null);
  const fitOut = await line('Bathroom fit-out', 'materials', 6000, bathroom);
  const flooring = await line('Flooring', 'materials', 1400, bedroom);
  await line('Stairs', 'labor', 3500, stairwell);
  const hector = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hector Ruiz'],
    plan_line_id: electrical,
    title: 'Attic electrical',
    amount: 4100,
    holdback_percent: 10,
    agreed_on: '2026-04-15',
  });
  const nina = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Nina Kowalski'],
    plan_line_id: fitOut,
    title: 'Attic bathroom',
    amount: 5200,
    agreed_on: '2026-05-02',
  });
  await insert('bills', {
    ...own,
    agreement_id: hector,
    plan_line_id: electrical,
    title: 'Electrical final',
    amount: 564.5,
    due_on: '2026-09-25',
  });
  await insert('bills', {
    ...own,
    agreement_id: nina,
    plan_line_id: fitOut,
    title: 'Bathroom second draw',
    amount: 1300,
    due_on: '2026-09-12',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: nina,
    title: 'Move the shower drain',
    amount_delta: 450,
    status: 'accepted',
    decided_at: '2026-06-01T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: nina,
    title: 'Heated floor',
    amount_delta: 780,
  });
  await insert('reserve_moves', { ...own, amount: 2500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Hector Ruiz'],
    kind: 'insurance',
    title: 'Ruiz Electric insurance',
    expires_on: '2026-10-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Attic building permit' });
  await insert('punch_items', { ...own, agreement_id: hector, title: 'Label the breaker panel' });
  await insert('punch_items', {
    ...own,
    agreement_id: nina,
    title: 'Caulk the shower',
    is_done: true,
  });
  const laundry = { user_id, project_id: projectIds['Laundry'] ?? 0 };
  await insert('inbox_items', { ...laundry, name: 'hardware-store.jpg', image_url: 'inbox/1.jpg' });
  await insert('quotes', {
    ...laundry,
    contractor_id: contractorIds['Grace Lindqvist'],
    title: 'Laundry cabinets',
    total: 1850,
  });
  await insert('quotes', {
    ...laundry,
    contractor_id: contractorIds['Walt Jensen'],
    title: 'Laundry cabinets',
    total: 1620,
  });
  return {
    'Attic wiring': { agreement_id: hector, plan_line_id: electrical },
    'Fan and light hookup': { agreement_id: hector, plan_line_id: electrical },
    'Attic bathroom plumbing': { agreement_id: nina, plan_line_id: fitOut },
    'Vinyl plank flooring': { agreement_id: null, plan_line_id: flooring },
  };
}
