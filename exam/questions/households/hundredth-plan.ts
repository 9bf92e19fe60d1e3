import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is a sister who keeps an eye on the money and may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const dining = await insert('rooms', { ...own, name: 'Dining room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Demo and carpentry', 'labor', 13500, null);
  const beam = await line('Beam and engineer', 'materials', 2600, dining);
  const cabinets = await line('Cabinets', 'materials', 13600, kitchen);
  const tops = await line('Countertops', 'materials', 4300, kitchen);
  const appliances = await line('Appliances', 'equipment', 4200, kitchen);
  const power = await line('Wiring and lights', 'labor', 4900, null);
  const pipes = await line('Plumbing', 'labor', 3100, kitchen);
  const drywall = await line('Drywall', 'labor', 3200, null);
  const floor = await line('Oak floor', 'materials', 3900, dining);
  const splash = await line('Backsplash', 'materials', 1500, kitchen);
  const paint = await line('Painting', 'labor', 1900, null);
  await line('Window seat', 'materials', 900, dining);

  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
    });
  const jolene = await agreement(
    'Jolene Schaefer',
    cabinets,
    'Cabinets built and delivered',
    13600,
    '2026-04-20',
  );
  const kendra = await agreement(
    'Kendra Ostrowski',
    carpentry,
    'Demo, beam and cabinet setting',
    12800,
    '2026-05-04',
  );
  const luis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Luis Camarena'],
    plan_line_id: power,
    title: 'Kitchen wiring',
    amount: 4400,
    holdback_percent: 5,
    agreed_on: '2026-05-12',
  });
  const wade = await agreement('Wade Pruitt', pipes, 'Kitchen plumbing', 3050, '2026-05-19');
  const roberto = await agreement(
    'Roberto Zamora',
    drywall,
    'Drywall for kitchen and dining room',
    2750,
    '2026-06-24',
  );
  const stan = await agreement('Stan Gorecki', tops, 'Quartz tops', 4300, '2026-08-20');

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(roberto, drywall, 'Dining ceiling skimmed', 425, '2026-09-11');
  await bill(kendra, carpentry, 'Draw 4, trim', 1500, '2026-09-22');
  await bill(kendra, carpentry, 'Pull-outs in the pantry', 540, '2026-09-29');
  await bill(stan, tops, 'Quartz balance', 2150, '2026-10-01');
  await bill(luis, power, 'Finish wiring', 1280, '2026-10-06');

  const change = (
    agreement_id: number,
    title: string,
    amount_delta: number,
    decision: Record<string, unknown> = {},
  ) => insert('change_orders', { ...own, agreement_id, title, amount_delta, ...decision });
  await change(kendra, 'Pantry pull-outs', 540, {
    status: 'accepted',
    decided_at: '2026-08-05T12:00:00Z',
  });
  await change(roberto, 'Smooth ceiling in the dining room', 425, {
    status: 'accepted',
    decided_at: '2026-07-16T12:00:00Z',
  });
  await change(wade, 'Pot filler over the range', 695, {
    status: 'declined',
    decided_at: '2026-06-25T12:00:00Z',
  });
  await change(luis, 'Under-cabinet lights', 460);
  await change(stan, 'Waterfall end on the island', 1350);

  await insert('reserve_moves', { ...own, amount: 5500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });

  const document = (
    kind: string,
    title: string,
    name: string | null,
    expires_on: string | null = null,
  ) =>
    insert('documents', {
      ...own,
      ...(name && { contractor_id: contractorIds[name] }),
      kind,
      title,
      ...(expires_on && { expires_on }),
    });
  await document('insurance', 'Pruitt Plumbing insurance', 'Wade Pruitt', '2026-08-15');
  await document('insurance', 'Camarena Electric insurance', 'Luis Camarena', '2026-09-30');
  await document('insurance', 'Ostrowski Design Build insurance', 'Kendra Ostrowski', '2027-01-31');
  await document('licence', 'Master plumber licence, Pruitt', 'Wade Pruitt', '2027-06-30');
  await document('contract', 'Signed contract with Ostrowski', 'Kendra Ostrowski');
  await document('permit', 'Kitchen building permit card', null, '2026-10-10');
  await document('lien_waiver', 'Lien waiver from Zamora Drywall', 'Roberto Zamora');
  await document('warranty', 'Dishwasher warranty', null, '2027-08-17');

  const fix = (agreement_id: number, title: string) =>
    insert('punch_items', { ...own, agreement_id, title });
  await fix(kendra, 'Pantry door out of level');
  await fix(kendra, 'Toe kick loose at the island');
  await fix(roberto, 'Ridge along the dining ceiling');
  await fix(luis, 'Dimmer buzzes');
  await insert('punch_items', {
    ...own,
    agreement_id: jolene,
    title: 'Scratched drawer front',
    is_done: true,
  });
  await insert('punch_items', {
    ...own,
    agreement_id: wade,
    title: 'Shutoff dripping at the island',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Tuan Pham', 'Set the backsplash', 1180);
  await quote('Kendra Ostrowski', 'Set the backsplash', 1560);
  await quote('Denise Fowler', 'Paint kitchen and dining room', 1320);
  await quote('Jolene Schaefer', 'Build the window seat', 1260);

  return {
    'Kendra draw 1, demo': { agreement_id: kendra, plan_line_id: carpentry },
    'Kendra draw 2, beam set': { agreement_id: kendra, plan_line_id: carpentry },
    'Kendra draw 3, cabinets hung': { agreement_id: kendra, plan_line_id: carpentry },
    'Beam sizing, stamped letter': { agreement_id: null, plan_line_id: beam },
    'LVL beam and posts': { agreement_id: null, plan_line_id: beam },
    'Prairie Cabinet, first half': { agreement_id: jolene, plan_line_id: cabinets },
    'Prairie Cabinet, second half': { agreement_id: jolene, plan_line_id: cabinets },
    'Gorecki, half down on quartz': { agreement_id: stan, plan_line_id: tops },
    'Gas range, Nebraska Furniture Mart': { agreement_id: null, plan_line_id: appliances },
    'Dishwasher, Nebraska Furniture Mart': { agreement_id: null, plan_line_id: appliances },
    'Dented dishwasher, money back': { agreement_id: null, plan_line_id: appliances },
    'Camarena, kitchen rough': { agreement_id: luis, plan_line_id: power },
    'Wafer lights, 12': { agreement_id: null, plan_line_id: power },
    'Two wafer lights back': { agreement_id: null, plan_line_id: power },
    'Three pendants, island': { agreement_id: null, plan_line_id: power },
    'Sink line moved to the island': { agreement_id: wade, plan_line_id: pipes },
    'Zamora, hang and tape': { agreement_id: roberto, plan_line_id: drywall },
    'Sheetrock and mud, Menards': { agreement_id: null, plan_line_id: drywall },
    'Red oak flooring, 420 sq ft': { agreement_id: null, plan_line_id: floor },
    'Drum sander, weekend': { agreement_id: null, plan_line_id: floor },
    'Floor stain and poly': { agreement_id: null, plan_line_id: floor },
    'Zellige-look tile for backsplash': { agreement_id: null, plan_line_id: splash },
    'Walls and ceiling primed': { agreement_id: null, plan_line_id: paint },
  };
}
