import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the farmhouse. Sam is the user with whom it is shared. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Farmhouse'] ?? 0 };
  const parlor = await insert('rooms', { ...own, name: 'Parlor' });
  const kitchen = await insert('rooms', { ...own, name: 'Kitchen and pantry' });
  const bath = await insert('rooms', { ...own, name: 'Upstairs bath' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const rewiring = await line('Rewiring', 'labor', 11800, null);
  const heating = await line('Boiler and heat', 'equipment', 9800, null);
  const cellulose = await line('Cellulose and air sealing', 'labor', 3900, null);
  const plaster = await line('Plaster', 'labor', 6200, parlor);
  const sash = await line('Sash restoration', 'labor', 5000, null);
  const pipes = await line('Bath and kitchen pipes', 'labor', 6400, bath);
  const pine = await line('Pine floors', 'labor', 3600, parlor);
  const counter = await line('Cabinets and counter', 'materials', 6500, kitchen);
  await line('Interior painting', 'labor', 2100, null);

  const nadia = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Nadia Ferro'],
    plan_line_id: rewiring,
    title: 'Whole-house rewiring',
    amount: 11200,
    holdback_percent: 5,
    agreed_on: '2025-11-10',
  });
  const hollis = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Hollis Quimby'],
    plan_line_id: plaster,
    title: 'Plaster, parlor to pantry',
    amount: 5600,
    agreed_on: '2026-03-16',
  });
  const everett = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Everett Choquette'],
    plan_line_id: pipes,
    title: 'Upstairs bath and kitchen plumbing',
    amount: 6100,
    agreed_on: '2026-06-08',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(nadia, rewiring, 'Hood circuit', 395, '2026-09-12');
  await bill(hollis, plaster, 'Pantry ceiling', 1240, '2026-09-22');
  await bill(everett, pipes, 'Tub and faucets set', 720, '2026-09-29');
  await bill(nadia, rewiring, 'Wiring final', 1150, '2026-10-09');
  await bill(hollis, plaster, 'Touch-up visit', 310, '2026-10-16');

  await insert('change_orders', {
    ...own,
    agreement_id: nadia,
    title: 'Separate circuit for the range hood',
    amount_delta: 395,
    status: 'accepted',
    decided_at: '2026-08-18T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: everett,
    title: 'Frost-proof spigot by the porch',
    amount_delta: 265,
  });

  await insert('reserve_moves', { ...own, amount: 6000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Nadia Ferro'],
    kind: 'insurance',
    title: 'Ferro Electric insurance',
    expires_on: '2026-09-24',
  });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Everett Choquette'],
    kind: 'insurance',
    title: 'Choquette and Sons insurance',
    expires_on: '2027-02-01',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Town zoning approval' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Boiler warranty',
    expires_on: '2036-01-16',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: nadia,
    title: 'Flickering sconce in the hall',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: hollis,
    title: 'Hairline crack over the parlor door',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: everett,
    title: 'Trap drips under the soapstone sink',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: nadia,
    title: 'Cover plate missing upstairs',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Hollis Quimby', 'Interior trim painted', 1690);
  await quote('Gwen Sorrell', 'Interior trim painted', 1475);
  await quote('Lars Nystrom', 'Stair treads refinished', 880);

  return {
    'Knob-and-tube out, downstairs': { agreement_id: nadia, plan_line_id: rewiring },
    'Rewire upstairs': { agreement_id: nadia, plan_line_id: rewiring },
    'Parlor ceiling, three coats': { agreement_id: hollis, plan_line_id: plaster },
    'Stairwell walls patched and skimmed': { agreement_id: hollis, plan_line_id: plaster },
    'Bathroom drains and supply, upstairs': { agreement_id: everett, plan_line_id: pipes },
    'Kitchen pipes and sink hooked up': { agreement_id: everett, plan_line_id: pipes },
    'Boiler, three-pass oil': { agreement_id: null, plan_line_id: heating },
    'Boiler swap and new zone valves': { agreement_id: null, plan_line_id: heating },
    'Dense-pack cellulose, first floor walls': { agreement_id: null, plan_line_id: cellulose },
    'Air sealing, attic hatch and eaves': { agreement_id: null, plan_line_id: cellulose },
    'Eight sash, Gwen, lot one': { agreement_id: null, plan_line_id: sash },
    'Eight sash, Gwen, lot two': { agreement_id: null, plan_line_id: sash },
    'Sash cord, weights, glazing putty': { agreement_id: null, plan_line_id: sash },
    'Pine boards sanded, four rooms': { agreement_id: null, plan_line_id: pine },
    'Tung oil, 6 gallons': { agreement_id: null, plan_line_id: pine },
    'Maple counter and soapstone sink': { agreement_id: null, plan_line_id: counter },
    'Cabinet carcasses, unfinished': { agreement_id: null, plan_line_id: counter },
    'One cabinet refunded, cracked': { agreement_id: null, plan_line_id: counter },
  };
}
