import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the suite on the ground floor. Sam is the son who helps with the books. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Downstairs'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Parlor bedroom' });
  const bath = await insert('rooms', { ...own, name: 'Walk-in bath' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Framing and doors', 'labor', 8200, null);
  const plumbing = await line('Pipes and drains', 'labor', 5600, null);
  const wiring = await line('Wiring', 'labor', 4300, null);
  const tiling = await line('Shower tiling', 'labor', 3900, bath);
  const fixtures = await line('Bath fixtures', 'materials', 3300, bath);
  const oak = await line('Oak floor', 'materials', 6200, bedroom);
  const cooling = await line('Heating and cooling', 'equipment', 3400, bedroom);
  await line('Painting', 'labor', 1600, bedroom);

  const lorenz = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lorenz Abendroth'],
    plan_line_id: carpentry,
    title: 'Framing and hanging doors',
    amount: 7600,
    agreed_on: '2026-03-30',
  });
  const prudence = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Prudence Okafor'],
    plan_line_id: plumbing,
    title: 'Plumbing for the new bath',
    amount: 5400,
    agreed_on: '2026-04-20',
  });
  const greta = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Greta Lindqvist'],
    plan_line_id: wiring,
    title: 'Wiring bedroom and bath',
    amount: 4200,
    holdback_percent: 5,
    agreed_on: '2026-04-27',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lorenz, carpentry, 'Pocket doors hung', 1200, '2026-09-10');
  await bill(prudence, plumbing, 'Plumbing, last bit', 490, '2026-09-25');
  await bill(greta, wiring, 'Wiring final payment', 325, '2026-10-09');
  await bill(lorenz, carpentry, 'Carpentry final payment', 650, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: lorenz,
    title: 'Widen the hall doorway',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-05-04T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: greta,
    title: 'Night lights along the baseboard',
    amount_delta: 260,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lorenz Abendroth'],
    kind: 'insurance',
    title: 'Abendroth liability insurance',
    expires_on: '2026-10-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Bedroom and bath permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Mini split warranty',
    expires_on: '2033-09-03',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: lorenz,
    title: 'Pocket door rubs at the top',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lorenz,
    title: 'Threshold has a gap',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: greta,
    title: 'Outlet by the window is dead',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: prudence,
    title: 'Shower drain gurgles',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Horace Tibbs', 'Bedroom and bath painted', 1420);
  await quote('Lorenz Abendroth', 'Bedroom and bath painted', 1690);
  await quote('Dashiell Moon', 'Closet fit-out and bench', 1180);

  return {
    'Framing, first half': { agreement_id: lorenz, plan_line_id: carpentry },
    'Framing, second half': { agreement_id: lorenz, plan_line_id: carpentry },
    'Drains and supply under the floor': { agreement_id: prudence, plan_line_id: plumbing },
    'Toilet and sink connected': { agreement_id: prudence, plan_line_id: plumbing },
    'Wiring the bedroom and bath': { agreement_id: greta, plan_line_id: wiring },
    'Switches lowered, rockers put in': { agreement_id: greta, plan_line_id: wiring },
    'Shower waterproofed and tiled': { agreement_id: null, plan_line_id: tiling },
    'Curbless shower base with linear drain': { agreement_id: null, plan_line_id: fixtures },
    'Tall toilet': { agreement_id: null, plan_line_id: fixtures },
    'Wall-hung sink and faucet, Orchard Supply': { agreement_id: null, plan_line_id: fixtures },
    'Oak floor boards': { agreement_id: null, plan_line_id: oak },
    'Oak floor laid': { agreement_id: null, plan_line_id: oak },
    'Mini split for the bedroom': { agreement_id: null, plan_line_id: cooling },
  };
}
