import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the owner's brother. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const galley = await insert('rooms', { ...own, name: 'Galley' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const vestibule = await insert('rooms', { ...own, name: 'Back vestibule' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const demolition = await line('Demolition', 'labor', 3300, null);
  const cabinets = await line('Cabinets', 'materials', 13500, galley);
  const plumbing = await line('Plumbing and gas', 'labor', 5400, galley);
  const wiring = await line('Wiring', 'labor', 6500, galley);
  const appliances = await line('Appliances', 'equipment', 5600, galley);
  const stone = await line('Countertop', 'materials', 3000, galley);
  const tile = await line('Backsplash', 'materials', 2100, galley);
  const plaster = await line('Plaster and insulation', 'labor', 2700, null);
  await line('Shelving', 'materials', 850, pantry);
  await line('New back door', 'materials', 1400, vestibule);

  const magda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Magda Szymanski'],
    plan_line_id: cabinets,
    title: 'Cabinets built and hung',
    amount: 13300,
    holdback_percent: 8,
    agreed_on: '2026-04-20',
  });
  const denise = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Denise Whitlock'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing and gas',
    amount: 5100,
    agreed_on: '2026-03-02',
  });
  const jamal = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Jamal Prioleau'],
    plan_line_id: wiring,
    title: 'Kitchen rewire',
    amount: 6400,
    agreed_on: '2026-03-10',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(denise, plumbing, 'Gas pressure test', 185, '2026-09-11');
  await bill(jamal, wiring, 'Toe kick circuit', 410, '2026-09-18');
  await bill(magda, cabinets, 'Cabinets, last third', 3900, '2026-09-23');
  await bill(denise, plumbing, 'Pot filler', 240, '2026-10-02');
  await bill(jamal, wiring, 'Rewire final', 415, '2026-10-08');

  await insert('change_orders', {
    ...own,
    agreement_id: denise,
    title: 'Pot filler over the range',
    amount_delta: 240,
    status: 'accepted',
    decided_at: '2026-06-30T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: magda,
    title: 'Glass fronts on two uppers',
    amount_delta: 520,
  });

  await insert('reserve_moves', { ...own, amount: 2900 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Magda Szymanski'],
    kind: 'insurance',
    title: 'Szymanski Cabinetry insurance',
    expires_on: '2026-10-19',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Jamal Prioleau'],
    kind: 'insurance',
    title: 'Prioleau Electric insurance',
    expires_on: '2027-04-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Refrigerator warranty',
    expires_on: '2031-05-21',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: magda,
    title: 'Drawer by the range catches',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: magda,
    title: 'Scratch on the pantry door',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: jamal,
    title: 'Middle pendant hangs crooked',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: denise,
    title: 'Sink drain gurgles',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Nkechi Adeyemi', 'Kitchen walls painted', 980);
  await quote('Felix Oduya', 'Kitchen walls painted', 740);
  await quote('Patrick Sloane', 'New back door hung', 1340);

  return {
    'Gut-out: plaster, cabinets, drop ceiling': { agreement_id: null, plan_line_id: demolition },
    'Roll-off in the alley': { agreement_id: null, plan_line_id: demolition },
    'Szymanski: cabinets, first third': { agreement_id: magda, plan_line_id: cabinets },
    'Szymanski: cabinets, second third': { agreement_id: magda, plan_line_id: cabinets },
    'Szymanski: hanging day': { agreement_id: magda, plan_line_id: cabinets },
    'Whitlock: rough plumbing, new stack': { agreement_id: denise, plan_line_id: plumbing },
    'Whitlock: sink, gas line, dishwasher': { agreement_id: denise, plan_line_id: plumbing },
    'Prioleau: rough wiring, 200A panel': { agreement_id: jamal, plan_line_id: wiring },
    'Prioleau: pendants, undercabinet strips': { agreement_id: jamal, plan_line_id: wiring },
    'Gas range, 30 inch': { agreement_id: null, plan_line_id: appliances },
    'Counter depth fridge': { agreement_id: null, plan_line_id: appliances },
    'Dishwasher with a dented corner': { agreement_id: null, plan_line_id: appliances },
    'Dishwasher price match': { agreement_id: null, plan_line_id: appliances },
    'Range hood and duct': { agreement_id: null, plan_line_id: appliances },
    'Soapstone slab': { agreement_id: null, plan_line_id: stone },
    'Zellige, 42 square feet': { agreement_id: null, plan_line_id: tile },
    'Backsplash set and grouted (Zelle)': { agreement_id: null, plan_line_id: tile },
    'Unopened zellige box sent back': { agreement_id: null, plan_line_id: tile },
    'Blueboard and plaster': { agreement_id: null, plan_line_id: plaster },
    'Rigid foam and mineral wool': { agreement_id: null, plan_line_id: plaster },
    'Foam sheets returned': { agreement_id: null, plan_line_id: plaster },
  };
}
