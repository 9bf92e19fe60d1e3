import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** The plan of the basement, and the quotes for carpet and for the pantry door. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const familyRoom = await insert('rooms', { ...own, name: 'Family room' });
  const halfBath = await insert('rooms', { ...own, name: 'Half bath' });
  const utility = await insert('rooms', { ...own, name: 'Utility room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const dry = await line('Waterproofing', 'labor', 5200, utility);
  const framing = await line('Framing lumber', 'materials', 1050, familyRoom);
  const wiring = await line('Wiring', 'labor', 3400, null);
  const bath = await line('Half bath plumbing', 'labor', 4300, halfBath);
  const drywall = await line('Drywall hang and finish', 'labor', 3900, familyRoom);
  const carpet = await line('Carpet tile', 'materials', 2150, familyRoom);

  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
    holdback_percent?: number,
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
      ...(holdback_percent ? { holdback_percent } : {}),
    });
  const andre = await agreement('Andre Waters', dry, 'Basement waterproofing', 4725, '2026-05-29');
  const rick = await agreement('Rick Pruitt', bath, 'Half bath plumbing', 3980, '2026-07-21');
  const jim = await agreement('Jim Novak', drywall, 'Basement drywall', 3640, '2026-08-19', 10);

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(rick, bath, 'Half bath second draw', 1275, '2026-09-10');
  await bill(jim, drywall, 'Drywall balance', 1036, '2026-09-30');

  const change = (agreement_id: number, title: string, amount_delta: number, status?: string) =>
    insert('change_orders', {
      ...own,
      agreement_id,
      title,
      amount_delta,
      ...(status ? { status, decided_at: '2026-08-11T12:00:00Z' } : {}),
    });
  await change(rick, 'Upflush pump for the toilet', 615, 'accepted');
  await change(jim, 'Soffit around the duct', 385);
  await change(jim, 'Level 5 finish', 940, 'declined');

  await insert('reserve_moves', { ...own, amount: 1800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });

  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Jim Novak'],
    kind: 'insurance',
    title: 'Novak Drywall liability insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Basement building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Andre Waters'],
    kind: 'warranty',
    title: 'DryLine drain tile warranty',
    expires_on: '2036-06-12',
  });

  await insert('punch_items', { ...own, agreement_id: rick, title: 'Shutoff handle is loose' });
  await insert('punch_items', {
    ...own,
    agreement_id: jim,
    title: 'Fix seam by the egress window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: andre,
    title: 'Patch concrete at the sump lid',
    is_done: true,
  });

  await insert('inbox_items', { ...own, name: 'menards-sept.jpg', image_url: 'inbox/1.jpg' });

  const kitchen = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  await insert('quotes', {
    ...own,
    contractor_id: contractorIds['April Greene'],
    title: 'Basement painting',
    total: 1460,
  });
  await insert('quotes', {
    ...own,
    contractor_id: contractorIds['Jim Novak'],
    title: 'Basement painting',
    total: 1715,
  });
  await insert('quotes', {
    ...kitchen,
    contractor_id: contractorIds['Becky Sund'],
    title: 'Pantry door',
    total: 585,
  });

  return {
    'DryLine deposit': { agreement_id: andre, plan_line_id: dry },
    'Drain tile and sump pit': { agreement_id: andre, plan_line_id: dry },
    'Half bath rough-in': { agreement_id: rick, plan_line_id: bath },
    'Novak deposit': { agreement_id: jim, plan_line_id: drywall },
    'hang and first coat': { agreement_id: jim, plan_line_id: drywall },
    '2x4s and treated plates': { agreement_id: null, plan_line_id: framing },
    'Rough wiring and subpanel': { agreement_id: null, plan_line_id: wiring },
    'Carpet tile samples': { agreement_id: null, plan_line_id: carpet },
  };
}
