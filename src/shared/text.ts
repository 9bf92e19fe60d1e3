import * as z from 'zod/mini';
import { formatCount } from './counts.ts';

export const NAME_MAX_LENGTH = 200;
export const LONG_TEXT_MAX_LENGTH = 5_000;

/**
 * Text that the database and all clients can handle: no NUL (Postgres refuses it) and no lone
 * surrogate (UTF-8 cannot encode it, so it would come back changed).
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

interface TextRule {
  label: string;
  max: number;
  min?: { length: number; message: string };
}

/** Trimmed text with a minimum and a maximum length; the label starts the messages. */
export function textSchema({ label, max, min }: TextRule) {
  return z.string({ error: min?.message ?? `${label} must be text` }).check(
    z.trim(),
    ...(min ? [z.minLength(min.length, { error: min.message })] : []),
    z.maxLength(max, {
      error: () => `${label} can have at most ${formatCount(max)} characters`,
    }),
    z.refine(isStorableText, { error: `${label} contains characters that cannot be stored` }),
  );
}

/** Like textSchema, but an absent or blank value is stored as null. */
export function optionalTextSchema(rule: TextRule) {
  return z.nullish(
    z.pipe(
      textSchema(rule),
      z.transform((text): string | null => (text === '' ? null : text)),
    ),
  );
}

/** A field that may be blank, which is stored as null; otherwise its schema applies. */
export function blankAsNull(schema: z.ZodMiniType<string, string | number>) {
  return z.nullish(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((input, ctx): string | null => {
        if (String(input).trim() === '') return null;
        const result = schema.safeParse(input);
        if (result.success) return result.data;
        for (const { message } of result.error.issues) {
          ctx.issues.push({ code: 'custom', message, input });
        }
        return z.NEVER;
      }),
    ),
  );
}
