import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the lakeside cabin. Sam is the grandson. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Cabin'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const bath = await insert('rooms', { ...own, name: 'Bath' });
  const crawlspace = await insert('rooms', { ...own, name: 'Crawlspace' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const foundation = await line('Foundation', 'labor', 10200, crawlspace);
  const cabinets = await line('Cabinets', 'materials', 8200, kitchen);
  const plumbing = await line('Plumbing', 'labor', 5400, null);
  const wiring = await line('Wiring', 'labor', 4600, null);
  const appliances = await line('Appliances', 'equipment', 2600, kitchen);
  const floor = await line('Bath floor', 'materials', 1700, bath);
  const ceiling = await line('Pine ceiling', 'materials', 2100, kitchen);

  const arvid = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Arvid Lindqvist'],
    plan_line_id: foundation,
    title: 'Piers and leveling',
    amount: 9700,
    agreed_on: '2026-04-02',
  });
  const delphine = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Delphine Roy'],
    plan_line_id: plumbing,
    title: 'Kitchen and bath plumbing',
    amount: 4900,
    holdback_percent: 10,
    agreed_on: '2026-05-20',
  });
  const inez = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Inez Calloway'],
    plan_line_id: cabinets,
    title: 'Kitchen cabinets',
    amount: 7900,
    agreed_on: '2026-06-08',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(arvid, foundation, 'Tenth pier', 650, '2026-09-08');
  await bill(inez, cabinets, 'Cabinets, final third', 2100, '2026-09-24');
  await bill(delphine, plumbing, 'Hooking up the fixtures', 355, '2026-09-28');
  await bill(delphine, plumbing, 'Plumbing last payment', 490, '2026-10-19');

  await insert('change_orders', {
    ...own,
    agreement_id: arvid,
    title: 'One more pier under the porch',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-04-22T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: inez,
    title: 'Soft-close drawers',
    amount_delta: 285,
  });

  await insert('reserve_moves', { ...own, amount: 2800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Arvid Lindqvist'],
    kind: 'insurance',
    title: 'Lindqvist liability insurance',
    expires_on: '2026-10-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Water heater warranty',
    expires_on: '2032-07-29',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: arvid,
    title: 'Shim loose on the porch corner pier',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: inez,
    title: 'Scratch on the pantry door',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: delphine,
    title: 'Drip under the water heater',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Gunnar Hale', 'Pine ceiling put up', 1480);
  await quote('Eddie Fontaine', 'Pine ceiling put up', 1150);
  await quote('Rosalind Tate', 'Shower walls tiled', 1725);

  return {
    'Foundation deposit': { agreement_id: arvid, plan_line_id: foundation },
    'Nine new piers poured': { agreement_id: arvid, plan_line_id: foundation },
    'Cabinet down payment': { agreement_id: inez, plan_line_id: cabinets },
    'Cabinets, second payment': { agreement_id: inez, plan_line_id: cabinets },
    'New water lines under the floor': { agreement_id: delphine, plan_line_id: plumbing },
    'bath plumbing roughed in': { agreement_id: delphine, plan_line_id: plumbing },
    'Rewiring, first half': { agreement_id: null, plan_line_id: wiring },
    'Rewiring, second half': { agreement_id: null, plan_line_id: wiring },
    'Propane range, Birchwood Appliance': { agreement_id: null, plan_line_id: appliances },
    'Apartment size fridge': { agreement_id: null, plan_line_id: appliances },
    'Slate for the bath floor': { agreement_id: null, plan_line_id: floor },
    'Two boxes of slate taken back': { agreement_id: null, plan_line_id: floor },
    'Bath floor tiled': { agreement_id: null, plan_line_id: floor },
    'Knotty pine boards': { agreement_id: null, plan_line_id: ceiling },
  };
}
