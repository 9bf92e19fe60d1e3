import { addMoney, formatTotals } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { bold, link, plain, table } from '../writing/markdown.ts';
import type { RecordSubject } from './ledger-query.ts';
import type { LedgerRecord } from './ledger-record.ts';

const nouns: Record<RecordSubject, readonly [one: string, several: string]> = {
  agreements: ['agreement', 'agreements'],
  bills: ['bill', 'bills'],
  changes: ['change order', 'change orders'],
  quotes: ['quote', 'quotes'],
  documents: ['document', 'documents'],
  punch: ['punch list item', 'punch list items'],
  inbox: ['file in the inbox', 'files in the inbox'],
  members: ['person', 'people'],
  rooms: ['room', 'rooms'],
  lines: ['budget line', 'budget lines'],
  milestones: ['milestone', 'milestones'],
  contractors: ['contractor', 'contractors'],
  projects: ['project', 'projects'],
};

const MOST_SHOWN = 20;

export const nounOf = (subject: RecordSubject, count: number): string =>
  nouns[subject][count === 1 ? 0 : 1];

/** "**Electrical final** (Attic, Hector Ruiz): to pay $564.50, due on Sep 25, 2026". */
export function recordLine(record: LedgerRecord, books: Books): string {
  const place = placesOf(record, books);
  const where = place.length > 0 ? ` (${place.map(plain).join(', ')})` : '';
  const facts = record.facts.map(({ name, text }) => `${name} ${link(plain(text), record.page)}`);
  return `**${plain(record.title)}**${where}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
}

/** Several records as a table with a column for each fact that one of them has. */
export function recordTable(records: readonly LedgerRecord[], books: Books): string {
  const shown = records.slice(0, MOST_SHOWN).map((record) => ({ record, facts: record.facts }));
  const names = [...new Set(shown.flatMap(({ facts }) => facts.map(({ name }) => name)))];
  const isMoney = (name: string) =>
    shown.some(({ facts }) => facts.some((fact) => fact.name === name && fact.amount));
  // A phone has no room for a project that is the same in all rows.
  const only = onlyProject(records, books);
  const whereIs = (record: LedgerRecord) => placesOf(record, books).filter((name) => name !== only);
  const isPlaced = shown.some(({ record }) => whereIs(record).length > 0);
  const rows = table(
    [
      { title: 'What' },
      ...(isPlaced ? [{ title: only === null ? 'Where' : 'Contractor' }] : []),
      ...names.map((name) => ({ title: capital(name), isFigure: isMoney(name) })),
    ],
    shown,
    ({ record, facts }) => [
      `**${plain(record.title)}**`,
      ...(isPlaced ? [whereIs(record).map(plain).join(', ')] : []),
      ...names.map((name) => {
        const text = facts.find((fact) => fact.name === name)?.text;
        return text === undefined ? '' : link(plain(text), record.page);
      }),
    ],
  );
  const left = records.length - shown.length;
  const notes = [
    left > 0 ? `And ${left} more.` : null,
    only === null ? null : `All are part of ${bold(only)}.`,
  ];
  return [rows, ...notes.filter((note) => note !== null)].join('\n\n');
}

/** The name of the project that all of several records are of. */
function onlyProject(records: readonly LedgerRecord[], { projects }: Books): string | null {
  const [first] = records;
  const isOfOne = records.every(({ projectId }) => projectId === first?.projectId);
  if (records.length < 2 || !isOfOne) return null;
  return projects.find(({ id }) => id === first?.projectId)?.name ?? null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function placesOf(record: LedgerRecord, { projects, contractors }: Books): string[] {
  const contractor = contractors.find(({ id }) => id === record.contractorId)?.name;
  const project = projects.find(({ id }) => id === record.projectId)?.name;
  return [contractor, project].filter(
    (name) => name !== undefined && name !== record.title,
  ) as string[];
}

/** "$1,864.50": the sum of a fact, by currency. */
export function sumOf(records: readonly LedgerRecord[], name: string, books: Books): string {
  const amounts = records.flatMap((record) => {
    const amount = record.facts.find((fact) => fact.name === name)?.amount;
    const currency = books.projects.find(({ id }) => id === record.projectId)?.currency ?? 'USD';
    return amount === undefined ? [] : [{ amount, currency }];
  });
  const totals = [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, its]) => ({
    currency,
    amount: addMoney(its.map(({ amount }) => amount)),
  }));
  return formatTotals(totals);
}
