import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the addition. Sam is a member of its project. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Addition'] ?? 0 };
  const mainBedroom = await insert('rooms', { ...own, name: 'Main bedroom' });
  const hallBathroom = await insert('rooms', { ...own, name: 'Hall bathroom' });
  await insert('rooms', { ...own, name: 'Landing' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing and stairs', 'labor', 24000, null);
  const roofing = await line('Roof and gutters', 'labor', 10500, null);
  const wiring = await line('Upstairs wiring', 'labor', 9800, null);
  const pipes = await line('Bathroom pipes', 'labor', 9600, hallBathroom);
  const windows = await line('Windows', 'materials', 8400, null);
  const tile = await line('Floor tile', 'materials', 1600, hallBathroom);
  await line('Closet system', 'materials', 2250, mainBedroom);

  const leopold = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Leopold Strand'],
    plan_line_id: framing,
    title: 'Second story framing and stairs',
    amount: 25500,
    agreed_on: '2026-02-16',
  });
  const celeste = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Celeste Navarro'],
    plan_line_id: roofing,
    title: 'New roof with gutters',
    amount: 10800,
    holdback_percent: 10,
    agreed_on: '2026-05-11',
  });
  const yesenia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yesenia Duarte'],
    plan_line_id: wiring,
    title: 'Upstairs electrical',
    amount: 9650,
    agreed_on: '2026-06-08',
  });
  const bronwyn = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Bronwyn Pugh'],
    plan_line_id: pipes,
    title: 'Hall bathroom plumbing',
    amount: 9200,
    agreed_on: '2026-06-22',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(leopold, framing, 'Framing last draw', 2990, '2026-09-18');
  await bill(celeste, roofing, 'Gutters installed', 1640, '2026-09-11');
  await bill(celeste, roofing, 'Roofing balance', 1960, '2026-10-09');
  await bill(yesenia, wiring, 'Switches and fixtures stage', 2475, '2026-09-30');
  await bill(bronwyn, pipes, 'Plumbing final payment', 2220, '2026-10-23');

  await insert('change_orders', {
    ...own,
    agreement_id: leopold,
    title: 'Wider stair landing',
    amount_delta: 640,
    status: 'accepted',
    decided_at: '2026-06-01T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: yesenia,
    title: 'Circuit for a heated bathroom floor',
    amount_delta: 385,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: bronwyn,
    title: 'Second sink',
    amount_delta: 760,
    status: 'declined',
    decided_at: '2026-07-13T12:00:00Z',
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Leopold Strand', 'Stair railing and newel posts', 3150);
  await quote('Fern Aldous', 'Stair railing and newel posts', 2875);
  await quote('Anselm Okafor', 'Painting the upstairs', 5480);

  await insert('reserve_moves', { ...own, amount: 9000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Leopold Strand'],
    kind: 'insurance',
    title: 'Strand liability insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Second story permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Lakeshore window warranty',
    expires_on: '2036-06-09',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: celeste,
    title: 'Drip edge loose over the porch',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: yesenia,
    title: 'Dead outlet on the landing',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: leopold,
    title: 'Third stair squeaks',
    is_done: true,
  });

  await insert('inbox_items', { ...own, name: 'tile-shop-receipt.jpg', image_url: 'inbox/28.jpg' });

  return {
    'Framing, first draw': { agreement_id: leopold, plan_line_id: framing },
    'Framing, second draw': { agreement_id: leopold, plan_line_id: framing },
    'stairs built and set': { agreement_id: leopold, plan_line_id: framing },
    'Roofing, deposit': { agreement_id: celeste, plan_line_id: roofing },
    'Roofing, second payment': { agreement_id: celeste, plan_line_id: roofing },
    'Rough wiring, upstairs': { agreement_id: yesenia, plan_line_id: wiring },
    'Bathroom rough plumbing': { agreement_id: bronwyn, plan_line_id: pipes },
    'Bathroom plumbing, second payment': { agreement_id: bronwyn, plan_line_id: pipes },
    'Nine windows, Lakeshore Window and Door': { agreement_id: null, plan_line_id: windows },
    'Bathroom floor tile': { agreement_id: null, plan_line_id: tile },
  };
}
