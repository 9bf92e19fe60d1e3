import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the bathroom, the attic's inbox and the quotes of the attic. Sam is Marcus's mother Irene. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Bathroom'] ?? 0 };
  const mainBath = await insert('rooms', { ...own, name: 'Main bath' });
  const linenCloset = await insert('rooms', { ...own, name: 'Linen closet' });
  await insert('rooms', { ...own, name: 'Back hall' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const plumbing = await line('Pipes and radiator', 'labor', 4700, null);
  const tileSetting = await line('Tile setting', 'labor', 5200, mainBath);
  const tile = await line('Tile', 'materials', 1850, mainBath);
  const plaster = await line('Plaster', 'labor', 2100, null);
  const fixtures = await line('Tub and sink', 'materials', 2400, mainBath);
  const electrical = await line('Lights and outlets', 'labor', 1250, null);
  await line('Closet shelves', 'materials', 340, linenCloset);

  const lorenzo = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lorenzo Abbate'],
    plan_line_id: tileSetting,
    title: 'Bathroom tile work',
    amount: 4950,
    agreed_on: '2026-07-20',
  });
  const tavita = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Tavita Leota'],
    plan_line_id: plumbing,
    title: 'Bathroom plumbing',
    amount: 5100,
    holdback_percent: 10,
    agreed_on: '2026-06-10',
  });
  const mirela = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Mirela Vasko'],
    plan_line_id: plaster,
    title: 'Bathroom plaster',
    amount: 2325.5,
    agreed_on: '2026-07-28',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lorenzo, tileSetting, 'Tile final payment', 645, '2026-09-14');
  await bill(tavita, plumbing, 'Tub and sink hookup', 300, '2026-09-25');
  await bill(mirela, plaster, 'Skim coat touch-up', 145.5, '2026-10-05');

  await insert('change_orders', {
    ...own,
    agreement_id: lorenzo,
    title: 'Tiled niche by the tub',
    amount_delta: 210,
    status: 'accepted',
    decided_at: '2026-08-17T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tavita,
    title: 'Heated towel radiator',
    amount_delta: 560,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: mirela,
    title: 'Coved ceiling',
    amount_delta: 390,
    status: 'declined',
    decided_at: '2026-08-03T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 1500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Tavita Leota'],
    kind: 'insurance',
    title: 'Leota Plumbing liability insurance',
    expires_on: '2026-09-28',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Plumbing and building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lorenzo Abbate'],
    kind: 'contract',
    title: 'Abbate tile contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Exhaust fan warranty',
    expires_on: '2031-07-15',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: lorenzo,
    title: 'Chipped tile behind the door',
  });
  await insert('punch_items', { ...own, agreement_id: tavita, title: 'Radiator valve drips' });
  await insert('punch_items', {
    ...own,
    agreement_id: mirela,
    title: 'Sand the patch above the window',
    is_done: true,
  });

  const attic = { user_id, project_id: projectIds['Attic'] ?? 0 };
  await insert('inbox_items', {
    ...attic,
    name: 'lumberyard-slip.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...attic, contractor_id: contractorIds[name], title, total });
  await quote('Ansel Brandt', 'Attic stair', 3480);
  await quote('Hank Teller', 'Attic stair', 3125);
  await quote('Mirela Vasko', 'Attic plaster', 2640);

  return {
    'New drain stack and supply lines': { agreement_id: tavita, plan_line_id: plumbing },
    'radiator, sandblasted and painted': { agreement_id: tavita, plan_line_id: plumbing },
    'Mud bed and waterproofing': { agreement_id: lorenzo, plan_line_id: tileSetting },
    'Floor tile set': { agreement_id: lorenzo, plan_line_id: tileSetting },
    'Wall tile set': { agreement_id: lorenzo, plan_line_id: tileSetting },
    'Plastering walls and ceiling': { agreement_id: mirela, plan_line_id: plaster },
    'Hex floor tile and subway tile, Marlow Tile': { agreement_id: null, plan_line_id: tile },
    'Six boxes of subway tile sent back': { agreement_id: null, plan_line_id: tile },
    'Clawfoot tub, reglazed, from Second Life Salvage': {
      agreement_id: null,
      plan_line_id: fixtures,
    },
    'Pedestal sink and faucet': { agreement_id: null, plan_line_id: fixtures },
    'Bathroom circuits and light boxes': { agreement_id: null, plan_line_id: electrical },
  };
}
