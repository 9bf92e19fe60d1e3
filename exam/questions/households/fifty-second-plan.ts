import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the adobe house. Sam is the carpenter's wife. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Adobe'] ?? 0 };
  const sala = await insert('rooms', { ...own, name: 'Sala' });
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const roof = await line('Roof', 'labor', 12800, null);
  const wiring = await line('Wiring', 'labor', 4700, null);
  const gas = await line('Gas line', 'labor', 1400, kitchen);
  const fir = await line('Fir floors', 'materials', 8400, sala);
  const saltillo = await line('Saltillo floor', 'materials', 3600, kitchen);
  const kiva = await line('Kiva fireplace', 'labor', 5900, sala);
  await line('Inside mud plaster', 'labor', 3400, null);

  const marlene = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marlene Tso'],
    plan_line_id: roof,
    title: 'Foam roof and canales',
    amount: 12400,
    agreed_on: '2026-03-05',
  });
  const porfirio = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Porfirio Anaya'],
    plan_line_id: kiva,
    title: 'Corner kiva built',
    amount: 4800,
    agreed_on: '2026-08-10',
  });
  const winifred = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Winifred Oakes'],
    plan_line_id: fir,
    title: 'Fir floor laid, sanded and oiled',
    amount: 4150,
    holdback_percent: 10,
    agreed_on: '2026-07-01',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marlene, roof, 'Last of the roof money', 362, '2026-09-09');
  await bill(porfirio, kiva, 'Chimney through the roof', 1300, '2026-09-24');
  await bill(porfirio, kiva, 'Banco plastered', 350, '2026-09-30');
  await bill(winifred, fir, 'Oil finish', 540, '2026-10-05');
  await bill(porfirio, kiva, 'Kiva last payment', 800, '2026-10-08');

  await insert('change_orders', {
    ...own,
    agreement_id: porfirio,
    title: 'Banco beside the kiva',
    amount_delta: 350,
    status: 'accepted',
    decided_at: '2026-08-25T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: winifred,
    title: 'Third coat of oil',
    amount_delta: 180,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Porfirio Anaya'],
    kind: 'insurance',
    title: 'Anaya liability insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Foam roof warranty',
    expires_on: '2036-05-14',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: marlene,
    title: 'North canal drips on the wall',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: winifred,
    title: 'Board squeaks by the sala window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marlene,
    title: 'Foam overspray on the skylight',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Eusebio Lucero', 'Inside walls mudded', 3250);
  await quote('Porfirio Anaya', 'Inside walls mudded', 3680);
  await quote('Orlinda Chee', 'Hearth tiled', 610);

  return {
    'Tearing off the old tar and gravel': { agreement_id: marlene, plan_line_id: roof },
    'Foam roof, first half': { agreement_id: marlene, plan_line_id: roof },
    'Foam roof, second half': { agreement_id: marlene, plan_line_id: roof },
    'New canales, galvanized': { agreement_id: marlene, plan_line_id: roof },
    'Kiva deposit': { agreement_id: porfirio, plan_line_id: kiva },
    'Kiva, firebox up': { agreement_id: porfirio, plan_line_id: kiva },
    'Firebrick and flue liner': { agreement_id: null, plan_line_id: kiva },
    'Fir laid in the sala and bedroom': { agreement_id: winifred, plan_line_id: fir },
    'Sanding the sala floor': { agreement_id: winifred, plan_line_id: fir },
    'Douglas fir flooring, 620 feet': { agreement_id: null, plan_line_id: fir },
    'Tung oil and rags': { agreement_id: null, plan_line_id: fir },
    'Old wing rewired': { agreement_id: null, plan_line_id: wiring },
    'Wire, boxes and breakers, Mesa Supply': { agreement_id: null, plan_line_id: wiring },
    'Extra breakers taken back': { agreement_id: null, plan_line_id: wiring },
    'Gas line to the kitchen': { agreement_id: null, plan_line_id: gas },
    'Saltillo tile, 14 crates': { agreement_id: null, plan_line_id: saltillo },
    'two crates of saltillo returned': { agreement_id: null, plan_line_id: saltillo },
    'Saltillo set in the kitchen': { agreement_id: null, plan_line_id: saltillo },
    'Sealer for the saltillo': { agreement_id: null, plan_line_id: saltillo },
  };
}
