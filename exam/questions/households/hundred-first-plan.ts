import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the basement bedroom. Sam is the daughter, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const bath = await insert('rooms', { ...own, name: 'Half bath' });
  const laundry = await insert('rooms', { ...own, name: 'Laundry corner' });
  await insert('rooms', { ...own, name: 'Stair hall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing and trim', 'labor', 8600, null);
  const egress = await line('Egress', 'materials', 6500, bedroom);
  const wiring = await line('Wiring and heat', 'labor', 5400, null);
  const pipes = await line('Half bath plumbing', 'labor', 5800, bath);
  const wool = await line('Insulation', 'materials', 1300, null);
  const walls = await line('Sheetrock and mud', 'labor', 5600, null);
  const cork = await line('Cork floor', 'materials', 2600, bedroom);
  const doors = await line('Doors', 'materials', 1100, bedroom);
  const paint = await line('Paint', 'materials', 1600, null);
  const fixtures = await line('Sink and toilet', 'materials', 750, bath);
  await line('Laundry cabinets', 'materials', 1450, laundry);

  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Oyelaran'],
    plan_line_id: framing,
    title: 'Bedroom framing and trim',
    amount: 8200,
    agreed_on: '2026-04-24',
  });
  const ignacio = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ignacio Barrera'],
    plan_line_id: egress,
    title: 'Saw the egress opening',
    amount: 2875,
    agreed_on: '2026-03-30',
  });
  const thuy = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Thuy Lam'],
    plan_line_id: wiring,
    title: 'Bedroom wiring and heaters',
    amount: 4900,
    agreed_on: '2026-05-11',
  });
  const lorraine = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lorraine Tsosie'],
    plan_line_id: pipes,
    title: 'Plumb the half bath',
    amount: 5400,
    holdback_percent: 10,
    agreed_on: '2026-05-18',
  });
  const bao = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Bao Thach'],
    plan_line_id: walls,
    title: 'Hang, tape and finish',
    amount: 4300,
    agreed_on: '2026-06-22',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lorraine, pipes, 'Laundry standpipe', 380, '2026-09-11');
  await bill(bao, walls, 'Last of the taping', 1050, '2026-09-18');
  await bill(thuy, wiring, 'Devices and heaters hooked up', 1430, '2026-09-24');
  await bill(lorraine, pipes, 'Sink and toilet set', 590, '2026-09-30');
  await bill(marcus, framing, 'Doors and trim', 2400, '2026-10-07');

  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Soffit around the old duct',
    amount_delta: 540,
    status: 'accepted',
    decided_at: '2026-06-15T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: lorraine,
    title: 'Standpipe for the washer',
    amount_delta: 380,
    status: 'accepted',
    decided_at: '2026-07-20T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: bao,
    title: 'Level 5 finish',
    amount_delta: 450,
    status: 'declined',
    decided_at: '2026-07-06T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: thuy,
    title: 'Reading lights by the bed',
    amount_delta: 265,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Desk under the stairs',
    amount_delta: 1150,
  });

  await insert('reserve_moves', { ...own, amount: 2500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  const paper = (kind: string, title: string, name?: string, expires_on?: string) =>
    insert('documents', {
      ...own,
      ...(name ? { contractor_id: contractorIds[name] } : {}),
      kind,
      title,
      ...(expires_on ? { expires_on } : {}),
    });
  await paper('insurance', 'Rose City Plumbing insurance', 'Lorraine Tsosie', '2026-09-05');
  await paper('insurance', 'Alder & Oak insurance', 'Marcus Oyelaran', '2026-11-30');
  await paper('insurance', 'Bridgetown Electric insurance', 'Thuy Lam', '2027-02-28');
  await paper('licence', 'Bridgetown Electric CCB licence', 'Thuy Lam', '2026-10-12');
  await paper('lien_waiver', 'Barrera lien waiver, egress', 'Ignacio Barrera');
  await paper('contract', 'Half bath contract, signed', 'Lorraine Tsosie');
  await paper('permit', 'Bedroom permit card');
  await paper('warranty', 'Egress casement warranty', 'Pete Wachowski', '2036-04-29');
  await paper('warranty', 'Sump pump warranty', undefined, '2029-06-17');
  await paper('manual', 'Cadet heater manual');

  await insert('punch_items', {
    ...own,
    agreement_id: marcus,
    title: 'Soffit corner out of square',
  });
  await insert('punch_items', { ...own, agreement_id: bao, title: 'Ridge in the ceiling seam' });
  await insert('punch_items', { ...own, agreement_id: bao, title: 'Screw pops in the closet' });
  await insert('punch_items', { ...own, agreement_id: lorraine, title: 'Cleanout cover missing' });
  await insert('punch_items', {
    ...own,
    agreement_id: thuy,
    title: 'Box set too deep by the door',
    is_done: true,
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ignacio,
    title: 'Saw slurry on the siding',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Galina Sokolova', 'Paint the bedroom and half bath', 1240);
  await quote('Bao Thach', 'Paint the bedroom and half bath', 1490);
  await quote('Yolanda Prewitt', 'Lay the cork floor', 1085);
  await quote('Marcus Oyelaran', 'Lay the cork floor', 1320);

  return {
    'Marcus, first framing payment': { agreement_id: marcus, plan_line_id: framing },
    'Marcus, second framing payment': { agreement_id: marcus, plan_line_id: framing },
    'Egress opening sawed out': { agreement_id: ignacio, plan_line_id: egress },
    'Egress casement and steel well': { agreement_id: null, plan_line_id: egress },
    'Digging the well, 2 guys': { agreement_id: null, plan_line_id: egress },
    'Drain rock, 2 yards': { agreement_id: null, plan_line_id: egress },
    'Egress casement set': { agreement_id: null, plan_line_id: egress },
    'Rough wiring': { agreement_id: thuy, plan_line_id: wiring },
    'Heater circuit': { agreement_id: thuy, plan_line_id: wiring },
    'Cadet wall heaters, 2': { agreement_id: null, plan_line_id: wiring },
    'Wrong size heater returned': { agreement_id: null, plan_line_id: wiring },
    'Half bath rough plumbing': { agreement_id: lorraine, plan_line_id: pipes },
    'Sump pump and basin': { agreement_id: lorraine, plan_line_id: pipes },
    'Mineral wool, R-23': { agreement_id: null, plan_line_id: wool },
    '2 packs mineral wool returned': { agreement_id: null, plan_line_id: wool },
    'Bao, sheetrock up': { agreement_id: bao, plan_line_id: walls },
    'Bao, taping first half': { agreement_id: bao, plan_line_id: walls },
    'Sheetrock, 58 sheets': { agreement_id: null, plan_line_id: walls },
    'Cork planks, 310 sq ft': { agreement_id: null, plan_line_id: cork },
    'Fir doors, bedroom and closet': { agreement_id: null, plan_line_id: doors },
    'Miller Paint - 6 gal for downstairs': { agreement_id: null, plan_line_id: paint },
    'Wall sink and toilet': { agreement_id: null, plan_line_id: fixtures },
  };
}
