import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { drawCover } from './cover.ts';
import { Ink } from './ink.ts';
import { palette } from './palette.ts';
import { PictureGrid } from './pictures.ts';
import type { ReportBlock } from './report-block.ts';
import { PAGE, Sheet } from './sheet.ts';
import { Table } from './table.ts';

const MISSING_NOTE =
  'The fonts of this report have Latin, Greek, Cyrillic and Vietnamese letters. Text in other letters stands as the name of its script in brackets, such as [Chinese]. The spreadsheet and the archive of the project have it in full.';

/** Draws blocks onto pages. Each finished page leaves as bytes at once. */
export function createReport(onChunk: (chunk: Uint8Array) => void) {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // Otherwise it opens a standard font. Its types do not know that there may be none.
    font: null as unknown as string,
    info: { Producer: 'Plumbline', Creator: 'Plumbline' },
  });
  doc.on('data', onChunk);
  const ink = new Ink(doc);
  const sheet = new Sheet(doc, ink);
  let open: Table | PictureGrid | null = null;

  function close(): void {
    open?.end();
    open = null;
  }

  function heading(text: string, note: string | undefined): void {
    sheet.require(110);
    if (!sheet.isFresh) sheet.y += 10;
    const look = { style: 'serif', size: 17 } as const;
    for (const line of ink.wrap(text, look, { width: sheet.width, lines: 2 })) {
      ink.draw(line, sheet.left, sheet.y, { size: 17, color: palette.ink });
      sheet.y += 23;
    }
    if (note) paragraph(note);
    sheet.y += 4;
  }

  function paragraph(text: string): void {
    const look = { style: 'sans', size: 9.5 } as const;
    for (const line of ink.wrap(text, look, { width: sheet.width, lines: 12 })) {
      sheet.require(14);
      ink.draw(line, sheet.left, sheet.y, { size: 9.5, color: palette.soft });
      sheet.y += 14;
    }
  }

  return {
    add(block: ReportBlock): void {
      if (block.type === 'rows') {
        if (!(open instanceof Table)) throw new Error('Rows need a table');
        for (const row of block.rows) open.add(row);
        return;
      }
      if (block.type === 'pictures') {
        if (!(open instanceof PictureGrid)) {
          close();
          open = new PictureGrid(sheet);
        }
        for (const picture of block.pictures) open.add(picture);
        return;
      }
      close();
      if (block.type === 'cover') {
        doc.info.Title = `${block.title} - ${block.kind}`;
        sheet.running = { title: `${block.title} · ${block.kind}`, notice: block.notice ?? '' };
        drawCover(sheet, block);
      } else if (block.type === 'heading') heading(block.text, block.note);
      else if (block.type === 'text') paragraph(block.text);
      else open = new Table(sheet, block.columns);
    },

    /** Resolves when the last byte has left. */
    async end(): Promise<void> {
      close();
      if (ink.isMissing) {
        sheet.require(60);
        paragraph(MISSING_NOTE);
      }
      ink.flush();
      const ended = once(doc, 'end');
      doc.end();
      await ended;
    },
  };
}
