import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the attic. Sam is the friend who owns the other half of the house and may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Attic'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const stairway = await insert('rooms', { ...own, name: 'Stairway' });
  const nook = await insert('rooms', { ...own, name: 'Dormer nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing and dormer', 'labor', 16500, null);
  const stairs = await line('Stairs and railing', 'labor', 5600, stairway);
  const roof = await line('Dormer roof', 'labor', 5200, null);
  const power = await line('Electrical', 'labor', 5400, null);
  const heat = await line('Mini-split', 'equipment', 3000, bedroom);
  const windows = await line('Windows', 'materials', 2100, nook);
  const insulation = await line('Insulation', 'materials', 4500, null);
  const sheetrock = await line('Sheetrock', 'labor', 5800, null);
  const floor = await line('Oak floor', 'materials', 3400, bedroom);
  const drawers = await line('Eave drawers', 'labor', 2900, bedroom);
  const paint = await line('Paint', 'labor', 2300, null);
  await line('Light fixtures', 'materials', 750, nook);

  const marcin = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcin Dudek'],
    plan_line_id: framing,
    title: 'Attic framing and dormer',
    amount: 15200,
    holdback_percent: 10,
    agreed_on: '2026-03-30',
  });
  const eaves = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcin Dudek'],
    plan_line_id: drawers,
    title: 'Drawers under the eaves',
    amount: 2800,
    agreed_on: '2026-08-24',
  });
  const yolanda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yolanda Pettway'],
    plan_line_id: power,
    title: 'Attic wiring',
    amount: 5100,
    agreed_on: '2026-05-11',
  });
  const frank = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Frank Santaniello'],
    plan_line_id: heat,
    title: 'Mini-split for the attic',
    amount: 2930,
    agreed_on: '2026-05-18',
  });
  const luis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Luis Quinones'],
    plan_line_id: sheetrock,
    title: 'Hang, tape and sand',
    amount: 4350,
    agreed_on: '2026-07-06',
  });
  const agnes = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Agnes Whitlock'],
    plan_line_id: paint,
    title: 'Paint the attic',
    amount: 1650,
    agreed_on: '2026-08-31',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(luis, sheetrock, 'Last sheetrock payment', 350, '2026-09-11');
  await bill(marcin, framing, 'Dormer trim', 1550, '2026-09-21');
  await bill(agnes, paint, 'Two finish coats', 1300, '2026-09-24');
  await bill(marcin, framing, 'Wider dormer', 960, '2026-09-28');
  await bill(eaves, drawers, 'Drawers, second half', 1400, '2026-09-30');
  await bill(yolanda, power, 'Fixtures and finish wiring', 2000, '2026-10-08');

  await insert('change_orders', {
    ...own,
    agreement_id: marcin,
    title: 'Dormer two feet wider',
    amount_delta: 960,
    status: 'accepted',
    decided_at: '2026-04-15T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marcin,
    title: 'Skylight over the stairs',
    amount_delta: 1875,
    status: 'declined',
    decided_at: '2026-05-05T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: yolanda,
    title: 'Ceiling fan box and switch',
    amount_delta: 285,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: luis,
    title: 'Rounded opening to the nook',
    amount_delta: 430,
  });

  await insert('reserve_moves', { ...own, amount: 5500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcin Dudek'],
    kind: 'insurance',
    title: 'Dudek Carpentry insurance',
    expires_on: '2026-10-09',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Luis Quinones'],
    kind: 'insurance',
    title: 'Luis Quinones insurance',
    expires_on: '2026-08-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Yolanda Pettway'],
    kind: 'licence',
    title: 'Pettway Electric state license',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcin Dudek'],
    kind: 'contract',
    title: 'Signed Dudek contract',
  });
  await insert('documents', {
    ...own,
    kind: 'permit',
    title: 'Attic permit card',
    expires_on: '2027-03-09',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Andersen window warranty',
    expires_on: '2046-05-07',
  });

  await insert('punch_items', { ...own, agreement_id: marcin, title: 'Third stair tread squeaks' });
  await insert('punch_items', { ...own, agreement_id: marcin, title: 'Left dormer window sticks' });
  await insert('punch_items', { ...own, agreement_id: luis, title: 'Crack along the ridge seam' });
  await insert('punch_items', {
    ...own,
    agreement_id: yolanda,
    title: 'Dead outlet by the knee wall',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: frank,
    title: 'Line set cover loose outside',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Marcin Dudek', 'Stair railing', 1480);
  await quote('Terrence Boyle', 'Stair railing', 1925);
  await quote('Stan Pelletier', 'Gutter on the dormer', 640);

  return {
    'Deposit, Dudek attic job': { agreement_id: marcin, plan_line_id: framing },
    'Roof opened, dormer framed': { agreement_id: marcin, plan_line_id: framing },
    'Clapboards put up': { agreement_id: marcin, plan_line_id: framing },
    'Stair rebuilt to code': { agreement_id: null, plan_line_id: stairs },
    'Dormer roofed and flashed': { agreement_id: null, plan_line_id: roof },
    'Shingles and underlayment': { agreement_id: null, plan_line_id: roof },
    'Rough wiring': { agreement_id: yolanda, plan_line_id: power },
    '4th mini-split head': { agreement_id: frank, plan_line_id: heat },
    'Mini-split hung and charged': { agreement_id: frank, plan_line_id: heat },
    '3 Andersen windows': { agreement_id: null, plan_line_id: windows },
    'Closed cell foam, rafters': { agreement_id: null, plan_line_id: insulation },
    'Mineral wool, knee walls': { agreement_id: null, plan_line_id: insulation },
    '1 bag mineral wool returned': { agreement_id: null, plan_line_id: insulation },
    'Sheetrock and mud delivered': { agreement_id: null, plan_line_id: sheetrock },
    'Sheetrock hung': { agreement_id: luis, plan_line_id: sheetrock },
    'Taping and sanding': { agreement_id: luis, plan_line_id: sheetrock },
    'Red oak flooring, 420 sq ft': { agreement_id: null, plan_line_id: floor },
    'Floor nailer rental': { agreement_id: null, plan_line_id: floor },
    'Drawers under the eaves, half down': { agreement_id: eaves, plan_line_id: drawers },
    'Benjamin Moore, 6 gal': { agreement_id: null, plan_line_id: paint },
    'Rollers, tape, drop cloths': { agreement_id: null, plan_line_id: paint },
    'Primer coat': { agreement_id: agnes, plan_line_id: paint },
  };
}
