import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the farmhouse kitchen. Sam is a cousin, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cookSide = await insert('rooms', { ...own, name: 'Cook side' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const hearth = await insert('rooms', { ...own, name: 'Hearth wall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const structure = await line('Demolition and beam', 'labor', 8600, null);
  const pipes = await line('Plumbing and gas', 'labor', 4400, null);
  const power = await line('Electrical', 'labor', 5300, null);
  const masonry = await line('Masonry and plaster', 'labor', 7400, hearth);
  const cabinets = await line('Cabinets', 'materials', 15600, cookSide);
  const stone = await line('Soapstone counters', 'materials', 6400, cookSide);
  const pine = await line('Pine floor', 'materials', 4500, null);
  const range = await line('Range and hood', 'equipment', 5700, cookSide);
  const paper = await line('Wallpaper and paint', 'labor', 1400, pantry);
  await line('Dutch door', 'materials', 1250, pantry);

  const magnus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Magnus Thorvald'],
    plan_line_id: structure,
    title: 'Kitchen structure',
    amount: 7400,
    agreed_on: '2026-02-18',
  });
  const emil = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Emil Sandoval'],
    plan_line_id: pipes,
    title: 'Gas and water',
    amount: 4150,
    holdback_percent: 5,
    agreed_on: '2026-03-02',
  });
  const agnes = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Agnes Whitlock'],
    plan_line_id: cabinets,
    title: 'Kitchen cabinets',
    amount: 15600,
    agreed_on: '2026-03-09',
  });
  const pia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Pia Lindqvist'],
    plan_line_id: stone,
    title: 'Soapstone tops',
    amount: 6200,
    agreed_on: '2026-07-21',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(pia, stone, 'Soapstone balance', 3600, '2026-09-10');
  await bill(emil, pipes, 'Range hookup', 430, '2026-09-21');
  await bill(emil, pipes, 'Sink and dishwasher set', 360, '2026-10-01');
  await bill(agnes, cabinets, 'Cabinets, last third', 5200, '2026-10-02');
  await bill(magnus, structure, 'Crown and toe kicks', 650, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: magnus,
    title: 'Second casement trimmed',
    amount_delta: 640,
    status: 'accepted',
    decided_at: '2026-05-04T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: agnes,
    title: 'Glass doors on two uppers',
    amount_delta: 380,
  });

  await insert('reserve_moves', { ...own, amount: 5000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Magnus Thorvald'],
    kind: 'insurance',
    title: 'Thorvald and Daughters insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Keisha Boudreau'],
    kind: 'insurance',
    title: 'Boudreau Power insurance',
    expires_on: '2027-01-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Township permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Gas range warranty',
    expires_on: '2028-06-05',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: magnus,
    title: 'Gap under the window stool',
  });
  await insert('punch_items', { ...own, agreement_id: agnes, title: 'Spice drawer rubs' });
  await insert('punch_items', { ...own, agreement_id: agnes, title: 'Missing bumper pads' });
  await insert('punch_items', {
    ...own,
    agreement_id: emil,
    title: 'Loose shutoff handle',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Dov Perlman', 'Beadboard ceiling painted', 720);
  await quote('Magnus Thorvald', 'Beadboard ceiling painted', 980);
  await quote('Keisha Boudreau', 'Three pendants hung', 345);

  return {
    'Lath and plaster torn out': { agreement_id: magnus, plan_line_id: structure },
    'Bearing wall opened': { agreement_id: magnus, plan_line_id: structure },
    'Casements hung and trimmed': { agreement_id: magnus, plan_line_id: structure },
    'Gas and water lines moved': { agreement_id: emil, plan_line_id: pipes },
    'New circuits, twelve boxes': { agreement_id: null, plan_line_id: power },
    'Chimney breast rebuilt': { agreement_id: null, plan_line_id: masonry },
    'Blueboard and veneer plaster': { agreement_id: null, plan_line_id: masonry },
    'Cabinets, first third': { agreement_id: agnes, plan_line_id: cabinets },
    'Cabinets, second third': { agreement_id: agnes, plan_line_id: cabinets },
    'Soapstone deposit': { agreement_id: pia, plan_line_id: stone },
    'Heart pine boards, 260 sq ft': { agreement_id: null, plan_line_id: pine },
    'Pine laid, sanded, sealed': { agreement_id: null, plan_line_id: pine },
    'Gas range, 36 inch': { agreement_id: null, plan_line_id: range },
    'Hood and duct': { agreement_id: null, plan_line_id: range },
    'Fern wallpaper, five rolls': { agreement_id: null, plan_line_id: paper },
    'Pantry papered, trim painted': { agreement_id: null, plan_line_id: paper },
  };
}
