import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the main floor. Sam is the sister who lends the money for the kitchen. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Main'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const powder = await insert('rooms', { ...own, name: 'Powder room' });
  const hall = await insert('rooms', { ...own, name: 'Front hall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const structure = await line('Structure and carpentry', 'labor', 19500, null);
  const electrical = await line('Rewiring', 'labor', 9800, null);
  const plumbing = await line('Plumbing', 'labor', 6900, null);
  const drywall = await line('Drywall and mudding', 'materials', 4000, null);
  const floor = await line('Oak floor', 'materials', 9200, null);
  const cabinets = await line('Kitchen cabinets', 'materials', 14400, kitchen);
  const appliances = await line('Appliances', 'equipment', 6200, kitchen);
  await line('Countertops', 'materials', 5400, kitchen);
  const tile = await line('Powder room tile work', 'materials', 1100, powder);
  await line('Paint job', 'labor', 4300, null);
  await line('Stair runner', 'materials', 950, hall);

  const marek = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marek Dudek'],
    plan_line_id: structure,
    title: 'Beam, drywall and carpentry',
    amount: 18600,
    agreed_on: '2026-03-30',
  });
  const giulia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Giulia Ferrante'],
    plan_line_id: electrical,
    title: 'Main floor rewire',
    amount: 9600,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const desmond = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Desmond Achebe'],
    plan_line_id: plumbing,
    title: 'Kitchen and powder room plumbing',
    amount: 6750,
    agreed_on: '2026-05-04',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marek, structure, 'Carpentry last draw', 1225, '2026-09-11');
  await bill(giulia, electrical, 'Switches and pot lights put in', 790, '2026-09-18');
  await bill(marek, structure, 'Wider opening, extra', 850, '2026-09-25');
  await bill(desmond, plumbing, 'Powder room fixtures', 1290, '2026-09-29');
  await bill(giulia, electrical, 'Electrical final', 960, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: marek,
    title: 'Wider opening to the dining room',
    amount_delta: 850,
    status: 'accepted',
    decided_at: '2026-04-14T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: giulia,
    title: 'Lights under the cabinets',
    amount_delta: 620,
  });

  await insert('reserve_moves', { ...own, amount: 6500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marek Dudek'],
    kind: 'insurance',
    title: 'Dudek liability insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Building permit, main floor' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Fridge warranty',
    expires_on: '2028-07-24',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: marek,
    title: 'Pantry door rubs',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: giulia,
    title: 'Dead outlet by the front window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: desmond,
    title: 'Powder room shutoff drips',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Marisol Vega', 'Main floor painted', 4150);
  await quote('Marek Dudek', 'Main floor painted', 4900);
  await quote('Oskar Lindqvist', 'Stairs refinished', 1680);

  return {
    'Steel beam and posts': { agreement_id: marek, plan_line_id: structure },
    'Beam put in, temporary walls': { agreement_id: marek, plan_line_id: structure },
    'Drywall up': { agreement_id: marek, plan_line_id: structure },
    'Hanging the cabinets': { agreement_id: marek, plan_line_id: structure },
    'knob and tube out, new wiring roughed in': { agreement_id: giulia, plan_line_id: electrical },
    'Rough plumbing, kitchen and powder room': { agreement_id: desmond, plan_line_id: plumbing },
    'Drywall delivery, 62 sheets': { agreement_id: null, plan_line_id: drywall },
    'four sheets went back': { agreement_id: null, plan_line_id: drywall },
    'mudding and sanding': { agreement_id: null, plan_line_id: drywall },
    'White oak, 640 sq ft': { agreement_id: null, plan_line_id: floor },
    'oak floor laid': { agreement_id: null, plan_line_id: floor },
    'Kitchen deposit, Maple Row Cabinets': { agreement_id: null, plan_line_id: cabinets },
    'Cabinets arrived, second half': { agreement_id: null, plan_line_id: cabinets },
    'Fridge and stove, Leslieville Appliance': { agreement_id: null, plan_line_id: appliances },
    'Powder room tile': { agreement_id: null, plan_line_id: tile },
    'Powder room floor tiled': { agreement_id: null, plan_line_id: tile },
  };
}
