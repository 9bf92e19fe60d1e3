import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the parlor level. Sam is the other of the two friends. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Parlor'] ?? 0 };
  const kitchenEnd = await insert('rooms', { ...own, name: 'Kitchen end' });
  const frontRoom = await insert('rooms', { ...own, name: 'Front room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const rewire = await line('Rewiring', 'labor', 6200, null);
  const plumbing = await line('Pipes and hookups', 'labor', 3600, null);
  const carpentry = await line('Beam and stairs', 'labor', 4500, null);
  const cabinets = await line('Cabinets and tops', 'materials', 5700, kitchenEnd);
  const appliances = await line('Fridge, stove, dishwasher', 'equipment', 3200, kitchenEnd);
  const floors = await line('Floors', 'labor', 2950, frontRoom);
  await line('Window seat', 'labor', 1300, frontRoom);

  const delphine = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Delphine Roux'],
    plan_line_id: rewire,
    title: 'Rewire the parlor',
    amount: 5900,
    holdback_percent: 10,
    agreed_on: '2026-03-26',
  });
  const mirko = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Mirko Balas'],
    plan_line_id: plumbing,
    title: 'Plumbing for the new kitchen',
    amount: 3500,
    agreed_on: '2026-03-16',
  });
  const nadia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Nadia Farouk'],
    plan_line_id: floors,
    title: 'Sand and finish the floors',
    amount: 2600,
    agreed_on: '2026-06-22',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(nadia, floors, 'Stair treads sanded', 220, '2026-09-10');
  await bill(mirko, plumbing, 'Last of the plumbing', 210, '2026-09-21');
  await bill(nadia, floors, 'Final coat', 1120, '2026-10-01');
  await bill(delphine, rewire, 'Rewire closeout', 400, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: nadia,
    title: 'Do the stair treads too',
    amount_delta: 220,
    status: 'accepted',
    decided_at: '2026-07-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: delphine,
    title: 'Two sconces by the mantel',
    amount_delta: 260,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Delphine Roux'],
    kind: 'insurance',
    title: 'Roux Electric insurance',
    expires_on: '2026-11-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Gut permit scan' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Fridge warranty',
    expires_on: '2028-06-05',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: delphine,
    title: 'Dead outlet behind the fridge',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: nadia,
    title: 'Bubbles in the finish by the radiator',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: mirko,
    title: 'Disposal hums but will not spin',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Lou Brandt', 'Chimney relined', 1680);
  await quote('Hector Salas', 'Chimney relined', 1475);
  await quote('Petra Lindqvist', 'Window seat with drawers', 1240);

  return {
    'Rewire deposit': { agreement_id: delphine, plan_line_id: rewire },
    'Rewire, rough-in done': { agreement_id: delphine, plan_line_id: rewire },
    'Lights hung, outlets trimmed out': { agreement_id: delphine, plan_line_id: rewire },
    'Rough plumbing, kitchen wall': { agreement_id: mirko, plan_line_id: plumbing },
    'Sink, disposal and dishwasher hooked up': { agreement_id: mirko, plan_line_id: plumbing },
    'Front room sanded, two coats on': { agreement_id: nadia, plan_line_id: floors },
    'Beam set, opening framed': { agreement_id: null, plan_line_id: carpentry },
    'Stair rail and newel rebuilt': { agreement_id: null, plan_line_id: carpentry },
    'Kitchen boxes, flat pack': { agreement_id: null, plan_line_id: cabinets },
    'two extra wall cabinets taken back': { agreement_id: null, plan_line_id: cabinets },
    'Butcher block tops': { agreement_id: null, plan_line_id: cabinets },
    'Fridge and stove, Halvorsen': { agreement_id: null, plan_line_id: appliances },
    'Dishwasher, scratch and dent': { agreement_id: null, plan_line_id: appliances },
  };
}
