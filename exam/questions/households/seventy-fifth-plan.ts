import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the suite. Sam is the father's sister, who checks the sums. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Suite'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const kitchenette = await insert('rooms', { ...own, name: 'Kitchenette' });
  const showerRoom = await insert('rooms', { ...own, name: 'Shower room' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing', 'labor', 8800, null);
  const pipes = await line('Plumbing', 'labor', 5900, null);
  const power = await line('Electrical', 'labor', 4400, null);
  const air = await line('Heating and cooling', 'equipment', 3300, null);
  const walls = await line('Drywall and paint', 'labor', 4500, null);
  const cork = await line('Cork floor', 'materials', 3000, bedroom);
  await line('Built-in bookcase', 'materials', 650, bedroom);
  const doors = await line('Mirrored closet doors', 'other', 900, bedroom);
  const cabinets = await line('Cabinets and cooktop', 'materials', 3600, kitchenette);
  const shower = await line('Shower', 'materials', 1700, showerRoom);

  const virgil = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Virgil Stamps'],
    plan_line_id: framing,
    title: 'Framing and finish carpentry',
    amount: 6850,
    agreed_on: '2026-03-30',
  });
  const wade = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Wade Pickett'],
    plan_line_id: pipes,
    title: 'Suite plumbing',
    amount: 5650,
    holdback_percent: 10,
    agreed_on: '2026-04-20',
  });
  const noor = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Noor Siddiqi'],
    plan_line_id: power,
    title: 'Suite electric',
    amount: 4150,
    agreed_on: '2026-05-04',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(wade, pipes, 'Kitchenette hookup', 640, '2026-09-11');
  await bill(virgil, framing, 'Doors and baseboards', 1175, '2026-09-24');
  await bill(noor, power, 'Fixtures and smoke alarms', 525, '2026-09-29');
  await bill(wade, pipes, 'Shower valve and drain', 480, '2026-10-02');
  await bill(virgil, framing, 'Side door ramp', 900, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: virgil,
    title: 'Ramp at the side door',
    amount_delta: 900,
    status: 'accepted',
    decided_at: '2026-08-05T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: noor,
    title: 'Extra outlet by the bed',
    amount_delta: 120,
  });

  await insert('reserve_moves', { ...own, amount: 2800 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Virgil Stamps'],
    kind: 'insurance',
    title: 'Stamps Remodeling insurance',
    expires_on: '2026-10-06',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Wade Pickett'],
    kind: 'insurance',
    title: 'Pickett Plumbing insurance',
    expires_on: '2027-02-28',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Conversion permit, stamped' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Mini split warranty',
    expires_on: '2033-06-16',
  });

  await insert('punch_items', { ...own, agreement_id: virgil, title: 'Pocket door drags' });
  await insert('punch_items', { ...own, agreement_id: wade, title: 'Drip under the sink' });
  await insert('punch_items', { ...own, agreement_id: wade, title: 'Hot and cold swapped' });
  await insert('punch_items', {
    ...own,
    agreement_id: noor,
    title: 'Dead outlet by the closet',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Odette Fontaine', 'Baseboards painted', 460);
  await quote('Virgil Stamps', 'Baseboards painted', 610);
  await quote('Jerome Tuttle', 'Rubber treads on the steps', 285);

  return {
    'Garage door out, opening framed': { agreement_id: virgil, plan_line_id: framing },
    'Inside partitions framed': { agreement_id: virgil, plan_line_id: framing },
    'Slab cut for the drains': { agreement_id: wade, plan_line_id: pipes },
    'Pipes roughed in': { agreement_id: wade, plan_line_id: pipes },
    'Subpanel and wiring': { agreement_id: noor, plan_line_id: power },
    'Mini split, 12,000 BTU': { agreement_id: null, plan_line_id: air },
    'Mini split hung and charged': { agreement_id: null, plan_line_id: air },
    'Sheetrock, 44 sheets': { agreement_id: null, plan_line_id: walls },
    'Sheetrock hung and taped': { agreement_id: null, plan_line_id: walls },
    'Walls primed and painted': { agreement_id: null, plan_line_id: walls },
    'Cork planks, 410 sq ft': { agreement_id: null, plan_line_id: cork },
    'Cork glued down': { agreement_id: null, plan_line_id: cork },
    'Mirrored doors, deposit': { agreement_id: null, plan_line_id: doors },
    'Birch cabinets, Lookout Cabinet Outlet': { agreement_id: null, plan_line_id: cabinets },
    'Two burner cooktop': { agreement_id: null, plan_line_id: cabinets },
    'Shower base, low threshold': { agreement_id: null, plan_line_id: shower },
    'Shower wall panels': { agreement_id: null, plan_line_id: shower },
  };
}
