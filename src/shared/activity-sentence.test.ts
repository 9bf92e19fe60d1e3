import { describe, expect, it } from 'vitest';
import type { ActivityEntry, FieldChange } from './activity.ts';
import { activitySentence, sentenceText } from './activity-sentence.ts';

const READER = 1;
const files = (...keys: string[]) => JSON.stringify(keys.map((key) => ({ key, name: key })));
const maria = { id: 2, name: 'Maria Diaz' };

const entry = (parts: Partial<ActivityEntry>): ActivityEntry => ({
  id: 1,
  at: '2026-03-08T12:00:00.000Z',
  actor: maria,
  via: 'web',
  action: 'update',
  kind: 'expense',
  recordId: 9,
  label: 'Floor tiles',
  changes: [],
  canRestore: false,
  ...parts,
});

const tell = (parts: Partial<ActivityEntry>) =>
  sentenceText(activitySentence(entry(parts), READER));

const update = (field: string, from: FieldChange['from'], to: FieldChange['to'], more = {}) =>
  tell({ changes: [{ field, from, to }], ...more });

describe('the sentence of a change', () => {
  it.each([
    [
      update('amount', '2380.00', '2410.00'),
      'Maria Diaz changed the amount of Floor tiles from $2,380.00 to $2,410.00',
    ],
    [
      update('category', 'labor', 'materials'),
      'Maria Diaz changed the category of Floor tiles from Labor to Materials',
    ],
    [
      update('paymentMethod', 'cash', 'credit_card'),
      'Maria Diaz changed the payment method of Floor tiles from Cash to Credit Card',
    ],
    [
      update('date', '2026-03-08', '2026-03-09'),
      'Maria Diaz changed the date of Floor tiles from Mar 8, 2026 to Mar 9, 2026',
    ],
    [update('description', 'Tiles', 'Floor tiles'), 'Maria Diaz renamed Tiles to Floor tiles'],
    [
      update('notes', null, 'Half of them\ncame broken'),
      'Maria Diaz set the notes of Floor tiles to “Half of them came broken”',
    ],
    [update('notes', 'Late', null), 'Maria Diaz removed the notes of Floor tiles'],
    [update('imageUrl', null, 'receipts/1/a'), 'Maria Diaz added a receipt to Floor tiles'],
    [update('imageUrl', 'receipts/1/a', null), 'Maria Diaz removed the receipt of Floor tiles'],
    [update('imageUrl', 'a', 'b'), 'Maria Diaz replaced the receipt of Floor tiles'],
    [update('attachments', files('a'), files('a', 'b')), 'Maria Diaz added a file to Floor tiles'],
    [update('attachments', null, files('a', 'b')), 'Maria Diaz added 2 files to Floor tiles'],
    [
      update('attachments', files('a', 'b'), files('a')),
      'Maria Diaz removed a file from Floor tiles',
    ],
    [
      update('attachments', files('a', 'b'), files('b', 'a')),
      'Maria Diaz reordered the files of Floor tiles',
    ],
    [
      update('attachments', files('a', 'b'), files('a', 'c')),
      'Maria Diaz changed the files of Floor tiles',
    ],
    [update('lines', null, '[{},{},{}]'), 'Maria Diaz split Floor tiles into 3 parts'],
    [update('lines', '[{}]', '[{},{}]'), 'Maria Diaz changed the parts of Floor tiles'],
    [update('lines', '[{},{}]', null), 'Maria Diaz took the parts of Floor tiles together'],
    [update('kind', 'expense', 'refund'), 'Maria Diaz made Floor tiles a refund'],
    [update('kind', 'refund', 'expense'), 'Maria Diaz made Floor tiles an expense'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  it('names the records that a field refers to, also a deleted one', () => {
    const contractor = { field: 'contractorId', from: 3, to: 4, fromLabel: 'Rosa', toLabel: 'Ann' };
    expect(tell({ changes: [contractor] })).toBe(
      'Maria Diaz changed the contractor of Floor tiles from Rosa to Ann',
    );
    const project = { field: 'projectId', from: 3, to: 4, toLabel: 'Bath' };
    expect(tell({ changes: [project] })).toBe(
      'Maria Diaz moved Floor tiles from a deleted project to Bath',
    );
  });

  it('lists the changes if there are several', () => {
    const changes = [
      { field: 'amount', from: '1.00', to: '2.00' },
      { field: 'imageUrl', from: null, to: 'receipts/1/a' },
      { field: 'attachments', from: files('a', 'b'), to: files('b') },
      { field: 'notes', from: 'Late', to: null },
      { field: 'targetDate', from: null, to: '2026-03-09' },
    ];
    const sentence = activitySentence(entry({ changes }), READER);
    expect(sentenceText({ ...sentence, details: [] })).toBe('Maria Diaz changed Floor tiles');
    expect(sentence.details).toEqual([
      'Amount from $1.00 to $2.00',
      'Receipt added',
      'A file removed',
      'Notes removed',
      'Target date set to Mar 9, 2026',
    ]);
  });

  it('shortens what is long, by whole characters', () => {
    const sentence = update('notes', null, '🧱'.repeat(5_000), { label: 'x'.repeat(200) });
    expect(sentence).toBe(
      `Maria Diaz set the notes of ${'x'.repeat(79)}… to “${'🧱'.repeat(79)}…”`,
    );
  });

  it('does not tell a change that the reader cannot see', () => {
    expect(tell({ changes: [] })).toBe('Maria Diaz changed Floor tiles');
  });
});

describe('the sentence of a refund', () => {
  const refund = (action: 'create' | 'delete') => {
    const value = (of: string) =>
      action === 'create' ? { from: null, to: of } : { from: of, to: null };
    const changes = [
      { field: 'amount', ...value('50.00') },
      { field: 'kind', ...value('refund') },
    ];
    return tell({ action, changes });
  };

  it('says that it is one', () => {
    expect(refund('create')).toBe('Maria Diaz added a refund of $50.00, Floor tiles');
    expect(refund('delete')).toBe('Maria Diaz deleted a refund of $50.00, Floor tiles');
  });
});

describe('the sentence of a milestone', () => {
  const milestone = { kind: 'milestone', label: 'Cabinets in' } as const;

  it('says that it was completed, without its day', () => {
    const day = { field: 'completedDate', from: null, to: '2026-03-08T12:00:00.000Z' };
    const changes = [{ field: 'isCompleted', from: false, to: true }, day];
    expect(tell({ ...milestone, changes })).toBe('Maria Diaz completed the milestone Cabinets in');
    expect(update('isCompleted', true, false, milestone)).toBe(
      'Maria Diaz reopened the milestone Cabinets in',
    );
  });

  it('tells the day if only that changed', () => {
    expect(
      update('completedDate', '2026-03-08T12:00:00.000Z', '2026-03-09T12:00:00.000Z', milestone),
    ).toBe(
      'Maria Diaz changed the day of completion of the milestone Cabinets in from Mar 8, 2026 to Mar 9, 2026',
    );
  });
});

describe('who did it', () => {
  it('is You for the reader', () => {
    const amount = { field: 'amount', from: null, to: '2380.00' };
    const you = { actor: { id: READER, name: 'Ada' } };
    expect(tell({ ...you, action: 'create', changes: [amount] })).toBe(
      'You added Floor tiles for $2,380.00',
    );
  });

  it('is nobody in particular if the account is gone', () => {
    expect(tell({ actor: null, action: 'restore' })).toBe('A deleted account restored Floor tiles');
  });
});

describe('what was deleted', () => {
  it('is told with its amount, as long as that is known', () => {
    const changes = [{ field: 'amount', from: '2380.00', to: null }];
    expect(tell({ action: 'delete', changes })).toBe('Maria Diaz deleted Floor tiles, $2,380.00');
    expect(tell({ action: 'delete' })).toBe('Maria Diaz deleted Floor tiles');
    const project = { kind: 'project', label: 'Kitchen', action: 'delete' } as const;
    expect(tell(project)).toBe('Maria Diaz deleted the project Kitchen');
  });
});

describe('the sentence of a member', () => {
  const role = (from: string | null, to: string | null) => [{ field: 'role', from, to }];
  const member = { kind: 'member', label: 'Maria Diaz', recordId: maria.id } as const;
  const byOwner = { ...member, actor: { id: READER, name: 'Ada' } };

  it.each([
    [
      tell({ ...member, action: 'create', changes: role(null, 'editor') }),
      'Maria Diaz joined the project as an editor',
    ],
    [tell({ ...byOwner, changes: role('editor', 'viewer') }), 'You made Maria Diaz a viewer'],
    [tell({ ...member, action: 'delete' }), 'Maria Diaz left the project'],
    [tell({ ...byOwner, action: 'delete' }), 'You removed Maria Diaz from the project'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

it('writes amounts in the currency of the project, and rates in dollars', () => {
  const tellIn = (parts: Partial<ActivityEntry>) =>
    sentenceText(activitySentence(entry(parts), READER, 'EUR'));
  expect(tellIn({ changes: [{ field: 'amount', from: '1.00', to: '2.00' }] })).toBe(
    'Maria Diaz changed the amount of Floor tiles from €1.00 to €2.00',
  );
  expect(tellIn({ action: 'create', changes: [{ field: 'amount', from: null, to: '2.00' }] })).toBe(
    'Maria Diaz added Floor tiles for €2.00',
  );
  expect(tellIn({ changes: [{ field: 'hourlyRate', from: '60.00', to: '65.00' }] })).toContain(
    'from $60.00 to $65.00',
  );
});

describe('the sentence of a change in the budget', () => {
  const set = (field: string, to: FieldChange['to'], toLabel?: string): FieldChange => ({
    field,
    from: null,
    to,
    ...(toLabel && { toLabel }),
  });
  const move = (...changes: FieldChange[]) =>
    tell({
      actor: { id: READER, name: 'Jonas' },
      kind: 'reserve_move',
      action: 'create',
      label: '',
      changes,
    });
  const tiling = set('planLineId', 7, 'Tiling');
  const joists = set('reason', 'rotten joists');

  it.each([
    [
      tell({
        kind: 'agreement',
        action: 'create',
        label: 'Tiling',
        changes: [set('contractorId', 3, 'Rosa'), set('amount', '4200.00')],
      }),
      'Maria Diaz agreed Tiling with Rosa for $4,200.00',
    ],
    [
      tell({
        kind: 'agreement',
        action: 'create',
        label: 'Tiling',
        changes: [set('amount', '4200.00')],
      }),
      'Maria Diaz agreed Tiling for $4,200.00',
    ],
    [
      tell({
        kind: 'plan_line',
        action: 'create',
        label: 'Tiling',
        changes: [set('planned', '5000.00')],
      }),
      'Maria Diaz added the line Tiling, $5,000.00 planned',
    ],
    [
      tell({
        kind: 'bill',
        action: 'create',
        label: 'First half',
        changes: [set('amount', '400.00')],
      }),
      'Maria Diaz added the bill First half for $400.00',
    ],
    [
      move(set('amount', '-500.00'), tiling, joists),
      'You drew $500.00 from the reserve for Tiling: rotten joists',
    ],
    [move(set('amount', '2000.00')), 'You put $2,000.00 into the reserve'],
    [move(set('amount', '80.00'), tiling), 'You moved $80.00 from Tiling to the reserve'],
    [
      move(set('amount', '500.00'), tiling, joists, set('reversesId', 4)),
      'You put back $500.00 that was drawn for Tiling: rotten joists',
    ],
    [
      move(set('amount', '-2000.00'), set('reversesId', 4)),
      'You took back $2,000.00 from the reserve',
    ],
    [
      move(set('amount', '-80.00'), tiling, set('reversesId', 4)),
      'You gave $80.00 from the reserve back to Tiling',
    ],
    [
      update('isDone', false, true, { kind: 'plan_line', label: 'Tiling' }),
      'Maria Diaz finished the line Tiling',
    ],
    [
      update('status', 'open', 'closed', { kind: 'agreement', label: 'Tiling' }),
      'Maria Diaz closed the agreement Tiling',
    ],
    [
      update('isVoid', false, true, { kind: 'bill', label: 'First half' }),
      'Maria Diaz voided the bill First half',
    ],
    [
      update('planned', '500.00', '450.00', { kind: 'plan_line', label: 'Tiling' }),
      'Maria Diaz changed the planned amount of the line Tiling from $500.00 to $450.00',
    ],
    [
      update('holdbackPercent', '0.00', '7.50', { kind: 'agreement', label: 'Tiling' }),
      'Maria Diaz changed the hold-back of the agreement Tiling from 0% to 7.5%',
    ],
    [
      update('dueOn', null, '2026-04-30', { kind: 'bill', label: 'First half' }),
      'Maria Diaz set the due date of the bill First half to Apr 30, 2026',
    ],
    [
      update('name', 'Bath', 'Guest bath', { kind: 'room', label: 'Guest bath' }),
      'Maria Diaz renamed the room Bath to Guest bath',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  it('lists several changes', () => {
    const told = tell({
      kind: 'plan_line',
      label: 'Tiling',
      changes: [
        { field: 'planned', from: '1.00', to: '2.00' },
        { field: 'isDone', from: false, to: true },
        { field: 'roomId', from: null, to: 3, toLabel: 'Hall' },
      ],
    });
    expect(told).toBe(
      'Maria Diaz changed the line Tiling: Planned amount from $1.00 to $2.00; Finished; Room set to Hall',
    );
  });
});

describe('the sentence of a dealing with a contractor', () => {
  const link = { actor: null, via: 'link' } as const;
  const created = (
    kind: ActivityEntry['kind'],
    values: Record<string, FieldChange['to']>,
    more = {},
  ) =>
    tell({
      action: 'create',
      kind,
      label: 'Heated floor',
      changes: Object.entries(values).map(([field, to]) => ({ field, from: null, to })),
      ...more,
    });
  const decided = (status: string, more: FieldChange[] = []): FieldChange[] => [
    { field: 'status', from: 'asked', to: status },
    { field: 'decidedAt', from: null, to: '2026-03-08T12:00:00.000Z' },
    { field: 'decidedName', from: null, to: 'Ana Ruiz' },
    { field: 'decidedBy', from: null, to: 'contractor' },
    { field: 'decidedHash', from: null, to: 'ab12' },
    ...more,
  ];
  const change = { kind: 'change_order', label: 'Heated floor' } as const;
  const comment = { field: 'comment', from: null, to: 'With pleasure' };
  const sent = { senderName: 'Ana Ruiz', title: 'Heated floor' };

  it.each([
    [
      tell({ ...change, ...link, changes: decided('accepted') }),
      'Ana Ruiz accepted the change Heated floor by link',
    ],
    [
      tell({ ...change, ...link, changes: decided('declined', [comment]) }),
      'Ana Ruiz declined the change Heated floor by link: “With pleasure”',
    ],
    [
      tell({ ...change, changes: decided('accepted') }),
      'Maria Diaz accepted the change Heated floor',
    ],
    [
      tell({
        ...change,
        changes: decided('accepted', [{ field: 'recordedName', from: null, to: 'Maria Diaz' }]),
      }),
      'Maria Diaz recorded that Ana Ruiz accepted the change Heated floor',
    ],
    [update('status', 'asked', 'withdrawn', change), 'Maria Diaz withdrew the change Heated floor'],
    [
      created('change_order', { amountDelta: '450.00', askedName: 'Ana Ruiz' }, link),
      'Ana Ruiz asked for the change Heated floor by link, $450.00',
    ],
    [
      created('change_order', { amountDelta: '-200.00' }),
      'Maria Diaz asked for the change Heated floor, −$200.00',
    ],
    [
      created('change_order', { amountDelta: '0.00' }),
      'Maria Diaz asked for the change Heated floor',
    ],
    [
      update('amountDelta', '450.00', '500.00', change),
      'Maria Diaz changed the cost of the change Heated floor from $450.00 to $500.00',
    ],
    [
      created('submission', { ...sent, kind: 'bill', amount: '1000.00' }, link),
      'Ana Ruiz sent the bill Heated floor by link, $1,000.00',
    ],
    [
      created('submission', { ...sent, kind: 'document' }, link),
      'Ana Ruiz sent the document Heated floor by link',
    ],
    [
      created('submission', { ...sent, kind: 'date', dueOn: '2026-03-08' }, link),
      'Ana Ruiz proposed Mar 8, 2026 for Heated floor by link',
    ],
    [
      tell({
        kind: 'submission',
        label: 'First half',
        changes: [
          { field: 'status', from: 'waiting', to: 'approved' },
          { field: 'billId', from: null, to: 4 },
          { field: 'documentId', from: null, to: 5 },
        ],
      }),
      'Maria Diaz approved First half from a contractor',
    ],
    [
      created('quote', { total: '9000.00' }),
      'Maria Diaz added the quote Heated floor for $9,000.00',
    ],
    [
      update('status', 'open', 'declined', { kind: 'quote' }),
      'Maria Diaz declined the quote Floor tiles',
    ],
    [
      update('lines', '[{}]', '[{},{}]', { kind: 'quote' }),
      'Maria Diaz changed what the quote Floor tiles covers',
    ],
    [created('document', { kind: 'photo' }), 'Maria Diaz added the photo Heated floor'],
    [created('document', { kind: 'insurance' }), 'Maria Diaz added the document Heated floor'],
    [
      update('key', null, 'receipts/a', { kind: 'document' }),
      'Maria Diaz added a file to the document Floor tiles',
    ],
    [
      update('expiresOn', null, '2026-03-08', { kind: 'document' }),
      'Maria Diaz set the day of expiry of the document Floor tiles to Mar 8, 2026',
    ],
    [
      update('isDone', false, true, { kind: 'punch_item' }),
      'Maria Diaz finished the punch list item Floor tiles',
    ],
    [
      update('schedule', '[{}]', '[{},{}]', { kind: 'agreement' }),
      'Maria Diaz changed the schedule of the agreement Floor tiles from 1 payment to 2 payments',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  it('names the change that the reserve is drawn for', () => {
    const changes = [
      { field: 'amount', from: null, to: '-500.00' },
      { field: 'planLineId', from: null, to: 3, toLabel: 'Tiling' },
      { field: 'changeOrderId', from: null, to: 4, toLabel: 'Heated floor' },
      { field: 'reason', from: null, to: 'Cold feet' },
    ];
    expect(tell({ action: 'create', kind: 'reserve_move', label: 'Cold feet', changes })).toBe(
      'Maria Diaz drew $500.00 from the reserve for Tiling, because of the change Heated floor: Cold feet',
    );
  });

  it('does not know who used a link without a name', () => {
    expect(tell({ ...change, ...link, action: 'delete' })).toBe(
      'Someone with a link deleted the change Heated floor',
    );
  });
});
