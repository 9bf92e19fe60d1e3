import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the suite, and the inbox and the quotes of the pool fence. Sam is Melissa's husband Greg. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Primary'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const bathroom = await insert('rooms', { ...own, name: 'Bathroom' });
  const closet = await insert('rooms', { ...own, name: 'Walk-in closet' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing', 'labor', 6200, null);
  const plumbing = await line('Plumbing', 'labor', 6400, null);
  const electrical = await line('Electrical', 'labor', 4300, null);
  const tile = await line('Tile work', 'labor', 4900, bathroom);
  const glass = await line('Shower glass', 'materials', 1850, bathroom);
  const floor = await line('Oak floor', 'materials', 2600, bedroom);
  const shelves = await line('Closet system', 'materials', 1500, closet);
  await line('Window seat', 'other', 950, bedroom);

  const andre = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Andre Banks'],
    plan_line_id: plumbing,
    title: 'Suite plumbing',
    amount: 6150,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const kelly = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Kelly Park'],
    plan_line_id: electrical,
    title: 'Suite electrical',
    amount: 4200,
    agreed_on: '2026-04-27',
  });
  const lucia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lucia Romero'],
    plan_line_id: tile,
    title: 'Bath tile',
    amount: 4750,
    agreed_on: '2026-06-24',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lucia, tile, 'Tile final payment', 1710, '2026-09-10');
  await bill(andre, plumbing, 'Plumbing trim-out', 1485, '2026-09-24');
  await bill(kelly, electrical, 'Electrical balance', 355, '2026-10-01');

  await insert('change_orders', {
    ...own,
    agreement_id: lucia,
    title: 'Second shower niche',
    amount_delta: 310,
    status: 'accepted',
    decided_at: '2026-07-13T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: andre,
    title: 'Rain shower head',
    amount_delta: 425,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: kelly,
    title: 'Heated towel rail',
    amount_delta: 540,
    status: 'declined',
    decided_at: '2026-06-02T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 3750 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Andre Banks'],
    kind: 'insurance',
    title: 'Banks Plumbing liability insurance',
    expires_on: '2026-10-12',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Suite building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lucia Romero'],
    kind: 'contract',
    title: 'Romero Tile contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Double vanity warranty',
    expires_on: '2031-07-17',
  });

  await insert('punch_items', { ...own, agreement_id: kelly, title: 'Bedroom dimmer buzzes' });
  await insert('punch_items', { ...own, agreement_id: andre, title: 'Slow drain under left sink' });
  await insert('punch_items', {
    ...own,
    agreement_id: lucia,
    title: 'Replace chipped floor tile',
    is_done: true,
  });

  const fence = { user_id, project_id: projectIds['Pool'] ?? 0 };
  await insert('inbox_items', { ...fence, name: 'pool-supply.jpg', image_url: 'inbox/1.jpg' });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...fence, contractor_id: contractorIds[name], title, total });
  await quote('Hank Fields', 'Double gate', 1260);
  await quote('Steve Marsh', 'Double gate', 1085);
  await quote('Tony Cash', 'Pool deck crack repair', 720);

  return {
    'Beam install and framing': { agreement_id: null, plan_line_id: framing },
    'Suite rough plumbing': { agreement_id: andre, plan_line_id: plumbing },
    'Suite rough wiring': { agreement_id: kelly, plan_line_id: electrical },
    'Vanity lights and fan hookup': { agreement_id: kelly, plan_line_id: electrical },
    'Bath tile deposit': { agreement_id: lucia, plan_line_id: tile },
    'Bath tile second payment': { agreement_id: lucia, plan_line_id: tile },
    'Shower glass deposit': { agreement_id: null, plan_line_id: glass },
    'White oak flooring, bedroom': { agreement_id: null, plan_line_id: floor },
    'closet system, ikea': { agreement_id: null, plan_line_id: shelves },
  };
}
