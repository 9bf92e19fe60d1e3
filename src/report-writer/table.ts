import type { FittedLine, Line } from './ink.ts';
import { palette } from './palette.ts';
import type { Column, Row } from './report-block.ts';
import type { Sheet } from './sheet.ts';

const SIZE = 8.5;
const LINE_HEIGHT = 11.5;
const PADDING = 4;
const GAP = 8;
const HEAD_HEIGHT = 20;

interface Place {
  column: Column;
  x: number;
  width: number;
}

/** A table over as many pages as it needs, with its titles on each. */
export class Table {
  private readonly sheet: Sheet;
  private readonly places: Place[];

  constructor(sheet: Sheet, columns: Column[]) {
    this.sheet = sheet;
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    let x = sheet.left;
    this.places = columns.map((column) => {
      const width = (sheet.width * column.share) / shares;
      const place = { column, x, width: width - GAP };
      x += width;
      return place;
    });
    sheet.require(HEAD_HEIGHT + 3 * LINE_HEIGHT);
    this.drawHead();
  }

  add(row: Row): void {
    const { sheet } = this;
    const isStrong = row.tone !== undefined;
    const cells = this.places.map((place, index) =>
      this.linesOf(row.cells[index] ?? '', place, isStrong),
    );
    const lines = Math.max(1, ...cells.map((each) => each.length));
    const height = lines * LINE_HEIGHT + 2 * PADDING;
    // A group is not left alone at the foot of a page.
    if (!sheet.has(row.tone === 'group' ? height + LINE_HEIGHT + 2 * PADDING : height)) {
      sheet.startPage();
      this.drawHead();
    }
    this.drawGround(row, height);
    cells.forEach((each, index) => {
      const place = this.places[index];
      if (place) this.drawCell(each, place, { isStrong, isNegative: isNegative(row, index) });
    });
    sheet.y += height;
  }

  end(): void {
    this.sheet.y += 18;
  }

  private linesOf(
    text: string,
    { column, width }: Place,
    isStrong: boolean,
  ): (Line | FittedLine)[] {
    if (text === '') return [];
    const { ink } = this.sheet;
    const style = isStrong ? 'bold' : 'sans';
    if (column.align === 'left') {
      return ink.wrap(text, { style, size: SIZE }, { width, lines: column.lines ?? 1 });
    }
    // An amount is never cut.
    return [ink.fitted(text, { style, size: SIZE }, width)];
  }

  private drawCell(
    lines: (Line | FittedLine)[],
    { column, x, width }: Place,
    { isNegative: isRed }: { isStrong: boolean; isNegative: boolean },
  ): void {
    const { sheet } = this;
    lines.forEach((line, index) => {
      const left = column.align === 'right' ? x + width - line.width : x;
      const size = 'size' in line ? line.size : SIZE;
      const color = isRed ? palette.brick : palette.ink;
      sheet.ink.draw(line, left, sheet.y + PADDING + index * LINE_HEIGHT, { size, color });
    });
  }

  private drawGround({ tone }: Row, height: number): void {
    const { doc, left, width, y } = this.sheet;
    if (tone === 'group') doc.rect(left - 4, y, width + 8, height).fill(palette.tint);
    const isHeavy = tone === 'total' || tone === 'sum';
    const at = isHeavy ? y : y + height;
    this.sheet.ink.rule(left - 4, at, {
      length: width + 8,
      weight: isHeavy ? 0.8 : 0.4,
      color: isHeavy ? palette.soft : palette.line,
    });
  }

  private drawHead(): void {
    const { sheet } = this;
    for (const { column, x, width } of this.places) {
      const line = sheet.ink.line(column.title, { style: 'bold', size: 8 }, width);
      const left = column.align === 'right' ? x + width - line.width : x;
      sheet.ink.draw(line, left, sheet.y + 5, { size: 8, color: palette.soft });
    }
    sheet.ink.rule(sheet.left - 4, sheet.y + HEAD_HEIGHT, {
      length: sheet.width + 8,
      weight: 0.8,
      color: palette.pine,
    });
    sheet.y += HEAD_HEIGHT + 1;
  }
}

const isNegative = ({ cells }: Row, index: number) => (cells[index] ?? '').startsWith('\u2212');
