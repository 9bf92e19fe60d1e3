import { invalidField } from '#server/errors.ts';
import type { Attachment } from '#shared/attachment.ts';
import type { AttachmentInput } from '#shared/attachment-input.ts';
import type { Expense } from '#shared/expense.ts';
import type { ExpenseInput, ExpenseUpdate } from '#shared/expense-input.ts';

/**
 * Calls name the receipt of an expense, which is the first of its files, `imageUrl`. Inside the
 * server it is `receipt`, and only this file knows both names.
 */
type FilesOfCall = Pick<ExpenseUpdate, 'imageUrl' | 'attachments'>;
/** The fields of a call, without its files: those are looked up before they are saved. */
type Inside<Call extends ExpenseUpdate> = Omit<Call, keyof FilesOfCall>;
type Files = Pick<Expense, 'attachments'>;
export type ExpenseFields = Omit<Inside<NewExpense>, keyof Defaults> & Defaults & Files;
export type ExpenseChanges = Omit<Inside<ExpenseUpdate>, keyof Defaults> & {
  [Field in keyof Defaults]?: Defaults[Field] | undefined;
} & Partial<Files>;

/** The payment of a bill also says why it was paid in spite of a warning. */
export interface NewExpense extends ExpenseInput {
  overrideReason?: string | null | undefined;
}

/** What a new expense is unless the call says otherwise. */
type Defaults = Pick<Expense, 'kind' | 'isHoldback' | 'lines'>;

/** An expense as stored. The link to its thumbnail and the name of its author are added later. */
export interface StoredExpense extends Omit<Expense, 'imageUrl' | 'thumbnailUrl' | 'addedBy'> {
  receipt: string | null;
  createdBy: number | null;
}

export function fromCreation(input: NewExpense): Omit<ExpenseFields, 'attachments'> {
  const { kind = 'expense', isHoldback = false, lines = [], ...fields } = fromCall(input);
  return { ...fields, kind, isHoldback, lines };
}

export function fromCall<Call extends ExpenseUpdate>(call: Call): Inside<Call> {
  const { imageUrl: _, attachments: __, ...fields } = call;
  return fields;
}

export interface WantedFiles {
  files: AttachmentInput[];
  /** Where the call names them. */
  field: keyof FilesOfCall;
}

/** The files that an expense gets by a call; null if it keeps those that it has. */
export function wantedFiles(
  { imageUrl, attachments }: FilesOfCall,
  before: readonly Attachment[] = [],
): WantedFiles | null {
  if (attachments) {
    if (imageUrl && imageUrl !== attachments[0]?.key) {
      throw invalidField('imageUrl', 'The receipt must be the first of the files');
    }
    return { files: attachments, field: 'attachments' };
  }
  if (imageUrl === undefined) return null;
  const others = before.slice(1).filter(({ key }) => key !== imageUrl);
  return { files: imageUrl === null ? others : [{ key: imageUrl }, ...others], field: 'imageUrl' };
}

export function toAnswer(
  stored: StoredExpense,
  { thumbnailUrl, addedBy }: Pick<Expense, 'thumbnailUrl' | 'addedBy'>,
): Expense {
  const { receipt, createdBy: _, ...fields } = stored;
  return { ...fields, imageUrl: receipt, thumbnailUrl, addedBy };
}
