import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the primary suite. Sam is the couple's grown child. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Primary'] ?? 0 };
  const bath = await insert('rooms', { ...own, name: 'Suite bath' });
  const bedroom = await insert('rooms', { ...own, name: 'Bedroom' });
  const closet = await insert('rooms', { ...own, name: 'Walk-in closet' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const carpentry = await line('Carpentry', 'labor', 8400, null);
  const plumbing = await line('Plumbing', 'labor', 4300, null);
  const electrical = await line('Electrical', 'labor', 4600, null);
  const tiling = await line('Tile setting', 'labor', 3400, bath);
  const tile = await line('Tile and shower pan', 'materials', 2900, bath);
  const fixtures = await line('Vanity, toilet and faucets', 'materials', 3400, bath);
  const closetSystem = await line('Closet system', 'materials', 3100, closet);
  await line('Carpet', 'materials', 1850, bedroom);

  const gordon = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Gordon Achterberg'],
    plan_line_id: carpentry,
    title: 'Suite carpentry',
    amount: 7800,
    agreed_on: '2026-04-27',
  });
  const lucinda = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Lucinda Prewitt'],
    plan_line_id: plumbing,
    title: 'Suite plumbing',
    amount: 4150,
    agreed_on: '2026-05-08',
  });
  const osvaldo = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Osvaldo Rincon'],
    plan_line_id: electrical,
    title: 'Suite wiring and lights',
    amount: 4500,
    holdback_percent: 10,
    agreed_on: '2026-05-11',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(gordon, carpentry, 'Linen niche and closet wall', 1230, '2026-09-10');
  await bill(osvaldo, electrical, 'Reading lamps wired', 310, '2026-09-21');
  await bill(gordon, carpentry, 'Trim and last doors', 1500, '2026-09-29');
  await bill(lucinda, plumbing, 'Plumbing last payment', 335, '2026-10-05');
  await bill(osvaldo, electrical, 'Wiring last payment', 290, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: gordon,
    title: 'Linen niche',
    amount_delta: 420,
    status: 'accepted',
    decided_at: '2026-06-18T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: osvaldo,
    title: 'Night lights along the hall',
    amount_delta: 260,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Gordon Achterberg'],
    kind: 'insurance',
    title: 'Achterberg liability insurance',
    expires_on: '2026-10-31',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Suite permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Walnut vanity warranty',
    expires_on: '2031-07-29',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: gordon,
    title: 'Closet door rubs on the frame',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: osvaldo,
    title: 'Fan switch is upside down',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: lucinda,
    title: 'Left faucet drips',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Harriet Boone', 'Wallpaper behind the bed', 720);
  await quote('Gordon Achterberg', 'Wallpaper behind the bed', 865);
  await quote('Dmitri Vance', 'Sliding door to the patio', 2860);

  return {
    'Framing, wider doorway and closet wall': { agreement_id: gordon, plan_line_id: carpentry },
    'Drywall hung and finished': { agreement_id: gordon, plan_line_id: carpentry },
    'Door hung and trimmed': { agreement_id: gordon, plan_line_id: carpentry },
    'Pipes roughed in for shower and sinks': { agreement_id: lucinda, plan_line_id: plumbing },
    'Toilet, sinks and shower hooked up': { agreement_id: lucinda, plan_line_id: plumbing },
    'Rough wiring, bedroom and bath': { agreement_id: osvaldo, plan_line_id: electrical },
    'switches, fan and ceiling lights put in': { agreement_id: osvaldo, plan_line_id: electrical },
    'Shower and bath floor tiled': { agreement_id: null, plan_line_id: tiling },
    'Curbless shower pan and drain': { agreement_id: null, plan_line_id: tile },
    'Shower tile, Halvorsen': { agreement_id: null, plan_line_id: tile },
    'Floor tile, matte hexagon': { agreement_id: null, plan_line_id: tile },
    'Two boxes of hexagon taken back': { agreement_id: null, plan_line_id: tile },
    'Double vanity, walnut': { agreement_id: null, plan_line_id: fixtures },
    'Comfort-height toilet': { agreement_id: null, plan_line_id: fixtures },
    'Faucets and hand shower': { agreement_id: null, plan_line_id: fixtures },
    'Wrong hand shower sent back': { agreement_id: null, plan_line_id: fixtures },
    'Closet system, half down': { agreement_id: null, plan_line_id: closetSystem },
  };
}
