import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  aside?: ReactNode;
}

export function TextField({ label, hint, error, optional, aside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={aside}>
      {(control) => (
        <input {...input} {...control} className={joinClasses(controlClasses, 'target')} />
      )}
    </Field>
  );
}

interface TextAreaFieldProps
  extends FieldText,
    Omit<ComponentProps<'textarea'>, 'className' | 'id'> {}

export function TextAreaField({ label, hint, error, optional, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={joinClasses(controlClasses, 'max-h-80 resize-y py-2')}
        />
      )}
    </Field>
  );
}
