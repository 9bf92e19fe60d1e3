import * as z from 'zod/mini';
import { attachmentsInputSchema } from './attachment-input.ts';
import { requiredDaySchema } from './days.ts';
import { categorySchema, type Expense, expenseKinds, paymentMethodSchema } from './expense.ts';
import { referenceSchema } from './ids.ts';
import { moneyInputSchema } from './money.ts';
import { receiptSchema } from './receipt.ts';
import { LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH, optionalTextSchema, textSchema } from './text.ts';
import { givenVersion } from './version.ts';

/** An absent reference is none. */
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    schema,
    z.transform((id) => (id ?? null) as Exclude<z.output<Schema>, undefined>),
  );

const MAX_LINES = 50;

const amountSchema = moneyInputSchema({
  label: 'Amount',
  min: { amount: '0.01', message: 'Amount must be greater than 0' },
});

const roomId = z.nullish(referenceSchema('Choose one of the rooms of this project'));
const planLineId = z.nullish(referenceSchema('Choose one of the lines of this project'));

const expenseLineInputSchema = z.object({
  category: categorySchema,
  roomId: orNull(roomId),
  planLineId: orNull(planLineId),
  amount: amountSchema,
});

/** What the add and edit forms send. */
export const expenseInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  contractorId: z.nullish(referenceSchema('Choose one of your contractors')),
  description: textSchema({
    label: 'Description',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Description is required' },
  }),
  amount: amountSchema,
  category: categorySchema,
  paymentMethod: paymentMethodSchema,
  date: requiredDaySchema('Date'),
  notes: optionalTextSchema({ label: 'Notes', max: LONG_TEXT_MAX_LENGTH }),
  /** The first of the files. Without `attachments`, the others stay as they are. */
  imageUrl: z.nullish(receiptSchema),
  attachments: z.optional(attachmentsInputSchema),
  kind: z.optional(z.enum(expenseKinds, { error: 'Kind must be expense or refund' })),
  planLineId,
  roomId,
  agreementId: z.nullish(referenceSchema('Choose one of the agreements of this project')),
  /** Implies its agreement and its line. */
  billId: z.nullish(referenceSchema('Choose one of the bills of this project')),
  /** Whether it pays what was kept back of its bill. */
  isHoldback: z.optional(z.boolean({ error: 'Hold-back must be true or false' })),
  refundOfId: z.nullish(referenceSchema('Choose one of your expenses')),
  /** None, or parts that add up to the amount. */
  lines: z.optional(
    z.pipe(
      z.nullable(
        z
          .array(expenseLineInputSchema, { error: 'Lines must be a list' })
          .check(
            z.maxLength(MAX_LINES, { error: `An expense can have at most ${MAX_LINES} parts` }),
          ),
      ),
      z.transform((lines) => lines ?? []),
    ),
  ),
});
/** Each field that is sent is also answered, or this does not compile. */
type AnsweredBy<_Answer extends Record<keyof Input, unknown>, Input> = Input;
export type ExpenseInput = AnsweredBy<Expense, z.output<typeof expenseInputSchema>>;

/** What a form starts with; its project and its day depend on where it opens. */
export const emptyExpense = {
  contractorId: null,
  description: '',
  amount: '',
  category: '',
  paymentMethod: '',
  notes: '',
  attachments: [],
  kind: 'expense',
  planLineId: null,
  roomId: null,
  agreementId: null,
  billId: null,
  isHoldback: false,
  refundOfId: null,
  lines: [],
} satisfies Record<Exclude<keyof ExpenseInput, 'projectId' | 'date' | 'imageUrl'>, unknown>;

export const expenseUpdateSchema = z.extend(z.partial(expenseInputSchema), givenVersion);
export type ExpenseUpdate = z.output<typeof expenseUpdateSchema>;
