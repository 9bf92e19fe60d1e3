import { Ellipsis } from 'lucide-react';
import { toast } from 'sonner';
import type { ChangeOrder } from '#shared/change-order.ts';
import { costText, daysText } from '#shared/change-text.ts';
import { formatDate } from '#shared/dates.ts';
import { decisionText } from '#shared/decision-text.ts';
import { formatMoney } from '#shared/money.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/dropdown-menu.tsx';
import { changeStatusText, changeStatusTone } from './change-status.ts';
import type { ChangeSubject } from './change-subject.ts';
import { ChangeFileList } from './lazy-change-file-list.tsx';
import type { ChangeActions } from './use-change-dialogs.tsx';
import { useReserveDraw } from './use-reserve-draw.ts';

interface ChangeRowProps {
  change: ChangeOrder;
  subject: ChangeSubject;
  /** Null for people who may not change it. */
  actions: ChangeActions | null;
}

/** A change: what it costs, who asked, who decided, and what can be done about it. */
export function ChangeRow({ change, subject, actions }: ChangeRowProps) {
  const { contractor, project } = subject;
  const { title, reason, amountDelta, daysDelta, status, askedBy, comment } = change;
  const us = project.role === 'owner' && project.memberCount === 1 ? 'you' : 'the homeowners';
  const asker = askedBy === 'contractor' ? (change.askedName ?? contractor.name) : us;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 px-5 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 wrap-anywhere">
          {title} <Badge tone={changeStatusTone[status]}>{changeStatusText[status]}</Badge>
        </p>
        <p className="money shrink-0 text-right font-medium">
          {costText(amountDelta, project.currency)}
        </p>
      </div>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {[
          daysText(daysDelta),
          `asked by ${asker} on ${formatDate(change.createdAt)}`,
          decisionText(change),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason && <p className="text-sm whitespace-pre-line wrap-anywhere">{reason}</p>}
      {comment && <p className="text-sm wrap-anywhere text-ink-soft">“{comment}”</p>}
      <ChangeFileList change={change} />
      {actions && <RowActions change={change} subject={subject} actions={actions} />}
    </li>
  );
}

interface RowActionsProps extends ChangeRowProps {
  actions: ChangeActions;
}

function RowActions({ change, subject, actions }: RowActionsProps) {
  const { title, status, askedBy } = change;
  const isAsked = status === 'asked';
  const isTakenBack = subject.changes.some(
    (other) =>
      other.reversesId === change.id && (other.status === 'asked' || other.status === 'accepted'),
  );
  const canReverse = status === 'accepted' && change.reversesId === null && !isTakenBack;
  if (!isAsked && status !== 'accepted') return null;
  const about = <span className="sr-only"> about {title}</span>;
  return (
    <div className="-mr-2 flex flex-wrap items-center justify-between gap-1">
      <div>
        {isAsked && askedBy === 'homeowner' && (
          <Button variant="secondary" onClick={() => actions.link(subject, change)}>
            <span className="max-w-52 truncate sm:max-w-96">Send to {subject.contractor.name}</span>
            {about}
          </Button>
        )}
        {isAsked && askedBy === 'contractor' && (
          <Button variant="secondary" onClick={() => actions.decide(subject, change)}>
            Decide{about}
          </Button>
        )}
        {status === 'accepted' && <DrawButton change={change} subject={subject} />}
      </div>
      {((isAsked && askedBy === 'homeowner') || canReverse) && (
        <Menu
          label={`Actions for ${title}`}
          trigger={
            <IconButton label={`Actions for ${title}`}>
              <Ellipsis className="size-4" aria-hidden="true" />
            </IconButton>
          }
        >
          {isAsked && (
            <>
              {change.reversesId === null && (
                <MenuItem onSelect={() => actions.edit(subject, change)}>Edit</MenuItem>
              )}
              <MenuItem onSelect={() => actions.decide(subject, change)}>
                Record a decision
              </MenuItem>
              <MenuItem onSelect={() => actions.withdraw(subject, change)}>Withdraw</MenuItem>
            </>
          )}
          {canReverse && (
            <MenuItem onSelect={() => actions.reverse(subject, change)}>Take back</MenuItem>
          )}
        </Menu>
      )}
    </div>
  );
}

function DrawButton({ change, subject }: { change: ChangeOrder; subject: ChangeSubject }) {
  const { currency } = subject.project;
  const { amount, draw, isPending } = useReserveDraw(subject.agreement, change, currency);
  if (amount === null) return null;
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      pendingText="Drawing..."
      onClick={() =>
        void draw().catch((error: unknown) =>
          toast.error('Nothing was drawn', { description: errorSentence(error) }),
        )
      }
    >
      Draw {formatMoney(amount, currency)} from the reserve
      <span className="sr-only"> for {change.title}</span>
    </Button>
  );
}
