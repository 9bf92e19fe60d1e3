import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the downstairs bathroom. Sam is their son in Durham, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Bathroom'] ?? 0 };
  const bath = await insert('rooms', { ...own, name: 'Hall bath' });
  const hall = await insert('rooms', { ...own, name: 'Hallway' });
  const closet = await insert('rooms', { ...own, name: 'Linen closet' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Demolition and carpentry', 'labor', 10500, null);
  const pipes = await line('Plumbing', 'labor', 5600, bath);
  const power = await line('Electrical', 'labor', 2600, null);
  const setting = await line('Tile setting', 'labor', 4000, bath);
  const tile = await line('Tile and waterproofing', 'materials', 2300, bath);
  const glass = await line('Shower glass', 'materials', 2100, bath);
  const fixtures = await line('Fixtures and grab bars', 'materials', 2400, bath);
  const walls = await line('Drywall and paint', 'labor', 2300, null);
  const door = await line('Wider doorway', 'materials', 900, hall);
  await line('Linen cabinet', 'materials', 750, closet);
  await line('Night lights', 'materials', 260, hall);

  const agree = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
    more: Record<string, unknown> = {},
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      ...more,
      agreed_on,
    });
  const wendell = await agree(
    'Wendell Pruitt',
    carpentry,
    'Accessible bath remodel',
    11200,
    '2026-06-19',
    { holdback_percent: 5 },
  );
  const deshawn = await agree('Deshawn Whitley', pipes, 'Bath plumbing', 5150, '2026-06-26');
  const linh = await agree('Linh Tran', power, 'Bath wiring and fan', 2300, '2026-06-29');
  const ignacio = await agree(
    'Ignacio Duarte',
    walls,
    'Bath drywall and paint',
    2150,
    '2026-07-27',
  );
  const marisol = await agree('Marisol Cantu', setting, 'Tile labor', 3800, '2026-08-10');
  const gary = await agree('Gary Poythress', glass, 'Frameless shower glass', 1950, '2026-08-28');

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(ignacio, walls, 'Paint walls and ceiling', 830, '2026-09-14');
  await bill(marisol, setting, 'Tile balance', 700, '2026-09-21');
  await bill(wendell, carpentry, 'Wider hall doorway', 575, '2026-09-22');
  await bill(deshawn, pipes, 'Toilet, sink and shower set', 1900, '2026-09-24');
  await bill(gary, glass, 'Glass balance', 1100, '2026-09-28');
  await bill(wendell, carpentry, 'Trim and pocket door', 1250, '2026-09-30');
  await bill(linh, power, 'Finish wiring and GFCI', 820, '2026-10-02');

  await insert('change_orders', {
    ...own,
    agreement_id: wendell,
    title: 'Wider hall doorway',
    amount_delta: 575,
    status: 'accepted',
    decided_at: '2026-08-03T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: deshawn,
    title: 'Tankless water heater',
    amount_delta: 2650,
    status: 'declined',
    decided_at: '2026-07-20T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: linh,
    title: 'Towel warmer circuit',
    amount_delta: 310,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marisol,
    title: 'Accent band in the shower',
    amount_delta: 265,
  });

  await insert('reserve_moves', { ...own, amount: 3200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Wendell Pruitt'],
    kind: 'insurance',
    title: 'Pruitt Home Access insurance',
    expires_on: '2027-01-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Deshawn Whitley'],
    kind: 'insurance',
    title: 'Whitley Plumbing insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Linh Tran'],
    kind: 'insurance',
    title: 'Tran Electric insurance',
    expires_on: '2026-08-15',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Wendell Pruitt'],
    kind: 'contract',
    title: 'Signed contract with Pruitt',
  });
  await insert('documents', {
    ...own,
    kind: 'permit',
    title: 'Wake County bathroom permit',
    expires_on: '2026-12-15',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Shower pan warranty',
    expires_on: '2036-07-29',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: wendell,
    title: 'Pocket door sticks halfway',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: wendell,
    title: 'No blocking behind the toilet wall',
  });
  await insert('punch_items', { ...own, agreement_id: marisol, title: 'Uneven tile at the entry' });
  await insert('punch_items', { ...own, agreement_id: linh, title: 'Fan rattles on high' });
  await insert('punch_items', {
    ...own,
    agreement_id: ignacio,
    title: 'Ceiling seam above the window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: deshawn,
    title: 'Shutoff valve drips',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Renee Stancil', 'Built-in linen cabinet', 980);
  await quote('Wendell Pruitt', 'Built-in linen cabinet', 1240);
  await quote('Boyd Faircloth', 'Built-in linen cabinet', 875);
  await quote('Linh Tran', 'Motion night lights in the hall', 425);

  return {
    'Pruitt deposit': { agreement_id: wendell, plan_line_id: carpentry },
    'Demo, tub and closet wall out': { agreement_id: wendell, plan_line_id: carpentry },
    'Pruitt 2nd payment, framing and blocking': { agreement_id: wendell, plan_line_id: carpentry },
    'Subfloor plywood and joist lumber': { agreement_id: null, plan_line_id: carpentry },
    'Drain moved, rough plumbing': { agreement_id: deshawn, plan_line_id: pipes },
    'Curbless shower pan': { agreement_id: null, plan_line_id: pipes },
    'Bath wiring, first half': { agreement_id: linh, plan_line_id: power },
    'Panasonic exhaust fan': { agreement_id: null, plan_line_id: power },
    'Marisol, half down': { agreement_id: marisol, plan_line_id: setting },
    'Marisol 2nd payment': { agreement_id: marisol, plan_line_id: setting },
    'Waterproofing kit': { agreement_id: null, plan_line_id: tile },
    'Floor and wall tile, 210 sq ft': { agreement_id: null, plan_line_id: tile },
    'Grout, sealer, spacers': { agreement_id: null, plan_line_id: tile },
    'Shower glass deposit': { agreement_id: gary, plan_line_id: glass },
    'Grab bars, set of 6': { agreement_id: null, plan_line_id: fixtures },
    '2 grab bars returned, wrong finish': { agreement_id: null, plan_line_id: fixtures },
    'Comfort height toilet': { agreement_id: null, plan_line_id: fixtures },
    'Roll-under sink and faucet': { agreement_id: null, plan_line_id: fixtures },
    'Handheld shower and slide bar': { agreement_id: null, plan_line_id: fixtures },
    'Fold-down teak bench': { agreement_id: null, plan_line_id: fixtures },
    'Drywall and skim coat': { agreement_id: ignacio, plan_line_id: walls },
    'Pocket door hardware, 36 in': { agreement_id: null, plan_line_id: door },
  };
}
