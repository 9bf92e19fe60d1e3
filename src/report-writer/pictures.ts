import { palette } from './palette.ts';
import type { Picture } from './report-block.ts';
import type { Sheet } from './sheet.ts';

const COLUMNS = 3;
const GAP = 16;
const IMAGE_HEIGHT = 160;
const CAPTION_LINE = 10.5;
const CAPTION_LINES = 4;
const CELL_HEIGHT = IMAGE_HEIGHT + 8 + CAPTION_LINES * CAPTION_LINE + 14;

/** Pictures side by side, several to a page, each with its caption. */
export class PictureGrid {
  private column = 0;
  private readonly sheet: Sheet;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  add(picture: Picture): void {
    const { sheet } = this;
    if (this.column === 0) sheet.require(CELL_HEIGHT);
    const width = (sheet.width - GAP * (COLUMNS - 1)) / COLUMNS;
    const x = sheet.left + this.column * (width + GAP);
    sheet.doc.rect(x, sheet.y, width, IMAGE_HEIGHT).fill(palette.tint);
    if (!this.drawImage(picture, x, width)) this.drawLabel(picture.label, x, width);
    this.drawCaption(picture.caption, x, width);
    this.column = (this.column + 1) % COLUMNS;
    if (this.column === 0) sheet.y += CELL_HEIGHT;
  }

  end(): void {
    if (this.column > 0) this.sheet.y += CELL_HEIGHT;
    this.column = 0;
  }

  /** False if there is no picture, or if its file cannot be read. */
  private drawImage({ image }: Picture, x: number, width: number): boolean {
    if (!image) return false;
    const { doc, y } = this.sheet;
    try {
      // A data address, because the bytes of a Buffer from another thread are a plain array here.
      const source = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
      doc.image(source, x + 4, y + 4, {
        fit: [width - 8, IMAGE_HEIGHT - 8],
        align: 'center',
        valign: 'center',
      });
      return true;
    } catch {
      return false;
    }
  }

  private drawLabel(label: string, x: number, width: number): void {
    const { ink, y } = this.sheet;
    const look = { style: 'sans', size: 9 } as const;
    ink.wrap(label, look, { width: width - 24, lines: 3 }).forEach((line, index) => {
      const left = x + (width - line.width) / 2;
      ink.draw(line, left, y + IMAGE_HEIGHT / 2 - 10 + index * 12, {
        size: 9,
        color: palette.soft,
      });
    });
  }

  private drawCaption(caption: string[], x: number, width: number): void {
    const { ink, y } = this.sheet;
    let left = CAPTION_LINES;
    let at = y + IMAGE_HEIGHT + 6;
    caption.forEach((text, index) => {
      const style = index === 0 ? 'bold' : 'sans';
      const room = Math.min(left, index === 1 ? 2 : 1);
      for (const line of ink.wrap(text, { style, size: 8 }, { width, lines: room })) {
        ink.draw(line, x, at, { size: 8, color: palette.ink });
        at += CAPTION_LINE;
        left -= 1;
      }
    });
  }
}
