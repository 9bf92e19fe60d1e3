import type { Queryable } from '#server/db/client.ts';
import { AppError, invalidField } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import type { SubmissionDecision } from '#shared/submission.ts';
import type { Bills } from '../bills/bill.service.ts';
import { hasMilestone } from '../budget-records/present-milestone.repository.ts';
import type { Documents } from '../documents/document.service.ts';
import type { Milestones } from '../milestones/milestone.service.ts';
import type { StoredSubmission } from './submission.repository.ts';

/** What an approved submission becomes. */
export interface Approving {
  bills: Pick<Bills, 'create'>;
  documents: Pick<Documents, 'create'>;
  milestones: Pick<Milestones, 'updateMilestone'>;
}

type Approval = Approving & Omit<SubmissionDecision, 'decision'>;

/** Makes the bill or the document, or moves the milestone, with what the member corrected. */
export async function approve(
  tx: Queryable,
  scope: Scope,
  submission: StoredSubmission,
  approval: Approval,
): Promise<{ billId?: number; documentId?: number }> {
  if (submission.kind === 'date') return moveMilestone(tx, scope, submission, approval);
  const { title = submission.title, agreementId = submission.agreementId } = approval;
  const made = { ...submission, title, agreementId };
  if (submission.kind === 'document') {
    return { documentId: await addDocument(tx, scope, made, approval) };
  }
  const { amount = submission.amount, dueOn = submission.dueOn } = approval;
  if (!amount) throw invalidField('amount', 'Enter the amount of the bill');
  const { projectId, milestoneId } = submission;
  const given = { projectId, title, amount, dueOn, agreementId };
  const isThere = milestoneId && (await hasMilestone(tx, { ...scope, projectId }, milestoneId));
  const { id: billId } = await approval.bills.create(
    scope,
    { ...given, planLineId: approval.planLineId, milestoneId: isThere ? milestoneId : null },
    tx,
  );
  if (submission.key === null) return { billId };
  return { billId, documentId: await addDocument(tx, scope, { ...made, billId }, approval) };
}

async function addDocument(
  tx: Queryable,
  scope: Scope,
  submission: StoredSubmission,
  { documents }: Approval,
): Promise<number> {
  const { projectId, title, documentKind, contractorId, agreementId, billId, notes, key } =
    submission;
  const document = { projectId, title, contractorId, agreementId, billId, notes, key };
  const { id } = await documents.create(scope, { ...document, kind: documentKind ?? 'other' }, tx);
  return id;
}

async function moveMilestone(
  tx: Queryable,
  scope: Scope,
  { projectId, milestoneId, ...submission }: StoredSubmission,
  { milestones, dueOn }: Approval,
): Promise<object> {
  const isThere = milestoneId && (await hasMilestone(tx, { ...scope, projectId }, milestoneId));
  if (!isThere) {
    throw new AppError('conflict', 'The milestone is no longer in this project. Decline this.');
  }
  await milestones.updateMilestone(
    scope,
    milestoneId,
    { targetDate: dueOn ?? submission.dueOn },
    tx,
  );
  return {};
}
