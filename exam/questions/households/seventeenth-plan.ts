import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the galley kitchen, the shed's inbox and the quotes of the balcony door. Sam is Renata's father Leo. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Galley'] ?? 0 };
  const galley = await insert('rooms', { ...own, name: 'Galley' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const closet = await insert('rooms', { ...own, name: 'Hall closet' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 11200, galley);
  const electrical = await line('Electrical', 'labor', 3500, null);
  const plumbing = await line('Plumbing', 'labor', 2900, null);
  const counter = await line('Quartz counter', 'materials', 3450, galley);
  const appliances = await line('Appliances', 'equipment', 3700, galley);
  const tile = await line('Backsplash tile', 'materials', 520, galley);
  await line('Nook bench', 'other', 680, nook);
  await line('Closet shelving', 'materials', 310, closet);

  const anders = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Anders Holt'],
    plan_line_id: cabinets,
    title: 'Galley cabinets',
    amount: 10800,
    agreed_on: '2026-04-27',
  });
  const milo = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Milo Banks'],
    plan_line_id: electrical,
    title: 'Kitchen wiring',
    amount: 3350,
    holdback_percent: 10,
    agreed_on: '2026-04-13',
  });
  const teresa = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Teresa Quill'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing',
    amount: 2890,
    agreed_on: '2026-04-06',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(teresa, plumbing, 'Plumbing last bill', 385, '2026-09-10');
  await bill(milo, electrical, 'Wiring second draw', 875, '2026-09-24');
  await bill(anders, cabinets, 'Cabinet final payment', 3505, '2026-10-08');

  await insert('change_orders', {
    ...own,
    agreement_id: anders,
    title: 'Pull-out spice rack',
    amount_delta: 265,
    status: 'accepted',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: milo,
    title: 'Extra outlet in the nook',
    amount_delta: 340,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: teresa,
    title: 'Filtered water tap',
    amount_delta: 290,
    status: 'declined',
    decided_at: '2026-05-04T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 2400 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Milo Banks'],
    kind: 'insurance',
    title: 'Banks Electric liability insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen alteration permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Anders Holt'],
    kind: 'contract',
    title: 'Holt Millwork contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Induction range warranty',
    expires_on: '2028-06-17',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: anders,
    title: 'Rehang the crooked corner door',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: milo,
    title: 'Tighten the loose switch plate',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: teresa,
    title: 'Reseal around the sink',
    is_done: true,
  });

  const shed = { user_id, project_id: projectIds['Hobby'] ?? 0 };
  await insert('inbox_items', { ...shed, name: 'train-shop.jpg', image_url: 'inbox/1.jpg' });
  const balcony = { user_id, project_id: projectIds['Balcony'] ?? 0 };
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...balcony, contractor_id: contractorIds[name], title, total });
  await quote('Joy Winter', 'Balcony door install', 1380);
  await quote('Bernie Case', 'Balcony door install', 1095);
  await quote('Kofi Mensah', 'Door frame painting', 265);

  return {
    'Cabinet deposit, Holt Millwork': { agreement_id: anders, plan_line_id: cabinets },
    'Cabinet second payment': { agreement_id: anders, plan_line_id: cabinets },
    'Kitchen wiring, first draw': { agreement_id: milo, plan_line_id: electrical },
    'Rough plumbing': { agreement_id: teresa, plan_line_id: plumbing },
    'Sink and faucet hookup': { agreement_id: teresa, plan_line_id: plumbing },
    'Quartz deposit, Stonegate': { agreement_id: null, plan_line_id: counter },
    'Quartz balance, Stonegate': { agreement_id: null, plan_line_id: counter },
    'Induction range': { agreement_id: null, plan_line_id: appliances },
    'Counter-depth fridge': { agreement_id: null, plan_line_id: appliances },
    'backsplash tile, first order': { agreement_id: null, plan_line_id: tile },
    'backsplash tile, second order': { agreement_id: null, plan_line_id: tile },
    'Extra tile returned': { agreement_id: null, plan_line_id: tile },
  };
}
