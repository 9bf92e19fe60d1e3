import type { Books } from './books.ts';
import type { LedgerExpense } from './ledger.ts';
import { functionWords, rootOf } from './question/described.ts';
import type { Reading } from './question/reading.ts';
import { otherNamesOf } from './question/same-things.ts';
import { stem } from './question/stem.ts';
import { stopWords } from './question/stop-words.ts';
import { toWords } from './question/words.ts';

/** A thing by the words of its name: the oak floor, its deposit, having it laid. */
export interface NamedThing {
  /** Roots of what it is. */
  nouns: readonly string[];
  /** The deposit or the balance of it. */
  stages: readonly string[];
  /** What was done to it: laid, hung, the install. */
  deeds: readonly string[];
  /** "The wood" of the floor is what was bought for it. */
  isOfGoods: boolean;
  isOfWork: boolean;
}

const STAGE =
  /^(?:deposits?|balances?|remainder|retainer|final|payments?|instal+ments?|first|second|third|half|halves|1st|2nd|3rd|down)$/;
/** Each is a stage by itself; "first" is one only with a payment. */
const MONEY_STAGE =
  /^(?:deposits?|balances?|remainder|retainer|final|first|second|third|1st|2nd|3rd)$/;
const WORK =
  /^(?:install|installs|installed|installing|installation|labou?r|work|fitted|fitting|delivery|delivered)$/;
const DONE =
  /^(?:laid|hung|set|put|built|done|torn|dug|cut|run|painted|tiled|sanded|poured|framed|hooked|mounted|finished|taped|nailed|moved|wired)$/;
const GOODS =
  /^(?:wood|materials?|boards?|planks?|lumber|stone|product|goods|parts|supplies|stuff|itself|themselves|buying|bought|tiles?)$/;
/** They end in -ing, or are on a bill, and are things. */
const NO_DEED =
  /^(?:ceiling|railing|siding|decking|flooring|framing|lighting|plumbing|wiring|heating|cooling|molding|casing|paneling|shelving|awning|landscaping|drawing|string|spring|ring|roofing|fencing|coating|grading|opening|parking|swing)s?$/;
const LOOSE = new Set(
  `having getting got have had it them its their one ones all both total cost costs costing price prices
  paid pay paying spent spending spend bill bills money run ran come came comes put together combined altogether
  in out up down off on over job itself buying bought whole everything add added up sum us me we you more less
  dollars bucks amount thing things each other any also only just even than or and plus minus purchase purchases
  kind piece guy guys part parts side`.split(/\s+/),
);

/** What a text names; null for nothing, or for what is more than a name. */
export function thingIn(words: readonly string[]): NamedThing | null {
  const said = words.filter((word) => word.length > 1 && !/^\d+$/.test(word));
  const isDone = said.some((word) => /^(?:having|getting|have|had|get|got)$/.test(word));
  const stages: string[] = [];
  const deeds: string[] = [];
  const nouns: string[] = [];
  let isOfGoods = false;
  let isOfWork = false;
  for (const [at, word] of said.entries()) {
    const isLast = at === said.length - 1;
    if (STAGE.test(word)) {
      if (MONEY_STAGE.test(word)) stages.push(rootOf(word));
    } else if (WORK.test(word)) isOfWork = true;
    else if (DONE.test(word) && (isDone || isLast || LOOSE.has(said[at + 1] ?? ''))) {
      if (isDone || nouns.length === 0) deeds.push(rootOf(word));
    } else if (isDeed(word) && (nouns.length === 0 || isDone)) deeds.push(rootOf(word));
    else if (LOOSE.has(word) || functionWords.has(word)) isOfGoods ||= word === 'buying';
    else if (!stopWords.has(word) || word.length > 3) nouns.push(word);
  }
  const isBare = nouns.length === 0;
  if (isBare && stages.length + deeds.length === 0 && !isOfWork) return null;
  return nouns.length > MOST_NOUNS ? null : { nouns, stages, deeds, isOfGoods, isOfWork };
}
const MOST_NOUNS = 4;
const isDeed = (word: string): boolean => /^[a-z]{3,}ing$/.test(word) && !NO_DEED.test(word);

/** "The balance", beside "the cabinet deposit": that of the cabinets. */
export function withNounOf(thing: NamedThing, beside: NamedThing | null): NamedThing {
  const isMaterial = thing.nouns.length === 1 && GOODS.test(thing.nouns[0] ?? '');
  if (!beside || beside.nouns.length === 0) return thing;
  if (thing.nouns.length === 0) return { ...thing, nouns: beside.nouns };
  return isMaterial ? { ...thing, nouns: beside.nouns, isOfGoods: true } : thing;
}

const MOST_ROWS = 60;

/** The expenses for a thing; null if no expense is surely for it, or another thing is in it, too. */
export async function expensesFor(
  { nouns, stages, deeds, isOfGoods, isOfWork }: NamedThing,
  { projects }: Pick<Reading, 'projects'>,
  books: Books,
): Promise<LedgerExpense[] | null> {
  const ofPlaces = new Set(projects.flatMap(({ name }) => toWords(name)).map(rootOf));
  const own = nouns.filter((noun) => !ofPlaces.has(rootOf(noun)));
  const isWork = deeds.length > 0 || isOfWork;
  // "The porch" is all of that project.
  if (own.length === 0 && stages.length === 0 && !isWork) return null;
  const asked = own.length > 0 ? own : nouns;
  const head = asked.at(-1);
  if (head === undefined) return null;
  const found = new Map<number, LedgerExpense>();
  for (const word of asked.flatMap(kindsOf)) {
    for (const row of await books.ledger.listExpenses({ search: stem(word) }, 'newest', MOST_ROWS))
      found.set(row.id, row);
  }
  const said = asked.map((noun) => rootsFor(asRecorded(noun, [...found.values()])));
  const named = [...found.values()].filter((row) => {
    const roots = new Set(toWords(row.description).map(rootOf));
    const has = (some: readonly string[]) => some.some((root) => roots.has(root));
    const isNamed = isWork ? said.some(has) : said.every(has);
    return isNamed && row.kind === 'expense' && stages.every((stage) => hasStage(roots, stage));
  });
  const ofDeed = (row: LedgerExpense) => {
    const roots = new Set(toWords(row.description).map(rootOf));
    return deeds.length === 0
      ? /\b(?:install|set|laid|hung|put|fitted|mounted|deliver)/i.test(row.description)
      : deeds.some((deed) => roots.has(deed));
  };
  if (isWork)
    return inPlace(
      named.filter((row) => isLabor(row) && ofDeed(row)),
      projects,
      books,
    );
  const goods = isOfGoods ? named.filter((row) => !isLabor(row)) : named;
  const headed = goods.filter((row) => isHeaded(row, rootsFor(head), stages.length > 0));
  // "The quartz deposit" is that of "Quartz counters".
  if (headed.length === 0 && stages.length > 0) return inPlace(goods, projects, books);
  // "Sink and dishwasher hookup" is work on several things that were bought.
  const isBought = headed.some((row) => !isLabor(row));
  const some = headed.filter((row) => !isBought || !isLabor(row) || thingsJoined(row).length === 0);
  return inPlace(some, projects, books);
}

/** "Quarts", where the expenses of the other words say "quartz". */
function asRecorded(noun: string, rows: readonly LedgerExpense[]): string {
  const words = new Set(rows.flatMap(({ description }) => toWords(description)));
  if (noun.length < SHORTEST_TYPO || words.has(noun)) return noun;
  const isNear = (word: string) =>
    word.length === noun.length &&
    [...word].filter((letter, at) => letter !== noun[at]).length === 1;
  return [...words].find(isNear) ?? noun;
}
const SHORTEST_TYPO = 5;

const rootsFor = (noun: string): string[] => kindsOf(noun).map(rootOf);
/** What a thing may be called in a description: an appliance is a fridge or a range. */
const kindsOf = (noun: string): string[] => [
  noun,
  ...otherNamesOf(noun),
  ...(/^appliances?$/.test(noun) ? APPLIANCES : []),
  ...(/^(?:counters?|countertops?)$/.test(noun) ? ['counter', 'countertop'] : []),
];
const APPLIANCES =
  'fridge refrigerator range stove oven cooktop dishwasher microwave freezer hood washer dryer'.split(
    ' ',
  );
const isLabor = ({ category }: LedgerExpense) => category === 'labor';
/** "The final payment" is "Quartz counters, final", or the balance. */
const hasStage = (roots: ReadonlySet<string>, stage: string): boolean =>
  roots.has(stage) || (LAST.has(stage) && [...LAST].some((one) => roots.has(one)));
const LAST = new Set(['balance', 'final', 'remainder'].map(rootOf));

/** Those of the project that is named, or of the open one, or of the only one that has any. */
function inPlace(
  rows: readonly LedgerExpense[],
  projects: Reading['projects'],
  { selected }: Books,
): LedgerExpense[] | null {
  const there = rows.filter(({ projectId }) => projects.some(({ id }) => id === projectId));
  const open = rows.filter(({ projectId }) => projectId === selected?.id);
  const some = projects.length > 0 ? there : open.length > 0 ? open : rows;
  // Two projects may each have one of these.
  const isOfOne = new Set(some.map(({ projectId }) => projectId)).size === 1;
  return isOfOne ? [...some] : null;
}

const AFTER_NAME =
  /,| [-–—] | (?:with|for|behind|under|above|below|from|to|into|on|at|of|by|through|inside|around|over|where|while) /i;
const DEED_LAST =
  /(?:ed|en|wn|ung|ught)$|^(?:set|laid|put|cut|out|up|off|down|back|in|on|again|install|installation)$/;
const TAIL_OF_GOODS =
  /^(?:deposit|balance|final|payment|half|first|second|1st|2nd|3rd|delivery|package|pair|order|purchase)$/;

/** What an expense is: a range is "Slide-in gas range", and neither its gas line nor its hood. */
function isHeaded(row: LedgerExpense, roots: readonly string[], hasStages: boolean): boolean {
  const [name = ''] = row.description.split(AFTER_NAME);
  return name.split(JOINT).some((part) => {
    const { head, isDone } = headOf(toWords(part), isLabor(row));
    return roots.includes(head) && (!isLabor(row) || isDone || hasStages);
  });
}

function headOf(words: string[], isWork: boolean): { head: string; isDone: boolean } {
  let isDone = false;
  while (words.length > 1) {
    const last = words.at(-1) ?? '';
    const isDeedWord = isWork && DEED_LAST.test(last);
    if (!isDeedWord && !TAIL_OF_GOODS.test(last)) break;
    isDone ||= isDeedWord;
    words.pop();
  }
  return { head: rootOf(words.at(-1) ?? ''), isDone };
}
const JOINT = / (?:and|&|\+) /i;

/** The things of an expense for several: "Fridge and range" has two; none for one thing. */
function thingsJoined(row: LedgerExpense): string[] {
  const [name = ''] = row.description.split(AFTER_NAME);
  const parts = name.split(JOINT);
  return parts.length > 1 ? parts.map((part) => headOf(toWords(part), isLabor(row)).head) : [];
}

/** Whether the first of several things in one expense is asked for: the others come with it. */
export const isMainAsked = (rows: readonly LedgerExpense[], things: readonly NamedThing[]) => {
  const heads = new Set(things.flatMap(({ nouns }) => rootsFor(nouns.at(-1) ?? '')));
  return rows.every((row) => {
    const [main] = thingsJoined(row);
    return main === undefined || isLabor(row) || heads.has(main);
  });
};
