import type { FastifyInstance } from 'fastify';
import { registerBudgetRoutes } from './app-budget.ts';
import { registerContractRoutes } from './app-contracts.ts';
import type { Features } from './app-features.ts';
import type { AppParts } from './app-parts.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { accountDeletionRoutes } from './features/account/account-deletion.routes.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { aiChatRoutes } from './features/ai-chat/ai-chat.routes.ts';
import { apiDocsRoutes } from './features/api-docs/api-docs.routes.ts';
import { archiveRoutes } from './features/archives/archive.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { emailConfirmationRoutes } from './features/auth/email-confirmation.routes.ts';
import { googleSignInRoutes } from './features/auth/google-sign-in.routes.ts';
import { passwordResetRoutes } from './features/auth/password-reset.routes.ts';
import { sessionRoutes } from './features/auth/session.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { sandboxRoutes } from './features/billing/sandbox.routes.ts';
import { createSandbox } from './features/billing/sandbox.service.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { contractorRoutes } from './features/contractors/contractor.routes.ts';
import { demoRoutes } from './features/demo/demo.routes.ts';
import { announceChanges } from './features/events/announcement.ts';
import { eventRoutes } from './features/events/event.routes.ts';
import { expenseRoutes } from './features/expenses/expense.routes.ts';
import { importRoutes } from './features/imports/import.routes.ts';
import { inboxRoutes } from './features/inbox/inbox.routes.ts';
import { invitationRoutes } from './features/invitations/invitation.routes.ts';
import { memberRoutes } from './features/members/member.routes.ts';
import { metricsRoutes } from './features/metrics/metrics.routes.ts';
import { createMetrics } from './features/metrics/metrics.service.ts';
import { milestoneRoutes } from './features/milestones/milestone.routes.ts';
import { nextRoutes } from './features/next/next.routes.ts';
import { projectRoutes } from './features/projects/project.routes.ts';
import { readingRoutes } from './features/readings/reading.routes.ts';
import { receiptRoutes } from './features/receipts/receipt.routes.ts';
import { receiptFileRoutes } from './features/receipts/receipt-file.routes.ts';
import { reportRoutes } from './features/reports/report.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { taxRoutes } from './features/tax/tax.routes.ts';
import { weeklyMailRoutes } from './features/weekly-mail/weekly-mail.routes.ts';
import { workbookRoutes } from './features/workbooks/workbook.routes.ts';
import type { SandboxPayments } from './integrations/payments/sandbox-payments.ts';

/** The calls of all features, in the order of the API document. */
export async function registerRoutes(app: FastifyInstance, parts: AppParts, features: Features) {
  const { publicUrl } = parts.settings;
  const { access, billing, events, sessions } = features;
  await registerMetrics(app, parts, features);
  await app.register(systemRoutes, {
    pingDatabase: parts.database.ping,
    isStopping: parts.isStopping ?? (() => false),
  });
  await app.register(apiDocsRoutes);
  await app.register(authRoutes, { auth: features.auth, sessions });
  await app.register(passwordResetRoutes, { passwordReset: features.passwordReset });
  await app.register(googleSignInRoutes, {
    provider: parts.google,
    googleSignIn: features.googleSignIn,
    keepDemo: features.guests.keepDemoWithGoogle,
    requireProof: features.requireProof,
    sessions,
    publicUrl,
  });
  await app.register(accountRoutes, { accounts: features.accounts });
  await app.register(emailConfirmationRoutes, { confirmations: features.emailConfirmations });
  await app.register(sessionRoutes, { sessions });
  await app.register(accountDeletionRoutes, { deletion: features.accountDeletion });
  await app.register(demoRoutes, {
    guests: features.guests,
    samples: features.samples,
    sessions,
  });
  await app.register(receiptRoutes, {
    receipts: features.receipts,
    publicUrl,
    onUpload: features.readings.expectFile,
  });
  await app.register(receiptFileRoutes, { storage: parts.receiptStorage, access });
  await app.register(readingRoutes, { readings: features.readings });
  await app.register(inboxRoutes, { inbox: features.inbox, receipts: features.receipts });
  await app.register(projectRoutes, { projects: features.projects });
  await app.register(memberRoutes, { members: features.members });
  await app.register(invitationRoutes, { invitations: features.invitations });
  await app.register(expenseRoutes, { expenses: features.expenses });
  await app.register(contractorRoutes, { contractors: features.contractors });
  await app.register(milestoneRoutes, { milestones: features.milestones });
  await registerBudgetRoutes(app, features.budget);
  await registerContractRoutes(app, features.contracts, features.receipts);
  await app.register(taxRoutes, { taxRecords: features.taxRecords });
  await app.register(reportRoutes, { reports: features.reports });
  await app.register(importRoutes, { imports: features.imports });
  await app.register(workbookRoutes, { workbooks: features.workbooks });
  await app.register(archiveRoutes, { archives: features.archives });
  await app.register(activityRoutes, { activity: features.activity });
  await app.register(nextRoutes, { next: features.next });
  await app.register(weeklyMailRoutes, { weeklyMails: features.weeklyMails });
  await app.register(calendarRoutes, { calendars: features.calendars });
  announceChanges(app, events);
  await app.register(eventRoutes, { events, sessions });
  await app.register(aiChatRoutes, { aiChat: features.aiChat });
  await app.register(billingRoutes, { billing });
  await app.register(webhookRoutes, { billing });
  if (isSandbox(parts.payments)) {
    await app.register(sandboxRoutes, { sandbox: createSandbox(parts.payments, billing) });
  } else {
    app.addHook('onReady', billing.withdrawTestPlans);
  }
  await app.register(adminRoutes, { admin: features.admin });
}

async function registerMetrics(
  app: FastifyInstance,
  { database, metricsToken }: AppParts,
  { admin }: Features,
) {
  if (!metricsToken) return;
  const metrics = await createMetrics({
    poolState: database.poolState,
    getStats: admin.getStats,
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observe(request, reply);
    done();
  });
  await app.register(metricsRoutes, { metrics, token: metricsToken });
}

function isSandbox(payments: AppParts['payments']): payments is SandboxPayments {
  return payments?.kind === 'sandbox';
}
