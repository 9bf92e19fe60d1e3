import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { digest } from './book.ts';
import type { History, Outcome, RecordedTable } from './history.ts';
import type { Visitor } from './visitor.ts';

/** Much longer than an answer may take. */
const PATIENCE_MS = 30_000;
const LONGEST_REST_MS = 80;
const REPEAT_AFTER_MS = 150;
/** The share of unknown outcomes that a client leaves unknown, in percent. */
const LEFT_UNKNOWN = 20;
const RECEIPT_BYTES = 20_000;

interface Answered {
  /** How often it was sent. */
  tries: number;
  outcome: Outcome;
  status: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: what a server under torture answers is looked at, not believed
  body: any;
}

interface Sending {
  method: string;
  path: string;
  body?: object;
  key?: string;
  what: string;
}

interface Known {
  table: RecordedTable;
  marker: string;
  id: number;
}

interface ClientParts {
  index: number;
  visitor: Visitor;
  projectId: number;
  history: History;
  faults: string[];
}

/**
 * A user who creates, changes, deletes and reads, one call after another. If the outcome of a write
 * is unknown, it usually sends the same again: a creation with its Idempotency-Key.
 */
export class ClusterClient {
  /** The SHA-256 of each stored receipt, by its key. */
  readonly receipts = new Map<string, string>();
  private readonly known: Known[] = [];
  private readonly parts: ClientParts;

  constructor(parts: ClientParts) {
    this.parts = parts;
  }

  async work(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await this.step(until);
      await delay(randomInt(LONGEST_REST_MS));
    }
  }

  /** Receipts of the records that are known to be there, compared with the store. */
  async auditReceipts(keys: Set<string>): Promise<string[]> {
    const wrong: string[] = [];
    for (const [key, sha256] of this.receipts) {
      if (!keys.has(key)) continue;
      const { visitor } = this.parts;
      const { signedUrl } = await visitor.must('POST', '/api/signed-url', { s3Key: key });
      const response = await fetch(signedUrl);
      const stored = digest(new Uint8Array(await response.arrayBuffer()));
      if (!response.ok || stored !== sha256) wrong.push(`receipt ${key} differs`);
    }
    return wrong;
  }

  private async step(until: AbortSignal): Promise<void> {
    const dice = randomInt(100);
    const { projectId } = this.parts;
    if (dice < 25) return this.createExpense(until, null);
    if (dice < 32) return this.createWithReceipt(until);
    if (dice < 45) return this.createMilestone(until);
    if (dice < 60) return this.update(until);
    if (dice < 67) return this.remove(until);
    if (dice < 85) return this.read(`/api/expenses?projectId=${projectId}`);
    if (dice < 95) return this.read(`/api/projects/${projectId}/budget`);
    return this.read('/api/user');
  }

  private async createExpense(until: AbortSignal, imageUrl: string | null): Promise<void> {
    const marker = randomUUID();
    const amount = anAmount();
    const sort = { category: 'materials', paymentMethod: 'cash', date: '2026-03-01' };
    const { projectId } = this.parts;
    const body = { projectId, description: marker, amount, imageUrl, ...sort };
    await this.create(until, { table: 'expenses', marker, state: amount, body });
  }

  private async createWithReceipt(until: AbortSignal): Promise<void> {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(RECEIPT_BYTES)]);
    const body = new FormData();
    body.set('image', new Blob([new Uint8Array(content)]), 'receipt');
    const upload = await this.send({ method: 'POST', path: '/api/upload', body, what: 'upload' });
    if (upload.outcome !== 'ok') return;
    this.receipts.set(upload.body.imageUrl, digest(content));
    await this.createExpense(until, upload.body.imageUrl);
  }

  private async createMilestone(until: AbortSignal): Promise<void> {
    const marker = randomUUID();
    const state = aText();
    const { projectId } = this.parts;
    const body = { projectId, title: marker, description: state, category: 'Painting' };
    await this.create(until, { table: 'milestones', marker, state, body });
  }

  private async create(
    until: AbortSignal,
    { table, marker, state, body }: Omit<Known, 'id'> & { state: string; body: object },
  ): Promise<void> {
    const sending = { method: 'POST', path: `/api/${table}`, body, key: randomUUID() };
    const { outcome, body: created } = await this.write(until, table, sending, (result) =>
      this.parts.history.apply(table, marker, state, result),
    );
    if (outcome === 'ok') this.known.push({ table, marker, id: created.id });
  }

  private async update(until: AbortSignal): Promise<void> {
    const record = this.known[randomInt(Math.max(1, this.known.length))];
    if (!record) return;
    const { table, marker, id } = record;
    const state = table === 'expenses' ? anAmount() : aText();
    const body = table === 'expenses' ? { amount: state } : { description: state };
    const { outcome, tries } = await this.write(
      until,
      table,
      { method: 'PUT', path: `/api/${table}/${id}`, body },
      (result) => this.parts.history.apply(table, marker, state, result),
    );
    // A try without an answer may still happen, on top of a later change.
    if (outcome !== 'ok' || tries > 1) this.forget(record);
  }

  private async remove(until: AbortSignal): Promise<void> {
    const record = this.known[randomInt(Math.max(1, this.known.length))];
    if (!record) return;
    const { table, marker, id } = record;
    await this.write(until, table, { method: 'DELETE', path: `/api/${table}/${id}` }, (result) =>
      this.parts.history.apply(table, marker, null, result),
    );
    this.forget(record);
  }

  private forget(record: Known): void {
    this.known.splice(this.known.indexOf(record), 1);
  }

  /** Sends a write until its outcome is known, or gives up. */
  private async write(
    until: AbortSignal,
    table: RecordedTable,
    sending: Omit<Sending, 'what'>,
    apply: (outcome: Outcome) => void,
  ): Promise<Answered> {
    const what = `${sending.method} ${table}`;
    const mayGiveUp = randomInt(100) < LEFT_UNKNOWN;
    for (let tries = 1; ; tries += 1) {
      const answered = await this.send({ ...sending, what });
      // Gone already: an earlier try did it.
      const isDone = sending.method === 'DELETE' && tries > 1 && answered.status === 404;
      const outcome = isDone ? 'ok' : answered.outcome;
      apply(outcome);
      if (outcome === 'failed') {
        const words = JSON.stringify(answered.body);
        this.parts.faults.push(`a good call was refused: ${what} ${answered.status} ${words}`);
      }
      if (outcome !== 'unknown' || mayGiveUp || until.aborted) {
        return { ...answered, outcome, tries };
      }
      await delay(REPEAT_AFTER_MS);
    }
  }

  private async read(path: string): Promise<void> {
    const { outcome, status } = await this.send({ method: 'GET', path, what: 'read' });
    if (outcome === 'failed') this.parts.faults.push(`${path} was answered ${status}`);
  }

  private async send({ method, path, body, key, what }: Sending): Promise<Answered> {
    const { visitor, history, index } = this.parts;
    const sentAt = performance.now();
    const answer = await visitor
      .send(method, path, body, {
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(key && { headers: { 'idempotency-key': key } }),
      })
      .catch(() => null);
    const answered: Answered = {
      tries: 1,
      outcome: outcomeOf(answer?.status),
      status: null,
      body: null,
    };
    if (answer) Object.assign(answered, { status: answer.status, body: answer.body });
    history.calls.push({
      client: index,
      what,
      isWrite: method !== 'GET',
      outcome: answered.outcome,
      status: answered.status,
      sentAt,
      answeredAt: performance.now(),
    });
    return answered;
  }
}

function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status >= 500) return 'unknown';
  return status < 300 ? 'ok' : 'failed';
}

const anAmount = () => `${randomInt(1, 9_999)}.${randomInt(10, 100)}`;
const aText = () => randomBytes(9).toString('base64url');
