import * as z from 'zod/mini';
import {
  type Account,
  type AccountUpdate,
  accountSchema,
  type Shares,
  sharesSchema,
} from '#shared/account.ts';
import { type DeletionPreview, deletionPreviewSchema } from '#shared/account-deletion.ts';
import type { SetPasswordInput } from '#shared/auth.ts';
import { redirectSchema } from '#shared/billing.ts';
import type { EmailChange } from '#shared/email-confirmation.ts';
import type { Locale } from '#shared/locale.ts';
import { type Session, sessionSchema } from '#shared/session.ts';
import { type User, userSchema } from '#shared/user.ts';
import { request, requestJson } from '../../lib/api-client.ts';

/** An account with a password needs it; for others Google has confirmed who they are. */
export interface Proof {
  password?: string | undefined;
}

export const fetchAccount = (signal: AbortSignal): Promise<Account> =>
  requestJson(accountSchema, 'GET', '/api/account', { signal });

export const updateAccount = (input: AccountUpdate): Promise<User> =>
  requestJson(userSchema, 'PUT', '/api/account', { body: input });

export const updateLocale = (locale: Locale): Promise<User> =>
  requestJson(userSchema, 'PUT', '/api/account/locale', { body: { locale } });

export async function setPassword(input: SetPasswordInput): Promise<void> {
  await request('POST', '/api/set-password', { body: input });
}

export async function changeEmail(input: EmailChange): Promise<void> {
  await request('PUT', '/api/account/email', { body: input });
}

export async function cancelEmailChange(): Promise<void> {
  await request('DELETE', '/api/account/email');
}

export async function sendConfirmation(): Promise<void> {
  await request('POST', '/api/account/email/confirmation');
}

/** The address at Google to go to. */
export async function startGoogleLink(proof: Proof): Promise<string> {
  const { url } = await requestJson(redirectSchema, 'POST', '/api/auth/google/link', {
    body: proof,
  });
  return url;
}

export async function unlinkGoogle(proof: Proof): Promise<void> {
  await request('DELETE', '/api/auth/google', { body: proof });
}

export const fetchSessions = (signal: AbortSignal): Promise<Session[]> =>
  requestJson(z.array(sessionSchema), 'GET', '/api/sessions', { signal });

export async function endSession(sessionId: number): Promise<void> {
  await request('DELETE', `/api/sessions/${sessionId}`);
}

export async function endOtherSessions(): Promise<void> {
  await request('DELETE', '/api/sessions');
}

export const fetchShares = (signal: AbortSignal): Promise<Shares> =>
  requestJson(sharesSchema, 'GET', '/api/account/shares', { signal });

/** What a person shares, and where it ends. */
export type Share = 'calendar' | { invitationId: number } | { linkId: number };

export async function endShare(share: Share): Promise<void> {
  if (share === 'calendar') await request('DELETE', '/api/calendar-feed');
  else if ('linkId' in share) await request('DELETE', `/api/links/${share.linkId}`);
  else await request('DELETE', `/api/invitations/${share.invitationId}`);
}

export const fetchDeletionPreview = (signal: AbortSignal): Promise<DeletionPreview> =>
  requestJson(deletionPreviewSchema, 'GET', '/api/account/deletion', { signal });

export async function deleteAccount(proof: Proof): Promise<void> {
  await request('DELETE', '/api/account', { body: proof });
}
