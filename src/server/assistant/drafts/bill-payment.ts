import type { Books } from '../books.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { takeSpecialty } from '../question/categories.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import { stem } from '../question/stem.ts';
import { toWords, Words } from '../question/words.ts';

const BILL = '(?:bills?|invoices?|instal?lments?|draws?)';
const SETTLED = '(?:paid|settled|cleared|squared(?: up)?)';
/** "I paid Graham's bill", "the stage four invoice is settled", "mark his bill as paid". */
const TELLS = new RegExp(
  [
    `^(?:(?:i|we)(?:'ve| have)? )?(?:(?:just|already|now|finally|also) )*${SETTLED} (?!to\\b|for\\b).*\\b${BILL}\\b`,
    `\\b${BILL}\\b.* (?:is|are|was|were|has been|have been|got) (?:(?:now|finally|all|already|both) )*${SETTLED}[.! ]*(?:today|yesterday|now)?[.! ]*$`,
    `^(?:mark|set|tick|check|cross)\\b.*\\b${BILL}\\b.*\\b(?:paid|settled|off|done)\\b`,
  ].join('|'),
  'i',
);
const IS_BILL = new RegExp(`^${BILL}$`);
const MOST_BILLS = 5;

/** The open bills that a message says are paid; null if it says something else. */
export async function readBillPayment(said: string, books: Books): Promise<LedgerRecord[] | null> {
  if (!TELLS.test(said)) return null;
  const words = toWords(said);
  const specialty = takeSpecialty(new Words(words));
  const trade = specialty === null ? [] : contractorsOfTrade(specialty, books.contractors);
  const isNamed = ({ name }: { name: string }) =>
    toWords(name).some((part) => words.some((word) => word === part || word === `${part}s`));
  const named = books.contractors.filter(isNamed);
  const people = (named.length > 0 ? named : trade).map(({ id }) => id);
  const open = await runRecordQuery({ subject: 'bills', status: 'open' }, books);
  const theirs = open.filter(
    ({ contractorId }) =>
      people.length === 0 || (contractorId !== null && people.includes(contractorId)),
  );
  const stems = new Set(words.filter((word) => !IS_BILL.test(word)).map(stem));
  const shared = ({ title }: LedgerRecord) =>
    toWords(title).filter((word) => stems.has(stem(word))).length;
  const most = Math.max(0, ...theirs.map(shared));
  if (most === 0 && people.length === 0) return null;
  const found = theirs.filter((bill) => shared(bill) === most).slice(0, MOST_BILLS);
  return found.length > 0 ? found : null;
}
