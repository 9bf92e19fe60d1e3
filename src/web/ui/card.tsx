import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';

/** A sheet of paper on the desk. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'min-w-0 rounded-lg border border-line bg-sheet shadow-low',
        className,
      )}
    />
  );
}
