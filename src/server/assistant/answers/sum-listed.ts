import { addMoney, formatMoney } from '#shared/money.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { toWords } from '../question/words.ts';
import { totalFigure } from '../writing/figures.ts';
import { plain } from '../writing/markdown.ts';
import { type Answerer, NotFound } from './answerer.ts';
import { askExpenses } from './ask-expenses.ts';
import { ofThing } from './compare-things.ts';
import { withoutText } from './search-rest.ts';

const ADDS_UP =
  /\b(?:add|adding|sum|total|tally) (?:up |together )?(?:of )?(?:the|my|our|all)\b|\bplus\b/;
const SEVERAL = 3;
const MOST = 6;

/** "Add up the skips, the crane and the scaffolding": each by itself, and all of them. */
export const sumListed: Answerer = {
  isProbe: true,
  understands(reading) {
    const things = thingsListed(reading);
    if (things === null || says(reading, 'compare', 'most', 'least', 'pricey')) return false;
    const isSum = ADDS_UP.test(reading.words.join(' '));
    const isOfMoney = isSum || says(reading, 'spend', 'howMuch', 'expense');
    return isOfMoney && things.length >= (isSum ? 2 : SEVERAL);
  },
  async answer(inquiry) {
    const things = thingsListed(inquiry.reading) ?? [];
    const found = await Promise.all(things.map((rest) => ofThing(inquiry, rest)));
    const sides = found.filter((side) => side !== null);
    const [missing = []] = things.filter((_, at) => found[at] === null);
    if (sides.length < things.length) {
      return new NotFound(
        `I do not know: I found no expenses that mention “${plain(missing.join(' '))}”.`,
      );
    }
    for (const [at, side] of sides.entries()) {
      for (const other of sides.slice(at + 1)) {
        const apart = await askExpenses(inquiry, withoutText(other.query, side.search));
        // An expense for both would count twice.
        if (apart.count < other.count) return new NotFound('');
      }
    }
    const total = formatMoney(addMoney(sides.map((side) => side.total)), inquiry.currency);
    const lines = sides.map((side) => `- ${side.name}: ${totalFigure(side, side.scope)}`);
    return `Together that is ${total}.\n\n${lines.join('\n')}`;
  },
};

/** The unknown words between commas and "and"; null if one of them is not in such a list. */
function thingsListed({ question, rest }: Reading): string[][] | null {
  const things = question
    .split(/,\s*(?:(?:and|plus)\s+)?|\s+(?:and|plus|&|\+)\s+/i)
    .map((part) => {
      const words = new Set(toWords(part));
      return rest.filter((word) => words.has(word));
    })
    .filter((words) => words.length > 0);
  const isWhole = things.flat().length === rest.length;
  return isWhole && things.length > 1 && things.length <= MOST ? things : null;
}
