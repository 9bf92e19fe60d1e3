import type { Database, Save } from '#server/db/client.ts';
import { brokenReference } from '#server/db/database-faults.ts';
import { AppError, notFound, recordLimitReached } from '#server/errors.ts';
import type { AccessPolicy, Scope } from '#server/http/scope.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import { CONFIRM_EMAIL_FIRST } from '#shared/email-confirmation.ts';
import {
  INVITATION_DAYS,
  INVITATION_ENDED,
  type Invitation,
  type InvitationInput,
  type InvitationPreview,
} from '#shared/invitation.ts';
import type { Project } from '#shared/project.ts';
import { hashToken, newSecretToken } from '../auth/secret-token.ts';
import { hasConfirmedEmail } from '../people/person.repository.ts';
import type { Projects } from '../projects/project.service.ts';
import { addressGroup, allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  acceptInvitation,
  findInvitation,
  findProjectName,
  insertInvitation,
  removeEndedInvitations,
  revokeInvitation,
} from './invitation.repository.ts';
import { invitationMail } from './invitation-mail.ts';

const DAY_SECONDS = 86_400;
const INVITATIONS_PER_DAY = 50;
/** From everyone together, so that nobody's mailbox can be flooded. */
const MAILS_PER_ADDRESS = 10;
const UNKNOWN_TOKENS_PER_ADDRESS = 30;
const KEPT_DAYS = 30;

interface InvitationParts {
  db: Database;
  access: AccessPolicy;
  projects: Projects;
  rateLimits: RateLimits;
  mailer: Mailer;
  publicUrl: URL;
  productName: string;
  onMailFailed: (error: unknown) => void;
}

export type Invitations = ReturnType<typeof createInvitations>;

export function createInvitations(parts: InvitationParts) {
  const { db, access, projects, rateLimits, mailer, publicUrl, productName } = parts;

  async function requireAllowance(actorId: number, email: string | null): Promise<void> {
    await rateLimits.take({
      ...allowance(INVITATIONS_PER_DAY, 'invitation', String(actorId)),
      windowSeconds: DAY_SECONDS,
      refusal: `You can invite ${INVITATIONS_PER_DAY} people a day.`,
    });
    if (email === null) return;
    await rateLimits.take({
      ...allowance(MAILS_PER_ADDRESS, 'invitation-mail', email.toLowerCase()),
      windowSeconds: DAY_SECONDS,
      refusal: 'This person has received many invitations today.',
    });
  }

  async function sendMail({ ownerId }: Scope, projectId: number, invitation: Invitation) {
    const { email: to, role, url: link } = invitation;
    if (to === null) return;
    const names = await findProjectName(db, ownerId, projectId);
    if (names) await mailer.send(invitationMail({ to, role, ...names, productName, link }));
  }

  /**
   * A token that was made up counts as a failure of its sender. A real one works also for someone at
   * the same address.
   */
  async function requireInvitation(token: string, address: string) {
    const invitation = await findInvitation(db, hashToken(token));
    if (!invitation) {
      const group = addressGroup(address);
      const guesses = allowance(UNKNOWN_TOKENS_PER_ADDRESS, 'invitation-guess', group);
      await rateLimits.requireAllowance([guesses]);
      await rateLimits.countFailure([guesses]);
      throw notFound('Invitation');
    }
    if (!invitation.isOpen) throw ended();
    return invitation;
  }

  return {
    /** The answer is the only place that ever has the link. */
    async createInvitation(
      scope: Scope,
      projectId: number,
      { email = null, role }: InvitationInput,
      save: Save = (write) => write(),
    ): Promise<Invitation> {
      if (!(await hasConfirmedEmail(db, scope.actorId))) {
        throw new AppError('email_unconfirmed', CONFIRM_EMAIL_FIRST);
      }
      await requireAllowance(scope.actorId, email);
      const token = newSecretToken();
      const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_SECONDS * 1_000).toISOString();
      const added = { projectId, email, role, expiresAt, tokenHash: hashToken(token) };
      const invitation = await save(async (on = db) => {
        const row = await insertInvitation(on, scope.ownerId, added).catch(explainReference);
        if (!row) throw recordLimitReached('membersPerProject');
        return { ...row, url: new URL(`/invite/${token}`, publicUrl).href };
      });
      sendMail(scope, projectId, invitation).catch(parts.onMailFailed);
      return invitation;
    },

    async revokeInvitation({ ownerId }: Scope, invitationId: number): Promise<void> {
      if (await revokeInvitation(db, ownerId, invitationId)) return;
      throw new AppError(
        'conflict',
        'This invitation was already accepted. Remove the member instead.',
      );
    },

    async previewInvitation(token: string, address: string): Promise<InvitationPreview> {
      return (await requireInvitation(token, address)).preview;
    },

    async acceptInvitation(scope: Scope, token: string, address: string): Promise<Project> {
      const user = { id: scope.actorId };
      const { userId, projectId } = await requireInvitation(token, address);
      if (userId === user.id) throw new AppError('conflict', 'This project is your own.');
      const acceptance = { tokenHash: hashToken(token), author: scope };
      const result = await acceptInvitation(db, acceptance, { userId, projectId }).catch(
        (error: unknown) => {
          // The project was deleted in this moment, and its invitations with it.
          if (brokenReference(error) === 'project_members_project_fkey') return 'ended' as const;
          throw error;
        },
      );
      if (result === 'full') throw recordLimitReached('memberships');
      if (result === 'ended') throw ended();
      const need = { permission: 'records.read', by: 'project', from: 'params' } as const;
      return projects.getProject(await access.recordScope(user, need, projectId), projectId);
    },

    sweep: () => removeEndedInvitations(db, KEPT_DAYS),
  };
}

/** The project was deleted in this moment. */
function explainReference(error: unknown): never {
  throw brokenReference(error) === 'invitations_project_fkey' ? notFound('Project') : error;
}

const ended = () => new AppError('gone', INVITATION_ENDED);
