import type { ComparedQuote, ComparedScopeLine } from '#shared/quote-comparison.ts';
import { Badge } from '../../ui/badge.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';

interface ComparableTotalProps {
  quote: ComparedQuote;
  scopeLines: ComparedScopeLine[];
  isLowest: boolean;
}

/** What the whole scope costs with this quote, as far as anyone knows. */
export function ComparableTotal({ quote, scopeLines, isLowest }: ComparableTotalProps) {
  const formatMoney = useFormatMoney();
  const unknown = scopeLines.filter(({ id }) => quote.unknownLineIds.includes(id));
  return (
    <span className="grid justify-items-start gap-1">
      <span className="money text-lg font-semibold print:text-[10pt]">
        {formatMoney(quote.comparableTotal)}
      </span>
      {isLowest && <Badge>Lowest</Badge>}
      {unknown.length > 0 && (
        <span className="text-sm wrap-anywhere text-ink-soft print:text-[7pt]">
          without {unknown.map(({ title }) => `“${title}”`).join(', ')}: no estimate
        </span>
      )}
    </span>
  );
}
