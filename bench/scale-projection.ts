import { type Row, table } from './report.ts';

export interface Measured {
  /** Requests a second of one process with the mix of calls, and of two. */
  perSecond: { one: number; two: number };
  /** MB for a thousand people with an open page. */
  memoryPerThousand: number;
  /** MB of one process without them. */
  memoryAtRest: number;
  /** Bytes of a thousand expenses with their history, in the database. */
  databaseBytes: number;
  /** Bytes of a thousand receipts with their thumbnails, in the store. */
  receiptBytes: number;
  /** Seconds for a million rows. */
  backupSeconds: number;
  restoreSeconds: number;
}

/** Where the projection leaves what was measured. Each is a guess; change it and run it again. */
const ASSUMPTIONS = {
  expensesPerAccount: {
    value: 150,
    why: 'a renovation of a year or two; most accounts stay small',
  },
  shareWithReceipt: { value: 0.6, why: 'of expenses' },
  rowsPerExpense: { value: 2.5, why: 'the expense, its history, and its upload' },
  openAtPeak: { value: 0.01, why: 'of accounts, with one open page each, in the busiest minute' },
  callsPerOpenPage: { value: 4, why: 'a minute, while it is used' },
  memoryPerProcess: { value: 1_000, why: 'MB that one process is given' },
  load: { value: 0.5, why: 'of the measured rate that a process is planned for' },
};

const ACCOUNTS = [1_000_000, 10_000_000];
/** What 4-byte ids hold. */
const MAX_ID = 2_147_483_647;
const GB = 1_000_000_000;
const SECONDS_PER_HOUR = 3_600;

/** What accounts of that number would need, by proportion. */
export function projection(measured: Measured): string {
  const value = Object.fromEntries(
    Object.entries(ASSUMPTIONS).map(([name, { value }]) => [name, value]),
  ) as Record<keyof typeof ASSUMPTIONS, number>;
  const columns = ACCOUNTS.map((accounts) => {
    const expenses = accounts * value.expensesPerAccount;
    const rows = expenses * value.rowsPerExpense;
    const open = accounts * value.openAtPeak;
    const perSecond = (open * value.callsPerOpenPage) / 60;
    const byRate = perSecond / (measured.perSecond.one * value.load);
    const room = value.memoryPerProcess - measured.memoryAtRest;
    const byMemory = ((open / 1_000) * measured.memoryPerThousand) / room;
    return {
      expenses,
      'share of the 4-byte ids of expenses': expenses / MAX_ID,
      'database, GB': (expenses / 1_000) * (measured.databaseBytes / GB),
      'receipts, GB': ((expenses * value.shareWithReceipt) / 1_000) * (measured.receiptBytes / GB),
      'open pages at the peak': open,
      'requests a second at the peak': perSecond,
      'processes, by requests': Math.ceil(byRate),
      'processes, by memory': Math.ceil(byMemory),
      'backup of the rows, hours': ((rows / 1e6) * measured.backupSeconds) / SECONDS_PER_HOUR,
      'restore of the rows, hours': ((rows / 1e6) * measured.restoreSeconds) / SECONDS_PER_HOUR,
    };
  });
  const names = Object.keys(columns[0] ?? {}) as (keyof (typeof columns)[number])[];
  const rows = names.map((name): Row => [name, ...columns.map((column) => shown(column[name]))]);
  return table(['', ...ACCOUNTS.map((accounts) => `${shown(accounts)} accounts`)], rows);
}

export function assumptionTable(): string {
  const rows = Object.entries(ASSUMPTIONS).map(
    ([name, { value, why }]): Row => [name, String(value), why],
  );
  return table(['assumption', 'value', 'of what'], rows);
}

const shown = (number: number) =>
  number >= 10 ? Math.round(number).toLocaleString('en-US') : number.toFixed(2);
