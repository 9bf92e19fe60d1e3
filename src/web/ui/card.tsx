import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';

interface CardProps extends ComponentProps<'div'> {
  raised?: boolean;
}

/** A sheet of paper on the desk. */
export function Card({ className, raised = false, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'min-w-0 rounded-lg border border-line bg-sheet',
        raised ? 'shadow-high' : 'shadow-low',
        className,
      )}
    />
  );
}
