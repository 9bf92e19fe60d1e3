import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen, the barn's inbox and the quotes of the porch. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const backHall = await insert('rooms', { ...own, name: 'Back hall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 12900, kitchen);
  const plumbing = await line('Plumbing', 'labor', 3800, null);
  const electrical = await line('Electrical', 'labor', 4100, null);
  const countertop = await line('Soapstone countertop', 'materials', 5400, kitchen);
  const flooring = await line('Pine floor', 'materials', 2250, kitchen);
  const shelving = await line('Pantry shelving', 'materials', 700, pantry);
  await line('Bench and coat hooks', 'other', 460, backHall);

  const curtis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Curtis Wood'],
    plan_line_id: cabinets,
    title: 'Kitchen cabinets',
    amount: 12400,
    agreed_on: '2026-06-02',
  });
  const dale = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dale Price'],
    plan_line_id: electrical,
    title: 'Kitchen electrical',
    amount: 3950,
    holdback_percent: 10,
    agreed_on: '2026-05-18',
  });
  const luanne = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Luanne Frost'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing',
    amount: 3600,
    agreed_on: '2026-05-12',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(luanne, plumbing, 'Plumbing finish', 1140, '2026-09-11');
  await bill(dale, electrical, 'Electrical last bill', 440, '2026-09-22');
  await bill(curtis, cabinets, 'Cabinet final payment', 3875, '2026-10-02');

  await insert('change_orders', {
    ...own,
    agreement_id: curtis,
    title: 'Pull-out flour bin',
    amount_delta: 385,
    status: 'accepted',
    decided_at: '2026-06-22T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dale,
    title: 'Under-cabinet lighting',
    amount_delta: 620,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: luanne,
    title: 'Pot filler over the range',
    amount_delta: 475,
    status: 'declined',
    decided_at: '2026-07-09T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 3200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dale Price'],
    kind: 'insurance',
    title: 'Price & Sons liability insurance',
    expires_on: '2026-10-08',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen county permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Curtis Wood'],
    kind: 'contract',
    title: 'Wood Cabinetry contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Apron sink warranty',
    expires_on: '2031-07-07',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: dale,
    title: 'Fix dead outlet by the pantry',
  });
  await insert('punch_items', { ...own, agreement_id: luanne, title: 'Dishwasher drain drips' });
  await insert('punch_items', {
    ...own,
    agreement_id: curtis,
    title: 'Sand the drawer face',
    is_done: true,
  });

  const barn = { user_id, project_id: projectIds['Barn'] ?? 0 };
  await insert('inbox_items', { ...barn, name: 'feed-and-seed.jpg', image_url: 'inbox/1.jpg' });
  const porch = { user_id, project_id: projectIds['Wraparound'] ?? 0 };
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...porch, contractor_id: contractorIds[name], title, total });
  await quote('Tobias Yoder', 'Porch railings', 2150);
  await quote('Curtis Wood', 'Porch railings', 1935);
  await quote('Ray May', 'Porch painting', 1480);

  return {
    'Cabinet deposit': { agreement_id: curtis, plan_line_id: cabinets },
    'Cabinet second payment': { agreement_id: curtis, plan_line_id: cabinets },
    'Kitchen rough wiring': { agreement_id: dale, plan_line_id: electrical },
    'Hanging pendants and range circuit': { agreement_id: dale, plan_line_id: electrical },
    'Rough plumbing, sink moved to window wall': { agreement_id: luanne, plan_line_id: plumbing },
    'Soapstone deposit': { agreement_id: null, plan_line_id: countertop },
    'Heart pine flooring, Reclaim Depot': { agreement_id: null, plan_line_id: flooring },
    'pantry shelves, pine': { agreement_id: null, plan_line_id: shelving },
  };
}
