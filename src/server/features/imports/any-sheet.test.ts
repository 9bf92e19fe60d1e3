import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type ImportField, importFields } from '#shared/import.ts';
import { readSheets } from '#spreadsheet-reader/sheets.ts';
import { type Column, writeWorkbook } from '#spreadsheet-writer/spreadsheet-writer.ts';
import { guessChoices } from './choice-guess.ts';
import { createRowReader, decimalSignOf } from './row-reading.ts';
import { chooseTable } from './table-layout.ts';

type Field = Exclude<ImportField, 'debit' | 'credit'>;
const fields = importFields.filter(
  (field): field is Field => field !== 'debit' && field !== 'credit',
);

/** What a row is about, as plain values. */
type Known = Record<Field, string>;

const headings: Record<string, Record<Field, string[]>> = {
  english: {
    date: ['Date', 'Date paid', 'PAID ON'],
    description: ['Description', 'Item', 'What'],
    amount: ['Amount', 'Amount ($)', 'Actual cost', 'Total paid'],
    category: ['Category', 'Type'],
    contractor: ['Vendor', 'Contractor', 'Store', 'Paid to'],
    room: ['Room', 'Area'],
    paymentMethod: ['Payment method', 'Paid with'],
    notes: ['Notes', 'Comments', 'Remarks'],
  },
  german: {
    date: ['Datum', 'Belegdatum', 'Kaufdatum'],
    description: ['Beschreibung', 'Bezeichnung', 'Posten'],
    amount: ['Betrag', 'Betrag (€)', 'Kosten', 'Bruttobetrag in EUR'],
    category: ['Kategorie', 'Kostenart'],
    contractor: ['Firma', 'Lieferant', 'Händler'],
    room: ['Raum', 'Zimmer'],
    paymentMethod: ['Zahlungsart', 'Bezahlt mit'],
    notes: ['Bemerkung', 'Notizen', 'Anmerkung'],
  },
  spanish: {
    date: ['Fecha'],
    description: ['Descripción', 'Concepto', 'Detalle'],
    amount: ['Importe', 'Monto', 'Precio'],
    category: ['Categoría', 'Tipo'],
    contractor: ['Proveedor', 'Tienda', 'Contratista'],
    room: ['Habitación', 'Cuarto'],
    paymentMethod: ['Forma de pago', 'Método de pago'],
    notes: ['Notas', 'Observaciones'],
  },
  french: {
    date: ['Date', 'Jour'],
    description: ['Libellé', 'Désignation'],
    amount: ['Montant', 'Prix', 'Coût'],
    category: ['Catégorie'],
    contractor: ['Fournisseur', 'Artisan'],
    room: ['Pièce'],
    paymentMethod: ['Mode de paiement'],
    notes: ['Remarques'],
  },
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Ways to write 2026-03-08. */
const dayWriters: Record<string, (year: string, month: string, day: string) => string> = {
  iso: (year, month, day) => `${year}-${month}-${day}`,
  american: (year, month, day) => `${Number(month)}/${Number(day)}/${year}`,
  german: (year, month, day) => `${day}.${month}.${year}`,
  spanish: (year, month, day) => `${day}/${month}/${year}`,
  words: (year, month, day) => `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`,
  mixed: (year, month, day) => `${Number(day)}-${MONTHS[Number(month) - 1]}-${year.slice(2)}`,
};

interface Manner {
  language: string;
  /** Picks one of the headings of each field. */
  picks: number[];
  order: Field[];
  delimiter: string;
  decimalSign: '.' | ',';
  isGrouped: boolean;
  sign: string;
  dayWriter: string;
  titles: string[];
  encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16' | 'windows-1252';
}

const manners: fc.Arbitrary<Manner> = fc.record({
  language: fc.constantFrom(...Object.keys(headings)),
  picks: fc.array(fc.nat(11), { minLength: fields.length, maxLength: fields.length }),
  order: fc.shuffledSubarray(fields, { minLength: fields.length }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  decimalSign: fc.constantFrom('.', ','),
  isGrouped: fc.boolean(),
  sign: fc.constantFrom('', '$', '€ ', 'USD '),
  dayWriter: fc.constantFrom(...Object.keys(dayWriters)),
  titles: fc.constantFrom([], ['Our kitchen'], ['Costs 2026', '', 'Ada and Bob']),
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16', 'windows-1252'),
});

/** Signs that need quotes in a file, and letters that differ between encodings. */
const tail = fc.string({
  unit: fc.constantFrom('a', 'Z', 'ä', 'ñ', 'é', ' ', ',', ';', '|', '"', "'", '4', '/', '=', '-'),
  maxLength: 20,
});
const textsLike = (...starts: string[]) =>
  fc.tuple(fc.constantFrom(...starts), tail).map(([start, rest]) => `${start} ${rest}`.trim());
const sometimes = (texts: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: texts }, fc.constant(''));

const days = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.nat(11), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) =>
    [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-'),
  );

const knownRow: fc.Arbitrary<Known> = fc.record({
  date: days,
  description: textsLike('Tiles', 'Fliesen', 'Azulejos', 'Peinture'),
  amount: fc
    .integer({ min: 1, max: 9_999_999_999 })
    .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
  category: sometimes(fc.constantFrom('Materials', 'Arbeit', 'Permiso', 'Outils')),
  contractor: sometimes(textsLike('Ortiz', 'Müller GmbH', 'Peña')),
  room: sometimes(textsLike('Bath', 'Küche', 'Baño')),
  paymentMethod: sometimes(fc.constantFrom('Visa', 'Bar', 'Efectivo', 'Chèque')),
  notes: sometimes(textsLike('Blue', 'größer', 'Señal')),
});

/** A day above 12 tells the order of the numbers, as in any sheet of more than a few rows. */
const anchor: Known = {
  ...{ date: '2026-03-28', description: 'Deposit', amount: '1500.00', category: 'Labor' },
  ...{ contractor: 'Kim', room: 'Attic', paymentMethod: 'Check', notes: 'Final' },
};

function writeAmount(amount: string, { decimalSign, isGrouped, sign }: Manner): string {
  const [whole = '', fraction] = amount.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, decimalSign === '.' ? ',' : '.');
  const digits = `${isGrouped ? grouped : whole}${decimalSign}${fraction}`;
  return `${amount.startsWith('-') ? '-' : ''}${sign}${digits}`;
}

function writeCell(known: Known, field: Field, manner: Manner): string {
  if (field === 'amount') return writeAmount(known.amount, manner);
  if (field !== 'date') return known[field];
  const [year = '', month = '', day = ''] = known.date.split('-');
  return dayWriters[manner.dayWriter]?.(year, month, day) ?? '';
}

const headingsOf = ({ language, picks, order }: Manner) =>
  order.map((field) => {
    const names = headings[language]?.[field] ?? [];
    return names[(picks[fields.indexOf(field)] ?? 0) % names.length] ?? '';
  });

function encode(text: string, encoding: Manner['encoding']): Uint8Array {
  if (encoding === 'utf-16') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-8 with mark') return Buffer.from(`\ufeff${text}`);
  // The euro is the one sign here that differs between the two.
  if (encoding === 'windows-1252') return Buffer.from(text.replaceAll('€', '\x80'), 'latin1');
  return Buffer.from(text);
}

function asCsv(rows: Known[], manner: Manner): Uint8Array {
  const { order, delimiter, titles, encoding } = manner;
  const cells = rows.map((known) => order.map((field) => writeCell(known, field, manner)));
  const lines = [...titles.map((title) => [title]), headingsOf(manner), ...cells];
  return encode(Papa.unparse(lines, { delimiter }), encoding);
}

/** With real days and numbers. */
async function asXlsx(rows: Known[], manner: Manner): Promise<Uint8Array> {
  const kindOf = (field: Field) =>
    field === 'date' ? 'day' : field === 'amount' ? 'number' : 'text';
  const names = headingsOf(manner);
  const columns = manner.order.map(
    (field, index): Column => ({ title: names[index] ?? '', width: 9, kind: kindOf(field) }),
  );
  const cells = rows.map((known) => manner.order.map((field) => known[field]));
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook([{ name: 'Costs', columns, rows: [cells] }])) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function readBack(bytes: Uint8Array): Promise<Known[]> {
  const table = chooseTable(await readSheets(bytes));
  if (!table) throw new Error('There is no table');
  const choices = guessChoices(table);
  const read = createRowReader(choices, decimalSignOf(table.rows, choices.mapping));
  return table.rows.map(read).map((row) => {
    expect([row.problem, row.reason]).toEqual([null, null]);
    return {
      date: row.date ?? '',
      description: row.description,
      amount: `${row.kind === 'refund' ? '-' : ''}${row.amount}`,
      category: row.category,
      contractor: row.contractor,
      room: row.room,
      paymentMethod: row.paymentMethod,
      notes: row.notes ?? '',
    };
  });
}

/** Fewer than half of the amounts are refunds: otherwise the sheet writes what was spent so. */
const sheets = fc
  .tuple(fc.array(knownRow, { minLength: 3, maxLength: 12 }), fc.nat(3))
  .map(([rows, refunds]) => [
    anchor,
    ...rows.map((row, index) =>
      index < Math.min(refunds, rows.length / 2 - 1) ? { ...row, amount: `-${row.amount}` } : row,
    ),
  ]);

describe('a sheet that was written from known rows, in any manner', () => {
  it('comes back as those rows from a CSV file', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, manners, async (rows, manner) => {
        expect(await readBack(asCsv(rows, manner))).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });

  it('comes back as those rows from an XLSX file', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, manners, async (rows, manner) => {
        expect(await readBack(await asXlsx(rows, manner))).toEqual(rows);
      }),
      { numRuns: 40 },
    );
  });
});
