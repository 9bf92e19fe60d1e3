import { hasThing, says } from './mentions.ts';
import type { Reading } from './reading.ts';

const COMPARES =
  /\b(?:more|less|dearer|cheaper|pricier|costlier|bigger|larger|smaller|higher|lower|steeper|worse|compare\w*|comparison|differ\w*|gap|versus|vs|against|most|least|outspent|expensive)\b/i;
/** What stands between the two sides, the clearest first. */
const JOINTS: readonly RegExp[] = [
  /,? (?:(?:as )?compared (?:to|with|against)|versus|vs\.?|as against|against|than) /i,
  /,? (?<!more )or (?!less\b|more\b)/i,
];
const PAIR = /\b(?:compare|comparing|difference|gap)\b.*?( and | with | to )/i;
const LONGEST = 200;

export const isComparison = (question: string): boolean => COMPARES.test(question);

export type Sides = readonly [string, string];

/** The two halves of a comparison: "the cedar for the porch or the shingles for the garage". */
export function sidesIn(question: string): Sides | null {
  if (question.length > LONGEST || !COMPARES.test(question)) return null;
  for (const joint of JOINTS) {
    const [one = '', other = '', third] = question.split(joint);
    if (other.trim() !== '' && third === undefined) return [one, other];
  }
  const between = PAIR.exec(question)?.[1];
  const at = between ? question.indexOf(between) : -1;
  return between ? [question.slice(0, at), question.slice(at + between.length)] : null;
}

/** Part of the question of both sides: "what cost more in the attic, the fan or the planks?" */
export const isOfBoth = ([one]: Sides, word: string): boolean => {
  const comma = one.lastIndexOf(',');
  return comma !== -1 && one.slice(0, comma).toLowerCase().includes(word.toLowerCase());
};

/** "Hadley lumber, the porch load against the suite load": what is before the comma is of both. */
export function withTopic(sides: Sides, one: Reading, other: Reading): [Reading, Reading] {
  const topic = one.rest.filter((word) => isOfBoth(sides, word));
  const isNamed = topic.length > 0 && other.rest.every((word) => BATCH.test(word));
  if (!isNamed || other.projects.length === 0) return [one, other];
  const own = one.rest.filter((word) => !BATCH.test(word));
  return [
    { ...one, rest: own.length > 0 ? own : topic },
    { ...other, rest: topic },
  ];
}
const BATCH = /^(?:loads?|deliver(?:y|ies)|orders?|drops?|batch(?:es)?|shipments?|lots?|rounds?)$/;

/** Whether the sides differ in more than one part, so that each must be asked for by itself. */
export function areApart(whole: Reading, one: Reading, other: Reading): boolean {
  const isOther =
    says(whole, 'budget', 'left', 'percent', 'overBudget', 'rate', 'count', 'average') ||
    says(whole, 'milestone', 'overdue', 'agreement', 'bill', 'due', 'reserve', 'lines', 'advice');
  const hasAmount = [whole, one, other].some(({ amount, bound }) => (amount ?? bound) !== null);
  const { categories, periods, methods } = whole.further;
  const isOfMore = categories.length + periods.length + methods.length > 0;
  if (isOther || isOfMore || hasAmount || whole.subject !== null) return false;
  if (!hasThing(one) || !hasThing(other)) return false;
  // "Than Stone?" alone may be a thing, but the whole question knows two people.
  const isPerson = ({ rest }: Reading) => rest.some((word) => !whole.rest.includes(word));
  const isOnePlace = keysOf(one)[0]?.[1] === keysOf(other)[0]?.[1];
  if (whole.contractors.length > 1 && isOnePlace && [one, other].some(isPerson)) return false;
  // "Did Desmond or Jin get more on the guest bath?" names the place of both.
  const isOfPerson = ({ contractors, rest, category }: Reading) =>
    contractors.length > 0 && rest.length === 0 && category === null;
  const isOnePlaceNamed = (one.projects.length === 0) !== (other.projects.length === 0);
  if (isOnePlaceNamed && isOfPerson(one) && isOfPerson(other)) return false;
  const differing = keysOf(one).filter(([, key], at) => key !== keysOf(other)[at]?.[1]);
  const isMixed = (one.specialty === null) !== (other.specialty === null);
  const [only, ...more] = differing.map(([name]) => name);
  if (more.length > 0) return true;
  return (only === 'project' && one.rest.length > 0) || (only === 'person' && isMixed);
}

const keysOf = (side: Reading): [name: string, key: string][] => [
  ['project', side.projects.map(({ id }) => id).join()],
  ['person', side.contractors.map(({ id }) => id).join() || (side.specialty ?? '')],
  ['category', side.category ?? ''],
  ['rest', side.rest.join(' ')],
];
