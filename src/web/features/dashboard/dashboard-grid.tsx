import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';

interface DashboardGridProps {
  lead: ReactNode;
  next: ReactNode;
  categories: ReactNode;
  recent: ReactNode;
}

/** On a phone these parts lie below the first screen, and half of the layout is theirs. */
const laidOutInView =
  'max-sm:[contain-intrinsic-block-size:auto_24rem] max-sm:[content-visibility:auto]';

/** The layout of the dashboard, for loaded and for loading parts. */
export function DashboardGrid({ lead, next, categories, recent }: DashboardGridProps) {
  return (
    // Fills wide screens: four parts fit side by side without long lines. What is next can be a long
    // list, so it has a column of its own.
    <div data-wide className="grid gap-4 xl:grid-cols-6 xl:grid-rows-[auto_1fr]">
      <div className="grid xl:col-span-4">{lead}</div>
      <div className="grid xl:col-span-2 xl:row-span-2">{next}</div>
      <div className={joinClasses('grid xl:col-span-2', laidOutInView)}>{categories}</div>
      <div className={joinClasses('grid xl:col-span-2', laidOutInView)}>{recent}</div>
    </div>
  );
}
