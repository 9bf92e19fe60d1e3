import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the other half of the couple, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 11000, null);
  const pipes = await line('Plumbing', 'labor', 5200, kitchen);
  const power = await line('Electrical', 'labor', 5400, null);
  const cabinets = await line('Cabinets', 'materials', 17500, kitchen);
  const counters = await line('Countertops', 'materials', 5200, kitchen);
  const appliances = await line('Appliances', 'equipment', 6500, kitchen);
  const plaster = await line('Plaster and drywall', 'labor', 3400, null);
  const floor = await line('Hardwood floor', 'labor', 3800, null);
  const backsplash = await line('Backsplash', 'materials', 1600, kitchen);
  const sinkWindow = await line('Sink window', 'materials', 1300, kitchen);
  const sink = await line('Sink and faucet', 'materials', 1200, kitchen);
  await line('Paint', 'labor', 1900, null);
  await line('Pantry shelves', 'materials', 700, pantry);
  await line('Nook bench cushions', 'other', 350, nook);

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
  const marcus = await agreement(
    'Marcus Tillman',
    carpentry,
    'Kitchen demo, framing and trim',
    11400,
    '2026-05-29',
  );
  const ingrid = await agreement(
    'Ingrid Halvorsen',
    cabinets,
    'Cabinets built and installed',
    17400,
    '2026-06-02',
  );
  const dwight = await agreement(
    'Dwight Schroeder',
    pipes,
    'Kitchen plumbing',
    4900,
    '2026-06-10',
    { holdback_percent: 10 },
  );
  const wanda = await agreement('Wanda Kowalczyk', power, 'Kitchen wiring', 5100, '2026-06-11');
  const renee = await agreement(
    'Renee Baptiste',
    plaster,
    'Plaster and skim coat',
    3100,
    '2026-07-14',
  );
  const curtis = await agreement(
    'Curtis Okafor',
    floor,
    'Lace in and refinish maple floor',
    3600,
    '2026-07-27',
  );
  const alicia = await agreement(
    'Alicia Fontaine',
    counters,
    'Quartz counters',
    4850,
    '2026-08-20',
  );
  const tou = await agreement('Tou Vang', backsplash, 'Backsplash tile', 950, '2026-09-09');

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(renee, plaster, 'Last plaster payment', 900, '2026-09-11');
  await bill(alicia, counters, 'Countertop balance', 2750, '2026-09-18');
  await bill(dwight, pipes, 'Sink and dishwasher hookup', 900, '2026-09-24');
  await bill(wanda, power, 'Finish wiring and lights', 1600, '2026-09-28');
  await bill(marcus, carpentry, 'Pantry wall', 850, '2026-09-30');
  await bill(ingrid, cabinets, 'Cabinet balance', 500, '2026-10-02');
  await bill(curtis, floor, 'Final floor coat', 1750, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Open up the pantry wall',
    amount_delta: 850,
    status: 'accepted',
    decided_at: '2026-06-24T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: wanda,
    title: 'Under-cabinet lights',
    amount_delta: 560,
    status: 'accepted',
    decided_at: '2026-07-09T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: ingrid,
    title: 'Glass doors on the uppers',
    amount_delta: 740,
    status: 'declined',
    decided_at: '2026-07-02T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dwight,
    title: 'Pot filler over the range',
    amount_delta: 420,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: alicia,
    title: 'Waterfall end on the peninsula',
    amount_delta: 1100,
  });

  await insert('reserve_moves', { ...own, amount: 4500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });

  const document = (
    kind: string,
    title: string,
    expires_on: string | null,
    name: string | null = null,
  ) =>
    insert('documents', {
      ...own,
      ...(name && { contractor_id: contractorIds[name] }),
      kind,
      title,
      ...(expires_on && { expires_on }),
    });
  await document('insurance', 'Schroeder Plumbing insurance', '2026-09-05', 'Dwight Schroeder');
  await document('insurance', 'Third Ward Stone insurance', '2026-09-25', 'Alicia Fontaine');
  await document('insurance', 'Tillman Design Build insurance', '2026-11-30', 'Marcus Tillman');
  await document('insurance', 'Kowalczyk Electric insurance', '2027-01-31', 'Wanda Kowalczyk');
  await document('permit', 'Kitchen permit card', '2027-06-04');
  await document('warranty', 'Range warranty', '2028-08-04');
  await document('contract', 'Lakeshore cabinet contract', null, 'Ingrid Halvorsen');

  const toFix = (agreement_id: number, title: string, more: Record<string, unknown> = {}) =>
    insert('punch_items', { ...own, agreement_id, title, ...more });
  await toFix(ingrid, 'Drawer by the range sticks');
  await toFix(ingrid, 'Scratch on the pantry door');
  await toFix(marcus, 'Gap in the nook window casing');
  await toFix(wanda, 'Dead outlet by the back door');
  await toFix(curtis, 'Squeaky board in the nook');
  await toFix(renee, 'Crack over the doorway', { is_done: true });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Pete Dombrowski', 'Paint kitchen and nook', 1750);
  await quote('Gene Lutz', 'Paint kitchen and nook', 1290);
  await quote('Marcus Tillman', 'Pantry shelves built in', 980);
  await quote('Gene Lutz', 'Pantry shelves built in', 640);

  return {
    'Marcus demo, kitchen down to studs': { agreement_id: marcus, plan_line_id: carpentry },
    'Marcus framing and beam': { agreement_id: marcus, plan_line_id: carpentry },
    'Marcus trim and window casing': { agreement_id: marcus, plan_line_id: carpentry },
    'LVL beam for the dining room wall': { agreement_id: null, plan_line_id: carpentry },
    'Kitchen rough plumbing': { agreement_id: dwight, plan_line_id: pipes },
    'Gas line moved for the range': { agreement_id: dwight, plan_line_id: pipes },
    'Copper and PEX fittings, Menards': { agreement_id: null, plan_line_id: pipes },
    'Kitchen rough wiring': { agreement_id: wanda, plan_line_id: power },
    'Cabinet deposit, Lakeshore': { agreement_id: ingrid, plan_line_id: cabinets },
    'Cabinets, 2nd payment Lakeshore': { agreement_id: ingrid, plan_line_id: cabinets },
    'Cabinet install crew': { agreement_id: ingrid, plan_line_id: cabinets },
    'Knobs and pulls': { agreement_id: null, plan_line_id: cabinets },
    '6 pulls returned': { agreement_id: null, plan_line_id: cabinets },
    'Quartz deposit': { agreement_id: alicia, plan_line_id: counters },
    'Gas range, 30 inch': { agreement_id: null, plan_line_id: appliances },
    'Vent hood': { agreement_id: null, plan_line_id: appliances },
    'Fridge and dishwasher bundle': { agreement_id: null, plan_line_id: appliances },
    'Renee, skim coat': { agreement_id: renee, plan_line_id: plaster },
    'Blueboard and drywall': { agreement_id: null, plan_line_id: plaster },
    'Curtis, lace in and first sanding': { agreement_id: curtis, plan_line_id: floor },
    'Salvaged maple flooring': { agreement_id: null, plan_line_id: floor },
    'Backsplash tile, 32 sq ft': { agreement_id: null, plan_line_id: backsplash },
    'Tou deposit, backsplash': { agreement_id: tou, plan_line_id: backsplash },
    'Window over the sink': { agreement_id: null, plan_line_id: sinkWindow },
    'Farmhouse sink, fireclay': { agreement_id: null, plan_line_id: sink },
    'Faucet, bridge style': { agreement_id: null, plan_line_id: sink },
  };
}
