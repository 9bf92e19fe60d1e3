import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the chef's wife. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cookLine = await insert('rooms', { ...own, name: 'Cook line' });
  const island = await insert('rooms', { ...own, name: 'Island' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry wall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const woodwork = await line('Cabinets and woodwork', 'labor', 14500, null);
  const piping = await line('Gas and plumbing', 'labor', 8300, null);
  const power = await line('Electrical', 'labor', 6800, null);
  const venting = await line('Hood and duct', 'equipment', 6500, cookLine);
  const machines = await line('Range and appliances', 'equipment', 11500, cookLine);
  const floor = await line('Tile floor', 'materials', 3400, null);
  const slab = await line('Island slab', 'materials', 3300, island);
  const sinks = await line('Sinks and faucets', 'materials', 1050, island);
  const walls = await line('Wall finish', 'labor', 2200, pantry);
  await line('Pantry shelving', 'materials', 900, pantry);

  const marek = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marek Dombrowski'],
    plan_line_id: woodwork,
    title: 'Oak cabinets, built and hung',
    amount: 13600,
    agreed_on: '2026-04-27',
  });
  const raul = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Raul Echeverria'],
    plan_line_id: piping,
    title: 'Kitchen gas and plumbing',
    amount: 8100,
    agreed_on: '2026-02-18',
  });
  const shanice = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Shanice Toller'],
    plan_line_id: power,
    title: 'Kitchen power and lights',
    amount: 6600,
    holdback_percent: 10,
    agreed_on: '2026-03-02',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(shanice, power, 'Pendants and undercabinet strips', 940, '2026-09-11');
  await bill(raul, piping, 'Pot filler line', 310, '2026-09-21');
  await bill(marek, woodwork, 'Doors and drawers hung', 2400, '2026-09-28');
  await bill(raul, piping, 'Gas pressure test', 190, '2026-10-02');
  await bill(shanice, power, 'Electrical closeout', 660, '2026-10-09');
  await bill(marek, woodwork, 'Toe kicks and oil finish', 1400, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: raul,
    title: 'Pot filler over the range',
    amount_delta: 310,
    status: 'accepted',
    decided_at: '2026-08-05T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: shanice,
    title: 'Outlet tower in the island',
    amount_delta: 235,
  });

  await insert('reserve_moves', { ...own, amount: 4500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Shanice Toller'],
    kind: 'insurance',
    title: 'Toller Electric insurance',
    expires_on: '2026-09-29',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marek Dombrowski'],
    kind: 'insurance',
    title: 'Dombrowski Millwork insurance',
    expires_on: '2027-01-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Alteration permit, stamped' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Range warranty',
    expires_on: '2028-04-22',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: marek,
    title: 'Drawer slides catch',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marek,
    title: 'Scratch on the end panel',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: shanice,
    title: 'Breaker labels missing',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: raul,
    title: 'Sprayer hose drips',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Nadia Rosario', 'Limewash, two coats', 1260);
  await quote('Philippa Crane', 'Limewash, two coats', 1495);
  await quote('Ingrid Vasko', 'Pantry shelf brackets', 540);

  return {
    'Cabinet deposit, white oak': { agreement_id: marek, plan_line_id: woodwork },
    'Cabinets, second payment': { agreement_id: marek, plan_line_id: woodwork },
    'Gas line upsized to one inch': { agreement_id: raul, plan_line_id: piping },
    'Drain and water moved to the island': { agreement_id: raul, plan_line_id: piping },
    'Sinks and dishwasher hooked up': { agreement_id: raul, plan_line_id: piping },
    'New 200 amp feed and circuits': { agreement_id: shanice, plan_line_id: power },
    'Stainless hood, 60 inch': { agreement_id: null, plan_line_id: venting },
    'Duct through the roof, curb included': { agreement_id: null, plan_line_id: venting },
    'Six burner range, French top': { agreement_id: null, plan_line_id: machines },
    'Reach-in fridge, used': { agreement_id: null, plan_line_id: machines },
    'Undercounter dishwasher': { agreement_id: null, plan_line_id: machines },
    'Quarry tile, 190 square feet': { agreement_id: null, plan_line_id: floor },
    'Three boxes of quarry tile brought back': { agreement_id: null, plan_line_id: floor },
    'Floor tiled, brick bond': { agreement_id: null, plan_line_id: floor },
    'Soapstone slab': { agreement_id: null, plan_line_id: slab },
    'Prep sink, faucet, pre-rinse sprayer': { agreement_id: null, plan_line_id: sinks },
    'Plaster patched and skimmed': { agreement_id: null, plan_line_id: walls },
  };
}
