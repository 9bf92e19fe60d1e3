import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the bathhouse. Sam is a daughter on the mainland, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Bathhouse'] ?? 0 };
  const showerSide = await insert('rooms', { ...own, name: 'Shower side' });
  const tubSide = await insert('rooms', { ...own, name: 'Tub side' });
  const dressing = await insert('rooms', { ...own, name: 'Dressing room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 9800, null);
  const pipes = await line('Plumbing', 'labor', 7000, null);
  const power = await line('Electrical', 'labor', 3400, null);
  const windows = await line('Jalousies', 'materials', 1900, null);
  const tile = await line('Tile', 'materials', 3900, showerSide);
  const door = await line('Shower door', 'other', 1450, showerSide);
  const tub = await line('Soaking tub', 'materials', 4200, tubSide);
  const walls = await line('Paneling and paint', 'materials', 2700, dressing);
  const vanity = await line('Vanity', 'materials', 950, dressing);
  await line('Towel cabinet', 'materials', 580, dressing);

  const kimo = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Kimo Nakasone'],
    plan_line_id: carpentry,
    title: 'Bathhouse carpentry',
    amount: 9900,
    agreed_on: '2026-03-02',
  });
  const ikaika = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ikaika Pacheco'],
    plan_line_id: pipes,
    title: 'Bathhouse plumbing',
    amount: 6700,
    holdback_percent: 10,
    agreed_on: '2026-04-13',
  });
  const leimomi = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Leimomi Souza'],
    plan_line_id: power,
    title: 'Bathhouse wiring',
    amount: 3250,
    agreed_on: '2026-04-27',
  });
  const bayani = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Bayani Agbayani'],
    plan_line_id: tile,
    title: 'Pebble tile work',
    amount: 2650,
    agreed_on: '2026-06-29',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(ikaika, pipes, 'Vanity and toilet hookup', 560, '2026-09-11');
  await bill(leimomi, power, 'Mirror light and fan switch', 390, '2026-09-22');
  await bill(kimo, carpentry, 'Doors and trim', 1280, '2026-09-30');
  await bill(ikaika, pipes, 'Water heater tune-up', 270, '2026-10-05');
  await bill(kimo, carpentry, 'Tub steps', 740, '2026-10-14');

  await insert('change_orders', {
    ...own,
    agreement_id: kimo,
    title: 'Steps up to the tub',
    amount_delta: 740,
    status: 'accepted',
    decided_at: '2026-07-20T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: ikaika,
    title: 'Second outdoor spigot',
    amount_delta: 310,
  });

  await insert('reserve_moves', { ...own, amount: 3600 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Kimo Nakasone'],
    kind: 'insurance',
    title: 'Nakasone Builders insurance',
    expires_on: '2026-10-10',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Leimomi Souza'],
    kind: 'insurance',
    title: 'Souza Electric insurance',
    expires_on: '2027-04-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County permit, stamped set' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Water heater warranty',
    expires_on: '2036-05-20',
  });

  await insert('punch_items', { ...own, agreement_id: kimo, title: 'Sticky dressing room door' });
  await insert('punch_items', { ...own, agreement_id: ikaika, title: 'Slow tub drain' });
  await insert('punch_items', { ...own, agreement_id: ikaika, title: 'Loose shower handle' });
  await insert('punch_items', {
    ...own,
    agreement_id: bayani,
    title: 'Bare spot in the grout',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Haruto Oda', 'Redwood sealed', 540);
  await quote('Kimo Nakasone', 'Redwood sealed', 720);
  await quote('Ulises Barrios', 'Stepping stones to the bathhouse', 465);

  return {
    'Old wash shed pulled down': { agreement_id: kimo, plan_line_id: carpentry },
    'Walls and rafters framed': { agreement_id: kimo, plan_line_id: carpentry },
    'Cement board hung': { agreement_id: kimo, plan_line_id: carpentry },
    'Paneling put up': { agreement_id: kimo, plan_line_id: carpentry },
    'Drains and vents run': { agreement_id: ikaika, plan_line_id: pipes },
    'Tub and fixtures plumbed': { agreement_id: ikaika, plan_line_id: pipes },
    'Lights, fan and outlets wired': { agreement_id: leimomi, plan_line_id: power },
    'Jalousie windows, five': { agreement_id: null, plan_line_id: windows },
    'Jalousies fitted': { agreement_id: null, plan_line_id: windows },
    'Blue pebble tile, 90 sq ft': { agreement_id: null, plan_line_id: tile },
    'Shower floor waterproofed': { agreement_id: bayani, plan_line_id: tile },
    'Pebble tile set': { agreement_id: bayani, plan_line_id: tile },
    'Frameless shower door, deposit': { agreement_id: null, plan_line_id: door },
    'Hinoki soaking tub': { agreement_id: null, plan_line_id: tub },
    'Redwood paneling': { agreement_id: null, plan_line_id: walls },
    'Ceiling and outside painted': { agreement_id: null, plan_line_id: walls },
    'Vanity with stone top, Kona Home Surplus': { agreement_id: null, plan_line_id: vanity },
  };
}
