import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, errorSentence } from './api-client.ts';

/**
 * Puts the server's field errors on the form's fields, and everything else into `root`, which the
 * form shows beside its button. The first field with an error gets the focus.
 */
export function showFormError<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): void {
  const issues = error instanceof ApiError ? error.details : [];
  const fields = Object.keys(form.getValues());
  const onFields = issues.filter(({ path }) => fields.includes(String(path[0])));
  for (const [index, { path, message }] of onFields.entries()) {
    form.setError(
      String(path[0]) as FieldPath<Input>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    );
  }
  if (issues.length === 0 || onFields.length < issues.length) {
    form.setError('root', { type: 'server', message: errorSentence(error) });
  }
}
