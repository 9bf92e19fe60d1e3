import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Book, digest, type Entry, type Fields, type Kind, type Stretch } from './book.ts';
import { type Answer, newVisitor, type Visitor } from './visitor.ts';

const MAX_RECEIPT_BYTES = 60_000;

interface Change {
  isAcknowledged: boolean;
  /** Undefined if there was none. */
  answer: Answer | undefined;
}

export interface WorkOptions {
  until: AbortSignal;
  /** Called with each call that did not get the expected answer; returns whether to continue. */
  onRefused: (answer: Answer | undefined) => Promise<boolean>;
}

/**
 * A user who never rests: creates, changes and deletes expenses, receipts and milestones, one call
 * after another, and records what was acknowledged.
 */
export class Writer {
  readonly visitor: Visitor;
  readonly books: Book[] = [];
  acknowledged = 0;
  private book: Book | undefined;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** The same person with the same books at another process. */
  at(origin: string): Writer {
    const other = new Writer(this.visitor.at(origin));
    other.books.push(...this.books);
    return other;
  }

  async openBook(): Promise<void> {
    const project = { name: `Book ${this.books.length + 1}`, budget: '50000' };
    const { id } = await this.visitor.must('POST', '/api/projects', project);
    this.book = new Book(id);
    this.books.push(this.book);
  }

  /** Works on the newest book. */
  async work({ until, onRefused }: WorkOptions): Promise<void> {
    while (!until.aborted) {
      const { isAcknowledged, answer } = await this.change();
      if (isAcknowledged) this.acknowledged += 1;
      else if (!(await onRefused(answer))) return;
    }
  }

  /** Compares every book, or only the newest, with what the server has. */
  async audit({ all }: { all: boolean }): Promise<string[]> {
    const wrong: string[] = [];
    for (const book of all ? this.books : this.books.slice(-1)) {
      wrong.push(...(await book.audit(this.visitor)));
    }
    return wrong;
  }

  /** How many changes in the newest book were acknowledged. */
  get position(): number {
    return this.current.history.length;
  }

  /** Compares the newest book with a copy of the server that was made within a stretch of it. */
  auditMoment(origin: string, stretch: Stretch): Promise<string[]> {
    return this.current.auditMoment(this.visitor.at(origin), stretch);
  }

  private change(): Promise<Change> {
    const dice = randomInt(100);
    if (dice < 40) return this.create('expenses', expenseFields(null));
    if (dice < 50) return this.createWithReceipt();
    if (dice < 65) return this.update('expenses', { amount: amount(), notes: text() });
    if (dice < 75) return this.remove('expenses');
    if (dice < 90) return this.create('milestones', { title: text(), category: 'Painting' });
    return this.update('milestones', { description: text(), isCompleted: true });
  }

  private async createWithReceipt(): Promise<Change> {
    const content = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      randomBytes(randomInt(MAX_RECEIPT_BYTES)),
    ]);
    const upload = await attempt(this.visitor.upload(content));
    if (!upload.isAcknowledged) return upload;
    const { imageUrl } = upload.answer?.body ?? {};
    this.current.receipts.set(imageUrl, digest(content));
    return this.create('expenses', expenseFields(imageUrl));
  }

  private async create(kind: Kind, fields: Fields): Promise<Change> {
    const book = this.current;
    const body = { ...fields, projectId: book.projectId };
    const change = await attempt(this.visitor.send('POST', `/api/${kind}`, body));
    if (change.isAcknowledged) {
      const { id } = change.answer?.body ?? {};
      book.entries.push({ kind, id, fields });
      book.history.push({ kind, id, fields });
    } else {
      book.unanswered.push({ kind, fields });
    }
    return change;
  }

  private async update(kind: Kind, fields: Fields): Promise<Change> {
    const entry = this.anyOf(kind);
    if (!entry) return this.change();
    const sending = this.visitor.send('PUT', `/api/${kind}/${entry.id}`, fields);
    return this.settle(entry, { ...entry.fields, ...fields }, await attempt(sending));
  }

  private async remove(kind: Kind): Promise<Change> {
    const entry = this.anyOf(kind);
    if (!entry) return this.change();
    const sending = this.visitor.send('DELETE', `/api/${kind}/${entry.id}`);
    return this.settle(entry, null, await attempt(sending));
  }

  private settle(entry: Entry, wanted: Fields | null, change: Change): Change {
    if (change.isAcknowledged) {
      entry.fields = wanted;
      this.current.history.push({ kind: entry.kind, id: entry.id, fields: wanted });
    } else {
      entry.doubt = wanted;
    }
    return change;
  }

  private anyOf(kind: Kind) {
    const entries = this.current.settled(kind);
    return entries[randomInt(Math.max(1, entries.length))];
  }

  private get current(): Book {
    if (!this.book) throw new Error('openBook comes first');
    return this.book;
  }
}

export function newWriters(origin: string, number: number): Promise<Writer[]> {
  return Promise.all(
    Array.from({ length: number }, async () => new Writer(await newVisitor(origin))),
  );
}

/** Resolves when one of them has a write acknowledged: a slow machine takes a while to start. */
export async function firstAcknowledged(writers: Writer[]): Promise<void> {
  while (writers.every(({ position }) => position === 0)) await delay(10);
}

/** Compares everything that these writers ever wrote with what the server has. */
export async function auditAll(writers: Writer[]): Promise<string[]> {
  return (await Promise.all(writers.map((writer) => writer.audit({ all: true })))).flat();
}

async function attempt(sending: Promise<Answer>): Promise<Change> {
  const answer = await sending.catch(() => undefined);
  if (answer && answer.status >= 400 && answer.status < 500) {
    throw new Error(`A good call was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return { isAcknowledged: answer !== undefined && answer.status < 300, answer };
}

const text = () => randomBytes(9).toString('base64url');
const amount = () => `${randomInt(1, 9_999)}.${randomInt(10, 100)}`;

function expenseFields(imageUrl: string | null): Fields {
  const kind = { category: 'materials', paymentMethod: 'cash', date: '2026-03-01' };
  return { description: text(), amount: amount(), notes: null, imageUrl, ...kind };
}
