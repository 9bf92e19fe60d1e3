import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the bathroom. Sam is the couple's son in Phoenix, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Bathroom'] ?? 0 };
  const shower = await insert('rooms', { ...own, name: 'Shower' });
  const vanityArea = await insert('rooms', { ...own, name: 'Vanity area' });
  const toiletNook = await insert('rooms', { ...own, name: 'Toilet nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const tileWork = await line('Tile labor', 'labor', 8400, shower);
  const pipes = await line('Plumbing', 'labor', 5200, null);
  const power = await line('Electrical', 'labor', 2300, null);
  const tile = await line('Tile and membrane', 'materials', 3300, shower);
  const glass = await line('Glass panel', 'other', 1950, shower);
  const bars = await line('Grab bars and seat', 'materials', 650, shower);
  const vanity = await line('Vanity and top', 'materials', 1900, vanityArea);
  const light = await line('Light and mirror', 'materials', 400, vanityArea);
  await line('Towel rack', 'equipment', 350, vanityArea);
  const toilet = await line('Toilet', 'materials', 420, toiletNook);
  const paint = await line('Painting', 'labor', 800, null);

  const hector = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hector Valenzuela'],
    plan_line_id: tileWork,
    title: 'Shower tile and waterproofing',
    amount: 8200,
    agreed_on: '2026-04-02',
  });
  const denise = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Denise Kowalski'],
    plan_line_id: pipes,
    title: 'Bathroom plumbing',
    amount: 5600,
    holdback_percent: 10,
    agreed_on: '2026-04-09',
  });
  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Whitfield'],
    plan_line_id: power,
    title: 'Bathroom wiring',
    amount: 2150,
    agreed_on: '2026-04-16',
  });
  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Raman'],
    plan_line_id: glass,
    title: 'Frameless glass panel',
    amount: 1900,
    agreed_on: '2026-08-17',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(hector, tileWork, 'Last payment, grout sealing', 550, '2026-09-10');
  await bill(marcus, power, 'Fan timer and night light switch', 475, '2026-09-21');
  await bill(priya, glass, 'Glass panel balance', 1260, '2026-09-25');
  await bill(denise, pipes, 'Valve trim and leak check', 260, '2026-10-01');
  await bill(denise, pipes, 'Toilet flange repair', 180, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: hector,
    title: 'Extra shampoo niche',
    amount_delta: 350,
    status: 'accepted',
    decided_at: '2026-07-28T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: denise,
    title: 'Thermostatic valve',
    amount_delta: 285,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Towel rack circuit',
    amount_delta: 215,
  });

  await insert('reserve_moves', { ...own, amount: 2500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Hector Valenzuela'],
    kind: 'insurance',
    title: 'Valenzuela liability insurance',
    expires_on: '2026-10-03',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Denise Kowalski'],
    kind: 'insurance',
    title: 'Old Pueblo Plumbing insurance',
    expires_on: '2027-03-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcus Whitfield'],
    kind: 'insurance',
    title: 'Whitfield Electric insurance',
    expires_on: '2026-08-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City permit card, bathroom' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Linear drain warranty',
    expires_on: '2036-05-15',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Toilet warranty',
    expires_on: '2031-08-07',
  });

  await insert('punch_items', { ...own, agreement_id: hector, title: 'Chipped tile by the niche' });
  await insert('punch_items', { ...own, agreement_id: hector, title: 'Grout haze on the mosaic' });
  await insert('punch_items', { ...own, agreement_id: denise, title: 'Drip at the shower valve' });
  await insert('punch_items', {
    ...own,
    agreement_id: marcus,
    title: 'Crooked switch plate',
    is_done: true,
  });
  await insert('punch_items', {
    ...own,
    agreement_id: hector,
    title: 'Gap in the baseboard caulk',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Tammy Ochoa', 'Bathroom door refinished', 310);
  await quote('Floyd Farnsworth', 'Bathroom door refinished', 260);
  await quote('Arturo Mendez', 'Ramp at the front step', 1150);
  await quote('Floyd Farnsworth', 'Ramp at the front step', 895);

  return {
    '1st payment Hector, demo': { agreement_id: hector, plan_line_id: tileWork },
    'Shower pan and waterproofing': { agreement_id: hector, plan_line_id: tileWork },
    '2nd payment Hector, tile': { agreement_id: hector, plan_line_id: tileWork },
    'Cash for the extra niche': { agreement_id: hector, plan_line_id: tileWork },
    'Rough plumbing, curbless drain': { agreement_id: denise, plan_line_id: pipes },
    'Fixtures set, toilet and valve': { agreement_id: denise, plan_line_id: pipes },
    'Rough wiring, fan and GFCI': { agreement_id: marcus, plan_line_id: power },
    'Glass panel deposit': { agreement_id: priya, plan_line_id: glass },
    'Linear drain': { agreement_id: null, plan_line_id: tile },
    'Kerdi membrane and board': { agreement_id: null, plan_line_id: tile },
    'Porcelain tile, 210 sq ft': { agreement_id: null, plan_line_id: tile },
    'One box of tile returned': { agreement_id: null, plan_line_id: tile },
    'Non-slip mosaic for the floor': { agreement_id: null, plan_line_id: tile },
    'Grab bars, set of four': { agreement_id: null, plan_line_id: bars },
    'Fold-down shower seat': { agreement_id: null, plan_line_id: bars },
    'Vanity and quartz top': { agreement_id: null, plan_line_id: vanity },
    'Vanity light and mirror': { agreement_id: null, plan_line_id: light },
    'Comfort height toilet': { agreement_id: null, plan_line_id: toilet },
    'Walls and ceiling painted': { agreement_id: null, plan_line_id: paint },
  };
}
