import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the condo, the balcony's inbox and the quotes of the balcony. Sam is the daughter Philippa. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Condo'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const lounge = await insert('rooms', { ...own, name: 'Lounge' });
  const hall = await insert('rooms', { ...own, name: 'Hall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 16000, kitchen);
  const electrical = await line('Electrical', 'labor', 4600, null);
  const plumbing = await line('Plumbing', 'labor', 2400, null);
  const worktop = await line('Worktop', 'materials', 3700, kitchen);
  const flooring = await line('Oak floor', 'materials', 3500, lounge);
  const appliances = await line('Appliances', 'equipment', 2600, kitchen);
  await line('Hall decorating', 'labor', 950, hall);

  const ignatius = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ignatius Obi'],
    plan_line_id: cabinets,
    title: 'Kitchen, supply and fit',
    amount: 16400,
    agreed_on: '2026-04-28',
  });
  const declan = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Declan Fogarty'],
    plan_line_id: electrical,
    title: 'Condo electrics',
    amount: 4750,
    holdback_percent: 10,
    agreed_on: '2026-05-05',
  });
  const soledad = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Soledad Ruiz'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing',
    amount: 2450,
    agreed_on: '2026-05-07',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(soledad, plumbing, 'Plumbing last part', 220, '2026-09-11');
  await bill(declan, electrical, 'Electrics completion bill', 395, '2026-09-28');
  await bill(ignatius, cabinets, 'Plinths and end panels', 612.4, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: ignatius,
    title: 'Pull-out larder',
    amount_delta: 380,
    status: 'accepted',
    decided_at: '2026-06-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: declan,
    title: 'Extra sockets in the lounge',
    amount_delta: 265,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: soledad,
    title: 'Filtered water tap',
    amount_delta: 195,
    status: 'declined',
    decided_at: '2026-07-15T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 4200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Declan Fogarty'],
    kind: 'insurance',
    title: 'Fogarty Electrical insurance',
    expires_on: '2026-10-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Plumbing and electrical permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Ignatius Obi'],
    kind: 'contract',
    title: 'Obi Joinery contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Induction hob warranty',
    expires_on: '2031-07-22',
  });

  await insert('punch_items', { ...own, agreement_id: ignatius, title: 'Corner door rubs' });
  await insert('punch_items', { ...own, agreement_id: declan, title: 'Lounge dimmer flickers' });
  await insert('punch_items', {
    ...own,
    agreement_id: soledad,
    title: 'Tighten the trap under the sink',
    is_done: true,
  });

  const balcony = { user_id, project_id: projectIds['Balcony'] ?? 0 };
  await insert('inbox_items', {
    ...balcony,
    name: 'sealant-receipt.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...balcony, contractor_id: contractorIds[name], title, total });
  await quote('Hana Weiss', 'Glass railing', 3480);
  await quote('Ignatius Obi', 'Glass railing', 3125);
  await quote('Declan Fogarty', 'Outdoor lighting', 690);

  return {
    'Kitchen cabinets, deposit': { agreement_id: ignatius, plan_line_id: cabinets },
    'Kitchen cabinets, balance': { agreement_id: ignatius, plan_line_id: cabinets },
    'Cabinets hung and levelled': { agreement_id: ignatius, plan_line_id: cabinets },
    'First fix wiring': { agreement_id: declan, plan_line_id: electrical },
    'Second fix wiring and under-cabinet lights': {
      agreement_id: declan,
      plan_line_id: electrical,
    },
    'Moving the sink pipes': { agreement_id: soledad, plan_line_id: plumbing },
    'Sink, tap and waste connected': { agreement_id: soledad, plan_line_id: plumbing },
    'Quartz worktop, Harbourside Surfaces': { agreement_id: null, plan_line_id: worktop },
    'Engineered oak flooring for the lounge': { agreement_id: null, plan_line_id: flooring },
    'induction hob and oven': { agreement_id: null, plan_line_id: appliances },
    'dishwasher, Bayfront Appliances': { agreement_id: null, plan_line_id: appliances },
  };
}
