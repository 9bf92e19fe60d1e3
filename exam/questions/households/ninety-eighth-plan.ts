import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the four-season room. Sam is a grown son who helps from downstate and may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Four-Season'] ?? 0 };
  const sitting = await insert('rooms', { ...own, name: 'Sitting area' });
  const nook = await insert('rooms', { ...own, name: 'Reading nook' });
  const deck = await insert('rooms', { ...own, name: 'Grill deck' });
  const crawl = await insert('rooms', { ...own, name: 'Crawl space' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const design = await line('Design and permits', 'permits', 4800, null);
  const footings = await line('Footings and block', 'labor', 7500, crawl);
  const shell = await line('Framing, roof and carpentry', 'labor', 32500, null);
  const lumber = await line('Lumber and metal roof', 'materials', 10500, null);
  const windows = await line('Windows and slider', 'materials', 14500, null);
  const power = await line('Electrical', 'labor', 4200, null);
  const heat = await line('Mini split', 'equipment', 4700, sitting);
  const foam = await line('Insulation', 'labor', 4400, null);
  const siding = await line('Siding', 'materials', 2000, null);
  const pine = await line('Pine ceiling', 'materials', 2600, sitting);
  const floor = await line('Tile floor and floor heat', 'materials', 5600, sitting);
  const paint = await line('Paint and stain', 'labor', 1700, null);
  const grill = await line('Grill deck', 'labor', 5500, deck);
  await line('Bookshelves', 'materials', 950, nook);

  const kurt = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Kurt Vandermolen'],
    plan_line_id: shell,
    title: 'Room shell, siding and pine',
    amount: 31500,
    agreed_on: '2026-04-06',
  });
  const doug = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Doug Paquette'],
    plan_line_id: footings,
    title: 'Dig footings and lay block',
    amount: 4850,
    agreed_on: '2026-04-17',
  });
  const aili = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Aili Heikkinen'],
    plan_line_id: power,
    title: 'Wire the new room',
    amount: 3600,
    agreed_on: '2026-04-24',
  });
  const ramon = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ramon Ybarra'],
    plan_line_id: heat,
    title: 'Mini split, supplied and installed',
    amount: 4590,
    agreed_on: '2026-05-11',
  });
  const beth = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Beth Lindgren'],
    plan_line_id: foam,
    title: 'Spray foam the room',
    amount: 3975,
    agreed_on: '2026-06-22',
  });
  const carly = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Carly Dupree'],
    plan_line_id: paint,
    title: 'Paint and stain inside',
    amount: 1650,
    agreed_on: '2026-08-31',
  });
  const rudy = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Rudy Novak'],
    plan_line_id: floor,
    title: 'Set the floor tile',
    amount: 1400,
    agreed_on: '2026-09-02',
  });
  const wendell = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Wendell Marsh'],
    plan_line_id: grill,
    title: 'Build the grill deck',
    amount: 5200,
    holdback_percent: 10,
    agreed_on: '2026-09-07',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(kurt, shell, 'Siding and outside trim', 3200, '2026-09-11');
  await bill(aili, power, 'Last wiring payment', 550, '2026-09-22');
  await bill(wendell, grill, 'Grill deck, first half', 2600, '2026-09-28');
  await bill(rudy, floor, 'Floor tile set', 1400, '2026-09-30');
  await bill(carly, paint, 'Painting balance', 1300, '2026-10-05');
  await bill(kurt, shell, 'Last payment on the shell', 4550, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: kurt,
    title: 'Bigger header for the wide slider',
    amount_delta: 1450,
    status: 'accepted',
    decided_at: '2026-05-18T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: kurt,
    title: 'Skylight over the nook',
    amount_delta: 2850,
    status: 'declined',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: aili,
    title: 'Hot tub outlet and disconnect',
    amount_delta: 540,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: wendell,
    title: 'Composite boards instead of cedar',
    amount_delta: 980,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: carly,
    title: 'Second coat of stain on the ceiling',
    amount_delta: 425,
  });

  await insert('reserve_moves', { ...own, amount: 3500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Kurt Vandermolen'],
    kind: 'contract',
    title: 'Vandermolen contract, signed',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Kurt Vandermolen'],
    kind: 'insurance',
    title: 'Vandermolen Builders insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Aili Heikkinen'],
    kind: 'insurance',
    title: 'North Arm Electric insurance',
    expires_on: '2026-09-05',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Ramon Ybarra'],
    kind: 'licence',
    title: 'Ybarra mechanical license',
    expires_on: '2027-08-31',
  });
  await insert('documents', {
    ...own,
    kind: 'permit',
    title: 'County building permit card',
    expires_on: '2027-04-02',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Mini split warranty',
    expires_on: '2036-07-08',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Casement window warranty',
    expires_on: '2046-06-05',
  });

  await insert('punch_items', { ...own, agreement_id: kurt, title: 'Slider sticks at the bottom' });
  await insert('punch_items', {
    ...own,
    agreement_id: kurt,
    title: 'Gap in the siding by the chimney',
  });
  await insert('punch_items', { ...own, agreement_id: aili, title: 'Fan switch hums' });
  await insert('punch_items', { ...own, agreement_id: ramon, title: 'Line cover is crooked' });
  await insert('punch_items', {
    ...own,
    agreement_id: beth,
    title: 'Foam on the window frames',
    is_done: true,
  });
  await insert('punch_items', {
    ...own,
    agreement_id: doug,
    title: 'Ruts in the lawn from the backhoe',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Wendell Marsh', 'Build the grill deck', 5200);
  await quote('Kurt Vandermolen', 'Build the grill deck', 6350);
  await quote('Tomas Okafor', 'Stone window sills', 890);
  await quote('Rudy Novak', 'Bookshelves in the nook', 725);
  await quote('Kurt Vandermolen', 'Bookshelves in the nook', 1180);

  return {
    'Survey and site plan': { agreement_id: null, plan_line_id: design },
    'Drawings, Bay Harbor Design': { agreement_id: null, plan_line_id: design },
    'Zoning permit, township': { agreement_id: null, plan_line_id: design },
    'Building permit, county': { agreement_id: null, plan_line_id: design },
    'Electric permit, state': { agreement_id: null, plan_line_id: design },
    'Mechanical permit': { agreement_id: null, plan_line_id: design },
    'Footings dug, block laid': { agreement_id: doug, plan_line_id: footings },
    'Concrete, 11 yards': { agreement_id: null, plan_line_id: footings },
    'Deposit Vandermolen': { agreement_id: kurt, plan_line_id: shell },
    'Old deck torn off': { agreement_id: kurt, plan_line_id: shell },
    '2nd payment Kurt, walls up': { agreement_id: kurt, plan_line_id: shell },
    '3rd payment Kurt, roof and windows': { agreement_id: kurt, plan_line_id: shell },
    'Pine ceiling put up': { agreement_id: kurt, plan_line_id: shell },
    'Framing lumber, Preston Feather': { agreement_id: null, plan_line_id: lumber },
    'Metal roofing and underlayment': { agreement_id: null, plan_line_id: lumber },
    'Windows, 9 casements': { agreement_id: null, plan_line_id: windows },
    'Sliding door, 8 ft': { agreement_id: null, plan_line_id: windows },
    'Rough wiring, new room': { agreement_id: aili, plan_line_id: power },
    'Finish wiring, first half': { agreement_id: aili, plan_line_id: power },
    'Mini split, 18k BTU': { agreement_id: ramon, plan_line_id: heat },
    'Mini split hung and charged': { agreement_id: ramon, plan_line_id: heat },
    'Spray foam, walls and ceiling': { agreement_id: beth, plan_line_id: foam },
    'Crawl space vapor barrier': { agreement_id: null, plan_line_id: foam },
    'Siding to match the house': { agreement_id: null, plan_line_id: siding },
    '4 boards siding returned': { agreement_id: null, plan_line_id: siding },
    'Tongue and groove pine': { agreement_id: null, plan_line_id: pine },
    '1 bundle pine taken back': { agreement_id: null, plan_line_id: pine },
    'Floor tile, 340 sq ft': { agreement_id: null, plan_line_id: floor },
    'Electric floor heat mats': { agreement_id: null, plan_line_id: floor },
    'Backer board and mortar': { agreement_id: null, plan_line_id: floor },
    'Painter deposit': { agreement_id: carly, plan_line_id: paint },
  };
}
