import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the storefront. Sam is the brother of one of the two, who lends a hand. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Storefront'] ?? 0 };
  const front = await insert('rooms', { ...own, name: 'Front room' });
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen corner' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const structure = await line('Structure and partitions', 'labor', 15200, null);
  const windows = await line('Shop windows', 'materials', 9800, null);
  const plumbing = await line('Plumbing', 'labor', 5200, null);
  const wiring = await line('Wiring', 'labor', 5600, null);
  const cabinets = await line('Cabinets', 'materials', 9400, kitchen);
  const counter = await line('Counter', 'materials', 1300, kitchen);
  const floor = await line('Maple floor', 'labor', 3000, front);
  const paint = await line('Paint', 'labor', 2200, front);
  await line('Bookcase wall', 'materials', 1850, front);

  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
    holdback_percent = 0,
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
      ...(holdback_percent > 0 && { holdback_percent }),
    });
  const marguerite = await agreement(
    'Marguerite Olds',
    structure,
    'Structure, partitions and trim',
    14800,
    '2026-03-18',
  );
  const hank = await agreement(
    'Hank Lindqvist',
    windows,
    'Shop windows, glass and setting',
    9550,
    '2026-04-20',
  );
  const terrence = await agreement(
    'Terrence Vought',
    wiring,
    'Storefront wiring',
    5350,
    '2026-04-27',
    10,
  );
  const birgit = await agreement(
    'Birgit Solem',
    plumbing,
    'Storefront plumbing',
    4900,
    '2026-04-28',
  );

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(terrence, wiring, 'Pendants and switches', 940, '2026-09-11');
  await bill(birgit, plumbing, 'Kitchen hookup', 1150, '2026-09-25');
  await bill(marguerite, structure, 'Trim and doors', 2350, '2026-10-02');
  await bill(marguerite, structure, 'Transom repair', 380, '2026-10-09');
  await bill(terrence, wiring, 'Final wiring visit', 550, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: marguerite,
    title: 'Keep the old transom',
    amount_delta: 380,
    status: 'accepted',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: birgit,
    title: 'Pot filler over the range',
    amount_delta: 295,
  });

  await insert('reserve_moves', { ...own, amount: 4000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  const insurance = (name: string, title: string, expires_on: string) =>
    insert('documents', {
      ...own,
      contractor_id: contractorIds[name],
      kind: 'insurance',
      title,
      expires_on,
    });
  await insurance('Marguerite Olds', 'Olds and Daughter insurance', '2026-09-30');
  await insurance('Terrence Vought', 'Vought Electric insurance', '2027-02-15');
  await insurance('Birgit Solem', 'Lakeside Plumbing insurance', '2026-08-31');
  await insert('documents', { ...own, kind: 'permit', title: 'Change of use certificate' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Shop window warranty',
    expires_on: '2036-05-29',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Range hood warranty',
    expires_on: '2028-07-24',
  });

  const punch = (agreement_id: number, title: string, is_done = false) =>
    insert('punch_items', { ...own, agreement_id, title, is_done });
  await punch(marguerite, 'Door to the stairs sticks');
  await punch(marguerite, 'Gap under the baseboard');
  await punch(hank, 'Scratch on the left pane');
  await punch(terrence, 'Dead outlet by the sink');
  await punch(birgit, 'Drip under the sink', true);

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Marguerite Olds', 'Window seat', 1280);
  await quote('Rory McBride', 'Window seat', 1120);
  await quote('Dolores Quist', 'Tin ceiling repainted', 690);

  return {
    'Old shelving and counter torn out': { agreement_id: marguerite, plan_line_id: structure },
    'Steel header, crane included': { agreement_id: marguerite, plan_line_id: structure },
    'Partition walls framed': { agreement_id: marguerite, plan_line_id: structure },
    'Shop window glass, insulated': { agreement_id: hank, plan_line_id: windows },
    'Shop windows set': { agreement_id: hank, plan_line_id: windows },
    'Plumbing rough-in': { agreement_id: birgit, plan_line_id: plumbing },
    'Wiring rough-in': { agreement_id: terrence, plan_line_id: wiring },
    'Pendant lights, set of five': { agreement_id: null, plan_line_id: wiring },
    'Kitchen cabinets, deposit': { agreement_id: null, plan_line_id: cabinets },
    'Cabinets, second payment': { agreement_id: null, plan_line_id: cabinets },
    'Butcher block counter': { agreement_id: null, plan_line_id: counter },
    'Maple floor sanded, three coats': { agreement_id: null, plan_line_id: floor },
    'Front room painted, Harbor Fog': { agreement_id: null, plan_line_id: paint },
    'Paint and primer': { agreement_id: null, plan_line_id: paint },
    'Two gallons of the wrong sheen returned': { agreement_id: null, plan_line_id: paint },
  };
}
