import { formatDate } from '#shared/dates.ts';
import type {
  ComparedQuote,
  ComparedScopeLine,
  QuoteComparison,
} from '#shared/quote-comparison.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { ComparableTotal } from './comparable-total.tsx';
import { isDifferent, isLowest, quoteName } from './comparison-view.ts';
import { AcceptButton, QuoteMenu, QuoteStatus } from './quote-actions.tsx';
import { QuoteFlags } from './quote-flags.tsx';
import { TreatmentText } from './treatment-text.tsx';
import type { QuoteActions } from './use-quote-dialogs.tsx';

interface ComparisonCardsProps {
  comparison: QuoteComparison;
  actions: QuoteActions | null;
}

/** The comparison on a small screen: what each quote comes to, then one card per line. */
export function ComparisonCards({ comparison, actions }: ComparisonCardsProps) {
  const { scopeLines, quotes } = comparison;
  return (
    <div className="grid gap-4 px-4 pb-4 sm:px-6 sm:pb-6">
      <ul className="grid gap-4" aria-label="Quotes">
        {quotes.map((quote) => (
          <li key={quote.id} className="grid gap-3 rounded-md border border-line p-4">
            <QuoteCard quote={quote} comparison={comparison} actions={actions} />
          </li>
        ))}
      </ul>
      <ul className="grid gap-3" aria-label="Line by line">
        {scopeLines.map((line) => (
          <li
            key={line.id}
            className={joinClasses(
              'rounded-md border border-line p-4',
              isDifferent(quotes, line.id) && 'bg-amber-tint/50',
            )}
          >
            <LineCard line={line} quotes={quotes} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuoteCardProps extends ComparisonCardsProps {
  quote: ComparedQuote;
}

function QuoteCard({ quote, comparison, actions }: QuoteCardProps) {
  const formatMoney = useFormatMoney();
  const { title, total, deposit, validUntil, contractorName, flags } = quote;
  const facts = [
    `${formatMoney(total)} quoted`,
    deposit !== null && `${formatMoney(deposit)} deposit`,
    validUntil !== null && `until ${formatDate(validUntil)}`,
  ].filter(Boolean);
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 justify-items-start gap-1">
          <h3 className="font-semibold wrap-anywhere">{quoteName(quote)}</h3>
          {contractorName && <p className="text-sm wrap-anywhere text-ink-soft">{title}</p>}
          <QuoteStatus status={quote.status} />
        </div>
        {actions && (
          <div className="-mt-2 -mr-2">
            <QuoteMenu quote={quote} actions={actions} />
          </div>
        )}
      </div>
      <div>
        <p className="text-sm text-ink-soft">Comparable total</p>
        <ComparableTotal
          quote={quote}
          scopeLines={comparison.scopeLines}
          isLowest={isLowest(quote, comparison.quotes)}
        />
        <p className="money text-sm whitespace-normal text-ink-soft">{facts.join(' · ')}</p>
      </div>
      <QuoteFlags flags={flags} />
      {actions && <AcceptButton quote={quote} actions={actions} />}
    </>
  );
}

interface LineCardProps {
  line: ComparedScopeLine;
  quotes: ComparedQuote[];
}

function LineCard({ line, quotes }: LineCardProps) {
  const formatMoney = useFormatMoney();
  return (
    <>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
        <span className="min-w-0 wrap-anywhere">{line.title}</span>
        <span className="money text-sm font-normal text-ink-soft">
          {line.estimate === null ? 'no estimate' : formatMoney(line.estimate)}
        </span>
      </h3>
      <dl className="mt-2 grid gap-2 text-sm">
        {quotes.map((quote) => (
          <div key={quote.id} className="grid grid-cols-2 gap-3">
            <dt className="min-w-0 wrap-anywhere text-ink-soft">{quoteName(quote)}</dt>
            <dd>
              <TreatmentText quote={quote} line={line} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
