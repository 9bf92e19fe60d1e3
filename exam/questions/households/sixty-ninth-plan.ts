import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the sunroom. Sam is the colonel's grown child, who helps with the books. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Sunroom'] ?? 0 };
  const sitting = await insert('rooms', { ...own, name: 'Sitting end' });
  const plants = await insert('rooms', { ...own, name: 'Plant corner' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Foundation and shell', 'labor', 16500, null);
  const glass = await line('Windows and slider', 'materials', 14300, null);
  const roof = await line('Metal roof', 'materials', 1950, null);
  const power = await line('Electrical', 'labor', 4300, null);
  const ceiling = await line('Pine ceiling', 'materials', 2400, sitting);
  const floor = await line('Heated floor', 'materials', 4400, sitting);
  const shades = await line('Roller shades', 'other', 1600, sitting);
  await line('Potting bench', 'materials', 750, plants);
  const trim = await line('Trim and paint', 'labor', 2300, null);

  const gustav = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gustav Hendry'],
    plan_line_id: shell,
    title: 'Sunroom shell',
    amount: 15900,
    agreed_on: '2026-03-12',
  });
  const ezra = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ezra Quintana'],
    plan_line_id: glass,
    title: 'Glass supplied and set',
    amount: 14200,
    agreed_on: '2026-04-14',
  });
  const leilani = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Leilani Kahue'],
    plan_line_id: power,
    title: 'Sunroom electric',
    amount: 3900,
    holdback_percent: 10,
    agreed_on: '2026-05-18',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(leilani, power, 'Fan and dimmers hung', 720, '2026-09-14');
  await bill(gustav, shell, 'Trim carpentry', 1100, '2026-09-23');
  await bill(ezra, glass, 'Screens and adjustment', 485, '2026-09-30');
  await bill(gustav, shell, 'Wider steps', 440, '2026-10-05');
  await bill(leilani, power, 'Last electrical visit', 610, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: gustav,
    title: 'Wider steps at the slider',
    amount_delta: 440,
    status: 'accepted',
    decided_at: '2026-07-28T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: leilani,
    title: 'Yard light moved',
    amount_delta: 165,
  });

  await insert('reserve_moves', { ...own, amount: 3600 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Gustav Hendry'],
    kind: 'insurance',
    title: 'Hendry Additions insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Leilani Kahue'],
    kind: 'insurance',
    title: 'Kahue Electric insurance',
    expires_on: '2027-04-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Addition permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Window warranty',
    expires_on: '2036-06-04',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: gustav,
    title: 'Soffit vent crooked',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ezra,
    title: 'Slider lock stiff',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ezra,
    title: 'Torn screen, north side',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: leilani,
    title: 'Buzzing dimmer',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Winnie Zabel', 'Trim painted', 870);
  await quote('Gustav Hendry', 'Trim painted', 1150);
  await quote('Rosalind Fett', 'Stone sill for the planter', 395);

  return {
    'Footings dug and poured': { agreement_id: gustav, plan_line_id: shell },
    'Walls and rafters framed': { agreement_id: gustav, plan_line_id: shell },
    'Roof panels screwed down': { agreement_id: gustav, plan_line_id: shell },
    'Pine ceiling put up': { agreement_id: gustav, plan_line_id: shell },
    'Window package, eleven units': { agreement_id: ezra, plan_line_id: glass },
    'Sliding patio door': { agreement_id: ezra, plan_line_id: glass },
    'Windows and slider set in': { agreement_id: ezra, plan_line_id: glass },
    'Outlets, fan box, floor heat circuit': { agreement_id: leilani, plan_line_id: power },
    'Metal roofing, charcoal': { agreement_id: null, plan_line_id: roof },
    'Tongue and groove pine': { agreement_id: null, plan_line_id: ceiling },
    'Ceiling oiled, two coats': { agreement_id: null, plan_line_id: ceiling },
    'Electric heat mat': { agreement_id: null, plan_line_id: floor },
    'Slate look tile, 240 sq ft': { agreement_id: null, plan_line_id: floor },
    'Grout in the wrong color, refund': { agreement_id: null, plan_line_id: floor },
    'Sunroom floor tiled': { agreement_id: null, plan_line_id: floor },
    'Roller shades, deposit': { agreement_id: null, plan_line_id: shades },
    'Poplar trim stock': { agreement_id: null, plan_line_id: trim },
  };
}
