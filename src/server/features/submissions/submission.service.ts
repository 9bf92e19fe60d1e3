import type { Database, Queryable } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import type { submissions } from '#server/db/tables/submission.table.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { ContractorLink } from '#server/http/link-scope.ts';
import type { Scope } from '#server/http/scope.ts';
import type { Submission, SubmissionDecision, SubmissionInput } from '#shared/submission.ts';
import { lockRecord } from '../activity/record.repository.ts';
import type { Given } from '../budget-records/budget-record.repository.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { countWaiting, isFrom, submissionRecords } from './submission.repository.ts';
import { type Approving, approve } from './submission-approval.ts';

/** So that nobody has to look through a flood. */
const MAX_WAITING = 100;

export type Submissions = ReturnType<typeof createSubmissions>;

type NewSubmission = Given<typeof submissions>;

/** What contractors send by their link. Each waits until a member approves or declines it. */
export function createSubmissions(db: Database, approving: Approving) {
  const records = createRecordService(db, {
    records: submissionRecords,
    kind: 'submission',
    toValues: async (_tx, _place, inputs: NewSubmission[]) => inputs,
    toChanges: async (
      _tx,
      _author,
      { changes }: { changes: Pick<NewSubmission, 'status'> & { version?: number } },
    ) => changes,
  });

  return {
    ...records,

    listSubmissions: (scope: Scope, projectId: number | null): Promise<Submission[]> =>
      records.list(scope, { projectId }),

    listOfContractor: ({ reach, projectId, contractorId }: ContractorLink) =>
      records.list({ reach }, { projectId, where: isFrom(contractorId) }),

    /** What it refers to must be the contractor's own; the caller has looked. */
    add: async (
      tx: Queryable,
      link: ContractorLink,
      { name, ...input }: SubmissionInput & { key: string | null },
    ): Promise<Submission> => {
      const { projectId, contractorId } = link;
      await holdAccount(tx, link.ownerId);
      if ((await countWaiting(tx, link, contractorId)) >= MAX_WAITING) {
        throw new AppError(
          'limit_reached',
          `${MAX_WAITING} of the things that you sent wait for a decision. Send more after that.`,
        );
      }
      return records.create(link, { ...input, projectId, contractorId, senderName: name }, tx);
    },

    /** Of two decisions at once, one counts. */
    decideSubmission: (
      scope: Scope,
      submissionId: number,
      { decision, ...corrections }: SubmissionDecision,
    ): Promise<Submission> =>
      db.transaction(async (tx) => {
        await holdAccount(tx, scope.ownerId);
        const before = await lockRecord(tx, scope, 'submission', submissionId);
        const submission = await submissionRecords.find(tx, scope.ownerId, submissionId);
        if (!before || !submission) throw notFound('Submission');
        if (submission.status !== 'waiting') {
          throw new AppError('conflict', `This was ${submission.status} already.`);
        }
        const made =
          decision === 'approved'
            ? await approve(tx, scope, submission, { ...corrections, ...approving })
            : {};
        await submissionRecords.update(tx, scope, submissionId, {
          before,
          changes: { ...made, status: decision, decidedAt: new Date().toISOString() },
        });
        return records.get(scope, submissionId, tx);
      }),

    deleteSubmission: records.remove,
  };
}
