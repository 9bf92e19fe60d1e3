import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the third-floor bathroom. Sam is the other brother, who may edit. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Third-Floor'] ?? 0 };
  const bath = await insert('rooms', { ...own, name: 'Bathroom' });
  const landing = await insert('rooms', { ...own, name: 'Landing' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const permits = await line('Permits', 'permits', 500, null);
  const demo = await line('Demo and dumpster', 'labor', 1600, null);
  const carpentry = await line('Joists and carpentry', 'labor', 3900, null);
  const pipes = await line('Plumbing', 'labor', 8200, bath);
  const power = await line('Electrical', 'labor', 2900, null);
  const insulation = await line('Insulation', 'materials', 600, bath);
  const plaster = await line('Plaster', 'labor', 2800, bath);
  const tileLabor = await line('Tile labor', 'labor', 3300, bath);
  const tile = await line('Tile and membrane', 'materials', 1900, bath);
  const fixtures = await line('Tub and fixtures', 'materials', 2400, bath);
  const glass = await line('Shower glass', 'materials', 1700, bath);
  await line('Paint', 'materials', 1100, landing);
  await line('Landing floor', 'materials', 950, landing);

  const agreement = (
    name: string,
    plan_line_id: number,
    title: string,
    amount: number,
    agreed_on: string,
    more: Record<string, unknown> = {},
  ) =>
    insert('agreements', {
      ...own,
      contractor_id: contractorIds[name],
      plan_line_id,
      title,
      amount,
      agreed_on,
      ...more,
    });
  const wendell = await agreement(
    'Wendell Pruitt',
    carpentry,
    'Joists, closet and trim',
    2950,
    '2026-03-30',
  );
  const tyrell = await agreement(
    'Tyrell Gaines',
    pipes,
    'Third-floor bath plumbing',
    7800,
    '2026-04-08',
    { holdback_percent: 5 },
  );
  const aisha = await agreement('Aisha Bello', power, 'Bath and hall wiring', 2750, '2026-04-27');
  const lonnie = await agreement(
    'Lonnie Tubbs',
    plaster,
    'Plaster walls and ceiling',
    2400,
    '2026-06-15',
  );
  const marisol = await agreement(
    'Marisol Quintero',
    tileLabor,
    'Shower and floor tile',
    3200,
    '2026-07-06',
  );
  const kenji = await agreement('Kenji Mori', glass, 'Frameless shower glass', 1650, '2026-09-01');

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(marisol, tileLabor, 'Hex floor labor', 900, '2026-09-11');
  await bill(aisha, power, 'Finish electrical', 800, '2026-09-22');
  await bill(tyrell, pipes, 'Tub and sink hookup', 525, '2026-09-25');
  await bill(kenji, glass, 'Shower glass, second half', 800, '2026-09-30');
  await bill(wendell, carpentry, 'Linen closet and trim', 1270, '2026-10-09');
  await bill(lonnie, plaster, 'Plaster touch-up', 220, '2026-10-13');

  await insert('change_orders', {
    ...own,
    agreement_id: lonnie,
    title: 'Plaster around the window',
    amount_delta: 240,
    status: 'accepted',
    decided_at: '2026-08-31T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marisol,
    title: 'Niche in the shower wall',
    amount_delta: 310,
    status: 'declined',
    decided_at: '2026-08-05T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: tyrell,
    title: 'Move the radiator line',
    amount_delta: 560,
  });
  await insert('change_orders', {
    ...own,
    agreement_id: aisha,
    title: 'Dimmer and sconce on the landing',
    amount_delta: 185,
  });

  await insert('reserve_moves', { ...own, amount: 3500 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });

  const document = (
    kind: string,
    title: string,
    expires_on: string | null,
    name: string | null = null,
  ) =>
    insert('documents', {
      ...own,
      kind,
      title,
      ...(expires_on && { expires_on }),
      ...(name && { contractor_id: contractorIds[name] }),
    });
  await document('insurance', 'Quintero Tile insurance', '2026-07-31', 'Marisol Quintero');
  await document('insurance', 'Gaines Plumbing insurance', '2026-09-30', 'Tyrell Gaines');
  await document('insurance', 'Harborlight Electric insurance', '2027-05-15', 'Aisha Bello');
  await document('permit', 'Bathroom building permit', '2026-12-31');
  await document('warranty', 'Shower pan warranty', '2036-07-30');
  await document('contract', 'Mori Glass contract', null, 'Kenji Mori');

  const punch = (agreement_id: number, title: string, is_done = false) =>
    insert('punch_items', { ...own, agreement_id, title, ...(is_done && { is_done }) });
  await punch(tyrell, 'Pipe bangs behind the shower wall');
  await punch(lonnie, 'Crack over the bathroom door');
  await punch(lonnie, 'Ceiling bump by the fan');
  await punch(marisol, 'Grout missing at the curb');
  await punch(aisha, 'Hall switch is upside down');
  await punch(marisol, 'Uneven tile by the valve', true);
  await punch(wendell, 'Landing squeaks', true);

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Dot Hargrove', 'Paint bathroom and landing', 980);
  await quote('Lonnie Tubbs', 'Paint bathroom and landing', 1340);
  await quote('Stan Kowalczyk', 'Refinish the landing floor', 720);
  await quote('Wendell Pruitt', 'Refinish the landing floor', 865);

  return {
    'Building permit, Baltimore City': { agreement_id: null, plan_line_id: permits },
    'Electrical permit': { agreement_id: null, plan_line_id: permits },
    'Old plaster and lath torn out': { agreement_id: null, plan_line_id: demo },
    'Dumpster, 10 yd': { agreement_id: null, plan_line_id: demo },
    'Joists sistered': { agreement_id: wendell, plan_line_id: carpentry },
    'LVLs and joist hangers': { agreement_id: null, plan_line_id: carpentry },
    '1st draw Tyrell, stack and drains': { agreement_id: tyrell, plan_line_id: pipes },
    '2nd draw Tyrell, supply lines': { agreement_id: tyrell, plan_line_id: pipes },
    'Shower valve and drain set': { agreement_id: tyrell, plan_line_id: pipes },
    'Wiring for bath and hall': { agreement_id: aisha, plan_line_id: power },
    'Home Depot - mineral wool, 9 bags': { agreement_id: null, plan_line_id: insulation },
    'Plaster walls patched': { agreement_id: lonnie, plan_line_id: plaster },
    'Ceiling skim coat': { agreement_id: lonnie, plan_line_id: plaster },
    'Plaster around the window': { agreement_id: lonnie, plan_line_id: plaster },
    'Marisol deposit, tile': { agreement_id: marisol, plan_line_id: tileLabor },
    'Marisol 2nd payment, shower walls': { agreement_id: marisol, plan_line_id: tileLabor },
    'Hex floor tile, 62 sq ft': { agreement_id: null, plan_line_id: tile },
    'Subway tile, 130 sq ft': { agreement_id: null, plan_line_id: tile },
    'Schluter pan and membrane': { agreement_id: null, plan_line_id: tile },
    'Extra subway tile returned': { agreement_id: null, plan_line_id: tile },
    'Clawfoot tub, Second Chance': { agreement_id: null, plan_line_id: fixtures },
    'Tub reglazed': { agreement_id: null, plan_line_id: fixtures },
    'Pedestal sink': { agreement_id: null, plan_line_id: fixtures },
    'Brass faucet & shower trim': { agreement_id: null, plan_line_id: fixtures },
    'Shower glass, half down': { agreement_id: kenji, plan_line_id: glass },
  };
}
