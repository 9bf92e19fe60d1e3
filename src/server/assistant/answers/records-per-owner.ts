import type { Books } from '../books.ts';
import type { RecordSubject } from '../query/ledger-query.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { nounOf } from '../query/write-records.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { bold, link, plain, table } from '../writing/markdown.ts';

/** "The most in unpaid bills" is a sum, and "the biggest bill" is one of them. */
const OF_NUMBER =
  /\b(?:most|fewest|least|how many) (?:(?!in\b|for\b|on\b|of\b)\w+ ){0,3}?(?:change orders|changes|extras|bills|invoices|draws|quotes|bids|estimates|offers|agreements|contracts|documents|papers|items)\b/;
const MOST_SHOWN = 20;

/** "Which project has the most change orders?": how many each has; null for another question. */
export function countPerOwner(
  reading: Reading,
  subject: RecordSubject,
  found: readonly LedgerRecord[],
  { projects, contractors }: Books,
): string | null {
  const isOfProjects = says(reading, 'perProject');
  const isOfOwners = isOfProjects || says(reading, 'perContractor');
  if (!isOfOwners || !OF_NUMBER.test(reading.words.join(' '))) return null;
  const idOf = (one: LedgerRecord) => (isOfProjects ? one.projectId : one.contractorId);
  const owners: readonly { id: number; name: string }[] = isOfProjects ? projects : contractors;
  const counted = [...Map.groupBy(found, idOf)].flatMap(([id, its]) => {
    const owner = owners.find((one) => one.id === id);
    return owner ? [{ name: owner.name, its }] : [];
  });
  const isLeast = says(reading, 'least');
  const inOrder = counted.toSorted(
    (one, other) => (isLeast ? -1 : 1) * (other.its.length - one.its.length),
  );
  const [first, second] = inOrder;
  if (!first) return null;
  const isTied = first.its.length === second?.its.length;
  const what = nounOf(subject, 2);
  const sentence = isTied
    ? `Several have as many ${what}`
    : `${bold(first.name)} has the ${isLeast ? 'fewest' : 'most'} ${what}`;
  const rows = table(
    [{ title: isOfProjects ? 'Project' : 'Contractor' }, { title: 'How many', isFigure: true }],
    inOrder.slice(0, MOST_SHOWN),
    ({ name, its }) => [plain(name), link(String(its.length), its[0]?.page ?? '')],
  );
  return `${sentence}:\n\n${rows}`;
}
