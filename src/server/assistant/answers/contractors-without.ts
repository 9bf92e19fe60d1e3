import { runRecordQuery } from '../query/run-record-query.ts';
import { WITHOUT_RECORD } from '../question/contract-subject.ts';
import type { Reading } from '../question/reading.ts';
import { pages } from '../writing/links.ts';
import { bold, nameList } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';

/** What somebody may have on file, and the kind of document that it is. */
const kinds: readonly (readonly [
  words: RegExp,
  subject: 'agreements' | 'documents' | 'quotes',
  noun: string,
  kind: string | null,
])[] = [
  [/\b(?:insurance|certificates?|coi)\b/, 'documents', 'insurance on file', 'Insurance'],
  [/\blicen[cs]es?\b/, 'documents', 'license on file', 'Licence'],
  [/\b(?:agreements?|contracts?)\b/, 'agreements', 'agreement', null],
  [/\b(?:quotes?|bids?)\b/, 'quotes', 'quote', null],
];

const asked = ({ words, contractors }: Reading) => {
  const text = words.join(' ');
  if (contractors.length > 0 || !WITHOUT_RECORD.test(text)) return null;
  return kinds.find(([pattern]) => pattern.test(text)) ?? null;
};

/** "Which contractors with a deck contract have no insurance?" */
const WITH_AGREEMENT =
  /\b(?:with|have|has|having|under|signed) (?:an?|the|our|any) (?:\w+ ){0,3}?(?:agreements?|contracts?)\b/;

/** "Which contractors have no agreement?", "who do we have no insurance for?" */
export const contractorsWithout: Answerer = {
  understands: (reading) => asked(reading) !== null,
  async answer({ reading, books, project, isProjectNamed }) {
    const [, subject = 'agreements', noun = '', kind = null] = asked(reading) ?? [];
    const projectId = isProjectNamed ? project?.id : undefined;
    const found = await runRecordQuery({ subject, ...(projectId && { projectId }) }, books);
    const having = new Set(
      found
        .filter(({ facts }) => kind === null || facts.some(({ text }) => text === kind))
        .map(({ contractorId }) => contractorId),
    );
    const isOfAgreed = subject !== 'agreements' && WITH_AGREEMENT.test(reading.words.join(' '));
    const agreed = isOfAgreed
      ? await runRecordQuery({ subject: 'agreements', ...(projectId && { projectId }) }, books)
      : null;
    const meant = books.contractors.filter(
      ({ id }) => agreed?.some(({ contractorId }) => contractorId === id) ?? true,
    );
    const without = meant.filter(({ id }) => !having.has(id));
    const where = projectId ? ` on ${bold(project?.name ?? '')}` : '';
    const page = `[contractors](${pages.contractors})`;
    return without.length === 0
      ? `None of your ${page} is without ${noun}${where}.`
      : `These ${page} have no ${noun}${where}: ${nameList(without, bold)}.`;
  },
};
