import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the parlor floor, the facade's inbox and the quotes of the facade. Sam is Arben's brother Besnik. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Parlor'] ?? 0 };
  const frontParlor = await insert('rooms', { ...own, name: 'Front parlor' });
  const backParlor = await insert('rooms', { ...own, name: 'Back parlor' });
  const powderRoom = await insert('rooms', { ...own, name: 'Powder room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const steel = await line('Beam and posts', 'materials', 4100, null);
  const wiring = await line('Wiring and lights', 'labor', 4200, null);
  const pipes = await line('Radiator and pipes', 'labor', 3900, null);
  const plaster = await line('Plaster work', 'labor', 4500, null);
  const floors = await line('Floors and stairs', 'labor', 5600, null);
  const oak = await line('Oak boards', 'materials', 1100, frontParlor);
  await line('Built-in bookcase', 'materials', 1750, backParlor);
  await line('Powder room tile', 'materials', 640, powderRoom);

  const lucjan = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lucjan Wilk'],
    plan_line_id: plaster,
    title: 'Plastering, walls and ceiling',
    amount: 4700,
    agreed_on: '2026-06-01',
  });
  const devon = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Devon Achebe'],
    plan_line_id: wiring,
    title: 'Parlor electrical',
    amount: 4350,
    holdback_percent: 10,
    agreed_on: '2026-05-04',
  });
  const miroslav = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Miroslav Hahn'],
    plan_line_id: floors,
    title: 'Parlor floors and stairs',
    amount: 5900,
    agreed_on: '2026-07-28',
  });
  const graciela = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Graciela Montes'],
    plan_line_id: pipes,
    title: 'Radiator and powder room plumbing',
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
  await bill(graciela, pipes, 'Powder room last payment', 345, '2026-09-11');
  await bill(miroslav, floors, 'Floor finishing balance', 1136.5, '2026-09-30');
  await bill(devon, wiring, 'Electrical final payment', 390, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: miroslav,
    title: 'Two extra stair treads',
    amount_delta: 220,
    status: 'accepted',
    decided_at: '2026-08-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: devon,
    title: 'Outlet in the bay window',
    amount_delta: 175,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: graciela,
    title: 'Heated towel rail',
    amount_delta: 410,
    status: 'declined',
    decided_at: '2026-06-11T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 4000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Miroslav Hahn'],
    kind: 'insurance',
    title: 'Hahn liability insurance',
    expires_on: '2026-09-27',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Alteration permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Graciela Montes'],
    kind: 'contract',
    title: 'Montes plumbing contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Brass sconces warranty',
    expires_on: '2028-08-25',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: devon,
    title: 'Dimmer buzzes by the stairs',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lucjan,
    title: 'Hairline crack above the bay window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: graciela,
    title: 'Radiator valve drips',
    is_done: true,
  });

  const facade = { user_id, project_id: projectIds['Facade'] ?? 0 };
  await insert('inbox_items', {
    ...facade,
    name: 'stone-yard-receipt.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...facade, contractor_id: contractorIds[name], title, total });
  await quote('Otis Farrow', 'Stoop steps rebuilt', 4850);
  await quote('Tunde Okoro', 'Stoop steps rebuilt', 3975);
  await quote('Curtis Bell', 'Front door stripped and varnished', 780);

  return {
    'Steel beam and two posts, Kessler Iron': { agreement_id: null, plan_line_id: steel },
    'Parlor rough wiring': { agreement_id: devon, plan_line_id: wiring },
    'Sconces and dimmers hooked up': { agreement_id: devon, plan_line_id: wiring },
    'Old radiator moved to the bay window': { agreement_id: graciela, plan_line_id: pipes },
    'powder room pipes': { agreement_id: graciela, plan_line_id: pipes },
    'Plastering, first half': { agreement_id: lucjan, plan_line_id: plaster },
    'Plastering, second half': { agreement_id: lucjan, plan_line_id: plaster },
    'Floor patching and stair treads': { agreement_id: miroslav, plan_line_id: floors },
    'Floor finishing deposit': { agreement_id: miroslav, plan_line_id: floors },
    'Red oak boards, Tillman Lumber': { agreement_id: null, plan_line_id: oak },
  };
}
