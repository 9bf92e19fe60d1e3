import * as z from 'zod/mini';
import { optionalDaySchema } from '#shared/days.ts';
import { type DocumentKind, documentKinds } from '#shared/document.ts';
import { moneyInputSchema } from '#shared/money.ts';
import type { SubmissionKind } from '#shared/submission.ts';
import {
  LONG_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  optionalTextSchema,
  textSchema,
} from '#shared/text.ts';

const required = (label: string, message: string) =>
  textSchema({ label, max: NAME_MAX_LENGTH, min: { length: 1, message } });

/** An option of a list, or nothing. */
const chosen = z.pipe(
  z.string(),
  z.transform((value) => (value === '' ? null : Number(value))),
);
const chosenOr = (message: string) =>
  chosen.check(z.refine((id) => id !== null, { error: message }));

const common = {
  name: required('Name', 'Enter your name'),
  notes: optionalTextSchema({ label: 'Note', max: LONG_TEXT_MAX_LENGTH }),
};

/** What each kind asks for. */
export const submissionDrafts = {
  bill: z.object({
    ...common,
    title: required('Title', 'Say what the bill is for'),
    agreementId: chosen,
    amount: moneyInputSchema({
      label: 'Amount',
      min: { amount: '0.01', message: 'Enter the amount of the bill' },
    }),
    dueOn: optionalDaySchema('The due date'),
  }),
  document: z.object({
    ...common,
    title: required('Title', 'Say what the document is'),
    agreementId: chosen,
    documentKind: z.enum(documentKinds, { error: 'Choose what kind of document it is' }),
  }),
  date: z.object({
    ...common,
    milestoneId: chosenOr('Choose the step'),
    dueOn: optionalDaySchema('The day').check(
      z.refine((day) => day !== null && day !== undefined, { error: 'Choose the day' }),
    ),
  }),
} as const satisfies Record<SubmissionKind, z.ZodMiniType>;

/** What is sent, of any kind. */
export interface SubmissionDraft {
  kind: SubmissionKind;
  name: string;
  title: string;
  notes?: string | null | undefined;
  agreementId?: number | null;
  milestoneId?: number | null;
  amount?: string;
  dueOn?: string | null | undefined;
  documentKind?: DocumentKind;
}

/** A contractor does not send photos of a homeowner's room as a document. */
export const sentDocumentKinds: readonly { value: DocumentKind; label: string }[] = [
  { value: 'insurance', label: 'Insurance certificate' },
  { value: 'licence', label: 'Licence' },
  { value: 'lien_waiver', label: 'Lien waiver' },
  { value: 'contract', label: 'Contract' },
  { value: 'permit', label: 'Permit' },
  { value: 'warranty', label: 'Warranty' },
  { value: 'manual', label: 'Manual' },
  { value: 'photo', label: 'Photo of the work' },
  { value: 'other', label: 'Something else' },
];
