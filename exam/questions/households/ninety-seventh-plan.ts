import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the addition. Sam is an aunt of the florist, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Mudroom'] ?? 0 };
  const mudroom = await insert('rooms', { ...own, name: 'Mudroom' });
  const laundry = await insert('rooms', { ...own, name: 'Laundry' });
  const nook = await insert('rooms', { ...own, name: 'Flower nook' });
  const steps = await insert('rooms', { ...own, name: 'Back steps' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const papers = await line('Drawings and permits', 'permits', 4500, null);
  const concrete = await line('Foundation', 'labor', 13500, null);
  const framing = await line('Framing and roof', 'labor', 24000, null);
  const pipes = await line('Plumbing', 'labor', 5600, laundry);
  const power = await line('Wiring', 'labor', 4900, null);
  const heat = await line('Heating', 'labor', 1600, null);
  const foam = await line('Insulation', 'materials', 2500, null);
  const board = await line('Drywall', 'labor', 3400, null);
  const outside = await line('Matching siding', 'labor', 2300, null);
  const floor = await line('Slate floor', 'materials', 3900, mudroom);
  const cubbies = await line('Cubbies and bench', 'materials', 5400, mudroom);
  const appliances = await line('Washer and dryer', 'equipment', 2500, laundry);
  const flowers = await line('Sink and shelves', 'materials', 1400, nook);
  await line('Painting', 'labor', 1300, null);
  await line('Concrete steps', 'labor', 1900, steps);

  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Oyelaran'],
    plan_line_id: framing,
    title: 'Framing, roof and finish carpentry',
    amount: 21800,
    agreed_on: '2026-03-30',
  });
  const curtis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Curtis Bellamy'],
    plan_line_id: concrete,
    title: 'Footings, block and slab',
    amount: 13550,
    agreed_on: '2026-04-08',
  });
  const kathleen = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Kathleen Doyle'],
    plan_line_id: pipes,
    title: 'Laundry and sink plumbing',
    amount: 5200,
    holdback_percent: 10,
    agreed_on: '2026-05-18',
  });
  const bao = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Bao Xiong'],
    plan_line_id: power,
    title: 'Addition wiring',
    amount: 4700,
    agreed_on: '2026-05-22',
  });
  const jerome = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Jerome Pickett'],
    plan_line_id: board,
    title: 'Board, tape and sand',
    amount: 2550,
    agreed_on: '2026-06-29',
  });
  const fatima = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Fatima Warsame'],
    plan_line_id: floor,
    title: 'Set and grout the slate floor',
    amount: 2450,
    agreed_on: '2026-07-27',
  });
  const soledad = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Soledad Prieto'],
    plan_line_id: cubbies,
    title: 'Cubbies and bench, built and installed',
    amount: 5200,
    agreed_on: '2026-08-10',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(bao, power, 'Second wiring payment', 950, '2026-09-11');
  await bill(fatima, floor, 'Grout and seal', 400, '2026-09-17');
  await bill(kathleen, pipes, 'Washer hookup and deep sink', 1480, '2026-09-22');
  await bill(soledad, cubbies, 'Cubbies, balance', 2600, '2026-09-24');
  await bill(marcus, framing, 'Trim and doors', 3400, '2026-09-30');
  await bill(marcus, framing, 'Bigger laundry window', 1200, '2026-10-05');
  await bill(bao, power, 'Switches and fixtures', 900, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Bigger window in the laundry',
    amount_delta: 1200,
    status: 'accepted',
    decided_at: '2026-06-04T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: kathleen,
    title: 'Floor drain by the washer',
    amount_delta: 540,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: soledad,
    title: 'Soft close drawers',
    amount_delta: 310,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: bao,
    title: 'Car charger outlet on the back wall',
    amount_delta: 725,
    status: 'declined',
    decided_at: '2026-06-11T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 5000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Kathleen Doyle'],
    kind: 'insurance',
    title: 'Doyle & Daughter insurance',
    expires_on: '2026-09-05',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcus Oyelaran'],
    kind: 'insurance',
    title: 'Northline Builders insurance',
    expires_on: '2026-11-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Bao Xiong'],
    kind: 'insurance',
    title: 'Xiong Electric insurance',
    expires_on: '2027-02-28',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcus Oyelaran'],
    kind: 'contract',
    title: 'Northline contract, signed',
  });
  await insert('documents', {
    ...own,
    kind: 'permit',
    title: 'Addition permit card',
    expires_on: '2027-03-24',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dryer warranty',
    expires_on: '2028-08-27',
  });

  await insert('punch_items', { ...own, agreement_id: marcus, title: 'Back door sticks' });
  await insert('punch_items', {
    ...own,
    agreement_id: marcus,
    title: 'Gap under the laundry window sill',
  });
  await insert('punch_items', { ...own, agreement_id: bao, title: 'Mudroom switch upside down' });
  await insert('punch_items', {
    ...own,
    agreement_id: jerome,
    title: 'Crack in the corner by the closet',
  });
  await insert('punch_items', { ...own, agreement_id: fatima, title: 'Haze on the slate' });
  await insert('punch_items', {
    ...own,
    agreement_id: curtis,
    title: 'Slab edge chipped',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Curtis Bellamy', 'Pour the back steps', 1780);
  await quote('Marcus Oyelaran', 'Pour the back steps', 2150);
  await quote('Lena Hrdlicka', 'Paint the addition', 1240);
  await quote('Wendell Ames', 'Mini split for the flower nook', 3850);

  return {
    'Architect drawings': { agreement_id: null, plan_line_id: papers },
    'Building permit, city': { agreement_id: null, plan_line_id: papers },
    'Lot survey': { agreement_id: null, plan_line_id: papers },
    'Plumbing permit': { agreement_id: null, plan_line_id: papers },
    'State electrical permit': { agreement_id: null, plan_line_id: papers },
    'Northline deposit': { agreement_id: marcus, plan_line_id: framing },
    'Northline framing draw': { agreement_id: marcus, plan_line_id: framing },
    'Roof tie-in': { agreement_id: marcus, plan_line_id: framing },
    'Lumber package, Scherer Bros': { agreement_id: null, plan_line_id: framing },
    'Lumber credit, unused studs': { agreement_id: null, plan_line_id: framing },
    'Dig and haul dirt': { agreement_id: curtis, plan_line_id: concrete },
    'Footings and block wall': { agreement_id: curtis, plan_line_id: concrete },
    'Slab poured': { agreement_id: curtis, plan_line_id: concrete },
    'Rough plumbing, laundry and sink': { agreement_id: kathleen, plan_line_id: pipes },
    'Xiong rough wiring': { agreement_id: bao, plan_line_id: power },
    'Duct run and floor register': { agreement_id: null, plan_line_id: heat },
    'Closed cell foam, walls': { agreement_id: null, plan_line_id: foam },
    'Sheetrock delivery': { agreement_id: null, plan_line_id: board },
    'Pickett, hang board': { agreement_id: jerome, plan_line_id: board },
    'Pickett, tape and sand': { agreement_id: jerome, plan_line_id: board },
    'Siding to match, new walls': { agreement_id: null, plan_line_id: outside },
    'Slate-look tile, 165 sq ft': { agreement_id: null, plan_line_id: floor },
    'Uncoupling mat and thinset bags': { agreement_id: null, plan_line_id: floor },
    'Two boxes slate tile back': { agreement_id: null, plan_line_id: floor },
    'Fatima, slate floor deposit': { agreement_id: fatima, plan_line_id: floor },
    'Fatima, slate floor set': { agreement_id: fatima, plan_line_id: floor },
    'Cubbies and bench, half down': { agreement_id: soledad, plan_line_id: cubbies },
    "Washer and dryer, Warners' Stellian": { agreement_id: null, plan_line_id: appliances },
    'Deep sink and faucet': { agreement_id: null, plan_line_id: flowers },
  };
}
