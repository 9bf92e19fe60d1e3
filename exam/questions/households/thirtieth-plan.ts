import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is Ruthanne's cousin. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinetry', 'materials', 15200, pantry);
  const electrical = await line('Electrical work', 'labor', 4100, null);
  const plumbing = await line('Plumbing work', 'labor', 3300, null);
  const counters = await line('Stone counters', 'materials', 5800, null);
  await line('Nook bench', 'materials', 1250, nook);

  const leopold = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Leopold Varga'],
    plan_line_id: cabinets,
    title: 'Cabinets, made and set',
    amount: 15600,
    agreed_on: '2026-04-06',
  });
  const nadine = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Nadine Crowder'],
    plan_line_id: electrical,
    title: 'Kitchen wiring',
    amount: 4200,
    agreed_on: '2026-04-27',
  });
  const hoa = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hoa Tran'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing',
    amount: 3300,
    agreed_on: '2026-04-24',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(hoa, plumbing, 'Sink and dishwasher hookup', 640, '2026-09-10');
  await bill(leopold, cabinets, 'Cabinet final payment', 820, '2026-09-21');
  await bill(hoa, plumbing, 'Pot filler connection', 310, '2026-09-25');
  await bill(nadine, electrical, 'Wiring final payment', 1075, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: leopold,
    title: 'Spice pull-out by the range',
    amount_delta: 220,
    status: 'accepted',
    decided_at: '2026-06-16T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: nadine,
    title: 'Pop-up outlet in the island',
    amount_delta: 190,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Leopold Varga', 'Nook bench built in', 1390);
  await quote('Colm Brady', 'Nook bench built in', 1145);

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Leopold Varga'],
    kind: 'insurance',
    title: 'Varga liability insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Refrigerator warranty',
    expires_on: '2031-07-09',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: leopold,
    title: 'Pantry door rubs the frame',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: hoa,
    title: 'Supply line under the sink weeps',
    is_done: true,
  });

  return {
    'Cabinet deposit': { agreement_id: leopold, plan_line_id: cabinets },
    'Cabinet second payment': { agreement_id: leopold, plan_line_id: cabinets },
    'Cabinets set in place': { agreement_id: leopold, plan_line_id: cabinets },
    'New circuits and under-cabinet rough-in': { agreement_id: nadine, plan_line_id: electrical },
    'Rough plumbing, sink wall': { agreement_id: hoa, plan_line_id: plumbing },
    'Quartzite counter deposit': { agreement_id: null, plan_line_id: counters },
    'Counter templated and installed': { agreement_id: null, plan_line_id: counters },
  };
}
