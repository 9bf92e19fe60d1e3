import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the parlor floor and the kitchen behind it. Sam is the wife of the owner. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Parlor'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Back kitchen' });
  const front = await insert('rooms', { ...own, name: 'Front parlor' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Shell and framing', 'labor', 34000, null);
  const wiring = await line('Wiring', 'labor', 7200, null);
  const plumbing = await line('Plumbing and gas', 'labor', 5400, null);
  const doors = await line('Garden doors', 'materials', 9800, kitchen);
  const cabinets = await line('Cabinets', 'materials', 14500, kitchen);
  const appliances = await line('Appliances', 'equipment', 5600, kitchen);
  await line('Countertop', 'materials', 4600, kitchen);
  const oak = await line('Oak floor', 'materials', 2900, front);

  const marguerite = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marguerite Oyelaran'],
    plan_line_id: shell,
    title: 'Shell of the extension',
    amount: 33800,
    agreed_on: '2026-04-01',
  });
  const keiko = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Keiko Marsh'],
    plan_line_id: wiring,
    title: 'Parlor floor wiring',
    amount: 6900,
    holdback_percent: 10,
    agreed_on: '2026-06-15',
  });
  const desmond = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Desmond Achebe'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing and gas',
    amount: 5200,
    agreed_on: '2026-06-22',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marguerite, shell, 'Shell, stage four', 4200, '2026-09-10');
  await bill(keiko, wiring, 'Kitchen circuits', 840, '2026-09-21');
  await bill(desmond, plumbing, 'Sink and dishwasher hookup', 925, '2026-09-28');
  await bill(marguerite, shell, 'Shell, closing payment', 2700, '2026-10-15');
  await bill(keiko, wiring, 'Wiring sign-off', 590, '2026-10-30');

  await insert('change_orders', {
    ...own,
    agreement_id: marguerite,
    title: 'Wider steps to the garden',
    amount_delta: 1450,
    status: 'accepted',
    decided_at: '2026-07-14T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: keiko,
    title: 'Floor outlet under the island',
    amount_delta: 310,
  });

  await insert('reserve_moves', { ...own, amount: 7500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marguerite Oyelaran'],
    kind: 'insurance',
    title: 'Oyelaran liability insurance',
    expires_on: '2026-10-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Rear extension permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Fridge warranty',
    expires_on: '2027-08-06',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: marguerite,
    title: 'Gap under the new threshold',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: keiko,
    title: 'Dead outlet by the pantry',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: desmond,
    title: 'Gas shutoff handle loose',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Gus Radley', 'Parlor floor painted', 2950);
  await quote('Marguerite Oyelaran', 'Parlor floor painted', 3400);
  await quote('Lorenzo Pruitt', 'Backsplash tiled', 1480);

  return {
    'Shell, first payment': { agreement_id: marguerite, plan_line_id: shell },
    'knocking out the back wall': { agreement_id: marguerite, plan_line_id: shell },
    'Footings and slab': { agreement_id: marguerite, plan_line_id: shell },
    'Framing all up': { agreement_id: marguerite, plan_line_id: shell },
    'Rough electric, parlor floor': { agreement_id: keiko, plan_line_id: wiring },
    'Recessed lights put in': { agreement_id: keiko, plan_line_id: wiring },
    'Moving the gas line and the stack': { agreement_id: desmond, plan_line_id: plumbing },
    'Garden doors, deposit': { agreement_id: null, plan_line_id: doors },
    'Garden doors, balance': { agreement_id: null, plan_line_id: doors },
    'Kitchen cabinets, half down': { agreement_id: null, plan_line_id: cabinets },
    'Fridge, Harbor Appliance': { agreement_id: null, plan_line_id: appliances },
    Dishwasher: { agreement_id: null, plan_line_id: appliances },
    'Oak flooring, 14 boxes': { agreement_id: null, plan_line_id: oak },
    'two boxes of oak returned': { agreement_id: null, plan_line_id: oak },
  };
}
