import { createHash } from 'node:crypto';
import type { Visitor } from './visitor.ts';

export type Kind = 'expenses' | 'milestones';
export type Fields = Record<string, string | boolean | null>;

interface Entry {
  kind: Kind;
  id: number;
  /** What the server has acknowledged last; null once the deletion was. */
  fields: Fields | null;
  /** A change without an answer: it may have happened or not. */
  doubt?: Fields | null;
}

/** What a server has acknowledged in one project, to be compared with what it still knows. */
export class Book {
  readonly projectId: number;
  readonly entries: Entry[] = [];
  /** Creations without an answer. */
  readonly unanswered: { kind: Kind; fields: Fields }[] = [];
  /** The SHA-256 of each stored receipt, by its key. */
  readonly receipts = new Map<string, string>();

  constructor(projectId: number) {
    this.projectId = projectId;
  }

  /** Those that may still be changed: nothing is known for certain about the others. */
  settled(kind: Kind): Entry[] {
    return this.entries.filter(
      (entry) => entry.kind === kind && entry.fields !== null && !('doubt' in entry),
    );
  }

  /** What was acknowledged and is gone or different, and what nobody has written; in words. */
  async audit(visitor: Visitor): Promise<string[]> {
    const wrong: string[] = [];
    const listed = {
      expenses: await listExpenses(visitor, this.projectId),
      milestones: await visitor.must('GET', `/api/milestones?projectId=${this.projectId}`),
    };
    for (const kind of ['expenses', 'milestones'] as const) {
      const found = new Map<number, Fields>(
        listed[kind].map((record: { id: number } & Fields) => [record.id, record]),
      );
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
    for (const { imageUrl } of listed.expenses) {
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
