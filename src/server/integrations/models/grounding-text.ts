const TEXT_SHOWN = 80;
/** A cautious estimate: English has about four bytes per token, figures and other scripts fewer. */
const BYTES_PER_TOKEN = 3;

/** User input as one line in quotes that it cannot close. */
export function quoted(text: string): string {
  const oneLine = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const characters = [...oneLine];
  const clipped =
    characters.length > TEXT_SHOWN ? `${characters.slice(0, TEXT_SHOWN - 1).join('')}…` : oneLine;
  return `"${clipped.replace(/["<>`\\]/g, (mark) => (mark === '"' ? "'" : ' '))}"`;
}

export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** Lines between two marks, limited to a number of tokens. */
export class TokenBudget {
  readonly #lines: string[];
  readonly #end: string;
  #left: number;

  constructor(maxTokens: number, begin: string, end: string) {
    this.#lines = [begin];
    this.#end = end;
    this.#left = maxTokens - cost(begin) - cost(end);
  }

  /** False if it no longer fits. */
  add(line: string): boolean {
    const tokens = cost(line);
    if (tokens > this.#left) return false;
    this.#left -= tokens;
    this.#lines.push(line);
    return true;
  }

  /** As many as fit, and how many are left out. */
  addList(heading: string, lines: string[]): void {
    if (lines.length === 0) return;
    const more = (count: number) => `- and ${count} more that are not shown`;
    const reserve = cost(more(lines.length));
    if (!this.add(`${heading}:`)) return;
    this.#left -= reserve;
    const shown = lines.findIndex((line) => !this.add(`- ${line}`));
    this.#left += reserve;
    if (shown !== -1) this.add(more(lines.length - shown));
  }

  close(): string {
    return [...this.#lines, this.#end].join('\n');
  }
}

/** Including the line break. */
function cost(line: string): number {
  return countTokens(`${line}\n`);
}
