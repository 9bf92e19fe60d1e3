import { ChevronRight } from 'lucide-react';
import type { AnswerDetails } from '#shared/answer-details.ts';
import { formatCount } from '#shared/counts.ts';
import { PageLink } from './page-link.tsx';

/** How the question was read, what narrowed it down, and where its figures are. */
export function AnswerBasis({ details }: { details: AnswerDetails }) {
  const { readAs, filters, sources } = details;
  if (readAs.length === 0) return null;
  return (
    <details className="group mt-2 text-[0.8125rem]">
      <summary className="target -ml-1 inline-flex cursor-pointer list-none items-center gap-1 rounded-md px-1 font-medium text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-3.5 transition-transform duration-150 group-open:rotate-90"
          aria-hidden="true"
        />
        How I got this
      </summary>
      <dl className="mt-1 grid gap-2 border-l-2 border-edge/60 pl-3">
        <div>
          <dt className="text-ink-soft">I read this as</dt>
          <dd className="wrap-anywhere">{readAs.join('; ')}</dd>
        </div>
        {filters.length > 0 && (
          <div>
            <dt className="text-ink-soft">Narrowed down by</dt>
            {filters.map((filter) => (
              <dd key={filter} className="wrap-anywhere">
                {filter}
              </dd>
            ))}
          </div>
        )}
        {sources.length > 0 && (
          <div>
            <dt className="text-ink-soft">The records behind it</dt>
            {sources.map(({ text, count, page }) => (
              <dd key={page} className="wrap-anywhere">
                <PageLink href={page}>{text}</PageLink>
                {count !== null && <span className="text-ink-soft"> · {recordsText(count)}</span>}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </details>
  );
}

const recordsText = (count: number) => (count === 1 ? '1 record' : `${formatCount(count)} records`);
