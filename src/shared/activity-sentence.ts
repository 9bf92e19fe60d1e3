import type { ActivityEntry, ActivityKind, FieldChange } from './activity.ts';
import { fieldInSentence, fieldLabel, filesOf, isEmptyValue, shorten } from './activity-fields.ts';
import { budgetDetail, budgetWords } from './budget-sentence.ts';
import {
  contractDetail,
  contractWords,
  linkName,
  withoutConsequences,
} from './contract-sentence.ts';
import { partsText } from './expense-split.ts';

const NAME_LENGTH = 80;

/** The names in a sentence stand out from its words. */
type SentencePart = string | { name: string };

export interface ActivitySentence {
  parts: SentencePart[];
  /** What an update of several fields changed, one line for each. */
  details: string[];
}

/** What happened, for a person: "Maria changed the amount of Floor tiles from $1.00 to $2.00". */
export function activitySentence(
  entry: ActivityEntry,
  readerId: number,
  /** That of the project. */
  currency?: string,
): ActivitySentence {
  const changes = toldChanges(entry);
  const isList = entry.action === 'update' && changes.length > 1;
  return {
    parts: [{ name: actorName(entry, readerId) }, ' ', ...wordsOf(entry, changes, currency)],
    details: isList ? changes.map((change) => detailOf(entry.kind, change, currency)) : [],
  };
}

export function sentenceText({ parts, details }: ActivitySentence): string {
  const sentence = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  return details.length === 0 ? sentence : `${sentence}: ${details.join('; ')}`;
}

type Acted = Pick<ActivityEntry, 'actor' | 'via'> & Partial<Pick<ActivityEntry, 'changes'>>;

export function actorName({ actor, via, changes = [] }: Acted, readerId: number): string {
  if (!actor) {
    if (via === 'link') return linkName(changes) ?? 'Someone with a link';
    return 'A deleted account';
  }
  return actor.id === readerId ? 'You' : actor.name;
}

function wordsOf(
  entry: ActivityEntry,
  changes: FieldChange[],
  currency: string | undefined,
): SentencePart[] {
  const [change] = changes;
  if (entry.action === 'update' && (!change || changes.length > 1)) {
    return ['changed ', ...named(entry)];
  }
  if (entry.kind === 'member') return memberWords(entry);
  const words = {
    named: named(entry),
    money: (amount: string) => fieldInSentence('amount', amount, { currency }),
  };
  const own = contractWords(entry, words) ?? budgetWords({ ...entry, changes }, words);
  if (own) return own;
  return entry.action === 'update' && change
    ? changeWords(entry, change, currency)
    : recordWords(entry, currency);
}

/** Completing also sets the day, which goes without saying. */
function toldChanges(entry: ActivityEntry): FieldChange[] {
  const { action, changes } = entry;
  if (action !== 'update') return changes;
  const isCompletion = changes.some(({ field }) => field === 'isCompleted');
  return isCompletion
    ? changes.filter(({ field }) => field !== 'completedDate')
    : withoutConsequences(entry);
}

/** An expense goes by its name alone; of the others, the sentence says what they are. */
const nouns: Record<ActivityKind, string> = {
  project: 'the project ',
  expense: '',
  contractor: 'the contractor ',
  milestone: 'the milestone ',
  member: '',
  room: 'the room ',
  plan_line: 'the line ',
  agreement: 'the agreement ',
  bill: 'the bill ',
  reserve_move: '',
  scope_line: 'the line of the scope ',
  quote: 'the quote ',
  change_order: 'the change ',
  document: 'the document ',
  punch_item: 'the punch list item ',
  submission: '',
  inbox_item: 'the receipt ',
};

const nameOf = (label: string): SentencePart => ({ name: shorten(label, NAME_LENGTH) });
const named = ({ kind, label }: ActivityEntry): SentencePart[] => [nouns[kind], nameOf(label)];

const isRefund = ({ changes }: ActivityEntry) =>
  changes.some(({ field, from, to }) => field === 'kind' && (from === 'refund' || to === 'refund'));

function recordWords(entry: ActivityEntry, currency: string | undefined): SentencePart[] {
  const { action, kind, changes } = entry;
  const amount = changes.find(({ field }) => field === 'amount');
  const price = amount && fieldInSentence('amount', amount.to ?? amount.from, { currency });
  if (isRefund(entry) && price) {
    const verb = action === 'create' ? 'added' : 'deleted';
    return [`${verb} a refund of ${price}, `, ...named(entry)];
  }
  switch (action) {
    case 'create': {
      const verb = kind === 'project' ? 'created ' : 'added ';
      return [verb, ...named(entry), price ? ` for ${price}` : '', reasonOf(entry)];
    }
    case 'delete':
      return ['deleted ', ...named(entry), price ? `, ${price}` : ''];
    default:
      return ['restored ', ...named(entry)];
  }
}

/** Why it was paid although a check warned. */
function reasonOf({ kind, changes }: ActivityEntry): string {
  const reason = changes.find(({ field }) => field === 'overrideReason')?.to;
  if (kind !== 'expense' || isEmptyValue(reason)) return '';
  return `, in spite of a warning: ${fieldInSentence('overrideReason', reason)}`;
}

const roleWords: Record<string, string> = { editor: 'an editor', viewer: 'a viewer' };

function memberWords({ action, actor, recordId, label, changes }: ActivityEntry): SentencePart[] {
  const isSelf = actor?.id === recordId;
  const role = roleWords[String(changes.find(({ field }) => field === 'role')?.to)];
  switch (action) {
    case 'create': {
      const as = role ? ` as ${role}` : '';
      return isSelf
        ? [`joined the project${as}`]
        : ['added ', nameOf(label), ` to the project${as}`];
    }
    case 'update':
      return ['made ', nameOf(label), ` ${role ?? 'a member'}`];
    case 'delete':
      return isSelf ? ['left the project'] : ['removed ', nameOf(label), ' from the project'];
    case 'restore':
      return ['added ', nameOf(label), ' to the project again'];
  }
}

const nameFields: Record<ActivityKind, string> = {
  project: 'name',
  expense: 'description',
  contractor: 'name',
  milestone: 'title',
  member: '',
  room: 'name',
  plan_line: 'title',
  agreement: 'title',
  bill: 'title',
  reserve_move: '',
  scope_line: 'title',
  quote: 'title',
  change_order: 'title',
  document: 'title',
  punch_item: 'title',
  submission: 'title',
  inbox_item: 'name',
};

function changeWords(
  entry: ActivityEntry,
  change: FieldChange,
  currency: string | undefined,
): SentencePart[] {
  const { field, from, to } = change;
  const label = fieldLabel(field);
  if (field === 'isCompleted') return [to ? 'completed ' : 'reopened ', ...named(entry)];
  if (field === 'imageUrl') {
    if (isEmptyValue(from)) return ['added a receipt to ', ...named(entry)];
    return [isEmptyValue(to) ? 'removed' : 'replaced', ' the receipt of ', ...named(entry)];
  }
  if (field === 'attachments') return [...filesWords(change), ...named(entry)];
  if (field === 'lines') return splitWords(entry, change);
  if (entry.kind === 'expense' && field === 'kind') {
    return ['made ', ...named(entry), to === 'refund' ? ' a refund' : ' an expense'];
  }
  if (field === nameFields[entry.kind]) {
    return [`renamed ${nouns[entry.kind]}`, nameOf(String(from)), ' to ', nameOf(String(to))];
  }
  const [before, after] = textsOf(change, currency);
  if (field === 'projectId') return ['moved ', ...named(entry), ` from ${before} to ${after}`];
  if (isEmptyValue(from)) return [`set the ${label} of `, ...named(entry), ` to ${after}`];
  if (isEmptyValue(to)) return [`removed the ${label} of `, ...named(entry)];
  return [`changed the ${label} of `, ...named(entry), ` from ${before} to ${after}`];
}

/** "added a file to". */
function filesWords({ from, to }: FieldChange): [string] {
  const added = filesOf(to).length - filesOf(from).length;
  const count = Math.abs(added);
  const what = count === 1 ? 'a file' : `${count} files`;
  if (added === 0)
    return [hasSameFiles(from, to) ? 'reordered the files of ' : 'changed the files of '];
  return [added > 0 ? `added ${what} to ` : `removed ${what} from `];
}

const hasSameFiles = (from: unknown, to: unknown) => {
  const keys = new Set(filesOf(from).map(({ key }) => key));
  return filesOf(to).every(({ key }) => keys.has(key));
};

function filesDetail({ from, to }: FieldChange): string {
  const added = filesOf(to).length - filesOf(from).length;
  if (added === 0) return hasSameFiles(from, to) ? 'Files reordered' : 'Files changed';
  const count = Math.abs(added);
  return `${count === 1 ? 'A file' : `${count} files`} ${added > 0 ? 'added' : 'removed'}`;
}

/** "split Floor tiles into 3 parts". */
function splitWords(entry: ActivityEntry, { from, to }: FieldChange): SentencePart[] {
  if (isEmptyValue(to)) return ['took the parts of ', ...named(entry), ' together'];
  if (isEmptyValue(from)) return ['split ', ...named(entry), ` into ${partsText(to)}`];
  return ['changed the parts of ', ...named(entry)];
}

function splitDetail({ from, to }: FieldChange): string {
  if (isEmptyValue(to)) return 'Parts taken together';
  return isEmptyValue(from) ? `Split into ${partsText(to)}` : 'Parts changed';
}

/** One of several changes, as a line of a list. */
function detailOf(kind: ActivityKind, change: FieldChange, currency: string | undefined): string {
  const { field, from, to } = change;
  const label = fieldLabel(field);
  const Label = label.charAt(0).toUpperCase() + label.slice(1);
  if (field === 'isCompleted') return to ? 'Completed' : 'Reopened';
  const ofContract = contractDetail(kind, change);
  if (ofContract) return ofContract;
  if (field === 'attachments') return filesDetail(change);
  if (field === 'lines') return splitDetail(change);
  const own = budgetDetail(change);
  if (own) return own;
  if (isEmptyValue(to)) return `${Label} removed`;
  if (field === 'imageUrl') return `${Label} ${isEmptyValue(from) ? 'added' : 'replaced'}`;
  const [before, after] = textsOf(change, currency);
  return isEmptyValue(from) ? `${Label} set to ${after}` : `${Label} from ${before} to ${after}`;
}

const textsOf = (
  { field, from, to, fromLabel, toLabel }: FieldChange,
  currency: string | undefined,
) =>
  [
    fieldInSentence(field, from, { name: fromLabel, currency }),
    fieldInSentence(field, to, { name: toLabel, currency }),
  ] as const;
