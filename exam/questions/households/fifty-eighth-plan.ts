import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the garage conversion. Sam is the other half of the couple. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Garage'] ?? 0 };
  const studio = await insert('rooms', { ...own, name: 'Studio room' });
  const bath = await insert('rooms', { ...own, name: 'Guest bath' });
  const corner = await insert('rooms', { ...own, name: 'Kitchenette corner' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Framing and carpentry', 'labor', 5500, null);
  const wiring = await line('Wiring', 'labor', 4700, null);
  const plumbing = await line('Plumbing', 'labor', 5600, null);
  const heat = await line('Heating and cooling', 'equipment', 3400, studio);
  const shell = await line('Insulation and drywall', 'materials', 4800, studio);
  const floor = await line('Flooring', 'materials', 2400, studio);
  const fittings = await line('Bath fittings', 'materials', 1900, bath);
  const cabinets = await line('Kitchenette cabinets', 'materials', 1750, corner);
  await line('Painting', 'labor', 1500, studio);

  const dmitri = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dmitri Halloran'],
    plan_line_id: carpentry,
    title: 'Framing, cabinets and trim',
    amount: 5400,
    agreed_on: '2026-03-09',
  });
  const lucinda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lucinda Pratt'],
    plan_line_id: wiring,
    title: 'Garage wiring',
    amount: 4600,
    holdback_percent: 10,
    agreed_on: '2026-04-02',
  });
  const osvaldo = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Osvaldo Reyes'],
    plan_line_id: plumbing,
    title: 'Bath and kitchenette plumbing',
    amount: 5300,
    agreed_on: '2026-04-20',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(lucinda, wiring, 'Light fixtures hung', 690, '2026-09-10');
  await bill(osvaldo, plumbing, 'Longer trench', 360, '2026-09-18');
  await bill(dmitri, carpentry, 'Trim and door hanging', 780, '2026-09-25');
  await bill(osvaldo, plumbing, 'Plumbing final', 485, '2026-10-05');
  await bill(lucinda, wiring, 'Electrical final', 660, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: osvaldo,
    title: 'Trench two feet longer',
    amount_delta: 360,
    status: 'accepted',
    decided_at: '2026-05-06T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: lucinda,
    title: 'Outdoor outlet and porch light',
    amount_delta: 275,
  });

  await insert('reserve_moves', { ...own, amount: 3200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Lucinda Pratt'],
    kind: 'insurance',
    title: 'Pratt Electric insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dmitri Halloran'],
    kind: 'insurance',
    title: 'Halloran Build insurance',
    expires_on: '2027-03-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Garage building permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Mini split warranty',
    expires_on: '2033-05-29',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: dmitri,
    title: 'Bath door rubs the jamb',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: dmitri,
    title: 'Filler strip missing by the fridge',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lucinda,
    title: 'Dead switch at the entry',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: osvaldo,
    title: 'Wobbly shower handle',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Fenella Okoye', 'Studio painted', 1420);
  await quote('Teddy Vance', 'Studio painted', 1090);
  await quote('Maribel Soto', 'Storm door', 565);

  return {
    'Framing the front wall and the bath': { agreement_id: dmitri, plan_line_id: carpentry },
    'Cabinets put together and hung': { agreement_id: dmitri, plan_line_id: carpentry },
    'Rough electric and subpanel': { agreement_id: lucinda, plan_line_id: wiring },
    'Bath rough-in, slab cut and drain': { agreement_id: osvaldo, plan_line_id: plumbing },
    'Shower and sinks connected': { agreement_id: osvaldo, plan_line_id: plumbing },
    'Mini split, 12k single head': { agreement_id: null, plan_line_id: heat },
    'Mini split install, first half': { agreement_id: null, plan_line_id: heat },
    'Mini split install, second half': { agreement_id: null, plan_line_id: heat },
    'Spray foam and batts': { agreement_id: null, plan_line_id: shell },
    '46 sheets of drywall, delivered': { agreement_id: null, plan_line_id: shell },
    'hung, taped and sanded': { agreement_id: null, plan_line_id: shell },
    'Vinyl plank, 22 boxes': { agreement_id: null, plan_line_id: floor },
    'Two boxes of plank returned': { agreement_id: null, plan_line_id: floor },
    'Plank floor laid': { agreement_id: null, plan_line_id: floor },
    'Shower base and wall panels': { agreement_id: null, plan_line_id: fittings },
    'Toilet and vanity, Brightwell Supply': { agreement_id: null, plan_line_id: fittings },
    'Kitchenette cabinets, flat pack': { agreement_id: null, plan_line_id: cabinets },
  };
}
