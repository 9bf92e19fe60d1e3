import { pattern } from '../pattern.ts';
import type { Reading } from '../question/reading.ts';
import type { RecordedExpense } from '../question/recorded-expense.ts';
import { isComparison, sidesIn } from '../question/sides.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';

export interface NamedExpenses {
  /** The expenses with the most of these words, and the words that none of them has. */
  listNamed(words: readonly string[]): Promise<{
    rows: readonly RecordedExpense[];
    unmatched: readonly string[];
  }>;
  /** The project open on the screen. */
  openProjectId: number | null;
}

/**
 * "How much more was the washer than the dryer?": the expense whose head noun it is, and neither the
 * dryer's vent nor its outlet. Null if a side has no such expense or several, or if the question has
 * any word besides.
 */
export async function readNamedSides(
  reading: Reading,
  knowledge: NamedExpenses,
): Promise<Reading | null> {
  const text = reading.words.join(' ');
  if (!isComparison(text) || NOT_OF_PRICE.test(text)) return null;
  const sides = sidesIn(text);
  if (!sides) return null;
  const ofProjects = new Set(reading.projects.flatMap(({ name }) => toWords(name)).map(stem));
  const things = sides.map(thingsOf);
  // "The garage or the boiler", if both are projects.
  const areProjects = things.every((side) => side.every((word) => ofProjects.has(stem(word))));
  if (areProjects) return null;
  const found: RecordedExpense[] = [];
  for (const [at, side] of things.entries()) {
    const own = side.filter((word) => !ofProjects.has(stem(word)));
    const words = own.length > 0 ? own : side;
    const row = await expenseNamed({ words, text: sides[at] ?? '' }, reading, knowledge);
    if (!row) return null;
    found.push(row);
  }
  const [one, other] = found;
  if (!one || !other || one.id === other.id) return null;
  return {
    ...reading,
    concepts: new Set([...reading.concepts, 'compare']),
    described: [one, other],
    rest: [],
  };
}

const thingsOf = (side: string): string[] =>
  side.split(' ').filter((word) => !stopWords.has(word) && !COMPARING.has(word));

async function expenseNamed(
  { words, text }: { words: readonly string[]; text: string },
  { projects }: Reading,
  { listNamed, openProjectId }: NamedExpenses,
): Promise<RecordedExpense | null> {
  const head = words.at(-1);
  if (head === undefined || words.length > MOST_WORDS) return null;
  const { rows, unmatched } = await listNamed(words);
  if (unmatched.length > 0) return null;
  const bought = rows.filter(({ kind }) => kind === 'expense');
  const done = bought.filter(({ category }) => category === 'labor');
  const goods = bought.filter(({ category }) => category !== 'labor');
  const isDeed = /[a-z]{3}ing$/.test(head);
  // "The siding" is no deed if a siding was bought.
  const isGood = isDeed && goods.some((row) => headOf(row) === head);
  const isWork = (isDeed && !isGood) || WORK.test(text.slice(text.indexOf(head)));
  if (isWork && done.length > 0) return only(done, projects, openProjectId);
  const some = goods.length > 0 ? goods : done;
  const headed = some.filter((row) => stem(headOf(row)) === stem(head));
  return only(headed, projects, openProjectId);
}

/** The only one: in the project that is named, in all, or in the open project. */
function only(
  rows: readonly RecordedExpense[],
  projects: Reading['projects'],
  openProjectId: number | null,
): RecordedExpense | null {
  const there = rows.filter(({ projectId }) => projects.some(({ id }) => id === projectId));
  const open = rows.filter(({ projectId }) => projectId === openProjectId);
  const [one] = [there, rows, open].find(({ length }) => length === 1) ?? [];
  return one ?? null;
}

/** What an expense is: a range is "Gas range, 36 inch", and not the tile behind the range. */
function headOf({ description, category }: RecordedExpense): string {
  const [name = ''] = description.split(AFTER_NAME);
  const words = toWords(name);
  // "Locks rekeyed" are the locks.
  const isDone = category === 'labor' ? DONE : DONE_TO_GOODS;
  while (words.length > 1 && isDone.test(words.at(-1) ?? '')) words.pop();
  return words.at(-1) ?? '';
}

const AFTER_NAME =
  /,| (?:with|for|behind|under|above|below|from|to|in|into|on|at|and|of|by|through|inside|around|off|over) /i;
const DONE =
  /(?:ed|en|wn|ung|ught)$|^(?:set|laid|built|rebuilt|cut|put|dug|out|up|off|down|back|in|on|run|fit|spread|redone|done|torn|made|wound|ground|swept|relaid|hung|rehung|upstairs|downstairs)$/;
/** Goods end in "oven" and "bed", too. */
const DONE_TO_GOODS = /[a-z]{3}ed$/;
const WORK = /^\S+ (?:work|job|jobs|labou?r|crew|service)\b/;
/** When or how often it was, how many there are, or what is still to come. */
const NOT_OF_PRICE = pattern()`
  \b(?:
    when|who|whom|whose|where|why|long|longer|later|earlier|sooner|before|after|first|last
    |many(?! (?:more )?dollars)|days?|weeks?|months?|times|percent|share|average|quotes?|quoted
    |bids?|plan|planned|budget|budgeted|agreed|agreement|contract|left|owe|owed|due|together
    |combined|total|sum
  )\b
  |%
`;
const COMPARING = new Set(
  `cost costs costing price prices priced pricey pricier costlier dearer cheaper expensive cheap dear
  money dollar dollars buck bucks gap difference differ different margin spread apart compare compared
  comparison comparing versus vs against paid pay paying spent spending spend bought buy purchase
  more less least most amount came bill total separates dearest cheapest`.split(/\s+/),
);
const MOST_WORDS = 5;
