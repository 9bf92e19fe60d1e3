import * as z from 'zod/mini';
import { daysBetween, toLocalDate } from './dates.ts';
import { dayOrInstantSchema } from './day-or-instant.ts';
import { optionalDaySchema } from './days.ts';
import { referenceFilterSchema, referenceSchema } from './ids.ts';
import { personSchema } from './person.ts';
import { LONG_TEXT_MAX_LENGTH, NAME_MAX_LENGTH, optionalTextSchema, textSchema } from './text.ts';
import { givenVersion, versionSchema } from './version.ts';

export const milestoneCategories = [
  'Planning',
  'Permits',
  'Demolition',
  'Structural',
  'Electrical',
  'Plumbing',
  'Insulation',
  'Drywall',
  'Flooring',
  'Kitchen',
  'Bathroom',
  'Painting',
  'Final Touches',
  'Inspection',
] as const;
export type MilestoneCategory = (typeof milestoneCategories)[number];

const milestoneFields = {
  title: textSchema({
    label: 'Title',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Title is required' },
  }),
  description: optionalTextSchema({ label: 'Description', max: LONG_TEXT_MAX_LENGTH }),
  category: z.enum(milestoneCategories, { error: 'Category is required' }),
  targetDate: optionalDaySchema('Target date'),
};

const projectId = referenceSchema('Project is required');

const contractorId = z.nullish(referenceSchema('Choose one of your contractors'));

/** What the add form sends. The server decides whether and when it is completed. */
export const milestoneInputSchema = z.object({ ...milestoneFields, projectId, contractorId });
export type MilestoneInput = z.output<typeof milestoneInputSchema>;

/** A day that has just started at the easternmost time zone has its noon in 26 hours. */
const FUTURE_TOLERANCE_MS = 26 * 3_600_000;

const completedDateSchema = dayOrInstantSchema('Completion date must be a day that exists').check(
  z.refine((instant) => Date.parse(instant) - Date.now() <= FUTURE_TOLERANCE_MS, {
    error: 'Completion date must not be in the future',
  }),
);

/** A completion can be back-dated; without a date, it is now. */
export const milestoneCompletionSchema = z.nullish(
  z.object({ completedDate: z.nullish(completedDateSchema), ...givenVersion }),
);
export type MilestoneCompletion = z.output<typeof milestoneCompletionSchema>;

/**
 * `isCompleted: false` reopens it and removes the date. Only a milestone that is completed, before
 * or by this update, can have a completion date.
 */
export const milestoneUpdateSchema = z.partial(
  z.object({
    ...milestoneFields,
    projectId,
    contractorId,
    isCompleted: z.boolean(),
    completedDate: completedDateSchema,
    ...givenVersion,
  }),
);
export type MilestoneUpdate = z.output<typeof milestoneUpdateSchema>;

const STARTER_SET_MAX_LENGTH = 50;

/** A whole sequence for a project that has no milestones yet. All are created, or none. */
export const starterSetInputSchema = z.object({
  projectId,
  milestones: z.array(z.object(milestoneFields), { error: 'Milestones must be a list' }).check(
    z.minLength(1, { error: 'Keep at least one milestone' }),
    z.maxLength(STARTER_SET_MAX_LENGTH, {
      error: `At most ${STARTER_SET_MAX_LENGTH} milestones can be added at once`,
    }),
  ),
});
export type StarterSetDraft = z.input<typeof starterSetInputSchema>;
export type StarterSetInput = z.output<typeof starterSetInputSchema>;

export const milestoneSchema = z.object({
  id: z.number(),
  userId: z.number(),
  projectId: z.number(),
  contractorId: z.nullable(z.number()),
  title: z.string(),
  description: z.nullable(z.string()),
  targetDate: z.nullable(z.string()),
  completedDate: z.nullable(z.iso.datetime()),
  isCompleted: z.boolean(),
  category: z.string(),
  createdAt: z.iso.datetime(),
  version: versionSchema,
  /** The member who added it. Null for the owner. */
  addedBy: z.nullable(personSchema),
});
export type Milestone = z.infer<typeof milestoneSchema>;

export const milestoneListQuerySchema = z.object({
  projectId: referenceFilterSchema('The project'),
});

export type MilestoneState =
  | { kind: 'completed' }
  | { kind: 'overdue'; days: number }
  | { kind: 'due'; days: number }
  | { kind: 'undated' };

/** The state of a milestone on the local calendar day of `now`. */
export function milestoneState(
  { isCompleted, targetDate }: Pick<Milestone, 'isCompleted' | 'targetDate'>,
  now: Date,
): MilestoneState {
  if (isCompleted) return { kind: 'completed' };
  if (targetDate === null) return { kind: 'undated' };
  const days = daysBetween(now, toLocalDate(targetDate));
  return days < 0 ? { kind: 'overdue', days: -days } : { kind: 'due', days };
}
