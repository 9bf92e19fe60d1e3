import { badArchive } from './archive-error.ts';

/** A record has a few kilobytes. */
const MAX_PART_LENGTH = 1_000_000;

const malformed = (cause?: unknown) => {
  const error = badArchive('The archive is damaged: archive.json cannot be read.');
  error.cause = cause;
  return error;
};

export type JsonPart = [name: string, value: unknown];

/**
 * Reads a JSON object piece by piece: each field, and each element of a list on its own. So a
 * project with a hundred thousand expenses takes no more memory than one with ten.
 */
export async function* readJsonParts(
  pieces: AsyncIterable<Uint8Array>,
): AsyncGenerator<JsonPart, void, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  const splitter = new JsonSplitter();
  for await (const piece of pieces) {
    yield* splitter.add(decode(() => decoder.decode(piece, { stream: true })));
  }
  yield* splitter.add(decode(() => decoder.decode()));
  if (!splitter.isComplete) throw malformed();
}

function decode(read: () => string): string {
  try {
    return read();
  } catch (error) {
    throw malformed(error);
  }
}

/** What can end a string, and what can end or begin anything else. */
const IN_STRING = /["\\]/g;
const OUTSIDE = /["{}[\],:]/g;

class JsonSplitter {
  isComplete = false;
  #text = '';
  /** What is looked at next, and where the present name or value starts. */
  #at = 0;
  #start = 0;
  #depth = 0;
  #isInString = false;
  #name: string | null = null;
  readonly #names = new Set<string>();
  /** Inside a list of the object; and right after one, where no value is to come. */
  #isInList = false;
  #isListEmpty = true;
  #isAfterList = false;
  #parts: JsonPart[] = [];

  /** What is complete with this text. */
  add(more: string): JsonPart[] {
    this.#text = this.#text.slice(this.#start) + more;
    this.#at -= this.#start;
    this.#start = 0;
    this.#parts = [];
    for (;;) {
      const next = this.#isInString ? IN_STRING : OUTSIDE;
      next.lastIndex = this.#at;
      const found = next.exec(this.#text);
      if (!found) break;
      this.#at = found.index;
      if (!this.#isInString) this.#read(found[0]);
      else if (found[0] === '"') this.#isInString = false;
      // What is escaped is skipped; it may not be here yet.
      else this.#at += 1;
      this.#at += 1;
    }
    this.#at = Math.max(this.#at, this.#text.length);
    if (this.#text.length - this.#start > MAX_PART_LENGTH) throw malformed();
    if (this.#depth === 0 && !this.#isBlank()) throw malformed();
    return this.#parts;
  }

  #read(char: string): void {
    if (this.#depth === 0 && (char !== '{' || this.isComplete || !this.#isBlank()))
      throw malformed();
    if (char === '"') this.#isInString = true;
    else if (char === '{' || char === '[') this.#open(char);
    else if (char === '}' || char === ']') this.#close(char);
    else if (char === ':' && this.#depth === 1) this.#endName();
    else if (char === ',' && this.#isInList && this.#depth === 2) this.#endPart();
    else if (char === ',' && this.#depth === 1) this.#endField();
  }

  #open(char: string): void {
    this.#depth += 1;
    if (this.#depth === 1) {
      this.#start = this.#at + 1;
    } else if (this.#depth === 2 && char === '[' && this.#isBlank() && this.#name !== null) {
      this.#isInList = true;
      this.#isListEmpty = true;
      this.#start = this.#at + 1;
    }
  }

  #close(char: string): void {
    if (this.#depth === 1) {
      if (char !== '}') throw malformed();
      if (this.#names.size > 0 || !this.#isBlank()) this.#endField();
      this.#start = this.#at + 1;
      this.isComplete = true;
    } else if (this.#depth === 2 && this.#isInList) {
      if (char !== ']') throw malformed();
      if (!(this.#isListEmpty && this.#isBlank())) this.#endPart();
      this.#isInList = false;
      this.#isAfterList = true;
      this.#start = this.#at + 1;
    }
    this.#depth -= 1;
  }

  #endName(): void {
    const name = this.#name === null ? this.#parse() : undefined;
    // A name that comes twice would mean one thing to us and another to other programs.
    if (typeof name !== 'string' || this.#names.has(name)) throw malformed();
    this.#names.add(name);
    this.#name = name;
    this.#start = this.#at + 1;
  }

  #endPart(): void {
    this.#parts.push([this.#name as string, this.#parse()]);
    this.#isListEmpty = false;
    this.#start = this.#at + 1;
  }

  #endField(): void {
    if (this.#name === null) throw malformed();
    if (!this.#isAfterList) this.#parts.push([this.#name, this.#parse()]);
    else if (!this.#isBlank()) throw malformed();
    this.#name = null;
    this.#isAfterList = false;
    this.#start = this.#at + 1;
  }

  #isBlank = () => this.#text.slice(this.#start, this.#at).trim() === '';

  #parse(): unknown {
    try {
      return JSON.parse(this.#text.slice(this.#start, this.#at));
    } catch (error) {
      throw malformed(error);
    }
  }
}
