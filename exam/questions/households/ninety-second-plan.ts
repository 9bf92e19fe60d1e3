import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the brother who cooks, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cooking = await insert('rooms', { ...own, name: 'Cooking side' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const power = await line('Electrical', 'labor', 4600, null);
  const pipes = await line('Plumbing', 'labor', 5000, null);
  const appliances = await line('Appliances', 'equipment', 5200, null);
  const cabinets = await line('Cabinets', 'materials', 12000, cooking);
  await line('Countertops', 'materials', 3600, cooking);
  const splash = await line('Backsplash', 'materials', 2800, cooking);
  const floor = await line('Floor', 'materials', 2400, nook);
  await line('Nook paint', 'materials', 700, nook);
  await line('Pantry shelves', 'materials', 650, pantry);

  const brenda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Brenda Ochoa'],
    plan_line_id: cabinets,
    title: 'Kitchen cabinets',
    amount: 11800,
    agreed_on: '2026-03-30',
  });
  const darnell = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Darnell Hicks'],
    plan_line_id: pipes,
    title: 'Kitchen plumbing',
    amount: 5200,
    holdback_percent: 10,
    agreed_on: '2026-04-06',
  });
  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Bell'],
    plan_line_id: power,
    title: 'Kitchen wiring',
    amount: 4400,
    agreed_on: '2026-04-20',
  });
  const lupe = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lupe Cantu'],
    plan_line_id: splash,
    title: 'Backsplash tile work',
    amount: 2100,
    agreed_on: '2026-08-03',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(darnell, pipes, 'Sink and disposal hookup', 1140, '2026-09-10');
  await bill(lupe, splash, 'Backsplash second half', 1200, '2026-09-18');
  await bill(brenda, cabinets, 'Upper cabinets delivery', 2500, '2026-09-25');
  await bill(marcus, power, 'Finish electric', 750, '2026-10-02');
  await bill(brenda, cabinets, 'Cabinet final payment', 1690, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: brenda,
    title: 'Pantry pull-outs',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-06-22T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Under cabinet lights',
    amount_delta: 420,
  });

  await insert('reserve_moves', { ...own, amount: 2800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Darnell Hicks'],
    kind: 'insurance',
    title: 'Hicks Plumbing insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcus Bell'],
    kind: 'insurance',
    title: 'Bell Electric insurance',
    expires_on: '2027-02-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen permit, city copy' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2027-07-17',
  });

  await insert('punch_items', { ...own, agreement_id: brenda, title: 'Drawer by stove sticks' });
  await insert('punch_items', { ...own, agreement_id: brenda, title: 'Scratch on island panel' });
  await insert('punch_items', {
    ...own,
    agreement_id: marcus,
    title: 'Dead outlet next to fridge',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: darnell,
    title: 'Shutoff valve drip',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Curtis Yeager', 'Quartz countertops', 3360);
  await quote('Brenda Ochoa', 'Quartz countertops', 3895);
  await quote('Nacho Rivas', 'Kitchen and nook painting', 780);

  return {
    'Cabinet deposit Brenda': { agreement_id: brenda, plan_line_id: cabinets },
    'Cabinets 2nd payment, lowers delivered': { agreement_id: brenda, plan_line_id: cabinets },
    'Rough plumbing kitchen': { agreement_id: darnell, plan_line_id: pipes },
    'Gas line moved for range': { agreement_id: darnell, plan_line_id: pipes },
    'Rough wiring kitchen': { agreement_id: marcus, plan_line_id: power },
    'Panel upgrade 200 amp': { agreement_id: marcus, plan_line_id: power },
    'Backsplash tile, green 3x6': { agreement_id: null, plan_line_id: splash },
    'Backsplash first half, Lupe': { agreement_id: lupe, plan_line_id: splash },
    'Gas range 30 in': { agreement_id: null, plan_line_id: appliances },
    Dishwasher: { agreement_id: null, plan_line_id: appliances },
    'Fridge, scratch and dent': { agreement_id: null, plan_line_id: appliances },
    'Vinyl plank for kitchen': { agreement_id: null, plan_line_id: floor },
    'Kitchen plank laid': { agreement_id: null, plan_line_id: floor },
  };
}
