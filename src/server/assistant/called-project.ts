import { addMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from './books.ts';
import { findExpensesByWords } from './query/find-expenses.ts';
import { hasWords } from './query/run-record-query.ts';
import { singular } from './question/stem.ts';
import { stopWords } from './question/stop-words.ts';
import { toWords } from './question/words.ts';

const CALLED = /\b(the|our|my|that|this) ((?:\p{L}[\p{L}-]*['’]?s? ){1,3})(project|job)\b/giu;
/** They tell one project from the others, and none by what it is. */
const NO_THING =
  /^(?:whole|entire|other|same|last|latest|next|first|second|third|current|open|biggest|largest|smallest|cheapest|priciest|only|new|newest|old|oldest|good|great|big|little|small|favorite|favourite|finished|ongoing|active|right|wrong|two|three|four|five|six|over|under|budget|house|home|diy)$/;
const WHOLE = /^(?:whole|entire|new|old|big|little|other|first|last)\s+(?=\S)/i;
const MOST_CALLED = 3;
/** A smaller part of what a project has cost is one job of several in it. */
const LEAST_SHARE = 0.25;

/**
 * "The heat pump project", where no project is called so and all that the records have of heat pumps
 * is in HVAC Replacement: with the name of that project.
 */
export async function withProjectsCalled(text: string, books: Books): Promise<string> {
  let named = text;
  const phrases = [...text.matchAll(CALLED)].slice(0, MOST_CALLED);
  for (const [phrase, lead = '', called = '', noun = ''] of phrases) {
    const bare = called.trim().replace(WHOLE, '');
    const project = await projectCalled(bare, noun.toLowerCase(), books);
    if (project !== null) named = named.replace(phrase, `${lead} ${project.name} project`);
  }
  return named;
}

/** "Still under the 62k?", where 62,000 is the budget of a project. */
const BUDGET =
  /\b(under|within|inside(?: of)?|below|over|past|above|beyond|more than|less than) (?:the|our|my|that|those) \$?(\d[\d,]*(?:\.\d+)?)( ?k\b| grand\b| thousand\b|(?![\d.,]*\d))(?! (?:deposit|payment|check|bill|invoice|bid|quote|offer|agreement|contract|limit)\b)/gi;
const THOUSAND = 1_000;

/** A budget that is named by its amount, as a budget. */
export function withBudgetsNamed(text: string, { projects }: Pick<Books, 'projects'>): string {
  return text.replace(BUDGET, (said, place: string, amount: string, unit: string) => {
    const sum = Number(amount.replaceAll(',', '')) * (unit.trim() === '' ? 1 : THOUSAND);
    const isBudget = projects.some(({ budget }) => Number(budget) === sum);
    return isBudget ? `${place.replace(/^inside.*/i, 'within')} the budget` : said;
  });
}

async function projectCalled(called: string, noun: string, books: Books): Promise<Project | null> {
  const { projects, names, titles } = books;
  const words = toWords(called).map(singular);
  const isOther = (word: string) =>
    NO_THING.test(word) || stopWords.has(word) || names.places.has(word) || names.people.has(word);
  if (projects.length < 2 || words.some(isOther)) return null;
  const { rows, unmatched } = await findExpensesByWords(books, {}, words);
  const spent = unmatched.length === 0 ? rows : [];
  const planned = titles.find(words).filter(({ title }) => hasWords(title, words));
  const [id, ...others] = new Set([...spent, ...planned].map(({ projectId }) => projectId));
  const only = projects.find((one) => one.id === id);
  if (!only || others.length > 0) return null;
  const share = Number(addMoney(spent.map(({ amount }) => amount))) / Number(only.totalSpent);
  return noun === 'project' || share >= LEAST_SHARE ? only : null;
}
