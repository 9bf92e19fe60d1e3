import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the backyard cottage. Sam is a brother, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Backyard'] ?? 0 };
  const mainRoom = await insert('rooms', { ...own, name: 'Main room' });
  const kitchenette = await insert('rooms', { ...own, name: 'Kitchenette' });
  const bath = await insert('rooms', { ...own, name: 'Cottage bath' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const builder = await line('General contractor', 'labor', 38500, null);
  const pipes = await line('Plumbing', 'labor', 12000, null);
  const power = await line('Electrical', 'labor', 9500, null);
  const slab = await line('Slab and grading', 'labor', 13500, null);
  const lumber = await line('Lumber and trusses', 'materials', 17000, null);
  const windows = await line('Windows', 'materials', 5000, null);
  const tile = await line('Bath tile', 'materials', 3900, bath);
  const cabinets = await line('Kitchenette cabinets', 'materials', 3400, kitchenette);
  await line('Countertop', 'materials', 1600, kitchenette);
  await line('Appliances', 'equipment', 2100, kitchenette);
  const flooring = await line('Flooring', 'materials', 3000, mainRoom);
  const painting = await line('Painting', 'labor', 1900, mainRoom);

  const raul = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Raul Mendoza'],
    plan_line_id: builder,
    title: 'Cottage build',
    amount: 38500,
    agreed_on: '2026-03-16',
  });
  const tou = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tou Vang'],
    plan_line_id: pipes,
    title: 'Cottage plumbing',
    amount: 12600,
    holdback_percent: 10,
    agreed_on: '2026-03-20',
  });
  const tricia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tricia Boyd'],
    plan_line_id: power,
    title: 'Cottage electric',
    amount: 9100,
    agreed_on: '2026-04-24',
  });
  const manny = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Manny Silva'],
    plan_line_id: tile,
    title: 'Cottage tile',
    amount: 2850,
    agreed_on: '2026-07-06',
  });
  const nadia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Nadia Petrov'],
    plan_line_id: painting,
    title: 'Cottage painting',
    amount: 1900,
    agreed_on: '2026-07-27',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(tou, pipes, 'Fixture hookup', 1490, '2026-09-10');
  await bill(raul, builder, 'Slider opening, extra framing', 1450, '2026-09-18');
  await bill(raul, builder, 'Final draw, doors and trim', 4500, '2026-09-30');
  await bill(tricia, power, 'Final trim-out', 800, '2026-10-02');

  await insert('change_orders', {
    ...own,
    agreement_id: raul,
    title: 'Wider slider opening',
    amount_delta: 1450,
    status: 'accepted',
    decided_at: '2026-05-11T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tricia,
    title: 'EV outlet on the outside wall',
    amount_delta: 300,
    status: 'accepted',
    decided_at: '2026-08-03T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tou,
    title: 'Outdoor hose bib',
    amount_delta: 285,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: raul,
    title: 'Attic ladder',
    amount_delta: 620,
  });

  await insert('reserve_moves', { ...own, amount: 7000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Tou Vang'],
    kind: 'insurance',
    title: 'Valley Flow liability insurance',
    expires_on: '2026-09-08',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Raul Mendoza'],
    kind: 'insurance',
    title: 'Mendoza Construction insurance',
    expires_on: '2026-10-05',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Tricia Boyd'],
    kind: 'insurance',
    title: 'Boyd Electric insurance',
    expires_on: '2027-03-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'ADU permit, stamped plans' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Mini split warranty',
    expires_on: '2033-06-11',
  });

  await insert('punch_items', { ...own, agreement_id: raul, title: 'Bathroom door rubs' });
  await insert('punch_items', {
    ...own,
    agreement_id: tou,
    title: 'Drip under the kitchenette sink',
  });
  await insert('punch_items', { ...own, agreement_id: tricia, title: 'Dead outlet by the slider' });
  await insert('punch_items', { ...own, agreement_id: manny, title: 'Chipped tile by the drain' });
  await insert('punch_items', {
    ...own,
    agreement_id: nadia,
    title: 'Paint drips on the window sill',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Denise Okafor', 'Quartz remnant countertop', 1480);
  await quote('Manny Silva', 'Quartz remnant countertop', 1265);
  await quote('Hector Ruiz', 'Gravel path and steps', 1900);
  await quote('Joel Tran', 'Gravel path and steps', 1350);
  await quote('Joel Tran', 'Fence, 40 ft', 2240);

  return {
    'Raul first draw': { agreement_id: raul, plan_line_id: builder },
    'Raul second draw, framing': { agreement_id: raul, plan_line_id: builder },
    'Raul third draw, drywall': { agreement_id: raul, plan_line_id: builder },
    'Sewer trench and lateral': { agreement_id: tou, plan_line_id: pipes },
    'Rough plumbing': { agreement_id: tou, plan_line_id: pipes },
    'Rough electric and panel': { agreement_id: tricia, plan_line_id: power },
    '2nd payment electrician': { agreement_id: tricia, plan_line_id: power },
    'Lot cleared and graded': { agreement_id: null, plan_line_id: slab },
    'Slab poured': { agreement_id: null, plan_line_id: slab },
    'Framing lumber package': { agreement_id: null, plan_line_id: lumber },
    'Roof trusses': { agreement_id: null, plan_line_id: lumber },
    'Extra lumber returned': { agreement_id: null, plan_line_id: lumber },
    'Windows and slider': { agreement_id: null, plan_line_id: windows },
    'Shower and bath floor tile': { agreement_id: null, plan_line_id: tile },
    'Shower pan and tile set': { agreement_id: manny, plan_line_id: tile },
    'Tile trim returned': { agreement_id: null, plan_line_id: tile },
    'Kitchenette cabinets': { agreement_id: null, plan_line_id: cabinets },
    'Vinyl plank, 460 sq ft': { agreement_id: null, plan_line_id: flooring },
    'Vinyl plank put down': { agreement_id: null, plan_line_id: flooring },
    'Cottage painted inside': { agreement_id: nadia, plan_line_id: painting },
  };
}
