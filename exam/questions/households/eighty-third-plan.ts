import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the basement. Sam is the baker's sister, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Basement'] ?? 0 };
  const bathroom = await insert('rooms', { ...own, name: 'Bathroom' });
  const family = await insert('rooms', { ...own, name: 'Family room' });
  const guest = await insert('rooms', { ...own, name: 'Guest room' });
  const laundry = await insert('rooms', { ...own, name: 'Laundry' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Framing and carpentry', 'labor', 10500, null);
  const water = await line('Waterproofing', 'labor', 7000, null);
  const pipes = await line('Plumbing', 'labor', 6000, null);
  const power = await line('Electrical', 'labor', 4800, null);
  const drywall = await line('Drywall', 'labor', 3700, null);
  const insulation = await line('Insulation', 'materials', 1600, null);
  const paint = await line('Paint', 'other', 2200, null);
  const doors = await line('Interior doors', 'materials', 1350, null);
  const egress = await line('Egress window', 'materials', 1500, guest);
  const tile = await line('Shower tile', 'materials', 1500, bathroom);
  const vanity = await line('Vanity', 'materials', 700, bathroom);
  const flooring = await line('Flooring', 'materials', 4800, family);
  await line('Laundry cabinets', 'materials', 900, laundry);

  const dale = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Dale Hutchins'],
    plan_line_id: carpentry,
    title: 'Basement framing and carpentry',
    amount: 10800,
    agreed_on: '2026-04-15',
  });
  const jamal = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Jamal Whitaker'],
    plan_line_id: water,
    title: 'Drain tile and sump pump',
    amount: 6800,
    agreed_on: '2026-04-27',
  });
  const marcus = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marcus Bell'],
    plan_line_id: pipes,
    title: 'Basement bath plumbing',
    amount: 5800,
    holdback_percent: 10,
    agreed_on: '2026-05-18',
  });
  const thuy = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Thuy Pham'],
    plan_line_id: power,
    title: 'Basement wiring',
    amount: 4900,
    agreed_on: '2026-05-25',
  });
  const hector = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hector Ruiz'],
    plan_line_id: drywall,
    title: 'Drywall hang and finish',
    amount: 3550,
    agreed_on: '2026-06-29',
  });
  const bev = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Bev Tanaka'],
    plan_line_id: flooring,
    title: 'LVP floor install',
    amount: 2200,
    agreed_on: '2026-08-17',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marcus, pipes, 'Shower valve and trim set', 640, '2026-09-14');
  await bill(thuy, power, 'Finish wiring and fixtures', 1680, '2026-09-23');
  await bill(bev, flooring, 'Floor install, second half', 1100, '2026-09-25');
  await bill(dale, carpentry, 'Closet under the stairs', 650, '2026-10-02');
  await bill(dale, carpentry, 'Door hanging and trim', 1500, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: dale,
    title: 'Closet under the stairs',
    amount_delta: 650,
    status: 'accepted',
    decided_at: '2026-06-22T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: thuy,
    title: 'Two more outlets in the guest room',
    amount_delta: 180,
    status: 'accepted',
    decided_at: '2026-07-13T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marcus,
    title: 'Utility sink hookup',
    amount_delta: 420,
  });

  await insert('reserve_moves', { ...own, amount: 4200 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Dale Hutchins'],
    kind: 'insurance',
    title: 'Hutchins Remodeling insurance',
    expires_on: '2026-10-01',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Marcus Bell'],
    kind: 'insurance',
    title: 'Bell and Sons insurance',
    expires_on: '2026-08-31',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Thuy Pham'],
    kind: 'insurance',
    title: 'Pham Electric insurance',
    expires_on: '2027-03-15',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'City permit, approved plan set' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Sump pump warranty',
    expires_on: '2031-05-08',
  });

  await insert('punch_items', { ...own, agreement_id: dale, title: 'Squeaky stair tread' });
  await insert('punch_items', { ...own, agreement_id: dale, title: 'Gap in the egress trim' });
  await insert('punch_items', { ...own, agreement_id: marcus, title: 'Shower drain gurgles' });
  await insert('punch_items', {
    ...own,
    agreement_id: thuy,
    title: 'Dead outlet behind the couch',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: hector,
    title: 'Nail pops by the stairs',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Dale Hutchins', 'Laundry cabinets', 1240);
  await quote('Curtis Ogle', 'Laundry cabinets', 875);
  await quote('Bev Tanaka', 'Carpet for the basement stairs', 760);

  return {
    'Demo and haul off': { agreement_id: dale, plan_line_id: carpentry },
    'Egress opening cut in': { agreement_id: dale, plan_line_id: carpentry },
    'Walls framed': { agreement_id: dale, plan_line_id: carpentry },
    'Drain tile deposit': { agreement_id: jamal, plan_line_id: water },
    'Drain tile and sump, rest': { agreement_id: jamal, plan_line_id: water },
    '1st payment plumber': { agreement_id: marcus, plan_line_id: pipes },
    '2nd payment plumber': { agreement_id: marcus, plan_line_id: pipes },
    'Sub-panel and rough wiring': { agreement_id: thuy, plan_line_id: power },
    'Drywall hung': { agreement_id: hector, plan_line_id: drywall },
    'Mud and tape': { agreement_id: hector, plan_line_id: drywall },
    'Rigid foam and batts': { agreement_id: null, plan_line_id: insulation },
    'Primer and paint, 9 gal': { agreement_id: null, plan_line_id: paint },
    'Basement painted, first half': { agreement_id: null, plan_line_id: paint },
    'Interior doors, deposit': { agreement_id: null, plan_line_id: doors },
    'Egress window and well': { agreement_id: null, plan_line_id: egress },
    'Shower pan and tile': { agreement_id: null, plan_line_id: tile },
    'Bathroom vanity, Ferguson': { agreement_id: null, plan_line_id: vanity },
    'LVP planks, 640 sq ft': { agreement_id: null, plan_line_id: flooring },
    'Three boxes of LVP returned': { agreement_id: null, plan_line_id: flooring },
    'Floor install, first half': { agreement_id: bev, plan_line_id: flooring },
  };
}
