import { Link } from '@tanstack/react-router';
import { Check, ChevronRight, GripVertical } from 'lucide-react';
import type { PointerEvent } from 'react';
import { joinClasses } from '../../lib/join-classes.ts';
import { IconButton } from '../../ui/button.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';
import { lineExpensesLink } from './expense-links.ts';
import { Amount, Difference } from './figure-text.tsx';
import { placeName } from './grid-places.ts';
import { type CellContext, PlanCell } from './plan-cell.tsx';
import { isSomething, type PlanRow as Row } from './plan-groups.ts';
import type { Editing } from './use-plan-grid.ts';

interface PlanRowProps extends CellContext {
  row: Row;
  editing: Editing | null;
  isActive: boolean;
  /** Where a dragged line would land. */
  dropEdge: 'above' | 'below' | null;
  isDragged: boolean;
  onGrab: (event: PointerEvent<HTMLElement>, lineId: number) => void;
  onOpen: (lineId: number) => void;
}

const figureClasses =
  'block w-full rounded-sm px-1.5 py-1 text-right underline-offset-4 hover:underline';

/** One line of the plan. */
export function PlanRow(props: PlanRowProps) {
  const formatMoney = useFormatMoney();
  const { row, editing, isActive, dropEdge, isDragged, onGrab, onOpen, ...context } = props;
  const { line, figures } = row;
  const { canChange, edits } = context;
  const tabIndex = isActive ? 0 : -1;
  const cell = (column: 'title' | 'group' | 'planned') => (
    <PlanCell
      {...context}
      line={line}
      column={column}
      editing={editing?.column === column ? editing : null}
      tabIndex={tabIndex}
    />
  );
  const place = (column: 'done' | 'agreed' | 'paid' | 'expected' | 'open') => ({
    'data-place': placeName({ lineId: line.id, column }),
    tabIndex,
  });
  return (
    <tr
      data-line={line.id}
      className={joinClasses(
        'group/row relative align-top transition-colors duration-150 hover:bg-ink/3',
        isDragged && 'opacity-50',
        dropEdge === 'above' && 'shadow-[inset_0_2px_0_var(--color-pine)]',
        dropEdge === 'below' && 'shadow-[inset_0_-2px_0_var(--color-pine)]',
      )}
    >
      <td className="w-6 py-1.5 pl-1">
        {canChange && (
          <span
            aria-hidden="true"
            title="Drag to reorder"
            onPointerDown={(event) => onGrab(event, line.id)}
            className="grid h-8 cursor-grab touch-none place-items-center text-ink-soft opacity-0 transition-opacity duration-150 group-hover/row:opacity-100"
          >
            <GripVertical className="size-4" />
          </span>
        )}
      </td>
      <td className="w-9 py-1.5 text-center">
        {canChange ? (
          <input
            {...place('done')}
            type="checkbox"
            checked={line.isDone}
            aria-label={`Done: ${line.title}`}
            title="Done: nothing more is bought for it"
            onChange={({ target }) =>
              void edits.save({ line, field: 'isDone', value: target.checked, text: '' })
            }
            className="mt-2 size-4 accent-action"
          />
        ) : (
          line.isDone && (
            <span>
              <Check className="mx-auto mt-2 size-4 text-pine" aria-hidden="true" />
              <span className="sr-only">Done</span>
            </span>
          )
        )}
      </td>
      <th scope="row" className="py-1.5 text-left font-medium">
        {cell('title')}
      </th>
      <td className="py-1.5">{cell('group')}</td>
      <td className="py-1.5 text-right">{cell('planned')}</td>
      <td className="py-1.5 text-right">
        {isSomething(figures.agreed) ? (
          <button
            {...place('agreed')}
            type="button"
            aria-label={`Agreed ${formatMoney(figures.agreed)}, show the agreements of ${line.title}`}
            onClick={() => onOpen(line.id)}
            className={figureClasses}
          >
            <Amount amount={figures.agreed} />
          </button>
        ) : (
          <span className="block px-1.5 py-1">
            <Amount amount={figures.agreed} />
          </span>
        )}
      </td>
      <td className="py-1.5 text-right">
        {figures.paid === '0.00' ? (
          <span className="block px-1.5 py-1">
            <Amount amount={figures.paid} />
          </span>
        ) : (
          <Link
            {...place('paid')}
            {...lineExpensesLink(line.id)}
            aria-label={`Paid ${formatMoney(figures.paid)}, show the expenses of ${line.title}`}
            className={figureClasses}
          >
            <Amount amount={figures.paid} />
          </Link>
        )}
        <Owed figures={figures} />
      </td>
      <td className="py-1.5 text-right font-medium">
        <button
          {...place('expected')}
          type="button"
          aria-label={`Expected ${formatMoney(figures.expected)}, show what ${line.title} is made of`}
          onClick={() => onOpen(line.id)}
          className={figureClasses}
        >
          <Amount amount={figures.expected} />
        </button>
      </td>
      <td className="px-1.5 py-2.5 text-right">
        <Difference amount={figures.variance} />
      </td>
      <td className="py-0.5 pr-1">
        <IconButton {...place('open')} label={`Open ${line.title}`} onClick={() => onOpen(line.id)}>
          <ChevronRight className="size-4" aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

/** Bills that wait for their money, below what is paid. */
export function Owed({ figures }: { figures: Row['figures'] }) {
  const formatMoney = useFormatMoney();
  const parts = [
    isSomething(figures.due) && `${formatMoney(figures.due)} due`,
    isSomething(figures.held) && `${formatMoney(figures.held)} held back`,
  ].filter((part) => part !== false);
  return parts.map((part) => (
    <span key={part} className="money -ml-4 block pr-1.5 text-xs whitespace-normal text-amber">
      {part}
    </span>
  ));
}
