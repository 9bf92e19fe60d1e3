import { TriangleAlert } from 'lucide-react';
import type { ComparedQuote } from '#shared/quote-comparison.ts';

/** What to ask about before the quote is accepted. */
export function QuoteFlags({ flags }: Pick<ComparedQuote, 'flags'>) {
  if (flags.length === 0) return <p className="text-sm text-ink-soft">Nothing stands out.</p>;
  return (
    <ul className="grid gap-2 text-sm font-normal print:gap-0 print:text-[7pt] print:leading-tight">
      {flags.map(({ code, text }) => (
        <li key={code} className="flex items-start gap-1.5">
          <TriangleAlert
            className="mt-0.5 size-4 shrink-0 text-amber print:size-2.5"
            aria-hidden="true"
          />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
