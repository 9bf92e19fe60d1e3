const MONTHS = [
  ['jan', 'januar', 'janv'],
  ['feb', 'februar', 'févr', 'fevr'],
  ['mar', 'märz', 'marz', 'mär', 'mars'],
  ['apr', 'april', 'avr'],
  ['may', 'mai'],
  ['jun', 'juni', 'juin'],
  ['jul', 'juli', 'juil'],
  ['aug', 'august', 'août', 'aout'],
  ['sep', 'september', 'sept'],
  ['oct', 'okt', 'oktober'],
  ['nov', 'november'],
  ['dec', 'dez', 'dezember', 'déc'],
];

/** Rows whose date is not the day of the purchase. */
const OTHER_DATES =
  /due|return|valid|expir|until|policy|exchange|warrant|survey|delivery|deliver by|ship|member since|born|rental (start|end)|pick.?up|f[aä]llig|g[uü]ltig|r[uü]ckgabe|next|offer|refund/i;
const DATE_LABEL = /\bdate\b|datum|\bdated\b|issued|invoice date|order date|purchased?|sold on/i;
const TIME = /\b\d{1,2}:\d{2}\b/;

interface Found {
  day: string;
  weight: number;
}

/** The day of the purchase, as an ISO day, if the receipt has one. */
export function findDate(
  rows: string[],
  { today, isDayFirst }: { today: string; isDayFirst: boolean },
) {
  const found: Found[] = rows.flatMap((row, index) =>
    datesIn(row, isDayFirst)
      .filter((day) => isPlausible(day, today))
      .map((day) => ({ day, weight: weigh(row, rows[index - 1] ?? '', index) })),
  );
  return found.toSorted((a, b) => b.weight - a.weight)[0]?.day ?? null;
}

function weigh(row: string, above: string, index: number): number {
  let weight = -index / 1_000;
  if (OTHER_DATES.test(row)) weight -= 4;
  if (DATE_LABEL.test(row)) weight += 2;
  else if (DATE_LABEL.test(above) && !OTHER_DATES.test(above)) weight += 1;
  if (TIME.test(row)) weight += 1;
  return weight;
}

function datesIn(row: string, isDayFirst: boolean): string[] {
  const text = row
    .replaceAll(/(?<=\d)[oO](?=[\d/.-])/g, '0')
    .replaceAll(/(?<=[\d/.-])[lI](?=\d)/g, '1');
  const days: (string | null)[] = [];
  for (const [, year, month, day] of text.matchAll(
    /(?<!\d)(20\d{2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d)/g,
  )) {
    days.push(toDay(year, month, day));
  }
  for (const [, first, sign, second, year] of text.matchAll(
    /(?<![\d.,/-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(20\d{2}|\d{2})(?!\d(?!\d?:\d\d))/g,
  )) {
    const dayFirst = sign === '.' || isDayFirst || Number(first) > 12;
    const [day, month] = dayFirst && Number(second) <= 12 ? [first, second] : [second, first];
    days.push(toDay(year, month, day));
  }
  for (const [, month, day, year] of text.matchAll(
    /([A-Za-zäöüéû]{3,9})\.?\s?(\d{1,2})(?:st|nd|rd|th)?[,.\s]{1,3}['’]?(20\d{2}|\d{2})(?!\d)/g,
  )) {
    days.push(toDay(year, monthNumber(month), day));
  }
  for (const [, day, month, year] of text.matchAll(
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[. -]{0,2}([A-Za-zäöüéû]{3,9})[., -]{0,2}(20\d{2}|\d{2})(?!\d)/g,
  )) {
    days.push(toDay(year, monthNumber(month), day));
  }
  return days.filter((day) => day !== null);
}

function monthNumber(name: string | undefined): string | undefined {
  const word = name?.toLowerCase() ?? '';
  const index = MONTHS.findIndex((names) => names.some((each) => word.startsWith(each)));
  return index < 0 ? undefined : String(index + 1);
}

function toDay(year?: string, month?: string, day?: string): string | null {
  if (!year || !month || !day) return null;
  const fullYear = year.length === 2 ? `20${year}` : year;
  const iso = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Not in the future, with a day to spare for time zones, and of the last five years. */
function isPlausible(day: string, today: string): boolean {
  const age = Date.parse(today) - Date.parse(day);
  return age >= -86_400_000 && age < 5 * 366 * 86_400_000;
}
