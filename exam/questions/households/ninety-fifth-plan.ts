import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the garage. Sam is her sister, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Garage'] ?? 0 };
  const room = await insert('rooms', { ...own, name: "Dad's room" });
  const bath = await insert('rooms', { ...own, name: "Dad's bath" });
  const hall = await insert('rooms', { ...own, name: 'Side entry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 18500, null);
  const plumbing = await line('Bath plumbing', 'labor', 8200, bath);
  const wiring = await line('Wiring', 'labor', 5100, null);
  const split = await line('Mini split', 'equipment', 3200, room);
  const insulation = await line('Insulation', 'materials', 1550, null);
  const drywall = await line('Drywall and texture', 'labor', 4800, null);
  const shower = await line('Shower and tile', 'materials', 4300, bath);
  const floor = await line('Cork floor', 'materials', 2100, room);
  const fixtures = await line('Fixtures and grab bars', 'materials', 1500, bath);
  const paint = await line('Painting', 'labor', 1600, null);
  const windows = await line('Casement windows', 'materials', 1600, room);
  await line('Side door ramp', 'materials', 1350, hall);

  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
    more: Record<string, unknown> = {},
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
      ...more,
    });
  const ruben = await agreement(
    'Ruben Archuleta',
    carpentry,
    'Garage conversion carpentry',
    18200,
    '2026-03-30',
  );
  const mateo = await agreement(
    'Mateo Gallegos',
    plumbing,
    'Plumbing for the new bath',
    8000,
    '2026-04-06',
    { holdback_percent: 10 },
  );
  const denise = await agreement(
    'Denise Whitehorse',
    wiring,
    'Garage suite wiring',
    4800,
    '2026-05-18',
  );
  const kenji = await agreement(
    'Kenji Sorensen',
    split,
    'Mini split for the suite',
    3050,
    '2026-06-08',
  );
  const curtis = await agreement(
    'Curtis Blevins',
    drywall,
    'Hang, tape and texture',
    3600,
    '2026-06-22',
  );
  const trinh = await agreement('Trinh Vo', shower, 'Shower tile work', 2600, '2026-07-27');

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(curtis, drywall, 'Last of the drywall', 200, '2026-09-11');
  await bill(trinh, shower, 'Grout and sealer', 600, '2026-09-18');
  await bill(ruben, carpentry, 'Trim and doors', 1500, '2026-09-23');
  await bill(denise, wiring, 'Switches, lights and trim-out', 1800, '2026-09-24');
  await bill(mateo, plumbing, 'Set toilet and sink', 475, '2026-09-29');
  await bill(ruben, carpentry, 'Closet built-in', 1130, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: ruben,
    title: 'Wider bathroom doorway',
    amount_delta: 480,
    status: 'accepted',
    decided_at: '2026-05-04T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: ruben,
    title: 'Skylight over the bed',
    amount_delta: 1450,
    status: 'declined',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: ruben,
    title: 'Ramp with a landing',
    amount_delta: 1900,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: denise,
    title: 'Light over the shower',
    amount_delta: 265,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: mateo,
    title: 'Hose bib on the front wall',
    amount_delta: 240,
  });

  await insert('reserve_moves', { ...own, amount: 5000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  const document = (kind: string, title: string, more: Record<string, unknown> = {}) =>
    insert('documents', { ...own, kind, title, ...more });
  await document('insurance', 'Gallegos Plumbing insurance', {
    contractor_id: contractorIds['Mateo Gallegos'],
    expires_on: '2026-08-15',
  });
  await document('insurance', 'Archuleta Remodeling insurance', {
    contractor_id: contractorIds['Ruben Archuleta'],
    expires_on: '2026-09-30',
  });
  await document('insurance', 'Sandia Light Electric insurance', {
    contractor_id: contractorIds['Denise Whitehorse'],
    expires_on: '2027-02-28',
  });
  await document('permit', 'Garage conversion permit', { expires_on: '2026-11-30' });
  await document('warranty', 'Mini split warranty', { expires_on: '2036-06-19' });
  await document('contract', 'Archuleta contract, signed', {
    contractor_id: contractorIds['Ruben Archuleta'],
  });

  const toFix = (agreement_id: number, title: string, more: Record<string, unknown> = {}) =>
    insert('punch_items', { ...own, agreement_id, title, ...more });
  await toFix(ruben, 'Pocket door sticks');
  await toFix(ruben, 'Gap under the side door');
  await toFix(mateo, 'Shower valve handle loose');
  await toFix(curtis, 'Texture patch by the window');
  await toFix(trinh, 'Grout missing at the niche');
  await toFix(denise, 'Dead outlet by the bed', { is_done: true });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Bev Oakley', "Paint Dad's suite", 1350);
  await quote('Ruben Archuleta', "Paint Dad's suite", 1975);
  await quote('Anselmo Baca', 'Concrete ramp at the side door', 2250);

  return {
    'Deposit Archuleta, garage': { agreement_id: ruben, plan_line_id: carpentry },
    'Garage door taken out': { agreement_id: ruben, plan_line_id: carpentry },
    'Framing payment Ruben': { agreement_id: ruben, plan_line_id: carpentry },
    'Third payment Ruben': { agreement_id: ruben, plan_line_id: carpentry },
    'Slab cut for drains': { agreement_id: mateo, plan_line_id: plumbing },
    'Bath rough plumbing': { agreement_id: mateo, plan_line_id: plumbing },
    'Sewer tie-in and backfill': { agreement_id: mateo, plan_line_id: plumbing },
    'Wiring for the suite, 1st half': { agreement_id: denise, plan_line_id: wiring },
    'Subpanel, 60 amp': { agreement_id: null, plan_line_id: wiring },
    "Mini split for Dad's room": { agreement_id: kenji, plan_line_id: split },
    'Mini split hung and charged': { agreement_id: kenji, plan_line_id: split },
    'Mineral wool, walls and ceiling': { agreement_id: null, plan_line_id: insulation },
    'Floor foam and gap sealing': { agreement_id: null, plan_line_id: insulation },
    'Mineral wool, 4 bags back': { agreement_id: null, plan_line_id: insulation },
    'Drywall and mud delivered': { agreement_id: null, plan_line_id: drywall },
    'Drywall hung by Curtis': { agreement_id: curtis, plan_line_id: drywall },
    'Tape, mud and texture': { agreement_id: curtis, plan_line_id: drywall },
    'Roll-in shower pan': { agreement_id: null, plan_line_id: shower },
    'Shower tile, 96 sq ft': { agreement_id: null, plan_line_id: shower },
    'Thinset, backer, niche': { agreement_id: null, plan_line_id: shower },
    'Tile deposit, Trinh': { agreement_id: trinh, plan_line_id: shower },
    'Shower walls tiled': { agreement_id: trinh, plan_line_id: shower },
    'One box shower tile back': { agreement_id: null, plan_line_id: shower },
    'Cork plank floor, 310 sq ft': { agreement_id: null, plan_line_id: floor },
    'Grab bars, set of 3': { agreement_id: null, plan_line_id: fixtures },
    'Comfort height toilet': { agreement_id: null, plan_line_id: fixtures },
    'Wall-hung sink and faucet': { agreement_id: null, plan_line_id: fixtures },
    'Primer and paint, 7 gal': { agreement_id: null, plan_line_id: paint },
    'Bev, first day painting': { agreement_id: null, plan_line_id: paint },
    'Two casement windows': { agreement_id: null, plan_line_id: windows },
  };
}
