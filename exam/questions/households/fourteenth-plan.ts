import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the mudroom, the family room's inbox and the quotes of the patio. Sam is Kayla's sister Jenna. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Mudroom'] ?? 0 };
  const mudroom = await insert('rooms', { ...own, name: 'Mudroom' });
  const laundry = await insert('rooms', { ...own, name: 'Laundry' });
  const halfBath = await insert('rooms', { ...own, name: 'Half bath' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const lockers = await line('Lockers and bench', 'materials', 7400, mudroom);
  const plumbing = await line('Plumbing', 'labor', 3900, laundry);
  const electrical = await line('Electrical', 'labor', 2600, null);
  const tile = await line('Floor tile', 'materials', 1150, mudroom);
  const counter = await line('Folding counter', 'materials', 2100, laundry);
  const appliances = await line('Washer and dryer', 'other', 1900, laundry);
  await line('Vanity and toilet', 'materials', 840, halfBath);

  const deshawn = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Deshawn Banks'],
    plan_line_id: lockers,
    title: 'Lockers and bench',
    amount: 6950,
    agreed_on: '2026-07-06',
  });
  const brooke = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Brooke Fields'],
    plan_line_id: plumbing,
    title: 'Laundry plumbing',
    amount: 3750,
    agreed_on: '2026-05-18',
  });
  const hank = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hank Grady'],
    plan_line_id: electrical,
    title: 'Mudroom electrical',
    amount: 2480,
    holdback_percent: 5,
    agreed_on: '2026-05-21',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(hank, electrical, 'Electrical trim-out', 495, '2026-09-14');
  await bill(brooke, plumbing, 'Plumbing last payment', 600, '2026-09-21');
  await bill(deshawn, lockers, 'Lockers balance', 2200, '2026-10-05');

  await insert('change_orders', {
    ...own,
    agreement_id: deshawn,
    title: 'Dog crate under the bench',
    amount_delta: 430,
    status: 'accepted',
    decided_at: '2026-07-20T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: brooke,
    title: 'Dog wash station',
    amount_delta: 1280,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: hank,
    title: 'Heated floor thermostat',
    amount_delta: 365,
    status: 'declined',
    decided_at: '2026-06-24T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 2150 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Brooke Fields'],
    kind: 'insurance',
    title: 'Fields Plumbing liability insurance',
    expires_on: '2026-10-19',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Township laundry permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Deshawn Banks'],
    kind: 'contract',
    title: 'Banks Carpentry contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Washer and dryer warranty',
    expires_on: '2028-08-04',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: brooke,
    title: 'Hot and cold swapped at washer box',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: hank,
    title: 'Missing cover plate by dryer',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: deshawn,
    title: 'Locker door rubs',
    is_done: true,
  });

  const family = { user_id, project_id: projectIds['Family'] ?? 0 };
  await insert('inbox_items', { ...family, name: 'home-depot-sept.jpg', image_url: 'inbox/1.jpg' });
  const patio = { user_id, project_id: projectIds['Backyard'] ?? 0 };
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...patio, contractor_id: contractorIds[name], title, total });
  await quote('Gus Marchetti', 'Patio steps', 2740);
  await quote('Deshawn Banks', 'Patio steps', 2385);
  await quote('Hank Grady', 'Patio lighting', 1160);

  return {
    'Locker and bench deposit': { agreement_id: deshawn, plan_line_id: lockers },
    'Locker and bench second payment': { agreement_id: deshawn, plan_line_id: lockers },
    'Laundry rough plumbing': { agreement_id: brooke, plan_line_id: plumbing },
    'Laundry sink hookup': { agreement_id: brooke, plan_line_id: plumbing },
    'Dryer circuit and mudroom wiring': { agreement_id: hank, plan_line_id: electrical },
    'Slate-look porcelain, first delivery': { agreement_id: null, plan_line_id: tile },
    'Slate-look porcelain, second delivery': { agreement_id: null, plan_line_id: tile },
    'quartz folding counter deposit': { agreement_id: null, plan_line_id: counter },
    'washer and dryer set, Costco': { agreement_id: null, plan_line_id: appliances },
  };
}
