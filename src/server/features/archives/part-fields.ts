import * as z from 'zod/mini';
import { scheduleKinds } from '#shared/agreement.ts';
import { expenseCategories } from '#shared/expense.ts';
import { treatments } from '#shared/quote.ts';
import { storedTaxUseSchema } from '#shared/tax.ts';
import * as f from './archive-fields.ts';
import type { ArchivedKind } from './archived-kind.ts';

const MAX_PARTS = 300;

const list = <Part extends z.ZodMiniType>(part: Part) =>
  z.array(part).check(z.maxLength(MAX_PARTS));

const other = (
  { id: toOther }: f.Translation,
  to: ArchivedKind,
  id: number | null,
): number | null => (id === null ? null : toOther(to, id));

export const category = f.choice(Object.keys(expenseCategories));

const expensePartSchema = z.object({
  category: category.schema,
  roomId: z.nullable(f.idSchema),
  planLineId: z.nullable(f.idSchema),
  amount: f.moneySchema('0.01'),
});

/** The parts of a split expense. */
export const expenseParts: f.Field<z.infer<typeof expensePartSchema>[]> = {
  schema: list(expensePartSchema),
  translate: (parts, translation) =>
    parts.map((part) => ({
      ...part,
      roomId: other(translation, 'room', part.roomId),
      planLineId: other(translation, 'plan_line', part.planLineId),
    })),
};

const quoteLineSchema = z.object({
  scopeLineId: f.idSchema,
  treatment: f.choice(treatments).schema,
  amount: z.nullable(f.moneySchema('0.00')),
});

export const quoteLines: f.Field<z.infer<typeof quoteLineSchema>[]> = {
  schema: list(quoteLineSchema),
  // A line of the scope that was deleted is not shown either.
  translate: (lines, { id }) =>
    lines.flatMap((line) => {
      const scopeLineId = id('scope_line', line.scopeLineId);
      return scopeLineId === null ? [] : { ...line, scopeLineId };
    }),
};

const scheduledSchema = z.object({
  kind: f.choice(scheduleKinds).schema,
  title: f.text.schema,
  amount: f.moneySchema('0.01'),
  milestoneId: z.nullable(f.idSchema),
  dueOn: f.optionalDay.schema,
});

/** The payments that an agreement plans. */
export const schedule: f.Field<z.infer<typeof scheduledSchema>[]> = {
  schema: list(scheduledSchema),
  translate: (payments, translation) =>
    payments.map((each) => ({
      ...each,
      milestoneId: other(translation, 'milestone', each.milestoneId),
    })),
};

/** What people decided for the tax record. */
export const taxRecord: f.Field<z.infer<typeof storedTaxUseSchema>[]> = {
  schema: list(storedTaxUseSchema),
};
