import { addMoney, formatTotals } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { link, plain } from '../writing/markdown.ts';
import type { RecordSubject } from './ledger-query.ts';
import type { LedgerRecord } from './run-record-query.ts';

const nouns: Record<RecordSubject, readonly [one: string, several: string]> = {
  agreements: ['agreement', 'agreements'],
  bills: ['bill', 'bills'],
  changes: ['change order', 'change orders'],
  quotes: ['quote', 'quotes'],
  documents: ['document', 'documents'],
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
  const project = books.projects.find(({ id }) => id === record.projectId)?.name;
  const contractor = books.contractors.find(({ id }) => id === record.contractorId)?.name;
  const place = [contractor, project].filter((name) => name && name !== record.title);
  const where = place.length > 0 ? ` (${place.map((name) => plain(name ?? '')).join(', ')})` : '';
  const facts = record.facts.map(({ name, text }) => `${name} ${link(plain(text), record.page)}`);
  return `**${plain(record.title)}**${where}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
}

export function recordList(records: readonly LedgerRecord[], books: Books): string {
  const shown = records.slice(0, MOST_SHOWN).map((one) => `- ${recordLine(one, books)}`);
  const left = records.length - shown.length;
  return [...shown, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n');
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
