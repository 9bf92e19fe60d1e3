import type { ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';

const toneClasses = {
  pine: 'bg-pine-tint text-pine-deep',
  amber: 'bg-amber-tint text-amber',
  plain: 'bg-ink/8 text-ink',
};

interface BadgeProps {
  tone?: keyof typeof toneClasses;
  children: ReactNode;
}

export function Badge({ tone = 'pine', children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex shrink-0 items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold',
        toneClasses[tone],
      )}
    >
      {children}
    </span>
  );
}
