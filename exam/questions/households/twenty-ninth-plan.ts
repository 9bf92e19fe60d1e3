import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the pool terrace, and the courtyard's inbox. Sam is Marisol's cousin. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Pool'] ?? 0 };
  const poolDeck = await insert('rooms', { ...own, name: 'Pool deck' });
  const equipmentPad = await insert('rooms', { ...own, name: 'Equipment pad' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Shell and plaster', 'labor', 20000, null);
  const electrical = await line('Pool electrical', 'labor', 4000, null);
  const setting = await line('Paving and tile setting', 'labor', 7000, poolDeck);
  const stone = await line('Stone and tile', 'materials', 5400, poolDeck);
  const machines = await line('Pump and heater', 'equipment', 4700, equipmentPad);
  const fence = await line('Fence and gate', 'materials', 2200, null);
  await line('Outdoor kitchen counter', 'materials', 2450, poolDeck);

  const ximena = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ximena Rojo'],
    plan_line_id: shell,
    title: 'Pool shell, gunite and plaster',
    amount: 20900,
    agreed_on: '2026-03-05',
  });
  const amadou = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Amadou Keita'],
    plan_line_id: electrical,
    title: 'Bonding, subpanel and lights',
    amount: 4180,
    holdback_percent: 5,
    agreed_on: '2026-04-22',
  });
  const delroy = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Delroy Pinnock'],
    plan_line_id: setting,
    title: 'Waterline tile and terrace paving',
    amount: 7300,
    agreed_on: '2026-05-27',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(ximena, shell, 'Spa ledge extra', 650, '2026-09-14');
  await bill(delroy, setting, 'Paving balance', 360, '2026-09-18');
  await bill(amadou, electrical, 'Electrical balance', 69, '2026-09-25');
  await bill(ximena, shell, 'Shell final payment', 1110, '2026-10-02');
  await bill(amadou, electrical, 'Electrical holdback', 209, '2026-10-23');

  await insert('change_orders', {
    ...own,
    agreement_id: ximena,
    title: 'Raised spa ledge',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-05-18T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: delroy,
    title: 'Cobalt border around the terrace',
    amount_delta: 380,
  });

  await insert('reserve_moves', { ...own, amount: 3500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Ximena Rojo'],
    kind: 'insurance',
    title: 'Rojo Pools liability insurance',
    expires_on: '2026-09-29',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Bernadette Cho'],
    kind: 'warranty',
    title: 'Heat pump warranty',
    expires_on: '2031-08-12',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Signed pool permit' });

  await insert('punch_items', { ...own, agreement_id: delroy, title: 'Paver rocks by the steps' });
  await insert('punch_items', { ...own, agreement_id: amadou, title: 'Deep end light flickers' });
  await insert('punch_items', {
    ...own,
    agreement_id: ximena,
    title: 'Skimmer lid cracked',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Silvio Marchetti', 'Outdoor kitchen counter', 2890);
  await quote('Wendell Tso', 'Outdoor kitchen counter', 2365);
  await quote('Delroy Pinnock', 'Travertine sealed', 540);

  await insert('inbox_items', {
    user_id,
    project_id: projectIds['Courtyard'] ?? 0,
    name: 'nursery-receipt.jpg',
    image_url: 'inbox/1.jpg',
  });

  const paid = (agreement_id: number | null, plan_line_id: number) => ({
    agreement_id,
    plan_line_id,
  });
  return {
    'Deposit for the pool shell': paid(ximena, shell),
    'Rebar and gunite': paid(ximena, shell),
    'Shell plaster, white quartz': paid(ximena, shell),
    'Pool bonding and subpanel': paid(amadou, electrical),
    'Underwater lights wired, three': paid(amadou, electrical),
    'Setting the waterline tile': paid(delroy, setting),
    'Laying pavers, first half': paid(delroy, setting),
    'Laying pavers, second half': paid(delroy, setting),
    'Waterline tile, cobalt, 14 boxes': paid(null, stone),
    'Two boxes of cobalt tile taken back': paid(null, stone),
    'Travertine pavers, Mesa Stone Yard': paid(null, stone),
    'Variable speed pump': paid(null, machines),
    'Pool heat pump': paid(null, machines),
    'Safety fence and self-closing gate': paid(null, fence),
  };
}
