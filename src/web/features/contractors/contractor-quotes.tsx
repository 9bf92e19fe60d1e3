import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Contractor } from '#shared/contractor.ts';
import { formatMoney } from '#shared/money.ts';
import { paths } from '../../config/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { currencyOf } from '../projects/project-currency.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { contractorQuotesQuery } from '../quotes/quote-queries.ts';

interface ContractorQuotesProps {
  contractor: Contractor;
  /** Null for all projects. */
  projectId: number | null;
}

/** What they offered. It is compared with others on a page of its own. */
export function ContractorQuotes({ contractor, projectId }: ContractorQuotesProps) {
  const { data: quotes = [] } = useQuery(contractorQuotesQuery(contractor.id, projectId));
  const projects = useProjectsById();
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="quotes">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="quotes" className="text-lg font-semibold">
          Quotes
        </h2>
        <Link
          to={paths.quotes}
          className="target inline-flex items-center font-medium text-pine-deep underline underline-offset-4"
        >
          Compare
        </Link>
      </div>
      <Card className="mt-3 px-5">
        <ul className="divide-y divide-line">
          {quotes.map(({ id, title, total, status, projectId: itsProject }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-3">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              {status !== 'open' && (
                <Badge tone={status === 'accepted' ? 'pine' : 'plain'}>
                  {status === 'accepted' ? 'Accepted' : 'Declined'}
                </Badge>
              )}
              <span className="money ml-auto font-medium">
                {formatMoney(total, currencyOf(projects.get(itsProject)))}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
