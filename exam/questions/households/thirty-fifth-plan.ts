import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the ground floor of the farmhouse. Sam is the mother. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Ground'] ?? 0 };
  const bath = await insert('rooms', { ...own, name: 'Bath' });
  const kitchen = await insert('rooms', { ...own, name: 'Farm kitchen' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 9800, null);
  const plumbing = await line('Plumbing and floor heat', 'labor', 8200, null);
  const wiring = await line('Wiring', 'labor', 6900, null);
  const windows = await line('Windows', 'materials', 4500, null);
  const plaster = await line('Plastering', 'labor', 4800, null);
  const tiling = await line('Tiling the bath', 'labor', 2600, bath);
  const fixtures = await line('Bath fixtures', 'materials', 2400, bath);
  await line('Kitchen cupboards', 'materials', 7200, kitchen);

  const orrin = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Orrin Pruitt'],
    plan_line_id: carpentry,
    title: 'Carpentry downstairs',
    amount: 9200,
    agreed_on: '2026-02-16',
  });
  const lucinda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lucinda Baez'],
    plan_line_id: plumbing,
    title: 'Pipes and floor heat',
    amount: 7400,
    agreed_on: '2026-03-27',
  });
  const dmitri = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dmitri Falk'],
    plan_line_id: wiring,
    title: 'Wiring downstairs',
    amount: 6500,
    holdback_percent: 5,
    agreed_on: '2026-04-07',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(orrin, carpentry, 'Bath door widened', 460, '2026-09-10');
  await bill(orrin, carpentry, 'Laying the hall floor', 1200, '2026-09-25');
  await bill(lucinda, plumbing, 'Last of the plumbing', 975, '2026-10-02');
  await bill(dmitri, wiring, 'Last of the wiring', 500, '2026-10-12');
  await bill(orrin, carpentry, 'Trim and thresholds', 555, '2026-10-20');

  await insert('change_orders', {
    ...own,
    agreement_id: orrin,
    title: 'Wider door to the bath',
    amount_delta: 460,
    status: 'accepted',
    decided_at: '2026-05-04T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dmitri,
    title: 'Circuit for a stair lift',
    amount_delta: 285,
  });

  await insert('reserve_moves', { ...own, amount: 4000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Orrin Pruitt'],
    kind: 'insurance',
    title: 'Pruitt liability insurance',
    expires_on: '2026-10-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Building permit downstairs' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Window warranty',
    expires_on: '2036-05-06',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: orrin,
    title: 'Back door drags on the sill',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lucinda,
    title: 'Hot and cold swapped at the basin',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: dmitri,
    title: 'Dead outlet beside the bed',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Orrin Pruitt', 'Cupboards built and hung', 6850);
  await quote('Ingrid Solberg', 'Hall and kitchen painted', 1320);
  await quote('Orrin Pruitt', 'Hall and kitchen painted', 1590);
  await quote('Percy Lund', 'Loft insulated', 2140);

  return {
    'Tore out the old pantry and lath': { agreement_id: orrin, plan_line_id: carpentry },
    'Joists sistered, floor leveled': { agreement_id: orrin, plan_line_id: carpentry },
    'Beam set on posts': { agreement_id: orrin, plan_line_id: carpentry },
    'Windows put in': { agreement_id: orrin, plan_line_id: carpentry },
    'Pipes roughed in, bath and kitchen': { agreement_id: lucinda, plan_line_id: plumbing },
    'Heat loop laid and pressure tested': { agreement_id: lucinda, plan_line_id: plumbing },
    'hand shower and mixer valve hooked up': { agreement_id: lucinda, plan_line_id: plumbing },
    'First half of the wiring': { agreement_id: dmitri, plan_line_id: wiring },
    'Second half of the wiring': { agreement_id: dmitri, plan_line_id: wiring },
    'New windows, five of them': { agreement_id: null, plan_line_id: windows },
    "plaster in Mother's room": { agreement_id: null, plan_line_id: plaster },
    'Kitchen plastered': { agreement_id: null, plan_line_id: plaster },
    'Bath tiled, first payment': { agreement_id: null, plan_line_id: tiling },
    'Bath tiled, the balance': { agreement_id: null, plan_line_id: tiling },
    'Curbless shower pan': { agreement_id: null, plan_line_id: fixtures },
    'Tall toilet': { agreement_id: null, plan_line_id: fixtures },
    'Grab bars, five': { agreement_id: null, plan_line_id: fixtures },
  };
}
