import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './spreadsheet-reader.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The only cell is the last one that a sheet can have: a reader that fills the rest needs terabytes. */
function corner(): Uint8Array {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
  return zipSync(Object.fromEntries(files));
}

const TOO_LARGE = 'The file is too large to read. Split it into smaller files.';

describe('a process that reads spreadsheets', () => {
  it('answers all rows in their order', async () => {
    const lines = Array.from({ length: 1_234 }, (_, index) => `${index},ä`);
    const [sheet] = await readSpreadsheet(Buffer.from(`${lines.join('\n')}\n`));
    expect(sheet?.rows.map((cells) => cells.join())).toEqual(lines);
  });

  it('is ended by a file that needs too much memory, and nothing else is', async () => {
    await expect(readSpreadsheet(corner())).rejects.toThrow(TOO_LARGE);
    await expect(readSpreadsheet(Buffer.from('a,b\n'))).resolves.toHaveLength(1);
  });

  it('is ended by a file that takes too long', async () => {
    const read = readSpreadsheet(Buffer.from('a,b\n'), { maxReadingMs: 1 });
    await expect(read).rejects.toThrow(TOO_LARGE);
  });

  it('stores nothing that a database refuses', async () => {
    const cut = `${'x'.repeat(4_999)}😀`;
    const [sheet] = await readSpreadsheet(Buffer.from(`a,${cut}\n`));
    const cell = sheet?.rows[0]?.[1] ?? '';
    expect([cell.length, cell.isWellFormed()]).toEqual([5_000, true]);
  });
});
