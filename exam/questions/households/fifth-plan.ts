import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the flat, and the quotes for the staircase. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Ground'] ?? 0 };
  const room = (name: string) => insert('rooms', { ...own, name });
  const kitchen = await room('Kitchen');
  const bathroom = await room('Bathroom');
  const parlor = await room('Front parlor');
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'labor', 11500, kitchen);
  const countertop = await line('Countertop', 'materials', 3200, kitchen);
  const rewiring = await line('Rewiring', 'labor', 7500, null);
  const plumbing = await line('Plumbing', 'labor', 6000, null);
  const oakFloor = await line('Oak floor', 'materials', 3000, parlor);
  const tiling = await line('Tiling', 'materials', 850, bathroom);
  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
    more: Record<string, unknown> = {},
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
      ...more,
    });
  const beatriz = await agreement('Beatriz Okafor', rewiring, 'Flat rewire', 7350, '2026-03-02', {
    holdback_percent: 10,
  });
  const colleen = await agreement(
    'Colleen Abbott',
    plumbing,
    'Kitchen and bath plumbing',
    6240,
    '2026-03-10',
  );
  const yusuf = await agreement('Yusuf Demir', cabinets, 'Shaker kitchen', 11480, '2026-04-17');
  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(colleen, plumbing, 'Plumbing trim-out', 1235, '2026-09-08');
  await bill(beatriz, rewiring, 'Rewire, third draw', 1715, '2026-09-21');
  await bill(yusuf, cabinets, 'Cabinets, last third', 3880, '2026-09-30');
  await insert('change_orders', {
    ...own,
    agreement_id: yusuf,
    title: 'Pull-out larder',
    amount_delta: 640,
    status: 'accepted',
    decided_at: '2026-06-22T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: yusuf,
    title: 'Glass upper doors',
    amount_delta: 925,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: beatriz,
    title: 'Car charger circuit',
    amount_delta: 1150,
    status: 'declined',
    decided_at: '2026-05-20T12:00:00Z',
  });
  await insert('reserve_moves', { ...own, amount: 4250 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Beatriz Okafor'],
    kind: 'insurance',
    title: 'Okafor Electric insurance',
    expires_on: '2026-11-03',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Flat conversion permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Yusuf Demir'],
    kind: 'contract',
    title: 'Demir Kitchens contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Bluestone countertop warranty',
    expires_on: '2031-08-06',
  });
  const punch = (agreement_id: number, title: string, is_done = false) =>
    insert('punch_items', { ...own, agreement_id, title, is_done });
  await punch(yusuf, 'Adjust the sagging pantry door');
  await punch(beatriz, 'Replace cracked switch plate');
  await punch(colleen, 'Tighten the loose faucet', true);
  const stairs = { user_id, project_id: projectIds['Staircase'] ?? 0 };
  await insert('inbox_items', { ...stairs, name: 'runner-receipt.jpg', image_url: 'inbox/1.jpg' });
  const quote = (name: string, total: number) =>
    insert('quotes', {
      ...stairs,
      contractor_id: contractorIds[name],
      title: 'Banister varnishing',
      total,
    });
  await quote('Wanda Price', 2140);
  await quote('Dolores March', 1885);
  await quote('Yusuf Demir', 2390);
  const wired = { agreement_id: beatriz, plan_line_id: rewiring };
  const plumbed = { agreement_id: colleen, plan_line_id: plumbing };
  const fitted = { agreement_id: yusuf, plan_line_id: cabinets };
  const lineOnly = (plan_line_id: number) => ({ agreement_id: null, plan_line_id });
  return {
    'Rewire, first draw': wired,
    'Rewire, second draw': wired,
    'Rough plumbing kitchen + bath': plumbed,
    'Kitchen sink hookup': plumbed,
    'Cabinet deposit': fitted,
    'Cabinets, progress payment': fitted,
    'Countertop deposit, Bluestone Yard': lineOnly(countertop),
    'Countertop final, Bluestone Yard': lineOnly(countertop),
    'oak strip flooring 410 sq ft': lineOnly(oakFloor),
    'Subway tile': lineOnly(tiling),
    'Subway tile returned, 3 boxes': lineOnly(tiling),
  };
}
