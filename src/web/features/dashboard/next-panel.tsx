import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { formatCount } from '#shared/counts.ts';
import type { NextItem } from '#shared/next.ts';
import type { Project } from '#shared/project.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Card } from '../../ui/card.tsx';
import { type NextTelling, tellItem } from './next-kinds.ts';

const iconClasses: Record<NextTelling['tone'], string> = {
  brick: 'bg-brick-tint text-brick',
  amber: 'bg-amber-tint text-amber',
  pine: 'bg-pine-tint text-pine',
};

interface NextPanelProps {
  items: readonly NextItem[];
  today: Date;
  project: Project;
}

/** What the user should do: one sentence each, with the one thing to do about it. */
export function NextPanel({ items, today, project }: NextPanelProps) {
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Next</h2>
      {items.length === 0 ? (
        <p className="mt-3 flex items-center gap-3 text-ink-soft">
          <Check className="size-4 shrink-0 text-pine" aria-hidden="true" />
          Nothing waits for you.
        </p>
      ) : (
        <ul className="mt-1 -mb-2 divide-y divide-line">
          {items.map((item) => (
            <NextRow key={item.kind} telling={tellItem(item, today, project)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NextRow({ telling }: { telling: NextTelling }) {
  const { Icon, tone, sentence, advice, records = [], more = 0, action, link } = telling;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
      <span
        aria-hidden="true"
        className={joinClasses(
          'mt-0.5 grid size-7 place-items-center rounded-md',
          iconClasses[tone],
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{sentence}</p>
        {advice && <p className="text-sm text-ink-soft">{advice}</p>}
        {records.map(({ id, name, detail }) => (
          <p key={id} className="flex justify-between gap-3 text-sm text-ink-soft">
            <span className="truncate" title={name}>
              {name}
            </span>
            <span className="money">{detail}</span>
          </p>
        ))}
        {more > 0 && <p className="text-sm text-ink-soft">and {formatCount(more)} more</p>}
        <Link
          {...link}
          className="target -mx-2 -mb-2 inline-flex items-center rounded-sm px-2 text-sm font-medium text-pine underline-offset-4 hover:underline"
        >
          {action}
        </Link>
      </div>
    </li>
  );
}
