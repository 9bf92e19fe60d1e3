import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen extension. Sam is the retired miner's son, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cookingWall = await insert('rooms', { ...own, name: 'Cooking wall' });
  const nook = await insert('rooms', { ...own, name: 'Eating nook' });
  const backEntry = await insert('rooms', { ...own, name: 'Back entry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Shell and slab', 'labor', 15500, null);
  const pipes = await line('Plumbing and gas', 'labor', 4900, null);
  const power = await line('Electrical', 'labor', 5200, null);
  const glass = await line('Windows and slider', 'materials', 5000, null);
  const walls = await line('Drywall and paint', 'labor', 4900, null);
  const floor = await line('Linoleum', 'materials', 2900, null);
  const cabinets = await line('Cabinets', 'materials', 14400, cookingWall);
  const range = await line('Range and hood', 'equipment', 3600, cookingWall);
  const splash = await line('Backsplash', 'materials', 1200, cookingWall);
  await line('Bench by the window', 'materials', 875, nook);
  await line('Coat lockers', 'materials', 1150, backEntry);

  const boyd = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Boyd Kessler'],
    plan_line_id: shell,
    title: 'Extension shell',
    amount: 14050,
    agreed_on: '2026-02-09',
  });
  const milan = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Milan Petrovich'],
    plan_line_id: pipes,
    title: 'Kitchen plumbing',
    amount: 4700,
    holdback_percent: 5,
    agreed_on: '2026-04-06',
  });
  const siobhan = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Siobhan Harkin'],
    plan_line_id: power,
    title: 'Kitchen wiring',
    amount: 4800,
    agreed_on: '2026-04-20',
  });
  const paige = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Paige Donnelly'],
    plan_line_id: cabinets,
    title: 'Hickory cabinetry',
    amount: 14400,
    agreed_on: '2026-05-18',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(milan, pipes, 'Dishwasher hookup', 285, '2026-09-14');
  await bill(siobhan, power, 'Under-cabinet lights', 520, '2026-09-25');
  await bill(milan, pipes, 'Gas pressure test', 195, '2026-09-30');
  await bill(paige, cabinets, 'Cabinets, final third', 4800, '2026-10-02');
  await bill(boyd, shell, 'Outside trim and steps', 1380, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: boyd,
    title: 'Wider back steps',
    amount_delta: 450,
    status: 'accepted',
    decided_at: '2026-07-06T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: paige,
    title: 'Pull-out pantry',
    amount_delta: 690,
  });

  await insert('reserve_moves', { ...own, amount: 4200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Boyd Kessler'],
    kind: 'insurance',
    title: 'Kessler and Sons insurance',
    expires_on: '2026-10-03',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Siobhan Harkin'],
    kind: 'insurance',
    title: 'Copper City Electric insurance',
    expires_on: '2027-03-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Induction range warranty',
    expires_on: '2031-06-19',
  });

  await insert('punch_items', { ...own, agreement_id: boyd, title: 'Draft under the slider' });
  await insert('punch_items', { ...own, agreement_id: paige, title: 'Crooked drawer front' });
  await insert('punch_items', { ...own, agreement_id: paige, title: 'Missing hinge cover' });
  await insert('punch_items', {
    ...own,
    agreement_id: milan,
    title: 'Pipe that knocks',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Xiomara Bravo', 'Wainscot painted', 395);
  await quote('Boyd Kessler', 'Wainscot painted', 560);
  await quote('Siobhan Harkin', 'Pendant over the table', 240);

  return {
    'Lean-to demolished': { agreement_id: boyd, plan_line_id: shell },
    'Slab and frost walls': { agreement_id: boyd, plan_line_id: shell },
    'Extension framed': { agreement_id: boyd, plan_line_id: shell },
    'Gas pipe and water lines': { agreement_id: milan, plan_line_id: pipes },
    'Sink set and trap fitted': { agreement_id: milan, plan_line_id: pipes },
    'Kitchen circuits pulled': { agreement_id: siobhan, plan_line_id: power },
    'Two casements and a slider': { agreement_id: null, plan_line_id: glass },
    'Windows set in place': { agreement_id: null, plan_line_id: glass },
    'Drywall hung, mudded, sanded': { agreement_id: null, plan_line_id: walls },
    'Kitchen walls painted': { agreement_id: null, plan_line_id: walls },
    'Linoleum sheet, marbled green': { agreement_id: null, plan_line_id: floor },
    'Linoleum glued and welded': { agreement_id: null, plan_line_id: floor },
    'Hickory cabinets, deposit': { agreement_id: paige, plan_line_id: cabinets },
    'Hickory cabinets, delivery': { agreement_id: paige, plan_line_id: cabinets },
    'Induction range': { agreement_id: null, plan_line_id: range },
    'Range hood, black': { agreement_id: null, plan_line_id: range },
    'Subway tile, 38 sq ft': { agreement_id: null, plan_line_id: splash },
    'Backsplash tiled': { agreement_id: null, plan_line_id: splash },
  };
}
