import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the third floor. Sam is the owner's brother-in-law, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Third'] ?? 0 };
  const front = await insert('rooms', { ...own, name: 'Front bedroom' });
  const back = await insert('rooms', { ...own, name: 'Back bedroom' });
  const landing = await insert('rooms', { ...own, name: 'Landing' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 12500, null);
  const power = await line('Electrical', 'labor', 6000, null);
  const pipes = await line('Plumbing', 'labor', 1900, null);
  const painting = await line('Painting', 'labor', 1600, null);
  const windows = await line('Windows', 'materials', 3400, null);
  const air = await line('Heating and cooling', 'equipment', 4000, null);
  const foam = await line('Insulation', 'labor', 3000, null);
  const sheets = await line('Drywall sheets', 'materials', 1100, null);
  const floors = await line('Flooring', 'materials', 3300, null);
  const doors = await line('Closet doors', 'other', 1500, front);
  await line('Reading nook shelves', 'materials', 480, front);
  await line('Bunk beds', 'materials', 1650, back);
  await line('Stair railing', 'materials', 720, landing);

  const darnell = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Darnell Whitaker'],
    plan_line_id: carpentry,
    title: 'Third floor carpentry',
    amount: 12600,
    agreed_on: '2026-05-12',
  });
  const gwen = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gwen Park'],
    plan_line_id: power,
    title: 'Third floor wiring',
    amount: 6200,
    holdback_percent: 10,
    agreed_on: '2026-05-26',
  });
  const rosa = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Rosa Benitez'],
    plan_line_id: pipes,
    title: 'Radiator and drain move',
    amount: 1850,
    agreed_on: '2026-06-29',
  });
  const calvin = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Calvin Boggs'],
    plan_line_id: painting,
    title: 'Painting both bedrooms',
    amount: 1560,
    agreed_on: '2026-08-10',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(gwen, power, 'Light fixtures and smoke alarms', 540, '2026-09-12');
  await bill(calvin, painting, 'Back bedroom painting', 780, '2026-09-25');
  await bill(darnell, carpentry, 'Trim and baseboards', 875, '2026-10-02');
  await bill(rosa, pipes, 'Radiator hookup', 350, '2026-10-09');
  await bill(darnell, carpentry, 'Extra closet shelves', 400, '2026-10-20');

  await insert('change_orders', {
    ...own,
    agreement_id: darnell,
    title: 'Extra closet in the back bedroom',
    amount_delta: 1150,
    status: 'accepted',
    decided_at: '2026-06-08T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: rosa,
    title: 'Reuse the old radiator',
    amount_delta: -240,
    status: 'accepted',
    decided_at: '2026-07-09T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: gwen,
    title: 'Ceiling fan in the back bedroom',
    amount_delta: 285,
  });

  await insert('reserve_moves', { ...own, amount: 3500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Darnell Whitaker'],
    kind: 'insurance',
    title: 'Whitaker Carpentry insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Gwen Park'],
    kind: 'insurance',
    title: 'Harbor Electric insurance',
    expires_on: '2027-03-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Priya Raman'],
    kind: 'insurance',
    title: 'Raman Studio liability insurance',
    expires_on: '2026-08-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Third floor permit card' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Mini split warranty',
    expires_on: '2033-07-06',
  });

  await insert('punch_items', { ...own, agreement_id: darnell, title: 'Knee wall hatch sticks' });
  await insert('punch_items', {
    ...own,
    agreement_id: darnell,
    title: 'Crack over the front window',
  });
  await insert('punch_items', { ...own, agreement_id: gwen, title: 'Dead outlet by the stairs' });
  await insert('punch_items', {
    ...own,
    agreement_id: calvin,
    title: 'Paint drips on the sill',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Luis Amaya', 'Oak floors laid', 2340);
  await quote('Darnell Whitaker', 'Oak floors laid', 2680);
  await quote('Fatima Noor', 'Built-in bunk beds', 1740);
  await quote('Darnell Whitaker', 'Built-in bunk beds', 1985);
  await quote('Keisha Monroe', 'Front stoop railing', 890);

  return {
    'Plaster and lath torn out': { agreement_id: darnell, plan_line_id: carpentry },
    'Knee walls and closets framed': { agreement_id: darnell, plan_line_id: carpentry },
    'Windows put in': { agreement_id: darnell, plan_line_id: carpentry },
    'Drywall hung': { agreement_id: darnell, plan_line_id: carpentry },
    'Mudded and sanded': { agreement_id: darnell, plan_line_id: carpentry },
    'Rewired, first half': { agreement_id: gwen, plan_line_id: power },
    'Rewired, second half': { agreement_id: gwen, plan_line_id: power },
    'Radiator moved, condensate drain run': { agreement_id: rosa, plan_line_id: pipes },
    'Front bedroom painted': { agreement_id: calvin, plan_line_id: painting },
    'Replacement windows, set of 5': { agreement_id: null, plan_line_id: windows },
    'Mini split, two heads': { agreement_id: null, plan_line_id: air },
    'Spray foam, roof slope': { agreement_id: null, plan_line_id: foam },
    'Drywall, 62 sheets': { agreement_id: null, plan_line_id: sheets },
    'Oak flooring, 520 sq ft': { agreement_id: null, plan_line_id: floors },
    'Three boxes of oak sent back': { agreement_id: null, plan_line_id: floors },
    'Closet doors, deposit': { agreement_id: null, plan_line_id: doors },
  };
}
