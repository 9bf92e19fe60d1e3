import path from 'node:path';
import type { Database, Queryable } from '#server/db/client.ts';
import { notFound } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import type { Project } from '#shared/project.ts';
import type { Archives } from '../archives/archive.service.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Projects } from '../projects/project.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { KnownImages } from '../receipts/prepared-receipt.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { writeDatedArchive } from './dated-archive.ts';
import {
  forgetDeletions,
  insertCompanion,
  listContractorIds,
  listFileKeys,
  listSamples,
  listUnusedContractors,
  type Sample,
  type SamplePlace,
  updateAsSample,
} from './sample.repository.ts';

/** A demo opens with the first, and people can have that one in their own account. */
export const SAMPLES = ['whole-house.zip', 'guest-bathroom.zip', 'back-deck.zip'] as const;
const [OWN_SAMPLE] = SAMPLES;
const SAMPLES_PER_10_MIN = 5;

/** One at a time: of the places for restoring archives, people's own archives keep the rest. */
const withSampleSlot = createWorkSlots({
  running: 1,
  waiting: 20,
  refusal: 'Many people are opening the sample right now. Try again in a moment.',
});

/** Of all pictures of the samples, each is prepared once in the life of a process. */
const known: KnownImages = new Map();

/** The second person of the sample, who is a member of the projects and added some records. */
export interface Companion {
  userId: number;
  name: string;
}

/** Another call has added the sample meanwhile. */
class AlreadyThere extends Error {}

interface SampleParts {
  db: Database;
  rateLimits: RateLimits;
  archives: Archives;
  projects: Projects;
  contractors: Contractors;
  receipts: Receipts;
  /** The folder with the archives that come with the product. */
  sampleFolder: string;
}

export type Samples = ReturnType<typeof createSamples>;

export function createSamples(parts: SampleParts) {
  const { db, archives, projects, contractors, receipts } = parts;

  function importSample(
    scope: Scope,
    name: string,
    onRestored: (tx: Queryable, place: SamplePlace) => Promise<void>,
    companion?: Companion,
  ): Promise<Project> {
    return receipts.withFolder(async (folder) => {
      const source = path.join(parts.sampleFolder, name);
      const file = await writeDatedArchive(source, { folder, now: new Date() });
      const present = await listContractorIds(db, scope.ownerId);
      return archives.importArchive(scope, file, undefined, {
        known,
        authors: new Map(companion && [[companion.name, companion.userId]]),
        async onRestored(tx, place) {
          await onRestored(tx, place);
          await updateAsSample(tx, place, present);
        },
      });
    });
  }

  /**
   * Nothing is kept to restore a sample that is as it came: it can be added again. What people have
   * changed is deleted like every project.
   */
  async function remove(scope: Scope, samples: Sample[]): Promise<void> {
    const { ownerId } = scope;
    const untouched = samples.flatMap(({ id, isTouched }) => (isTouched ? [] : id));
    const keys = await listFileKeys(db, ownerId, untouched);
    for (const { id } of samples) await projects.deleteProject(scope, id);
    const contractorIds = await listUnusedContractors(db, ownerId);
    for (const id of contractorIds) await contractors.deleteContractor(scope, id);
    await forgetDeletions(db, ownerId, { projectIds: untouched, contractorIds });
    await receipts.discardUnused(ownerId, keys);
  }

  return {
    /** For work that adds samples. It refuses before it has begun. */
    inTurn: withSampleSlot,

    /** All projects of the sample, for a new guest. Call it in turn. */
    async addAll(scope: Scope, companion: Companion): Promise<void> {
      const join = (tx: Queryable, place: SamplePlace) =>
        insertCompanion(tx, place, companion.userId);
      for (const name of SAMPLES) await importSample(scope, name, join, companion);
    },

    /** The first project of the sample, for someone's own account. Asking again returns the same. */
    async addSampleProject(scope: Scope): Promise<Project> {
      await parts.rateLimits.take(
        allowance(SAMPLES_PER_10_MIN, 'sample-project', String(scope.actorId)),
      );
      const [earlier] = await listSamples(db, scope.ownerId);
      if (earlier) return projects.getProject(scope, earlier.id);
      try {
        // The account is held by now, so of simultaneous calls one gets through.
        const requireFirst = async (tx: Queryable) => {
          if ((await listSamples(tx, scope.ownerId)).length > 0) throw new AlreadyThere();
        };
        return await withSampleSlot(() => importSample(scope, OWN_SAMPLE, requireFirst));
      } catch (error) {
        const [present] = await listSamples(db, scope.ownerId);
        if (error instanceof AlreadyThere && present) {
          return projects.getProject(scope, present.id);
        }
        throw error;
      }
    },

    /** With everything in it, and with the contractors that no other record names. */
    async removeSampleProject(scope: Scope): Promise<void> {
      const samples = await listSamples(db, scope.ownerId);
      if (samples.length === 0) throw notFound('Sample project');
      await remove(scope, samples);
    },

    /** For a guest who stays: the projects that they have changed stay too. */
    async removeUntouched(scope: Scope): Promise<void> {
      const samples = await listSamples(db, scope.ownerId);
      await remove(
        scope,
        samples.filter(({ isTouched }) => !isTouched),
      );
    },
  };
}
