/** A font as pdfkit has it in the document. Its types do not mention this. */
export interface DrawnFont {
  id: string;
  /** In thousandths of the size. */
  ascender: number;
  font: {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { advanceWidth: number };
  };
  ref(): unknown;
  /** The codes of the glyphs, which become part of the file. */
  encode(text: string): [codes: string[], positions: unknown];
}

/** To a hundredth of a point, which nobody sees. */
export const rounded = (length: number) => Math.round(length * 100) / 100;

const colors = new Map<string, string>();

/** As a PDF writes it: "#ff0000" is "1 0 0". */
export function colorOf(hex: string): string {
  const known = colors.get(hex);
  if (known !== undefined) return known;
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const written = parts.map((part) => part.toFixed(4)).join(' ');
  colors.set(hex, written);
  return written;
}
