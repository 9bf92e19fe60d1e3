import { type ReactNode, useId } from 'react';
import { joinClasses } from '../lib/join-classes.ts';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows "optional" beside the label. */
  optional?: boolean | undefined;
}

/** What connects a control to its label, hint and error. */
interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldText {
  /** At the right end of the label's line, such as a link. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, optional, aside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = error ? errorId : hint ? hintId : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
          {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {hint && !error && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

/** 16 px on small screens: a smaller font makes phones zoom into the field. */
export const controlClasses = joinClasses(
  'w-full min-w-0 rounded-md border border-edge/70 bg-sheet px-3 text-base shadow-low lg:text-[0.9375rem]',
  'transition-colors duration-150 placeholder:text-ink-soft/80 hover:border-edge',
  'focus-visible:border-pine focus-visible:outline-offset-0',
  'aria-invalid:border-brick aria-invalid:focus-visible:outline-brick',
);
