import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the loft conversion. Sam is the grandmother of the family. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Loft'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Top bedroom' });
  const shower = await insert('rooms', { ...own, name: 'Shower room' });
  const landing = await insert('rooms', { ...own, name: 'Landing' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Shell and dormer', 'labor', 22500, null);
  const electrics = await line('Electrics', 'labor', 3100, null);
  const plumbing = await line('Plumbing', 'labor', 2500, shower);
  const fittings = await line('Shower room fittings', 'materials', 1300, shower);
  const roof = await line('Slates and roof windows', 'materials', 5600, null);
  const stairs = await line('Staircase', 'materials', 3800, landing);
  const plaster = await line('Plastering', 'labor', 1500, null);
  const carpet = await line('Carpet', 'materials', 1900, bedroom);

  const declan = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Declan Hurley'],
    plan_line_id: shell,
    title: 'Loft shell and dormer',
    amount: 22000,
    agreed_on: '2026-03-30',
  });
  const priti = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priti Raval'],
    plan_line_id: electrics,
    title: 'Loft electrics',
    amount: 2950,
    holdback_percent: 5,
    agreed_on: '2026-04-02',
  });
  const graham = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Graham Stubbs'],
    plan_line_id: plumbing,
    title: 'Shower room plumbing',
    amount: 2400,
    agreed_on: '2026-05-11',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(declan, shell, 'Stage four invoice', 2150, '2026-09-11');
  await bill(priti, electrics, 'Smoke alarms', 210, '2026-09-24');
  await bill(graham, plumbing, 'Shower commissioning', 470, '2026-09-30');
  await bill(priti, electrics, 'Electrical certificate', 150, '2026-10-08');
  await bill(declan, shell, 'Loft last instalment', 1120, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: declan,
    title: 'Dormer 40 cm longer',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-04-24T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: priti,
    title: 'Extra sockets by the desk',
    amount_delta: 185,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Declan Hurley'],
    kind: 'insurance',
    title: 'Hurley public liability insurance',
    expires_on: '2026-10-09',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Building control approval' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Roof window guarantee',
    expires_on: '2036-06-16',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: declan,
    title: 'Squeaky board at the top of the stairs',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: declan,
    title: 'Trim missing round the roof window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: priti,
    title: 'Dead downlight over the bed',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: graham,
    title: 'Shower valve drips',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Fergus Lamb', 'Wardrobes under the eaves', 2640);
  await quote('Declan Hurley', 'Wardrobes under the eaves', 3150);
  await quote('Kasia Wrona', 'Bedroom and landing painted', 1180);

  return {
    'Loft build, stage one': { agreement_id: declan, plan_line_id: shell },
    'Loft build, stage two': { agreement_id: declan, plan_line_id: shell },
    'Loft build, stage three': { agreement_id: declan, plan_line_id: shell },
    'Steels, two big ones': { agreement_id: declan, plan_line_id: shell },
    'Electric first fix': { agreement_id: priti, plan_line_id: electrics },
    'Electric second fix, downlights': { agreement_id: priti, plan_line_id: electrics },
    'Shower room first fix pipes': { agreement_id: graham, plan_line_id: plumbing },
    'Shower room second fix': { agreement_id: graham, plan_line_id: plumbing },
    'Shower tray, screen and loo': { agreement_id: null, plan_line_id: fittings },
    'Slates and lead for the dormer': { agreement_id: null, plan_line_id: roof },
    'Two roof windows': { agreement_id: null, plan_line_id: roof },
    'Staircase, oak treads': { agreement_id: null, plan_line_id: stairs },
    'Staircase fitted': { agreement_id: null, plan_line_id: stairs },
    'Plastering, bedroom and landing': { agreement_id: null, plan_line_id: plaster },
    'Wool carpet deposit': { agreement_id: null, plan_line_id: carpet },
  };
}
