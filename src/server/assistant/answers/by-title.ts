import { runRecordQuery } from '../query/run-record-query.ts';
import { recordLine } from '../query/write-records.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import type { Inquiry } from './answerer.ts';

const SUBJECTS = ['punch', 'changes', 'bills', 'quotes', 'documents'] as const;

/** What these records do not say. */
const OTHER_FIELD =
  /^(?:where|why)\b|\bhow (?:many|long|big|large|old|tall|wide|far|often|well)\b|\b(?:colou?rs?|brand|make|model|size|hours?|should|usually)\b/;
const FEWEST_WORDS = 2;
const MOST_WORDS = 6;

/**
 * "Has the sink been resealed?", "who do I call about the cover plate?": the one record of the plan
 * whose title has all the words that nothing else explains.
 */
export async function findByTitle({ reading, books }: Inquiry): Promise<string | null> {
  const rest = new Set(reading.rest.map(stem).filter((word) => !VERBS.has(word)));
  if (rest.size === 0 || rest.size > MOST_WORDS || OTHER_FIELD.test(reading.words.join(' ')))
    return null;
  const asked = new Set(reading.words.map(stem));
  for (const subject of SUBJECTS) {
    const records = await runRecordQuery({ subject }, books);
    const found = records.filter(({ title, contractorId }) => {
      // There can be thousands of titles, and few have any of the words.
      const lower = title.toLowerCase();
      if (![...rest].every((word) => lower.includes(word))) return false;
      const own = new Set(toWords(title).map(stem));
      const isWhole = [...rest].every((word) => own.has(word));
      const shared = [...own].filter((word) => asked.has(word)).length;
      return isWhole && shared >= FEWEST_WORDS && isOfNamed(contractorId, reading);
    });
    const [only, ...others] = found;
    if (only && others.length === 0) return `${recordLine(only, books)}.`;
  }
  return null;
}

/** They say what happened to it, and are in no title. */
const VERBS = new Set(
  'agree agreed suggested suggest wanted want happened asked proposed decided care taken sorted still ever'
    .split(' ')
    .map(stem),
);

const isOfNamed = (contractorId: number | null, { contractors }: Reading): boolean =>
  contractors.length === 0 || contractors.some(({ id }) => id === contractorId);
