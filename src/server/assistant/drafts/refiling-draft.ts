import { categoryLabel } from '#shared/expense.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { hasWords } from '../query/run-record-query.ts';
import { takeCategory } from '../question/categories.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords, toWords, Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const MOST = 5;
const MOST_WORDS = 12;
const LAST = '[.! ]*$';
/** "…, not materials". */
const NOT_THAT = /,? (?:and )?(?:not|instead of|rather than) [^,.;]{2,40}(?=[.!]*$)/i;

const filings: readonly RegExp[] = [
  // "Switch the concrete saw to the tools category".
  pattern('i')`
    ^(?:
      switch|move|put|change|re-?categori[sz]e|reclassify|re-?file|file|shift|transfer|reassign
      |re-?assign
    )(?: the category of)? (.{3,60}?)(?:['’]s)?(?: (?:category|over))? (?:
      to|under|as|into|in with|with
    ) (?:the |our |my )?(.{3,40}?)(?: (?:category|project|one))?${LAST}
  `,
  // "The tile saw belongs to the cottage", "the saw should be tools".
  pattern('i')`
    ^(.{3,60}?) (?:
      belongs?|should (?:be|go|count|have been|be filed|be listed|be booked)|goes|needs to (?:be|go)
      |ought to be
    )(?: (?:to|in|into|under|on|as|with)
    )? (?:the |our |my )?(.{3,40}?)(?: (?:category|project|one))?${LAST}
  `,
  // "The hood is listed as equipment, that should be materials".
  pattern('i')`
    ^(.{3,60}?) (?:is|was|got|are|were|has been) (?:
      listed|filed|entered|booked|recorded|categori[sz]ed|down|marked|put|logged|tagged|filed away
    ) (?:as|under|in|into|to|on|for) [^,.;]{3,40}[,.;]? (?:and |but )?(?:
      (?:it|that|this|which|they|those) )?(?:should|ought to|needs to|has to|must|really) (?:
      be|go|have been|have gone|belongs?)(?: (?:to|in|into|under|on|as|with)
    )? (?:the |our |my )?(.{3,40}?)(?: (?:category|project|one))?${LAST}
  `,
];
const RENAMED = new RegExp(
  `^(?:rename|retitle|reword|change the (?:name|title|wording) of) (.{3,60}?)(?: (?:milestone|step|task))? (?:to|into|as) ["“”']?(.{2,80}?)["“”']?${LAST}`,
  'i',
);
const FILLER =
  /^(?:the|our|my|that|this|an?|expense|entry|payment|purchase|record|milestone|step|task)$/;

/** An expense that is to be in another category or project, or a milestone that is to be called something else. */
export async function readRefiling(said: string, books: Books): Promise<Draft | null> {
  const [, old, title] = RENAMED.exec(said) ?? [];
  if (old !== undefined && title !== undefined) return readNewTitle(old, title, books);
  const text = said.replace(NOT_THAT, '');
  for (const pattern of filings) {
    const [, what = '', where = ''] = pattern.exec(text) ?? [];
    const place = what === '' ? null : placeOf(where, books);
    if (place === null) continue;
    const meant = toWords(what).filter((word) => !FILLER.test(word) && !stopWords.has(word));
    const { rows } = await findExpensesByWords(books, {}, meant);
    const expenses = rows.filter(({ description }) => hasWords(description, meant)).slice(0, MOST);
    if (meant.length > 0 && expenses.length > 0) {
      return { kind: 'correction', expenses, amount: null, place };
    }
  }
  return null;
}

/** The category or the project that is named with nothing else; null for none. */
function placeOf(where: string, { projects }: Books): string | null {
  const words = new Words(firstWords(where, MOST_WORDS));
  const category = takeCategory(words) ?? (words.takeMatch(/^other$/) ? 'other' : null);
  if (category !== null && words.untaken.length === 0) return categoryLabel(category);
  const own = projects.filter(({ name }) => {
    const ofName = toWords(name);
    return words.list.every((word) => ofName.includes(word));
  });
  const [project, other] = own;
  return project && !other ? project.name : null;
}

function readNewTitle(old: string, title: string, books: Books): Draft | null {
  const meant = toWords(old).filter((word) => !FILLER.test(word) && !stopWords.has(word));
  const milestones = meant.every((word) => books.titles.has(word))
    ? books.titles.find(meant).slice(0, MOST)
    : [];
  return milestones.length > 0 ? { kind: 'newTitle', milestones, title } : null;
}
