import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** Rooms, lines, agreements, bills and all else that is planned, and the quotes of the bunkroom. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Winterizing'] ?? 0 };
  const stove = { user_id, project_id: projectIds['Wood'] ?? 0 };
  const bunkroom = { user_id, project_id: projectIds['Bunkroom'] ?? 0 };
  const greatRoom = await insert('rooms', { ...own, name: 'Great room' });
  const crawlSpace = await insert('rooms', { ...own, name: 'Crawl space' });
  const mudroom = await insert('rooms', { ...own, name: 'Mudroom' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const siding = await line('Siding labor', 'labor', 17500, null);
  const boards = await line('Siding boards', 'materials', 9800, null);
  const insulation = await line('Insulation', 'labor', 9400, crawlSpace);
  const windows = await line('Windows', 'materials', 5600, greatRoom);
  const heat = await line('Heat pump', 'equipment', 3500, greatRoom);
  await line('Mudroom bench', 'materials', 850, mudroom);
  const chimney = await insert('plan_lines', {
    ...stove,
    title: 'Chimney work',
    category: 'labor',
    planned: 4900,
    room_id: null,
  });
  const june = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['June Hartley'],
    plan_line_id: siding,
    title: 'Cabin siding',
    amount: 16800,
    holdback_percent: 10,
    agreed_on: '2026-06-02',
  });
  const dale = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dale Winters'],
    plan_line_id: insulation,
    title: 'Insulation and crawl space',
    amount: 9630,
    agreed_on: '2026-04-20',
  });
  const einar = await insert('agreements', {
    ...stove,
    contractor_id: contractorIds['Einar Solheim'],
    plan_line_id: chimney,
    title: 'Chimney and stove set',
    amount: 5100,
    agreed_on: '2026-07-06',
  });
  await insert('bills', {
    ...own,
    agreement_id: june,
    plan_line_id: siding,
    title: 'Siding second draw',
    amount: 4350,
    due_on: '2026-09-21',
  });
  await insert('bills', {
    ...own,
    agreement_id: dale,
    plan_line_id: insulation,
    title: 'Crawl space final',
    amount: 1480,
    due_on: '2026-09-10',
  });
  await insert('bills', {
    ...stove,
    agreement_id: einar,
    plan_line_id: chimney,
    title: 'Chimney balance',
    amount: 1150,
    due_on: '2026-10-02',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: june,
    title: 'Wrap the north gable',
    amount_delta: 865,
    status: 'accepted',
    decided_at: '2026-07-14T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: june,
    title: 'Dark green trim',
    amount_delta: 540,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dale,
    title: 'Rigid foam under the porch',
    amount_delta: 1275,
    status: 'declined',
    decided_at: '2026-08-20T12:00:00Z',
  });
  await insert('reserve_moves', { ...own, amount: 4250 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['June Hartley'],
    kind: 'insurance',
    title: 'Hartley Siding insurance',
    expires_on: '2026-10-08',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Great room window warranty',
    expires_on: '2036-05-15',
  });
  await insert('punch_items', { ...own, agreement_id: june, title: 'Touch up the corner boards' });
  await insert('punch_items', {
    ...own,
    agreement_id: dale,
    title: 'Tape the vapor barrier seam',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: dale,
    title: 'Seal the attic hatch',
    is_done: true,
  });
  await insert('inbox_items', {
    ...bunkroom,
    name: 'lumber-yard-slip.jpg',
    image_url: 'inbox/1.jpg',
  });
  await insert('quotes', {
    ...bunkroom,
    contractor_id: contractorIds['Tom Banks'],
    title: 'Built-in bunks',
    total: 2140,
  });
  await insert('quotes', {
    ...bunkroom,
    contractor_id: contractorIds['Gus Pelletier'],
    title: 'Built-in bunks',
    total: 2615,
  });
  const of = (agreement_id: number | null, plan_line_id: number | null) => ({
    agreement_id,
    plan_line_id,
  });
  return {
    'Siding deposit': of(june, siding),
    'Siding first draw': of(june, siding),
    'Insulation deposit': of(dale, insulation),
    'Wall insulation, dense-pack': of(dale, insulation),
    'Crawl space encapsulation': of(dale, insulation),
    'Chimney deposit': of(einar, chimney),
    'Chimney install and stove set': of(einar, chimney),
    'LP SmartSide order, first delivery': of(null, boards),
    'LP SmartSide order, second delivery': of(null, boards),
    'Windows for great room (four)': of(null, windows),
    'Mini-split heat pump': of(null, heat),
  };
}
