import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the teenage son, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const main = await insert('rooms', { ...own, name: 'Main kitchen' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Demo, framing and trim', 'labor', 11000, null);
  const power = await line('Electrical', 'labor', 5000, null);
  const pipes = await line('Plumbing and gas', 'labor', 3500, null);
  const walls = await line('Drywall and paint', 'labor', 4300, null);
  const cabinets = await line('Cabinets', 'materials', 17500, main);
  const tops = await line('Countertops', 'materials', 5500, main);
  const appliances = await line('Appliances', 'equipment', 6200, main);
  const floor = await line('Floor tile', 'materials', 3000, main);
  const splash = await line('Backsplash', 'materials', 1600, main);
  await line('Pantry shelves', 'materials', 700, pantry);
  await line('Bench seat', 'materials', 900, nook);
  await line('Oak floor refinish', 'labor', 1500, nook);

  const agreement = (
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
  const darnell = await agreement(
    'Darnell Whitaker',
    carpentry,
    'Kitchen demo, framing and trim',
    11500,
    '2026-05-26',
    { holdback_percent: 10 },
  );
  const grace = await agreement(
    'Grace Park',
    cabinets,
    'Cabinets and install',
    17680,
    '2026-05-28',
  );
  const hector = await agreement(
    'Hector Villanueva',
    power,
    'Kitchen electrical',
    5200,
    '2026-06-02',
  );
  const travis = await agreement(
    'Travis Boggs',
    pipes,
    'Kitchen plumbing and gas',
    3600,
    '2026-06-03',
  );
  const luz = await agreement(
    'Luz Marroquin',
    floor,
    'Kitchen tile, floor and backsplash',
    2840,
    '2026-07-27',
  );
  const kevin = await agreement('Kevin Tran', tops, 'Quartz tops', 5050, '2026-08-20');

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(travis, pipes, 'Gas pressure test', 240, '2026-09-10');
  await bill(hector, power, 'Pendants and outlet trim-out', 1250, '2026-09-21');
  await bill(kevin, tops, 'Quartz balance', 2950, '2026-09-25');
  await bill(grace, cabinets, 'Cabinet install, 2nd half', 1120, '2026-09-30');
  await bill(travis, pipes, 'Sink and dishwasher hookup', 710, '2026-10-02');
  await bill(luz, splash, 'Backsplash labor', 950, '2026-10-07');

  await insert('change_orders', {
    ...own,
    agreement_id: darnell,
    title: 'Soffit over the fridge',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-07-13T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: grace,
    title: 'No crown molding',
    amount_delta: -480,
    status: 'accepted',
    decided_at: '2026-08-07T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: hector,
    title: 'Two more can lights',
    amount_delta: 320,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: luz,
    title: 'Tile to the ceiling behind the range',
    amount_delta: 275,
  });

  await insert('reserve_moves', { ...own, amount: 4500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Darnell Whitaker'],
    kind: 'insurance',
    title: 'Whitaker liability insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Travis Boggs'],
    kind: 'insurance',
    title: 'Peachtree Plumbing insurance',
    expires_on: '2026-08-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Hector Villanueva'],
    kind: 'insurance',
    title: 'Villanueva Electric insurance',
    expires_on: '2027-02-28',
  });
  await insert('documents', {
    ...own,
    kind: 'permit',
    title: 'Kitchen building permit',
    expires_on: '2026-11-18',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Bosch range warranty',
    expires_on: '2027-07-21',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: darnell,
    title: 'Nail pops by the back door',
  });
  await insert('punch_items', { ...own, agreement_id: darnell, title: 'Trim gap at the pantry' });
  await insert('punch_items', { ...own, agreement_id: hector, title: 'Dead outlet by the fridge' });
  await insert('punch_items', { ...own, agreement_id: grace, title: 'Drawer front rubs' });
  await insert('punch_items', {
    ...own,
    agreement_id: luz,
    title: 'Chipped tile at the threshold',
    is_done: true,
  });
  await insert('punch_items', {
    ...own,
    agreement_id: travis,
    title: 'Shutoff valve drips',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Wendell Pruitt', 'Kitchen painted', 1480);
  await quote('Darnell Whitaker', 'Kitchen painted', 1925);
  await quote('Bobby Haines', 'Bench seat built', 1150);

  return {
    'Gut the kitchen': { agreement_id: darnell, plan_line_id: carpentry },
    'Wall out, beam in': { agreement_id: darnell, plan_line_id: carpentry },
    'Darnell progress payment, soffit and trim': {
      agreement_id: darnell,
      plan_line_id: carpentry,
    },
    'Rough electric': { agreement_id: hector, plan_line_id: power },
    'Sink drain and gas line roughed in': { agreement_id: travis, plan_line_id: pipes },
    'Drywall, 34 sheets': { agreement_id: null, plan_line_id: walls },
    'Drywall hung and finished': { agreement_id: null, plan_line_id: walls },
    'Cabinet deposit 50%': { agreement_id: grace, plan_line_id: cabinets },
    'Cabinet balance': { agreement_id: grace, plan_line_id: cabinets },
    'Cabinet install, 1st half': { agreement_id: grace, plan_line_id: cabinets },
    'Quartz deposit': { agreement_id: kevin, plan_line_id: tops },
    'Range, Bosch gas': { agreement_id: null, plan_line_id: appliances },
    'Fridge, counter depth': { agreement_id: null, plan_line_id: appliances },
    'Dishwasher, open box': { agreement_id: null, plan_line_id: appliances },
    'Vent hood': { agreement_id: null, plan_line_id: appliances },
    'Porcelain floor tile, 210 sq ft': { agreement_id: null, plan_line_id: floor },
    'Thinset, grout, backer board': { agreement_id: null, plan_line_id: floor },
    'Kitchen floor tiled': { agreement_id: luz, plan_line_id: floor },
    '3 boxes floor tile returned': { agreement_id: null, plan_line_id: floor },
    'Backsplash tile, white zellige': { agreement_id: null, plan_line_id: splash },
  };
}
