import { writing } from './writing.ts';

/** "1,250". */
export function formatCount(count: number): string {
  return writeNumber(String(count));
}

/** "1234567.50" as "1,234,567.50". */
export function writeNumber(plain: string): string {
  return (
    writing.format?.number(plain) ?? plain.replaceAll(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',')
  );
}
