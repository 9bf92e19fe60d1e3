import type { Database } from '#server/db/client.ts';
import { gone } from '#server/errors.ts';
import type { Mail, Mailer } from '#server/integrations/mail/mailer.ts';
import { type DeletionPreview, TOO_LATE_TO_KEEP } from '#shared/account-deletion.ts';
import type { User } from '#shared/user.ts';
import { ownAccount } from '../access/access.service.ts';
import type { IdentityProof } from '../auth/identity-proof.ts';
import type { Billing } from '../billing/billing.service.ts';
import { removeCredentials } from '../credentials/credential.repository.ts';
import type { Receipts } from '../receipts/receipt.service.ts';
import {
  listAffectedMembers,
  listDueAccounts,
  listMemberships,
  listOwnProjects,
  removeAccount,
  updateAsDeleted,
  updateAsKept,
  updateAsNameless,
} from './account-deletion.repository.ts';
import { deletedMail, projectsGoMail, projectsStayMail } from './deletion-mails.ts';

const REMOVED_PER_SWEEP = 1_000;

interface DeletionParts {
  db: Database;
  requireProof: IdentityProof;
  billing: Billing;
  receipts: Receipts;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
  /** The next sweep tries again. */
  onRemovalFailed: (error: unknown) => void;
}

/** What proves that it is really the person. */
interface Asked {
  password: string | undefined;
  token: string;
  address: string;
}

export type AccountDeletion = ReturnType<typeof createAccountDeletion>;

export function createAccountDeletion(parts: DeletionParts) {
  const { db, billing, receipts, mailer, publicUrl, productName } = parts;

  const send = (mails: Mail[]) => {
    for (const mail of mails) mailer.send(mail).catch(parts.onMailFailed);
  };

  return {
    /** What would go and what would stay, to be read before. */
    async previewDeletion({ id }: User): Promise<DeletionPreview> {
      const [projects, memberOf, hasSubscription] = await Promise.all([
        listOwnProjects(db, ownAccount({ id })),
        listMemberships(db, id),
        billing.hasSubscription(id),
      ]);
      return { projects, memberOf, hasSubscription };
    },

    /**
     * Everything that opens the account ends at once. Its records stay for some days, in which the
     * person can sign in and keep them. The subscription ends first: if the payment service does not
     * answer, nothing has happened yet.
     */
    async deleteAccount({ id }: User, asked: Asked): Promise<void> {
      await parts.requireProof(id, asked);
      await billing.endSubscriptions(id);
      const members = await listAffectedMembers(db, ownAccount({ id }));
      const user = await db.transaction(async (tx) => {
        const deleted = await updateAsDeleted(tx, id);
        if (deleted) await removeCredentials(tx, id);
        return deleted;
      });
      // Undefined if it was deleted in another tab in this moment.
      if (!user) return;
      const facts = { user, productName, publicUrl };
      send([deletedMail(facts), ...members.map((member) => projectsGoMail(facts, member))]);
    },

    async keepAccount({ id, deletesAt }: User): Promise<User> {
      const user = await updateAsKept(db, id);
      if (!user) throw gone(TOO_LATE_TO_KEEP);
      if (deletesAt) {
        const facts = { user, productName, publicUrl };
        const members = await listAffectedMembers(db, ownAccount({ id }));
        send(members.map((member) => projectsStayMail(facts, member)));
      }
      return user;
    },

    /** Removes the rows and the files of accounts whose time is over. */
    async sweep(): Promise<void> {
      for (const id of await listDueAccounts(db, REMOVED_PER_SWEEP)) {
        await remove(id).catch(parts.onRemovalFailed);
      }
    },
  };

  /** It can stop after each step. The next sweep then continues. */
  async function remove(id: number): Promise<void> {
    // A checkout page that was open may have been paid since.
    await billing.endSubscriptions(id);
    const isNameless = await db.transaction(async (tx) => {
      const isDue = await updateAsNameless(tx, id);
      if (isDue) await removeCredentials(tx, id);
      return isDue;
    });
    if (!isNameless) return;
    await removeAccount(db, ownAccount({ id }));
    await receipts.removeAll(ownAccount({ id }));
  }
}
