import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen and dining room. Sam is the other half of the couple, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cooking = await insert('rooms', { ...own, name: 'Cooking side' });
  const dining = await insert('rooms', { ...own, name: 'Dining side' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry and drywall', 'labor', 15000, null);
  const plumbing = await line('Plumbing', 'labor', 4100, null);
  const wiring = await line('Electrical', 'labor', 7000, null);
  const floor = await line('Oak floor', 'materials', 5000, null);
  const paint = await line('Painting', 'labor', 1900, null);
  const cabinets = await line('Cabinets', 'materials', 18500, cooking);
  const counters = await line('Countertops', 'materials', 5200, cooking);
  const appliances = await line('Appliances', 'equipment', 5500, cooking);
  const backsplash = await line('Backsplash', 'materials', 2100, cooking);
  const lights = await line('Light fixtures', 'materials', 800, dining);
  await line('Window bench', 'materials', 1700, dining);
  await line('Pantry shelves', 'materials', 650, pantry);

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
  const erik = await agreement(
    'Erik Sundberg',
    carpentry,
    'Kitchen carpentry and drywall',
    14500,
    '2026-03-02',
  );
  const rob = await agreement('Rob Thielen', plumbing, 'Kitchen plumbing', 4200, '2026-03-23', {
    holdback_percent: 10,
  });
  const heather = await agreement(
    'Heather Olson',
    cabinets,
    'Cabinets, built and installed',
    18900,
    '2026-03-25',
  );
  const denise = await agreement('Denise Kowalski', wiring, 'Kitchen wiring', 6800, '2026-03-30');
  const mai = await agreement('Mai Vang', backsplash, 'Backsplash work', 1400, '2026-08-10');
  const abdi = await agreement(
    'Abdi Warsame',
    paint,
    'Kitchen and dining room paint',
    1850,
    '2026-08-24',
  );

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(rob, plumbing, 'Disposal and ice maker line', 310, '2026-09-10');
  await bill(mai, backsplash, 'Grout and seal', 420, '2026-09-18');
  await bill(abdi, paint, 'Painter, 2nd half', 950, '2026-09-25');
  await bill(erik, carpentry, 'Trim and baseboards', 1640, '2026-10-05');
  await bill(heather, cabinets, 'Last cabinet payment', 960, '2026-10-12');
  await bill(denise, wiring, 'Undercabinet dimmers', 245, '2026-10-19');

  await insert('change_orders', {
    ...own,
    agreement_id: erik,
    title: 'Wider opening to the stairs',
    amount_delta: 1150,
    status: 'accepted',
    decided_at: '2026-03-18T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: heather,
    title: 'Pull-out trash cabinet',
    amount_delta: 260,
    status: 'accepted',
    decided_at: '2026-05-06T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: rob,
    title: 'Pot filler over the range',
    amount_delta: 420,
  });

  await insert('reserve_moves', { ...own, amount: 4500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  const insurance = (name: string, title: string, expires_on: string) =>
    insert('documents', {
      ...own,
      contractor_id: contractorIds[name],
      kind: 'insurance',
      title,
      expires_on,
    });
  await insurance('Erik Sundberg', 'Sundberg Remodeling insurance', '2026-09-30');
  await insurance('Denise Kowalski', 'Kowalski Electric insurance', '2027-03-31');
  await insurance('Rob Thielen', 'Thielen Plumbing insurance', '2026-08-31');
  await insert('documents', { ...own, kind: 'permit', title: 'City permit, kitchen wall' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2027-07-15',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Quartz warranty',
    expires_on: '2041-08-05',
  });

  const punch = (agreement_id: number, title: string, is_done = false) =>
    insert('punch_items', { ...own, agreement_id, title, ...(is_done ? { is_done } : {}) });
  await punch(erik, 'Gap in the casing by the pantry');
  await punch(erik, 'Squeaky board at the stairs');
  await punch(heather, 'Corner drawer rubs');
  await punch(heather, 'Toe kick missing by the fridge');
  await punch(heather, 'Scratched island door', true);
  await punch(denise, 'Dead outlet next to the stove');
  await punch(mai, 'Chipped tile behind the faucet', true);

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Erik Sundberg', 'Window bench', 1850);
  await quote('Heather Olson', 'Window bench', 2240);
  await quote('Gary Pruitt', 'Pantry shelving', 540);
  await quote('Heather Olson', 'Pantry shelving', 890);

  return {
    'Demo, wall and soffits out': { agreement_id: erik, plan_line_id: carpentry },
    'Beam set': { agreement_id: erik, plan_line_id: carpentry },
    'Drywall hung and taped': { agreement_id: erik, plan_line_id: carpentry },
    'Oak flooring laid': { agreement_id: erik, plan_line_id: carpentry },
    'Rough plumbing': { agreement_id: rob, plan_line_id: plumbing },
    'Gas line moved for range': { agreement_id: rob, plan_line_id: plumbing },
    'Plumbing hookups, sink and dishwasher': { agreement_id: rob, plan_line_id: plumbing },
    'Rough wiring': { agreement_id: denise, plan_line_id: wiring },
    'Panel upgrade to 200 amp': { agreement_id: denise, plan_line_id: wiring },
    'Finish wiring': { agreement_id: denise, plan_line_id: wiring },
    'Oak flooring, 380 sq ft': { agreement_id: null, plan_line_id: floor },
    'Floor guys - sanded and sealed': { agreement_id: null, plan_line_id: floor },
    'Cabinet deposit': { agreement_id: heather, plan_line_id: cabinets },
    'Cabinets, balance on delivery': { agreement_id: heather, plan_line_id: cabinets },
    'Cabinets installed': { agreement_id: heather, plan_line_id: cabinets },
    'Quartz counters, deposit': { agreement_id: null, plan_line_id: counters },
    'Quartz counters, balance': { agreement_id: null, plan_line_id: counters },
    'Slide-in gas range': { agreement_id: null, plan_line_id: appliances },
    'Counter depth fridge': { agreement_id: null, plan_line_id: appliances },
    Dishwasher: { agreement_id: null, plan_line_id: appliances },
    'Vent hood': { agreement_id: null, plan_line_id: appliances },
    'Backsplash tile, 42 sq ft': { agreement_id: null, plan_line_id: backsplash },
    'Backsplash set': { agreement_id: mai, plan_line_id: backsplash },
    'Painter, 1st half': { agreement_id: abdi, plan_line_id: paint },
    'Pendants and under cabinet lights': { agreement_id: null, plan_line_id: lights },
    'Cracked pendant returned': { agreement_id: null, plan_line_id: lights },
  };
}
