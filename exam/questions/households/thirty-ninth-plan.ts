import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the second storey. Sam is the teenager who texts for the parents. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Second'] ?? 0 };
  const north = await insert('rooms', { ...own, name: 'North bedroom' });
  await insert('rooms', { ...own, name: 'South bedroom' });
  const landing = await insert('rooms', { ...own, name: 'Landing' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing work', 'labor', 46500, null);
  const roof = await line('Roof', 'labor', 18000, null);
  const electrical = await line('Electrical upstairs', 'labor', 9800, null);
  const plumbing = await line('Plumbing and vents', 'labor', 9000, null);
  const lumber = await line('Lumber and trusses', 'materials', 21000, null);
  const windows = await line('Windows', 'materials', 6000, null);
  const stairs = await line('Staircase', 'materials', 5200, landing);
  await line('Carpet', 'materials', 1900, landing);
  await line('Built-in desk', 'materials', 850, north);

  const magnus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Magnus Oyelaran'],
    plan_line_id: framing,
    title: 'Framing the second storey',
    amount: 46000,
    agreed_on: '2026-04-06',
  });
  const dov = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dov Perlman'],
    plan_line_id: electrical,
    title: 'Electrical for the upper floor',
    amount: 9400,
    holdback_percent: 10,
    agreed_on: '2026-06-22',
  });
  const ottilie = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Ottilie Fenn'],
    plan_line_id: plumbing,
    title: 'Pipes and vents upstairs',
    amount: 8900,
    agreed_on: '2026-06-25',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(magnus, framing, 'Framing wrap-up', 2500, '2026-09-10');
  await bill(magnus, framing, 'Stair opening extra', 1150, '2026-09-24');
  await bill(dov, electrical, 'Switches and fixtures', 1850, '2026-09-29');
  await bill(ottilie, plumbing, 'Plumbing last payment', 1050, '2026-10-06');
  await bill(dov, electrical, 'Electrical closing bill', 1150, '2026-10-19');

  await insert('change_orders', {
    ...own,
    agreement_id: magnus,
    title: 'Wider stair opening',
    amount_delta: 1150,
    status: 'accepted',
    decided_at: '2026-05-29T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dov,
    title: 'Two ceiling fans',
    amount_delta: 620,
  });

  await insert('reserve_moves', { ...own, amount: 9000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Magnus Oyelaran'],
    kind: 'insurance',
    title: 'Oyelaran builder insurance',
    expires_on: '2026-10-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Building permit second storey' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Window warranty',
    expires_on: '2036-06-30',
  });

  await insert('punch_items', { ...own, agreement_id: magnus, title: 'Third stair creaks' });
  await insert('punch_items', { ...own, agreement_id: dov, title: 'Hall switch upside down' });
  await insert('punch_items', {
    ...own,
    agreement_id: ottilie,
    title: 'Vent rattles in the south bedroom',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Rashid Amari', 'Painting upstairs', 3900);
  await quote('Magnus Oyelaran', 'Painting upstairs', 4650);
  await quote('Celeste Brandt', 'Gutters all around', 2200);

  return {
    'Framing, first third': { agreement_id: magnus, plan_line_id: framing },
    'Framing, second third': { agreement_id: magnus, plan_line_id: framing },
    'Framing, final third': { agreement_id: magnus, plan_line_id: framing },
    'Old roof torn off and tarped': { agreement_id: null, plan_line_id: roof },
    'New roof, shingles and flashing': { agreement_id: null, plan_line_id: roof },
    'Wiring upstairs, rough': { agreement_id: dov, plan_line_id: electrical },
    'Pipes and drains for the upper floor': { agreement_id: ottilie, plan_line_id: plumbing },
    'Ductwork and vents': { agreement_id: ottilie, plan_line_id: plumbing },
    'Lumber truck, Hobbs Yard': { agreement_id: null, plan_line_id: lumber },
    'Roof trusses, set of 18': { agreement_id: null, plan_line_id: lumber },
    'Windows for upstairs, seven': { agreement_id: null, plan_line_id: windows },
    'Wrong window sent back': { agreement_id: null, plan_line_id: windows },
    'Staircase kit, oak': { agreement_id: null, plan_line_id: stairs },
    'Stair handrail and balusters': { agreement_id: null, plan_line_id: stairs },
  };
}
