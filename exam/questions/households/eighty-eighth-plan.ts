import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the lineman, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const range = await insert('rooms', { ...own, name: 'Range wall' });
  const sink = await insert('rooms', { ...own, name: 'Sink wall' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Demo and carpentry', 'labor', 10500, null);
  const pipes = await line('Plumbing', 'labor', 3300, null);
  const power = await line('Electrical', 'labor', 4400, null);
  const boxes = await line('Cabinets', 'materials', 13500, null);
  const tops = await line('Countertops', 'materials', 4300, sink);
  const appliances = await line('Appliances', 'equipment', 7200, range);
  const tile = await line('Backsplash', 'materials', 2600, range);
  const paint = await line('Paint', 'labor', 1200, null);
  const window = await line('Window', 'materials', 1100, sink);
  await line('Pantry shelving', 'materials', 850, pantry);

  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Whitfield'],
    plan_line_id: carpentry,
    title: 'Kitchen carpentry and drywall',
    amount: 9800,
    agreed_on: '2026-03-02',
  });
  const tonya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tonya Pruitt'],
    plan_line_id: pipes,
    title: 'Kitchen plumbing',
    amount: 3600,
    holdback_percent: 10,
    agreed_on: '2026-03-30',
  });
  const wade = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Wade Honeycutt'],
    plan_line_id: power,
    title: 'Kitchen wiring',
    amount: 4600,
    agreed_on: '2026-04-06',
  });
  const luis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Luis Cardenas'],
    plan_line_id: tile,
    title: 'Backsplash tile labor',
    amount: 2100,
    agreed_on: '2026-08-10',
  });
  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Raman'],
    plan_line_id: boxes,
    title: 'Cabinet order',
    amount: 13680,
    agreed_on: '2026-03-12',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(tonya, pipes, 'Ice maker line and gas shutoff', 470, '2026-09-10');
  await bill(wade, power, 'Last draw, wiring', 350, '2026-09-21');
  await bill(marcus, carpentry, 'Pantry doorway', 650, '2026-09-25');
  await bill(luis, tile, 'Last tile payment', 700, '2026-09-30');
  await bill(priya, boxes, 'Fridge panel, balance', 540, '2026-10-02');

  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Pantry doorway moved over',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-06-12T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: priya,
    title: 'Fridge end panel',
    amount_delta: 540,
    status: 'accepted',
    decided_at: '2026-08-03T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tonya,
    title: 'Instant hot water tap',
    amount_delta: 385,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: wade,
    title: 'Outlet inside the pantry',
    amount_delta: 275,
  });

  await insert('reserve_moves', { ...own, amount: 4000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcus Whitfield'],
    kind: 'insurance',
    title: 'Whitfield Remodeling liability insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Wade Honeycutt'],
    kind: 'insurance',
    title: 'Honeycutt Electric insurance',
    expires_on: '2027-03-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Tonya Pruitt'],
    kind: 'insurance',
    title: 'Pruitt Plumbing insurance',
    expires_on: '2026-08-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City of Raleigh permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2027-06-30',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Cabinet warranty',
    expires_on: '2031-06-17',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: marcus,
    title: 'Drawer left of the range sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marcus,
    title: 'Nail pops above the window',
  });
  await insert('punch_items', { ...own, agreement_id: tonya, title: 'Faucet base wobbles' });
  await insert('punch_items', { ...own, agreement_id: luis, title: 'Chipped tile by the outlet' });
  await insert('punch_items', {
    ...own,
    agreement_id: wade,
    title: 'Dimmer buzzes',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Marcus Whitfield', 'Pantry shelving, built in', 1150);
  await quote('Priya Raman', 'Pantry shelving, built in', 980);
  await quote('Gwen Tillery', 'Makeup air kit', 890);

  return {
    'Demo, old kitchen': { agreement_id: marcus, plan_line_id: carpentry },
    'Wall out, beam in': { agreement_id: marcus, plan_line_id: carpentry },
    'Drywall hung and mudded': { agreement_id: marcus, plan_line_id: carpentry },
    'Cabinet install': { agreement_id: marcus, plan_line_id: carpentry },
    'Rough-in plumbing': { agreement_id: tonya, plan_line_id: pipes },
    'Sink, dishwasher, disposal hooked up': { agreement_id: tonya, plan_line_id: pipes },
    'Rough wiring, 8 circuits': { agreement_id: wade, plan_line_id: power },
    'Under-cabinet lights and trim out': { agreement_id: wade, plan_line_id: power },
    'Cabinets, 50% deposit': { agreement_id: priya, plan_line_id: boxes },
    'Cabinets, balance': { agreement_id: priya, plan_line_id: boxes },
    'Quartz countertop, deposit': { agreement_id: null, plan_line_id: tops },
    'Quartz countertop, final': { agreement_id: null, plan_line_id: tops },
    'Appliance package, Garner Appliance': { agreement_id: null, plan_line_id: appliances },
    'Zellige backsplash tile': { agreement_id: null, plan_line_id: tile },
    '1st payment tile guy': { agreement_id: luis, plan_line_id: tile },
    '2nd payment tile guy': { agreement_id: luis, plan_line_id: tile },
    'Walls and ceiling painted': { agreement_id: null, plan_line_id: paint },
    'Window over the sink': { agreement_id: null, plan_line_id: window },
    'Window put in': { agreement_id: null, plan_line_id: window },
  };
}
