import { type TaxReasonGroup, taxUseLabels } from '#shared/tax.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';

interface TaxReasonsProps {
  groups: TaxReasonGroup[];
  /** The group whose expenses are listed below. */
  chosen: string | null;
  canDecide: boolean;
  isPending: boolean;
  onChoose: (reason: string | null) => void;
  onAccept: (reason: string) => void;
}

/** What is open, by reason: a whole group is accepted with one press. */
export function TaxReasons({ groups, ...rest }: TaxReasonsProps) {
  if (groups.length === 0) return null;
  return (
    <Card className="overflow-clip">
      <h2 className="border-b border-line px-4 py-3 font-semibold sm:px-6">Suggestions</h2>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <ReasonRow key={group.reason} group={group} {...rest} />
        ))}
      </ul>
    </Card>
  );
}

function ReasonRow(props: Omit<TaxReasonsProps, 'groups'> & { group: TaxReasonGroup }) {
  const { group, chosen, canDecide, isPending, onChoose, onAccept } = props;
  const { reason, title, text, use: suggested, count, amount } = group;
  const format = useFormatMoney();
  const isChosen = chosen === reason;
  return (
    <li className="grid gap-3 px-4 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{title}</span>
          <Badge tone={suggested === 'improvement' ? 'pine' : 'plain'}>
            {suggested ? taxUseLabels[suggested] : 'You know best'}
          </Badge>
        </p>
        <p className="mt-0.5 text-sm text-pretty text-ink-soft">{text}</p>
        <p className="money mt-0.5 text-sm text-ink-soft">
          {count} {count === 1 ? 'expense' : 'expenses'}, {format(amount)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          aria-pressed={isChosen}
          onClick={() => onChoose(isChosen ? null : reason)}
        >
          {isChosen ? 'Show all' : 'Show'}
          <span className="sr-only"> {isChosen ? 'reasons' : title}</span>
        </Button>
        {canDecide && suggested && (
          <Button variant="secondary" isPending={isPending} onClick={() => onAccept(reason)}>
            Accept {count === 1 ? 'it' : `all ${count}`}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
