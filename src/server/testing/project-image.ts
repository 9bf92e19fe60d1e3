import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { factsOf, partsOfProject } from '../features/activity/record-kinds.repository.ts';

type Row = Record<string, unknown>;

/** What a copy does not share with its original. */
const OWN = ['id', 'user_id', 'project_id', 'created_by', 'version', 'search_text'];

/**
 * All that the tables have of a project, with places instead of ids and contents instead of keys.
 * Two projects are equal if their images are.
 */
export async function projectImage(
  db: Queryable,
  {
    userId,
    projectId,
    contentOf,
  }: { userId: number; projectId: number; contentOf: (key: string) => Promise<string> },
): Promise<Record<string, unknown>> {
  const kinds = partsOfProject.filter((kind) => kind !== 'member');
  const rowsOf = async (table: SQL, where: SQL) => {
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_jsonb(r) as row from ${table} r where r.user_id = ${userId} and ${where} order by r.id`,
    );
    return rows.map(({ row }) => row);
  };
  const lists = new Map<string, Row[]>();
  for (const kind of kinds) {
    const { table } = factsOf(kind);
    lists.set(kind, await rowsOf(sql`${table}`, sql`r.project_id = ${projectId}`));
  }
  const named = new Set(
    [...lists.values()]
      .flat()
      .flatMap(({ contractor_id }) => (contractor_id as number | null) ?? []),
  );
  const known = await rowsOf(sql`contractors`, sql`true`);
  lists.set(
    'contractor',
    known.filter(({ id }) => named.has(id as number)),
  );
  const place = (kind: string, id: unknown) => {
    const index = lists.get(kind)?.findIndex((row) => row['id'] === id) ?? -1;
    return index < 0 ? `${kind} ${id} elsewhere` : `${kind} ${index}`;
  };

  async function toImage(kind: string, name: string, value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((each) => toImage(kind, '', each)));
    if (value !== null && typeof value === 'object') {
      const fields = Object.entries(value).map(
        async ([key, each]) => [key, await toImage(kind, key, each)] as const,
      );
      return Object.fromEntries(await Promise.all(fields));
    }
    if (typeof value === 'string' && value.startsWith('receipts/')) return contentOf(value);
    const [, noun] = /^(\w+?)_?[iI]d$/.exec(name) ?? [];
    if (!noun || value === null) return value;
    const to = noun.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return place(to === 'reverses' || to === 'refund_of' ? kind : to, value);
  }

  const image: Record<string, unknown> = {};
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(r) as row from projects r where id = ${projectId}`,
  );
  lists.set(
    'project',
    rows.map(({ row }) => row),
  );
  for (const [kind, list] of lists) {
    image[kind] = await Promise.all(
      list.map(async (row) => {
        const shared = Object.entries(row).filter(([name]) => !OWN.includes(name));
        return toImage(kind, '', Object.fromEntries(shared));
      }),
    );
  }
  return image;
}
