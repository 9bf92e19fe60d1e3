import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { formatMoney, fromCents, subtractMoney, toCents } from '#shared/money.ts';
import { expensePhrase, expenseTable } from '../answers/expense-rows.ts';
import type { Books } from '../books.ts';
import type { LedgerExpense } from '../ledger.ts';
import { formatDay, formatMonth } from '../question/calendar.ts';
import { countFigure, spentFigure, totalFigure } from '../writing/figures.ts';
import { expensePage, expensesPage } from '../writing/links.ts';
import { bold, link, listed, plain, table } from '../writing/markdown.ts';
import { describeQuery, methodPhrase } from './describe-query.ts';
import type { RecordField } from './ledger-query.ts';
import type { ExpenseResult } from './run-query.ts';

/** Text, figures and links from a query and its result, so that none can differ from another. */
export function writeExpenseResult(result: ExpenseResult, books: Books): string {
  const { query, count, other } = result;
  if (other) return writeComparison(result, books);
  if (count === 0) return `You have no expenses${describeQuery(query, books)}.`;
  if (query.field) return writeField(result, query.field, books);
  switch (query.measure) {
    case 'sum':
      return writeSum(result, books);
    case 'count':
      return writeCount(result, books);
    case 'average':
      return writeAverage(result, books);
    default:
      return writeRows(result, books);
  }
}

function writeSum(result: ExpenseResult, books: Books): string {
  const { query, totals } = result;
  const verb = query.filters.contractorId === undefined ? 'spent' : 'paid';
  const isRefund = query.filters.kind === 'refund';
  const figures = listed(totals.map((total) => totalFigure(total, total.scope))).replaceAll(
    '−',
    isRefund ? '' : '−',
  );
  const sentence = `You ${isRefund ? 'got back' : verb} ${figures}${describeQuery(query, books)}.`;
  return [sentence, details(result, books)].filter(Boolean).join('\n\n');
}

const MOST_LISTED = 10;

function details(result: ExpenseResult, books: Books): string {
  const { groups, rows, count } = result;
  if (groups.length > 0) return groupTable(result, books);
  if (rows.length === 0 || count > MOST_LISTED) return '';
  return expenseTable(rows, books);
}

function writeCount(result: ExpenseResult, books: Books): string {
  const { query, count, scope, totals } = result;
  const sums = listed(totals.map(({ total, scope: own }) => spentFigure(total, own)));
  const sentence = `You have ${countFigure(count, scope)}${describeQuery(query, books)}, ${sums} in total.`;
  return [sentence, details(result, books)].filter(Boolean).join('\n\n');
}

function writeAverage({ query, totals }: ExpenseResult, books: Books): string {
  const each = totals.map((total) => {
    const average = formatMoney(divided(total.total, total.count), total.scope.currency);
    return `${link(average, expensesPage(total.scope))}: ${totalFigure(total, total.scope)}`;
  });
  return `Your average expense${describeQuery(query, books)} is ${listed(each)}.`;
}

/** Rounded to the cent, halves up. */
function divided(amount: string, count: number): string {
  const cents = toCents(amount) ?? 0n;
  return fromCents((cents * 2n + BigInt(count)) / (BigInt(count) * 2n));
}

const adjectives = { largest: 'largest', smallest: 'smallest', newest: 'latest', oldest: 'first' };

function writeRows({ query, rows, count, scope }: ExpenseResult, books: Books): string {
  const [first] = rows;
  const what = describeQuery(query, books);
  const adjective = adjectives[query.measure as keyof typeof adjectives];
  if (!first) return `You have no expenses${what}.`;
  if (query.limit === 1 || rows.length === 1) {
    return `Your ${adjective} expense${what} is ${expensePhrase(first)}.`;
  }
  const more = count > rows.length ? ` of ${countFigure(count, scope)}` : '';
  return `Your ${rows.length} ${adjective} expenses${more}${what}:\n\n${expenseTable(rows, books)}`;
}

function groupTable({ groups, query }: ExpenseResult, books: Books): string {
  const title = {
    category: 'Category',
    contractor: 'Contractor',
    project: 'Project',
    paymentMethod: 'Payment method',
    month: 'Month',
  };
  const group = query.groupBy ?? 'category';
  const nameOf = (key: string | null) => {
    if (key === null) return 'Without a contractor';
    if (group === 'category') return categoryLabel(key);
    if (group === 'paymentMethod') return paymentMethodLabel(key);
    if (group === 'month') return formatMonth(key);
    const records = group === 'project' ? books.projects : books.contractors;
    return records.find(({ id }) => String(id) === key)?.name ?? key;
  };
  return table(
    [
      { title: title[group] },
      { title: 'Spent', isFigure: true },
      { title: 'Expenses', isFigure: true },
    ],
    groups,
    ({ key, total, count, scope }) => {
      const isLinked = group === 'category' && key !== null;
      const { categories: _, ...rest } = scope;
      const own = { ...rest, category: key ?? '' };
      return [
        plain(nameOf(key)),
        isLinked
          ? spentFigure(total, own)
          : link(formatMoney(total, scope.currency), expensesPage(scope)),
        isLinked ? link(String(count), expensesPage(own)) : String(count),
      ];
    },
  );
}

/** Both sides and the difference. */
function writeComparison({ query, totals, other }: ExpenseResult, books: Books): string {
  const [one, two] = [totals[0], other?.totals[0]];
  if (!one || !two || !query.against) return '';
  const names = [
    sideName(query.filters, query.against, books),
    sideName(query.against, query.filters, books),
  ];
  const gap = subtractMoney(one.total, two.total);
  const [more, less] = gap.startsWith('-') ? [names[1], names[0]] : names;
  const by = formatMoney(gap.replace('-', ''), one.scope.currency);
  const verdict =
    gap === '0.00' ? 'Both are the same.' : `${more} comes to ${by} more than ${less}.`;
  return `${verdict}\n\n- ${names[0]}: ${totalFigure(one, one.scope)}\n- ${names[1]}: ${totalFigure(two, two.scope)}`;
}

function sideName(
  own: ExpenseResult['query']['filters'],
  other: ExpenseResult['query']['filters'],
  books: Books,
): string {
  if (own.paymentMethod !== other.paymentMethod) {
    return `**${paymentMethodLabel(own.paymentMethod ?? 'other')}**`;
  }
  if (own.contractorId !== other.contractorId) {
    return bold(books.contractors.find(({ id }) => id === own.contractorId)?.name ?? 'Everyone');
  }
  const project = books.projects.find(({ id }) => id === own.projectId);
  return project ? bold(project.name) : 'The other';
}

/** The field that was asked for first, then the rest of the record. */
function writeField(
  { rows, count, scope }: ExpenseResult,
  field: RecordField,
  books: Books,
): string {
  const more =
    count > rows.length ? `\n\nThese are ${rows.length} of ${countFigure(count, scope)}.` : '';
  return `${fieldLines(rows, field, books)}${more}`;
}

export function fieldLines(
  rows: readonly LedgerExpense[],
  field: RecordField,
  books: Books,
): string {
  const lines = rows.map(
    (row) => `${fieldText(row, field, books)} ${recordText(row, field, books)}`,
  );
  const [only = ''] = lines;
  return lines.length === 1 ? only : lines.map((line) => `- ${line}`).join('\n');
}

function fieldText(row: LedgerExpense, field: RecordField, books: Books): string {
  const what = bold(row.description);
  const amount = link(formatMoney(row.amount.replace('-', ''), row.currency), expensePage(row));
  switch (field) {
    case 'amount':
      return `${what} ${row.kind === 'refund' ? 'was a refund of' : 'cost'} ${amount}.`;
    case 'date':
      return `${what} was on ${link(formatDay(row.date), expensePage(row))}.`;
    case 'contractor':
      return row.contractor
        ? `${what} was ${row.kind === 'refund' ? 'from' : 'by'} ${bold(row.contractor)}.`
        : `I do not know: no contractor is noted for ${what}.`;
    case 'paymentMethod':
      return `You paid for ${what} ${methodPhrase(row.paymentMethod)}.`;
    case 'category':
      return `${what} is in the category ${bold(categoryLabel(row.category))}.`;
    case 'project':
      return `${what} was for ${bold(projectName(row, books))}.`;
    case 'receipt':
      return row.hasReceipt ? `Yes, ${what} has a receipt.` : `No, ${what} has no receipt.`;
  }
}

const projectName = ({ projectId }: LedgerExpense, { projects }: Books) =>
  projects.find(({ id }) => id === projectId)?.name ?? '';

/** The other facts of a record, in one sentence. */
function recordText(row: LedgerExpense, asked: RecordField, books: Books): string {
  const amount = link(formatMoney(row.amount.replace('-', ''), row.currency), expensePage(row));
  const facts = [
    asked !== 'amount' && amount,
    asked !== 'date' && `on ${formatDay(row.date)}`,
    asked !== 'contractor' && row.contractor && `to ${plain(row.contractor)}`,
    asked !== 'paymentMethod' && methodPhrase(row.paymentMethod),
    asked !== 'project' && `for ${plain(projectName(row, books))}`,
    asked !== 'category' && `category ${categoryLabel(row.category)}`,
  ].filter(Boolean);
  return `It was ${facts.join(', ')}.`;
}
