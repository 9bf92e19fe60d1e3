import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the rental unit, the inbox of the entry stairs and the quotes for them. Sam is Helen's son Jonah. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Rental'] ?? 0 };
  const kitchenette = await insert('rooms', { ...own, name: 'Kitchenette' });
  const showerRoom = await insert('rooms', { ...own, name: 'Shower room' });
  const bedSitting = await insert('rooms', { ...own, name: 'Bed-sitting room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const electrical = await line('Electrical', 'labor', 5100, null);
  const plumbing = await line('Plumbing', 'labor', 6450, null);
  const drywall = await line('Drywall labor', 'labor', 3800, null);
  const cabinets = await line('Kitchenette cabinets', 'materials', 3650, kitchenette);
  const tiling = await line('Tile setting', 'labor', 2950, showerRoom);
  const flooring = await line('Laminate flooring', 'materials', 1550, bedSitting);
  const appliances = await line('Small appliances', 'other', 1200, kitchenette);
  await line('Blinds and curtain rods', 'materials', 340, bedSitting);

  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Nair'],
    plan_line_id: electrical,
    title: 'Wiring the unit',
    amount: 5050,
    holdback_percent: 10,
    agreed_on: '2026-05-11',
  });
  const lamar = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lamar Fitch'],
    plan_line_id: plumbing,
    title: 'Plumbing the unit',
    amount: 6400,
    agreed_on: '2026-05-14',
  });
  const ilse = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ilse Vandermeer'],
    plan_line_id: tiling,
    title: 'Shower tile, labor',
    amount: 2860,
    agreed_on: '2026-08-05',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lamar, plumbing, 'Plumbing last payment', 300, '2026-09-14');
  await bill(priya, electrical, 'Wiring closing bill', 415, '2026-09-25');
  await bill(ilse, tiling, 'Niche and sealing', 187.5, '2026-10-02');

  await insert('change_orders', {
    ...own,
    agreement_id: ilse,
    title: 'Tiled shower niche',
    amount_delta: 187.5,
    status: 'accepted',
    decided_at: '2026-08-20T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: priya,
    title: 'Outdoor light at the side entrance',
    amount_delta: 240,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: lamar,
    title: 'Washing machine hookup',
    amount_delta: 520,
    status: 'declined',
    decided_at: '2026-07-01T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 3200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Priya Nair'],
    kind: 'insurance',
    title: 'Nair Electric liability insurance',
    expires_on: '2026-10-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Building permit, basement unit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Ilse Vandermeer'],
    kind: 'contract',
    title: 'Vandermeer Tile contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Cooktop warranty',
    expires_on: '2028-08-31',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: priya,
    title: 'Dead outlet behind the fridge',
  });
  await insert('punch_items', { ...own, agreement_id: ilse, title: 'Grout missing by the niche' });
  await insert('punch_items', {
    ...own,
    agreement_id: lamar,
    title: 'Drip under the kitchenette sink',
    is_done: true,
  });

  const entry = { user_id, project_id: projectIds['Entry'] ?? 0 };
  await insert('inbox_items', {
    ...entry,
    name: 'hobart-hardware-slip.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...entry, contractor_id: contractorIds[name], title, total });
  await quote('Oskar Lindqvist', 'Stair railing', 1975);
  await quote('Duane Hobbs', 'Stair railing', 1620);
  await quote('Benny Tran', 'Stairwell drywall patch', 590);

  return {
    'Rough wiring for the unit': { agreement_id: priya, plan_line_id: electrical },
    'Wall heater wired in': { agreement_id: priya, plan_line_id: electrical },
    'Underground drain work': { agreement_id: lamar, plan_line_id: plumbing },
    'Rough plumbing, kitchenette and shower': { agreement_id: lamar, plan_line_id: plumbing },
    'Shower tile laid, first half': { agreement_id: ilse, plan_line_id: tiling },
    'Shower tile laid, second half': { agreement_id: ilse, plan_line_id: tiling },
    'Hanging and taping drywall': { agreement_id: null, plan_line_id: drywall },
    'Kitchenette cabinets, Maple & Main': { agreement_id: null, plan_line_id: cabinets },
    'Laminate planks, Floor Depot': { agreement_id: null, plan_line_id: flooring },
    'two-burner cooktop and small fridge': { agreement_id: null, plan_line_id: appliances },
  };
}
