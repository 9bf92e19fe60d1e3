import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the porch. Sam is the other half of the couple. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Porch'] ?? 0 };
  const sunroom = await insert('rooms', { ...own, name: 'Sunroom' });
  const mudroom = await insert('rooms', { ...own, name: 'Mudroom' });
  const landing = await insert('rooms', { ...own, name: 'Lake landing' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const ground = await line('Footings and digging', 'labor', 2600, null);
  const carpentry = await line('Carpentry', 'labor', 18200, null);
  const windows = await line('Windows and doors', 'materials', 14600, sunroom);
  const electric = await line('Electrical', 'labor', 4100, null);
  const foam = await line('Insulation', 'materials', 3100, sunroom);
  const metal = await line('Metal roof', 'materials', 3000, null);
  const boards = await line('Ceiling and floor boards', 'materials', 4400, sunroom);
  const hooks = await line('Bench and hooks', 'other', 900, mudroom);
  await line('Stone steps', 'labor', 2500, landing);
  await line('Varnish and paint', 'labor', 2300, sunroom);

  const gunnar = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gunnar Aasen'],
    plan_line_id: carpentry,
    title: 'Frame, roof panels and boards',
    amount: 18500,
    agreed_on: '2026-04-06',
  });
  const marguerite = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marguerite Olander'],
    plan_line_id: windows,
    title: 'Eleven windows and a screen door',
    amount: 14900,
    holdback_percent: 5,
    agreed_on: '2026-05-11',
  });
  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Venkatesan'],
    plan_line_id: electric,
    title: 'Porch wiring',
    amount: 3900,
    agreed_on: '2026-06-22',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marguerite, windows, 'Window weights and locks', 395, '2026-09-12');
  await bill(gunnar, carpentry, 'Fir floor nailed down', 1450, '2026-09-21');
  await bill(priya, electric, 'Heated floor circuit', 320, '2026-09-29');
  await bill(gunnar, carpentry, 'Steps and lattice', 450, '2026-10-09');
  await bill(priya, electric, 'Electrical final', 560, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: priya,
    title: 'Heated floor circuit',
    amount_delta: 320,
    status: 'accepted',
    decided_at: '2026-07-20T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marguerite,
    title: 'Storm panels for the north side',
    amount_delta: 610,
  });

  await insert('reserve_moves', { ...own, amount: 4200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Priya Venkatesan'],
    kind: 'insurance',
    title: 'Northlight Electric insurance',
    expires_on: '2026-10-03',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Gunnar Aasen'],
    kind: 'insurance',
    title: 'Aasen and Daughter insurance',
    expires_on: '2027-01-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Porch building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Window sash warranty',
    expires_on: '2036-07-24',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: gunnar,
    title: 'Ceiling board split over the door',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: gunnar,
    title: 'Handrail loose at the landing',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marguerite,
    title: 'Third window sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: priya,
    title: 'Fan hums on low',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Dale Whitefeather', 'Porch trim varnished', 1380);
  await quote('Gunnar Aasen', 'Porch trim varnished', 1645);
  await quote('Walter Dupree', 'Stone steps to the lake', 2275);

  return {
    'Nine frost footings dug': { agreement_id: null, plan_line_id: ground },
    'Rotten porch floor and rail hauled off': { agreement_id: null, plan_line_id: ground },
    'Ck 3121, porch frame, first draw': { agreement_id: gunnar, plan_line_id: carpentry },
    'Ck 3126, porch frame, second draw': { agreement_id: gunnar, plan_line_id: carpentry },
    'Roof panels put on': { agreement_id: gunnar, plan_line_id: carpentry },
    'Beadboard ceiling nailed up': { agreement_id: gunnar, plan_line_id: carpentry },
    'Eleven wood windows, half down': { agreement_id: marguerite, plan_line_id: windows },
    'Eleven wood windows, the balance': { agreement_id: marguerite, plan_line_id: windows },
    'Windows set and flashed': { agreement_id: marguerite, plan_line_id: windows },
    'Screen door': { agreement_id: marguerite, plan_line_id: windows },
    'Ck 3131, porch wiring rough-in': { agreement_id: priya, plan_line_id: electric },
    'Fixtures wired': { agreement_id: priya, plan_line_id: electric },
    'Closed cell foam under the floor': { agreement_id: null, plan_line_id: foam },
    'Standing seam roof panels': { agreement_id: null, plan_line_id: metal },
    'Beadboard, forty bundles': { agreement_id: null, plan_line_id: boards },
    'Four bundles of beadboard returned': { agreement_id: null, plan_line_id: boards },
    'Nordby Lumber, fir flooring': { agreement_id: null, plan_line_id: boards },
    'Brass hooks and a boot tray': { agreement_id: null, plan_line_id: hooks },
  };
}
