import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchenette. Sam is the neighbor who helps to keep the books. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchenette'] ?? 0 };
  const cookingWall = await insert('rooms', { ...own, name: 'Cooking wall' });
  const entry = await insert('rooms', { ...own, name: 'Entry strip' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 6900, null);
  const wiring = await line('Wiring', 'labor', 2700, null);
  const plumbing = await line('Pipes and connections', 'labor', 2300, null);
  const worktop = await line('Worktop', 'materials', 850, cookingWall);
  const appliances = await line('Appliances', 'equipment', 2400, cookingWall);
  const splashback = await line('Splashback', 'materials', 1150, cookingWall);
  await line('Vinyl plank floor', 'materials', 975, entry);

  const lucinda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lucinda Farrow'],
    plan_line_id: cabinets,
    title: 'Cabinets made and hung',
    amount: 6900,
    agreed_on: '2026-05-11',
  });
  const dorian = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dorian Achebe'],
    plan_line_id: wiring,
    title: 'Kitchenette wiring',
    amount: 2560,
    holdback_percent: 10,
    agreed_on: '2026-04-16',
  });
  const marisol = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marisol Quint'],
    plan_line_id: plumbing,
    title: 'Kitchenette plumbing',
    amount: 2180,
    agreed_on: '2026-04-13',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lucinda, cabinets, 'Corner carousel', 260, '2026-09-10');
  await bill(lucinda, cabinets, 'Last cabinet payment', 420, '2026-09-25');
  await bill(marisol, plumbing, 'Rest for the pipes', 120, '2026-09-29');
  await bill(dorian, wiring, 'Wiring final payment', 300, '2026-10-08');

  await insert('change_orders', {
    ...own,
    agreement_id: lucinda,
    title: 'Carousel instead of plain corner',
    amount_delta: 260,
    status: 'accepted',
    decided_at: '2026-06-15T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dorian,
    title: 'Lights under the shelf',
    amount_delta: 175,
  });

  await insert('reserve_moves', { ...own, amount: 1600 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lucinda Farrow'],
    kind: 'insurance',
    title: 'Farrow insurance certificate',
    expires_on: '2026-10-05',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Permit paper with stamp' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Fridge warranty',
    expires_on: '2029-06-02',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: lucinda,
    title: 'Left cabinet door rubs',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: dorian,
    title: 'Crooked outlet next to the window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marisol,
    title: 'Faucet wobbles',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Pavel Hruby', 'Vinyl floor laid', 780);
  await quote('Omar Belhaj', 'Vinyl floor laid', 620);
  await quote('Lucinda Farrow', 'Fold-down table', 540);

  return {
    'Cabinets, first half': { agreement_id: lucinda, plan_line_id: cabinets },
    'Cabinets, second half': { agreement_id: lucinda, plan_line_id: cabinets },
    'Hanging and leveling the boxes': { agreement_id: lucinda, plan_line_id: cabinets },
    'Wiring and two new circuits': { agreement_id: dorian, plan_line_id: wiring },
    'Hob and fridge wired in': { agreement_id: dorian, plan_line_id: wiring },
    'New supply and drain lines': { agreement_id: marisol, plan_line_id: plumbing },
    'Sink and dishwasher connected': { agreement_id: marisol, plan_line_id: plumbing },
    'Oak worktop, oiled': { agreement_id: null, plan_line_id: worktop },
    'Two-burner induction hob': { agreement_id: null, plan_line_id: appliances },
    'Under-counter fridge': { agreement_id: null, plan_line_id: appliances },
    'Drawer dishwasher': { agreement_id: null, plan_line_id: appliances },
    'Zellige tiles, eight boxes': { agreement_id: null, plan_line_id: splashback },
    'Splashback tiled': { agreement_id: null, plan_line_id: splashback },
  };
}
