import { guide } from '#server/assistant/guide/guide.ts';
import { GuideIndex } from '#server/assistant/guide/guide-index.ts';
import { searchGuide } from '#server/assistant/guide/guide-search.ts';
import { sampleQuestions } from '#server/assistant/guide/sample-questions.ts';

/**
 * How often the guide finds the section of a sample question that it was not given. Some samples fit
 * two sections, so not all can be found; what counts is whether a change finds more of them.
 */
const FOLDS = 8;
const isShown = process.argv.includes('--show');
const print = (line: string) => process.stdout.write(`${line}\n`);

const questions = [...sampleQuestions].flatMap(([heading, asked]) =>
  asked.map((question) => ({ heading, question })),
);
const counts = { found: 0, other: 0, none: 0 };
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isLeftOut = (at: number) => at % FOLDS === fold;
  const kept = Map.groupBy(
    questions.filter((_, at) => !isLeftOut(at)),
    ({ heading }) => heading,
  );
  const samples = new Map(
    [...kept].map(([heading, rows]) => [heading, rows.map(({ question }) => question)]),
  );
  const index = new GuideIndex(guide, samples);
  for (const { heading, question } of questions.filter((_, at) => isLeftOut(at))) {
    const found = searchGuide(question, '', index)?.section.heading;
    counts[found === heading ? 'found' : found === undefined ? 'none' : 'other'] += 1;
    if (isShown && found !== heading) print(`${question}\n    ${heading}\n    ${found ?? 'none'}`);
  }
}
const share = Math.round((100 * counts.found) / questions.length);
print(
  `${questions.length} samples left out: ${share}% found, ${counts.other} other, ${counts.none} none`,
);
