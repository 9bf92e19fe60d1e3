import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { IMPORT_MAX_BYTES } from '#shared/import.ts';
import type { Bomb } from './bombs.ts';
import type { Scale } from './gate.ts';

const TAKEN = [201];
const REFUSED = [400];
const TOO_LARGE = [413];
/** Either is right, as long as the server stays healthy. */
const TAKEN_OR_REFUSED = [201, 400];

/** How much a bomb unpacks to. */
const UNPACKED_BYTES: Record<Scale, number> = { small: 120_000_000, full: 1_000_000_000 };

const ROWS: Record<Scale, number> = { small: 100_000, full: 1_000_000 };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

interface XlsxParts {
  rows?: string;
  /** Before the rows. */
  head?: string;
  strings?: string;
  sheetName?: string;
  more?: Record<string, Uint8Array>;
}

const text = (name: string, cell: string) =>
  `<c r="${name}" t="inlineStr"><is><t>${cell}</t></is></c>`;
const row = (number: number, ...cells: string[]) =>
  `<row r="${number}">${cells.map((cell, index) => text(`${String.fromCharCode(65 + index)}${number}`, cell)).join('')}</row>`;
const TITLES = row(1, 'Date', 'Item', 'Cost');

/** A workbook with one sheet, as spreadsheets write it. */
function xlsx({ rows = '', head = '', strings, sheetName = 'Costs', more }: XlsxParts): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${head}<sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': strings ?? `<sst xmlns="${MAIN}"/>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
  return Buffer.from(zipSync({ ...Object.fromEntries(files), ...more }, { level: 1 }));
}

/** One entry of zeros that says it is of another size. */
function lyingZip(unpackedBytes: number, saidBytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(unpackedBytes), { level: 1 });
  const name = Buffer.from('xl/workbook.xml');
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(saidBytes, 18);
  facts.writeUInt16LE(name.length, 22);
  const mark = (bytes: string) => Buffer.from(bytes, 'latin1');
  const entry = Buffer.concat([mark('PK\x03\x04'), facts, name, packed]);
  const listed = Buffer.concat([
    ...[mark('PK\x01\x02'), Buffer.from([20, 0]), facts],
    ...[Buffer.alloc(14), name],
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(entry.length, 12);
  return Buffer.concat([entry, listed, mark('PK\x05\x06'), end]);
}

/** Too many for the unpacked size, so their cells are as short as can be. */
const manyRows = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>1</v></c></row>`,
  ).join('');

const manyFiles = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`xl/${index}.xml`, new Uint8Array()]),
  );

/** Each entity is ten of the one before. */
function laughs(): string {
  const entities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
  );
  return `<!DOCTYPE sst [<!ENTITY a0 "ha">${entities.join('')}]><sst xmlns="${MAIN}"><si><t>&a9;</t></si></sst>`;
}

const FILE_OF_THE_SERVER = `<!DOCTYPE sst [<!ENTITY f SYSTEM "file:///etc/passwd">]><sst xmlns="${MAIN}"><si><t>&f;</t></si></sst>`;
const STRING_CELL = `${TITLES}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`;

const SHEET = 'Date,Item,Cost\n';
const filled = (piece: string) => Buffer.from(piece.repeat(IMPORT_MAX_BYTES / piece.length));

/** Files that try to harm the program that reads them, and some that only look like it. */
export function makeSheetBombs(scale: Scale): Bomb[] {
  const bomb = (name: string, expected: number[], content: Buffer | string): Bomb => ({
    ...{ name, expected },
    content: Buffer.from(content),
  });
  const unpacked = UNPACKED_BYTES[scale];
  const deep = 100_000;
  const whole = xlsx({ rows: TITLES + row(2, '2026-01-01', 'Tiles', '5') });
  return [
    bomb('archive that says it is 4 GB', REFUSED, lyingZip(1_000, 0xffff_ffff)),
    bomb(`archive of ${unpacked / 1e6} MB`, REFUSED, lyingZip(unpacked, unpacked)),
    bomb('archive that is larger than it says', REFUSED, lyingZip(unpacked, 1_000)),
    bomb('archive of 20,000 files', REFUSED, xlsx({ more: manyFiles(20_000) })),
    bomb('archive in an archive', REFUSED, Buffer.from(zipSync({ 'costs.xlsx': whole }))),
    bomb(
      'names that climb',
      TAKEN,
      xlsx({ rows: TITLES + row(2, 'a'), more: { '../../../etc/x': strToU8('x') } }),
    ),
    bomb('a cell in the last corner', TAKEN_OR_REFUSED, corner()),
    bomb('too many rows', REFUSED, xlsx({ rows: manyRows(ROWS[scale]) })),
    bomb(
      'cells of 70 MB',
      TAKEN_OR_REFUSED,
      xlsx({ rows: row(1, ...Array.from({ length: 14 }, () => 'x'.repeat(5_000_000))) }),
    ),
    bomb(
      'a row of 16,384 cells, 50 times',
      TAKEN_OR_REFUSED,
      xlsx({ rows: `<row r="1">${text('XFD1', 'x').repeat(16_384)}</row>`.repeat(50) }),
    ),
    bomb(
      `XML ${deep} deep`,
      TAKEN_OR_REFUSED,
      xlsx({ rows: `${'<row>'.repeat(deep)}${'</row>'.repeat(deep)}` }),
    ),
    bomb('entities of entities', TAKEN_OR_REFUSED, xlsx({ rows: STRING_CELL, strings: laughs() })),
    bomb(
      'a file of the server',
      TAKEN_OR_REFUSED,
      xlsx({ rows: STRING_CELL, strings: FILE_OF_THE_SERVER }),
    ),
    bomb('a string that is not there', TAKEN_OR_REFUSED, xlsx({ rows: STRING_CELL })),
    bomb(
      'a sheet name of 1 MB',
      TAKEN,
      xlsx({ rows: TITLES + row(2, 'a'), sheetName: 'x'.repeat(1e6) }),
    ),
    bomb(
      'signs that are no text',
      TAKEN_OR_REFUSED,
      xlsx({ rows: TITLES + row(2, '2026-01-01', 'a&#0;&#xD83D;b&#xFFFF;', '5') }),
    ),
    bomb(
      'numbers beyond numbers',
      TAKEN_OR_REFUSED,
      xlsx({
        rows: `${TITLES}<row r="2"><c r="A2"><v>1e308</v></c><c r="B2"><v>NaN</v></c><c r="C2"><v>-1e400</v></c></row>`,
      }),
    ),
    bomb(
      'formulas in XLSX',
      TAKEN,
      xlsx({
        rows: `${TITLES}<row r="2">${text('A2', '2026-01-01')}<c r="B2" t="str"><f>WEBSERVICE("http://a.example")</f><v>=cmd|calc</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>`,
      }),
    ),
    bomb(
      'formulas in CSV',
      TAKEN,
      `${SHEET}2026-01-01,"=HYPERLINK(""http://a.example"")",5\n2026-01-02,@SUM(A1),-6\n2026-01-03,=cmd|'/C calc'!A0,+7\n`,
    ),
    bomb('XLSX that is cut off', REFUSED, whole.subarray(0, whole.length * 0.6)),
    bomb(
      'XLSX without its sheet',
      REFUSED,
      Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })),
    ),
    bomb('10 MB of quotes', TAKEN_OR_REFUSED, filled('"')),
    bomb('10 MB of commas', TAKEN_OR_REFUSED, filled(',')),
    bomb('10 MB of lines', REFUSED, filled('\n')),
    bomb('10 MB of one word', TAKEN_OR_REFUSED, filled('word')),
    bomb('20,000 rows with a quote that never ends', TAKEN_OR_REFUSED, `"${SHEET.repeat(20_000)}`),
    bomb('20,000 rows of 60 cells', TAKEN, `${'a,'.repeat(59)}a\n`.repeat(20_000)),
    bomb('11 MB', TOO_LARGE, Buffer.alloc(11 * 1024 * 1024, 'a')),
    bomb('bytes at random', TAKEN_OR_REFUSED, noise(200_000)),
    bomb(
      'half of UTF-8',
      TAKEN,
      Buffer.concat([
        Buffer.from(`${SHEET}2026-01-01,caf`),
        Buffer.from([0xc3]),
        Buffer.from(',5\n'),
      ]),
    ),
    bomb(
      'half of UTF-16',
      TAKEN_OR_REFUSED,
      Buffer.concat([
        Buffer.from('\ufeffDate,Item,Cost\n2026-01-01,\ud83d,5\n', 'utf16le'),
        Buffer.from([0x41]),
      ]),
    ),
    bomb('UTF-16 without its mark', REFUSED, Buffer.from(SHEET.repeat(3), 'utf16le')),
    bomb('a mark of UTF-16 and nothing', REFUSED, Buffer.from([0xff, 0xfe])),
    bomb('a picture sign that is cut', TAKEN, `${SHEET}2026-01-01,${'x'.repeat(4_999)}😀,5\n`),
    bomb(
      'marks that turn text around',
      TAKEN,
      `${SHEET}2026-01-01,\u202e\u2066\u0000evil\u200b,5\n`.replaceAll('\0', ''),
    ),
    bomb(
      'amounts that are none',
      TAKEN,
      `${SHEET}2026-01-01,a,${'9'.repeat(4_000)}\n2026-01-01,b,1e99\n2026-01-01,c,(((\n`,
    ),
    bomb(
      'days that are none',
      TAKEN,
      `${SHEET}99999-99-99,a,5\n2026-02-30,b,5\n${'1'.repeat(4_000)},c,5\n`,
    ),
    bomb('nothing', REFUSED, ''),
    bomb('PDF', REFUSED, '%PDF-1.7\n'),
    bomb('older Excel file', REFUSED, Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')),
    bomb('program', TAKEN_OR_REFUSED, Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')),
  ];
}

/** The only cell is the last one that a sheet can have. */
function corner(): Buffer {
  return xlsx({
    head: '<dimension ref="A1:XFD1048576"/>',
    rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  });
}

/** Without the NUL that tells a program from a text. */
function noise(bytes: number): Buffer {
  return Buffer.from(randomBytes(bytes).map((byte) => byte || 1));
}
