import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the addition. Sam is the other parent. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Addition'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'primary bedroom' });
  const bath = await insert('rooms', { ...own, name: 'primary bath' });
  const nursery = await insert('rooms', { ...own, name: 'nursery' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const design = await line('design + engineering', 'labor', 5400, null);
  const shell = await line('shell + framing labor', 'labor', 30500, null);
  const lumber = await line('lumber + beams', 'materials', 14000, null);
  const outside = await line('roof, siding, windows', 'labor', 14500, null);
  const plumbing = await line('plumbing', 'labor', 6000, bath);
  const electric = await line('electric', 'labor', 6300, null);
  const air = await line('hvac', 'equipment', 7600, null);
  const walls = await line('insulation + drywall', 'materials', 7200, bedroom);
  const tile = await line('shower + tile', 'materials', 4100, bath);
  await line('carpet', 'materials', 1900, nursery);
  await line('paint job', 'labor', 3000, null);

  const terrence = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Terrence Gaddis'],
    plan_line_id: shell,
    title: 'Shell of the addition',
    amount: 29500,
    holdback_percent: 10,
    agreed_on: '2026-02-23',
  });
  const hyunwoo = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hyun-woo Bae'],
    plan_line_id: electric,
    title: 'Wiring upstairs',
    amount: 6100,
    agreed_on: '2026-05-29',
  });
  const yolanda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Yolanda Pruitt'],
    plan_line_id: plumbing,
    title: 'New bath plumbing',
    amount: 5650,
    agreed_on: '2026-06-01',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(terrence, shell, 'stairs and railing', 1700, '2026-09-14');
  await bill(terrence, shell, 'window header upgrade', 480, '2026-09-18');
  await bill(yolanda, plumbing, 'bath trim-out', 1250, '2026-09-24');
  await bill(hyunwoo, electric, 'fixtures and devices', 1100, '2026-09-30');
  await bill(yolanda, plumbing, 'plumbing final', 540, '2026-10-19');
  await bill(hyunwoo, electric, 'panel labels and final', 600, '2026-10-20');

  await insert('change_orders', {
    ...own,
    agreement_id: terrence,
    title: 'Bigger window header',
    amount_delta: 480,
    status: 'accepted',
    decided_at: '2026-04-13T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: yolanda,
    title: 'Second sink in the vanity',
    amount_delta: 395,
  });

  await insert('reserve_moves', { ...own, amount: 6500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Hyun-woo Bae'],
    kind: 'insurance',
    title: 'Bae Electric insurance',
    expires_on: '2026-09-25',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Terrence Gaddis'],
    kind: 'insurance',
    title: 'Gaddis Homes insurance',
    expires_on: '2026-11-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County addition permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Heat pump warranty',
    expires_on: '2036-07-03',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: terrence,
    title: 'subfloor squeak by the closet',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: terrence,
    title: 'window 4 does not lock',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: yolanda,
    title: 'hose bib drips',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: hyunwoo,
    title: 'dead outlet behind the crib',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Corbin Tillery', 'Paint the upstairs', 2950);
  await quote('Terrence Gaddis', 'Paint the upstairs', 3825);
  await quote('Latoya Bridgers', 'Carpet for nursery and bedroom', 2740);

  return {
    'drawings, deposit': { agreement_id: null, plan_line_id: design },
    'drawings, final set': { agreement_id: null, plan_line_id: design },
    'soil test + structural letter': { agreement_id: null, plan_line_id: design },
    'draw 1, carport roof demo': { agreement_id: terrence, plan_line_id: shell },
    'footings + steel posts': { agreement_id: terrence, plan_line_id: shell },
    'draw 2, floor + walls framed': { agreement_id: terrence, plan_line_id: shell },
    'trusses set w/ crane': { agreement_id: terrence, plan_line_id: shell },
    'Peach State Truss, LVL beams': { agreement_id: null, plan_line_id: lumber },
    'framing lumber package': { agreement_id: null, plan_line_id: lumber },
    'joist hangers returned wrong size': { agreement_id: null, plan_line_id: lumber },
    'roofing labor': { agreement_id: null, plan_line_id: outside },
    'shingles 22 sq': { agreement_id: null, plan_line_id: outside },
    'vinyl windows x6': { agreement_id: null, plan_line_id: outside },
    'cracked window credited': { agreement_id: null, plan_line_id: outside },
    'siding + house wrap': { agreement_id: null, plan_line_id: outside },
    'rough plumbing new bath': { agreement_id: yolanda, plan_line_id: plumbing },
    'rough electric upstairs': { agreement_id: hyunwoo, plan_line_id: electric },
    'heat pump 2 ton': { agreement_id: null, plan_line_id: air },
    'ducts + heat pump hookup': { agreement_id: null, plan_line_id: air },
    'batts R-15 and R-38': { agreement_id: null, plan_line_id: walls },
    'drywall boards + mud': { agreement_id: null, plan_line_id: walls },
    'drywall hung + finished (venmo)': { agreement_id: null, plan_line_id: walls },
    'shower tile': { agreement_id: null, plan_line_id: tile },
    'shower pan + tile setting': { agreement_id: null, plan_line_id: tile },
    'shower tile, 2 boxes back': { agreement_id: null, plan_line_id: tile },
  };
}
