import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the basement. Sam is a brother from the fire station, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const bath = await insert('rooms', { ...own, name: 'Bathroom' });
  const family = await insert('rooms', { ...own, name: 'Family room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing and carpentry', 'labor', 11000, null);
  const pipes = await line('Plumbing', 'labor', 7500, bath);
  const power = await line('Electrical', 'labor', 4800, null);
  const egress = await line('Egress window', 'materials', 4200, bedroom);
  const drywall = await line('Drywall', 'labor', 6500, null);
  const tile = await line('Tile', 'materials', 3400, bath);
  const floor = await line('LVP flooring', 'materials', 3600, family);
  const vanity = await line('Vanity and fixtures', 'materials', 1900, bath);
  await line('Paint', 'materials', 2200, null);
  await line('Closet system', 'materials', 850, bedroom);

  const travis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Travis Holcomb'],
    plan_line_id: framing,
    title: 'Basement framing and carpentry',
    amount: 10400,
    agreed_on: '2026-02-23',
  });
  const hector = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hector Villanueva'],
    plan_line_id: pipes,
    title: 'Basement bath plumbing',
    amount: 7200,
    holdback_percent: 10,
    agreed_on: '2026-03-16',
  });
  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Raman'],
    plan_line_id: power,
    title: 'Basement wiring',
    amount: 4650,
    agreed_on: '2026-03-30',
  });
  const gus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gus Lindqvist'],
    plan_line_id: drywall,
    title: 'Hang and finish drywall',
    amount: 5300,
    agreed_on: '2026-05-18',
  });
  const nikolai = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Nikolai Petrov'],
    plan_line_id: tile,
    title: 'Shower and floor tile',
    amount: 2350,
    agreed_on: '2026-06-29',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(hector, pipes, 'Toilet and vanity hookup', 360, '2026-09-10');
  await bill(nikolai, tile, 'Last tile payment', 600, '2026-09-18');
  await bill(travis, framing, 'Baseboard and casing', 1100, '2026-09-25');
  await bill(priya, power, 'Finish electrical', 1200, '2026-09-29');
  await bill(travis, framing, 'Extra closet', 650, '2026-10-02');
  await bill(gus, drywall, 'Drywall touch-up', 400, '2026-10-07');

  await insert('change_orders', {
    ...own,
    agreement_id: travis,
    title: 'Second closet in the bedroom',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-07-13T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: hector,
    title: 'Utility sink by the furnace',
    amount_delta: 480,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: priya,
    title: 'Heated floor circuit',
    amount_delta: 390,
  });

  await insert('reserve_moves', { ...own, amount: 4000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Hector Villanueva'],
    kind: 'insurance',
    title: 'Villanueva Plumbing insurance',
    expires_on: '2026-08-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Travis Holcomb'],
    kind: 'insurance',
    title: 'Holcomb Basements insurance',
    expires_on: '2026-10-15',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Priya Raman'],
    kind: 'insurance',
    title: 'Foothills Electric insurance',
    expires_on: '2027-03-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Basement finish permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Ejector pump warranty',
    expires_on: '2031-05-01',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: travis,
    title: 'Bedroom door rubs the frame',
  });
  await insert('punch_items', { ...own, agreement_id: hector, title: 'Shower head drips' });
  await insert('punch_items', { ...own, agreement_id: gus, title: 'Nail pops in the hallway' });
  await insert('punch_items', { ...own, agreement_id: gus, title: 'Seam showing over the stairs' });
  await insert('punch_items', {
    ...own,
    agreement_id: nikolai,
    title: 'Chipped tile by the drain',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Rosa Trujillo', 'Paint the whole basement', 1850);
  await quote('Travis Holcomb', 'Paint the whole basement', 2400);
  await quote('Brent Yoder', 'Egress well drain to daylight', 775);

  return {
    'Old paneling and carpet torn out': { agreement_id: travis, plan_line_id: framing },
    '1st payment Travis, framing': { agreement_id: travis, plan_line_id: framing },
    '2nd payment Travis, soffits': { agreement_id: travis, plan_line_id: framing },
    'Doors hung': { agreement_id: travis, plan_line_id: framing },
    'Rough-in plumbing, bath': { agreement_id: hector, plan_line_id: pipes },
    'Ejector pit and pump': { agreement_id: hector, plan_line_id: pipes },
    'Shower plumbed': { agreement_id: hector, plan_line_id: pipes },
    'Wiring rough-in': { agreement_id: priya, plan_line_id: power },
    'Can lights put in': { agreement_id: priya, plan_line_id: power },
    'Drywall hung': { agreement_id: gus, plan_line_id: drywall },
    'Mud, tape, texture': { agreement_id: gus, plan_line_id: drywall },
    'Drywall, 92 sheets delivered': { agreement_id: null, plan_line_id: drywall },
    'Tile guy deposit': { agreement_id: nikolai, plan_line_id: tile },
    '2nd payment tile guy': { agreement_id: nikolai, plan_line_id: tile },
    'Porcelain tile, 140 sq ft': { agreement_id: null, plan_line_id: tile },
    'Egress window and well kit': { agreement_id: null, plan_line_id: egress },
    'Egress hole cut, Deep Cut Concrete': { agreement_id: null, plan_line_id: egress },
    'LVP flooring, 680 sq ft': { agreement_id: null, plan_line_id: floor },
    'Flooring help, 2 days': { agreement_id: null, plan_line_id: floor },
    'Vanity, 48 inch with top': { agreement_id: null, plan_line_id: vanity },
    'Toilet and shower trim kit': { agreement_id: null, plan_line_id: vanity },
  };
}
