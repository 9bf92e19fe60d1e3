import type { Database } from '#server/db/client.ts';
import { gone } from '#server/errors.ts';
import type { ContractorLink, LinkScope } from '#server/http/link-scope.ts';
import { addDays } from '#shared/dates.ts';
import { linkEndings } from '#shared/link.ts';
import type { ChangePage, ContractorPage, LinkPage } from '#shared/link-page.ts';
import { addMoney, subtractMoney } from '#shared/money.ts';
import type { Agreements } from '../agreements/agreement.service.ts';
import type { Bills } from '../bills/bill.service.ts';
import { listChangeFiles } from '../change-orders/change-file.repository.ts';
import {
  changeRecords,
  findChangedAgreement,
  type StoredChange,
} from '../change-orders/change-order.repository.ts';
import type { ChangeOrders } from '../change-orders/change-order.service.ts';
import { filesHash } from '../change-orders/decided-hash.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import type { Submissions } from '../submissions/submission.service.ts';
import {
  findContractorName,
  findHead,
  listOwnMilestones,
  listPayments,
} from './link-page.repository.ts';

interface PageParts {
  db: Database;
  agreements: Agreements;
  bills: Bills;
  changeOrders: ChangeOrders;
  submissions: Submissions;
  receipts: Receipts;
}

export type LinkPages = ReturnType<typeof createLinkPages>;

/** What someone with a link sees. Everything is read through the scope of the link. */
export function createLinkPages(parts: PageParts) {
  const { db, agreements, bills, changeOrders, submissions, receipts } = parts;

  async function readHead(link: LinkScope, contractorId: number | null) {
    const head = await findHead(db, link);
    if (!head) throw gone(linkEndings.withdrawn);
    const contractorName =
      contractorId === null ? null : await findContractorName(db, link, contractorId);
    return { ...head, contractorName, expiresAt: link.expiresAt };
  }

  async function readFiles(link: LinkScope, changeIds: number[]) {
    const files = await listChangeFiles(db, link, changeIds);
    const urls = await receipts.signForLink(
      link,
      files.map(({ key }) => key),
    );
    return ({ id, decidedAt }: Pick<StoredChange, 'id' | 'decidedAt'>) => {
      const its = files.filter(({ changeOrderId }) => changeOrderId === id);
      return {
        filesHash: filesHash(its),
        files: its.flatMap(({ title, key, updatedAt }) => {
          const url = urls.get(key);
          const isLater = decidedAt !== null && Date.parse(updatedAt) > Date.parse(decidedAt);
          return url ? [{ title, url, isLater }] : [];
        }),
      };
    };
  }

  async function readChange(
    link: Extract<LinkScope, { kind: 'change_order' }>,
  ): Promise<ChangePage> {
    const { ownerId, projectId, changeOrderId } = link;
    const change = await changeRecords.find(db, ownerId, changeOrderId);
    const { agreementId = null } = change ?? {};
    const agreement = agreementId && (await findChangedAgreement(db, link, agreementId));
    if (!change || change.projectId !== projectId || !agreement) {
      throw gone(linkEndings.agreementGone);
    }
    // The agreement without this change, so that both sides see what it does.
    const isAccepted = change.status === 'accepted';
    const { title, amount } = agreement;
    const changes = isAccepted
      ? subtractMoney(agreement.changes, change.amountDelta)
      : agreement.changes;
    const days = agreement.changeDays - (isAccepted ? change.daysDelta : 0);
    const total = addMoney([amount, changes]);
    const finishOn = later(agreement.finishOn, days);
    const filesOf = await readFiles(link, [change.id]);
    return {
      kind: 'change_order',
      ...(await readHead(link, agreement.contractorId)),
      agreement: { title, amount, changes, total, finishOn },
      change: { ...change, ...filesOf(change) },
      after: {
        total: addMoney([total, change.amountDelta]),
        finishOn: later(finishOn, change.daysDelta),
      },
    };
  }

  async function readContractor(link: ContractorLink): Promise<ContractorPage> {
    const { projectId, contractorId } = link;
    const own = await agreements.list(link, { projectId, contractorId });
    const ids = own.map(({ id }) => id);
    const changes = await changeOrders.listOfAgreements(link, ids);
    const sent = await bills.listOfAgreements(link, ids);
    const filesOf = await readFiles(
      link,
      changes.map(({ id }) => id),
    );
    const daysOf = (id: number) =>
      changes
        .filter(({ agreementId, status }) => agreementId === id && status === 'accepted')
        .reduce((days, { daysDelta }) => days + daysDelta, 0);
    return {
      kind: 'contractor',
      ...(await readHead(link, contractorId)),
      agreements: own.map((each) => ({ ...each, finishOn: later(each.finishOn, daysOf(each.id)) })),
      changes: changes.map((change) => ({ ...change, ...filesOf(change) })),
      bills: sent.filter(({ isVoid }) => !isVoid),
      payments: await listPayments(db, link, ids),
      milestones: await listOwnMilestones(db, link),
      submissions: await submissions.listOfContractor(link),
    };
  }

  return {
    readLink: (link: LinkScope): Promise<LinkPage> =>
      link.kind === 'change_order' ? readChange(link) : readContractor(link),
  };
}

const later = (day: string | null, days: number) => (day === null ? null : addDays(day, days));
