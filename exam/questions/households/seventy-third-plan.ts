import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the son of one of the two sisters. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const galley = await insert('rooms', { ...own, name: 'Galley' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Demolition and carpentry', 'labor', 10800, null);
  const cabinets = await line('Cabinets', 'materials', 11500, galley);
  const counters = await line('Countertops', 'materials', 5200, galley);
  const wiring = await line('Wiring and lights', 'labor', 3900, null);
  const plumbing = await line('Plumbing and gas', 'labor', 2900, galley);
  const appliances = await line('Appliances', 'equipment', 5600, galley);
  const tile = await line('Tile', 'materials', 4500, galley);
  await line('Pantry shelves', 'materials', 650, pantry);
  await line('Nook bench', 'materials', 900, nook);
  const paint = await line('Painting', 'labor', 1450, null);

  const agreement = (name: string, plan_line_id: number, rest: Record<string, unknown>) =>
    insert('agreements', { ...own, contractor_id: contractorIds[name], plan_line_id, ...rest });
  const dariusz = await agreement('Dariusz Wolny', carpentry, {
    title: 'Kitchen carpentry',
    amount: 8700,
    agreed_on: '2026-04-02',
  });
  const shanice = await agreement('Shanice Oduya', wiring, {
    title: 'Kitchen wiring',
    amount: 3120,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const yusra = await agreement('Yusra Halabi', counters, {
    title: 'Quartz tops',
    amount: 5150,
    agreed_on: '2026-07-20',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(dariusz, carpentry, 'Nook bench built', 850, '2026-09-11');
  await bill(yusra, counters, 'Counter balance', 2575, '2026-09-25');
  await bill(shanice, wiring, 'Under cabinet lights', 540, '2026-09-28');
  await bill(dariusz, carpentry, 'Last cabinet adjustments', 700, '2026-10-09');
  await bill(shanice, wiring, 'Final wiring visit', 430, '2026-10-14');

  const change = (agreement_id: number, title: string, amount_delta: number, status?: string) =>
    insert('change_orders', {
      ...own,
      agreement_id,
      title,
      amount_delta,
      ...(status && { status, decided_at: '2026-08-10T12:00:00Z' }),
    });
  await change(shanice, 'Outlet inside the pantry', 195, 'accepted');
  await change(yusra, 'Waterfall edge', 1400, 'declined');
  await change(dariusz, 'Taller crown molding', 380);

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  const insurance = (name: string, title: string, expires_on: string) =>
    insert('documents', {
      ...own,
      contractor_id: contractorIds[name],
      kind: 'insurance',
      title,
      expires_on,
    });
  await insurance('Dariusz Wolny', 'Wolny Kitchens insurance', '2026-10-20');
  await insurance('Shanice Oduya', 'Oduya Electric insurance', '2027-02-28');
  await insurance('Yusra Halabi', 'Halabi Stone insurance', '2026-09-01');
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Cabinet warranty',
    expires_on: '2031-07-15',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2027-08-28',
  });

  const punch = (agreement_id: number, title: string, is_done = false) =>
    insert('punch_items', { ...own, agreement_id, title, is_done });
  await punch(dariusz, 'Pantry door rubs');
  await punch(dariusz, 'Scratched drawer front');
  await punch(dariusz, 'Loose toe kick', true);
  await punch(shanice, 'Dead outlet by the fridge');

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Otis Brandt', 'Kitchen painted', 1280);
  await quote('Dariusz Wolny', 'Kitchen painted', 1625);
  await quote('Leo Fazekas', 'Pantry shelves', 610);

  return {
    'Old kitchen torn out': { agreement_id: dariusz, plan_line_id: carpentry },
    'Walls closed up': { agreement_id: dariusz, plan_line_id: carpentry },
    'Cabinets hung': { agreement_id: dariusz, plan_line_id: carpentry },
    'Kitchen rough wiring': { agreement_id: shanice, plan_line_id: wiring },
    'Pantry outlet wired': { agreement_id: shanice, plan_line_id: wiring },
    'Quartz deposit': { agreement_id: yusra, plan_line_id: counters },
    'Cabinet deposit': { agreement_id: null, plan_line_id: cabinets },
    'Cabinet balance': { agreement_id: null, plan_line_id: cabinets },
    'Gas line moved': { agreement_id: null, plan_line_id: plumbing },
    'Rough plumbing, sink wall': { agreement_id: null, plan_line_id: plumbing },
    'Gas range, 30 inch': { agreement_id: null, plan_line_id: appliances },
    'Fridge, counter depth': { agreement_id: null, plan_line_id: appliances },
    'Range hood': { agreement_id: null, plan_line_id: appliances },
    'Dishwasher, quiet model': { agreement_id: null, plan_line_id: appliances },
    'Checkerboard floor tile': { agreement_id: null, plan_line_id: tile },
    'Two boxes of floor tile returned': { agreement_id: null, plan_line_id: tile },
    'Kitchen floor laid': { agreement_id: null, plan_line_id: tile },
    'Backsplash tile': { agreement_id: null, plan_line_id: tile },
    'Backsplash set': { agreement_id: null, plan_line_id: tile },
    'Primer and wall paint': { agreement_id: null, plan_line_id: paint },
  };
}
