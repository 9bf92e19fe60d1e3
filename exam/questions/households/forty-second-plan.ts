import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the wires and pipes of the farmhouse. Sam is the other of the two buyers. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Farmhouse'] ?? 0 };
  const bath = await insert('rooms', { ...own, name: 'Upstairs bath' });
  const crawlSpace = await insert('rooms', { ...own, name: 'Crawl space' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const wiring = await line('Rewiring labor', 'labor', 13200, null);
  const pipes = await line('Plumbing labor', 'labor', 10600, null);
  const plaster = await line('Plaster repair', 'labor', 3600, null);
  const wire = await line('Panel, wire and devices', 'materials', 4100, null);
  const heater = await line('Water heater', 'equipment', 1900, null);
  const fixtures = await line('Tub, toilets and faucets', 'materials', 1750, bath);
  await line('Crawl space insulation', 'labor', 1600, crawlSpace);

  const dorota = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dorota Wilk'],
    plan_line_id: wiring,
    title: 'Whole-house rewiring',
    amount: 12800,
    holdback_percent: 10,
    agreed_on: '2026-03-24',
  });
  const cormac = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Cormac Healy'],
    plan_line_id: pipes,
    title: 'Repipe and drains',
    amount: 10350,
    agreed_on: '2026-04-20',
  });
  const ezekiel = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ezekiel Boone'],
    plan_line_id: plaster,
    title: 'Plaster patching, fixed price',
    amount: 3300,
    agreed_on: '2026-07-10',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(ezekiel, plaster, 'Kitchen ceiling plaster', 410, '2026-09-10');
  await bill(cormac, pipes, 'Barn spigot', 420, '2026-09-21');
  await bill(dorota, wiring, 'Downstairs devices', 845, '2026-09-25');
  await bill(cormac, pipes, 'Plumbing final payment', 860, '2026-10-15');
  await bill(dorota, wiring, 'Rewiring final payment', 330, '2026-10-19');

  await insert('change_orders', {
    ...own,
    agreement_id: cormac,
    title: 'Outdoor spigot by the barn',
    amount_delta: 420,
    status: 'accepted',
    decided_at: '2026-06-15T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dorota,
    title: 'Two outlets on the porch',
    amount_delta: 310,
  });

  await insert('reserve_moves', { ...own, amount: 3500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dorota Wilk'],
    kind: 'insurance',
    title: 'Wilk liability insurance',
    expires_on: '2026-10-05',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Electrical permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Water heater warranty',
    expires_on: '2032-07-02',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: dorota,
    title: 'Stair switch works backwards',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: cormac,
    title: 'Tub drain gurgles',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ezekiel,
    title: 'Crack above the landing',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: cormac,
    title: 'Leak at the laundry valve',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Marguerite Poole', 'Crawl space insulated', 1490);
  await quote('Tadeo Ruiz', 'Crawl space insulated', 1250);
  await quote('Nadia Osei', 'Stairwell painted', 980);

  return {
    'Rough wiring upstairs': { agreement_id: dorota, plan_line_id: wiring },
    'Rough wiring downstairs': { agreement_id: dorota, plan_line_id: wiring },
    'Panel changeover day': { agreement_id: dorota, plan_line_id: wiring },
    'outlets and switches hung, upstairs': { agreement_id: dorota, plan_line_id: wiring },
    'Supply lines, whole house': { agreement_id: cormac, plan_line_id: pipes },
    'Cast iron stack cut out, new drain': { agreement_id: cormac, plan_line_id: pipes },
    'Water heater hookup': { agreement_id: cormac, plan_line_id: pipes },
    'Tub and faucets set': { agreement_id: cormac, plan_line_id: pipes },
    'Patching plaster, bedrooms': { agreement_id: ezekiel, plan_line_id: plaster },
    'Plaster, hallway and stairs': { agreement_id: ezekiel, plan_line_id: plaster },
    '200 amp panel and meter base': { agreement_id: null, plan_line_id: wire },
    'Romex, boxes and breakers, Tri-County Supply': { agreement_id: null, plan_line_id: wire },
    'Switches, outlets and cover plates': { agreement_id: null, plan_line_id: wire },
    'Heat pump water heater, 50 gal': { agreement_id: null, plan_line_id: heater },
    'Clawfoot tub, salvage yard': { agreement_id: null, plan_line_id: fixtures },
    'Two toilets': { agreement_id: null, plan_line_id: fixtures },
    'Replacement toilet': { agreement_id: null, plan_line_id: fixtures },
    'Kitchen and bath faucets': { agreement_id: null, plan_line_id: fixtures },
  };
}
