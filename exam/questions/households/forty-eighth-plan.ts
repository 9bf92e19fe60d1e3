import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen-diner. Sam is one of the three flatmates. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen-diner'] ?? 0 };
  const cookingEnd = await insert('rooms', { ...own, name: 'Kitchen end' });
  const diningEnd = await insert('rooms', { ...own, name: 'Dining end' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const opening = await line('Opening and steel', 'labor', 8600, null);
  const electrics = await line('Electrics', 'labor', 2900, null);
  const plumbing = await line('Plumbing and gas', 'labor', 1700, null);
  const floor = await line('Tiled floor', 'materials', 2200, null);
  const units = await line('Kitchen units', 'materials', 6500, cookingEnd);
  const appliances = await line('Appliances', 'equipment', 2800, cookingEnd);
  const doors = await line('French doors', 'materials', 2100, diningEnd);
  await line('Bench seat', 'materials', 900, diningEnd);

  const graham = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Graham Ollerenshaw'],
    plan_line_id: opening,
    title: 'Wall out, steel in, made good',
    amount: 9200,
    agreed_on: '2026-03-23',
  });
  const nasreen = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Nasreen Akhtar'],
    plan_line_id: electrics,
    title: 'Downstairs electrics',
    amount: 2700,
    holdback_percent: 5,
    agreed_on: '2026-04-13',
  });
  const declan = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Declan Foy'],
    plan_line_id: plumbing,
    title: 'Pipes and gas',
    amount: 1600,
    agreed_on: '2026-04-15',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(graham, opening, 'Builder, last stage', 760, '2026-09-10');
  await bill(nasreen, electrics, 'Electrics test and certificate', 210, '2026-09-25');
  await bill(graham, opening, 'Brick arch', 340, '2026-09-29');
  await bill(declan, plumbing, 'Gas safety check', 90, '2026-10-06');

  await insert('change_orders', {
    ...own,
    agreement_id: graham,
    title: 'Keep the brick arch over the hatch',
    amount_delta: 340,
    status: 'accepted',
    decided_at: '2026-04-22T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: nasreen,
    title: 'Extra pendant over the table',
    amount_delta: 165,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Graham Ollerenshaw'],
    kind: 'insurance',
    title: 'Ollerenshaw public liability',
    expires_on: '2026-10-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Council building notice' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Range cooker guarantee',
    expires_on: '2031-06-09',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: graham,
    title: 'Crack above the French doors',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: nasreen,
    title: 'Wonky socket by the hatch',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: graham,
    title: 'Step down to the yard is uneven',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: declan,
    title: 'Radiator valve weeping',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Olu Adeyemi', 'Bench seat with storage', 1040);
  await quote('Graham Ollerenshaw', 'Bench seat with storage', 1290);
  await quote('Carys Whitlow', 'Splashback tiling', 310);

  return {
    'Steel beam and padstones': { agreement_id: graham, plan_line_id: opening },
    'Knock-through, first stage': { agreement_id: graham, plan_line_id: opening },
    'Knock-through, second stage': { agreement_id: graham, plan_line_id: opening },
    'first fix electrics': { agreement_id: nasreen, plan_line_id: electrics },
    'second fix electrics': { agreement_id: nasreen, plan_line_id: electrics },
    'Moving the gas and two radiators': { agreement_id: declan, plan_line_id: plumbing },
    'plumbing in the sink and dishwasher': { agreement_id: declan, plan_line_id: plumbing },
    'Kitchen units, deposit': { agreement_id: null, plan_line_id: units },
    'Kitchen units, balance': { agreement_id: null, plan_line_id: units },
    'Range cooker, Northgate Appliances': { agreement_id: null, plan_line_id: appliances },
    'Fridge freezer': { agreement_id: null, plan_line_id: appliances },
    'Another extractor, the quiet one': { agreement_id: null, plan_line_id: appliances },
    'French doors to the yard': { agreement_id: null, plan_line_id: doors },
    'Floor tiles, Ancoats Tile Yard': { agreement_id: null, plan_line_id: floor },
    'Two packs of floor tiles taken back': { agreement_id: null, plan_line_id: floor },
    'Floor laid': { agreement_id: null, plan_line_id: floor },
  };
}
