import { expect, test } from 'vitest';
import type { LedgerMilestone } from './ledger.ts';
import { MilestoneTitles } from './milestone-titles.ts';
import { stem } from './question/stem.ts';

const titles = new MilestoneTitles();
for (const title of ['Staircase fitted', 'Bleed all radiators', 'Worktop in']) {
  titles.add({ title } as LedgerMilestone);
}

test.each([
  ['staircase', 'Staircase fitted'],
  ['bleeding', 'Bleed all radiators'],
  ['counter', 'Worktop in'],
])('finds a milestone by “%s”', (word, title) => {
  const isAny = () => true;
  expect(titles.find([word]).map((one) => one.title)).toEqual([title]);
  expect(titles.findStems([stem(word)], isAny).map((one) => one.title)).toEqual([title]);
});
