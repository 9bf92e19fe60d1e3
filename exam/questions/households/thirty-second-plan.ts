import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen, with its quotes and inbox. Sam is Wren's sister. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const mainKitchen = await insert('rooms', { ...own, name: 'Main kitchen' });
  const pantry = await insert('rooms', { ...own, name: 'Pantry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Maple cabinets, installed', 'materials', 12600, mainKitchen);
  const counter = await line('Countertop', 'materials', 3600, mainKitchen);
  const wiring = await line('Kitchen wiring', 'labor', 3900, null);
  const plumbing = await line('Kitchen plumbing', 'labor', 3400, null);
  const tiling = await line('Tile setting', 'labor', 3000, mainKitchen);
  await line('Pantry shelves', 'materials', 850, pantry);
  await line('Kitchen painting', 'labor', 1450, null);

  const agreement = (name: string, plan_line_id: number, more: Record<string, unknown>) =>
    insert('agreements', { ...own, contractor_id: contractorIds[name], plan_line_id, ...more });
  const fergus = await agreement('Fergus Lindqvist', cabinets, {
    title: 'Maple cabinets, made and hung',
    amount: 12500,
    agreed_on: '2026-04-07',
  });
  const ximena = await agreement('Ximena Duarte', wiring, {
    title: 'Kitchen electrical work',
    amount: 4100,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const bao = await agreement('Bao Tran', tiling, {
    title: 'Floor and backsplash tiling',
    amount: 3210,
    agreed_on: '2026-06-15',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(bao, tiling, 'Backsplash second half', 600, '2026-09-14');
  await bill(fergus, cabinets, 'Extra drawer base', 340, '2026-09-21');
  await bill(fergus, cabinets, 'Cabinet last payment', 1000, '2026-09-25');
  await bill(bao, tiling, 'Grout sealing', 85, '2026-10-02');
  await bill(ximena, wiring, 'Wiring final payment', 380, '2026-10-13');

  await insert('change_orders', {
    ...own,
    agreement_id: fergus,
    title: 'Drawer base next to the stove',
    amount_delta: 340,
    status: 'accepted',
    decided_at: '2026-07-06T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: bao,
    title: 'Tile up to the ceiling behind the hood',
    amount_delta: 210,
  });

  await insert('reserve_moves', { ...own, amount: 2800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Fergus Lindqvist'],
    kind: 'insurance',
    title: 'Lindqvist liability insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Kitchen building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Quartz countertop warranty',
    expires_on: '2036-07-22',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: fergus,
    title: 'Drawer by the fridge sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ximena,
    title: 'Loose outlet cover under the window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: bao,
    title: 'Chipped floor tile at the pantry door',
    is_done: true,
  });

  await insert('inbox_items', { ...own, name: 'tile-shop-slip.jpg', image_url: 'inbox/1.jpg' });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Nadia Petrenko', 'Kitchen walls and ceiling painted', 1380);
  await quote('Jerome Baptiste', 'Kitchen walls and ceiling painted', 1195);
  await quote('Jerome Baptiste', 'Pantry shelves built', 940);

  return {
    'Maple cabinets, deposit': { agreement_id: fergus, plan_line_id: cabinets },
    'Maple cabinets, second payment': { agreement_id: fergus, plan_line_id: cabinets },
    'Cabinet installation': { agreement_id: fergus, plan_line_id: cabinets },
    'Quartz countertop, Bellmont Stone': { agreement_id: null, plan_line_id: counter },
    'New kitchen circuits': { agreement_id: ximena, plan_line_id: wiring },
    'Under-cabinet lights and pendants wired': { agreement_id: ximena, plan_line_id: wiring },
    'Kitchen rough plumbing': { agreement_id: null, plan_line_id: plumbing },
    'sink hookup and dishwasher line': { agreement_id: null, plan_line_id: plumbing },
    'Laying the floor tile': { agreement_id: bao, plan_line_id: tiling },
    'Backsplash setting, first half': { agreement_id: bao, plan_line_id: tiling },
  };
}
