import { colorOf, type DrawnFont, rounded } from './drawn-font.ts';
import { type Face, faces, type Style } from './faces.ts';
import { readFont } from './font-file.ts';
import { replaceMissing } from './scripts.ts';

/** A piece of a line in one font. */
interface Run {
  face: Face;
  text: string;
  width: number;
}

export interface Line {
  runs: Run[];
  width: number;
}

export interface FittedLine extends Line {
  size: number;
}

interface Look {
  style: Style;
  size: number;
}

interface Rule {
  length: number;
  weight: number;
  color: string;
}

const ELLIPSIS = '…';
/** A description has at most a few hundred characters; anything longer is cut before it is measured. */
const MAX_CHARACTERS = 2_000;
const KEPT_TEXTS = 1_000;
/** What every first font has. Most text is nothing else, and needs no closer look. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Something about each character, by the style it is drawn in. */
const byStyle = <T>() => ({
  sans: new Map<number, T>(),
  bold: new Map<number, T>(),
  serif: new Map<number, T>(),
});

/** Measures, wraps and draws text in the fonts of a report. */
export class Ink {
  /** Whether letters were replaced that the fonts lack. */
  isMissing = false;
  private readonly advances: Record<Style, number[]> = { sans: [], bold: [], serif: [] };
  private readonly chosen = byStyle<Face | undefined>();
  private readonly cleaned = new Map<string, string>();
  private readonly letters = new Map<string, Map<string, string>>();
  private readonly doc: PDFKit.PDFDocument;
  private readonly loaded = new Map<string, DrawnFont>();
  private rules = '';
  private texts = '';
  private last = { ink: '', type: '' };

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  /** One line: as much as fits, with an ellipsis if that is not all. */
  line(text: string, look: Look, width: number): Line {
    return this.wrap(text, look, { width, lines: 1 })[0] ?? { runs: [], width: 0 };
  }

  /** Lines that fit the width. A word that is too long is broken, and the last line may be cut. */
  wrap(text: string, look: Look, { width, lines }: { width: number; lines: number }): Line[] {
    const clean = this.clean(text);
    if (clean === '') return [];
    const whole = this.measure(clean, look);
    if (whole <= width) return [this.toLine(clean, look, whole)];
    const broken = this.breakText(clean, look, { width, lines });
    return broken.map((each) => this.toLine(each, look));
  }

  /** The largest size up to the wanted one at which the text fits. */
  fit(text: string, { style, size }: Look, width: number): number {
    const wanted = this.measure(this.clean(text), { style, size });
    return Math.min(size, (size * width) / Math.max(1, wanted));
  }

  /** A line that is never cut: if it is too wide, it gets smaller. */
  fitted(text: string, { style, size }: Look, width: number): FittedLine {
    const clean = this.clean(text);
    const wanted = this.measure(clean, { style, size });
    if (wanted <= width) return { ...this.toLine(clean, { style, size }, wanted), size };
    const smaller = (size * width) / wanted;
    return { ...this.toLine(clean, { style, size: smaller }), size: smaller };
  }

  /**
   * pdfkit's own `text` measures and lays out each piece again, which is most of the time of a row.
   * Here a letter is looked up once, and a line is written as it was measured. The texts of a page
   * are one piece of content, and say only what differs from the one before.
   */
  draw(line: Line, x: number, y: number, { size, color }: { size: number; color: string }): void {
    let left = x;
    for (const { face, text, width } of line.runs) {
      const font = this.fontOf(face);
      this.pageFonts()[font.id] ??= font.ref();
      const base = y + (font.ascender / 1_000) * size;
      const letters = this.encode(font, text);
      const ink = `${colorOf(color)} rg`;
      const type = `/${font.id} ${rounded(size)} Tf`;
      if (ink !== this.last.ink) this.texts += `${ink}\n`;
      if (type !== this.last.type) this.texts += `${type}\n`;
      this.last = { ink, type };
      // The page counts from its top, so the text is turned over.
      this.texts += `1 0 0 -1 ${rounded(left)} ${rounded(base)} Tm <${letters}> Tj\n`;
      left += width;
    }
  }

  rule(x: number, y: number, { length, weight, color }: Rule): void {
    const [left, right, at] = [x, x + length, y].map(rounded);
    this.rules += `${colorOf(color)} RG ${weight} w ${left} ${at} m ${right} ${at} l S\n`;
  }

  /** Puts lines and texts onto the page, above all else on it. Called before the next page. */
  flush(): void {
    if (this.rules) this.doc.addContent(this.rules);
    if (this.texts) this.doc.addContent(`BT\n${this.texts}ET`);
    this.rules = '';
    this.texts = '';
    this.last = { ink: '', type: '' };
  }

  private encode(font: DrawnFont, text: string): string {
    const known = this.letters.get(font.id) ?? new Map<string, string>();
    this.letters.set(font.id, known);
    let encoded = '';
    for (const letter of text) {
      let code = known.get(letter);
      if (code === undefined) {
        code = font.encode(letter)[0].join('');
        known.set(letter, code);
      }
      encoded += code;
    }
    return encoded;
  }

  /** The fonts that the page names. */
  private pageFonts(): Record<string, unknown> {
    return (this.doc.page as unknown as { fonts: Record<string, unknown> }).fonts;
  }

  private clean(text: string): string {
    if (PLAIN.test(text) && text.length <= MAX_CHARACTERS) {
      return text.includes('  ') ? text.replace(/ {2,}/g, ' ').trim() : text.trim();
    }
    const kept = this.cleaned.get(text);
    if (kept !== undefined) return kept;
    const plain = text
      .slice(0, MAX_CHARACTERS)
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim();
    const lacks = (codePoint: number) => !this.faceFor('sans', codePoint);
    const { text: shown, isReplaced } = replaceMissing(plain, lacks);
    this.isMissing ||= isReplaced;
    if (this.cleaned.size >= KEPT_TEXTS) this.cleaned.clear();
    const clean = shown.replace(/ {2,}/g, ' ').trim();
    this.cleaned.set(text, clean);
    return clean;
  }

  private measure(text: string, { style, size }: Look): number {
    let width = 0;
    for (let at = 0; at < text.length; at += 1) {
      const codePoint = text.codePointAt(at) ?? 0;
      width += this.advance(style, codePoint);
      if (codePoint > 0xffff) at += 1;
    }
    return width * size;
  }

  /** Of one character, for a size of 1. */
  private advance(style: Style, codePoint: number): number {
    // A list, not a map: text is measured letter by letter, and this is most of it.
    const known = this.advances[style];
    const kept = known[codePoint];
    if (kept !== undefined) return kept;
    const { font } = this.fontOf(this.faceFor(style, codePoint) ?? faces[style][0]);
    const { advanceWidth } = font.glyphForCodePoint(codePoint);
    known[codePoint] = advanceWidth / font.unitsPerEm;
    return advanceWidth / font.unitsPerEm;
  }

  private breakText(
    text: string,
    look: Look,
    { width, lines }: { width: number; lines: number },
  ): string[] {
    const done: string[] = [];
    let rest = text;
    while (rest !== '' && done.length < lines) {
      const isLast = done.length === lines - 1;
      const fits = this.prefixThatFits(rest, look, width);
      if (fits.length === rest.length) {
        done.push(rest);
        return done;
      }
      if (isLast) {
        const room = width - this.measure(ELLIPSIS, look);
        done.push(this.prefixThatFits(rest, look, room).trimEnd() + ELLIPSIS);
        return done;
      }
      const space = fits.lastIndexOf(' ');
      const isAtWord = rest[fits.length] === ' ';
      const cut = isAtWord || space <= 0 ? fits.length : space;
      done.push(rest.slice(0, cut).trimEnd());
      rest = rest.slice(cut).trimStart();
    }
    return done;
  }

  /** At least one character, so that nothing loops in a narrow column. */
  private prefixThatFits(text: string, { style, size }: Look, width: number): string {
    let used = 0;
    let length = 0;
    for (const character of text) {
      used += this.advance(style, character.codePointAt(0) ?? 0) * size;
      if (used > width && length > 0) break;
      length += character.length;
    }
    return text.slice(0, length);
  }

  /** `width` is given where it is known: measuring is a good part of the time of a row. */
  private toLine(text: string, look: Look, width = this.measure(text, look)): Line {
    if (PLAIN.test(text)) {
      return { runs: [{ face: faces[look.style][0], text, width }], width };
    }
    const runs: Run[] = [];
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      const face = this.faceFor(look.style, codePoint) ?? faces[look.style][0];
      const last = runs.at(-1);
      // A space is in every font, and stays in the one before it.
      if (last && (last.face === face || character === ' ')) last.text += character;
      else runs.push({ face, text: character, width: 0 });
    }
    for (const run of runs) run.width = this.measure(run.text, look);
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  private faceFor(style: Style, codePoint: number): Face | undefined {
    const known = this.chosen[style];
    if (known.has(codePoint)) return known.get(codePoint);
    const face = faces[style].find((each) =>
      this.fontOf(each).font.hasGlyphForCodePoint(codePoint),
    );
    known.set(codePoint, face);
    return face;
  }

  private fontOf(face: Face): DrawnFont {
    const loaded = this.loaded.get(face.name);
    if (loaded) return loaded;
    this.doc.registerFont(face.name, readFont(face.file, face.name)).font(face.name);
    const font = (this.doc as unknown as { _font: DrawnFont })._font;
    this.loaded.set(face.name, font);
    return font;
  }
}
