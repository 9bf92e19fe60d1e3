import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the cabin, the dock's inbox and the quotes of the dock. Sam is Nora's friend Walt. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Cabin'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const bathroom = await insert('rooms', { ...own, name: 'Bathroom' });
  const loft = await insert('rooms', { ...own, name: 'Loft' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const wiring = await line('Wiring', 'labor', 8600, null);
  const plumbing = await line('Plumbing', 'labor', 4900, null);
  const cabinets = await line('Cabinets', 'materials', 7000, kitchen);
  const appliances = await line('Appliances', 'other', 1950, kitchen);
  const showerTiling = await line('Shower tiling', 'labor', 2200, bathroom);
  const heat = await line('Woodstove', 'equipment', 4600, null);
  await line('Loft railing', 'materials', 1275, loft);

  const renata = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Renata Vogel'],
    plan_line_id: wiring,
    title: 'Rewiring the cabin',
    amount: 8400,
    holdback_percent: 5,
    agreed_on: '2026-04-15',
  });
  const yolanda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yolanda Reyes'],
    plan_line_id: plumbing,
    title: 'Cabin plumbing',
    amount: 4500,
    agreed_on: '2026-04-30',
  });
  const tamsin = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tamsin Okafor'],
    plan_line_id: showerTiling,
    title: 'Shower tile work',
    amount: 2150,
    agreed_on: '2026-07-17',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(yolanda, plumbing, 'Plumbing final installment', 385, '2026-09-10');
  await bill(renata, wiring, 'Rewiring last payment', 450, '2026-09-24');
  await bill(tamsin, showerTiling, 'Tile work closing bill', 170, '2026-10-06');

  await insert('change_orders', {
    ...own,
    agreement_id: yolanda,
    title: 'Outdoor shower line',
    amount_delta: 260,
    status: 'accepted',
    decided_at: '2026-05-22T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: renata,
    title: 'Generator inlet box',
    amount_delta: 325,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tamsin,
    title: 'Heated bathroom floor',
    amount_delta: 610,
    status: 'declined',
    decided_at: '2026-07-29T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 4800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Renata Vogel'],
    kind: 'insurance',
    title: 'Vogel Electric liability insurance',
    expires_on: '2026-10-09',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Yolanda Reyes'],
    kind: 'contract',
    title: 'Reyes Plumbing contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Water heater warranty',
    expires_on: '2031-05-20',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: yolanda,
    title: 'Drip under the kitchen sink',
  });
  await insert('punch_items', { ...own, agreement_id: renata, title: 'Loft dimmer buzzes' });
  await insert('punch_items', {
    ...own,
    agreement_id: tamsin,
    title: 'Touch up grout in the shower corner',
    is_done: true,
  });

  const dock = { user_id, project_id: projectIds['Dock'] ?? 0 };
  await insert('inbox_items', {
    ...dock,
    name: 'marina-store-receipt.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...dock, contractor_id: contractorIds[name], title, total });
  await quote('Orville Lund', 'Dock bench', 1180);
  await quote('Gus Petrakis', 'Dock bench', 945);
  await quote('Orville Lund', 'Shoreline rock', 3260);

  return {
    'Cabin rewiring, first half': { agreement_id: renata, plan_line_id: wiring },
    'Cabin rewiring, second half': { agreement_id: renata, plan_line_id: wiring },
    'Rough plumbing for kitchen and bath': { agreement_id: yolanda, plan_line_id: plumbing },
    'Hooking up the sink and dishwasher': { agreement_id: yolanda, plan_line_id: plumbing },
    'Tiling the shower': { agreement_id: tamsin, plan_line_id: showerTiling },
    'Cabinets, deposit': { agreement_id: null, plan_line_id: cabinets },
    'Cabinets, balance': { agreement_id: null, plan_line_id: cabinets },
    'Range, floor model, from Hutchins Appliance': {
      agreement_id: null,
      plan_line_id: appliances,
    },
    'Woodstove and chimney pipe': { agreement_id: null, plan_line_id: heat },
  };
}
