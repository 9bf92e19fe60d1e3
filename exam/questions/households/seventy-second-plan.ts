import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the tenant's apartment. Sam is the cousin who collects the rent. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Tenant'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Tenant kitchen' });
  const bath = await insert('rooms', { ...own, name: 'Tenant bath' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const demo = await line('Gut and carpentry', 'labor', 4200, null);
  const wiring = await line('Rewiring', 'labor', 6500, null);
  const pipes = await line('Plumbing upstairs', 'labor', 5300, bath);
  const plaster = await line('Plaster', 'labor', 3700, null);
  const windows = await line('Six windows', 'materials', 4400, null);
  const cabinets = await line('Cabinets and top', 'materials', 2300, kitchen);
  const appliances = await line('Stove and fridge', 'equipment', 1500, kitchen);
  const tile = await line('Bath tile', 'materials', 2200, bath);
  const floors = await line('Floor sanding', 'labor', 1650, null);
  await line('Window shades', 'other', 480, null);
  const paint = await line('Painting', 'labor', 2400, null);

  const belmiro = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Belmiro Furtado'],
    plan_line_id: demo,
    title: 'Gut, cabinets and trim',
    amount: 4150,
    agreed_on: '2026-03-20',
  });
  const keisha = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Keisha Lowell'],
    plan_line_id: wiring,
    title: 'Second floor rewire',
    amount: 6300,
    agreed_on: '2026-04-01',
  });
  const declan = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Declan Roach'],
    plan_line_id: pipes,
    title: 'Pipes for bath and kitchen',
    amount: 5100,
    holdback_percent: 8,
    agreed_on: '2026-04-17',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(keisha, wiring, 'Alarms and last outlets', 640, '2026-09-12');
  await bill(belmiro, demo, 'Baseboards and doors', 890, '2026-09-24');
  await bill(declan, pipes, 'Leak test and shutoffs', 375, '2026-10-01');
  await bill(keisha, wiring, 'Rewire closeout', 260, '2026-10-08');

  await insert('change_orders', {
    ...own,
    agreement_id: keisha,
    title: 'Range hood circuit',
    amount_delta: 225,
    status: 'accepted',
    decided_at: '2026-05-15T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: belmiro,
    title: 'Built-in hall bench',
    amount_delta: 540,
    status: 'declined',
    decided_at: '2026-08-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: declan,
    title: 'Pressure regulator',
    amount_delta: 310,
  });

  await insert('reserve_moves', { ...own, amount: 1900 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Keisha Lowell'],
    kind: 'insurance',
    title: 'Lowell Current insurance',
    expires_on: '2026-09-28',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Belmiro Furtado'],
    kind: 'insurance',
    title: 'Furtado and Sons insurance',
    expires_on: '2027-01-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Second floor permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Six windows warranty',
    expires_on: '2046-06-10',
  });

  await insert('punch_items', { ...own, agreement_id: belmiro, title: 'Cabinet door rubs' });
  await insert('punch_items', { ...own, agreement_id: declan, title: 'Shower handle loose' });
  await insert('punch_items', { ...own, agreement_id: declan, title: 'Slow kitchen drain' });
  await insert('punch_items', {
    ...own,
    agreement_id: keisha,
    title: 'Label the panel',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Noemia Pires', 'Apartment painted', 1980);
  await quote('Belmiro Furtado', 'Apartment painted', 2450);
  await quote('Roxanne Silvia', 'Storm door upstairs', 465);

  return {
    'Kitchen and bath gutted': { agreement_id: belmiro, plan_line_id: demo },
    'Cabinets assembled and hung': { agreement_id: belmiro, plan_line_id: demo },
    'Apartment rewired': { agreement_id: keisha, plan_line_id: wiring },
    'New drains and supply lines': { agreement_id: declan, plan_line_id: pipes },
    'Fixtures hooked up': { agreement_id: declan, plan_line_id: pipes },
    'Blueboard and plaster': { agreement_id: null, plan_line_id: plaster },
    'Walls plastered': { agreement_id: null, plan_line_id: plaster },
    'Replacement windows, six': { agreement_id: null, plan_line_id: windows },
    'Windows put in': { agreement_id: null, plan_line_id: windows },
    'Flat pack cabinets': { agreement_id: null, plan_line_id: cabinets },
    'One wall cabinet returned': { agreement_id: null, plan_line_id: cabinets },
    'Butcher block top': { agreement_id: null, plan_line_id: cabinets },
    'Apartment stove': { agreement_id: null, plan_line_id: appliances },
    'Apartment fridge': { agreement_id: null, plan_line_id: appliances },
    'Hex tile and grout': { agreement_id: null, plan_line_id: tile },
    'Bath floor and shower tiled': { agreement_id: null, plan_line_id: tile },
    'Pine floors sanded': { agreement_id: null, plan_line_id: floors },
    'Primer, five gallons': { agreement_id: null, plan_line_id: paint },
  };
}
