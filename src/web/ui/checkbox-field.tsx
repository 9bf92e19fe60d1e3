import { type ComponentProps, useId } from 'react';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  label: string;
  hint?: string;
}

export function CheckboxField({ label, hint, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="target inline-flex cursor-pointer items-center gap-2.5 text-sm font-medium">
        <input
          {...input}
          type="checkbox"
          aria-describedby={hint ? id : undefined}
          className="size-4.5 accent-action"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="pl-7 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
