import {
  ChevronRight,
  CircleCheck,
  CircleHelp,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { BillCheck, BillCheckCode, BillCheckState } from '#shared/bill-check.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BillChecksState } from './use-bill-checks.ts';

const titles: Record<BillCheckCode, string> = {
  deposit_limit: 'Deposit',
  ahead_of_work: 'Work done',
  holdback_kept: 'Hold-back',
  lien_waiver: 'Lien waiver',
  insurance: 'Insurance',
  punch_list: 'Punch list',
  budget: 'Budget',
};

const looks: Record<BillCheckState, { Icon: LucideIcon; word: string; classes: string }> = {
  ok: { Icon: CircleCheck, word: 'Fine', classes: 'text-pine' },
  warn: { Icon: TriangleAlert, word: 'Warning', classes: 'text-amber' },
  unknown: { Icon: CircleHelp, word: 'Not known', classes: 'text-ink-soft' },
};

/** Whether it is wise to pay now: warnings in the open, the rest folded. */
export function BillChecks({ checks, hasFailed, isFetching, retry }: BillChecksState) {
  if (!checks) {
    return hasFailed ? (
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-well px-3.5 py-1 text-sm text-ink-soft">
        <p role="status">The checks could not be loaded. You can pay all the same.</p>
        <Button variant="quiet" isPending={isFetching} pendingText="Checking..." onClick={retry}>
          Check again
        </Button>
      </div>
    ) : (
      <div role="status">
        <span className="sr-only">Checking the payment</span>
        <Skeleton className="h-11" />
      </div>
    );
  }
  const warnings = checks.filter(({ state }) => state === 'warn');
  const others = checks.filter(({ state }) => state !== 'warn');
  return (
    <section aria-label="Before you pay" className="grid gap-2">
      {warnings.length > 0 && (
        <ul className="grid gap-3 rounded-md bg-amber-tint px-3.5 py-3">
          {warnings.map((check) => (
            <CheckItem key={check.code} check={check} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className="group rounded-md border border-line">
          <summary className="target flex cursor-pointer list-none items-center gap-2 rounded-md px-3.5 text-sm font-medium text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight
              className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
              aria-hidden="true"
            />
            {summaryOf(others, warnings.length > 0)}
          </summary>
          <ul className="grid gap-3 px-3.5 pt-1 pb-3">
            {others.map((check) => (
              <CheckItem key={check.code} check={check} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function CheckItem({ check: { code, state, text } }: { check: BillCheck }) {
  const { Icon, word, classes } = looks[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 text-sm">
      <Icon className={joinClasses('mt-0.5 size-4', classes)} aria-hidden="true" />
      <div>
        <p className="font-semibold">
          {titles[code]}
          <span className="font-normal text-ink-soft"> · {word}</span>
        </p>
        <p className="text-pretty wrap-anywhere">{text}</p>
      </div>
    </li>
  );
}

const count = (number: number, one: string, many: string) =>
  number === 1 ? one : `${number} ${many}`;

/** "All 7 checks are fine", "4 checks are fine, 3 are not known". */
function summaryOf(others: readonly BillCheck[], hasWarnings: boolean): string {
  const unknown = others.filter(({ state }) => state === 'unknown').length;
  const fine = others.length - unknown;
  if (unknown === 0 && !hasWarnings) return `All ${fine} checks are fine`;
  const known = fine > 0 && count(fine, 'One check is fine', 'checks are fine');
  const open = unknown > 0 && count(unknown, 'one is not known', 'are not known');
  const words = [known, open].filter(Boolean).join(', ');
  return known ? words : count(unknown, 'One check is not known', 'checks are not known');
}
