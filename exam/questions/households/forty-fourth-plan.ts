import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the pool and the patio. Sam is the other half of the couple. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Pool'] ?? 0 };
  const pad = await insert('rooms', { ...own, name: 'Equipment pad' });
  const sittingArea = await insert('rooms', { ...own, name: 'Sitting area' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Shell and plaster', 'labor', 34500, null);
  const machines = await line('Pump, filter and heater', 'equipment', 5300, pad);
  const stone = await line('Coping and pavers, the stone', 'materials', 7400, sittingArea);
  const masonry = await line('Mason', 'labor', 8300, sittingArea);
  const wiring = await line('Wiring', 'labor', 3900, null);
  const green = await line('Plants', 'materials', 1800, null);
  await line('Shade sail', 'materials', 1650, sittingArea);

  const dario = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dario Velasco'],
    plan_line_id: shell,
    title: 'Pool built turnkey',
    amount: 33400,
    agreed_on: '2026-03-19',
  });
  const merrick = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Merrick Oyelaran'],
    plan_line_id: masonry,
    title: 'Coping and patio laying',
    amount: 8100,
    holdback_percent: 10,
    agreed_on: '2026-05-29',
  });
  const solveig = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Solveig Brandt'],
    plan_line_id: wiring,
    title: 'Pool electric',
    amount: 3800,
    agreed_on: '2026-04-16',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(dario, shell, 'Startup week and handover', 1300, '2026-09-10');
  await bill(merrick, masonry, 'Joint sand and sealing', 250, '2026-09-21');
  await bill(solveig, wiring, 'Transformer hookup', 400, '2026-09-25');
  await bill(merrick, masonry, 'Patio last payment', 390, '2026-10-02');
  await bill(dario, shell, 'Shell closing payment', 1200, '2026-10-05');

  await insert('change_orders', {
    ...own,
    agreement_id: dario,
    title: 'Tanning ledge',
    amount_delta: 950,
    status: 'accepted',
    decided_at: '2026-04-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: merrick,
    title: 'Two extra steps to the lawn',
    amount_delta: 480,
  });

  await insert('reserve_moves', { ...own, amount: 4000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dario Velasco'],
    kind: 'insurance',
    title: 'Velasco liability insurance',
    expires_on: '2026-10-12',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County pool permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Heater warranty',
    expires_on: '2029-05-19',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Pump warranty',
    expires_on: '2028-05-12',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: dario,
    title: 'Loose return fitting by the steps',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: merrick,
    title: 'Chipped paver near the skimmer',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: merrick,
    title: 'Coping stone rocks at the deep end',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: solveig,
    title: 'Breaker label missing',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Gus Harlan', 'Posts for the shade sail', 1150);
  await quote('Merrick Oyelaran', 'Posts for the shade sail', 1420);
  await quote('Caleb Noonan', 'Outdoor shower', 890);

  return {
    'Deposit to Velasco': { agreement_id: dario, plan_line_id: shell },
    'Dig day': { agreement_id: dario, plan_line_id: shell },
    'Steel and gunite': { agreement_id: dario, plan_line_id: shell },
    'Plaster, pebble finish': { agreement_id: dario, plan_line_id: shell },
    'Coping set': { agreement_id: merrick, plan_line_id: masonry },
    'patio base, first half': { agreement_id: merrick, plan_line_id: masonry },
    'Pavers laid, second half': { agreement_id: merrick, plan_line_id: masonry },
    'Bonding and pump circuit': { agreement_id: solveig, plan_line_id: wiring },
    'Lights trenched and wired': { agreement_id: solveig, plan_line_id: wiring },
    'Variable speed pump': { agreement_id: null, plan_line_id: machines },
    'Cartridge filter': { agreement_id: null, plan_line_id: machines },
    'Heater, 250k BTU': { agreement_id: null, plan_line_id: machines },
    'Coping stone': { agreement_id: null, plan_line_id: stone },
    'Travertine, 4 pallets': { agreement_id: null, plan_line_id: stone },
    'Grasses and lavender': { agreement_id: null, plan_line_id: green },
  };
}
