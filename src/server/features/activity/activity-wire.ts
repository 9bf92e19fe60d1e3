import type { FieldChange } from '#shared/activity.ts';
import { filesOf } from '#shared/activity-fields.ts';
import { categoryLabel } from '#shared/expense.ts';
import { type StoredTaxUse, taxUseLabels } from '#shared/tax.ts';
import type { NamedIds, StoredEntry } from './activity-list.repository.ts';
import type { OwnRecord } from './record-kinds.repository.ts';
import { type ToldField, toldFields } from './told-fields.repository.ts';

/** The fields that refer to a record, which a sentence names. */
const REFERENCES: Record<string, OwnRecord> = {
  projectId: 'project',
  contractorId: 'contractor',
  milestoneId: 'milestone',
  roomId: 'room',
  planLineId: 'plan_line',
  agreementId: 'agreement',
  billId: 'bill',
  refundOfId: 'expense',
  quoteId: 'quote',
  changeOrderId: 'change_order',
  documentId: 'document',
};

/**
 * What an entry tells: an update the fields that differ, a creation and a deletion those that have
 * a value, and a restore none.
 */
export function changesOf({ action, kind, before, after }: StoredEntry): FieldChange[] {
  if (action === 'restore') return [];
  const changes = toldFields[kind].flatMap(({ column, field, type, unset }) => {
    const valueIn = (image: StoredEntry['before']) => {
      const text = image?.[column] ?? null;
      return action !== 'update' && text === unset ? null : readText(type, text);
    };
    const [from, to] = [valueIn(before), valueIn(after)];
    return from === to ? [] : [{ field, from, to }];
  });
  return kind === 'expense' ? withoutRepeatedFile(changes.map(withTaxWords)) : changes;
}

/** The tax record in words, "Materials: improvement", so that every reader can show it. */
function withTaxWords(change: FieldChange): FieldChange {
  if (change.field !== 'taxRecord') return change;
  return { ...change, from: taxWords(change.from), to: taxWords(change.to) };
}

function taxWords(json: FieldChange['from']): string | null {
  if (typeof json !== 'string') return null;
  return (JSON.parse(json) as StoredTaxUse[])
    .map(({ part, use }) => {
      const label = taxUseLabels[use].toLowerCase();
      return part === null ? label : `${categoryLabel(part)}: ${label}`;
    })
    .join(', ');
}

/** The first file is in two fields. A receipt alone is told as one, several files as files. */
function withoutRepeatedFile(changes: FieldChange[]): FieldChange[] {
  const files = changes.find(({ field }) => field === 'attachments');
  if (!files || !changes.some(({ field }) => field === 'imageUrl')) return changes;
  const most = Math.max(filesOf(files.from).length, filesOf(files.to).length);
  const repeated = most > 1 ? 'imageUrl' : 'attachments';
  return changes.filter(({ field }) => field !== repeated);
}

function readText(type: ToldField['type'], text: string | null): FieldChange['from'] {
  if (text === null) return null;
  switch (type) {
    case 'number':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'instant':
      return new Date(text).toISOString();
    case 'list':
      return text === '[]' ? null : text;
    case 'text':
      return text;
  }
}

/** The ids of the records that the changes refer to. */
export function referredIds(changes: FieldChange[]): NamedIds {
  const ids: NamedIds = {};
  for (const { field, from, to } of changes) {
    const kind = REFERENCES[field];
    const referred = [from, to].filter((id) => typeof id === 'number');
    if (kind && referred.length > 0) ids[kind] = [...(ids[kind] ?? []), ...referred];
  }
  return ids;
}

export function withNames(change: FieldChange, names: Map<string, string>): FieldChange {
  const kind = REFERENCES[change.field];
  if (!kind) return change;
  const fromLabel = names.get(`${kind} ${change.from}`);
  const toLabel = names.get(`${kind} ${change.to}`);
  return {
    ...change,
    ...(fromLabel !== undefined && { fromLabel }),
    ...(toLabel !== undefined && { toLabel }),
  };
}
