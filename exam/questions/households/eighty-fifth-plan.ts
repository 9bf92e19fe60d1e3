import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the garage. Sam is the brother-in-law, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Garage'] ?? 0 };
  const bedroom = await insert('rooms', { ...own, name: 'New bedroom' });
  const closet = await insert('rooms', { ...own, name: 'Walk-in closet' });
  const utility = await insert('rooms', { ...own, name: 'Utility nook' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const framing = await line('Framing and finish carpentry', 'labor', 8000, null);
  const wiring = await line('Wiring', 'labor', 4500, null);
  const air = await line('Heating and cooling', 'equipment', 3000, bedroom);
  const pipes = await line('Water heater move', 'labor', 1200, utility);
  const batts = await line('Insulation', 'materials', 600, bedroom);
  const board = await line('Drywall and texture work', 'labor', 3000, bedroom);
  const floor = await line('Flooring', 'materials', 2200, bedroom);
  const doors = await line('Doors', 'materials', 650, closet);
  const paint = await line('Paint', 'other', 1100, bedroom);
  await line('Closet shelving', 'materials', 450, closet);

  const dwight = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dwight Buckner'],
    plan_line_id: framing,
    title: 'Garage framing and finish',
    amount: 8400,
    agreed_on: '2026-03-20',
  });
  const curtis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Curtis Yahola'],
    plan_line_id: wiring,
    title: 'Garage wiring',
    amount: 4200,
    holdback_percent: 10,
    agreed_on: '2026-04-27',
  });
  const travis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Travis Hembree'],
    plan_line_id: air,
    title: 'Mini split install',
    amount: 1295,
    agreed_on: '2026-06-08',
  });
  const marisol = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marisol Vega'],
    plan_line_id: board,
    title: 'Garage drywall',
    amount: 2930,
    agreed_on: '2026-06-30',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(curtis, wiring, 'Smoke and CO detectors', 285, '2026-09-10');
  await bill(dwight, framing, 'Doors and trim, second half', 1100, '2026-09-25');
  await bill(curtis, wiring, 'Fixtures and final hookup', 700, '2026-09-29');
  await bill(dwight, framing, 'Closet built-in', 760, '2026-10-09');
  await bill(travis, air, 'Mini split checkup', 145, '2026-10-20');

  await insert('change_orders', {
    ...own,
    agreement_id: dwight,
    title: 'Bigger egress well',
    amount_delta: 380,
    status: 'accepted',
    decided_at: '2026-05-04T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: curtis,
    title: 'Two more outlets and a data line',
    amount_delta: 240,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: dwight,
    title: 'Window seat',
    amount_delta: 525,
  });

  await insert('reserve_moves', { ...own, amount: 2600 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dwight Buckner'],
    kind: 'insurance',
    title: 'Buckner Remodeling insurance',
    expires_on: '2026-09-30',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Curtis Yahola'],
    kind: 'insurance',
    title: 'Yahola Electric insurance',
    expires_on: '2027-02-28',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City building permit, garage' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Mini split warranty',
    expires_on: '2033-06-18',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: dwight,
    title: 'Bifold door will not latch',
  });
  await insert('punch_items', { ...own, agreement_id: dwight, title: 'Gap under the window trim' });
  await insert('punch_items', { ...own, agreement_id: curtis, title: 'Dead outlet by the window' });
  await insert('punch_items', {
    ...own,
    agreement_id: marisol,
    title: 'Nail pop over the closet',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Harlan Oakley', 'Front step poured', 520);
  await quote('Dwight Buckner', 'Front step poured', 680);
  await quote('Travis Hembree', 'Blown-in attic insulation', 985);

  return {
    'Garage door out, opening framed in': { agreement_id: dwight, plan_line_id: framing },
    'Sleepers and raised floor': { agreement_id: dwight, plan_line_id: framing },
    'Egress window set': { agreement_id: dwight, plan_line_id: framing },
    'Doors and trim, first half': { agreement_id: dwight, plan_line_id: framing },
    'Wiring rough-in, first half': { agreement_id: curtis, plan_line_id: wiring },
    'Wiring rough-in, second half': { agreement_id: curtis, plan_line_id: wiring },
    'Mini split, 12k BTU': { agreement_id: null, plan_line_id: air },
    'Mini split hung and charged': { agreement_id: travis, plan_line_id: air },
    'Water heater moved': { agreement_id: null, plan_line_id: pipes },
    'R-15 batts': { agreement_id: null, plan_line_id: batts },
    'Two bags of batts returned': { agreement_id: null, plan_line_id: batts },
    'Drywall hang and tape': { agreement_id: marisol, plan_line_id: board },
    'Orange peel texture': { agreement_id: marisol, plan_line_id: board },
    'LVP flooring, 420 sq ft': { agreement_id: null, plan_line_id: floor },
    'LVP put down': { agreement_id: null, plan_line_id: floor },
    'Bedroom door and closet bifolds': { agreement_id: null, plan_line_id: doors },
    'Sherwin-Williams paint, 6 gal': { agreement_id: null, plan_line_id: paint },
    'Bedroom painted': { agreement_id: null, plan_line_id: paint },
  };
}
