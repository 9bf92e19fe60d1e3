import type { Ink } from './ink.ts';
import { palette } from './palette.ts';
import { drawPlumbLine } from './plumb-line.ts';

/** US Letter, in points. */
export const PAGE = { width: 612, height: 792 } as const;
const MARGIN = 48;
const FOOT = 34;
const TOP = 62;

/** The page that is being filled, from top to bottom. */
export class Sheet {
  readonly left = MARGIN;
  readonly width = PAGE.width - 2 * MARGIN;
  y: number = TOP;
  readonly doc: PDFKit.PDFDocument;
  readonly ink: Ink;
  /** What stands on top of each page after the cover. */
  running = { title: '', notice: '' };
  private number = 0;

  constructor(doc: PDFKit.PDFDocument, ink: Ink) {
    this.doc = doc;
    this.ink = ink;
  }

  get bottom(): number {
    return PAGE.height - FOOT - 22;
  }

  get isFresh(): boolean {
    return this.y === TOP;
  }

  /** A page without the head and the foot. */
  startCover(): void {
    this.ink.flush();
    this.doc.addPage();
    this.number += 1;
    this.y = PAGE.height;
  }

  /** pdfkit writes the page before to the stream. */
  startPage(): void {
    const { doc, ink, running } = this;
    ink.flush();
    doc.addPage();
    this.number += 1;
    this.y = TOP;
    const small = { style: 'sans', size: 8 } as const;
    const soft = { size: 8, color: palette.soft };
    drawPlumbLine(doc, { x: this.left + 3, top: 0, length: 27, scale: 0.55 });
    ink.draw(ink.line(running.title, small, this.width - 30), this.left + 16, 30, soft);
    const foot = PAGE.height - FOOT;
    ink.rule(this.left, foot - 8, { length: this.width, weight: 0.5, color: palette.line });
    const page = ink.line(`Page ${this.number}`, small, 60);
    ink.draw(page, this.left + this.width - page.width, foot, soft);
    ink.draw(ink.line(running.notice, small, this.width - 80), this.left, foot, soft);
  }

  has(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  require(height: number): void {
    if (!this.has(height)) this.startPage();
  }
}
