import { toCents } from '#shared/money.ts';

/** What an answer says first: one amount, or one for each side of a comparison. */
export interface ToldFigure {
  /** The sentence or line that it stands in, with its links. */
  text: string;
  cents: bigint;
  /** "$" or "€". */
  sign: string;
  address: string;
  kind: Kind;
}

type Kind = (typeof kinds)[number][0] | 'spent';

/** Amounts of different kinds cannot be added up: what is left of a budget is not spent. */
const kinds = [
  ['rate', /\ban hour\b/],
  ['over', /\bover (?:its |the )?budget\b/],
  ['owed', /\bowe\b/],
  ['quoted', /: total\b/],
  ['left', /\bleft\b/],
  ['due', /\b(?:due|to pay)\b/],
] as const;

const FIGURE = /\[(\D{1,4})([\d,]+\.\d\d)\]\(([^)]+)\)/;
const NO_ANSWER = /^(?:I do not|I am not|I found no)\b/;
const LINE = /^- .*$/gm;
const LONGEST = 4_000;

function figureIn(text: string): ToldFigure | null {
  const [found, sign = '', digits = '', address = ''] = FIGURE.exec(text) ?? [];
  const cents = toCents(digits.replaceAll(',', ''));
  if (found === undefined || cents === null || /[−-]/.test(sign)) return null;
  const bare = text.replace(/\]\([^)]*\)/g, ']');
  const kind = kinds.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'spent';
  // What came back is spending below zero.
  const isBack = /^(?:- )?You got back\b/.test(bare);
  return { text, cents: isBack ? -cents : cents, sign, address, kind };
}

/** The first sentence, up to the point after its first amount. */
function firstSentence(answer: string): string {
  const [line = ''] = answer.split('\n');
  const figure = FIGURE.exec(line);
  if (!figure) return line;
  const from = figure.index + figure[0].length;
  const end = line.slice(from).search(/[.:](?= |$)/);
  return end === -1 ? line : line.slice(0, from + end);
}

/** The amount that an answer begins with; null for an answer that tells none. */
export function mainFigure(answer: string): ToldFigure | null {
  const text = answer.slice(0, LONGEST);
  return NO_ANSWER.test(text) ? null : figureIn(quoted(text) ?? firstSentence(text));
}

/** Of a quote, what stands after the colon is its amount. */
const quoted = (text: string): string | null => {
  const [line = ''] = text.split('\n');
  return /: total \[/.test(line) ? line.replace(/\.$/, '') : null;
};

/** The amounts of an answer with one on each line of a list: "- **Porch**: $9,420.00". */
export function listedFigures(answer: string): ToldFigure[] {
  const [own = ''] = answer.slice(0, LONGEST).split(/\n\n(?=Across all|In your other)/);
  return (own.match(LINE) ?? []).flatMap((line) => figureIn(line.slice(2)) ?? []);
}

/** The amounts of the rows of a table, with one on each of them: "| Tile | Ann | $980.00 |". */
export function rowFigures(answer: string): ToldFigure[] {
  const rows = answer.slice(0, LONGEST).match(ROW) ?? [];
  return rows.flatMap((row) => {
    const cells = row.slice(1, -1).split(' | ');
    const isOfOne = cells.filter((cell) => FIGURE.test(cell)).length === 1;
    return (isOfOne && figureIn(cells.map((cell) => cell.trim()).join(', '))) || [];
  });
}
const ROW = /^\| .*\|$/gm;

/** The amount of all projects, which some answers add to that of the open one. */
export function allFigure(answer: string): ToldFigure | null {
  const [, text] = /\n\n(Across all projects: [^\n]*)/.exec(answer.slice(0, LONGEST)) ?? [];
  return text === undefined ? null : figureIn(text);
}

/** Whether the expenses behind two amounts may overlap: "labor" and "by check". */
export function mayOverlap(one: ToldFigure, other: ToldFigure): boolean {
  if (![one, other].every(({ address }) => address.startsWith('/expenses?'))) return false;
  const [first, second] = [one, other].map(
    ({ address }) => new URLSearchParams(address.slice(address.indexOf('?'))),
  );
  if (!first || !second) return false;
  return (
    ![...first].some(([key, value]) => {
      const beside = second.get(key);
      if (beside === null || key === 'to' || key === 'from') return false;
      return value !== beside;
    }) && !areApartInTime(first, second)
  );
}

function areApartInTime(one: URLSearchParams, other: URLSearchParams): boolean {
  const isBefore = (a: URLSearchParams, b: URLSearchParams) => {
    const [end, start] = [a.get('to'), b.get('from')];
    return end !== null && start !== null && end < start;
  };
  return isBefore(one, other) || isBefore(other, one);
}

/** Whether all expenses behind the second amount are among those of the first. */
export function isPartOf(whole: ToldFigure, part: ToldFigure): boolean {
  if (![whole, part].every(({ address }) => address.startsWith('/expenses?'))) return false;
  const all = new URLSearchParams(whole.address.slice(whole.address.indexOf('?')));
  const some = new URLSearchParams(part.address.slice(part.address.indexOf('?')));
  const isIn = ([key, value]: [string, string]) =>
    some.get(key) === value || (key === 'project' && value === 'all');
  return [...all].every(isIn) && part.cents <= whole.cents;
}
