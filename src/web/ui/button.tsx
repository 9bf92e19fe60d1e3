import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'medium' | 'large';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-action shadow-low hover:bg-action-deep',
  secondary: 'border border-edge/55 bg-sheet text-ink shadow-low hover:border-edge hover:bg-paper',
  quiet: 'text-ink-soft hover:bg-ink/6 hover:text-ink',
  danger: 'bg-danger text-on-action shadow-low hover:bg-danger-deep',
};

const sizeClasses: Record<ButtonSize, string> = {
  medium: 'target px-3.5 sm:px-4',
  large: 'min-h-12 px-5 text-base',
};

/** The look of a button, for a link. */
export function buttonClasses({
  variant = 'primary',
  size = 'medium',
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
} = {}): string {
  return joinClasses(
    'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60',
    'aria-disabled:cursor-progress',
    variantClasses[variant],
    sizeClasses[size],
  );
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  isPending?: boolean;
  /** Replaces the children while pending. */
  pendingText?: string;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  isPending = false,
  pendingText,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        // The second click of a double-click is meant for the previous button, not, for example,
        // for a Reopen that replaced Complete.
        if (isPending || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      className={joinClasses(buttonClasses({ variant, size }), fullWidth && 'w-full')}
    >
      {isPending && <Spinner />}
      {isPending && pendingText ? pendingText : children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  /** What it does, for screen readers, because an icon has no text. */
  label: string;
}

export function IconButton({ label, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className="target-square inline-grid shrink-0 place-items-center rounded-md text-ink-soft transition-colors duration-150 hover:bg-ink/6 hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
