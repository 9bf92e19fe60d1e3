import type { Insert, Owners, PlanOfExpenses } from './household.ts';

/** What is planned for the bungalow. Sam is the brother of the woman who keeps the records. */
export async function insertPlan(
  insert: Insert,
  { user_id, sam, projectIds, contractorIds }: Owners,
): Promise<PlanOfExpenses> {
  const own = { user_id, project_id: projectIds['Bungalow'] ?? 0 };
  const wetRoom = await insert('rooms', { ...own, name: 'Wet room' });
  const entrance = await insert('rooms', { ...own, name: 'Front entrance' });
  const line = (title: string, category: string, planned: number, room_id: number | null) =>
    insert('plan_lines', { ...own, title, category, planned, room_id });
  const building = await line('Building work', 'labor', 9300, null);
  const plumbing = await line('Plumbing', 'labor', 3900, wetRoom);
  const electrical = await line('Electrical', 'labor', 2200, null);
  const lumber = await line('Lumber for the ramp', 'materials', 2600, entrance);
  const doors = await line('Doors', 'materials', 1400, null);
  const tile = await line('Tile and membrane', 'materials', 1900, wetRoom);
  const fittings = await line('Bathroom fittings', 'equipment', 1500, wetRoom);
  await line('Fresh paint', 'labor', 1300, null);

  const leopold = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Leopold Anstey'],
    plan_line_id: building,
    title: 'Ramp, doorways and demolition',
    amount: 8200,
    agreed_on: '2026-04-24',
  });
  const marisol = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Marisol Quist'],
    plan_line_id: plumbing,
    title: 'Bathroom plumbing',
    amount: 3600,
    agreed_on: '2026-05-01',
  });
  const winifred = await insert('agreements', {
    ...own,
    contractor_id: contractorIds['Winifred Oyelaran'],
    plan_line_id: electrical,
    title: 'Wiring of bathroom and hall',
    amount: 2050,
    holdback_percent: 10,
    agreed_on: '2026-06-29',
  });

  const bill = (
    agreement_id: number,
    plan_line_id: number,
    title: string,
    amount: number,
    due_on: string,
  ) => insert('bills', { ...own, agreement_id, plan_line_id, title, amount, due_on });
  await bill(leopold, building, 'Kitchen doorway', 850, '2026-09-12');
  await bill(winifred, electrical, 'Thermostat for the heater', 150, '2026-09-21');
  await bill(marisol, plumbing, 'Last plumbing payment', 530, '2026-09-28');
  await bill(leopold, building, 'Last payment to Anstey', 1500, '2026-10-05');
  await bill(winifred, electrical, 'Held-back part of the wiring', 205, '2026-10-12');

  await insert('change_orders', {
    ...own,
    agreement_id: leopold,
    title: 'Third doorway, to the kitchen',
    amount_delta: 850,
    status: 'accepted',
    decided_at: '2026-06-26T12:00:00Z',
  });
  await insert('change_orders', {
    ...own,
    agreement_id: marisol,
    title: 'Hand shower on a sliding rail',
    amount_delta: 165,
  });

  await insert('reserve_moves', { ...own, amount: 3000 });
  await insert('project_members', { ...own, member_id: sam, role: 'editor' });
  await insert('documents', {
    ...own,
    contractor_id: contractorIds['Leopold Anstey'],
    kind: 'insurance',
    title: 'Anstey liability insurance',
    expires_on: '2026-10-20',
  });
  await insert('documents', { ...own, kind: 'permit', title: 'Ramp and doorway permit' });
  await insert('documents', {
    ...own,
    kind: 'warranty',
    title: 'Shower seat warranty',
    expires_on: '2029-08-19',
  });

  await insert('punch_items', {
    ...own,
    agreement_id: leopold,
    title: 'Handrail wobbles at the lower end',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: winifred,
    title: 'Fan switch sits too high for a wheelchair',
  });
  await insert('punch_items', {
    ...own,
    agreement_id: marisol,
    title: 'Basin trap drips',
    is_done: true,
  });

  const quote = (name: string, title: string, total: number) =>
    insert('quotes', { ...own, contractor_id: contractorIds[name], title, total });
  await quote('Noor Haddad', 'Hall and bedroom painted', 1240);
  await quote('Leopold Anstey', 'Hall and bedroom painted', 1490);
  await quote('Casper Lindqvist', 'Concrete path to the gate', 1780);

  return {
    'Old tub and tiles torn out': { agreement_id: leopold, plan_line_id: building },
    'Ramp framed and decked': { agreement_id: leopold, plan_line_id: building },
    'Doorways widened, hall and bedroom': { agreement_id: leopold, plan_line_id: building },
    'Drain lowered under the bathroom floor': { agreement_id: marisol, plan_line_id: plumbing },
    'Basin, toilet and shower mixer fitted': { agreement_id: marisol, plan_line_id: plumbing },
    'Wiring for fan and wall heater': { agreement_id: winifred, plan_line_id: electrical },
    'hall lights connected': { agreement_id: winifred, plan_line_id: electrical },
    'Decking and handrail stock, Fennimore Lumber': { agreement_id: null, plan_line_id: lumber },
    'Surplus handrail brackets returned': { agreement_id: null, plan_line_id: lumber },
    'Three 36-inch doors with frames': { agreement_id: null, plan_line_id: doors },
    'Waterproofing membrane and primer': { agreement_id: null, plan_line_id: tile },
    'Non-slip floor tile, eleven boxes': { agreement_id: null, plan_line_id: tile },
    'Two boxes of floor tile taken back': { agreement_id: null, plan_line_id: tile },
    'Wall tile, matte white': { agreement_id: null, plan_line_id: tile },
    'Fold-down shower seat': { agreement_id: null, plan_line_id: fittings },
    'Raised toilet and wall-hung basin': { agreement_id: null, plan_line_id: fittings },
  };
}
