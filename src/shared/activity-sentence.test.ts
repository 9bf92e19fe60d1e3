import { describe, expect, it } from 'vitest';
import type { ActivityEntry, FieldChange } from './activity.ts';
import { activitySentence, sentenceText } from './activity-sentence.ts';

const READER = 1;
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
      { field: 'notes', from: 'Late', to: null },
      { field: 'targetDate', from: null, to: '2026-03-09' },
    ];
    const sentence = activitySentence(entry({ changes }), READER);
    expect(sentenceText({ ...sentence, details: [] })).toBe('Maria Diaz changed Floor tiles');
    expect(sentence.details).toEqual([
      'Amount from $1.00 to $2.00',
      'Receipt added',
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
