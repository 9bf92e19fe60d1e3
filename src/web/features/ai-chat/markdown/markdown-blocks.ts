import { type Inline, parseInline } from './markdown-inline.ts';

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'code'; language: string; text: string }
  | { type: 'list'; start: number | null; items: Block[][] }
  | { type: 'quote'; children: Block[] }
  /** `isRight` says which columns contain figures, which are right-aligned. */
  | { type: 'table'; isRight: boolean[]; header: Inline[][]; rows: Inline[][][] }
  | { type: 'rule' };

const MAX_DEPTH = 4;
const FENCE = /^\s{0,3}(`{3,}|~{3,})(.*)$/;
const HEADING = /^\s{0,3}(#{1,6})\s+(.*)$/;
const RULE = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])\s+(\S.*)$/;
const QUOTE = /^\s{0,3}> ?(.*)$/;
const TABLE_DIVIDER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Reads one kind of block: how many lines it takes and the result; null if it does not match. */
type Reader = (lines: string[], at: number, depth: number) => { block: Block; end: number } | null;

/** The blocks of an answer. Every input gives readable output. */
export function parseMarkdown(text: string): Block[] {
  return parseLines(text.replaceAll(/\r\n?/g, '\n').split('\n'), 0);
}

function parseLines(lines: string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const read = readBlock(lines, at, depth) ?? readParagraph(lines, at, depth);
    blocks.push(read.block);
    at = read.end;
  }
  return blocks;
}

function readBlock(lines: string[], at: number, depth: number) {
  for (const reader of readers) {
    const read = reader(lines, at, depth);
    if (read) return read;
  }
  return null;
}

const readCode: Reader = (lines, at) => {
  const [, fence = '', language = ''] = FENCE.exec(lines[at] ?? '') ?? [];
  if (!fence || (fence.startsWith('`') && language.includes('`'))) return null;
  // While the answer is still arriving, the closing fence may be missing.
  let end = at + 1;
  while (end < lines.length && !isClosingFence(lines[end] ?? '', fence)) end += 1;
  const text = lines.slice(at + 1, end).join('\n');
  return { block: { type: 'code', language: language.trim(), text }, end: end + 1 };
};

function isClosingFence(line: string, fence: string): boolean {
  const trimmed = line.trim();
  return trimmed.startsWith(fence) && [...trimmed].every((char) => char === fence[0]);
}

const readHeading: Reader = (lines, at) => {
  const [, marks, text] = HEADING.exec(lines[at] ?? '') ?? [];
  if (!marks || text === undefined) return null;
  return {
    block: { type: 'heading', level: marks.length, children: parseInline(text.trim()) },
    end: at + 1,
  };
};

const readRule: Reader = (lines, at) =>
  RULE.test(lines[at] ?? '') ? { block: { type: 'rule' }, end: at + 1 } : null;

const readQuote: Reader = (lines, at, depth) => {
  if (depth >= MAX_DEPTH) return null;
  const inner: string[] = [];
  for (
    let line = QUOTE.exec(lines[at] ?? '');
    line;
    line = QUOTE.exec(lines[at + inner.length] ?? '')
  ) {
    inner.push(line[1] ?? '');
  }
  if (inner.length === 0) return null;
  return {
    block: { type: 'quote', children: parseLines(inner, depth + 1) },
    end: at + inner.length,
  };
};

const readTable: Reader = (lines, at) => {
  const [head = '', divider = ''] = lines.slice(at, at + 2);
  if (!head.includes('|') || !divider.includes('-') || !TABLE_DIVIDER.test(divider)) return null;
  const header = cellsOf(head);
  const dividers = cellsOf(divider);
  if (dividers.length !== header.length) return null;
  let end = at + 2;
  while (lines[end]?.includes('|')) end += 1;
  const rows = lines.slice(at + 2, end).map(cellsOf);
  return {
    block: {
      type: 'table',
      isRight: dividers.map((cell) => cell.endsWith(':') && !cell.startsWith(':')),
      header: header.map((cell) => parseInline(cell)),
      rows: rows.map((row) => row.map((cell) => parseInline(cell))),
    },
    end,
  };
};

function cellsOf(line: string): string[] {
  const trimmed = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return trimmed.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const readList: Reader = (lines, at, depth) => {
  const first = ITEM.exec(lines[at] ?? '');
  if (!first || depth >= MAX_DEPTH || RULE.test(lines[at] ?? '')) return null;
  const isOrdered = /\d/.test(first[2] ?? '');
  const indent = first[1]?.length ?? 0;
  const items: string[][] = [];
  let end = at;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    const item = ITEM.exec(line);
    const isNext = item && (item[1]?.length ?? 0) <= indent + 1 && !RULE.test(line);
    if (isNext && /\d/.test(item[2] ?? '') !== isOrdered) break;
    if (isNext) items.push([item[3] ?? '']);
    else if (belongsToItem(lines, end, indent)) items.at(-1)?.push(outdented(line, indent + 2));
    else break;
    end += 1;
  }
  return {
    block: {
      type: 'list',
      start: isOrdered ? Number.parseInt(first[2] ?? '1', 10) : null,
      items: items.map((item) => parseLines(item, depth + 1)),
    },
    end,
  };
};

function outdented(line: string, width: number): string {
  const space = line.length - line.trimStart().length;
  return line.slice(Math.min(space, width));
}

/** Indented lines, and the following lines of a paragraph. A gap only if the list continues. */
function belongsToItem(lines: string[], at: number, indent: number): boolean {
  const line = lines[at] ?? '';
  const isIndented = (text: string) => text.search(/\S/) > indent + 1;
  if (line.trim() === '') {
    const next = lines.slice(at).find((later) => later.trim() !== '');
    const item = ITEM.exec(next ?? '');
    return next !== undefined && (isIndented(next) || (item?.[1]?.length ?? 99) <= indent + 1);
  }
  return isIndented(line) || (lines[at - 1]?.trim() !== '' && !startsBlock(lines, at));
}

function readParagraph(lines: string[], at: number, depth: number) {
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== '' && !startsBlock(lines, end, depth)) {
    end += 1;
  }
  const text = lines.slice(at, end).map((line) => line.trim());
  return {
    block: { type: 'paragraph' as const, children: parseInline(text.join('\n')) },
    end,
  };
}

function startsBlock(lines: string[], at: number, depth = 0): boolean {
  const line = lines[at] ?? '';
  if (depth < MAX_DEPTH && (ITEM.test(line) || QUOTE.test(line))) return true;
  return (
    FENCE.test(line) ||
    HEADING.test(line) ||
    RULE.test(line) ||
    readTable(lines, at, depth) !== null
  );
}

const readers = [readCode, readHeading, readRule, readTable, readQuote, readList];
