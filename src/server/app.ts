import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createFeatures, sweepFeatures } from './app-features.ts';
import type { AppParts } from './app-parts.ts';
import { registerRoutes } from './app-routes.ts';
import { createAdminGate } from './features/admin/admin-gate.ts';
import { createGuestLimits } from './features/demo/guest-limits.ts';
import { guardAccess } from './http/access.ts';
import { answerSerializer } from './http/answer-serializer.ts';
import { keepCreationsOnce } from './http/creation.ts';
import { handleErrors } from './http/error-handler.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { resolveLinks } from './http/link-scope.ts';
import { shedLoad } from './http/load-shedding.ts';
import { loggerOptions, logRequests } from './http/logging.ts';
import { describeApi } from './http/openapi.ts';
import { limitPipelining } from './http/pipelining.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { decideScopes } from './http/scope.ts';
import { createSeal } from './http/sealed-text.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { endSlowSenders } from './http/slow-senders.ts';
import { stopInOrder } from './http/stopping.ts';
import { endUnreadAnswers } from './http/unread-answers.ts';
import {
  answersToUnreadableRequests,
  answerUnknownExpectations,
} from './http/unreadable-requests.ts';
import { notFoundForProgram } from './http/web-app.ts';

const JSON_BODY_LIMIT_BYTES = 64 * 1024;
/** Slow senders: the limit for the headers, for the rest, and for an archive of gigabytes. */
const HEADERS_TIMEOUT_MS = 20_000;
const BODY_TIMEOUT_MS = 60_000;
const LONG_TIMEOUT_MS = 30 * 60_000;
/** Slow readers: how long no part of the response may leave. */
const UNREAD_TIMEOUT_MS = 60_000;
/** No traffic at all. An answer of the assistant can take 90 s. */
const SILENCE_TIMEOUT_MS = 100_000;
const TIMEOUT_CHECK_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    isHttps: boolean;
    /** Removes what has expired: sessions, links, counters, old deletions, unused receipts. */
    sweep: () => Promise<void>;
  }
}

/** Builds the application. It neither listens nor reads the environment. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, receiptStorage } = parts;
  const { publicUrl, productName, limits } = settings;
  const isHttps = publicUrl.protocol === 'https:';

  const app = fastify({
    ...loggerOptions(parts.log),
    ...answersToUnreadableRequests,
    trustProxy: settings.trustProxy,
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    requestTimeout: LONG_TIMEOUT_MS,
    // stopInOrder sends this 503 itself, with a message.
    return503OnClosing: false,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.decorate('isHttps', isHttps);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer);
  answerUnknownExpectations(app.server);
  endUnreadAnswers(app.server, { patienceMs: UNREAD_TIMEOUT_MS, checkMs: TIMEOUT_CHECK_MS });
  endSlowSenders(app, { usualMs: BODY_TIMEOUT_MS, longMs: LONG_TIMEOUT_MS });
  handleErrors(app);
  acceptJsonOnly(app);

  const features = createFeatures(parts, app.log);

  limitPipelining(app);
  shedLoad(app, { pingDatabase: database.ping, now: parts.loadClock });
  await app.register(fastifyCookie, { secret: parts.sessionSecret });
  await describeApi(app, { productName, publicUrl, isHttps });
  logRequests(app);
  setSecurityHeaders(app, {
    isHttps,
    contentSecurityPolicy: parts.contentSecurityPolicy ?? true,
    imageOrigins: receiptStorage.linkOrigin ? [receiptStorage.linkOrigin] : [],
  });
  stopInOrder(app);
  requireSameOrigin(app, publicUrl);
  guardAccess(app, {
    findSessionUser: features.sessions.findUser,
    requireAdmin: createAdminGate({
      password: parts.adminPassword,
      rateLimits: features.rateLimits,
      failures: limits.signInFailures,
    }),
    countGuestCall: createGuestLimits(features.rateLimits),
  });
  decideScopes(app, features.access);
  resolveLinks(app, features.contracts.links.openLink);
  keepCreationsOnce(app, features.requestKeys, createSeal(parts.sessionSecret));

  await registerRoutes(app, parts, features);
  app.decorate('sweep', () => sweepFeatures(features));

  if (parts.webApp) await parts.webApp(app);
  else {
    app.setNotFoundHandler(() => {
      throw notFoundForProgram();
    });
  }
  return app;
}
