import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { type Column, type Sheet, writeWorkbook } from './spreadsheet-writer.ts';

async function bytesOf(sheets: Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeWorkbook(sheets)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

const column = (title: string, kind: Column['kind'], more: Partial<Column> = {}): Column => ({
  ...{ title, kind, ...more },
  width: 12,
});

/** The sheets as another program reads them. */
const read = async (sheets: Sheet[]) =>
  (await readXlsxFile((await bytesOf(sheets)).buffer)).map(({ sheet, data }) => ({ sheet, data }));

const xmlOf = async (sheets: Sheet[], path: string) =>
  strFromU8(unzipSync(await bytesOf(sheets))[path] ?? new Uint8Array());

const amounts: Sheet = {
  name: 'Costs',
  columns: [
    column('What', 'text'),
    column('Day', 'day'),
    column('Amount', 'number', {
      format: '"€"#,##0.00',
      sum: { unless: 'Void', column: 'What' },
    }),
    column('Paid', 'number', { format: '"€"#,##0.00', sum: 'all' }),
  ],
  rows: [
    [
      ['Tiles', '2026-03-08', '99999999.99', '0.10'],
      ['Void', null, '5.00', '0.20'],
    ],
    [['Back', '1899-05-01', '-0.01', null]],
  ],
  foot: {
    column: 'Amount',
    rows: ({ sumOf, cell }) => [
      { label: 'Budget', value: '7.00' },
      { label: 'Left', value: '-99999992.98', formula: `${cell(0)}-${sumOf('Amount')}` },
    ],
  },
};

describe('a workbook', () => {
  it('has numbers, days and sums that other programs read', async () => {
    const empty: Sheet = { name: 'None & "empty"', columns: amounts.columns, rows: [] };
    expect(await read([amounts, empty])).toEqual([
      {
        sheet: 'Costs',
        data: [
          ['What', 'Day', 'Amount', 'Paid'],
          ['Tiles', new Date('2026-03-08T00:00:00Z'), 99_999_999.99, 0.1],
          ['Void', null, 5, 0.2],
          // Spreadsheets cannot number this day.
          ['Back', '1899-05-01', -0.01, null],
          ['Total', null, 99_999_999.98, 0.3],
          [null, null, null, null],
          ['Budget', null, 7, null],
          ['Left', null, -99_999_992.98, null],
        ],
      },
      {
        sheet: 'None & "empty"',
        data: [
          ['What', 'Day', 'Amount', 'Paid'],
          [null, null, null, null],
          ['Total', null, 0, 0],
        ],
      },
    ]);
  });

  it('has its sums as formulas, its headings frozen, and a filter over its rows', async () => {
    const xml = await xmlOf([amounts], 'xl/worksheets/sheet1.xml');
    expect(xml).toContain('<f>SUMIF(A2:A4,&quot;&lt;&gt;Void&quot;,C2:C4)</f><v>99999999.98</v>');
    expect(xml).toContain('<f>SUM(D2:D4)</f><v>0.30</v>');
    expect(xml).toContain('<f>C7-C5</f>');
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(xml).toContain('<autoFilter ref="A1:D4"/>');
    expect(await xmlOf([amounts], 'xl/styles.xml')).toContain('formatCode="&quot;€&quot;#,##0.00"');
  });

  it('gives the same bytes for the same rows', async () => {
    expect(await bytesOf([amounts])).toEqual(await bytesOf([amounts]));
  });

  it('fails if its rows fail', async () => {
    async function* broken(): AsyncGenerator<string[][]> {
      yield [['Tiles', '2026-03-08', '1.00', '1.00']];
      throw new Error('The database is gone');
    }
    await expect(bytesOf([{ ...amounts, rows: broken() }])).rejects.toThrow('The database is gone');
  });
});

/** Without the characters that XML cannot contain. The reader of this test also trims. */
const kept = (text: string) =>
  [...text.replace(/\r\n?/g, '\n')]
    .filter((sign) => /[\t\n]/.test(sign) || (sign >= ' ' && !/[\p{Cs}\ufffe\uffff]/u.test(sign)))
    .join('');

describe('any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'a\rb\r\nc\td',
      '=1+1',
      '@SUM(A1)',
      '-5 °C',
      '+1',
      '<b>&amp;"',
      ' a ',
      "'",
      '_x0041',
      ']]>',
    ),
  );

  it('stays text and comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { maxLength: 8 }), async (values) => {
        const sheet: Sheet = {
          name: 'Texts',
          columns: [column('Number', 'number'), column('Text', 'text')],
          rows: [values.map((text) => ['1', text])],
        };
        const xml = await xmlOf([sheet], 'xl/worksheets/sheet1.xml');
        expect(xml).not.toContain('<f>');
        const [{ data } = { data: [] }] = await read([sheet]);
        const cells = data.slice(1).map((row) => row[1] ?? '');
        expect(cells).toEqual(values.map((text) => kept(text).trim()));
      }),
      { numRuns: 200 },
    );
  });

  it('is not taken for an escaped letter', async () => {
    const sheet: Sheet = {
      name: 'Texts',
      columns: [column('Text', 'text')],
      rows: [[['_x0041_ and _x00e4_']]],
    };
    const xml = await xmlOf([sheet], 'xl/worksheets/sheet1.xml');
    expect(xml).toContain('>_x005F_x0041_ and _x005F_x00e4_<');
  });
});
