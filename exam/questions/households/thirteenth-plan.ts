import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the cabin, the dock's inbox and the quotes of the sauna. Sam is Nate's friend Gus. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Lake'] ?? 0 };
  const mainRoom = await insert('rooms', { ...own, name: 'Main room' });
  const kitchenette = await insert('rooms', { ...own, name: 'Kitchenette' });
  const bunkRoom = await insert('rooms', { ...own, name: 'Bunk room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const stove = await line('Wood stove', 'materials', 4700, mainRoom);
  const electrical = await line('Electrical', 'labor', 5300, null);
  const plumbing = await line('Plumbing', 'labor', 4450, null);
  const paneling = await line('Knotty pine', 'materials', 2650, mainRoom);
  const cabinets = await line('Kitchenette cabinets', 'materials', 1600, kitchenette);
  const door = await line('Sliding door', 'materials', 1900, mainRoom);
  await line('Bunk beds', 'other', 875, bunkRoom);

  const rosa = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Rosa Delgado'],
    plan_line_id: electrical,
    title: 'Cabin rewire',
    amount: 5400,
    holdback_percent: 10,
    agreed_on: '2026-04-14',
  });
  const pete = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Pete Ash'],
    plan_line_id: stove,
    title: 'Stove and chimney',
    amount: 4830,
    agreed_on: '2026-05-20',
  });
  const mick = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Mick Flood'],
    plan_line_id: plumbing,
    title: 'Kitchenette plumbing',
    amount: 4350,
    agreed_on: '2026-04-10',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(mick, plumbing, 'Plumbing second draw', 1165, '2026-09-10');
  await bill(rosa, electrical, 'Rewire last bill', 545, '2026-09-24');
  await bill(pete, stove, 'Chimney cap and sweep', 185, '2026-10-06');

  await insert('change_orders', {
    ...own,
    agreement_id: rosa,
    title: 'Outlet on the deck',
    amount_delta: 240,
    status: 'accepted',
    decided_at: '2026-06-30T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: mick,
    title: 'Heat tape for the water line',
    amount_delta: 365,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: pete,
    title: 'Blower fan for the stove',
    amount_delta: 290,
    status: 'declined',
    decided_at: '2026-06-17T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 2750 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Rosa Delgado'],
    kind: 'insurance',
    title: 'Delgado Electric liability insurance',
    expires_on: '2026-10-03',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Cabin township permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Mick Flood'],
    kind: 'contract',
    title: 'Flood Plumbing contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Wood stove warranty',
    expires_on: '2036-06-19',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: rosa,
    title: 'Buzzing dimmer in the bunk room',
  });
  await insert('punch_items', { ...own, agreement_id: pete, title: 'Damper handle sticks' });
  await insert('punch_items', {
    ...own,
    agreement_id: mick,
    title: 'Cold tap drips',
    is_done: true,
  });

  const dock = { user_id, project_id: projectIds['Dock'] ?? 0 };
  await insert('inbox_items', { ...dock, name: 'bait-shop-receipt.jpg', image_url: 'inbox/1.jpg' });
  const sauna = { user_id, project_id: projectIds['Sauna'] ?? 0 };
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...sauna, contractor_id: contractorIds[name], title, total });
  await quote('Wanda Friday', 'Changing room', 2480);
  await quote('Arne Lindgren', 'Changing room', 2895);
  await quote('Kelsey Bright', 'Sauna roof shingles', 1120);

  return {
    'Cabin rewire, first draw': { agreement_id: rosa, plan_line_id: electrical },
    'Cabin rewire, second draw': { agreement_id: rosa, plan_line_id: electrical },
    'Fixtures hung and panel labeled': { agreement_id: rosa, plan_line_id: electrical },
    'Wood stove deposit': { agreement_id: pete, plan_line_id: stove },
    'Wood stove balance': { agreement_id: pete, plan_line_id: stove },
    'Stove and chimney install': { agreement_id: pete, plan_line_id: stove },
    'Rough plumbing for kitchenette': { agreement_id: mick, plan_line_id: plumbing },
    'Knotty pine paneling, first delivery': { agreement_id: null, plan_line_id: paneling },
    'Knotty pine paneling, second delivery': { agreement_id: null, plan_line_id: paneling },
    'Kitchenette cabinets, floor models': { agreement_id: null, plan_line_id: cabinets },
    'Sliding door, special order': { agreement_id: null, plan_line_id: door },
  };
}
