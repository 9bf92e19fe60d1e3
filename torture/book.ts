import { createHash } from 'node:crypto';
import type { Visitor } from './visitor.ts';

const KINDS = ['expenses', 'milestones'] as const;
export type Kind = (typeof KINDS)[number];
export type Fields = Record<string, string | number | boolean | null>;

export interface Entry {
  kind: Kind;
  id: number;
  /** What the server acknowledged last; null after an acknowledged deletion. */
  fields: Fields | null;
  /** A change without an answer: it may have happened or not. */
  doubt?: Fields | null;
}

/** From one change to another, both counted from the first. */
export interface Stretch {
  from: number;
  to: number;
}

/** What a server has acknowledged in one project, to compare with what it still has. */
export class Book {
  readonly projectId: number;
  readonly entries: Entry[] = [];
  /** Each acknowledged change in order: the record after it. */
  readonly history: { kind: Kind; id: number; fields: Fields | null }[] = [];
  /** Creations without an answer. */
  readonly unanswered: { kind: Kind; fields: Fields }[] = [];
  /** The SHA-256 of each stored receipt, by its key. */
  readonly receipts = new Map<string, string>();

  constructor(projectId: number) {
    this.projectId = projectId;
  }

  /** Records that may still be changed. For the others, nothing is certain. */
  settled(kind: Kind): Entry[] {
    return this.entries.filter(
      (entry) => entry.kind === kind && entry.fields !== null && !('doubt' in entry),
    );
  }

  /**
   * A copy of the server must have the state after one of the changes of that stretch, and nothing
   * in between. Returns what is wrong, in words.
   */
  async auditMoment(visitor: Visitor, { from, to }: Stretch): Promise<string[]> {
    const listed = await list(visitor, this.projectId);
    const known = new Map<string, Fields>();
    for (const kind of KINDS) {
      for (const record of listed[kind]) known.set(`${kind} ${record['id']}`, record);
    }
    for (let length = from; length <= Math.min(to, this.history.length); length += 1) {
      if (this.isMoment(known, length)) return this.auditReceipts(visitor, listed.expenses);
    }
    return [`project ${this.projectId} is of no moment from ${from} to ${to}`];
  }

  private isMoment(known: Map<string, Fields>, length: number): boolean {
    const state = new Map<string, Fields>();
    for (const { kind, id, fields } of this.history.slice(0, length)) {
      if (fields) state.set(`${kind} ${id}`, fields);
      else state.delete(`${kind} ${id}`);
    }
    const later = this.history.slice(length);
    return (
      state.size === known.size &&
      [...state].every(([name, fields]) => {
        const record = known.get(name) ?? null;
        // A receipt that is deleted with its expense during the backup is not in it.
        const isGoing = later.some(
          (change) => !change.fields && `${change.kind} ${change.id}` === name,
        );
        const mayLack = isGoing && record?.['imageUrl'] === null;
        return agrees(record, mayLack ? { ...fields, imageUrl: null } : fields);
      })
    );
  }

  /** Acknowledged writes that are gone or different, and records that nobody wrote, in words. */
  async audit(visitor: Visitor): Promise<string[]> {
    const wrong: string[] = [];
    const listed = await list(visitor, this.projectId);
    for (const kind of KINDS) {
      const found = new Map(listed[kind].map((record) => [Number(record['id']), record]));
      for (const entry of this.entries.filter((each) => each.kind === kind)) {
        const record = found.get(entry.id) ?? null;
        found.delete(entry.id);
        const possible = 'doubt' in entry ? [entry.fields, entry.doubt ?? null] : [entry.fields];
        if (possible.some((fields) => agrees(record, fields))) continue;
        wrong.push(`${kind} ${entry.id}: ${JSON.stringify({ possible, record })}`);
      }
      for (const record of found.values()) {
        const isKnown = this.unanswered.some(
          ({ fields, ...each }) => each.kind === kind && agrees(record, fields),
        );
        if (!isKnown) wrong.push(`${kind}: nobody wrote ${JSON.stringify(record)}`);
      }
    }
    return [...wrong, ...(await this.auditReceipts(visitor, listed.expenses))];
  }

  private async auditReceipts(visitor: Visitor, expenses: Fields[]): Promise<string[]> {
    const wrong: string[] = [];
    for (const { imageUrl } of expenses) {
      if (imageUrl) wrong.push(...(await this.auditReceipt(visitor, String(imageUrl))));
    }
    return wrong;
  }

  private async auditReceipt(visitor: Visitor, key: string): Promise<string[]> {
    const { signedUrl } = await visitor.must('POST', '/api/signed-url', { s3Key: key });
    const response = await visitor.open('GET', signedUrl);
    const sha256 = digest(new Uint8Array(await response.arrayBuffer()));
    return response.ok && sha256 === this.receipts.get(key) ? [] : [`receipt ${key} differs`];
  }
}

export function digest(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function agrees(record: Fields | null, fields: Fields | null): boolean {
  if (!record || !fields) return record === fields;
  return Object.entries(fields).every(([name, value]) => record[name] === value);
}

async function list(visitor: Visitor, projectId: number): Promise<Record<Kind, Fields[]>> {
  return {
    expenses: await listExpenses(visitor, projectId),
    milestones: await visitor.must('GET', `/api/milestones?projectId=${projectId}`),
  };
}

async function listExpenses(visitor: Visitor, projectId: number): Promise<Fields[]> {
  const all: Fields[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/api/expenses?projectId=${projectId}&pageSize=100&page=${page}`;
    const { expenses, totalPages } = await visitor.must('GET', path);
    all.push(...expenses);
    pages = totalPages;
  }
  return all;
}
