import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { ApiError, errorSentence } from '../../lib/api-client.ts';

interface PlainForm<Schema extends z.ZodMiniType> {
  schema: Schema;
  /** The form's values, for fields that need reading first. */
  read?: (values: Record<string, string>) => Record<string, unknown>;
  send: (input: z.output<Schema>) => Promise<unknown>;
}

type Errors = Record<string, string>;

/**
 * A form without a form library, which is too large for these pages. It sends once, shows what is
 * wrong at its field and leads there.
 */
export function usePlainForm<Schema extends z.ZodMiniType>(form: PlainForm<Schema>) {
  const { schema, read = (values) => values, send } = form;
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);

  const refuse = (element: HTMLFormElement, found: Errors, sentence?: string) => {
    flushSync(() => {
      setErrors(found);
      setProblem(sentence);
    });
    element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const element = event.currentTarget;
    const result = z.safeParse(schema, read(valuesOf(element, event.nativeEvent.submitter)));
    if (!result.success) {
      refuse(element, firstByField(result.error.issues));
      return;
    }
    isBusy.current = true;
    setIsSending(true);
    setErrors({});
    setProblem(undefined);
    try {
      await send(result.data);
    } catch (error) {
      const issues = error instanceof ApiError ? error.details : [];
      const known = issues.filter(({ path }) => element.elements.namedItem(String(path[0])));
      const isTold = issues.length > 0 && known.length === issues.length;
      refuse(element, firstByField(known), isTold ? undefined : errorSentence(error));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };

  return { submit, errorOf: (name: string) => errors[name], problem, isSending };
}

/** The texts of a form. The button that sends it counts as one of its fields. */
export function valuesOf(form: HTMLFormElement, button: HTMLElement | null = null) {
  const entries = [...new FormData(form, button)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function firstByField(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}
