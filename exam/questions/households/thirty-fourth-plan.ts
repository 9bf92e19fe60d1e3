import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the basement playroom. Sam is the husband. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const playroom = await insert('rooms', { ...own, name: 'Playroom' });
  const laundry = await insert('rooms', { ...own, name: 'Laundry corner' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const waterproofing = await line('Waterproofing', 'labor', 6100, null);
  const wiring = await line('Wiring', 'labor', 3500, null);
  const drywall = await line('Drywall crew', 'labor', 2900, null);
  const framing = await line('Framing', 'labor', 2100, null);
  const egress = await line('Egress window', 'materials', 3900, playroom);
  await line('Carpet tiles', 'materials', 1600, playroom);
  const laundryPlumbing = await line('Laundry plumbing', 'labor', 950, laundry);

  const doug = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Doug Ferrell'],
    plan_line_id: waterproofing,
    title: 'Drain along the footing',
    amount: 6000,
    agreed_on: '2026-03-18',
  });
  const lupe = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lupe Montoya'],
    plan_line_id: wiring,
    title: 'Basement electrical',
    amount: 3300,
    holdback_percent: 10,
    agreed_on: '2026-06-15',
  });
  const otis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Otis Grady'],
    plan_line_id: drywall,
    title: 'Drywall hung and finished',
    amount: 2600,
    agreed_on: '2026-07-27',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(otis, drywall, 'Drywall touch-up', 250, '2026-09-08');
  await bill(lupe, wiring, 'Wafer lights hooked up', 450, '2026-09-21');
  await bill(otis, drywall, 'Laundry arch', 230, '2026-09-24');
  await bill(doug, waterproofing, 'Drain closing payment', 200, '2026-10-15');
  await bill(lupe, wiring, 'Electrical last payment', 650, '2026-10-28');

  await insert('change_orders', {
    ...own,
    agreement_id: otis,
    title: 'Arch at the laundry corner',
    amount_delta: 230,
    status: 'accepted',
    decided_at: '2026-08-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: lupe,
    title: 'Night lights on the stairs',
    amount_delta: 175,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lupe Montoya'],
    kind: 'insurance',
    title: 'Montoya insurance certificate',
    expires_on: '2026-10-05',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Permit for the basement' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Sump pump warranty',
    expires_on: '2029-04-02',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: otis,
    title: 'Nail pop beside the stairs',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lupe,
    title: 'Dead outlet under the window',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: doug,
    title: 'Sump lid rattles',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Kip Anders', 'Carpet tiles laid', 720);
  await quote('Farah Nazari', 'Carpet tiles laid', 890);
  await quote('Marcy Bloom', 'Playroom walls and ceiling', 1150);

  return {
    'French drain deposit': { agreement_id: doug, plan_line_id: waterproofing },
    'French drain, the rest': { agreement_id: doug, plan_line_id: waterproofing },
    'Rough wiring downstairs': { agreement_id: lupe, plan_line_id: wiring },
    'Drywall hung': { agreement_id: otis, plan_line_id: drywall },
    'Taping and sanding': { agreement_id: otis, plan_line_id: drywall },
    'walls framed': { agreement_id: null, plan_line_id: framing },
    'Egress opening cut': { agreement_id: null, plan_line_id: egress },
    'Egress window and well': { agreement_id: null, plan_line_id: egress },
    'Laundry lines moved': { agreement_id: null, plan_line_id: laundryPlumbing },
  };
}
