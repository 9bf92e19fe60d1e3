import type { Database, Queryable } from '#server/db/client.ts';
import type { OwnerId } from '#server/db/owner-id.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Rooms } from '../rooms/room.service.ts';
import {
  findImport,
  type ImportHead,
  listDuplicates,
  type StoredImport,
} from './import.repository.ts';
import { type Analysis, analyze, readDraft } from './import-analysis.ts';
import { resolveNames } from './import-names.ts';

interface DraftParts {
  db: Database;
  contractors: Contractors;
  rooms: Rooms;
  plans: Plans;
}

export type AnalyzeDraft = (ownerId: OwnerId, draft: StoredImport) => Promise<Analysis>;

/** Compares the rows of a draft with what is there. */
export function createAnalyzeDraft({ db, contractors, rooms, plans }: DraftParts): AnalyzeDraft {
  async function surroundings(ownerId: OwnerId, projectId: number) {
    const reach = [{ ownerId, projectId: null }];
    const [known, ofProject, usage] = await Promise.all([
      contractors.listContractors({ reach }),
      rooms.list({ reach: [{ ownerId, projectId }] }, { projectId }),
      plans.usage(ownerId),
    ]);
    const { count, limit } = usage.allowance('contractors');
    return {
      contractors: known.map(({ id, name, company }) => ({
        id,
        names: [name, company].filter((each) => each !== null),
      })),
      rooms: ofProject.map(({ id, name }) => ({ id, names: [name] })),
      roomForContractors: limit === null ? null : Math.max(0, limit - count),
    };
  }

  return async (ownerId, draft) => {
    const { projectId } = draft;
    const read = await readDraft(draft);
    const names = resolveNames(read, draft.names, await surroundings(ownerId, projectId));
    const duplicates = await listDuplicates(db, { ownerId, projectId }, read);
    // Without its cells, which may be megabytes.
    const { skip } = draft;
    return { rows: () => analyze({ skip }, read, { names, duplicates }), names };
  };
}

export async function requireImport(
  on: Queryable,
  ownerId: OwnerId,
  importId: number,
): Promise<StoredImport> {
  const found = await findImport(on, ownerId, importId);
  if (!found) throw notFound('Import');
  return found;
}

export function requireDraft<Stored extends ImportHead>(stored: Stored | undefined): Stored {
  if (!stored) throw notFound('Import');
  if (stored.status !== 'draft') {
    throw new AppError('conflict', 'This file is imported already.');
  }
  return stored;
}
