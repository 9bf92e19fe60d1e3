import { classifyLink, type LinkKind } from './markdown-link.ts';

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; kind: LinkKind; href: string; children: Inline[] };

const MAX_DEPTH = 6;
/** Marks further apart are not a pair. This keeps a text full of opening marks fast. */
const MAX_LABEL_LENGTH = 500;
const MAX_EMPHASIS_LENGTH = 1_000;
const LINK_TARGET =
  /\(\s*<?((?:[^\s<>()]|\([^\s<>()]*\)){1,2000})>?(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/y;
const ESCAPABLE = /[!-/:-@[-`{-~]/;

interface Found {
  /** Null for an image; its alt text stays. */
  node: Inline | null;
  label: string;
  end: number;
}

/** Bold, italics, code and links. Everything else is text, including HTML. */
export function parseInline(source: string, depth = 0): Inline[] {
  const nodes: Inline[] = [];
  let text = '';
  const flush = () => {
    if (text) nodes.push({ type: 'text', text });
    text = '';
  };
  let at = 0;
  while (at < source.length) {
    const char = source[at] ?? '';
    const next = source[at + 1] ?? '';
    if (char === '\\' && ESCAPABLE.test(next)) {
      text += next;
      at += 2;
      continue;
    }
    const found = depth < MAX_DEPTH ? findAt(source, at, depth) : null;
    if (!found) {
      text += char;
      at += 1;
    } else {
      if (found.node) {
        flush();
        nodes.push(found.node);
      } else {
        text += found.label;
      }
      at = found.end;
    }
  }
  flush();
  return nodes;
}

function findAt(source: string, at: number, depth: number): Found | null {
  switch (source[at]) {
    case '`':
      return findCode(source, at);
    case '!':
      return source[at + 1] === '[' ? findLink(source, at + 1, true) : null;
    case '[':
      return findLink(source, at, false);
    case '*':
    case '_':
      return findEmphasis(source, at, depth);
    default:
      return null;
  }
}

function findCode(source: string, at: number): Found | null {
  const fence = /`+/y;
  fence.lastIndex = at;
  const ticks = fence.exec(source)?.[0] ?? '`';
  const start = at + ticks.length;
  const closing = new RegExp(`(?<!\`)\`{${ticks.length}}(?!\`)`, 'g');
  closing.lastIndex = start;
  const end = closing.exec(source)?.index;
  if (end === undefined || end === start) return null;
  const text = source.slice(start, end);
  return { node: { type: 'code', text }, label: text, end: end + ticks.length };
}

function findLink(source: string, at: number, isImage: boolean): Found | null {
  const close = closingBracket(source, at);
  if (close === null) return null;
  LINK_TARGET.lastIndex = close + 1;
  const target = LINK_TARGET.exec(source);
  if (!target) return null;
  const label = source.slice(at + 1, close);
  const end = close + 1 + target[0].length;
  if (isImage) return { node: null, label, end };
  const link = classifyLink(target[1] ?? '');
  if (!link) return null;
  // A link inside a link's text could not be clicked.
  const children = parseInline(label, MAX_DEPTH - 1).filter(({ type }) => type !== 'link');
  return { node: { type: 'link', ...link, children }, label, end };
}

function closingBracket(source: string, at: number): number | null {
  let depth = 0;
  const last = Math.min(source.length, at + MAX_LABEL_LENGTH);
  for (let index = at; index < last; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '[') depth += 1;
    else if (source[index] === ']') depth -= 1;
    if (depth === 0) return source[index] === ']' ? index : null;
  }
  return null;
}

function findEmphasis(source: string, at: number, depth: number): Found | null {
  const mark = source[at] ?? '';
  const isStrong = source[at + 1] === mark;
  const delimiter = isStrong ? mark + mark : mark;
  const start = at + delimiter.length;
  if (/^\s|^$/.test(source.slice(start, start + 1))) return null;
  // snake_case is one word.
  if (mark === '_' && /[\p{L}\p{N}]/u.test(source[at - 1] ?? '')) return null;
  const last = start + MAX_EMPHASIS_LENGTH;
  for (let end = source.indexOf(delimiter, start + 1); end > 0 && end < last; ) {
    const after = source[end + delimiter.length] ?? '';
    const isEscaped = source[end - 1] === '\\';
    const isClosing =
      !/\s/.test(source[end - 1] ?? ' ') &&
      !isEscaped &&
      (isStrong || after !== mark) &&
      !(mark === '_' && /[\p{L}\p{N}]/u.test(after));
    if (isClosing) {
      const label = source.slice(start, end);
      const children = parseInline(label, depth + 1);
      const type = isStrong ? 'strong' : 'emphasis';
      return { node: { type, children }, label, end: end + delimiter.length };
    }
    end = source.indexOf(delimiter, end + (isStrong || after !== mark ? 1 : 2));
  }
  return null;
}
