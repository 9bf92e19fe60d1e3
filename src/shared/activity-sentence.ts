import type { ActivityEntry, ActivityKind, FieldChange } from './activity.ts';
import { fieldInSentence, fieldLabel, isEmptyValue, shorten } from './activity-fields.ts';

const NAME_LENGTH = 80;

/** The names in a sentence stand out from its words. */
type SentencePart = string | { name: string };

export interface ActivitySentence {
  parts: SentencePart[];
  /** What an update of several fields changed, one line for each. */
  details: string[];
}

/** What happened, for a person: "Maria changed the amount of Floor tiles from $1.00 to $2.00". */
export function activitySentence(entry: ActivityEntry, readerId: number): ActivitySentence {
  const changes = toldChanges(entry);
  const isList = entry.action === 'update' && changes.length > 1;
  return {
    parts: [{ name: actorName(entry, readerId) }, ' ', ...wordsOf(entry, changes)],
    details: isList ? changes.map(detailOf) : [],
  };
}

export function sentenceText({ parts, details }: ActivitySentence): string {
  const sentence = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  return details.length === 0 ? sentence : `${sentence}: ${details.join('; ')}`;
}

export function actorName({ actor }: Pick<ActivityEntry, 'actor'>, readerId: number): string {
  if (!actor) return 'A deleted account';
  return actor.id === readerId ? 'You' : actor.name;
}

function wordsOf(entry: ActivityEntry, changes: FieldChange[]): SentencePart[] {
  const [change] = changes;
  if (entry.action === 'update' && (!change || changes.length > 1)) {
    return ['changed ', ...named(entry)];
  }
  if (entry.kind === 'member') return memberWords(entry);
  return entry.action === 'update' && change ? changeWords(entry, change) : recordWords(entry);
}

/** Completing also sets the day, which goes without saying. */
function toldChanges({ action, changes }: ActivityEntry): FieldChange[] {
  const isCompletion = action === 'update' && changes.some(({ field }) => field === 'isCompleted');
  return isCompletion ? changes.filter(({ field }) => field !== 'completedDate') : changes;
}

/** An expense goes by its name alone; of the others, the sentence says what they are. */
const nouns: Record<ActivityKind, string> = {
  project: 'the project ',
  expense: '',
  contractor: 'the contractor ',
  milestone: 'the milestone ',
  member: '',
};

const nameOf = (label: string): SentencePart => ({ name: shorten(label, NAME_LENGTH) });
const named = ({ kind, label }: ActivityEntry): SentencePart[] => [nouns[kind], nameOf(label)];

function recordWords(entry: ActivityEntry): SentencePart[] {
  const { action, kind, changes } = entry;
  const amount = changes.find(({ field }) => field === 'amount');
  switch (action) {
    case 'create': {
      const verb = kind === 'project' ? 'created ' : 'added ';
      const price = amount ? ` for ${fieldInSentence('amount', amount.to)}` : '';
      return [verb, ...named(entry), price];
    }
    case 'delete':
      return [
        'deleted ',
        ...named(entry),
        amount ? `, ${fieldInSentence('amount', amount.from)}` : '',
      ];
    default:
      return ['restored ', ...named(entry)];
  }
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
};

/** What one change of a field was. */
function changeWords(entry: ActivityEntry, change: FieldChange): SentencePart[] {
  const { field, from, to } = change;
  const label = fieldLabel(field);
  if (field === 'isCompleted') return [to ? 'completed ' : 'reopened ', ...named(entry)];
  if (field === 'imageUrl') {
    if (isEmptyValue(from)) return ['added a receipt to ', ...named(entry)];
    return [isEmptyValue(to) ? 'removed' : 'replaced', ' the receipt of ', ...named(entry)];
  }
  if (field === nameFields[entry.kind]) {
    return [`renamed ${nouns[entry.kind]}`, nameOf(String(from)), ' to ', nameOf(String(to))];
  }
  const [before, after] = textsOf(change);
  if (field === 'projectId') return ['moved ', ...named(entry), ` from ${before} to ${after}`];
  if (isEmptyValue(from)) return [`set the ${label} of `, ...named(entry), ` to ${after}`];
  if (isEmptyValue(to)) return [`removed the ${label} of `, ...named(entry)];
  return [`changed the ${label} of `, ...named(entry), ` from ${before} to ${after}`];
}

/** One of several changes, as a line of a list. */
function detailOf(change: FieldChange): string {
  const { field, from, to } = change;
  const label = fieldLabel(field);
  const Label = label.charAt(0).toUpperCase() + label.slice(1);
  if (field === 'isCompleted') return to ? 'Completed' : 'Reopened';
  if (isEmptyValue(to)) return `${Label} removed`;
  if (field === 'imageUrl') return `${Label} ${isEmptyValue(from) ? 'added' : 'replaced'}`;
  const [before, after] = textsOf(change);
  return isEmptyValue(from) ? `${Label} set to ${after}` : `${Label} from ${before} to ${after}`;
}

const textsOf = ({ field, from, to, fromLabel, toLabel }: FieldChange) =>
  [fieldInSentence(field, from, fromLabel), fieldInSentence(field, to, toLabel)] as const;
