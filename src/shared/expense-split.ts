import { addMoney } from './money.ts';

/** Whether these can be the parts of an expense. No parts are fine. */
export function addsUp(amount: string, lines: { amount: string }[]): boolean {
  return lines.length === 0 || addMoney(lines.map((line) => line.amount)) === amount;
}

/** "3 parts", of the parts as the history keeps them: as JSON text. */
export function partsText(lines: unknown): string {
  const count = partsIn(lines).length;
  return `${count} ${count === 1 ? 'part' : 'parts'}`;
}

function partsIn(lines: unknown): unknown[] {
  try {
    const parts: unknown = JSON.parse(String(lines));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
