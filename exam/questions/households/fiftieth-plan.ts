import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the suite. Sam is the couple's grown child. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['In-Law'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: "Mom's bedroom" });
  const kitchenette = await insert('rooms', { ...own, name: 'Kitchenette' });
  await insert('rooms', { ...own, name: 'Step-free bath' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Shell and carpentry', 'labor', 33000, null);
  const groundwork = await line('Footings and slab', 'labor', 8200, null);
  const plumbing = await line('Suite plumbing', 'labor', 7100, null);
  const electrical = await line('Suite electrical', 'labor', 6300, null);
  const air = await line('Heating and cooling', 'equipment', 5900, null);
  const cabinets = await line('Kitchenette cabinets and top', 'materials', 4200, kitchenette);
  await line('Built-in wardrobe', 'materials', 1950, bedroom);
  await line('Side door ramp', 'labor', 2700, null);

  const delphine = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Delphine Marsh'],
    plan_line_id: shell,
    title: 'Shell, windows and finish carpentry',
    amount: 31500,
    holdback_percent: 5,
    agreed_on: '2026-03-27',
  });
  const orrin = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Orrin Lasky'],
    plan_line_id: plumbing,
    title: 'Plumbing for the suite',
    amount: 6900,
    agreed_on: '2026-05-18',
  });
  const kavita = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Kavita Rao'],
    plan_line_id: electrical,
    title: 'Wiring for the suite',
    amount: 5950,
    agreed_on: '2026-05-20',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(delphine, shell, 'Pocket door and hall change', 1150, '2026-09-10');
  await bill(kavita, electrical, 'Trim-out wiring', 840, '2026-09-21');
  await bill(orrin, plumbing, 'Plumbing balance', 285, '2026-09-28');
  await bill(kavita, electrical, 'Wiring balance', 400, '2026-10-12');
  await bill(delphine, shell, 'Marsh, final draw', 3000, '2026-10-20');

  await insert('change_orders', {
    ...own,
    agreement_id: delphine,
    title: 'Wider hall and a pocket door',
    amount_delta: 1150,
    status: 'accepted',
    decided_at: '2026-05-12T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: kavita,
    title: 'Light and outlet at the ramp',
    amount_delta: 265,
  });

  await insert('reserve_moves', { ...own, amount: 6000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Delphine Marsh'],
    kind: 'insurance',
    title: 'Marsh liability certificate',
    expires_on: '2026-10-05',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Signed county permit card' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Nikolai Brandt'],
    kind: 'warranty',
    title: 'Mini split compressor warranty',
    expires_on: '2033-06-26',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: delphine,
    title: 'Bedroom door rubs at the top',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: kavita,
    title: 'Hall light switch is upside down',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: orrin,
    title: 'Shower drain gurgles',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Gus Pedersen', 'Concrete ramp with rails', 2480);
  await quote('Delphine Marsh', 'Wood ramp with rails', 3150);
  await quote('Marisol Vega', 'Vinyl plank laid', 1290);

  return {
    'Marsh, draw 1': { agreement_id: delphine, plan_line_id: shell },
    'Marsh, draw 2': { agreement_id: delphine, plan_line_id: shell },
    'Marsh, draw 3': { agreement_id: delphine, plan_line_id: shell },
    'Underground and rough plumbing': { agreement_id: orrin, plan_line_id: plumbing },
    'Bath fixtures hooked up': { agreement_id: orrin, plan_line_id: plumbing },
    'Suite rough wiring': { agreement_id: kavita, plan_line_id: electrical },
    'Dig and haul for the footings': { agreement_id: null, plan_line_id: groundwork },
    'Forms and slab finish': { agreement_id: null, plan_line_id: groundwork },
    'Mini split, two heads': { agreement_id: null, plan_line_id: air },
    'mini split put in': { agreement_id: null, plan_line_id: air },
    'Kitchenette cabinets': { agreement_id: null, plan_line_id: cabinets },
  };
}
