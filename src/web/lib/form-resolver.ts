import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, get, type Resolver, type ResolverOptions, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What no number and no date is, so that the schema says its own sentence about it. */
const UNREADABLE = '?';

/**
 * Checks a form by a schema. A browser gives an empty value for a number or a date that it cannot
 * read, such as "9-5" or a day without a year; where the field may be empty, what stands there
 * would be lost without a word.
 */
export function formResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver(schema);
  return (values, context, options) => resolve(withUnreadable(values, options), context, options);
}

function withUnreadable<Input extends FieldValues>(
  values: Input,
  { names = [], fields }: ResolverOptions<Input>,
): Input {
  const unreadable = names.filter((name) => get<unknown>(fields, `${name}.ref.validity.badInput`));
  if (unreadable.length === 0) return values;
  const marked = structuredClone(values);
  for (const name of unreadable) set(marked, name, UNREADABLE);
  return marked;
}
