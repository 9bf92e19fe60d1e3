import type { Sheet } from './sheet.ts';
import { definedNames, sheetXml } from './sheet-xml.ts';
import { Styles } from './styles.ts';
import {
  contentTypesXml,
  packageRelationsXml,
  sheetPath,
  workbookRelationsXml,
  workbookXml,
  XML_START,
} from './workbook-xml.ts';
import { type ZipEntry, zipPieces } from './zip-pieces.ts';

export type { Column, FootRow, Sheet } from './sheet.ts';

/** The bytes of an XLSX file with these sheets. Rows are read while it is written. */
export function writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  return zipPieces(partsOf(sheets));
}

/** The sheets come before what depends on them: styles, and the names of their ranges. */
function* partsOf(sheets: readonly Sheet[]): Generator<ZipEntry> {
  const styles = new Styles();
  const lastRows: number[] = [];
  const part = (name: string, xml: string) => ({ name, pieces: [XML_START, xml] });
  yield part('[Content_Types].xml', contentTypesXml(sheets));
  yield part('_rels/.rels', packageRelationsXml());
  yield part('xl/_rels/workbook.xml.rels', workbookRelationsXml(sheets));
  for (const [index, sheet] of sheets.entries()) {
    const onRows = (lastRow: number) => lastRows.push(lastRow);
    yield {
      name: `xl/${sheetPath(index)}`,
      pieces: sheetXml(sheet, { styles, isFirst: index === 0, onRows }),
    };
  }
  yield part('xl/styles.xml', styles.toXml());
  yield part('xl/workbook.xml', workbookXml(sheets, definedNames(sheets, lastRows)));
}
