import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the galley kitchen. Sam is the student of the four. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Galley'] ?? 0 };
  const cookingSide = await insert('rooms', { ...own, name: 'Cooking side' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 10500, null);
  const electrical = await line('Electrical work', 'labor', 3200, null);
  const plumbing = await line('Plumbing work', 'labor', 2600, null);
  const counter = await line('Quartz countertop', 'materials', 3300, cookingSide);
  const appliances = await line('Appliances', 'equipment', 3100, cookingSide);
  const backsplash = await line('Backsplash', 'materials', 1450, cookingSide);
  await line('Cork floor', 'materials', 1250, nook);

  const wendell = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Wendell Koss'],
    plan_line_id: cabinets,
    title: 'Cabinets built and set',
    amount: 10400,
    agreed_on: '2026-04-27',
  });
  const imani = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Imani Clarke'],
    plan_line_id: electrical,
    title: 'Kitchen electrical',
    amount: 3400,
    holdback_percent: 10,
    agreed_on: '2026-03-30',
  });
  const yesenia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yesenia Duarte'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing',
    amount: 2520,
    agreed_on: '2026-03-20',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(wendell, cabinets, 'Cabinet last payment', 470, '2026-09-11');
  await bill(imani, electrical, 'Pendant wiring', 195, '2026-09-18');
  await bill(wendell, cabinets, 'Pantry pull-out', 380, '2026-09-22');
  await bill(yesenia, plumbing, 'Plumbing closing payment', 80, '2026-09-30');
  await bill(imani, electrical, 'Electrical closing payment', 220, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: wendell,
    title: 'Pull-out pantry',
    amount_delta: 380,
    status: 'accepted',
    decided_at: '2026-05-20T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: imani,
    title: 'Dimmer for the pendants',
    amount_delta: 140,
  });

  await insert('reserve_moves', { ...own, amount: 2500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Wendell Koss'],
    kind: 'insurance',
    title: 'Koss liability insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen remodel permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2028-05-14',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: wendell,
    title: 'Drawer beside the range sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: imani,
    title: 'Pendant over the nook flickers',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: yesenia,
    title: 'Slow drip under the sink',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Tobias Engel', 'Cork floor laid', 1180);
  await quote('Bao Tran', 'Cork floor laid', 940);
  await quote('Wendell Koss', 'Window seat built', 1320);

  return {
    'Cabinet deposit': { agreement_id: wendell, plan_line_id: cabinets },
    'Cabinets delivered, second payment': { agreement_id: wendell, plan_line_id: cabinets },
    'Setting the boxes and scribing fillers': { agreement_id: wendell, plan_line_id: cabinets },
    'kitchen rough-in electric': { agreement_id: imani, plan_line_id: electrical },
    'under-cabinet strips wired': { agreement_id: imani, plan_line_id: electrical },
    'Rough plumbing, sink wall': { agreement_id: yesenia, plan_line_id: plumbing },
    'Sink hookup and disposal': { agreement_id: yesenia, plan_line_id: plumbing },
    'Quartz counter, half up front': { agreement_id: null, plan_line_id: counter },
    'Quartz counter, the rest': { agreement_id: null, plan_line_id: counter },
    'Induction range, Marlow Appliance': { agreement_id: null, plan_line_id: appliances },
    Dishwasher: { agreement_id: null, plan_line_id: appliances },
    'Slim hood, 30 inch': { agreement_id: null, plan_line_id: appliances },
    'Backsplash tile, nine boxes': { agreement_id: null, plan_line_id: backsplash },
    'Backsplash set': { agreement_id: null, plan_line_id: backsplash },
  };
}
