/** What XML cannot contain: most control characters, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
/** Spreadsheets read "_x0041_" as the letter A. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const STARTS_LIKE_FORMULA = /^[=+\-@\t\r\n]/;

const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** Before it, spreadsheets count a February 29, 1900 that never was. */
const FIRST_SAFE_SERIAL = 61;

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
}

/** A, B … Z, AA. */
export function columnLetters(index: number): string {
  const rest = index % 26;
  const letter = String.fromCharCode(65 + rest);
  return index < 26 ? letter : columnLetters((index - rest) / 26 - 1) + letter;
}

const styled = (style: number) => (style === 0 ? '' : ` s="${style}"`);

export function textCell(name: string, text: string, style: number): string {
  // A line break in a cell is a line feed.
  const safe = escapeXml(text.replace(/\r\n?/g, '\n')).replace(LOOKS_ESCAPED, '_x005F_');
  return `<c r="${name}"${styled(style)} t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

/** Whether a spreadsheet would take it for a formula once a person edits it. */
export const startsLikeFormula = (text: string) => STARTS_LIKE_FORMULA.test(text);

export function numberCell(name: string, digits: string, style: number): string {
  return `<c r="${name}"${styled(style)}><v>${digits}</v></c>`;
}

/** With its result, for programs that show a file without computing it. */
export function formulaCell(
  name: string,
  { formula, result }: { formula: string; result: string },
  style: number,
): string {
  return `<c r="${name}"${styled(style)}><f>${escapeXml(formula)}</f><v>${result}</v></c>`;
}

/** How spreadsheets number the days; null for a day that they cannot number. */
export function daySerial(day: string): number | null {
  const serial = (Date.parse(`${day}T00:00:00Z`) - DAY_ZERO) / DAY_MS;
  return serial >= FIRST_SAFE_SERIAL ? serial : null;
}
