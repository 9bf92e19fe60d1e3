import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { changeManyExpenses } from '#server/db/many-expenses.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { projects } from '#server/db/tables/project.table.ts';
import type { Author } from '#server/http/scope.ts';
import { inBatches } from './batches.repository.ts';
import { factsOf, partsOfProject } from './record-kinds.repository.ts';
import { insertEntries } from './recording.repository.ts';

type Part = (typeof partsOfProject)[number];

/**
 * Deletes the project with all its parts, and keeps each row in an entry. False if it is absent.
 * The lock on the project keeps new parts out until the transaction ends.
 */
export async function removeProject(
  db: Database,
  author: Author,
  projectId: number,
): Promise<boolean> {
  const { ownerId } = author;
  const owned = and(eq(projects.userId, ownerId), eq(projects.id, projectId));
  return db.transaction(async (tx) => {
    await holdAccount(tx, ownerId);
    const { rows } = await tx.execute<{ id: string }>(sql`
      with locked as materialized (select * from ${projects} where ${owned} for update)
      ${insertEntries({ action: 'delete', kind: 'project', author, rows: 'locked' })}
      returning id`);
    const [entry] = rows;
    if (!entry) return false;
    const partOf = Number(entry.id);
    // What refers to others goes first, so that it is kept with its references.
    for (const kind of partsOfProject.toReversed()) {
      const keys = await listPartKeys(tx, ownerId, kind, projectId);
      await inBatches(keys, (batch) => removeParts(tx, author, { kind, projectId, batch, partOf }));
    }
    await tx.delete(projects).where(owned);
    return true;
  });
}

async function listPartKeys(tx: Queryable, ownerId: OwnerId, kind: Part, projectId: number) {
  const { rows } = await tx.execute<{ key: number }>(
    sql`select ${factsOf(kind).key} as key from ${inProject(ownerId, kind, projectId)}`,
  );
  return rows.map(({ key }) => key);
}

async function removeParts(
  tx: Queryable,
  author: Author,
  {
    kind,
    projectId,
    batch,
    partOf,
  }: {
    kind: Part;
    projectId: number;
    batch: number[];
    partOf: number;
  },
) {
  const { key } = factsOf(kind);
  const remove = async () => {
    await tx.execute(sql`
      with removed as (
        delete from ${inProject(author.ownerId, kind, projectId)}
          and ${key} = any(${sql.param(batch)}::int[])
        returning *
      )
      ${insertEntries({ action: 'delete', kind, author, rows: 'removed', partOf })}`);
    return [];
  };
  if (kind === 'expense') await changeManyExpenses(tx, author.ownerId, batch, remove);
  else await remove();
}

/** The table with the condition, for a selection or a deletion. */
function inProject(ownerId: OwnerId, kind: Part, projectId: number) {
  const { table, project } = factsOf(kind);
  if (!project) throw new Error(`A ${kind} is no part of a project`);
  return sql`${table} where ${eq(table.userId, ownerId)} and ${eq(project, projectId)}`;
}
