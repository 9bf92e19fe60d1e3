import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the upstairs flat. Sam is the brother-in-law, who owns a third of the house. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Upstairs'] ?? 0 };
  const kitchen = await insert('rooms', { ...own, name: 'Flat kitchen' });
  const bath = await insert('rooms', { ...own, name: 'Flat bath' });
  const front = await insert('rooms', { ...own, name: 'Front room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 5800, null);
  const rewiring = await line('Rewiring', 'labor', 4700, null);
  const plumbing = await line('Plumbing', 'labor', 2500, bath);
  const plaster = await line('Plaster and paint', 'labor', 5300, null);
  const floors = await line('Maple floors', 'labor', 4250, front);
  const cabinets = await line('Cabinets and counters', 'materials', 4200, kitchen);
  const appliances = await line('Stove and refrigerator', 'equipment', 1600, kitchen);
  const tile = await line('Bath tile', 'materials', 1350, bath);
  await line('Closet shelving', 'materials', 450, front);
  await line('Window screens', 'materials', 380, null);

  const agreement = (name: string, plan_line_id: number, rest: Record<string, unknown>) =>
    insert('agreements', { ...own, contractor_id: contractorIds[name], plan_line_id, ...rest });
  const hiroshi = await agreement('Hiroshi Tanabe', carpentry, {
    title: 'Flat carpentry',
    amount: 5670,
    agreed_on: '2026-05-04',
  });
  const abel = await agreement('Abel Okonkwo', rewiring, {
    title: 'Flat rewiring',
    amount: 4070,
    holdback_percent: 10,
    agreed_on: '2026-05-22',
  });
  const fintan = await agreement('Fintan Moss', floors, {
    title: 'Maple floors refinished',
    amount: 3800,
    agreed_on: '2026-07-27',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(hiroshi, carpentry, 'Baseboards', 780, '2026-09-10');
  await bill(fintan, floors, 'Second half of the floors', 1900, '2026-09-25');
  await bill(abel, rewiring, 'Fixtures hung', 620, '2026-10-02');
  await bill(abel, rewiring, 'Last electrical visit', 350, '2026-10-16');

  const change = (agreement_id: number, title: string, amount_delta: number, status?: string) =>
    insert('change_orders', {
      ...own,
      agreement_id,
      title,
      amount_delta,
      ...(status && { status, decided_at: '2026-08-20T12:00:00Z' }),
    });
  await change(fintan, 'Stain samples', 90, 'accepted');
  await change(abel, 'Extra outlet by the desk', 145, 'declined');
  await change(hiroshi, 'Pocket door for the bath', 540);

  await insert('reserve_moves', { ...own, amount: 2400 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  const insurance = (name: string, title: string, expires_on: string) =>
    insert('documents', {
      ...own,
      contractor_id: contractorIds[name],
      kind: 'insurance',
      title,
      expires_on,
    });
  await insurance('Hiroshi Tanabe', 'Tanabe Carpentry insurance', '2026-09-30');
  await insurance('Abel Okonkwo', 'Okonkwo Electric insurance', '2027-03-15');
  await insurance('Fintan Moss', 'Moss Floors insurance', '2026-08-31');
  await insert('documents', { ...own, kind: 'permit', title: 'Alteration permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Refrigerator warranty',
    expires_on: '2027-08-03',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Cabinet warranty',
    expires_on: '2036-07-16',
  });

  const punch = (agreement_id: number, title: string, is_done = false) =>
    insert('punch_items', { ...own, agreement_id, title, is_done });
  await punch(hiroshi, 'Bathroom door sticks');
  await punch(hiroshi, 'Gap at the header');
  await punch(fintan, 'Swirl marks in the hall');
  await punch(abel, 'Silent doorbell', true);

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Greta Sandoval', 'Stairwell painted', 430);
  await quote('Hiroshi Tanabe', 'Stairwell painted', 565);
  await quote('Wade Kimmel', 'Window screens', 310);

  return {
    'Wall opened, kitchen to dining': { agreement_id: hiroshi, plan_line_id: carpentry },
    'Cabinets assembled and hung': { agreement_id: hiroshi, plan_line_id: carpentry },
    'Doors hung': { agreement_id: hiroshi, plan_line_id: carpentry },
    'Flat rewired': { agreement_id: abel, plan_line_id: rewiring },
    'Maple floors sanded, first half': { agreement_id: fintan, plan_line_id: floors },
    'Breakers and cable': { agreement_id: null, plan_line_id: rewiring },
    'Supply lines replaced': { agreement_id: null, plan_line_id: plumbing },
    'Sink and tub trim set': { agreement_id: null, plan_line_id: plumbing },
    'Plaster mended, three rooms': { agreement_id: null, plan_line_id: plaster },
    'Flat painted, walls and ceilings': { agreement_id: null, plan_line_id: plaster },
    'Flat pack cabinets': { agreement_id: null, plan_line_id: cabinets },
    'Butcher block, two slabs': { agreement_id: null, plan_line_id: cabinets },
    'Electric stove': { agreement_id: null, plan_line_id: appliances },
    'White refrigerator': { agreement_id: null, plan_line_id: appliances },
    'Hex tile, 60 sq ft': { agreement_id: null, plan_line_id: tile },
    'Spare hex tile returned': { agreement_id: null, plan_line_id: tile },
    'Bath floor tiled': { agreement_id: null, plan_line_id: tile },
    'Floor finish, six gallons': { agreement_id: null, plan_line_id: floors },
    'Two gallons of finish returned': { agreement_id: null, plan_line_id: floors },
  };
}
