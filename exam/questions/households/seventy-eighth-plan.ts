import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the casita. Sam is the bookkeeper's account. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Casita'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchenette' });
  const bath = await insert('rooms', { ...own, name: 'Walk-in bath' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const adobe = await line('Demolition and adobe', 'labor', 6600, null);
  const plumbing = await line('Plumbing', 'labor', 5400, null);
  const electric = await line('Electric', 'labor', 5300, null);
  const casements = await line('Casements', 'materials', 3400, null);
  const floor = await line('Saltillo floor', 'materials', 5100, null);
  const cabinets = await line('Cabinets', 'materials', 7900, kitchen);
  const counter = await line('Soapstone counter', 'materials', 2900, kitchen);
  const appliances = await line('Appliances', 'equipment', 2250, kitchen);
  const plaster = await line('Plaster and ceiling', 'labor', 2800, null);
  await line('Shower door', 'materials', 975, bath);

  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
    holdback_percent: number,
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
      holdback_percent,
    });
  const evaristo = await agreement(
    'Evaristo Lucero',
    adobe,
    'Adobe work and demolition',
    5600,
    '2026-03-09',
    0,
  );
  const harriet = await agreement(
    'Harriet Nez',
    plumbing,
    'Casita plumbing',
    5200,
    '2026-03-24',
    10,
  );
  const cipriano = await agreement(
    'Cipriano Baca',
    electric,
    'Casita electric',
    4700,
    '2026-03-26',
    0,
  );
  const yvette = await agreement(
    'Yvette Marchand',
    cabinets,
    'Cabinets built and hung',
    7600,
    '2026-06-15',
    0,
  );

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(cipriano, electric, 'Lights and devices', 575, '2026-09-10');
  await bill(harriet, plumbing, 'Fixtures set', 1180, '2026-09-18');
  await bill(yvette, cabinets, 'Cabinets, balance', 2450, '2026-09-25');
  await bill(evaristo, adobe, 'Kiva nook patched', 410, '2026-10-01');
  await bill(evaristo, adobe, 'Ramp at the back door', 860, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: evaristo,
    title: 'Ramp added at the back door',
    amount_delta: 860,
    status: 'accepted',
    decided_at: '2026-07-06T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: yvette,
    title: 'Pull-out pantry',
    amount_delta: 340,
  });

  await insert('reserve_moves', { ...own, amount: 3200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  const insurance = (name: string, title: string, expires_on: string) =>
    insert('documents', {
      ...own,
      contractor_id: contractorIds[name],
      kind: 'insurance',
      title,
      expires_on,
    });
  await insurance('Evaristo Lucero', 'Lucero Adobe insurance', '2026-10-12');
  await insurance('Cipriano Baca', 'Baca Electric insurance', '2026-09-05');
  await insurance('Harriet Nez', 'Nez Plumbing insurance', '2027-03-31');
  await insert('documents', { ...own, kind: 'permit', title: 'Casita permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Induction range warranty',
    expires_on: '2027-08-10',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Casement warranty',
    expires_on: '2036-05-27',
  });

  const punch = (agreement_id: number, title: string, is_done = false) =>
    insert('punch_items', { ...own, agreement_id, title, is_done });
  await punch(evaristo, 'Hairline crack over the doorway');
  await punch(harriet, 'Hot and cold reversed in the shower');
  await punch(harriet, 'Slow kitchen drain', true);
  await punch(cipriano, 'Flickering porch light');
  await punch(yvette, 'Top drawer rubs');

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Luz Armijo', 'Doors and trim painted', 560);
  await quote('Yvette Marchand', 'Doors and trim painted', 735);
  await quote('Orson Pike', 'Shower niche tiled', 480);

  return {
    'Kitchen and bath torn out': { agreement_id: evaristo, plan_line_id: adobe },
    'Doorway widened': { agreement_id: evaristo, plan_line_id: adobe },
    'Casements set in': { agreement_id: evaristo, plan_line_id: adobe },
    'Drains and supply lines': { agreement_id: harriet, plan_line_id: plumbing },
    'Rewiring, panel swap': { agreement_id: cipriano, plan_line_id: electric },
    'Electric panel, 200 amp': { agreement_id: null, plan_line_id: electric },
    'Cabinets, half down': { agreement_id: yvette, plan_line_id: cabinets },
    'Cabinets hung': { agreement_id: yvette, plan_line_id: cabinets },
    'Steel casement windows, three': { agreement_id: null, plan_line_id: casements },
    'Saltillo tile, 260 sq ft': { agreement_id: null, plan_line_id: floor },
    'Thinset and grout': { agreement_id: null, plan_line_id: floor },
    'Saltillo laid and sealed': { agreement_id: null, plan_line_id: floor },
    'Cracked tiles credited': { agreement_id: null, plan_line_id: floor },
    'Soapstone slab': { agreement_id: null, plan_line_id: counter },
    'Induction range': { agreement_id: null, plan_line_id: appliances },
    'Apartment fridge': { agreement_id: null, plan_line_id: appliances },
    'Lime plaster': { agreement_id: null, plan_line_id: plaster },
    'Latilla ceiling oiled': { agreement_id: null, plan_line_id: plaster },
  };
}
