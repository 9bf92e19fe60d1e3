import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, get, type Resolver, type ResolverOptions, set } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Neither a number nor a date, so that the schema reports its own message. */
const UNREADABLE = '?';

/**
 * Validates a form with a schema. For a number or a date that it cannot read, such as "9-5" or a
 * day without a year, a browser gives an empty value. In an optional field, that input would be
 * lost silently.
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
