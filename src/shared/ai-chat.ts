import * as z from 'zod/mini';
import { answerDetailsSchema } from './answer-details.ts';
import { referenceFilterSchema, referenceSchema } from './ids.ts';
import { textSchema } from './text.ts';

const CHAT_MESSAGE_MAX_LENGTH = 4_000;

/** The user's time zone, such as America/New_York, so that "today" is their day. */
const timeZoneSchema = z.nullish(
  z.string().check(z.maxLength(100, { error: 'The time zone has too many characters' })),
);

/** What the panel sends. */
export const aiMessageInputSchema = z.object({
  content: textSchema({
    label: 'A message',
    max: CHAT_MESSAGE_MAX_LENGTH,
    min: { length: 1, message: 'Content is required' },
  }),
  /** The selected project, which "the budget" then refers to. */
  projectId: z.nullish(referenceSchema('Choose one of your projects')),
  timeZone: timeZoneSchema,
});
export type AiMessageInput = z.output<typeof aiMessageInputSchema>;

export const aiMessageSchema = z.object({
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Of an answer: how it came about. */
  details: z.nullish(answerDetailsSchema),
});
export type AiMessage = z.infer<typeof aiMessageSchema>;

/** How many messages users see: the newest ones, oldest first. */
export const CHAT_LIST_LENGTH = 200;

/** The screens that questions can fit. */
const chatScreens = [
  ...(['dashboard', 'expenses', 'contractors', 'timeline', 'budget', 'reports'] as const),
  ...(['quotes', 'documents', 'projects'] as const),
];
export type ChatScreen = (typeof chatScreens)[number];

export const suggestedQuestionsSchema = z.array(z.string());

/** Which project the questions are about. A project that is not the user's own counts as none. */
export const suggestionsQuerySchema = z.object({
  projectId: referenceFilterSchema('The project'),
  /** What is open beside the panel. Another one counts as none. */
  screen: z.optional(z.string().check(z.maxLength(50))),
  timeZone: timeZoneSchema,
});
export type SuggestionsQuery = z.output<typeof suggestionsQuerySchema>;
