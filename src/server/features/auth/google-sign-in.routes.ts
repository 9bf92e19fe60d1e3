import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { unavailable } from '#server/errors.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { readSessionCookie, setSessionCookie } from '#server/http/session-cookie.ts';
import {
  GoogleDeniedError,
  type GoogleProvider,
  type GoogleTransaction,
} from '#server/integrations/google/google-provider.ts';
import type { GoogleSignInError } from '#shared/sign-in-messages.ts';
import { GoogleRefusal, type GoogleSignIn } from './google-sign-in.service.ts';
import type { Sessions } from './session.service.ts';

const TRANSACTION_COOKIE = 'plumbline_google';
const TRANSACTION_SECONDS = 600;
const PATH = '/api/auth/google';

const step = (operationId: string, summary: string) => ({
  config: { access: 'public' as const },
  schema: {
    operationId,
    summary,
    tags: ['auth'],
    // Always redirects: to Google, into the application, or back to the sign-in page.
    response: { 302: noContentSchema, ...errorResponses() },
  },
});
const begin = step('startGoogleSignIn', 'Go to Google to sign in');
const finish = step('finishGoogleSignIn', 'Complete the sign-in with Google');

const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
});

interface GoogleRouteOptions {
  provider: GoogleProvider | null;
  googleSignIn: GoogleSignIn;
  sessions: Sessions;
  publicUrl: URL;
}

export const googleSignInRoutes: FastifyPluginAsyncZod<GoogleRouteOptions> = async (
  app,
  { provider, googleSignIn, sessions, publicUrl },
) => {
  const requireProvider = () => {
    if (!provider) throw unavailable('Google sign-in is not configured here.');
    return provider;
  };

  app.get(PATH, begin, async (request, reply) => {
    const google = requireProvider();
    try {
      const { url, transaction } = await google.begin(new URL(`${PATH}/callback`, publicUrl).href);
      reply.setCookie(TRANSACTION_COOKIE, JSON.stringify(transaction), {
        path: PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure: app.isHttps,
        signed: true,
        maxAge: TRANSACTION_SECONDS,
      });
      return reply.redirect(url);
    } catch (error) {
      request.log.warn({ err: error }, 'Google sign-in could not start');
      return backToLogin(reply, 'google_failed');
    }
  });

  app.get(`${PATH}/callback`, finish, async (request, reply) => {
    const google = requireProvider();
    const transaction = readTransaction(request);
    reply.clearCookie(TRANSACTION_COOKIE, { path: PATH });
    try {
      if (!transaction) return backToLogin(reply, 'google_failed');
      const identity = await google.finish(new URL(request.url, publicUrl), transaction);
      const user = await googleSignIn.signIn(identity);
      const token = await sessions.start(
        user.id,
        { signedInWith: 'google' },
        readSessionCookie(request),
      );
      setSessionCookie(request, reply, token);
      return reply.redirect('/dashboard');
    } catch (error) {
      const code = refusalCode(error);
      if (code === 'google_failed') request.log.warn({ err: error }, 'Google sign-in failed');
      return backToLogin(reply, code);
    }
  });
};

function readTransaction(request: FastifyRequest): GoogleTransaction | null {
  const { valid, value } = request.unsignCookie(request.cookies[TRANSACTION_COOKIE] ?? '');
  return valid ? transactionSchema.parse(JSON.parse(value)) : null;
}

function refusalCode(error: unknown): GoogleSignInError {
  if (error instanceof GoogleDeniedError) return 'google_denied';
  if (error instanceof GoogleRefusal) return error.code;
  return 'google_failed';
}

function backToLogin(reply: FastifyReply, code: GoogleSignInError) {
  return reply.redirect(`/login?error=${code}`);
}
