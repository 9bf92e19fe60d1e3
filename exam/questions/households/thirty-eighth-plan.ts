import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen and dining room. Sam is a friend from the ward who helps with the books. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cookingEnd = await insert('rooms', { ...own, name: 'Cooking end' });
  const diningRoom = await insert('rooms', { ...own, name: 'Dining room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 10900, cookingEnd);
  const rewiring = await line('Rewiring', 'labor', 4300, null);
  const pipes = await line('Pipes and gas', 'labor', 2600, cookingEnd);
  const counter = await line('Counter and sink', 'materials', 1750, cookingEnd);
  const appliances = await line('Range and fridge', 'equipment', 4000, cookingEnd);
  const tile = await line('Range wall tile', 'materials', 1300, cookingEnd);
  const floor = await line('Oak floor', 'materials', 1400, diningRoom);
  await line('Window seat', 'materials', 950, diningRoom);

  const gretchen = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gretchen Oakes'],
    plan_line_id: cabinets,
    title: 'Cabinets made and hung',
    amount: 10600,
    agreed_on: '2026-04-24',
  });
  const dolores = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dolores Vance'],
    plan_line_id: rewiring,
    title: 'Rewiring both rooms',
    amount: 4150,
    agreed_on: '2026-03-12',
  });
  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Pell'],
    plan_line_id: pipes,
    title: 'Pipes, gas and hookups',
    amount: 2480,
    agreed_on: '2026-03-20',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marcus, pipes, 'Gas line test', 125, '2026-09-08');
  await bill(dolores, rewiring, 'Dining room outlets', 150, '2026-09-21');
  await bill(gretchen, cabinets, 'Cabinets, last third', 2340, '2026-09-25');
  await bill(gretchen, cabinets, 'Plate rack made', 290, '2026-10-02');
  await bill(dolores, rewiring, 'Rewiring, closing payment', 260, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: gretchen,
    title: 'Plate rack over the sink',
    amount_delta: 290,
    status: 'accepted',
    decided_at: '2026-06-09T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dolores,
    title: 'Dimmer for the chandelier',
    amount_delta: 165,
  });

  await insert('reserve_moves', { ...own, amount: 2200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dolores Vance'],
    kind: 'insurance',
    title: 'Vance Electric liability insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City permit, scanned' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Gas range warranty',
    expires_on: '2028-05-14',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: gretchen,
    title: 'Corner cabinet door rubs',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: dolores,
    title: 'Dead outlet by the back door',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marcus,
    title: 'Cold tap squeals',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Gretchen Oakes', 'Window seat', 1150);
  await quote('Teddy Burke', 'Window seat', 870);
  await quote('Kofi Mensah', 'Painting both rooms', 1240);

  return {
    'Cabinets, first third': { agreement_id: gretchen, plan_line_id: cabinets },
    'Cabinets, second third': { agreement_id: gretchen, plan_line_id: cabinets },
    'Hanging the cabinets': { agreement_id: gretchen, plan_line_id: cabinets },
    'Knob and tube out, new circuits': { agreement_id: dolores, plan_line_id: rewiring },
    'Fixtures hung in both rooms': { agreement_id: dolores, plan_line_id: rewiring },
    'Pipes moved to the window wall': { agreement_id: marcus, plan_line_id: pipes },
    'Sink and range connected': { agreement_id: marcus, plan_line_id: pipes },
    'Butcher block counter': { agreement_id: null, plan_line_id: counter },
    'Apron sink, secondhand': { agreement_id: null, plan_line_id: counter },
    'Faucet, brushed brass': { agreement_id: null, plan_line_id: counter },
    'Gas range, Lindqvist Appliance': { agreement_id: null, plan_line_id: appliances },
    'Counter-depth fridge': { agreement_id: null, plan_line_id: appliances },
    'Zellige tile': { agreement_id: null, plan_line_id: tile },
    'Tiling behind the range': { agreement_id: null, plan_line_id: tile },
    'oak boards for the dining room floor': { agreement_id: null, plan_line_id: floor },
    'Two boxes of oak taken back': { agreement_id: null, plan_line_id: floor },
  };
}
