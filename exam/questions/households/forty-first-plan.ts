import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the basement guest suite. Sam is the couple's grown child. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const bath = await insert('rooms', { ...own, name: 'Guest bath' });
  const sitting = await insert('rooms', { ...own, name: 'Sitting corner' });
  await insert('rooms', { ...own, name: 'Guest bedroom' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const dry = await line('Waterproofing', 'labor', 13800, null);
  const carpentry = await line('Carpentry', 'labor', 7200, null);
  const plumbing = await line('Plumbing', 'labor', 5100, bath);
  const electrical = await line('Electrical', 'labor', 4200, null);
  const walls = await line('Drywall and painting', 'labor', 4600, null);
  const fixtures = await line('Bath fixtures', 'materials', 2300, bath);
  const flooring = await line('Flooring', 'materials', 3900, null);
  await line('Kitchenette', 'materials', 2700, sitting);

  const marisol = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marisol Ibarra'],
    plan_line_id: carpentry,
    title: 'Framing, doors and trim',
    amount: 5400,
    agreed_on: '2026-05-04',
  });
  const darnell = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Darnell Fitch'],
    plan_line_id: electrical,
    title: 'Basement wiring',
    amount: 3900,
    holdback_percent: 10,
    agreed_on: '2026-05-11',
  });
  const pauline = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Pauline Osgood'],
    plan_line_id: plumbing,
    title: 'Guest bath plumbing',
    amount: 4950,
    agreed_on: '2026-05-08',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marisol, carpentry, 'Ibarra second draw', 1530, '2026-09-10');
  await bill(darnell, electrical, 'Smoke detectors tied in', 175, '2026-09-21');
  await bill(pauline, plumbing, 'Osgood last invoice', 920, '2026-09-24');
  await bill(marisol, carpentry, 'Ibarra final draw', 1530, '2026-10-05');
  await bill(darnell, electrical, 'Fitch closing invoice', 225, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: marisol,
    title: 'Pocket door for the bath',
    amount_delta: 420,
    status: 'accepted',
    decided_at: '2026-07-10T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: darnell,
    title: 'Extra outlets by the desk',
    amount_delta: 260,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marisol Ibarra'],
    kind: 'insurance',
    title: 'Ibarra liability certificate',
    expires_on: '2026-10-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Finished basement permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Sump pump warranty',
    expires_on: '2031-04-28',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: marisol,
    title: 'Closet door rubs at the top',
  });
  await insert('punch_items', { ...own, agreement_id: darnell, title: 'Hall dimmer buzzes' });
  await insert('punch_items', {
    ...own,
    agreement_id: pauline,
    title: 'Shower handle loose',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Tammy Lindqvist', 'Vinyl plank laid', 1480);
  await quote('Eddie Marsh', 'Vinyl plank laid', 1100);
  await quote('Marisol Ibarra', 'Kitchenette cabinets', 2650);

  return {
    'Drain tile and sump, first half': { agreement_id: null, plan_line_id: dry },
    'Drain tile and sump, second half': { agreement_id: null, plan_line_id: dry },
    'Egress window, cut and set': { agreement_id: null, plan_line_id: dry },
    "Framing lumber from Hadley's": { agreement_id: null, plan_line_id: carpentry },
    'walls framed': { agreement_id: marisol, plan_line_id: carpentry },
    'Bathroom rough plumbing': { agreement_id: pauline, plan_line_id: plumbing },
    'Bath fixtures hooked up': { agreement_id: pauline, plan_line_id: plumbing },
    'Wiring, bedroom and bath': { agreement_id: darnell, plan_line_id: electrical },
    'can lights trimmed out': { agreement_id: darnell, plan_line_id: electrical },
    'Drywall hung and finished': { agreement_id: null, plan_line_id: walls },
    'Two coats, all rooms': { agreement_id: null, plan_line_id: walls },
    'Shower base and surround': { agreement_id: null, plan_line_id: fixtures },
    'Oak vanity, Millbrook Bath': { agreement_id: null, plan_line_id: fixtures },
    'Toilet and shower valve': { agreement_id: null, plan_line_id: fixtures },
    'Vinyl plank, 26 boxes': { agreement_id: null, plan_line_id: flooring },
  };
}
