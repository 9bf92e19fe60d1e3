import { Link } from '@tanstack/react-router';
import { ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { ListedContractor } from '#shared/contractor.ts';
import { formatCount } from '#shared/counts.ts';
import { formatTotals } from '#shared/money.ts';
import { paths } from '../../config/paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { ContactLines } from './contact-lines.tsx';
import type { ChooseContractor } from './contractor-dialogs.tsx';

interface ContractorCardProps {
  contractor: ListedContractor;
  /** The owner's contractor in a shared project: the total is of this project only. */
  isShared: boolean;
  /** Null for people who may not change contractors. */
  onChoose: ChooseContractor | null;
}

/** Memoized, so that typing a search does not render every card again. */
export const ContractorCard = memo(function ContractorCard({
  contractor,
  isShared,
  onChoose,
}: ContractorCardProps) {
  const choose = (action: 'edit' | 'delete') => onChoose?.({ contractor, action, isOpen: true });
  const { name, company, specialty, notes } = contractor;
  return (
    <Card className="flex h-full flex-col p-5">
      <h2 className="line-clamp-2 text-lg leading-6 font-semibold wrap-anywhere" title={name}>
        <Link
          to={paths.contractor}
          params={{ contractorId: String(contractor.id) }}
          className="-my-2.5 rounded-sm py-2.5 underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </h2>
      {company && (
        <p className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-soft" title={company}>
          {company}
        </p>
      )}
      {specialty && (
        <p className="mt-2 flex">
          <span
            className="truncate rounded-sm bg-ink/6 px-2 py-0.5 text-xs font-medium text-ink-soft"
            title={specialty}
          >
            {specialty}
          </span>
        </p>
      )}

      <div className="mt-3 grid">
        <ContactLines contractor={contractor} />
      </div>
      {notes && (
        <div className="mt-3 text-sm">
          <FoldedText subject={name}>{notes}</FoldedText>
        </div>
      )}

      <div className="mt-auto pt-4">
        <div className="-mb-2 flex min-h-15 items-center justify-between gap-2 border-t border-line pt-2">
          <Paid contractor={contractor} isShared={isShared} />
          {onChoose && (
            <div className="-mr-2 flex shrink-0">
              <IconButton label={`Edit ${name}`} onClick={() => choose('edit')}>
                <Pencil className="size-4" aria-hidden="true" />
              </IconButton>
              <IconButton label={`Delete ${name}`} onClick={() => choose('delete')}>
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
});

/** What was paid to them, with a link to these expenses. */
function Paid({ contractor, isShared }: Pick<ContractorCardProps, 'contractor' | 'isShared'>) {
  const { id, name, paidTotals, expenseCount } = contractor;
  if (expenseCount === 0) {
    return <span className="target flex items-center text-sm text-ink-soft">No expenses yet</span>;
  }
  return (
    <Link
      to={paths.expenses}
      search={isShared ? { contractor: id } : { project: 'all', contractor: id }}
      className="target -ml-2 flex min-w-0 items-center gap-1.5 rounded-md px-2 text-sm transition-colors duration-150 hover:bg-ink/6"
    >
      <span className="grid min-w-0 leading-5">
        <span className="money font-semibold whitespace-normal">{formatTotals(paidTotals)}</span>
        <span className="text-xs text-ink-soft">
          paid in {formatCount(expenseCount)} {expenseCount === 1 ? 'expense' : 'expenses'}
          <span className="sr-only"> to {name}</span>
        </span>
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  );
}
