import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the teacher's brother, who may edit. */
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
  const carpentry = await line('Demo and carpentry', 'labor', 7000, null);
  const pipes = await line('Plumbing', 'labor', 3800, null);
  const power = await line('Electrical', 'labor', 6500, null);
  const walls = await line('Drywall and paint', 'labor', 3200, null);
  const cabinets = await line('Cabinets', 'materials', 11200, main);
  const hanging = await line('Cabinet install', 'labor', 2800, main);
  const counters = await line('Countertops', 'materials', 4100, main);
  const appliances = await line('Appliances', 'equipment', 4200, main);
  const backsplash = await line('Backsplash', 'materials', 1500, main);
  await line('Pantry shelving', 'materials', 650, pantry);
  await line('Nook bench', 'materials', 900, nook);
  const lights = await line('Pendant lights', 'materials', 450, nook);

  const darnell = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Darnell Whitaker'],
    plan_line_id: carpentry,
    title: 'Kitchen demo and carpentry',
    amount: 6800,
    agreed_on: '2026-04-01',
  });
  const pete = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Pete Kowalczyk'],
    plan_line_id: pipes,
    title: 'Kitchen plumbing',
    amount: 4100,
    holdback_percent: 10,
    agreed_on: '2026-04-15',
  });
  const anita = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Anita Desai'],
    plan_line_id: power,
    title: 'Kitchen electrical',
    amount: 6400,
    agreed_on: '2026-04-20',
  });
  const lori = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lori Hutchins'],
    plan_line_id: hanging,
    title: 'Cabinet hanging',
    amount: 2800,
    agreed_on: '2026-05-26',
  });
  const renee = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Renee Castillo'],
    plan_line_id: counters,
    title: 'Quartz counters',
    amount: 3900,
    agreed_on: '2026-06-25',
  });
  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Bell'],
    plan_line_id: backsplash,
    title: 'Backsplash tile work',
    amount: 900,
    agreed_on: '2026-08-10',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marcus, backsplash, 'Backsplash, other half', 450, '2026-09-14');
  await bill(pete, pipes, 'Gas line and final hookup', 460, '2026-09-21');
  await bill(darnell, carpentry, 'Trim and toe kicks', 1300, '2026-09-28');
  await bill(anita, power, 'Electrical final', 150, '2026-09-30');
  await bill(darnell, carpentry, 'Wider opening, extra framing', 600, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: darnell,
    title: 'Wider wall opening',
    amount_delta: 600,
    status: 'accepted',
    decided_at: '2026-04-24T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: pete,
    title: 'Pot filler',
    amount_delta: 420,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: anita,
    title: 'Outlet in the island',
    amount_delta: 185,
  });

  await insert('reserve_moves', { ...own, amount: 2000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Darnell Whitaker'],
    kind: 'insurance',
    title: 'Whitaker Remodeling insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Anita Desai'],
    kind: 'insurance',
    title: 'Desai Electric insurance',
    expires_on: '2027-03-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2027-07-16',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Quartz warranty',
    expires_on: '2041-07-28',
  });

  await insert('punch_items', { ...own, agreement_id: lori, title: 'Drawer by the stove sticks' });
  await insert('punch_items', { ...own, agreement_id: anita, title: 'Dimmer buzzes' });
  await insert('punch_items', { ...own, agreement_id: pete, title: 'Slow drip under the sink' });
  await insert('punch_items', { ...own, agreement_id: renee, title: 'Chip in the counter seam' });
  await insert('punch_items', {
    ...own,
    agreement_id: lori,
    title: 'Crooked pantry door handle',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Josh Lindqvist', 'Kitchen wall painting', 1450);
  await quote('Darnell Whitaker', 'Kitchen wall painting', 1875);
  await quote('Lori Hutchins', 'Built-in nook bench', 1120);

  return {
    'Kitchen demo': { agreement_id: darnell, plan_line_id: carpentry },
    'Soffit and wall removal': { agreement_id: darnell, plan_line_id: carpentry },
    'Rough plumbing, kitchen': { agreement_id: pete, plan_line_id: pipes },
    'Sink and dishwasher hookup': { agreement_id: pete, plan_line_id: pipes },
    'New panel, 200 amp': { agreement_id: anita, plan_line_id: power },
    'Kitchen wiring, rough': { agreement_id: anita, plan_line_id: power },
    'Kitchen lights installed': { agreement_id: anita, plan_line_id: power },
    'Drywall kitchen, hang and mud': { agreement_id: null, plan_line_id: walls },
    'Cabinet deposit, Ohio Valley Cabinets': { agreement_id: null, plan_line_id: cabinets },
    'Cabinet balance, Ohio Valley Cabinets': { agreement_id: null, plan_line_id: cabinets },
    'Cabinets hung, first half': { agreement_id: lori, plan_line_id: hanging },
    'Cabinets hung, second half': { agreement_id: lori, plan_line_id: hanging },
    'Quartz counters, deposit': { agreement_id: renee, plan_line_id: counters },
    'Quartz counters, balance': { agreement_id: renee, plan_line_id: counters },
    'Fridge and range, Best Buy': { agreement_id: null, plan_line_id: appliances },
    Dishwasher: { agreement_id: null, plan_line_id: appliances },
    'Backsplash tile, zellige': { agreement_id: null, plan_line_id: backsplash },
    'Backsplash, half down': { agreement_id: marcus, plan_line_id: backsplash },
    'Pendants and under-cabinet lights': { agreement_id: null, plan_line_id: lights },
  };
}
