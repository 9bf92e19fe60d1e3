import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is a son in Rochester, who may only look. */
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
  const carpentry = await line('Carpentry', 'labor', 9200, null);
  const pipes = await line('Plumbing', 'labor', 2900, null);
  const power = await line('Electrical', 'labor', 4200, null);
  const floor = await line('Flooring', 'materials', 2100, null);
  const cabinets = await line('Cabinets', 'materials', 11500, main);
  const tops = await line('Countertops', 'materials', 4800, main);
  const appliances = await line('Appliances', 'equipment', 5200, main);
  await line('Backsplash', 'materials', 1000, main);
  await line('Pantry shelving', 'materials', 450, pantry);
  await line('Nook bench', 'materials', 620, nook);

  const gary = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gary Wisniewski'],
    plan_line_id: carpentry,
    title: 'Kitchen carpentry and demo',
    amount: 8900,
    agreed_on: '2026-04-20',
  });
  const deb = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Deb Kowalczyk'],
    plan_line_id: cabinets,
    title: 'Maple cabinets',
    amount: 10800,
    agreed_on: '2026-04-28',
  });
  const phil = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Phil Castiglia'],
    plan_line_id: pipes,
    title: 'Kitchen plumbing',
    amount: 2750,
    holdback_percent: 10,
    agreed_on: '2026-05-04',
  });
  const tanya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tanya Brooks'],
    plan_line_id: power,
    title: 'Kitchen wiring',
    amount: 4050,
    agreed_on: '2026-05-11',
  });
  const yusuf = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yusuf Ali'],
    plan_line_id: tops,
    title: 'Quartz countertops',
    amount: 4650,
    agreed_on: '2026-08-17',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(phil, pipes, 'Sink and dishwasher hookup', 640, '2026-09-14');
  await bill(yusuf, tops, 'Countertop balance', 3255, '2026-09-25');
  await bill(tanya, power, 'Finish electrical', 1450, '2026-09-29');
  await bill(gary, carpentry, 'Trim and pantry door', 1350, '2026-10-02');
  await bill(deb, cabinets, 'Last cabinet payment', 800, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: gary,
    title: 'Soffit taken out',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-06-02T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: phil,
    title: 'Pot filler over the range',
    amount_delta: 420,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tanya,
    title: 'Under cabinet lights',
    amount_delta: 380,
  });

  await insert('reserve_moves', { ...own, amount: 2000 });
  await insert('project_members', { ...own, member_id: sam, role: 'viewer' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Gary Wisniewski'],
    kind: 'insurance',
    title: 'Wisniewski Remodeling insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Phil Castiglia'],
    kind: 'insurance',
    title: 'Castiglia insurance',
    expires_on: '2027-02-28',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City building permit, signed' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Gas range warranty',
    expires_on: '2028-07-08',
  });

  await insert('punch_items', { ...own, agreement_id: gary, title: 'Pantry door rubs' });
  await insert('punch_items', { ...own, agreement_id: gary, title: 'Nail pops over the window' });
  await insert('punch_items', { ...own, agreement_id: deb, title: 'Scratched drawer front' });
  await insert('punch_items', {
    ...own,
    agreement_id: tanya,
    title: 'Dead outlet by the fridge',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Ramon Ortiz', 'Backsplash tile', 980);
  await quote('Gary Wisniewski', 'Backsplash tile', 1240);
  await quote('Stan Nowak', 'Kitchen painted', 760);

  return {
    'Kitchen gutted': { agreement_id: gary, plan_line_id: carpentry },
    'Walls framed and drywall hung': { agreement_id: gary, plan_line_id: carpentry },
    'Cabinets hung': { agreement_id: gary, plan_line_id: carpentry },
    'Cabinet deposit, 50%': { agreement_id: deb, plan_line_id: cabinets },
    '2nd cabinet payment': { agreement_id: deb, plan_line_id: cabinets },
    'Rough plumbing moved': { agreement_id: phil, plan_line_id: pipes },
    'New circuits and panel tie-in': { agreement_id: tanya, plan_line_id: power },
    'Countertop deposit': { agreement_id: yusuf, plan_line_id: tops },
    'Red oak flooring': { agreement_id: null, plan_line_id: floor },
    'Gas range': { agreement_id: null, plan_line_id: appliances },
    Refrigerator: { agreement_id: null, plan_line_id: appliances },
    Dishwasher: { agreement_id: null, plan_line_id: appliances },
  };
}
