import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the workshop flat. Sam is the engineer's grown child. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Garage'] ?? 0 };
  const wetRoom = await insert('rooms', { ...own, name: 'Wet room' });
  const loft = await insert('rooms', { ...own, name: 'Loft' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Shell and loft framing', 'labor', 6200, null);
  const electrical = await line('Electrics', 'labor', 5200, null);
  const plumbing = await line('Plumbing', 'labor', 4300, null);
  const heatPump = await line('Heat pump, supplied and fitted', 'equipment', 3600, null);
  const boards = await line('Insulating and boarding', 'labor', 3400, null);
  const finishes = await line('Wet room finishes', 'materials', 2700, wetRoom);
  const stair = await line('Loft stair', 'materials', 1500, loft);

  const marisol = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marisol Quade'],
    plan_line_id: framing,
    title: 'Shell framing',
    amount: 6100,
    agreed_on: '2026-03-09',
  });
  const desmond = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Desmond Ito'],
    plan_line_id: electrical,
    title: 'Electrics, panel to fixtures',
    amount: 5150,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const petra = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Petra Lindqvist'],
    plan_line_id: plumbing,
    title: 'Plumbing, trench to trim',
    amount: 4200,
    agreed_on: '2026-04-06',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marisol, framing, 'Framing balance', 300, '2026-09-10');
  await bill(marisol, framing, 'Doubled joists', 450, '2026-09-21');
  await bill(desmond, electrical, 'Fixtures and cover plates', 545, '2026-09-24');
  await bill(petra, plumbing, 'Plumbing trim-out', 1325, '2026-10-05');
  await bill(desmond, electrical, 'Electrics, retained tenth', 515, '2026-10-27');

  await insert('change_orders', {
    ...own,
    agreement_id: marisol,
    title: 'Loft joists doubled',
    amount_delta: 450,
    status: 'accepted',
    decided_at: '2026-03-30T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: petra,
    title: 'Outside hose bib',
    amount_delta: 260,
  });

  await insert('reserve_moves', { ...own, amount: 3500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Desmond Ito'],
    kind: 'insurance',
    title: 'Ito Electric liability certificate',
    expires_on: '2026-09-29',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Garage conversion permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Heat pump compressor warranty',
    expires_on: '2033-07-02',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: marisol,
    title: 'Entry door binds at the head',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: desmond,
    title: 'Loft switch upside down',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: petra,
    title: 'Shower valve weeps',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Junie Park', 'Interior painting', 1640);
  await quote('Gunnar Hale', 'Interior painting', 1390);
  await quote('Marisol Quade', 'Loft stair assembled', 1150);

  return {
    'Framing, first draw': { agreement_id: marisol, plan_line_id: framing },
    'Framing, second draw': { agreement_id: marisol, plan_line_id: framing },
    '100 A subpanel and feeder': { agreement_id: desmond, plan_line_id: electrical },
    'Branch circuits, rough-in': { agreement_id: desmond, plan_line_id: electrical },
    'Drain trench and rough plumbing': { agreement_id: petra, plan_line_id: plumbing },
    'Ductless heat pump, 12k': { agreement_id: null, plan_line_id: heatPump },
    'Line set and commissioning': { agreement_id: null, plan_line_id: heatPump },
    'Insulation fitted': { agreement_id: null, plan_line_id: boards },
    'Boards hung, level 4 finish': { agreement_id: null, plan_line_id: boards },
    'Shower base and valve': { agreement_id: null, plan_line_id: finishes },
    'Wet room tile, Ostrand Tile': { agreement_id: null, plan_line_id: finishes },
    'Wet room waterproofed': { agreement_id: null, plan_line_id: finishes },
    'Oak treads for the loft stair': { agreement_id: null, plan_line_id: stair },
  };
}
