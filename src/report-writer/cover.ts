import { palette } from './palette.ts';
import { drawPlumbLine } from './plumb-line.ts';
import type { CoverBlock, Figure } from './report-block.ts';
import { PAGE, type Sheet } from './sheet.ts';

const LINE_X = 66;
const TEXT_X = 104;
const TEXT_WIDTH = PAGE.width - TEXT_X - 60;
const WARNING_AT = 0.85;

/** The first page: what it is about, and the figures that matter. */
export function drawCover(sheet: Sheet, cover: CoverBlock): void {
  const { doc, ink } = sheet;
  sheet.startCover();
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(palette.paper);
  const soft = { size: 11, color: palette.soft };
  ink.draw(ink.line(cover.product, { style: 'serif', size: 15 }, TEXT_WIDTH), TEXT_X, 58, {
    size: 15,
    color: palette.pine,
  });
  ink.draw(ink.line(cover.kind, { style: 'sans', size: 11 }, TEXT_WIDTH), TEXT_X, 80, soft);

  let y = 168;
  const title = { style: 'serif', size: 34 } as const;
  for (const line of ink.wrap(cover.title, title, { width: TEXT_WIDTH, lines: 4 })) {
    ink.draw(line, TEXT_X, y, { size: title.size, color: palette.ink });
    y += 42;
  }
  y += 8;
  for (const text of cover.lines) {
    const lines = ink.wrap(text, { style: 'sans', size: 11 }, { width: TEXT_WIDTH, lines: 3 });
    for (const line of lines) {
      ink.draw(line, TEXT_X, y, soft);
      y += 17;
    }
  }

  const figuresTop = Math.max(y + 44, 420);
  drawPlumbLine(doc, { x: LINE_X, top: 0, length: figuresTop + 16, scale: 1.25 });
  y = drawFirst(sheet, cover.first, figuresTop);
  if (cover.spent !== null) {
    drawMeter(sheet, cover.spent, y);
    y += 34;
  }
  y = drawFigures(sheet, cover.figures, y + 6);
  if (cover.notice) drawNotice(sheet, cover.notice, y + 10);
}

function drawFirst({ ink }: Sheet, figure: Figure, top: number): number {
  const label = { style: 'sans', size: 11 } as const;
  ink.draw(ink.line(figure.label, label, TEXT_WIDTH), TEXT_X, top, {
    size: 11,
    color: palette.soft,
  });
  const size = ink.fit(figure.value, { style: 'serif', size: 40 }, TEXT_WIDTH);
  ink.draw(ink.line(figure.value, { style: 'serif', size }, TEXT_WIDTH + 1), TEXT_X, top + 18, {
    size,
    color: figure.isOver ? palette.brick : palette.ink,
  });
  return top + 84;
}

/** A bar with a fine vertical mark at the budget. What is over it goes past the mark. */
function drawMeter({ doc }: Sheet, spent: number, y: number): void {
  const budget = spent > 1 ? TEXT_WIDTH / Math.min(spent, 2) : TEXT_WIDTH;
  const filled = Math.max(0, Math.min(spent, 2)) * budget;
  const color =
    spent >= 1 ? palette.fillBrick : spent >= WARNING_AT ? palette.fillAmber : palette.fillPine;
  doc.roundedRect(TEXT_X, y, TEXT_WIDTH, 8, 4).fill(palette.line);
  if (filled > 0) doc.roundedRect(TEXT_X, y, Math.max(8, filled), 8, 4).fill(color);
  const mark = TEXT_X + Math.min(budget, TEXT_WIDTH - 0.6);
  doc.lineWidth(1.2).strokeColor(palette.ink);
  doc
    .moveTo(mark, y - 5)
    .lineTo(mark, y + 13)
    .stroke();
}

/** Two to a row. An amount that is too long gets smaller. */
function drawFigures({ ink }: Sheet, figures: Figure[], top: number): number {
  const width = TEXT_WIDTH / 2 - 10;
  let y = top;
  figures.forEach(({ label, value, isOver }, index) => {
    const x = TEXT_X + (index % 2) * (TEXT_WIDTH / 2 + 10);
    if (index > 0 && index % 2 === 0) y += 56;
    ink.draw(ink.line(label, { style: 'sans', size: 10 }, width), x, y, {
      size: 10,
      color: palette.soft,
    });
    const size = ink.fit(value, { style: 'serif', size: 19 }, width);
    ink.draw(ink.line(value, { style: 'serif', size }, width + 1), x, y + 15, {
      size,
      color: isOver ? palette.brick : palette.ink,
    });
  });
  return y + 56;
}

function drawNotice({ ink }: Sheet, notice: string, top: number): void {
  let y = Math.max(top, PAGE.height - 110);
  const lines = ink.wrap(notice, { style: 'sans', size: 9.5 }, { width: TEXT_WIDTH, lines: 5 });
  for (const line of lines) {
    ink.draw(line, TEXT_X, y, { size: 9.5, color: palette.soft });
    y += 14;
  }
}
