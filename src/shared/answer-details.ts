import * as z from 'zod/mini';

/** A page of ours that shows what an answer is based on. */
const sourceSchema = z.object({
  text: z.string(),
  /** How many records it shows, if they were counted. */
  count: z.nullable(z.number()),
  page: z.string(),
});
export type AnswerSource = z.infer<typeof sourceSchema>;

const chartSchema = z.object({
  currency: z.string(),
  points: z.array(z.object({ label: z.string(), amount: z.string(), page: z.string() })),
});
export type AnswerChart = z.infer<typeof chartSchema>;

/** What the panel shows under an answer, besides its text. */
export const answerDetailsSchema = z.object({
  /** The question as it was read, in words. */
  readAs: z.array(z.string()),
  /** What narrows it down, such as "Category: Labor". */
  filters: z.array(z.string()),
  sources: z.array(sourceSchema),
  /** Two ways to read the question, each a question that has only one. */
  choices: z.array(z.string()),
  /** Amounts by month. */
  chart: z.nullable(chartSchema),
});
export type AnswerDetails = z.infer<typeof answerDetailsSchema>;
