import * as z from 'zod/mini';
import {
  accountProofSchema,
  accountSchema,
  accountUpdateSchema,
  sharesSchema,
} from '#shared/account.ts';
import { deletionPreviewSchema } from '#shared/account-deletion.ts';
import {
  activityEntrySchema,
  activityListSchema,
  deletedProjectSchema,
  fieldChangeSchema,
} from '#shared/activity.ts';
import { adminActionSchema, adminStatsSchema, adminUserSchema } from '#shared/admin.ts';
import { agreementSchema } from '#shared/agreement.ts';
import { agreementInputSchema, agreementUpdateSchema } from '#shared/agreement-input.ts';
import {
  aiMessageInputSchema,
  aiMessageSchema,
  suggestedQuestionsSchema,
} from '#shared/ai-chat.ts';
import { analyticsPreviewSchema, analyticsSchema } from '#shared/analytics.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  changePasswordInputSchema,
  forgotPasswordInputSchema,
  loginInputSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  setPasswordInputSchema,
} from '#shared/auth.ts';
import { billSchema } from '#shared/bill.ts';
import { billCheckSchema } from '#shared/bill-check.ts';
import { billInputSchema, billPaymentSchema, billUpdateSchema } from '#shared/bill-input.ts';
import { messageSchema, redirectSchema, subscriptionOverviewSchema } from '#shared/billing.ts';
import { calendarFeedSchema } from '#shared/calendar.ts';
import {
  changeDecisionSchema,
  changeOrderInputSchema,
  changeOrderSchema,
  changeOrderUpdateSchema,
} from '#shared/change-order.ts';
import {
  contractorCountSchema,
  contractorSchema,
  listedContractorSchema,
} from '#shared/contractor.ts';
import { contractorCreationSchema, contractorUpdateSchema } from '#shared/contractor-input.ts';
import { documentInputSchema, documentSchema, documentUpdateSchema } from '#shared/document.ts';
import {
  confirmedEmailSchema,
  emailChangeSchema,
  emailTokenSchema,
} from '#shared/email-confirmation.ts';
import {
  expenseAllowanceSchema,
  expenseHabitsSchema,
  expenseListSchema,
  expenseSchema,
} from '#shared/expense.ts';
import { expenseInputSchema, expenseUpdateSchema } from '#shared/expense-input.ts';
import {
  committedImportSchema,
  importRowPageSchema,
  importSchema,
  importUpdateSchema,
  listedImportSchema,
  undoneImportSchema,
} from '#shared/import.ts';
import { inboxCountSchema, inboxItemSchema } from '#shared/inbox.ts';
import {
  invitationInputSchema,
  invitationPreviewSchema,
  invitationSchema,
} from '#shared/invitation.ts';
import { contractorLinkInputSchema, linkSchema, newLinkSchema } from '#shared/link.ts';
import {
  changePageSchema,
  contractorPageSchema,
  linkChangeInputSchema,
  linkDecisionSchema,
} from '#shared/link-page.ts';
import { localeInputSchema } from '#shared/locale.ts';
import { memberListSchema, memberSchema, memberUpdateSchema } from '#shared/member.ts';
import {
  milestoneCompletionSchema,
  milestoneInputSchema,
  milestoneSchema,
  milestoneUpdateSchema,
  starterSetInputSchema,
} from '#shared/milestone.ts';
import { nextListSchema } from '#shared/next.ts';
import { photoCountsSchema } from '#shared/photo-counts.ts';
import { planLineSchema } from '#shared/plan-line.ts';
import {
  planLineBatchSchema,
  planLineInputSchema,
  planLineUpdateSchema,
} from '#shared/plan-line-input.ts';
import { projectSchema, projectSummarySchema } from '#shared/project.ts';
import { projectBudgetSchema } from '#shared/project-budget.ts';
import { projectInputSchema, projectUpdateSchema } from '#shared/project-input.ts';
import {
  punchItemInputSchema,
  punchItemSchema,
  punchItemUpdateSchema,
} from '#shared/punch-item.ts';
import { quoteInputSchema, quoteSchema, quoteUpdateSchema } from '#shared/quote.ts';
import { quoteAcceptanceSchema } from '#shared/quote-acceptance.ts';
import { quoteComparisonSchema } from '#shared/quote-comparison.ts';
import { readingInputSchema, readingSchema, startedReadingSchema } from '#shared/reading.ts';
import { signedUrlInputSchema, signedUrlSchema, uploadedReceiptSchema } from '#shared/receipt.ts';
import { recordOrderSchema } from '#shared/record-order.ts';
import { reserveMoveInputSchema, reserveMoveSchema } from '#shared/reserve-move.ts';
import { roomSchema } from '#shared/room.ts';
import { roomInputSchema, roomUpdateSchema } from '#shared/room-input.ts';
import {
  sandboxActionInputSchema,
  sandboxCheckoutSchema,
  sandboxSubscriptionSchema,
} from '#shared/sandbox.ts';
import {
  scopeLineBatchSchema,
  scopeLineInputSchema,
  scopeLineSchema,
  scopeLineUpdateSchema,
} from '#shared/scope-line.ts';
import { sessionSchema } from '#shared/session.ts';
import { submissionDecisionSchema, submissionSchema } from '#shared/submission.ts';
import {
  taxChangesSchema,
  taxEntryListSchema,
  taxEntrySchema,
  taxRecordSchema,
  taxUpdateSchema,
} from '#shared/tax.ts';
import { userSchema } from '#shared/user.ts';
import { weeklyMailInputSchema, weeklyMailSchema } from '#shared/weekly-mail.ts';

/**
 * The schemas that have a name in the document. A request body is described as it is sent and a
 * response as it is received. These differ for one schema, so there are two lists.
 */
export const answerSchemas = named({
  accountSchema,
  activityEntrySchema,
  activityListSchema,
  adminActionSchema,
  adminStatsSchema,
  adminUserSchema,
  agreementSchema,
  aiMessageSchema,
  analyticsPreviewSchema,
  analyticsSchema,
  apiErrorSchema,
  billCheckSchema,
  billSchema,
  calendarFeedSchema,
  changeOrderSchema,
  changePageSchema,
  committedImportSchema,
  confirmedEmailSchema,
  contractorCountSchema,
  contractorPageSchema,
  contractorSchema,
  deletedProjectSchema,
  deletionPreviewSchema,
  documentSchema,
  expenseAllowanceSchema,
  expenseHabitsSchema,
  expenseListSchema,
  expenseSchema,
  fieldChangeSchema,
  importRowPageSchema,
  importSchema,
  inboxCountSchema,
  inboxItemSchema,
  invitationPreviewSchema,
  invitationSchema,
  linkSchema,
  listedContractorSchema,
  listedImportSchema,
  memberListSchema,
  memberSchema,
  messageSchema,
  milestoneSchema,
  newLinkSchema,
  nextListSchema,
  photoCountsSchema,
  planLineSchema,
  projectBudgetSchema,
  projectSchema,
  projectSummarySchema,
  punchItemSchema,
  quoteComparisonSchema,
  quoteSchema,
  readingSchema,
  redirectSchema,
  reserveMoveSchema,
  roomSchema,
  sandboxCheckoutSchema,
  sandboxSubscriptionSchema,
  scopeLineSchema,
  sessionSchema,
  sharesSchema,
  signedUrlSchema,
  startedReadingSchema,
  submissionSchema,
  subscriptionOverviewSchema,
  suggestedQuestionsSchema,
  taxChangesSchema,
  taxEntryListSchema,
  taxEntrySchema,
  taxRecordSchema,
  undoneImportSchema,
  uploadedReceiptSchema,
  userSchema,
  weeklyMailSchema,
});

const bodySchemas = named({
  accountProofSchema,
  accountUpdateSchema,
  agreementInputSchema,
  agreementUpdateSchema,
  aiMessageInputSchema,
  billInputSchema,
  billPaymentSchema,
  billUpdateSchema,
  changeDecisionSchema,
  changeOrderInputSchema,
  changeOrderUpdateSchema,
  changePasswordInputSchema,
  contractorCreationSchema,
  contractorLinkInputSchema,
  contractorUpdateSchema,
  documentInputSchema,
  documentUpdateSchema,
  emailChangeSchema,
  emailTokenSchema,
  expenseInputSchema,
  expenseUpdateSchema,
  forgotPasswordInputSchema,
  importUpdateSchema,
  invitationInputSchema,
  linkChangeInputSchema,
  linkDecisionSchema,
  localeInputSchema,
  loginInputSchema,
  memberUpdateSchema,
  milestoneCompletionSchema,
  milestoneInputSchema,
  milestoneUpdateSchema,
  planLineBatchSchema,
  planLineInputSchema,
  planLineUpdateSchema,
  projectInputSchema,
  projectUpdateSchema,
  punchItemInputSchema,
  punchItemUpdateSchema,
  quoteAcceptanceSchema,
  quoteInputSchema,
  quoteUpdateSchema,
  readingInputSchema,
  recordOrderSchema,
  registerInputSchema,
  reserveMoveInputSchema,
  resetPasswordInputSchema,
  roomInputSchema,
  roomUpdateSchema,
  sandboxActionInputSchema,
  scopeLineBatchSchema,
  scopeLineInputSchema,
  scopeLineUpdateSchema,
  setPasswordInputSchema,
  signedUrlInputSchema,
  starterSetInputSchema,
  submissionDecisionSchema,
  taxUpdateSchema,
  weeklyMailInputSchema,
});

/** `expenseInputSchema` is `ExpenseInput` in the document, like its type in the code. */
function named(schemas: Record<string, z.core.$ZodType>) {
  const registry = z.registry<{ id: string }>();
  for (const [key, schema] of Object.entries(schemas)) {
    const name = key.replace(/Schema$/, '');
    registry.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) });
  }
  return registry;
}

const address = (name: string) => `#/components/schemas/${name}`;

export function bodyReference(schema: z.core.$ZodType): { $ref: string } {
  const name = bodySchemas.get(schema)?.id;
  if (!name) throw new Error('The schema of a body has no name in the API document');
  return { $ref: address(name) };
}

/** Every named schema as JSON Schema. */
export function schemaComponents() {
  return { ...components(answerSchemas, 'output'), ...components(bodySchemas, 'input') };
}

function components(registry: typeof answerSchemas, io: 'input' | 'output') {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    metadata: registry,
    unrepresentable: 'any',
    uri: address,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, id, ...schema }]) => [name, schema]),
  );
}
