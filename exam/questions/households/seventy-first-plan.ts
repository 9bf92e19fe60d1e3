import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the conservatory. Sam is the couple's niece. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Conservatory'] ?? 0 };
  const garden = await insert('rooms', { ...own, name: 'Garden end' });
  const dining = await insert('rooms', { ...own, name: 'Dining end' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const brickwork = await line('Foundations and dwarf wall', 'labor', 8200, null);
  const frame = await line('Frame and glazing', 'materials', 27500, null);
  const power = await line('Conservatory wiring', 'labor', 2600, null);
  const heating = await line('Radiators', 'equipment', 2500, dining);
  const floor = await line('Limestone floor', 'materials', 5800, null);
  const joinery = await line('Window boards', 'materials', 1500, dining);
  const blinds = await line('Roof blinds', 'other', 3300, null);
  await line('Staging for plants', 'materials', 640, garden);
  const decoration = await line('Decoration', 'labor', 1400, null);

  const alasdair = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Alasdair Prewitt'],
    plan_line_id: frame,
    title: 'Conservatory supplied and erected',
    amount: 27400,
    holdback_percent: 5,
    agreed_on: '2026-03-27',
  });
  const magda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Magda Kowalczyk'],
    plan_line_id: brickwork,
    title: 'Brickwork to sill height',
    amount: 5900,
    agreed_on: '2026-04-13',
  });
  const imelda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Imelda Farrow'],
    plan_line_id: power,
    title: 'Wiring of the conservatory',
    amount: 2450,
    agreed_on: '2026-06-22',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(imelda, power, 'Lanterns and dimmer', 515, '2026-09-09');
  await bill(magda, brickwork, 'Coping stones bedded', 280, '2026-09-22');
  await bill(alasdair, frame, 'Door furniture and locks', 460, '2026-09-29');
  await bill(alasdair, frame, 'Final account for the conservatory', 960, '2026-10-14');

  await insert('change_orders', {
    ...own,
    agreement_id: alasdair,
    title: 'Second roof vent',
    amount_delta: 520,
    status: 'accepted',
    decided_at: '2026-05-11T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: alasdair,
    title: 'Self-cleaning glass',
    amount_delta: 1475,
    status: 'declined',
    decided_at: '2026-05-12T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: magda,
    title: 'Brick planter beside the steps',
    amount_delta: 690,
  });

  await insert('reserve_moves', { ...own, amount: 4200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Alasdair Prewitt'],
    kind: 'insurance',
    title: 'Prewitt public liability certificate',
    expires_on: '2026-11-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Imelda Farrow'],
    kind: 'insurance',
    title: 'Farrow Electric insurance',
    expires_on: '2026-09-25',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Conservatory building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Sealed glazing warranty',
    expires_on: '2038-06-24',
  });

  await insert('punch_items', { ...own, agreement_id: alasdair, title: 'Vent handle too stiff' });
  await insert('punch_items', { ...own, agreement_id: alasdair, title: 'Drip at the ridge' });
  await insert('punch_items', { ...own, agreement_id: magda, title: 'Mortar smear on the plinth' });
  await insert('punch_items', {
    ...own,
    agreement_id: imelda,
    title: 'Socket not level',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Nell Ostrowski', 'Distempering the walls', 690);
  await quote('Silas Wren', 'Distempering the walls', 925);
  await quote('Silas Wren', 'Cedar staging', 585);

  return {
    'Foundation trenches filled and leveled': { agreement_id: magda, plan_line_id: brickwork },
    'Dwarf wall built': { agreement_id: magda, plan_line_id: brickwork },
    'Deposit on the conservatory frame': { agreement_id: alasdair, plan_line_id: frame },
    'Frame delivered, second payment': { agreement_id: alasdair, plan_line_id: frame },
    'Frame put up': { agreement_id: alasdair, plan_line_id: frame },
    'Cracked pane, allowance': { agreement_id: alasdair, plan_line_id: frame },
    'Roof glazed and sealed': { agreement_id: alasdair, plan_line_id: frame },
    'Two circuits and five sockets': { agreement_id: imelda, plan_line_id: power },
    'Cast iron radiators, a pair': { agreement_id: null, plan_line_id: heating },
    'Radiators plumbed in': { agreement_id: null, plan_line_id: heating },
    'Limestone flags, 180 sq ft': { agreement_id: null, plan_line_id: floor },
    'Screed poured': { agreement_id: null, plan_line_id: floor },
    'Flags laid and grouted': { agreement_id: null, plan_line_id: floor },
    'Oak window boards': { agreement_id: null, plan_line_id: joinery },
    'Window boards fitted': { agreement_id: null, plan_line_id: joinery },
    'Roof blinds, part payment': { agreement_id: null, plan_line_id: blinds },
    'Distemper and brushes': { agreement_id: null, plan_line_id: decoration },
  };
}
