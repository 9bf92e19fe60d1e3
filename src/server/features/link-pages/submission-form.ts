import { AppError, invalidField } from '#server/errors.ts';
import { type SubmissionInput, submissionInputSchema } from '#shared/submission.ts';

/** The field of the form with the JSON, beside the file. */
export const SUBMISSION_FIELD = 'submission';

/** The longest notes, in characters of four bytes, and the rest. */
export const SUBMISSION_MAX_BYTES = 32 * 1024;

/** Parses the field as the body of another call would be. */
export function readSubmission(text: string | undefined): SubmissionInput {
  const missing = 'Say in the field “submission” what you send, as JSON';
  if (text === undefined) throw invalidField(SUBMISSION_FIELD, missing);
  const { success, data, error } = submissionInputSchema.safeParse(parse(text, missing));
  if (success) return data;
  const details = error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    message,
  }));
  throw new AppError('validation', details[0]?.message ?? missing, { details });
}

function parse(text: string, missing: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(SUBMISSION_FIELD, missing);
  }
}
