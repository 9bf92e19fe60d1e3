import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the family room, the laundry's inbox and the quotes of the laundry. Sam is the accountant friend. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Family'] ?? 0 };
  const mainSpace = await insert('rooms', { ...own, name: 'Main sitting area' });
  const homework = await insert('rooms', { ...own, name: 'Homework nook' });
  await insert('rooms', { ...own, name: 'Back entry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const shell = await line('Foundation and framing', 'labor', 19500, null);
  const electrical = await line('Electrical', 'labor', 4450, null);
  const heating = await line('Heating and gas', 'labor', 3900, null);
  const glass = await line('Slider and windows', 'materials', 6900, mainSpace);
  const flooring = await line('Oak floor', 'materials', 3400, mainSpace);
  const fireplace = await line('Fireplace insert', 'equipment', 3100, mainSpace);
  await line('Built-in desks', 'materials', 2650, homework);

  const anselm = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Anselm Brody'],
    plan_line_id: shell,
    title: 'Foundation and framing shell',
    amount: 19800,
    agreed_on: '2026-03-30',
  });
  const lupe = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lupe Ferrara'],
    plan_line_id: electrical,
    title: 'Family room electrical',
    amount: 4600,
    holdback_percent: 10,
    agreed_on: '2026-06-15',
  });
  const stig = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Stig Halvorsen'],
    plan_line_id: heating,
    title: 'Ducts and gas line',
    amount: 3950,
    agreed_on: '2026-06-22',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(stig, heating, 'Fireplace hookup balance', 185, '2026-09-11');
  await bill(lupe, electrical, 'Electrical final invoice', 460, '2026-09-28');
  await bill(anselm, shell, 'Shell closing payment', 1400, '2026-10-02');

  await insert('change_orders', {
    ...own,
    agreement_id: anselm,
    title: 'Wider header over the slider',
    amount_delta: 1140,
    status: 'accepted',
    decided_at: '2026-06-29T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: lupe,
    title: 'Floor outlet by the couch',
    amount_delta: 365,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: stig,
    title: 'Radiant tubing under the oak',
    amount_delta: 2900,
    status: 'declined',
    decided_at: '2026-07-13T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 6400 });
  await insert('project_members', { ...own, member_id: sam, role: 'viewer' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Anselm Brody'],
    kind: 'insurance',
    title: 'Brody & Daughters liability insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'County building permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lupe Ferrara'],
    kind: 'contract',
    title: 'Ferrara Electric contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Fireplace insert warranty',
    expires_on: '2031-08-14',
  });

  await insert('punch_items', { ...own, agreement_id: anselm, title: 'Squeak in the subfloor' });
  await insert('punch_items', { ...own, agreement_id: lupe, title: 'Dimmer by the slider buzzes' });
  await insert('punch_items', {
    ...own,
    agreement_id: stig,
    title: 'Balance the supply registers',
    is_done: true,
  });

  const laundry = { user_id, project_id: projectIds['Laundry'] ?? 0 };
  await insert('inbox_items', {
    ...laundry,
    name: 'cabinet-shop-slip.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...laundry, contractor_id: contractorIds[name], title, total });
  await quote('Casimir Wolk', 'Mudroom wainscot', 1240);
  await quote('Anselm Brody', 'Mudroom wainscot', 1475);
  await quote('Stig Halvorsen', 'Utility sink', 865);

  return {
    'Foundation walls': { agreement_id: anselm, plan_line_id: shell },
    'Framing, first half': { agreement_id: anselm, plan_line_id: shell },
    'Framing, second half': { agreement_id: anselm, plan_line_id: shell },
    "Extra stud bay and a wider header over the slider, as the engineer's letter asked": {
      agreement_id: anselm,
      plan_line_id: shell,
    },
    'Family room rough wiring': { agreement_id: lupe, plan_line_id: electrical },
    'Fixtures wired and tested': { agreement_id: lupe, plan_line_id: electrical },
    'Ductwork and two new supply runs': { agreement_id: stig, plan_line_id: heating },
    'Gas line for the fireplace': { agreement_id: stig, plan_line_id: heating },
    'Patio slider and four windows, Clearview Glass': { agreement_id: null, plan_line_id: glass },
    'Oak flooring, 480 square feet': { agreement_id: null, plan_line_id: flooring },
    'Gas fireplace insert, Hearth & Ember': { agreement_id: null, plan_line_id: fireplace },
  };
}
