import type { FastifyBaseLogger } from 'fastify';
import { createBudgetFeatures } from './app-budget.ts';
import { createContractFeatures } from './app-contracts.ts';
import type { AppParts } from './app-parts.ts';
import { createBuiltinAssistant, suggestQuestions } from './assistant/assistant.ts';
import { createAccess } from './features/access/access.service.ts';
import { createAccounts } from './features/account/account.service.ts';
import { createAccountDeletion } from './features/account/account-deletion.service.ts';
import { createActivity } from './features/activity/activity.service.ts';
import { createAdmin } from './features/admin/admin.service.ts';
import { createAiChat } from './features/ai-chat/ai-chat.service.ts';
import { createLedgers } from './features/ai-chat/ledger.service.ts';
import { createArchives } from './features/archives/archive.service.ts';
import { createAuth } from './features/auth/auth.service.ts';
import { createEmailConfirmations } from './features/auth/email-confirmation.service.ts';
import { createGoogleSignIn } from './features/auth/google-sign-in.service.ts';
import { createIdentityProof } from './features/auth/identity-proof.ts';
import { createPasswordReset } from './features/auth/password-reset.service.ts';
import { createSessions } from './features/auth/session.service.ts';
import { createBilling } from './features/billing/billing.service.ts';
import { createCalendars } from './features/calendar/calendar.service.ts';
import { createContractors } from './features/contractors/contractor.service.ts';
import { createCredentials } from './features/credentials/credential.service.ts';
import { createGuests } from './features/demo/guest.service.ts';
import { createSamples } from './features/demo/sample.service.ts';
import { createEvents } from './features/events/event.service.ts';
import { createExpenses } from './features/expenses/expense.service.ts';
import { createImports } from './features/imports/import.service.ts';
import { createInbox } from './features/inbox/inbox.service.ts';
import { createInvitations } from './features/invitations/invitation.service.ts';
import { createMembers } from './features/members/member.service.ts';
import { createMilestones } from './features/milestones/milestone.service.ts';
import { createNext } from './features/next/next.service.ts';
import { createPlans } from './features/plans/plan.service.ts';
import { createProjects } from './features/projects/project.service.ts';
import { createRateLimits } from './features/rate-limits/rate-limit.service.ts';
import { createReadings } from './features/readings/reading.service.ts';
import { createReceipts } from './features/receipts/receipt.service.ts';
import { createReports } from './features/reports/report.service.ts';
import { createRequestKeys } from './features/request-keys/request-key.service.ts';
import { createTaxRecords } from './features/tax/tax.service.ts';
import { createWeeklyMails } from './features/weekly-mail/weekly-mail.service.ts';
import { createWorkbooks } from './features/workbooks/workbook.service.ts';
import { withoutGuests } from './integrations/mail/without-guests.ts';

export type Features = ReturnType<typeof createFeatures>;

/** The services of all features. A failure that no caller waits for goes to the log. */
export function createFeatures(parts: AppParts, log: FastifyBaseLogger) {
  const { settings, database, payments } = parts;
  const mailer = withoutGuests(parts.mailer);
  const { publicUrl, productName, limits } = settings;
  const { db } = database;
  const logged = (message: string) => (err: unknown) => log.error({ err }, message);
  const warned = (message: string) => (err: unknown) => log.warn({ err }, message);

  const sessions = createSessions(database);
  const rateLimits = createRateLimits(db);
  const access = createAccess(database.lookups);
  const plans = createPlans(db, limits.storageBytes);
  const credentials = createCredentials({
    db,
    mailer,
    publicUrl,
    productName,
    onMailFailed: logged('the calendar mail could not be sent'),
  });
  const passwordReset = createPasswordReset({
    db,
    rateLimits,
    credentials,
    mailer,
    publicUrl,
    productName,
    onMailFailed: logged('the password mail could not be sent'),
  });
  const requireProof = createIdentityProof({ db, rateLimits, limits });
  const emailConfirmations = createEmailConfirmations({
    ...{ db, rateLimits, requireProof, mailer, publicUrl, productName },
    onMailFailed: logged('the mail about an e-mail address could not be sent'),
  });
  const receipts = createReceipts({
    db,
    rateLimits,
    plans,
    storage: parts.receiptStorage,
    temporaryFolder: parts.temporaryFolder,
    onRemovalFailed: warned('receipts are left to the next sweep'),
  });
  const readings = createReadings({
    db,
    access,
    rateLimits,
    storage: parts.receiptStorage,
    reader: parts.receiptReader,
    temporaryFolder: parts.temporaryFolder,
    onFailed: warned('a receipt could not be read'),
  });
  const inbox = createInbox(db, { receipts, readings });
  const billing = createBilling({
    db,
    rateLimits,
    payments,
    plans,
    publicUrl,
    onUnknownCustomer: (event) => log.warn({ event }, 'an event for an unknown customer'),
  });
  const members = createMembers({
    db,
    mailer,
    publicUrl,
    productName,
    onMailFailed: logged('the mail about a project could not be sent'),
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
    onMailFailed: logged('the invitation could not be sent'),
  });
  const expenses = createExpenses({ db, plans, receipts });
  const contractors = createContractors(db, plans);
  const milestones = createMilestones(db);
  const budget = createBudgetFeatures(db, { expenses, plans });
  const { rooms, planLines, agreements, bills, settle } = budget;
  const imports = createImports({ db, rateLimits, expenses, contractors, rooms, plans });
  const contracts = createContractFeatures(db, {
    ...{ access, budget, milestones, receipts, rateLimits, mailer, publicUrl, productName },
    onMailFailed: logged('a mail to a contractor could not be sent'),
  });
  const taxRecords = createTaxRecords(db);
  const reports = createReports({
    ...{ projects, budgets: budget.budgets, expenses, taxRecords, productName },
    storage: parts.receiptStorage,
    onPictureFailed: warned('a receipt is missing in a report'),
  });
  const activity = createActivity(db, {
    project: {
      get: projects.getProject,
      requireRoom: (tx, { ownerId }) => projects.requireRoom(tx, ownerId),
    },
    expense: {
      get: expenses.getExpense,
      requireRoom: (tx, scope, { count }) => plans.requireRoom(tx, scope, 'expenses', count),
      settle,
    },
    contractor: {
      get: contractors.getContractor,
      requireRoom: (tx, scope, { count }) => plans.requireRoom(tx, scope, 'contractors', count),
    },
    milestone: {
      get: milestones.getMilestone,
      requireRoom: (tx, { ownerId }, added) => milestones.requireRoom(tx, ownerId, added),
    },
    room: rooms,
    plan_line: { ...planLines, settle },
    agreement: { ...agreements, settle },
    bill: { ...bills, settle },
    scope_line: contracts.scopeLines,
    quote: contracts.quotes,
    change_order: contracts.changeOrders,
    document: contracts.documents,
    punch_item: contracts.punchItems,
    submission: contracts.submissions,
    inbox_item: inbox,
  });
  const archives = createArchives({
    ...{ db, rateLimits, plans, projects, milestones, receipts, readings, productName, settle },
    budgets: budget.budgets,
  });
  const next = createNext(db, budget.budgets);
  const weeklyMails = createWeeklyMails({
    db,
    access,
    projects,
    next,
    mailer,
    secret: parts.sessionSecret,
    publicUrl,
    productName,
    onMailFailed: logged('a weekly mail could not be sent'),
  });
  const calendars = createCalendars({
    db,
    access,
    projects,
    rateLimits,
    secret: parts.sessionSecret,
    publicUrl,
    productName,
  });
  const aiChat = createAiChat({
    db,
    rateLimits,
    assistant: parts.assistant,
    guestAssistant: createBuiltinAssistant(),
    ledgers: createLedgers({
      db,
      projects,
      contractors,
      plans,
      budgets: budget.budgets,
      agreements,
      taxRecords,
    }),
    suggestQuestions,
    limits,
    onAnswerFailed: warned('the assistant did not answer'),
  });

  const auth = createAuth({
    ...{ db, rateLimits, credentials, requireProof, limits },
    confirmations: parts.confirmsEmail ? emailConfirmations : null,
  });
  const googleSignIn = createGoogleSignIn({
    ...{ db, credentials, mailer, publicUrl, productName },
    onMailFailed: logged('the mail about a Google account could not be sent'),
  });
  const samples = createSamples({
    ...{ db, rateLimits, archives, projects, contractors, receipts },
    sampleFolder: parts.sampleFolder,
  });
  const { openDemos } = limits;

  return {
    access,
    accounts: createAccounts(db, emailConfirmations),
    accountDeletion: createAccountDeletion({
      ...{ db, requireProof, billing, receipts, mailer, publicUrl, productName },
      onMailFailed: logged('the mail about a deleted account could not be sent'),
      onRemovalFailed: logged('an account is left to the next sweep'),
    }),
    activity,
    admin: createAdmin(db, billing),
    aiChat,
    archives,
    auth,
    billing,
    budget,
    calendars,
    contractors,
    contracts,
    emailConfirmations,
    events: createEvents({ database, sessions, log }),
    expenses,
    googleSignIn,
    guests: createGuests({ db, rateLimits, access, auth, googleSignIn, samples, openDemos }),
    inbox,
    imports,
    invitations,
    members,
    milestones,
    next,
    passwordReset,
    projects,
    rateLimits,
    readings,
    receipts,
    reports,
    requestKeys: createRequestKeys(db),
    requireProof,
    samples,
    sessions,
    taxRecords,
    weeklyMails,
    workbooks: createWorkbooks({
      ...{ db, rateLimits, projects, expenses, contractors, milestones },
      ...{ rooms, planLines, agreements, bills, budgets: budget.budgets },
      temporaryFolder: parts.temporaryFolder,
    }),
  };
}

/** Removes what has expired: sessions, links, counters, old deletions, unused receipts, accounts. */
export async function sweepFeatures(features: Features): Promise<void> {
  await Promise.all([
    features.guests.sweep().then(features.accountDeletion.sweep),
    features.sessions.sweep(),
    features.passwordReset.sweep(),
    features.emailConfirmations.sweep(),
    features.rateLimits.sweep(),
    // In this order, so that the receipts of what can no longer be restored go too.
    features.activity.sweep().then(features.receipts.sweep),
    features.billing.sweep(),
    features.requestKeys.sweep(),
    features.imports.sweep(),
    features.invitations.sweep(),
    features.contracts.links.sweep(),
    features.weeklyMails.sweep(),
  ]);
}
