import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { type Assistant, suggestQuestions } from './assistant/assistant.ts';
import type { Settings } from './config/env.ts';
import type { DatabaseClient } from './db/client.ts';
import { createAccess } from './features/access/access.service.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { createActivity } from './features/activity/activity.service.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { createAdmin } from './features/admin/admin.service.ts';
import { createAdminGate } from './features/admin/admin-gate.ts';
import { aiChatRoutes } from './features/ai-chat/ai-chat.routes.ts';
import { createAiChat } from './features/ai-chat/ai-chat.service.ts';
import { createLedgers } from './features/ai-chat/ledger.service.ts';
import { apiDocsRoutes } from './features/api-docs/api-docs.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { googleSignInRoutes } from './features/auth/google-sign-in.routes.ts';
import { createGoogleSignIn } from './features/auth/google-sign-in.service.ts';
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts';
import { createPasswordReset } from './features/auth/password-reset.service.ts';
import { createSessions } from './features/auth/session.service.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { createBilling } from './features/billing/billing.service.ts';
import { sandboxRoutes } from './features/billing/sandbox.routes.ts';
import { createSandbox } from './features/billing/sandbox.service.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { createCalendars } from './features/calendar/calendar.service.ts';
import { contractorRoutes } from './features/contractors/contractor.routes.ts';
import { createContractors } from './features/contractors/contractor.service.ts';
import { createCredentials } from './features/credentials/credential.service.ts';
import { announceChanges } from './features/events/announcement.ts';
import { eventRoutes } from './features/events/event.routes.ts';
import { createEvents } from './features/events/event.service.ts';
import { expenseRoutes } from './features/expenses/expense.routes.ts';
import { createExpenses } from './features/expenses/expense.service.ts';
import { invitationRoutes } from './features/invitations/invitation.routes.ts';
import { createInvitations } from './features/invitations/invitation.service.ts';
import { memberRoutes } from './features/members/member.routes.ts';
import { createMembers } from './features/members/member.service.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { createMetrics } from './features/metrics/metrics.service.ts';
import { milestoneRoutes } from './features/milestones/milestone.routes.ts';
import { createMilestones } from './features/milestones/milestone.service.ts';
import { nextRoutes } from './features/next/next.routes.ts';
import { createNext } from './features/next/next.service.ts';
import { createPlans } from './features/plans/plan.service.ts';
import { projectRoutes } from './features/projects/project.routes.ts';
import { createProjects } from './features/projects/project.service.ts';
import { createRateLimits } from './features/rate-limits/rate-limit.service.ts';
import { receiptRoutes } from './features/receipts/receipt.routes.ts';
import { createReceipts } from './features/receipts/receipt.service.ts';
import { receiptFileRoutes } from './features/receipts/receipt-file.routes.ts';
import { createRequestKeys } from './features/request-keys/request-key.service.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { guardAccess } from './http/access.ts';
import { keepCreationsOnce } from './http/creation.ts';
import { handleErrors } from './http/error-handler.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { shedLoad } from './http/load-shedding.ts';
import { type LogOptions, loggerOptions, logRequests } from './http/logging.ts';
import { describeApi } from './http/openapi.ts';
import { limitPipelining } from './http/pipelining.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { decideScopes } from './http/scope.ts';
import { createSeal } from './http/sealed-text.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { stopInOrder } from './http/stopping.ts';
import { endUnreadAnswers } from './http/unread-answers.ts';
import {
  answersToUnreadableRequests,
  answerUnknownExpectations,
} from './http/unreadable-requests.ts';
import { notFoundForProgram, type WebApp } from './http/web-app.ts';
import type { GoogleProvider } from './integrations/google/google-provider.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { PaymentProvider } from './integrations/payments/payment-provider.ts';
import type { SandboxPayments } from './integrations/payments/sandbox-payments.ts';
import type { ReceiptStorage } from './integrations/storage/receipt-storage.ts';

const JSON_BODY_LIMIT_BYTES = 64 * 1024;
/** Slow senders: the limit for the headers, and for the whole request. */
const HEADERS_TIMEOUT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 60_000;
/** Slow readers: how long no part of the response may leave. */
const UNREAD_TIMEOUT_MS = 60_000;
/** No traffic at all. An answer of the assistant can take 90 s. */
const SILENCE_TIMEOUT_MS = 100_000;
const TIMEOUT_CHECK_MS = 5_000;

export interface AppParts {
  settings: Pick<Settings, 'publicUrl' | 'productName' | 'trustProxy' | 'limits'>;
  sessionSecret: string;
  adminPassword: string;
  database: DatabaseClient;
  google: GoogleProvider | null;
  mailer: Mailer;
  assistant: Assistant;
  /** Null if billing is off. */
  payments: PaymentProvider | SandboxPayments | null;
  receiptStorage: ReceiptStorage;
  /** For uploads in progress. With disk storage, it must be on the same disk. */
  temporaryFolder: string;
  /** Without it there are no metrics. */
  metricsToken?: string | undefined;
  log: LogOptions;
  webApp?: WebApp;
  contentSecurityPolicy?: boolean;
  isStopping?: () => boolean;
  /** The clock for load shedding, in milliseconds. */
  loadClock?: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    isHttps: boolean;
    /** Removes what has expired: sessions, links, counters, old deletions, unused receipts. */
    sweep: () => Promise<void>;
  }
}

/** Builds the application. It neither listens nor reads the environment. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, database, mailer, payments, receiptStorage } = parts;
  const { publicUrl, productName, limits } = settings;
  const { db } = database;
  const isHttps = publicUrl.protocol === 'https:';

  const app = fastify({
    ...loggerOptions(parts.log),
    ...answersToUnreadableRequests,
    trustProxy: settings.trustProxy,
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
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
  app.setSerializerCompiler(serializerCompiler);
  answerUnknownExpectations(app.server);
  endUnreadAnswers(app.server, { patienceMs: UNREAD_TIMEOUT_MS, checkMs: TIMEOUT_CHECK_MS });
  handleErrors(app);
  acceptJsonOnly(app);

  const sessions = createSessions(db);
  const rateLimits = createRateLimits(db);
  const credentials = createCredentials({
    db,
    mailer,
    publicUrl,
    productName,
    onMailFailed: (err) => app.log.error({ err }, 'the calendar mail could not be sent'),
  });
  const passwordReset = createPasswordReset({
    db,
    rateLimits,
    credentials,
    mailer,
    publicUrl,
    productName,
    onMailFailed: (err) => app.log.error({ err }, 'the password mail could not be sent'),
  });
  const plans = createPlans(db, limits.storageBytes);
  const receipts = createReceipts({
    db,
    rateLimits,
    plans,
    storage: receiptStorage,
    temporaryFolder: parts.temporaryFolder,
    onRemovalFailed: (err) => app.log.warn({ err }, 'receipts are left to the next sweep'),
  });
  const billing = createBilling({
    db,
    rateLimits,
    payments,
    plans,
    publicUrl,
    onUnknownCustomer: (event) => app.log.warn({ event }, 'an event for an unknown customer'),
  });
  const requestKeys = createRequestKeys(db);
  const access = createAccess(db);
  const members = createMembers({
    db,
    mailer,
    publicUrl,
    productName,
    onMailFailed: (err) => app.log.error({ err }, 'the mail about a project could not be sent'),
  });
  const projects = createProjects(db, members);
  const invitations = createInvitations({
    db,
    access,
    projects,
    rateLimits,
    mailer,
    publicUrl,
    productName,
    onMailFailed: (err) => app.log.error({ err }, 'the invitation could not be sent'),
  });

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
    findSessionUser: sessions.findUser,
    requireAdmin: createAdminGate({
      password: parts.adminPassword,
      rateLimits,
      failures: limits.signInFailures,
    }),
  });
  decideScopes(app, access);
  keepCreationsOnce(app, requestKeys, createSeal(parts.sessionSecret));

  const admin = createAdmin(db, billing);
  if (parts.metricsToken) {
    const { poolState } = database;
    const metrics = await createMetrics({ poolState, getStats: admin.getStats });
    app.addHook('onResponse', async (request, reply) => metrics.observe(request, reply));
    await app.register(metricsRoutes, { metrics, token: parts.metricsToken });
  }

  await app.register(systemRoutes, {
    pingDatabase: database.ping,
    isStopping: parts.isStopping ?? (() => false),
  });
  await app.register(apiDocsRoutes);
  await app.register(authRoutes, {
    auth: createAuth({ db, rateLimits, credentials, limits }),
    sessions,
  });
  await app.register(passwordResetRoutes, { passwordReset });
  await app.register(googleSignInRoutes, {
    provider: parts.google,
    googleSignIn: createGoogleSignIn(db, credentials),
    sessions,
    publicUrl,
  });
  await app.register(receiptRoutes, { receipts, publicUrl });
  await app.register(receiptFileRoutes, { storage: receiptStorage, access });
  await app.register(projectRoutes, { projects });
  await app.register(memberRoutes, { members });
  await app.register(invitationRoutes, { invitations });
  const expenses = createExpenses({ db, plans, receipts });
  await app.register(expenseRoutes, { expenses });
  const contractors = createContractors(db, plans);
  await app.register(contractorRoutes, { contractors });
  const milestones = createMilestones(db);
  await app.register(milestoneRoutes, { milestones });
  const activity = createActivity(db, {
    project: {
      get: projects.getProject,
      requireRoom: (tx, { ownerId }) => projects.requireRoom(tx, ownerId),
    },
    expense: {
      get: expenses.getExpense,
      requireRoom: (tx, scope, { count }) => plans.requireRoom(tx, scope, 'expenses', count),
    },
    contractor: {
      get: contractors.getContractor,
      requireRoom: (tx, scope, { count }) => plans.requireRoom(tx, scope, 'contractors', count),
    },
    milestone: {
      get: milestones.getMilestone,
      requireRoom: (tx, { ownerId }, added) => milestones.requireRoom(tx, ownerId, added),
    },
  });
  await app.register(activityRoutes, { activity });
  await app.register(nextRoutes, { next: createNext(db) });
  await app.register(calendarRoutes, {
    calendars: createCalendars({
      db,
      access,
      projects,
      rateLimits,
      secret: parts.sessionSecret,
      publicUrl,
      productName,
    }),
  });
  const events = createEvents({ database, sessions, log: app.log });
  announceChanges(app, events);
  await app.register(eventRoutes, { events, sessions });
  await app.register(aiChatRoutes, {
    aiChat: createAiChat({
      db,
      rateLimits,
      assistant: parts.assistant,
      ledgers: createLedgers({ db, projects, contractors, plans }),
      suggestQuestions,
      limits,
      onAnswerFailed: (err) => app.log.warn({ err }, 'the assistant did not answer'),
    }),
  });

  await app.register(billingRoutes, { billing });
  await app.register(webhookRoutes, { billing });
  if (isSandbox(payments)) {
    await app.register(sandboxRoutes, { sandbox: createSandbox(payments, billing) });
  } else {
    app.addHook('onReady', billing.withdrawTestPlans);
  }
  await app.register(adminRoutes, { admin });

  app.decorate('sweep', async () => {
    await Promise.all([
      sessions.sweep(),
      passwordReset.sweep(),
      rateLimits.sweep(),
      // In this order, so that the receipts of what can no longer be restored go too.
      activity.sweep().then(receipts.sweep),
      billing.sweep(),
      requestKeys.sweep(),
      invitations.sweep(),
    ]);
  });

  if (parts.webApp) await parts.webApp(app);
  else {
    app.setNotFoundHandler(() => {
      throw notFoundForProgram();
    });
  }
  return app;
}

function isSandbox(payments: AppParts['payments']): payments is SandboxPayments {
  return payments?.kind === 'sandbox';
}
