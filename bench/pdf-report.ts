import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { writeReport } from '../src/report-writer/report-writer.ts';
import type { ExportedExpense } from '../src/server/features/expenses/expense-export.repository.ts';
import { readPicture } from '../src/server/features/receipts/receipt-picture.ts';
import { receiptPictures } from '../src/server/features/reports/receipt-pictures.ts';
import { summaryReport } from '../src/server/features/reports/summary-report.ts';
import type { ReceiptStorage } from '../src/server/integrations/storage/receipt-storage.ts';
import { formatDate } from '../src/shared/dates.ts';
import { expenseCategories } from '../src/shared/expense.ts';
import { formatMoney } from '../src/shared/money.ts';
import type { Project } from '../src/shared/project.ts';
import type { ProjectBudget } from '../src/shared/project-budget.ts';

/**
 * How much processor and memory the PDF of a large project takes: `npm run build && node bench/pdf-report.ts`. The
 * rows come from memory, and everything after the database is the product's own code.
 */
const ROWS = Number(process.argv[2] ?? 5_000);
const RECEIPTS = Number(process.argv[3] ?? 200);
const BATCH = 250;
/** As the product runs it: from its sources, a thread would first strip the types. */
const THREAD = path.resolve('dist/server/report-thread.js');
const categories = Object.keys(expenseCategories);
const things = ['Floor tiles', 'Copper pipe', 'Electrical work', 'Cabinet hardware', 'Plaster'];

function expense(index: number): ExportedExpense {
  const key = `receipts/${String(index).padStart(32, '0')}.jpg`;
  return {
    id: index,
    date: `202${index % 7}-0${1 + (index % 9)}-1${index % 9}`,
    description: `${things[index % things.length]} for the upstairs bath, delivery ${index}`,
    amount: `${(index * 37) % 9_999}.${String(index % 100).padStart(2, '0')}`,
    category: categories[index % categories.length],
    kind: 'expense',
    contractor: { id: 1, name: 'Rosa Okafor', company: 'Okafor Tile & Stone' },
    roomName: 'Upstairs bath',
    receipt: index < RECEIPTS ? key : null,
    attachments:
      index < RECEIPTS ? [{ key, name: 'receipt.jpg', type: 'image/jpeg', size: 9 }] : [],
    parts: null,
  } as unknown as ExportedExpense;
}

async function* batches(indexes: number[]): AsyncGenerator<ExportedExpense[]> {
  for (let start = 0; start < indexes.length; start += BATCH) {
    yield indexes.slice(start, start + BATCH).map(expense);
  }
}

/** Like a receipt: lines of dark text on paper. */
const lines = Array.from(
  { length: 18 },
  (_, line) =>
    `<text x="14" y="${30 + line * 16}" font-size="12">${things[line % 5]} ${line * 37}.50</text>`,
);
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320">
  <rect width="240" height="320" fill="#f4f1ea"/>${lines.join('')}</svg>`;
const thumbnail = await sharp(Buffer.from(drawing)).webp().toBuffer();
const storage = { open: async () => Readable.from([thumbnail]) } as unknown as ReceiptStorage;

const all = Array.from({ length: ROWS }, (_, index) => index);
const nothing = { planned: '0.00', paid: '1.00', expected: '1.00' };
const project = { name: 'Whole house', description: null, currency: 'USD' } as Project;
const budget = {
  currency: 'USD',
  totals: {
    ...{ budget: '9999999.99', planned: '0.00', unplanned: '0.00', paid: '9999999.99' },
    ...{ due: '0.00', held: '0.00', agreed: '0.00', toBuy: '0.00', reserve: '0.00' },
    ...{ expected: '9999999.99', variance: '0.00' },
  },
  lines: [],
  byCategory: categories.map((key) => ({ key, ...nothing })),
  byRoom: [],
} as ProjectBudget;
const context = {
  product: 'Plumbline',
  today: '2026-11-17',
  money: (amount: string) => formatMoney(amount),
  date: formatDate,
  write: (text: () => string) => text(),
};
const sources = {
  project,
  budget,
  rooms: new Map<number, string>(),
  expensesOf: (category: string) =>
    batches(all.filter((index) => categories[index % categories.length] === category)),
  pictures: () =>
    receiptPictures(
      {
        expenses: batches(all.slice(0, RECEIPTS)),
        read: (key) => readPicture(storage, key),
        onFailed: (error) => {
          throw error;
        },
      },
      context,
    ),
};

const folder = await mkdtemp(path.join(tmpdir(), 'pdf-report-'));
const file = path.join(folder, 'report.pdf');
const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);
const start = process.cpuUsage();
await pipeline(writeReport(summaryReport(sources, context), THREAD), createWriteStream(file));
const { user, system } = process.cpuUsage(start);
clearInterval(watch);
const { size } = await stat(file);
await rm(folder, { recursive: true });
process.stdout.write(
  `${ROWS} rows, ${RECEIPTS} receipts: ${((user + system) / 1e6).toFixed(2)} s of processor, ` +
    `${((peak - before) / 1e6).toFixed(0)} MB, ${(size / 1e6).toFixed(1)} MB of file, ` +
    `longest wait of other work ${(delays.max / 1e6).toFixed(0)} ms\n`,
);
