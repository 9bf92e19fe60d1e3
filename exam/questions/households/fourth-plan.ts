import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** Rooms, lines, agreements, bills and all else that is planned, and the quotes of the floors. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Rewiring'] ?? 0 };
  const floors = { user_id, project_id: projectIds['New'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const bedrooms = await insert('rooms', { ...own, name: 'Bedrooms' });
  const carport = await insert('rooms', { ...own, name: 'Carport' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const panel = await line('Panel and service', 'labor', 5200, null);
  const roughIn = await line('Bedroom rough-in', 'labor', 2400, bedrooms);
  const circuits = await line('Kitchen circuits', 'labor', 1550, kitchen);
  const outlet = await line('Carport outlet', 'labor', 800, carport);
  const plaster = await line('Plaster repair', 'labor', 2200, null);
  const fixtures = await line('Fixtures and devices', 'materials', 1350, null);
  const duane = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Duane Light'],
    plan_line_id: panel,
    title: 'Whole-house rewiring',
    amount: 9800,
    holdback_percent: 5,
    agreed_on: '2026-04-27',
  });
  const marcy = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcy Okafor'],
    plan_line_id: plaster,
    title: 'Plaster repair',
    amount: 2150,
    agreed_on: '2026-07-20',
  });
  const tuan = await insert('agreements', {
    ...floors,
    contractor_id: contractorIds['Tuan Pham'],
    title: 'Floor installation',
    amount: 3100,
    agreed_on: '2026-08-08',
  });
  await insert('bills', {
    ...own,
    agreement_id: duane,
    plan_line_id: panel,
    title: 'Trim-out draw',
    amount: 1347.5,
    due_on: '2026-09-24',
  });
  await insert('bills', {
    ...own,
    agreement_id: marcy,
    plan_line_id: plaster,
    title: 'Plaster last payment',
    amount: 132.5,
    due_on: '2026-09-09',
  });
  await insert('bills', {
    ...floors,
    agreement_id: tuan,
    title: 'Living room install',
    amount: 770,
    due_on: '2026-09-30',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: duane,
    title: 'Add an EV outlet',
    amount_delta: 725,
    status: 'accepted',
    decided_at: '2026-08-17T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: duane,
    title: 'Whole-house surge protector',
    amount_delta: 310,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marcy,
    title: 'Skim coat the hall ceiling',
    amount_delta: 395,
    status: 'declined',
    decided_at: '2026-08-24T12:00:00Z',
  });
  await insert('reserve_moves', { ...own, amount: 1800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Duane Light'],
    kind: 'insurance',
    title: 'Light & Sons liability insurance',
    expires_on: '2026-11-05',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City electrical permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Panel warranty',
    expires_on: '2036-05-21',
  });
  await insert('punch_items', { ...own, agreement_id: duane, title: 'Label the circuits' });
  await insert('punch_items', { ...own, agreement_id: duane, title: 'Swap the cracked dimmer' });
  await insert('punch_items', {
    ...own,
    agreement_id: marcy,
    title: 'Patch behind the fridge',
    is_done: true,
  });
  await insert('inbox_items', { ...floors, name: 'lumber-yard.jpg', image_url: 'inbox/1.jpg' });
  const quote = (name: string, total: number) =>
    insert('quotes', {
      ...floors,
      contractor_id: contractorIds[name],
      title: 'Oak baseboard',
      total,
    });
  await quote('Ivan Petrov', 1275);
  await quote('Lupe Serrano', 940);
  await quote('Tuan Pham', 1390);
  return {
    'Deposit for panel work': { agreement_id: duane, plan_line_id: panel },
    'Panel swap and meter base': { agreement_id: duane, plan_line_id: panel },
    'Rough-in, bedrooms': { agreement_id: duane, plan_line_id: roughIn },
    'June progress payment, kitchen circuits': { agreement_id: duane, plan_line_id: circuits },
    'EV outlet in carport': { agreement_id: duane, plan_line_id: outlet },
    'Plaster patching, hall and bedrooms': { agreement_id: marcy, plan_line_id: plaster },
    'Plaster patching, living room': { agreement_id: marcy, plan_line_id: plaster },
    "Light fixtures, Lowe's order": { agreement_id: null, plan_line_id: fixtures },
    'tamper-resistant outlets (contractor pack)': { agreement_id: null, plan_line_id: fixtures },
    'Smoke detectors, hardwired': { agreement_id: null, plan_line_id: fixtures },
    'Hall and bedroom install': { agreement_id: tuan, plan_line_id: null },
  };
}
