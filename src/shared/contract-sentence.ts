import type { ActivityEntry, ActivityKind, FieldChange } from './activity.ts';
import { fieldInSentence, isEmptyValue } from './activity-fields.ts';
import { toCents } from './money.ts';

type Part = string | { name: string };

interface Words {
  named: Part[];
  money: (amount: string) => string;
}

/** Where someone without an account wrote their name. */
const NAME_FIELDS = ['decidedName', 'askedName', 'senderName'];

/** Who used a link, if they gave their name. */
export const linkName = (changes: readonly FieldChange[]): string | undefined =>
  changes
    .filter(({ field, to }) => NAME_FIELDS.includes(field) && !isEmptyValue(to))
    .map(({ to }) => String(to))[0];

/** What a decision also writes, which goes without saying. */
const CONSEQUENCES = [
  'decidedAt',
  'decidedName',
  'decidedBy',
  'recordedName',
  'decidedHash',
  'comment',
  'billId',
  'documentId',
];

/** The changes of an update without what follows from a decision. */
export function withoutConsequences({ kind, changes }: ActivityEntry): FieldChange[] {
  const isDecided = kind === 'change_order' || kind === 'submission';
  if (!isDecided || !changes.some(({ field }) => field === 'status')) return changes;
  return changes.filter(({ field }) => !CONSEQUENCES.includes(field));
}

/** What to say of the dealings with contractors, if they have words of their own. */
export function contractWords(entry: ActivityEntry, words: Words): Part[] | null {
  const { kind, action } = entry;
  if (kind === 'change_order') return changeWords(entry, words);
  if (kind === 'submission') return submissionWords(entry, words);
  if (kind === 'quote' && action === 'create') {
    return ['added ', ...words.named, ` for ${words.money(textOf(entry, 'total'))}`];
  }
  if (kind === 'quote' && isOnly(entry, 'lines')) {
    return ['changed what ', ...words.named, ' covers'];
  }
  if (kind === 'document' && action === 'create' && textOf(entry, 'kind') === 'photo') {
    return ['added the photo ', { name: entry.label }];
  }
  return kind === 'document' && isOnly(entry, 'key') ? fileWords(entry, words) : null;
}

/** The same as a line of a list. */
export function contractDetail(kind: ActivityKind, { field, from, to }: FieldChange) {
  if (kind === 'quote' && field === 'lines') return 'Lines changed';
  if (field !== 'key') return undefined;
  if (isEmptyValue(to)) return 'File removed';
  return isEmptyValue(from) ? 'File added' : 'File replaced';
}

const change = ({ changes }: ActivityEntry, name: string) =>
  changes.find(({ field }) => field === name);
const textOf = (entry: ActivityEntry, name: string) => String(change(entry, name)?.to ?? '');
const byLink = ({ via }: ActivityEntry) => (via === 'link' ? ' by link' : '');
const isOnly = ({ action, changes }: ActivityEntry, name: string) =>
  action === 'update' && changes.length === 1 && changes[0]?.field === name;

const verbs: Record<string, string> = {
  accepted: 'accepted ',
  declined: 'declined ',
  withdrawn: 'withdrew ',
  asked: 'asked again for ',
};

/** "Ana Ruiz accepted the change Heated floor by link: “With pleasure”" */
function changeWords(entry: ActivityEntry, { named, money }: Words): Part[] | null {
  if (entry.action === 'create') {
    const delta = textOf(entry, 'amountDelta');
    const cost = toCents(delta) ? `, ${money(delta)}` : '';
    return ['asked for ', ...named, byLink(entry), cost];
  }
  const verb = entry.action === 'update' && verbs[textOf(entry, 'status')];
  if (!verb || withoutConsequences(entry).length > 1) return null;
  const comment = textOf(entry, 'comment');
  const said = comment ? `: ${fieldInSentence('notes', comment)}` : '';
  return [...recorded(entry), verb, ...named, byLink(entry), said];
}

/** A member can write down what the contractor decided: "Maria recorded that Ana Ruiz accepted …" */
function recorded(entry: ActivityEntry): Part[] {
  const name = linkName(entry.changes);
  return name && textOf(entry, 'recordedName') ? ['recorded that ', { name }, ' '] : [];
}

/** "Ana Ruiz sent the bill First half by link, $1,000.00" */
function submissionWords(entry: ActivityEntry, { named, money }: Words): Part[] | null {
  if (entry.action === 'create') {
    const kind = textOf(entry, 'kind');
    if (kind === 'date') {
      const milestone = change(entry, 'milestoneId')?.toLabel;
      const day = fieldInSentence('dueOn', textOf(entry, 'dueOn'));
      return [
        `proposed ${day} for `,
        ...(milestone ? [{ name: milestone }] : named),
        byLink(entry),
      ];
    }
    const amount = textOf(entry, 'amount');
    return [`sent the ${kind} `, ...named, byLink(entry), amount ? `, ${money(amount)}` : ''];
  }
  const status = entry.action === 'update' && textOf(entry, 'status');
  if (status !== 'approved' && status !== 'declined') return null;
  return [`${status} `, ...named, ' from a contractor'];
}

function fileWords(entry: ActivityEntry, { named }: Words): Part[] {
  const { from, to } = change(entry, 'key') ?? {};
  if (isEmptyValue(from)) return ['added a file to ', ...named];
  return [isEmptyValue(to) ? 'removed the file of ' : 'replaced the file of ', ...named];
}
