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

class JsonSplitter {
  isComplete = false;
  #text = '';
  /** What is looked at next, and where the present name or value starts. */
  #at = 0;
  #start = 0;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #name: string | null = null;
  readonly #names = new Set<string>();
  /** Inside a list of the object; and right after one, where no value is to come. */
  #isInList = false;
  #isListEmpty = true;
  #isAfterList = false;

  *add(more: string): Generator<JsonPart, void, void> {
    this.#text = this.#text.slice(this.#start) + more;
    this.#at -= this.#start;
    this.#start = 0;
    for (; this.#at < this.#text.length; this.#at += 1) {
      const char = this.#text[this.#at] as string;
      if (this.#isInString) this.#readInString(char);
      else yield* this.#readOutside(char);
    }
    if (this.#text.length - this.#start > MAX_PART_LENGTH) throw malformed();
  }

  #readInString(char: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (char === '\\') this.#isEscaped = true;
    else if (char === '"') this.#isInString = false;
  }

  *#readOutside(char: string): Generator<JsonPart, void, void> {
    if (char === '"') this.#isInString = true;
    else if (char === '{' || char === '[') this.#open(char);
    else if (char === '}' || char === ']') yield* this.#close(char);
    else if (char === ':' && this.#depth === 1) this.#endName();
    else if (char === ',' && this.#isInList && this.#depth === 2) yield this.#endPart();
    else if (char === ',' && this.#depth === 1) yield* this.#endField();
    else if (this.#depth === 0 && char.trim() !== '') throw malformed();
  }

  #open(char: string): void {
    this.#depth += 1;
    if (this.#depth === 1) {
      if (char !== '{' || this.isComplete) throw malformed();
      this.#start = this.#at + 1;
    } else if (this.#depth === 2 && char === '[' && this.#isBlank() && this.#name !== null) {
      this.#isInList = true;
      this.#isListEmpty = true;
      this.#start = this.#at + 1;
    }
  }

  *#close(char: string): Generator<JsonPart, void, void> {
    if (this.#depth === 1) {
      if (char !== '}') throw malformed();
      if (this.#names.size > 0 || !this.#isBlank()) yield* this.#endField();
      this.isComplete = true;
    } else if (this.#depth === 2 && this.#isInList) {
      if (char !== ']') throw malformed();
      if (!(this.#isListEmpty && this.#isBlank())) yield this.#endPart();
      this.#isInList = false;
      this.#isAfterList = true;
      this.#start = this.#at + 1;
    }
    this.#depth -= 1;
    if (this.#depth < 0) throw malformed();
  }

  #endName(): void {
    const name = this.#name === null ? this.#parse() : undefined;
    // A name that comes twice would mean one thing to us and another to other programs.
    if (typeof name !== 'string' || this.#names.has(name)) throw malformed();
    this.#names.add(name);
    this.#name = name;
    this.#start = this.#at + 1;
  }

  #endPart(): JsonPart {
    const part: JsonPart = [this.#name as string, this.#parse()];
    this.#isListEmpty = false;
    this.#start = this.#at + 1;
    return part;
  }

  *#endField(): Generator<JsonPart, void, void> {
    if (this.#name === null) throw malformed();
    if (!this.#isAfterList) yield [this.#name, this.#parse()];
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
