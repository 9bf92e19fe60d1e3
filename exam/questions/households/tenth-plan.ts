import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the cottage, the deck's inbox and the quotes of the deck. Sam is Lottie's daughter Meg. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Cottage'] ?? 0 };
  const frontRoom = await insert('rooms', { ...own, name: 'Front room' });
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen' });
  const bathroom = await insert('rooms', { ...own, name: 'Bathroom' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const windows = await line('Impact windows', 'materials', 14800, null);
  const electrical = await line('Electrical', 'labor', 4650, null);
  const plumbing = await line('Plumbing', 'labor', 4950, null);
  const siding = await line('Siding', 'materials', 5275, null);
  const flooring = await line('Plank flooring', 'materials', 2050, frontRoom);
  const appliances = await line('Kitchen appliances', 'other', 1600, kitchen);
  await line('Vanity and mirror', 'materials', 890, bathroom);

  const rosalie = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Rosalie Banks'],
    plan_line_id: windows,
    title: 'Windows, supply and install',
    amount: 14900,
    agreed_on: '2026-05-08',
  });
  const teo = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Teo Cruz'],
    plan_line_id: electrical,
    title: 'Cottage electrical',
    amount: 4400,
    holdback_percent: 10,
    agreed_on: '2026-05-19',
  });
  const hollis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hollis Waters'],
    plan_line_id: plumbing,
    title: 'Cottage plumbing',
    amount: 4800,
    agreed_on: '2026-05-26',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(hollis, plumbing, 'Plumbing last installment', 720, '2026-09-10');
  await bill(teo, electrical, 'Electrical closing bill', 400, '2026-09-21');
  await bill(rosalie, windows, 'Window screens and touch-up', 799.6, '2026-10-06');

  await insert('change_orders', {
    ...own,
    agreement_id: rosalie,
    title: 'Tempered glass by the stairs',
    amount_delta: 415,
    status: 'accepted',
    decided_at: '2026-06-05T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: teo,
    title: 'Outdoor shower light',
    amount_delta: 285,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: hollis,
    title: 'Second garden spigot',
    amount_delta: 340,
    status: 'declined',
    decided_at: '2026-07-22T12:00:00Z',
  });

  await insert('reserve_moves', { ...own, amount: 5750 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['June Marsh'],
    kind: 'insurance',
    title: 'Marsh Roofing liability insurance',
    expires_on: '2026-10-02',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Town rebuilding permit' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Rosalie Banks'],
    kind: 'contract',
    title: 'Banks Windows contract',
  });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Dehumidifier warranty',
    expires_on: '2029-08-26',
  });

  await insert('punch_items', { ...own, agreement_id: rosalie, title: 'Kitchen window sticks' });
  await insert('punch_items', { ...own, agreement_id: teo, title: 'Hall switch wired backwards' });
  await insert('punch_items', {
    ...own,
    agreement_id: hollis,
    title: 'Snake the shower drain',
    is_done: true,
  });

  const deck = { user_id, project_id: projectIds['Deck'] ?? 0 };
  await insert('inbox_items', {
    ...deck,
    name: 'hardware-store-slip.jpg',
    image_url: 'inbox/1.jpg',
  });
  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...deck, contractor_id: contractorIds[name], title, total });
  await quote('Nadine Keel', 'Handrails', 2375);
  await quote('Emmett Sands', 'Handrails', 2090);
  await quote('Bill Gale', 'Deck staining', 1165);

  return {
    'Window order deposit': { agreement_id: rosalie, plan_line_id: windows },
    'Impact windows, balance on delivery': { agreement_id: rosalie, plan_line_id: windows },
    'Putting in the windows': { agreement_id: rosalie, plan_line_id: windows },
    'Cottage rough wiring': { agreement_id: teo, plan_line_id: electrical },
    'Ceiling fans hung': { agreement_id: teo, plan_line_id: electrical },
    'Rough plumbing, kitchen and bath': { agreement_id: hollis, plan_line_id: plumbing },
    'Kitchen faucet and sink set': { agreement_id: hollis, plan_line_id: plumbing },
    'Cement-board siding': { agreement_id: null, plan_line_id: siding },
    'Luxury vinyl plank, Shoreline Floors': { agreement_id: null, plan_line_id: flooring },
    'Stove and refrigerator, scratch and dent': { agreement_id: null, plan_line_id: appliances },
  };
}
