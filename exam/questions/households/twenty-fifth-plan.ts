import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** A modest plan of the kitchen. Sam is Laurie's father, who helps with the papers. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 12500, null);
  const countertops = await line('Countertops', 'materials', 4800, null);
  const carpentry = await line('General contractor work', 'labor', 7500, null);
  const appliances = await line('Appliances', 'other', 3400, null);
  await line('Nook bench', 'materials', 850, nook);

  const greg = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Greg Sullivan'],
    plan_line_id: carpentry,
    title: 'Kitchen general contract',
    amount: 8200,
    agreed_on: '2026-05-01',
  });
  const keisha = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Keisha Moore'],
    plan_line_id: countertops,
    title: 'Quartz countertops',
    amount: 4700,
    agreed_on: '2026-07-13',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(keisha, countertops, 'Countertop final payment', 150, '2026-09-11');
  await bill(greg, carpentry, 'Trim work', 700, '2026-09-21');
  await bill(greg, carpentry, 'Contractor final payment', 375, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: greg,
    title: 'Crown molding on the upper cabinets',
    amount_delta: 450,
  });

  await insert('reserve_moves', { ...own, amount: 1500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Greg Sullivan'],
    kind: 'insurance',
    title: 'Sullivan liability insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Refrigerator warranty',
    expires_on: '2027-08-24',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: greg,
    title: 'Cabinet door rubs next to the fridge',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: keisha,
    title: 'Rough edge by the sink cutout',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Danny Kowalski', 'Kitchen painting', 1400);
  await quote('Greg Sullivan', 'Kitchen painting', 1950);

  return {
    'Cabinets deposit': { agreement_id: null, plan_line_id: cabinets },
    'Cabinets balance': { agreement_id: null, plan_line_id: cabinets },
    'Countertop deposit': { agreement_id: keisha, plan_line_id: countertops },
    'Countertop install': { agreement_id: keisha, plan_line_id: countertops },
    'Demo of old kitchen': { agreement_id: greg, plan_line_id: carpentry },
    'Drywall and patching': { agreement_id: greg, plan_line_id: carpentry },
    'Cabinet install': { agreement_id: greg, plan_line_id: carpentry },
    'Floor install': { agreement_id: greg, plan_line_id: carpentry },
    'Range hood': { agreement_id: null, plan_line_id: appliances },
    Refrigerator: { agreement_id: null, plan_line_id: appliances },
  };
}
