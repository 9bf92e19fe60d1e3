import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the basement and the stairs. Sam is the nurse of the two. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const playroom = await insert('rooms', { ...own, name: 'Playroom' });
  const laundry = await insert('rooms', { ...own, name: 'Laundry corner' });
  const stairwell = await insert('rooms', { ...own, name: 'Stairwell' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing and egress', 'labor', 9300, null);
  const wiring = await line('Wiring', 'labor', 4100, null);
  const stairs = await line('Stairs', 'labor', 8200, stairwell);
  const laundryPlumbing = await line('Laundry plumbing', 'labor', 2200, laundry);
  const drywall = await line('Drywall work', 'labor', 2750, null);
  const insulation = await line('Insulation', 'materials', 1900, null);
  await line('Vinyl plank floor', 'materials', 3400, playroom);

  const dale = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dale Hutchins'],
    plan_line_id: framing,
    title: 'Framing and egress window',
    amount: 8600,
    agreed_on: '2026-03-26',
  });
  const priya = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Priya Nair'],
    plan_line_id: wiring,
    title: 'Basement wiring',
    amount: 4000,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const lars = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lars Lindqvist'],
    plan_line_id: stairs,
    title: 'New oak stairs',
    amount: 6800,
    agreed_on: '2026-07-13',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(dale, framing, 'Framing last draw', 1050, '2026-09-11');
  await bill(priya, wiring, 'Smoke detectors wired', 130, '2026-09-18');
  await bill(dale, framing, 'Closet under the stairs', 650, '2026-09-23');
  await bill(lars, stairs, 'Stair balance', 1135, '2026-09-30');
  await bill(priya, wiring, 'Wiring holdback', 400, '2026-10-21');

  await insert('change_orders', {
    ...own,
    agreement_id: dale,
    title: 'Closet under the stairs',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: lars,
    title: 'Kid-height second handrail',
    amount_delta: 290,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dale Hutchins'],
    kind: 'insurance',
    title: 'Hutchins liability insurance',
    expires_on: '2026-10-09',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Basement finishing permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Sump pump warranty',
    expires_on: '2029-05-29',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: lars,
    title: 'Third step squeaks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: dale,
    title: 'Egress window latch sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: priya,
    title: 'Dead outlet behind the dryer',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Farah Aziz', 'Vinyl plank laid', 2980);
  await quote('Dale Hutchins', 'Vinyl plank laid', 3350);
  await quote('Marisol Vega', 'Playroom mural', 540);

  return {
    'Framing draw one': { agreement_id: dale, plan_line_id: framing },
    'Framing draw two': { agreement_id: dale, plan_line_id: framing },
    'foundation cut for egress window': { agreement_id: dale, plan_line_id: framing },
    'Wiring, first half': { agreement_id: priya, plan_line_id: wiring },
    'Wiring, second half': { agreement_id: priya, plan_line_id: wiring },
    'Stair deposit': { agreement_id: lars, plan_line_id: stairs },
    'Oak treads and risers': { agreement_id: lars, plan_line_id: stairs },
    'Stairs, progress payment': { agreement_id: lars, plan_line_id: stairs },
    'Railing and balusters': { agreement_id: null, plan_line_id: stairs },
    'Extra balusters sent back': { agreement_id: null, plan_line_id: stairs },
    'Rough-in for the laundry drain': { agreement_id: null, plan_line_id: laundryPlumbing },
    'Laundry hookups': { agreement_id: null, plan_line_id: laundryPlumbing },
    'Hanging drywall': { agreement_id: null, plan_line_id: drywall },
    'Taping and sanding': { agreement_id: null, plan_line_id: drywall },
    'Moisture barrier and foam board': { agreement_id: null, plan_line_id: insulation },
    'Insulation batts': { agreement_id: null, plan_line_id: insulation },
    'Two bundles of batts taken back': { agreement_id: null, plan_line_id: insulation },
  };
}
