import { escapeXml } from './cell-xml.ts';

/** The looks that every workbook has, by their place in the list of styles. */
export const PLAIN = 0;
export const HEADING = 1;
export const QUOTED = 2;
export const DAY = 3;
export const LABEL = 4;
const FIRST_OWN = 5;

/** Numbers below are formats that every spreadsheet knows; 14 is the day as the reader writes it. */
const SHORT_DAY_FORMAT = 14;
const FIRST_OWN_FORMAT = 164;

const fixed = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="1" xfId="0" applyFont="1" applyBorder="1"/>',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>',
  `<xf numFmtId="${SHORT_DAY_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
];

const list = (tag: string, items: string[]) =>
  `<${tag} count="${items.length}">${items.join('')}</${tag}>`;

/** The number formats of a workbook, each once, and their styles. */
export class Styles {
  private readonly formats: string[] = [];

  /** The style of a number, or of a sum with that format. */
  ofNumber(format: string | undefined, isSum = false): number {
    const wanted = format ?? 'General';
    const known = this.formats.indexOf(wanted);
    const index = known >= 0 ? known : this.formats.push(wanted) - 1;
    return FIRST_OWN + 2 * index + (isSum ? 1 : 0);
  }

  toXml(): string {
    const numFmts = this.formats.map(
      (code, index) =>
        `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${escapeXml(code)}"/>`,
    );
    const own = this.formats.flatMap((_, index) =>
      [0, 1].map(
        (font) =>
          `<xf numFmtId="${FIRST_OWN_FORMAT + index}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`,
      ),
    );
    const noBorder = '<left/><right/><top/><bottom/><diagonal/>';
    const parts = [
      numFmts.length > 0 ? list('numFmts', numFmts) : '',
      list('fonts', [
        '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
        '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
      ]),
      list('fills', [
        '<fill><patternFill patternType="none"/></fill>',
        '<fill><patternFill patternType="gray125"/></fill>',
      ]),
      list('borders', [
        `<border>${noBorder}</border>`,
        `<border>${noBorder.replace('<bottom/>', '<bottom style="thin"/>')}</border>`,
      ]),
      list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
      list('cellXfs', [...fixed, ...own]),
      list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    ];
    return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${parts.join('')}</styleSheet>`;
  }
}
