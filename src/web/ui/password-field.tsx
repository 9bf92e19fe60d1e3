import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

interface PasswordFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  aside?: ReactNode;
}

export function PasswordField({ label, hint, error, aside, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={joinClasses(controlClasses, 'target pr-12')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink"
          >
            <Icon className="size-4.5" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
