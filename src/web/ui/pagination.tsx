import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '#shared/counts.ts';
import { pageRange, pageSlots } from '../lib/page-numbers.ts';
import { IconButton } from './button.tsx';
import { Select } from './select-field.tsx';

interface PaginationProps {
  page: number;
  pageCount: number;
  pageSize: number;
  pageSizes: readonly number[];
  totalCount: number;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

export function Pagination(props: PaginationProps) {
  const { page, pageCount, pageSize, pageSizes, totalCount, onPageChange, onPageSizeChange } =
    props;
  const sizeId = useId();
  const step = (label: string, target: number, Icon: LucideIcon) => {
    const isHere = target < 1 || target > pageCount || target === page;
    return (
      <IconButton
        label={label}
        // Not `disabled`, which would lose the focus on reaching the first or last page.
        aria-disabled={isHere || undefined}
        onClick={() => !isHere && onPageChange(target)}
      >
        <Icon className="size-4.5" aria-hidden="true" />
      </IconButton>
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex items-center gap-2.5 text-sm text-ink-soft">
        <label htmlFor={sizeId} className="whitespace-nowrap">
          Rows per page
        </label>
        <Select
          id={sizeId}
          value={String(pageSize)}
          onChange={(event) => onPageSizeChange(Number(event.target.value))}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        />
      </div>
      <p className="money text-sm text-ink-soft">{pageRange(page, pageSize, totalCount)}</p>
      <nav aria-label="Pages" className="flex items-center gap-0.5 max-sm:w-full">
        {step('First page', 1, ChevronsLeft)}
        {step('Previous page', page - 1, ChevronLeft)}
        <p className="money flex-1 text-center text-sm sm:hidden">
          Page {formatCount(page)} of {formatCount(pageCount)}
        </p>
        <PageNumbers page={page} pageCount={pageCount} onPageChange={onPageChange} />
        {step('Next page', page + 1, ChevronRight)}
        {step('Last page', pageCount, ChevronsRight)}
      </nav>
    </div>
  );
}

type PageNumbersProps = Pick<PaginationProps, 'page' | 'pageCount' | 'onPageChange'>;

function PageNumbers({ page, pageCount, onPageChange }: PageNumbersProps) {
  return (
    <ul className="flex items-center gap-0.5 max-sm:hidden">
      {pageSlots(page, pageCount).map((slot, index) =>
        slot === 'gap' ? (
          <li
            key={index === 1 ? 'gap-before' : 'gap-after'}
            aria-hidden="true"
            className="w-6 text-center text-ink-soft"
          >
            …
          </li>
        ) : (
          <li key={slot}>
            <button
              type="button"
              aria-label={`Page ${formatCount(slot)}`}
              aria-current={slot === page ? 'page' : undefined}
              onClick={() => onPageChange(slot)}
              className="target money min-w-11 rounded-md lg:pointer-fine:min-w-9 px-1.5 text-sm font-medium text-ink-soft transition-colors duration-150 hover:bg-ink/6 hover:text-ink aria-[current]:bg-action aria-[current]:text-on-action"
            >
              {formatCount(slot)}
            </button>
          </li>
        ),
      )}
    </ul>
  );
}
