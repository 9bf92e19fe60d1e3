import type { Contractor } from '#shared/contractor.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { pages } from '../writing/links.ts';
import { bold, link, plain } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';

const FIRM = '(?:company|firm|business|outfit|shop)';
/** "What is his outfit called?", "the company name would not come" */
const ASKS = pattern()`
  \b${FIRM} (?:s )?(?:name|called)\b|\bnames? of (?:the|his|her|their|that|our) (?:\w+ )?${FIRM}\b
  |\b(?:what|which) (?:is|was) (?:
    his|her|their|the|that
  ) (?:\w+ )?${FIRM}(?: (?:called|again|name))*\b
  |\b(?:his|her|their|the|that) ${FIRM} (?:is |was )?called\b
`;
const SHORTEST = 3;

/** The one contractor whose trade shares the most words with what is told; null if several do. */
function meantBy({ words }: Reading, contractors: readonly Contractor[]): Contractor | null {
  const said = new Set(
    words.filter((word) => word.length > SHORTEST && !stopWords.has(word)).map(stem),
  );
  const counted = contractors.map((contractor) => {
    const own = new Set(toWords(contractor.specialty ?? '').map(stem));
    return { contractor, shared: [...own].filter((word) => said.has(word)).length };
  });
  const most = Math.max(0, ...counted.map(({ shared }) => shared));
  const best = counted.filter(({ shared }) => shared === most);
  return most > 0 && best.length === 1 ? (best[0]?.contractor ?? null) : null;
}

const asked = (reading: Reading, { contractors }: Books): Contractor | null =>
  reading.contractors.length === 0 && ASKS.test(reading.words.join(' '))
    ? meantBy(reading, contractors)
    : null;

/** The company of somebody who is told of only by the trade: "she needs old windows restored". */
export const companyByTrade: Answerer = {
  understands: (reading, books) => asked(reading, books)?.company != null,
  answer({ reading, books }) {
    const { name = '', company } = asked(reading, books) ?? {};
    return `The company of ${bold(name)} is ${link(plain(company ?? ''), pages.contractors)}.`;
  },
};
