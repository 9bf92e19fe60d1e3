import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the loft. Sam is the user with whom it is shared. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Loft'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Loft bedroom' });
  const shower = await insert('rooms', { ...own, name: 'Shower room' });
  const landing = await insert('rooms', { ...own, name: 'Landing' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const joinery = await line('Joinery', 'labor', 18500, null);
  const electrics = await line('Electrics', 'labor', 4900, null);
  const plumbing = await line('Shower room plumbing', 'labor', 5000, shower);
  const wool = await line('Insulation', 'materials', 1500, bedroom);
  const plaster = await line('Boarding and plaster', 'labor', 5900, bedroom);
  const windows = await line('Roof windows', 'materials', 2000, bedroom);
  const fittings = await line('Shower room fittings', 'materials', 2400, shower);
  const decorating = await line('Decorating', 'labor', 1600, bedroom);
  const carpet = await line('Carpet', 'materials', 700, landing);
  await line('Built-in bookcase', 'materials', 850, landing);

  const magnus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Magnus Oyelaran'],
    plan_line_id: joinery,
    title: 'Dormer, floor and stairs',
    amount: 18200,
    agreed_on: '2026-02-23',
  });
  const tobias = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tobias Renner'],
    plan_line_id: electrics,
    title: 'Loft electrics',
    amount: 4600,
    agreed_on: '2026-04-10',
  });
  const jerome = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Jerome Baptiste'],
    plan_line_id: plumbing,
    title: 'Plumbing of the shower room',
    amount: 4900,
    holdback_percent: 8,
    agreed_on: '2026-04-27',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(magnus, joinery, 'Oak handrail', 380, '2026-09-11');
  await bill(jerome, plumbing, 'Taps fitted', 210, '2026-09-23');
  await bill(magnus, joinery, 'Snagging and skirting', 520, '2026-09-30');
  await bill(jerome, plumbing, 'Pressure test', 140, '2026-10-05');
  await bill(tobias, electrics, 'Electrics sign-off', 385, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: magnus,
    title: 'Handrail in oak instead of pine',
    amount_delta: 380,
    status: 'accepted',
    decided_at: '2026-07-13T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tobias,
    title: 'Reading light over the stairs',
    amount_delta: 190,
  });

  await insert('reserve_moves', { ...own, amount: 4500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Magnus Oyelaran'],
    kind: 'insurance',
    title: 'Oyelaran Joinery insurance',
    expires_on: '2026-09-28',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Tobias Renner'],
    kind: 'insurance',
    title: 'Renner Electric insurance',
    expires_on: '2027-04-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Loft building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Roof window guarantee',
    expires_on: '2036-04-15',
  });

  await insert('punch_items', { ...own, agreement_id: magnus, title: 'Third tread creaks' });
  await insert('punch_items', {
    ...own,
    agreement_id: tobias,
    title: 'Dimmer hums on the landing',
  });
  await insert('punch_items', { ...own, agreement_id: jerome, title: 'Cistern refills slowly' });
  await insert('punch_items', {
    ...own,
    agreement_id: jerome,
    title: 'Towel rail not square',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Imogen Salt', 'Loft bedroom decorated', 1560);
  await quote('Kofi Mensah', 'Loft bedroom decorated', 1385);
  await quote('Alma Dietrich', 'Newel post cap', 240);

  return {
    'Loft floor strengthened': { agreement_id: magnus, plan_line_id: joinery },
    'Dormer framed and boarded in': { agreement_id: magnus, plan_line_id: joinery },
    'Oak staircase, made in the workshop': { agreement_id: magnus, plan_line_id: joinery },
    'Staircase fitted': { agreement_id: magnus, plan_line_id: joinery },
    'First fix electrics': { agreement_id: tobias, plan_line_id: electrics },
    'Second fix electrics': { agreement_id: tobias, plan_line_id: electrics },
    'First fix plumbing, shower room': { agreement_id: jerome, plan_line_id: plumbing },
    'Second fix plumbing': { agreement_id: jerome, plan_line_id: plumbing },
    'Mineral wool, 38 rolls': { agreement_id: null, plan_line_id: wool },
    'Plasterboard, 52 sheets': { agreement_id: null, plan_line_id: plaster },
    'Slopes boarded by Kofi': { agreement_id: null, plan_line_id: plaster },
    'Skim coat everywhere': { agreement_id: null, plan_line_id: plaster },
    'Two roof windows': { agreement_id: null, plan_line_id: windows },
    'Radiator and towel rail': { agreement_id: null, plan_line_id: fittings },
    'Shower tray, basin and loo': { agreement_id: null, plan_line_id: fittings },
    'Basin refunded, hairline crack': { agreement_id: null, plan_line_id: fittings },
    'Encaustic tiles, 6 square yards': { agreement_id: null, plan_line_id: fittings },
    'Undercoat and rollers': { agreement_id: null, plan_line_id: decorating },
    'Wool carpet for the landing, remnant': { agreement_id: null, plan_line_id: carpet },
  };
}
