import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen and dining room. Sam is his wife. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cookingEnd = await insert('rooms', { ...own, name: 'Cooking end' });
  const diningEnd = await insert('rooms', { ...own, name: 'Dining end' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 8600, null);
  const wiring = await line('Wiring', 'labor', 4600, null);
  const plumbing = await line('Pipes and gas', 'labor', 3400, null);
  const cabinets = await line('Cabinets', 'materials', 10500, cookingEnd);
  const soapstone = await line('Soapstone counters', 'materials', 3800, cookingEnd);
  const appliances = await line('Appliances', 'equipment', 4000, cookingEnd);
  const zellige = await line('Zellige and setting', 'materials', 1700, cookingEnd);
  const oak = await line('Oak strip', 'materials', 1300, diningEnd);
  await line('Window bench', 'labor', 1450, diningEnd);

  const dariusz = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dariusz Malek'],
    plan_line_id: carpentry,
    title: 'Beam, floor and cabinet hanging',
    amount: 7900,
    agreed_on: '2026-03-30',
  });
  const ngozi = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ngozi Adeyemi'],
    plan_line_id: wiring,
    title: 'New wiring downstairs',
    amount: 4600,
    holdback_percent: 10,
    agreed_on: '2026-04-06',
  });
  const lorraine = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lorraine Pickett'],
    plan_line_id: plumbing,
    title: 'Stack, sink and gas',
    amount: 3400,
    agreed_on: '2026-04-15',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lorraine, plumbing, 'Rest of the plumbing', 210, '2026-09-10');
  await bill(dariusz, carpentry, 'Arch, on completion', 640, '2026-09-25');
  await bill(dariusz, carpentry, 'Carpentry, closing', 315, '2026-10-16');
  await bill(ngozi, wiring, 'Wiring, closing', 510, '2026-10-20');

  await insert('change_orders', {
    ...own,
    agreement_id: dariusz,
    title: 'Arch instead of a square opening',
    amount_delta: 640,
    status: 'accepted',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: ngozi,
    title: 'Floor receptacle under the table',
    amount_delta: 260,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dariusz Malek'],
    kind: 'insurance',
    title: 'Malek liability certificate',
    expires_on: '2026-09-28',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Gas range warranty',
    expires_on: '2027-06-03',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: dariusz,
    title: 'Cabinet door by the fridge hangs crooked',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ngozi,
    title: 'Dimmer hums',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lorraine,
    title: 'Drain gurgles',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Felipe Arroyo', 'Zellige set and grouted', 1120);
  await quote('Stan Kowalczyk', 'Zellige set and grouted', 985);
  await quote('Dariusz Malek', 'Window bench', 1480);
  await quote('Greta Lindholm', 'Window bench', 1275);

  return {
    'Beam put up, wall gone': { agreement_id: dariusz, plan_line_id: carpentry },
    'Oak woven in and sanded': { agreement_id: dariusz, plan_line_id: carpentry },
    'Hanging the cabinets': { agreement_id: dariusz, plan_line_id: carpentry },
    'Pulling the old knob and tube': { agreement_id: ngozi, plan_line_id: wiring },
    'Pot lights and island circuit': { agreement_id: ngozi, plan_line_id: wiring },
    'Cast iron stack replaced': { agreement_id: lorraine, plan_line_id: plumbing },
    'Sink and gas line hooked up': { agreement_id: lorraine, plan_line_id: plumbing },
    'First half of the cabinets, Harlan Cabinet Works': {
      agreement_id: null,
      plan_line_id: cabinets,
    },
    'Second half of the cabinets': { agreement_id: null, plan_line_id: cabinets },
    'Soapstone, deposit': { agreement_id: null, plan_line_id: soapstone },
    Refrigerator: { agreement_id: null, plan_line_id: appliances },
    'Gas range, Bellamy Appliance': { agreement_id: null, plan_line_id: appliances },
    'Zellige, six boxes': { agreement_id: null, plan_line_id: zellige },
    'Sixteen bundles of oak strip': { agreement_id: null, plan_line_id: oak },
    'Two bundles of oak taken back': { agreement_id: null, plan_line_id: oak },
  };
}
