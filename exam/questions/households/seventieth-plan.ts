import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the son of the house. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cooking = await insert('rooms', { ...own, name: 'Cooking side' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const structure = await line('Wall and drywall', 'labor', 7500, null);
  const wiring = await line('Kitchen electrical', 'labor', 4200, null);
  const plumbing = await line('Kitchen plumbing', 'labor', 3100, null);
  const cabinets = await line('Cabinets', 'materials', 11500, cooking);
  const counters = await line('Quartz counters', 'materials', 4000, cooking);
  const appliances = await line('Appliances', 'equipment', 4200, cooking);
  const floor = await line('Oak floor', 'materials', 4300, null);
  const backsplash = await line('Backsplash', 'materials', 1200, cooking);
  await line('Window bench', 'materials', 900, nook);
  const paint = await line('Paint', 'labor', 1100, null);

  const delbert = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Delbert Crain'],
    plan_line_id: structure,
    title: 'Tear-out, wall and floor',
    amount: 9900,
    agreed_on: '2026-03-30',
  });
  const beverly = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Beverly Sung'],
    plan_line_id: cabinets,
    title: 'Cabinets built and hung',
    amount: 11400,
    agreed_on: '2026-04-24',
  });
  const yolanda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yolanda Pitts'],
    plan_line_id: wiring,
    title: 'Kitchen wiring',
    amount: 4100,
    holdback_percent: 10,
    agreed_on: '2026-05-04',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(beverly, cabinets, 'Cabinets, last payment', 750, '2026-09-11');
  await bill(delbert, structure, 'Trim and doors', 700, '2026-09-21');
  await bill(yolanda, wiring, 'Under-cabinet lights', 420, '2026-09-28');
  await bill(yolanda, wiring, 'Wiring, last payment', 200, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: beverly,
    title: 'Pull-out trash cabinet',
    amount_delta: 310,
    status: 'accepted',
    decided_at: '2026-06-03T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: yolanda,
    title: 'Outlet in the window bench',
    amount_delta: 145,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: delbert,
    title: 'Crown molding',
    amount_delta: 860,
    status: 'declined',
    decided_at: '2026-07-20T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 2800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Delbert Crain'],
    kind: 'insurance',
    title: 'Crain liability insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Beverly Sung'],
    kind: 'insurance',
    title: 'Sung Cabinetry insurance',
    expires_on: '2027-02-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Refrigerator warranty',
    expires_on: '2031-07-17',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: beverly,
    title: 'Drawer by the stove sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: delbert,
    title: 'Floor scratch by the back door',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: delbert,
    title: 'Gap under the pantry trim',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: yolanda,
    title: 'Switch plate crooked',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Trudy Vance', 'Kitchen painted', 780);
  await quote('Delbert Crain', 'Kitchen painted', 995);
  await quote('Irma Solis', 'Backsplash set', 640);

  return {
    'Kitchen torn out': { agreement_id: delbert, plan_line_id: structure },
    'Wall removed and beam set': { agreement_id: delbert, plan_line_id: structure },
    'Drywall hung and finished': { agreement_id: delbert, plan_line_id: structure },
    'Oak floor laid and sanded': { agreement_id: delbert, plan_line_id: floor },
    'Oak flooring, 310 sq ft': { agreement_id: null, plan_line_id: floor },
    'Floor stain, wrong shade, refund': { agreement_id: null, plan_line_id: floor },
    'Cabinet deposit': { agreement_id: beverly, plan_line_id: cabinets },
    'Cabinets, second payment': { agreement_id: beverly, plan_line_id: cabinets },
    'Cabinets hung': { agreement_id: beverly, plan_line_id: cabinets },
    'Kitchen rough wiring': { agreement_id: yolanda, plan_line_id: wiring },
    'Lights and switches put in': { agreement_id: yolanda, plan_line_id: wiring },
    'Sink drain and gas line moved': { agreement_id: null, plan_line_id: plumbing },
    'Sink and dishwasher hooked up': { agreement_id: null, plan_line_id: plumbing },
    'Counter deposit': { agreement_id: null, plan_line_id: counters },
    'Quartz counters set': { agreement_id: null, plan_line_id: counters },
    Refrigerator: { agreement_id: null, plan_line_id: appliances },
    'Gas range': { agreement_id: null, plan_line_id: appliances },
    Dishwasher: { agreement_id: null, plan_line_id: appliances },
    'Backsplash tile, green': { agreement_id: null, plan_line_id: backsplash },
    'Paint and brushes': { agreement_id: null, plan_line_id: paint },
  };
}
