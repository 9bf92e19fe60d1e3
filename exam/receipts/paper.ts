import type { Random } from './random.ts';

/** A row of a receipt: text at the left, and an amount at the right. */
export interface PaperRow {
  left: string;
  right?: string;
  /** In points; 24 without it. */
  size?: number;
  isCentered?: boolean;
  isBold?: boolean;
}

export interface Truth {
  total: string;
  date: string;
  merchant: string;
}

export interface Paper {
  layout: string;
  font: string;
  /** In pixels. */
  width: number;
  rows: PaperRow[];
  truth: Truth;
}

export const MONO = 'DejaVu Sans Mono';
export const SANS = 'DejaVu Sans';
export const SERIF = 'DejaVu Serif';

/** Cents as people write them in America, or with a comma. */
export function money(cents: number, style: 'us' | 'plain' | 'comma' = 'us'): string {
  const sign = cents < 0 ? '-' : '';
  const whole = String(Math.floor(Math.abs(cents) / 100));
  const fraction = String(Math.abs(cents) % 100).padStart(2, '0');
  const grouped = (mark: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);
  if (style === 'comma') return `${sign}${grouped('.')},${fraction}`;
  return `${sign}${style === 'us' ? grouped(',') : whole}.${fraction}`;
}

/** As the truth has it. */
export const plainMoney = (cents: number) => money(cents, 'plain');

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A day of the last year before November 2026, in several ways to write it. */
export function someDay(random: Random) {
  const time = Date.UTC(2026, 9, 31) - random.int(0, 364) * 86_400_000;
  const iso = new Date(time).toISOString().slice(0, 10);
  const [year = '', month = '', day = ''] = iso.split('-');
  const index = Number(month) - 1;
  return {
    iso,
    slash: `${month}/${day}/${year}`,
    short: `${Number(month)}/${Number(day)}/${year.slice(2)}`,
    dash: `${month}-${day}-${year}`,
    dots: `${day}.${month}.${year}`,
    words: `${MONTHS[index]} ${Number(day)}, ${year}`,
    long: `${LONG[index]} ${Number(day)}, ${year}`,
    british: `${Number(day)} ${LONG[index]} ${year}`,
    compact: `${day}-${MONTHS[index]}-${year}`,
  };
}

export const someTime = (random: Random) =>
  `${random.int(8, 19)}:${String(random.int(0, 59)).padStart(2, '0')}`;

const GOODS = [
  'OAK FLOORING 12BX',
  'WOOD GLUE 32OZ',
  '2X4X8 STUD',
  'TILE WHITE 3X6',
  'GROUT GRAY 10LB',
  'PVC PIPE 1/2 10FT',
  'ROMEX 12/2 250FT',
  'DRYWALL 4X8 1/2',
  'JOINT COMPOUND',
  'PAINT INT EGGSHELL',
  'ROLLER COVER 3PK',
  'CAULK WHITE',
  'OUTLET 15A 10PK',
  'SINK FAUCET CHROME',
  'DOOR HINGE 3PK',
  'SCREWS #8 1LB',
];

export interface Bought {
  name: string;
  cents: number;
}

export const someGoods = (random: Random, from = 2, to = 7): Bought[] =>
  Array.from({ length: random.int(from, to) }, () => ({
    name: random.pick(GOODS),
    cents: random.int(150, 42_000),
  }));

export const sumOf = (goods: Bought[]) => goods.reduce((sum, { cents }) => sum + cents, 0);

export const centered = (left: string, size = 24): PaperRow => ({ left, size, isCentered: true });
export const rule = (): PaperRow => ({ left: '-'.repeat(36) });
