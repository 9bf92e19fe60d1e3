import type { SheetRow } from '#server/db/tables/import.table.ts';
import type { ExpenseKind } from '#shared/expense.ts';
import type {
  DayOrder,
  ImportField,
  ImportMapping,
  ImportSigns,
  LeftOutReason,
} from '#shared/import.ts';
import { formatMoney, fromCents, MAX_MONEY, requireCents } from '#shared/money.ts';
import { LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/text.ts';
import { isRefundWord, isTotalWord } from './known-words.ts';
import { type DecimalSign, guessDecimalSign, readAmount } from './written-amount.ts';
import { readDay } from './written-day.ts';

/** A row as it would become an expense. Names are as in the sheet. */
export interface ReadRow {
  row: number;
  date: string | null;
  description: string;
  /** Above zero. */
  amount: string | null;
  kind: ExpenseKind;
  category: string;
  contractor: string;
  room: string;
  paymentMethod: string;
  notes: string | null;
  problem: string | null;
  /** Duplicates are found later. */
  reason: Exclude<LeftOutReason, 'duplicate'> | null;
}

/** With a key for its content. */
export interface KeyedRow extends ReadRow {
  key: string;
}

export interface ReadingChoices {
  mapping: ImportMapping;
  signs: ImportSigns;
  dayOrder: DayOrder;
}

interface Found {
  /** With its sign: what was spent is positive. */
  amount: string | null;
  isMoneyIn: boolean;
  problem: string | null;
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Characters that a database or a screen cannot show. */
const clean = (text: string) => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

/** The decimal sign of all columns of amounts together. */
export function decimalSignOf(
  rows: SheetRow[],
  { amount, debit, credit }: ImportMapping,
): DecimalSign {
  const columns = [amount, debit, credit].filter((column) => column !== null);
  return guessDecimalSign(
    rows.flatMap(({ cells }) => columns.map((column) => cells[column] ?? '')).filter(Boolean),
  );
}

/** Reads rows one by one, in their order: a total is compared with what stands above it. */
export function createRowReader({ mapping, signs, dayOrder }: ReadingChoices, sign: DecimalSign) {
  const cellOf = ({ cells }: SheetRow, field: ImportField) => {
    const column = mapping[field];
    return column === null ? '' : clean(cells[column] ?? '');
  };

  function findAmount(row: SheetRow): Found {
    const [single, debit, credit] = (['amount', 'debit', 'credit'] as const).map((field) => {
      const text = cellOf(row, field);
      return { text, amount: text === '' ? null : readAmount(text, sign) };
    }) as [Side, Side, Side];
    const isSet = ({ amount }: Side) => amount !== null && requireCents(amount) !== 0n;
    const given = [single, debit, credit].find(isSet);
    if (!given?.amount) {
      const wrong = [single, debit, credit].find(
        ({ text, amount }) => text !== '' && amount === null,
      );
      const isZero = [single, debit, credit].some(({ amount }) => amount !== null);
      const problem = wrong
        ? `“${cut(wrong.text)}” is not an amount`
        : isZero
          ? 'The amount is zero'
          : 'There is no amount';
      return { amount: null, isMoneyIn: false, problem };
    }
    const cents = requireCents(given.amount);
    // Programs write what went out as 45.00 or as -45.00 in a column of its own.
    const magnitude = cents < 0n ? -cents : cents;
    if (given === debit) return found(magnitude, false);
    if (given === credit) return found(-magnitude, true);
    return signs === 'negative' ? found(-cents, cents > 0n) : found(cents, false);
  }

  let sumAbove = 0n;
  let sumOfPart = 0n;

  return (row: SheetRow): ReadRow => {
    const date = readDay(cellOf(row, 'date'), dayOrder);
    const { amount, isMoneyIn, problem: amountProblem } = findAmount(row);
    const cents = amount === null ? 0n : requireCents(amount);
    const [contractor, category] = [cellOf(row, 'contractor'), cellOf(row, 'category')];
    const written = cellOf(row, 'description') || contractor || category;
    const isTotal =
      row.cells.some(isTotalWord) && (date === null || cents === sumAbove || cents === sumOfPart);
    if (isTotal) sumOfPart = 0n;
    else {
      sumAbove += cents;
      sumOfPart += cents;
    }
    const problem =
      dateProblem(cellOf(row, 'date'), date) ??
      amountProblem ??
      (written === '' ? 'There is no description' : null);
    return {
      row: row.row,
      date,
      ...describedBy(written, cellOf(row, 'notes')),
      amount: amount === null ? null : fromCents(cents < 0n ? -cents : cents),
      kind: cents < 0n ? 'refund' : 'expense',
      category,
      contractor,
      room: cellOf(row, 'room'),
      paymentMethod: cellOf(row, 'paymentMethod'),
      problem,
      reason: reasonOf(),
    };

    function reasonOf(): ReadRow['reason'] {
      if (isTotal) return 'total';
      if (problem) return 'problem';
      return isMoneyIn && !isRefundWord(`${written} ${category}`) ? 'money_in' : null;
    }
  };
}

interface Side {
  text: string;
  amount: string | null;
}

function found(cents: bigint, isMoneyIn: boolean): Found {
  const most = requireCents(MAX_MONEY);
  if (cents > most || -cents > most) {
    return { amount: null, isMoneyIn, problem: `The amount is above ${formatMoney(MAX_MONEY)}` };
  }
  return { amount: fromCents(cents), isMoneyIn, problem: null };
}

function dateProblem(text: string, date: string | null): string | null {
  if (date !== null) return null;
  return text === '' ? 'There is no date' : `“${cut(text)}” is not a date`;
}

/** A description that is too long is cut, and the notes have the whole of it. */
function describedBy(
  written: string,
  notes: string,
): { description: string; notes: string | null } {
  const isCut = written.length > NAME_MAX_LENGTH;
  const all = isCut ? [written, notes].filter(Boolean).join('\n') : notes;
  return {
    description: isCut ? `${written.slice(0, NAME_MAX_LENGTH - 1).trimEnd()}…` : written,
    notes: all.slice(0, LONG_TEXT_MAX_LENGTH) || null,
  };
}
