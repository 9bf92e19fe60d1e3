import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the user with whom it is shared. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const main = await insert('rooms', { ...own, name: 'Main kitchen' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const closet = await insert('rooms', { ...own, name: 'Pantry closet' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinetry = await line('Cabinetry', 'materials', 11500, main);
  const appliances = await line('Appliances', 'equipment', 5200, main);
  const power = await line('Electrical', 'labor', 3600, null);
  const gas = await line('Gas and plumbing', 'labor', 2400, null);
  const counters = await line('Counters', 'materials', 4000, main);
  const backsplash = await line('Backsplash', 'materials', 2300, main);
  const walls = await line('Patching and paint', 'labor', 1600, null);
  await line('Nook banquette', 'labor', 1900, nook);
  await line('Pantry shelving', 'materials', 350, closet);

  const ignacio = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ignacio Bracamonte'],
    plan_line_id: cabinetry,
    title: 'Cabinets built and hung',
    amount: 11900,
    agreed_on: '2026-03-30',
  });
  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Venkat'],
    plan_line_id: power,
    title: 'Kitchen electrical',
    amount: 3500,
    holdback_percent: 10,
    agreed_on: '2026-04-13',
  });
  const lorna = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lorna Pettigrew'],
    plan_line_id: gas,
    title: 'Gas and water hookups',
    amount: 2300,
    agreed_on: '2026-04-20',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(ignacio, cabinetry, 'Trash pull-out', 340, '2026-09-08');
  await bill(lorna, gas, 'Range leak test', 230, '2026-09-21');
  await bill(ignacio, cabinetry, 'Final cabinet payment', 850, '2026-09-30');
  await bill(priya, power, 'Electrical closeout', 370, '2026-10-06');

  await insert('change_orders', {
    ...own,
    agreement_id: ignacio,
    title: 'Pull-out for the trash cans',
    amount_delta: 340,
    status: 'accepted',
    decided_at: '2026-06-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: priya,
    title: 'Pendant over the nook',
    amount_delta: 295,
  });

  await insert('reserve_moves', { ...own, amount: 2750 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Ignacio Bracamonte'],
    kind: 'insurance',
    title: 'Bracamonte liability insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lorna Pettigrew'],
    kind: 'insurance',
    title: 'Saguaro Plumbing insurance',
    expires_on: '2027-05-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen remodel permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Refrigerator warranty',
    expires_on: '2027-05-15',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: ignacio,
    title: 'Drawer beside the range sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ignacio,
    title: 'Toe kick gap at the end panel',
    is_done: true,
  });
  await insert('punch_items', {
    ...own,
    agreement_id: priya,
    title: 'Undercabinet strip buzzes',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lorna,
    title: 'Slow weep at the fridge valve',
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Ignacio Bracamonte', 'Banquette for the nook', 1840);
  await quote('Rudy Hatcher', 'Banquette for the nook', 1625);
  await quote('Emiliano Duarte', 'Ceiling skimmed', 720);

  return {
    'cabinets, deposit': { agreement_id: ignacio, plan_line_id: cabinetry },
    'cabinets, on delivery': { agreement_id: ignacio, plan_line_id: cabinetry },
    'cabinet install': { agreement_id: ignacio, plan_line_id: cabinetry },
    'cabinet pulls, 34': { agreement_id: null, plan_line_id: cabinetry },
    'kitchen circuits, rough': { agreement_id: priya, plan_line_id: power },
    'outlets, switches, undercabinet strips': { agreement_id: priya, plan_line_id: power },
    'gas line moved for range': { agreement_id: lorna, plan_line_id: gas },
    'hookup: sink, DW, fridge line': { agreement_id: lorna, plan_line_id: gas },
    dishwasher: { agreement_id: null, plan_line_id: appliances },
    'slide-in gas range': { agreement_id: null, plan_line_id: appliances },
    'fridge, counter depth': { agreement_id: null, plan_line_id: appliances },
    'fridge price match': { agreement_id: null, plan_line_id: appliances },
    'vent hood insert': { agreement_id: null, plan_line_id: appliances },
    'quartz, templated and set': { agreement_id: null, plan_line_id: counters },
    'zellige-look tile, 11 boxes': { agreement_id: null, plan_line_id: backsplash },
    '3 tile boxes returned': { agreement_id: null, plan_line_id: backsplash },
    'thinset + grout': { agreement_id: null, plan_line_id: backsplash },
    'backsplash set': { agreement_id: null, plan_line_id: backsplash },
    'patch where the soffit was': { agreement_id: null, plan_line_id: walls },
    'paint, 3 gal eggshell': { agreement_id: null, plan_line_id: walls },
  };
}
