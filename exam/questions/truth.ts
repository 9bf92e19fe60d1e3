import type { Household, KnownExpense } from './households/household.ts';

const categories = ['materials', 'labor', 'permits', 'tools', 'equipment', 'utilities', 'other'];

const dollars = (cents: number) =>
  (Math.abs(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const sumOf = (rows: readonly KnownExpense[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

/** Whether an expense fits one word of a figure, such as `attic`, `2026-08`, `>500` or `!labor`. */
function fits(household: Household, one: KnownExpense, word: string): boolean {
  const { projectWords, contractors } = household;
  if (word.startsWith('!')) return !fits(household, one, word.slice(1));
  if (word in projectWords) return one.project === projectWords[word];
  const person = contractors.find(([name]) => name.toLowerCase().split(' ')[0] === word);
  if (person) return one.contractor === person[0];
  if (categories.includes(word)) return one.category === word;
  if (word === 'improvement' || word === 'repair') return one.taxUse === word;
  if (word === 'nocontractor') return one.contractor === '';
  if (word === 'receipt') return one.hasReceipt;
  if (word === 'noreceipt') return !one.hasReceipt;
  if (/^\d{4}/.test(word)) return one.date.startsWith(word);
  const [name = '', first = '', second = ''] = word.split(':');
  if (name === 'from') return one.date >= first;
  if (name === 'to') return one.date <= first;
  const size = Math.abs(one.cents);
  if (name === 'between') return size >= Number(first) * 100 && size <= Number(second) * 100;
  if (word.startsWith('>')) return one.cents > Number(word.slice(1)) * 100;
  if (word.startsWith('<')) return size < Number(word.slice(1)) * 100;
  return one.paymentMethod === word;
}

/** The text of a figure, worked out from the household's table and not by the assistant. */
export function figure(household: Household, formula: string): string {
  const rowsFor = (filters: readonly string[]) =>
    household.expenses.filter((one) => filters.every((word) => fits(household, one, word)));
  const spentOn = (word: string) => sumOf(rowsFor([word]));
  const budgetOf = (word: string) => household.budgets[household.projectWords[word] ?? ''] ?? 0;
  const [name = '', ...words] = formula.split(' ');
  const [first = '', second = ''] = words;
  const byDate = rowsFor(words).toSorted((one, other) => one.date.localeCompare(other.date));
  switch (name) {
    case 'sum':
      return dollars(sumOf(rowsFor(words)));
    case 'count':
      return `${rowsFor(words).length} `;
    case 'avg':
      return dollars(Math.round(sumOf(rowsFor(words)) / rowsFor(words).length));
    case 'left':
    case 'over':
      return dollars(budgetOf(first) - spentOn(first));
    case 'leftafter':
      return dollars(budgetOf(first) - spentOn(first) - Number(second) * 100);
    case 'percent':
      return `${((spentOn(first) / budgetOf(first)) * 100).toFixed(2)}%`;
    case 'difference':
      return dollars(spentOn(first) - spentOn(second));
    case 'newest':
      return byDate.at(-1)?.description.split(' ').slice(0, 2).join(' ') ?? '';
    case 'smallest':
      return dollars(
        Math.min(...byDate.filter(({ cents }) => cents > 0).map(({ cents }) => cents)),
      );
    case 'monthly':
      return dollars(Math.round(sumOf(rowsFor(words)) / 7));
    case 'max':
      return dollars(
        Math.max(
          ...[...Map.groupBy(rowsFor(words.slice(1)), ({ date }) => date.slice(0, 7)).values()].map(
            sumOf,
          ),
        ),
      );
    default:
      throw new Error(`No figure is called ${name}`);
  }
}

interface Ids {
  projects: Record<string, number>;
  contractors: Record<string, number>;
  rooms: Record<string, number | null>;
}

function isLeftOut(one: KnownExpense, except: string, ids: Ids): boolean {
  return except.split(',').some((entry) => {
    const [kind = '', value = ''] = entry.split(':');
    if (kind === 'contractor') return String(ids.contractors[one.contractor]) === value;
    if (kind === 'project') return String(ids.projects[one.project]) === value;
    if (kind === 'method') return one.paymentMethod === value;
    if (kind === 'days') {
      const [from = '', to = ''] = value.split('..');
      return from <= one.date && one.date <= to;
    }
    return kind === 'text' && `${one.description} ${one.contractor}`.toLowerCase().includes(value);
  });
}

/** The expenses that a link to the expenses page shows. */
export function rowsBehind(
  { expenses, companies }: Household,
  address: string,
  ids: Ids,
): readonly KnownExpense[] {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const given = (name: string) => query.get(name);
  const search = (given('search') ?? '').toLowerCase();
  const isNamed = (of: Record<string, number>, name: string, id: string | null) =>
    String(of[name] ?? 'none') === id;
  return expenses.filter(
    (one) =>
      (!given('project') ||
        given('project') === 'all' ||
        isNamed(ids.projects, one.project, given('project'))) &&
      (!given('contractor') || isNamed(ids.contractors, one.contractor, given('contractor'))) &&
      !isLeftOut(one, given('except') ?? '', ids) &&
      (!given('room') || String(ids.rooms[one.description]) === given('room')) &&
      (!given('category') || (given('category') ?? '').split(',').includes(one.category)) &&
      (!given('paymentMethod') ||
        (given('paymentMethod') ?? '').split(',').includes(one.paymentMethod)) &&
      (!given('kind') || given('kind') === (one.cents < 0 ? 'refund' : 'expense')) &&
      (!given('receipt') || (given('receipt') === 'with') === one.hasReceipt) &&
      (!given('from') || one.date >= (given('from') ?? '')) &&
      (!given('to') || one.date <= (given('to') ?? '')) &&
      (!given('minAmount') || Math.abs(one.cents) >= Number(given('minAmount')) * 100) &&
      (!given('maxAmount') || Math.abs(one.cents) <= Number(given('maxAmount')) * 100) &&
      `${one.description} ${one.contractor} ${companies[one.contractor] ?? ''}`
        .toLowerCase()
        .includes(search),
  );
}
