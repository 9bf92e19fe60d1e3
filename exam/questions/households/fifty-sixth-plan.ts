import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the flooded basement. Sam is the father of the family. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const playroom = await insert('rooms', { ...own, name: 'Playroom' });
  const laundry = await insert('rooms', { ...own, name: 'Laundry corner' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cleanup = await line('Water cleanup', 'labor', 4600, null);
  const waterproofing = await line('Waterproofing', 'labor', 9200, null);
  const electrical = await line('Electrical work', 'labor', 2550, null);
  const walls = await line('New walls', 'materials', 4300, null);
  const floor = await line('Plank floor', 'materials', 3250, playroom);
  const painting = await line('Painting', 'labor', 950, playroom);
  await line('Laundry cabinet', 'materials', 1375, laundry);

  const gus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gus Halloran'],
    plan_line_id: waterproofing,
    title: 'Drain tile and sump',
    amount: 9400,
    agreed_on: '2026-04-17',
  });
  const piotr = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Piotr Wasik'],
    plan_line_id: electrical,
    title: 'Basement electrical',
    amount: 2400,
    holdback_percent: 10,
    agreed_on: '2026-05-12',
  });
  const mei = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Mei Castellano'],
    plan_line_id: floor,
    title: 'Laying the plank floor',
    amount: 1700,
    agreed_on: '2026-08-07',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(gus, waterproofing, 'Drain tile last payment', 565, '2026-09-10');
  await bill(mei, floor, 'Plank second half', 850, '2026-09-21');
  await bill(mei, floor, 'Nosing for the stairs', 240, '2026-09-29');
  await bill(piotr, electrical, 'Electrical closing payment', 250, '2026-10-06');

  await insert('change_orders', {
    ...own,
    agreement_id: mei,
    title: 'Stair nosing',
    amount_delta: 240,
    status: 'accepted',
    decided_at: '2026-08-28T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: piotr,
    title: 'Extra outlet for the freezer',
    amount_delta: 165,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Gus Halloran'],
    kind: 'insurance',
    title: 'Halloran liability insurance',
    expires_on: '2026-10-11',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City basement permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Sump pump warranty',
    expires_on: '2031-05-08',
  });

  await insert('punch_items', { ...own, agreement_id: gus, title: 'Sump lid rattles' });
  await insert('punch_items', {
    ...own,
    agreement_id: piotr,
    title: 'Dead outlet behind the sofa',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: mei,
    title: 'Chipped plank at the bottom stair',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Otis Renner', 'Laundry cabinet built', 1190);
  await quote('Mei Castellano', 'Laundry cabinet built', 1345);
  await quote('Shanice Bell', 'Utility sink installed', 540);

  return {
    'Emergency pump-out, Saturday night': { agreement_id: null, plan_line_id: cleanup },
    'Fans and dryers, eight days': { agreement_id: null, plan_line_id: cleanup },
    'ripping out the soggy carpet': { agreement_id: null, plan_line_id: cleanup },
    'Mold treatment and sealing': { agreement_id: null, plan_line_id: cleanup },
    'Drain tile deposit': { agreement_id: gus, plan_line_id: waterproofing },
    'Drain tile, north and west walls': { agreement_id: gus, plan_line_id: waterproofing },
    'Sump pump with battery backup': { agreement_id: gus, plan_line_id: waterproofing },
    'Outlets moved up the wall': { agreement_id: piotr, plan_line_id: electrical },
    'Lights wired in the playroom': { agreement_id: piotr, plan_line_id: electrical },
    'Studs and foam board, Larkin Lumber': { agreement_id: null, plan_line_id: walls },
    'Framing the two wet walls': { agreement_id: null, plan_line_id: walls },
    'Drywall sheets, mold resistant': { agreement_id: null, plan_line_id: walls },
    'Drywall up and taped': { agreement_id: null, plan_line_id: walls },
    'Vinyl plank, 22 cartons': { agreement_id: null, plan_line_id: floor },
    'Plank laid, first half': { agreement_id: mei, plan_line_id: floor },
    'Primer and wall paint': { agreement_id: null, plan_line_id: painting },
    'Basement walls painted': { agreement_id: null, plan_line_id: painting },
  };
}
