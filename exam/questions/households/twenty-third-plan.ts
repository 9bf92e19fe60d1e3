import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen, the mudroom's inbox and the quotes of the mudroom. Sam is Clint's father Walt. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cookingSide = await insert('rooms', { ...own, name: 'Cooking side' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 16200, cookingSide);
  const electrical = await line('Electrical', 'labor', 5600, null);
  const plumbing = await line('Plumbing and gas', 'labor', 4100, null);
  const countertops = await line('Soapstone countertops', 'materials', 6400, cookingSide);
  const flooring = await line('Oak flooring', 'materials', 2650, nook);
  const appliances = await line('Appliances', 'other', 6200, cookingSide);
  await line('Pantry shelves', 'materials', 780, pantry);

  const marlene = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marlene Voss'],
    plan_line_id: cabinets,
    title: 'Kitchen cabinets',
    amount: 15600,
    agreed_on: '2026-05-06',
  });
  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Nair'],
    plan_line_id: electrical,
    title: 'Kitchen wiring',
    amount: 5350,
    holdback_percent: 10,
    agreed_on: '2026-05-13',
  });
  const dale = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dale Whitlock'],
    plan_line_id: plumbing,
    title: 'Kitchen plumbing and gas',
    amount: 3900,
    agreed_on: '2026-05-18',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(priya, electrical, 'Wiring, second bill', 819.5, '2026-09-11');
  await bill(marlene, cabinets, 'Cabinets, last payment', 4680, '2026-09-25');
  await bill(dale, plumbing, 'Gas test and finish plumbing', 975, '2026-10-02');

  await insert('change_orders', {
    ...own,
    agreement_id: marlene,
    title: 'Pull-out pantry tower',
    amount_delta: 480,
    status: 'accepted',
    decided_at: '2026-06-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: priya,
    title: 'Two more island outlets',
    amount_delta: 265,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dale,
    title: 'Pot filler over the range',
    amount_delta: 515,
    status: 'declined',
    decided_at: '2026-07-08T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 4200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Orrin Tate'],
    kind: 'insurance',
    title: 'Orrin Tate liability insurance',
    expires_on: '2026-10-12',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marlene Voss'],
    kind: 'contract',
    title: 'Voss Cabinetry contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2028-07-06',
  });

  await insert('punch_items', { ...own, agreement_id: priya, title: 'Nook dimmer buzzes' });
  await insert('punch_items', { ...own, agreement_id: dale, title: 'Slow drip under the sink' });
  await insert('punch_items', {
    ...own,
    agreement_id: marlene,
    title: 'Replace the chipped drawer front',
    is_done: true,
  });

  const mudroom = { user_id, project_id: projectIds['Mudroom'] ?? 0 };
  await insert('inbox_items', {
    ...mudroom,
    name: 'feed-store-receipt.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...mudroom, contractor_id: contractorIds[name], title, total });
  await quote('Marlene Voss', 'Bench and lockers', 2180);
  await quote('Orrin Tate', 'Bench and lockers', 1640);
  await quote('Curtis Odom', 'Mudroom drywall', 1225);

  return {
    'Cabinet deposit': { agreement_id: marlene, plan_line_id: cabinets },
    'Cabinets, second payment': { agreement_id: marlene, plan_line_id: cabinets },
    'Rough wiring, kitchen circuits and new panel': {
      agreement_id: priya,
      plan_line_id: electrical,
    },
    'Under-cabinet lights and switches': { agreement_id: priya, plan_line_id: electrical },
    'Moving the sink drain and running the gas line': {
      agreement_id: dale,
      plan_line_id: plumbing,
    },
    'Sink and dishwasher hookup': { agreement_id: dale, plan_line_id: plumbing },
    'Countertop deposit, soapstone': { agreement_id: null, plan_line_id: countertops },
    'Reclaimed oak flooring': { agreement_id: null, plan_line_id: flooring },
    'Two boxes of oak returned': { agreement_id: null, plan_line_id: flooring },
    "Range, fridge and dishwasher from Hartley's": { agreement_id: null, plan_line_id: appliances },
  };
}
