import { subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { toAmount } from '../question/amount.ts';
import type { Reading } from '../question/reading.ts';
import { budgetFigure } from '../writing/figures.ts';

const KEPT =
  /\bstill (?:have|keep|hold|be left with|save)(?: (?:at least|about|around|over|more than|us|me))* (\$?\d[\d.,]*k?)\b/;

/** "Pay the bills and still have 5000": what is to remain, which nobody pays. */
export const amountToKeep = ({ words }: Reading): string | null =>
  toAmount(KEPT.exec(words.join(' '))?.[1] ?? '');

/** How what remains compares with what is to be kept. */
export function besideKept(after: string, kept: string | null, project: Project): string {
  if (kept === null) return '';
  const gap = subtractMoney(after, kept);
  const figure = budgetFigure(gap.replace('-', ''), project);
  const than = `than the ${budgetFigure(kept, project)} that you want to keep`;
  return ` That is ${figure} ${gap.startsWith('-') ? 'less' : 'more'} ${than}.`;
}
