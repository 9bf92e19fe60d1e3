import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the kitchen. Sam is the grown son who helps. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Kitchen'] ?? 0 };
  const cookingSide = await insert('rooms', { ...own, name: 'Cooking side' });
  const nook = await insert('rooms', { ...own, name: 'Breakfast nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const cabinets = await line('Cabinets', 'materials', 14000, null);
  const electrical = await line('Electrical work', 'labor', 3800, null);
  const plumbing = await line('Sink and gas', 'labor', 2700, null);
  const countertop = await line('Quartz countertop', 'materials', 4200, cookingSide);
  await line('Backsplash', 'materials', 1100, cookingSide);
  await line('Banquette bench', 'materials', 780, nook);

  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
    });
  const roland = await agreement(
    'Roland Pickett',
    cabinets,
    'Cabinets, built and installed',
    14200,
    '2026-03-12',
  );
  const ines = await agreement(
    'Ines Quintero',
    electrical,
    'Kitchen electrical',
    3900,
    '2026-04-13',
  );
  const marvin = await agreement('Marvin Odell', plumbing, 'Sink and gas line', 2690, '2026-04-15');

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marvin, plumbing, 'Faucet and disposal hookup', 450, '2026-09-12');
  await bill(roland, cabinets, 'Cabinets, last payment', 1250, '2026-09-25');
  await bill(ines, electrical, 'Lights under the cabinets', 220, '2026-09-30');
  await bill(ines, electrical, 'Electrical, final payment', 385, '2026-10-09');

  await insert('change_orders', {
    ...own,
    agreement_id: ines,
    title: 'Lights under the cabinets',
    amount_delta: 220,
    status: 'accepted',
    decided_at: '2026-08-18T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: roland,
    title: 'Soft-close pantry drawers',
    amount_delta: 540,
  });

  await insert('reserve_moves', { ...own, amount: 2500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Ines Quintero'],
    kind: 'insurance',
    title: 'Quintero liability insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dishwasher warranty',
    expires_on: '2027-08-20',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: roland,
    title: 'Door by the fridge sticks',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: ines,
    title: 'Middle pendant hangs crooked',
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Bettina Voss', 'Backsplash set and grouted', 1180);
  await quote('Yusuf Demir', 'Backsplash set and grouted', 960);

  return {
    'Cabinet deposit': { agreement_id: roland, plan_line_id: cabinets },
    'Cabinets, second payment': { agreement_id: roland, plan_line_id: cabinets },
    'Cabinet install, three days': { agreement_id: roland, plan_line_id: cabinets },
    'Kitchen rough wiring': { agreement_id: ines, plan_line_id: electrical },
    'Range circuit and pendants wired': { agreement_id: ines, plan_line_id: electrical },
    'Sink drain and gas line moved': { agreement_id: marvin, plan_line_id: plumbing },
    'Quartz countertop deposit, Stonewell': { agreement_id: null, plan_line_id: countertop },
  };
}
