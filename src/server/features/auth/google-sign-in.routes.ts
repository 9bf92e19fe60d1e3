import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { AppError, unavailable } from '#server/errors.ts';
import { currentUser } from '#server/http/access.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import { readSessionCookie, setSessionCookie } from '#server/http/session-cookie.ts';
import {
  GoogleDeniedError,
  type GoogleIdentity,
  type GoogleProvider,
} from '#server/integrations/google/google-provider.ts';
import { accountProofSchema } from '#shared/account.ts';
import { redirectSchema } from '#shared/billing.ts';
import { NOT_A_GUEST } from '#shared/demo.ts';
import type { User } from '#shared/user.ts';
import { deviceName } from './device-name.ts';
import { GoogleRefusal, type GoogleSignIn } from './google-sign-in.service.ts';
import type { IdentityProof } from './identity-proof.ts';
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
/** With `again`, someone who is signed in proves to be there. */
const beginQuerySchema = z.object({ again: z.optional(z.string()) });
const finish = step('finishGoogleSignIn', 'Complete the sign-in with Google');

/**
 * Why someone went to Google. Everything but a sign-in belongs to the account that asked, and leads
 * back to its settings.
 */
const purposeSchema = z.union([
  z.object({ kind: z.literal('sign-in') }),
  z.object({ kind: z.enum(['again', 'link', 'keep']), userId: z.number() }),
]);
type Purpose = z.infer<typeof purposeSchema>;

const transactionSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  purpose: purposeSchema,
});
type Transaction = z.infer<typeof transactionSchema>;

interface GoogleRouteOptions {
  provider: GoogleProvider | null;
  googleSignIn: GoogleSignIn;
  /** Makes the account of a guest that of this person. */
  keepDemo: (guest: User, identity: GoogleIdentity) => Promise<User>;
  requireProof: IdentityProof;
  sessions: Sessions;
  publicUrl: URL;
}

export const googleSignInRoutes: FastifyPluginAsyncZod<GoogleRouteOptions> = async (
  app,
  { provider, googleSignIn, keepDemo, requireProof, sessions, publicUrl },
) => {
  const requireProvider = () => {
    if (!provider) throw unavailable('Google sign-in is not configured here.');
    return provider;
  };

  /** The address at Google. The browser keeps what must survive until it comes back. */
  async function leaveFor(purpose: Purpose, reply: FastifyReply): Promise<string> {
    const redirectUri = new URL(`${PATH}/callback`, publicUrl).href;
    const { url, transaction } = await requireProvider().begin(redirectUri);
    reply.setCookie(TRANSACTION_COOKIE, JSON.stringify({ ...transaction, purpose }), {
      path: PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: app.isHttps,
      signed: true,
      maxAge: TRANSACTION_SECONDS,
    });
    return url;
  }

  /** The same for a call of the page, which shows a sentence if Google does not answer. */
  async function addressFor(purpose: Purpose, request: FastifyRequest, reply: FastifyReply) {
    requireProvider();
    const url = await leaveFor(purpose, reply).catch((error: unknown) => {
      request.log.warn({ err: error }, 'Google sign-in could not start');
      throw unavailable('Google cannot be reached right now. Try again in a moment.');
    });
    return { url };
  }

  const findUser = async (request: FastifyRequest) => {
    const token = readSessionCookie(request);
    return token ? sessions.findUser(token) : null;
  };

  async function startSession(request: FastifyRequest, reply: FastifyReply, user: User) {
    const device = deviceName(request.headers['user-agent']);
    const previous = readSessionCookie(request);
    const token = await sessions.start(user.id, { signedInWith: 'google', device }, previous);
    setSessionCookie(request, reply, token);
  }

  /** Where the person goes on. */
  async function arrive(
    request: FastifyRequest,
    reply: FastifyReply,
    { purpose, identity }: { purpose: Purpose; identity: GoogleIdentity },
  ): Promise<string> {
    if (purpose.kind === 'sign-in') {
      await startSession(request, reply, await googleSignIn.signIn(identity));
      return '/dashboard';
    }
    const { kind, userId } = purpose;
    // The session may have ended, or be someone else's by now.
    const present = await findUser(request);
    if (present?.id !== userId) throw new GoogleRefusal('google_failed');
    if (kind === 'keep') {
      await startSession(request, reply, await keepDemo(present, identity));
      return '/dashboard';
    }
    if (kind === 'again') {
      await startSession(request, reply, await googleSignIn.signInAgain(userId, identity));
    } else await googleSignIn.linkGoogle(userId, identity);
    return `/settings?google=${kind}`;
  }

  app.get(
    PATH,
    { ...begin, schema: { ...begin.schema, querystring: beginQuerySchema } },
    async (request, reply) => {
      requireProvider();
      const user = request.query.again === undefined ? null : await findUser(request);
      const purpose: Purpose = user ? { kind: 'again', userId: user.id } : { kind: 'sign-in' };
      try {
        return reply.redirect(await leaveFor(purpose, reply));
      } catch (error) {
        request.log.warn({ err: error }, 'Google sign-in could not start');
        return goBack(reply, purpose, 'google_failed');
      }
    },
  );

  app.get(`${PATH}/callback`, finish, async (request, reply) => {
    const google = requireProvider();
    const transaction = readTransaction(request);
    reply.clearCookie(TRANSACTION_COOKIE, { path: PATH });
    const purpose = transaction?.purpose ?? { kind: 'sign-in' };
    try {
      if (!transaction) return goBack(reply, purpose, 'google_failed');
      const identity = await google.finish(new URL(request.url, publicUrl), transaction);
      return reply.redirect(await arrive(request, reply, { purpose, identity }));
    } catch (error) {
      const code = refusalCode(error);
      if (code === 'google_failed') request.log.warn({ err: error }, 'Google sign-in failed');
      return goBack(reply, purpose, code);
    }
  });

  app.post(
    `${PATH}/link`,
    {
      config: { access: 'user', scope: 'account', notForGuests: true },
      schema: {
        operationId: 'startGoogleLink',
        summary: 'Get the address at Google that links your Google account',
        tags: ['account'],
        body: accountProofSchema,
        response: { 200: redirectSchema, ...errorResponses(400, 401, 429, 503) },
      },
    },
    async (request, reply) => {
      const { id: userId } = currentUser(request);
      requireProvider();
      await requireProof(userId, {
        password: request.body.password,
        token: readSessionCookie(request) ?? '',
        address: request.ip,
      });
      return addressFor({ kind: 'link', userId }, request, reply);
    },
  );

  app.post(
    `${PATH}/keep`,
    {
      config: { access: 'user', scope: 'account' },
      schema: {
        operationId: 'startKeepingDemo',
        summary: 'Get the address at Google that turns the account of the demo into your own',
        tags: ['demo'],
        response: { 200: redirectSchema, ...errorResponses(401, 409, 503) },
      },
    },
    async (request, reply) => {
      const { id: userId, isGuest } = currentUser(request);
      if (!isGuest) throw new AppError('conflict', NOT_A_GUEST);
      return addressFor({ kind: 'keep', userId }, request, reply);
    },
  );

  app.delete(
    PATH,
    {
      config: { access: 'user', scope: 'account', notForGuests: true },
      schema: {
        operationId: 'unlinkGoogle',
        summary: 'Unlink your Google account, if you have a password',
        tags: ['account'],
        body: accountProofSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 409, 429) },
      },
    },
    async (request, reply) => {
      const { id: userId } = currentUser(request);
      const token = readSessionCookie(request) ?? '';
      const { password } = request.body;
      await requireProof(userId, { password, token, address: request.ip });
      await googleSignIn.unlinkGoogle(userId, token);
      return reply.code(204).send();
    },
  );
};

function readTransaction(request: FastifyRequest): Transaction | null {
  const { valid, value } = request.unsignCookie(request.cookies[TRANSACTION_COOKIE] ?? '');
  return valid ? transactionSchema.parse(JSON.parse(value)) : null;
}

function refusalCode(error: unknown): GoogleRefusal['code'] {
  if (error instanceof GoogleDeniedError) return 'google_denied';
  if (error instanceof GoogleRefusal) return error.code;
  return 'google_failed';
}

function goBack(reply: FastifyReply, { kind }: Purpose, code: GoogleRefusal['code']) {
  return reply.redirect(kind === 'sign-in' ? `/login?error=${code}` : `/settings?google=${code}`);
}
