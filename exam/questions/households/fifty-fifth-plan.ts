import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the rear addition. Sam is the elder of the two teenagers. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Rear'] ?? 0 };
  const familyRoom = await insert('rooms', { ...own, name: 'Family room' });
  const mudroom = await insert('rooms', { ...own, name: 'Mudroom' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const foundation = await line('Foundation', 'labor', 14500, null);
  const carpentry = await line('Framing and siding labor', 'labor', 11200, null);
  const wiring = await line('Wiring', 'labor', 4300, null);
  const openings = await line('Windows and slider', 'materials', 4600, familyRoom);
  const floor = await line('Oak floor', 'materials', 2700, familyRoom);
  const siding = await line('Siding boards', 'materials', 2350, null);
  await line('Bench and cubbies', 'materials', 850, mudroom);

  const dov = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dov Brandt'],
    plan_line_id: foundation,
    title: 'Foundation and slab',
    amount: 14750,
    agreed_on: '2026-03-12',
  });
  const casimir = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Casimir Holt'],
    plan_line_id: carpentry,
    title: 'Frame and siding',
    amount: 10900,
    agreed_on: '2026-04-22',
  });
  const marguerite = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marguerite Oyelaran'],
    plan_line_id: wiring,
    title: 'Addition wiring',
    amount: 4100,
    holdback_percent: 10,
    agreed_on: '2026-06-15',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(casimir, carpentry, 'Corner boards and trim', 740, '2026-09-10');
  await bill(marguerite, wiring, 'Devices and fixtures', 1050, '2026-09-23');
  await bill(casimir, carpentry, 'Siding closing payment', 420, '2026-10-16');
  await bill(marguerite, wiring, 'Wiring closing payment', 410, '2026-10-20');

  await insert('change_orders', {
    ...own,
    agreement_id: casimir,
    title: 'Eave return over the slider',
    amount_delta: 540,
    status: 'accepted',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marguerite,
    title: 'Circuit for a heated mudroom floor',
    amount_delta: 365,
  });

  await insert('reserve_moves', { ...own, amount: 4500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Casimir Holt'],
    kind: 'insurance',
    title: 'Holt liability insurance',
    expires_on: '2026-10-05',
  });
  await insert('documents', {
    ...own,
    kind: 'permit',
    title: 'Building permit, rear addition',
    expires_on: '2027-02-24',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Casement window warranty',
    expires_on: '2036-06-19',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: casimir,
    title: 'Corner board gap, north side',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marguerite,
    title: 'Dead outlet behind the slider',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: dov,
    title: 'Chipped slab edge',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Pilar Quesada', 'Gutters and downspouts', 890);
  await quote('Casimir Holt', 'Gutters and downspouts', 1040);
  await quote('Osei Badu', 'Addition painted', 1650);

  return {
    'Excavation, spoil hauled off': { agreement_id: dov, plan_line_id: foundation },
    'Footings poured': { agreement_id: dov, plan_line_id: foundation },
    'Block wall and slab': { agreement_id: dov, plan_line_id: foundation },
    'Framing, first half': { agreement_id: casimir, plan_line_id: carpentry },
    'Framing, second half': { agreement_id: casimir, plan_line_id: carpentry },
    'Siding crew, two days': { agreement_id: casimir, plan_line_id: carpentry },
    'rough wiring': { agreement_id: marguerite, plan_line_id: wiring },
    'Three casement windows, Northgate Millwork': { agreement_id: null, plan_line_id: openings },
    'Patio slider': { agreement_id: null, plan_line_id: openings },
    'Engineered oak flooring, 380 sq ft': { agreement_id: null, plan_line_id: floor },
    'Fiber cement siding': { agreement_id: null, plan_line_id: siding },
  };
}
