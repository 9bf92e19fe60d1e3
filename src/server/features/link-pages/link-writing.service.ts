import type { Database, Queryable, Save } from '#server/db/client.ts';
import { holdAccount } from '#server/db/held-account.ts';
import { AppError, gone, invalidField } from '#server/errors.ts';
import type { ContractorLink, LinkScope } from '#server/http/link-scope.ts';
import type { ChangeOrder } from '#shared/change-order.ts';
import { linkEndings } from '#shared/link.ts';
import type { LinkChangeInput, LinkDecision } from '#shared/link-page.ts';
import type { Submission, SubmissionInput } from '#shared/submission.ts';
import { changeRecords } from '../change-orders/change-order.repository.ts';
import type { ChangeOrders } from '../change-orders/change-order.service.ts';
import type { DecisionMails } from '../change-orders/decision-mail.service.ts';
import { lockOpenLink, updateLinkAsUsed } from '../links/link.repository.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import type { Submissions } from '../submissions/submission.service.ts';
import { isOwnAgreement, listOwnMilestones } from './link-page.repository.ts';

const DAY_SECONDS = 86_400;
const SENT_PER_DAY = 60;
/** Several contractors may share an address. */
const SENT_PER_ADDRESS = 200;

interface WritingParts {
  db: Database;
  changeOrders: ChangeOrders;
  submissions: Submissions;
  mails: DecisionMails;
  rateLimits: RateLimits;
}

export type LinkWriting = ReturnType<typeof createLinkWriting>;

/** What someone with a link can do. Each write first makes sure that the link is still open. */
export function createLinkWriting(parts: WritingParts) {
  const { db, changeOrders, submissions, mails, rateLimits } = parts;

  /** Holds the account, and then the link: nobody can end it before the transaction does. */
  async function requireOpen(tx: Queryable, link: LinkScope): Promise<void> {
    await holdAccount(tx, link.ownerId);
    const isOpen =
      link.kind === 'change_order'
        ? await updateLinkAsUsed(tx, link)
        : await lockOpenLink(tx, link);
    if (!isOpen) throw gone(linkEndings.withdrawn);
  }

  /** The change that the decision is about, if the contractor is the one to decide it. */
  async function requireUndecided(
    tx: Queryable,
    link: LinkScope,
    changeOrderId: number | null | undefined,
  ): Promise<number> {
    const isFixed = link.kind === 'change_order';
    const named = changeOrderId ?? (isFixed ? link.changeOrderId : null);
    const foreign = () =>
      invalidField('changeOrderId', 'Choose one of the changes of your agreements');
    if (named === null || (isFixed && named !== link.changeOrderId)) throw foreign();
    const change = await changeRecords.find(tx, link.ownerId, named);
    if (change?.projectId !== link.projectId) throw foreign();
    if (!isFixed) {
      const { agreementId } = change;
      if (!agreementId || !(await isOwnAgreement(tx, link, agreementId))) throw foreign();
      if (change.askedBy === 'contractor') {
        throw new AppError('conflict', 'You asked for this change, so the homeowner decides it.');
      }
    }
    if (change.status === 'asked') return named;
    const ending = change.status === 'withdrawn' ? 'changeWithdrawn' : 'decided';
    throw isFixed ? gone(linkEndings[ending]) : new AppError('conflict', FINAL[ending]);
  }

  async function requireOwn(
    tx: Queryable,
    link: ContractorLink,
    { agreementId, milestoneId }: Partial<SubmissionInput>,
  ): Promise<void> {
    if (agreementId && !(await isOwnAgreement(tx, link, agreementId))) {
      throw invalidField('agreementId', 'Choose one of your agreements');
    }
    if (!milestoneId) return;
    const own = await listOwnMilestones(tx, link);
    if (own.every(({ id }) => id !== milestoneId)) {
      throw invalidField('milestoneId', 'Choose one of your milestones');
    }
  }

  return {
    async requireAllowance({ linkId }: LinkScope, address: string): Promise<void> {
      const today = { windowSeconds: DAY_SECONDS, refusal: 'You have sent a lot today.' };
      await rateLimits.take({ ...allowance(SENT_PER_DAY, 'link-sent', String(linkId)), ...today });
      const group = addressGroup(address);
      await rateLimits.take({ ...allowance(SENT_PER_ADDRESS, 'link-sent-from', group), ...today });
    },

    /** A link to one change is used up by it. Of two decisions at once, one counts. */
    async decideByLink(link: LinkScope, { changeOrderId, ...decision }: LinkDecision) {
      const content = await db.transaction(async (tx) => {
        await requireOpen(tx, link);
        const named = await requireUndecided(tx, link, changeOrderId);
        return changeOrders.decide(tx, link, named, decision);
      });
      mails.send(link.ownerId, content, link.makerId);
    },

    /** It counts once a member accepts it. */
    askForChange: (
      link: ContractorLink,
      { name, ...input }: LinkChangeInput,
      on: Queryable = db,
    ): Promise<ChangeOrder> =>
      on.transaction(async (tx) => {
        await requireOpen(tx, link);
        await requireOwn(tx, link, { agreementId: input.agreementId });
        const { projectId } = link;
        const change = { ...input, projectId, askedBy: 'contractor', askedName: name } as const;
        return changeOrders.raise(link, change, tx);
      }),

    /** Before a file is stored for it. */
    requireOwn: (link: ContractorLink, input: SubmissionInput) => requireOwn(db, link, input),

    sendSubmission: (
      link: ContractorLink,
      submission: SubmissionInput & { key: string | null },
      save: Save,
    ): Promise<Submission> =>
      save((on = db) =>
        on.transaction(async (tx) => {
          await requireOpen(tx, link);
          await requireOwn(tx, link, submission);
          return submissions.add(tx, link, submission);
        }),
      ),
  };
}

const FINAL = {
  decided: 'This change was decided already.',
  changeWithdrawn: linkEndings.changeWithdrawn,
};
