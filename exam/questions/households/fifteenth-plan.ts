import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the loft, the studio's inbox and the quotes of the bays. Sam is Rosalind's sister Jo. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Loft'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const landing = await insert('rooms', { ...own, name: 'Top landing' });
  const eaves = await insert('rooms', { ...own, name: 'Eaves cupboard' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const structure = await line('Structure', 'labor', 12200, null);
  const staircase = await line('Staircase', 'materials', 5600, landing);
  const electrics = await line('Electrics', 'labor', 3100, null);
  const plastering = await line('Plastering', 'labor', 2650, null);
  const floor = await line('Oak floor', 'materials', 1950, bedroom);
  const decorating = await line('Decorating', 'labor', 1700, bedroom);
  await line('Eaves drawers', 'other', 1350, eaves);

  const kwame = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Kwame Asante'],
    plan_line_id: structure,
    title: 'Loft structure',
    amount: 12600,
    agreed_on: '2026-02-20',
  });
  const moira = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Moira Penhaligon'],
    plan_line_id: staircase,
    title: 'Loft staircase',
    amount: 5150,
    agreed_on: '2026-06-15',
  });
  const gareth = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gareth Field'],
    plan_line_id: electrics,
    title: 'Loft electrics',
    amount: 2950,
    holdback_percent: 5,
    agreed_on: '2026-05-29',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(kwame, structure, 'Structure, last slice', 770, '2026-09-09');
  await bill(gareth, electrics, 'Electrics balance', 245, '2026-09-25');
  await bill(moira, staircase, 'Staircase final payment', 2020, '2026-10-01');

  await insert('change_orders', {
    ...own,
    agreement_id: moira,
    title: 'Oak handrail instead of pine',
    amount_delta: 295,
    status: 'accepted',
    decided_at: '2026-07-02T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: gareth,
    title: 'Extra sockets by the bed',
    amount_delta: 180,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: kwame,
    title: 'Wider dormer window',
    amount_delta: 860,
    status: 'declined',
    decided_at: '2026-04-14T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 3900 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Kwame Asante'],
    kind: 'insurance',
    title: 'Asante Lofts liability insurance',
    expires_on: '2026-10-12',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Building control approval' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Moira Penhaligon'],
    kind: 'contract',
    title: 'Penhaligon staircase contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Velux guarantee',
    expires_on: '2036-05-14',
  });

  await insert('punch_items', { ...own, agreement_id: gareth, title: 'Dimmer by the door buzzes' });
  await insert('punch_items', { ...own, agreement_id: kwame, title: 'Gap under the dormer cheek' });
  await insert('punch_items', {
    ...own,
    agreement_id: moira,
    title: 'Ease the landing door',
    is_done: true,
  });

  const studio = { user_id, project_id: projectIds['Garden'] ?? 0 };
  await insert('inbox_items', {
    ...studio,
    name: 'builders-merchant.jpg',
    image_url: 'inbox/1.jpg',
  });
  const bay = { user_id, project_id: projectIds['Bay'] ?? 0 };
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...bay, contractor_id: contractorIds[name], title, total });
  await quote('Moira Penhaligon', 'Bay shutters', 2890);
  await quote('Pete Glass', 'Bay shutters', 3145);
  await quote('Bronagh Light', 'Bay painting', 1260);

  return {
    'Steels in and floor joists hung': { agreement_id: kwame, plan_line_id: structure },
    'Dormer built and roof made good': { agreement_id: kwame, plan_line_id: structure },
    'Staircase deposit': { agreement_id: moira, plan_line_id: staircase },
    'Staircase second payment': { agreement_id: moira, plan_line_id: staircase },
    'Loft first fix electrics': { agreement_id: gareth, plan_line_id: electrics },
    'Second fix and wall lights hung': { agreement_id: gareth, plan_line_id: electrics },
    'Boarding and skimming the loft': { agreement_id: null, plan_line_id: plastering },
    'Oak boards for the loft floor': { agreement_id: null, plan_line_id: floor },
    'Two packs of oak returned': { agreement_id: null, plan_line_id: floor },
    'Mist coat and undercoat': { agreement_id: null, plan_line_id: decorating },
  };
}
