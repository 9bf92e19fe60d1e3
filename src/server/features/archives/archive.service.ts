import path from 'node:path';
import type { Database, Queryable, Save } from '#server/db/client.ts';
import { isBrokenRule } from '#server/db/database-faults.ts';
import type { Scope } from '#server/http/scope.ts';
import { createWorkSlots } from '#server/work-slots.ts';
import { may } from '#shared/access.ts';
import type { Project } from '#shared/project.ts';
import type { Budgets } from '../budget/budget.service.ts';
import type { Milestones } from '../milestones/milestone.service.ts';
import type { Plans } from '../plans/plan.service.ts';
import type { Projects } from '../projects/project.service.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { Readings } from '../readings/reading.service.ts';
import { type KnownImages, measure } from '../receipts/prepared-receipt.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import { writeAccount } from './account-archive.ts';
import { inOneMoment, type Place } from './archive.repository.ts';
import { type CheckedArchive, checkArchive } from './archive-check.ts';
import { badArchive } from './archive-error.ts';
import {
  type AuthorsByName,
  insertArchive,
  type KeptFiles,
  storeFiles,
} from './archive-restore.ts';
import { type SentZip, zipAll, zipProject } from './archive-zip.ts';
import { type ReadZip, readZip } from './archive-zip-reader.ts';
import { writeProjectArchive } from './project-archive.ts';
import { safeName } from './speaking-name.ts';

/** Of one person. Each may read or write gigabytes. */
const ARCHIVES_PER_10_MIN = 30;
/** The texts of an archive, beside the files that a plan has room for. */
const TEXT_BYTES = 256 * 1024 * 1024;

interface ArchiveParts {
  db: Database;
  rateLimits: RateLimits;
  plans: Plans;
  projects: Projects;
  milestones: Milestones;
  budgets: Budgets;
  receipts: Receipts;
  readings: Readings;
  productName: string;
  /** Sets what the records of a project take from each other. */
  settle: (tx: Queryable, place: Place) => Promise<void>;
}

/** A ZIP with the name to save it under. */
export interface Download extends SentZip {
  fileName: string;
}

/** For an archive that comes with the product, and not from a person. */
export interface SampleImport {
  /** The accounts of the people whom it names as those who added records. */
  authors: AuthorsByName;
  /** Its pictures, once they were prepared. */
  known: KnownImages;
  /** Called with the new project, in the transaction that makes it. */
  onRestored: (tx: Queryable, place: Place) => Promise<void>;
}

/** An archive that was sent, and not looked at yet. */
interface ReceivedArchive {
  sha256(): Promise<string>;
  restore(save?: Save): Promise<Project>;
}

const slots = {
  running: 2,
  waiting: 10,
  refusal: 'Many archives are being made right now. Try again in a moment.',
};
/** Writing the texts holds a connection, and restoring takes a core. */
const withWritingSlot = createWorkSlots(slots);
const withRestoringSlot = createWorkSlots(slots);

export type Archives = ReturnType<typeof createArchives>;

export function createArchives(parts: ArchiveParts) {
  const { db, plans, projects, receipts, readings } = parts;

  const take = (actorId: number) =>
    parts.rateLimits.take(allowance(ARCHIVES_PER_10_MIN, 'archive', String(actorId)));

  /** What waits in the inbox is no record yet, and someone who only reads does not see it. */
  const writing = (scope: Scope, folder: string) => ({
    folder,
    without: may(scope.role, 'records.change') ? [] : (['inbox_item'] as const),
    productName: parts.productName,
    computeBudget: parts.budgets.computeBudget,
  });

  /** The plan's room, before anything is stored. The database decides again at the end. */
  async function requireRoom(scope: Scope, { ids, files }: CheckedArchive): Promise<void> {
    const usage = await plans.usage(scope.ownerId);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const added = [
      ['expenses', ids.expense.length],
      ['storage', bytes],
    ] as const;
    for (const [noun, more] of added) {
      const { count, limit } = usage.allowance(noun);
      if (limit !== null && more > 0 && count + more > limit)
        throw await plans.refusal(noun, scope);
    }
  }

  interface Restoring {
    zip: ReadZip;
    archive: CheckedArchive;
    files: KeptFiles;
    sample: SampleImport | undefined;
  }

  async function restore(
    tx: Queryable,
    scope: Scope,
    { zip, archive, files, sample }: Restoring,
  ): Promise<Project> {
    const { ownerId } = scope;
    const { id: projectId } = await projects.createProject(scope, archive.project, tx);
    const place = { ownerId, projectId };
    const requirePlanRoom = async (noun: 'expenses' | 'contractors', many: number) => {
      if (!sample) await plans.requireRoom(tx, scope, noun, many);
    };
    await requirePlanRoom('expenses', archive.ids.expense.length);
    const count = archive.ids.milestone.length;
    if (count > 0) await parts.milestones.requireRoom(tx, ownerId, { count, projectId });
    await receipts.confirmKept(
      tx,
      ownerId,
      [...files.values()].map(({ key }) => key),
    );
    const waiting = await insertArchive(tx, scope, {
      ...{ zip, archive, files, projectId, authors: sample?.authors },
      requireRoomForContractors: (count) => requirePlanRoom('contractors', count),
    });
    await readings.addReadings(ownerId, waiting, tx);
    await parts.settle(tx, place);
    await sample?.onRestored(tx, place);
    return projects.getProject(scope, projectId, tx);
  }

  /**
   * Makes a new project of the archive in the file: all of it, or nothing. The file stays where it
   * is. `save` may add something to the transaction. A sample does not count against the plan.
   */
  const importArchive = (
    scope: Scope,
    file: string,
    save: Save = (write) => write(),
    sample?: SampleImport,
  ): Promise<Project> =>
    withRestoringSlot(() =>
      receipts.withFolder(async (folder) => {
        const zip = await readZip(file);
        const keys: string[] = [];
        try {
          const archive = await checkArchive(zip);
          if (!sample) await requireRoom(scope, archive);
          const onKey = (key: string) => keys.push(key);
          const { known } = sample ?? {};
          const storing = { receipts, scope, folder, onKey, known };
          const files = await storeFiles(zip, archive.files, storing);
          const project = await save((on = db) =>
            on.transaction((tx) => restore(tx, scope, { zip, archive, files, sample })),
          );
          readings.readWaiting();
          return project;
        } catch (error) {
          await receipts.dropUnstored(scope.ownerId, keys);
          throw isBrokenRule(error) ? contradiction(error) : error;
        } finally {
          zip.close();
        }
      }),
    );

  return {
    importArchive,

    /** How large an archive may be: what the plan has room for, and its texts. */
    async sizeLimit({ ownerId }: Scope): Promise<number> {
      const { limit } = (await plans.usage(ownerId)).allowance('storage');
      return (limit ?? 0) + TEXT_BYTES;
    },

    /** `receive` writes the archive to the given path; `use` may then import it. */
    async uploadArchive<T>(
      scope: Scope,
      receive: (file: string) => Promise<void>,
      use: (received: ReceivedArchive) => Promise<T>,
    ): Promise<T> {
      await take(scope.actorId);
      return receipts.withFolder(async (folder) => {
        const file = path.join(folder, 'received');
        await receive(file);
        return use({
          sha256: async () => (await measure(file)).sha256,
          restore: (save) => importArchive(scope, file, save),
        });
      });
    },

    async archiveProject(scope: Scope, projectId: number): Promise<Download> {
      await take(scope.actorId);
      return receipts.withSendingFolder(async (folder) => {
        const place = { ownerId: scope.ownerId, projectId };
        const archive = await withWritingSlot(() =>
          inOneMoment(db, (tx) => writeProjectArchive(tx, place, writing(scope, folder))),
        );
        const zip = await zipProject(receipts, archive);
        return { ...zip, fileName: `${safeName(archive.projectName)}.zip` };
      });
    },

    /** One ZIP for each project, as `archiveProject` makes it, and what belongs to the account. */
    async archiveAccount(scope: Scope): Promise<Download> {
      await take(scope.actorId);
      return receipts.withSendingFolder(async (folder) => {
        const { texts, archives } = await withWritingSlot(() =>
          inOneMoment(db, (tx) => writeAccount(tx, scope, writing(scope, folder))),
        );
        const zips: { name: string; zip: SentZip }[] = [];
        for (const archive of archives) {
          zips.push({ name: archive.path, zip: await zipProject(receipts, archive) });
        }
        return { ...(await zipAll(texts, zips)), fileName: `${safeName(parts.productName)}.zip` };
      });
    },
  };
}

function contradiction(cause: unknown) {
  const error = badArchive('The archive is damaged: its records contradict each other.');
  error.cause = cause;
  return error;
}
