import * as z from 'zod/mini';
import type {
  ChangePasswordInput,
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
} from '#shared/auth.ts';
import { type User, userSchema } from '#shared/user.ts';
import { ApiError, request, requestJson } from '../../lib/api-client.ts';
import { forgetDevice } from '../../lib/device-answers.ts';
import { dropSignedInHint, hasSignedInHint } from './signed-in-hint.ts';

export async function fetchCurrentUser(signal: AbortSignal): Promise<User | null> {
  if (!hasSignedInHint()) return null;
  try {
    return await requestJson(userSchema, 'GET', '/api/user', { signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    dropSignedInHint();
    void forgetDevice().catch(() => undefined);
    return null;
  }
}

export function login(input: LoginInput): Promise<User> {
  return requestJson(userSchema, 'POST', '/api/login', { body: input });
}

export function register(input: RegisterInput): Promise<User> {
  return requestJson(userSchema, 'POST', '/api/register', { body: input });
}

export async function logout(): Promise<void> {
  await request('POST', '/api/logout');
}

export function requestPasswordReset(input: ForgotPasswordInput): Promise<{ message: string }> {
  return requestJson(z.object({ message: z.string() }), 'POST', '/api/forgot-password', {
    body: input,
  });
}

export async function resetPassword(input: ResetPasswordInput): Promise<void> {
  await request('POST', '/api/reset-password', { body: input });
}

export async function changePassword(input: ChangePasswordInput): Promise<void> {
  await request('POST', '/api/change-password', { body: input });
}
