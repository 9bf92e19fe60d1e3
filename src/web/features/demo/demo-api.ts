import type { RegisterInput } from '#shared/auth.ts';
import { redirectSchema } from '#shared/billing.ts';
import { type User, userSchema } from '#shared/user.ts';
import { ApiError, requestJson } from '../../lib/api-client.ts';

/** The account in which the demo runs, or the one in which someone is signed in already. */
export async function openDemo(): Promise<User> {
  try {
    return await requestJson(userSchema, 'POST', '/api/demo');
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    return requestJson(userSchema, 'GET', '/api/user');
  }
}

export function keepDemo(input: RegisterInput): Promise<User> {
  return requestJson(userSchema, 'POST', '/api/demo/account', { body: input });
}

/** The address at Google to go to. */
export async function startKeepingDemo(): Promise<string> {
  const { url } = await requestJson(redirectSchema, 'POST', '/api/auth/google/keep');
  return url;
}
