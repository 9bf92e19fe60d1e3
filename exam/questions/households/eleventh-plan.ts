import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the rental unit, the stoop's inbox and the quotes of the terrace. Sam is Marcus's sister Imogen. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const shower = await insert('rooms', { ...own, name: 'Shower room' });
  const kitchenette = await insert('rooms', { ...own, name: 'Kitchenette' });
  const bedroom = await insert('rooms', { ...own, name: 'Tenant bedroom' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const plumbing = await line('Plumbing', 'labor', 7200, null);
  const electrical = await line('Electrical', 'labor', 5600, null);
  const cabinets = await line('Kitchenette cabinets', 'materials', 3450, kitchenette);
  const tiling = await line('Shower tiling', 'labor', 2950, shower);
  const flooring = await line('Vinyl floor', 'materials', 880, bedroom);
  const door = await line('Entry door', 'materials', 975, null);
  await line('Quartz countertop', 'materials', 1260, kitchenette);

  const lamar = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lamar Bishop'],
    plan_line_id: plumbing,
    title: 'Rental plumbing',
    amount: 6900,
    agreed_on: '2026-04-01',
  });
  const yusuf = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yusuf Light'],
    plan_line_id: electrical,
    title: 'Rental electrical',
    amount: 5400,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const fiona = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Fiona Park'],
    plan_line_id: cabinets,
    title: 'Kitchenette joinery',
    amount: 3300,
    agreed_on: '2026-07-15',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lamar, plumbing, 'Plumbing trim-out', 1750, '2026-09-10');
  await bill(yusuf, electrical, 'Electrical closeout', 260, '2026-09-24');
  await bill(lamar, plumbing, 'Laundry hookup', 640, '2026-10-05');

  await insert('change_orders', {
    ...own,
    agreement_id: lamar,
    title: 'Washer hookup for the tenant',
    amount_delta: 640,
    status: 'accepted',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: yusuf,
    title: 'Intercom at the gate',
    amount_delta: 495,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: fiona,
    title: 'Soft-close drawers',
    amount_delta: 215,
    status: 'declined',
    decided_at: '2026-07-28T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 3750 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Yusuf Light'],
    kind: 'insurance',
    title: 'Light Electric liability insurance',
    expires_on: '2026-10-12',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Basement alteration permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lamar Bishop'],
    kind: 'contract',
    title: 'Bishop Brothers contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Ejector pump warranty',
    expires_on: '2029-05-05',
  });

  await insert('punch_items', { ...own, agreement_id: yusuf, title: 'Hallway smoke alarm chirps' });
  await insert('punch_items', { ...own, agreement_id: lamar, title: 'Loose shower valve handle' });
  await insert('punch_items', {
    ...own,
    agreement_id: fiona,
    title: 'Adjust the corner cabinet door',
    is_done: true,
  });

  const stoop = { user_id, project_id: projectIds['Stoop'] ?? 0 };
  await insert('inbox_items', { ...stoop, name: 'ironworks-slip.jpg', image_url: 'inbox/1.jpg' });
  const terrace = { user_id, project_id: projectIds['Roof'] ?? 0 };
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...terrace, contractor_id: contractorIds[name], title, total });
  await quote('Fiona Park', 'Terrace pergola', 3480);
  await quote('Stefan Green', 'Terrace pergola', 3125);
  await quote('Lamar Bishop', 'Drip irrigation', 890);

  return {
    'Rough plumbing, bath and kitchenette': { agreement_id: lamar, plan_line_id: plumbing },
    'Basement rough wiring, separate meter': { agreement_id: yusuf, plan_line_id: electrical },
    'Final hookups, panel and smoke alarms': { agreement_id: yusuf, plan_line_id: electrical },
    'kitchenette cabinets, deposit': { agreement_id: fiona, plan_line_id: cabinets },
    'Kitchenette cabinets, balance on delivery': { agreement_id: fiona, plan_line_id: cabinets },
    'Shower pan and tile work': { agreement_id: null, plan_line_id: tiling },
    'Vinyl flooring, 9 boxes': { agreement_id: null, plan_line_id: flooring },
    'Tenant entry door, steel': { agreement_id: null, plan_line_id: door },
  };
}
