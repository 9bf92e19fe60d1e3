import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the garage apartment, the ramp's inbox and the quotes of the second kitchen. Sam is the son-in-law Bereket. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Garage'] ?? 0 };
  const livingRoom = await insert('rooms', { ...own, name: 'Living room' });
  const smallBath = await insert('rooms', { ...own, name: 'Small bath' });
  const kitchenette = await insert('rooms', { ...own, name: 'Kitchenette' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing', 'labor', 11200, null);
  const plumbing = await line('Plumbing', 'labor', 5900, null);
  const electric = await line('Electric', 'labor', 5150, null);
  const openings = await line('Windows and door', 'materials', 3450, livingRoom);
  const floor = await line('Laminate floor', 'materials', 1320, livingRoom);
  const miniSplit = await line('Mini split', 'equipment', 3640, livingRoom);
  await line('Kitchenette cabinets', 'materials', 2275, kitchenette);
  await line('Shower and wall tile', 'materials', 1930, smallBath);

  const hung = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hung Tran'],
    plan_line_id: framing,
    title: 'Garage framing',
    amount: 11400,
    agreed_on: '2026-04-06',
  });
  const linda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Linda Banks'],
    plan_line_id: plumbing,
    title: 'Garage plumbing',
    amount: 5650,
    agreed_on: '2026-05-04',
  });
  const oleh = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Oleh Marchenko'],
    plan_line_id: electric,
    title: 'Garage electric',
    amount: 4980,
    holdback_percent: 10,
    agreed_on: '2026-05-28',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(hung, framing, 'Framing last payment', 1240, '2026-09-09');
  await bill(oleh, electric, 'Electric second part', 757, '2026-09-24');
  await bill(linda, plumbing, 'Plumbing finish', 1780, '2026-10-06');

  await insert('change_orders', {
    ...own,
    agreement_id: hung,
    title: 'Stronger beam over old garage door',
    amount_delta: 640,
    status: 'accepted',
    decided_at: '2026-04-27T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: linda,
    title: 'Hose faucet outside',
    amount_delta: 295,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: oleh,
    title: 'Car charger outlet',
    amount_delta: 890,
    status: 'declined',
    decided_at: '2026-06-17T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 4150 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Hung Tran'],
    kind: 'insurance',
    title: 'Tran Brothers liability insurance',
    expires_on: '2026-10-03',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'ADU building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Oleh Marchenko'],
    kind: 'contract',
    title: 'Marchenko electric contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Window warranty',
    expires_on: '2036-06-03',
  });

  await insert('punch_items', { ...own, agreement_id: hung, title: 'Closet door does not close' });
  await insert('punch_items', { ...own, agreement_id: linda, title: 'Sink drains slow' });
  await insert('punch_items', {
    ...own,
    agreement_id: oleh,
    title: 'Missing cover plates',
    is_done: true,
  });

  const ramp = { user_id, project_id: projectIds['Ramp'] ?? 0 };
  await insert('inbox_items', { ...ramp, name: 'lowes-receipt.jpg', image_url: 'inbox/1.jpg' });
  const secondKitchen = { user_id, project_id: projectIds['Second'] ?? 0 };
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...secondKitchen, contractor_id: contractorIds[name], title, total });
  await quote('Guadalupe Fields', 'Quartz countertop', 3480);
  await quote('Hung Tran', 'Quartz countertop', 3795);
  await quote('Yusuf Abdi', 'Kitchen painting', 925);

  return {
    'Framing, first payment': { agreement_id: hung, plan_line_id: framing },
    'Framing, second payment': { agreement_id: hung, plan_line_id: framing },
    'Underground pipes': { agreement_id: linda, plan_line_id: plumbing },
    'Kitchenette sink hookup': { agreement_id: linda, plan_line_id: plumbing },
    'Electric rough-in garage': { agreement_id: oleh, plan_line_id: electric },
    'Windows, four pieces': { agreement_id: null, plan_line_id: openings },
    'Front door, 36 inch': { agreement_id: null, plan_line_id: openings },
    'laminate floor, 31 boxes': { agreement_id: null, plan_line_id: floor },
    'Laminate returned 2 boxes': { agreement_id: null, plan_line_id: floor },
    'Mini split deposit': { agreement_id: null, plan_line_id: miniSplit },
  };
}
