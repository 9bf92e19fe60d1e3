import type { ChangeOrder } from '#shared/change-order.ts';
import { formatMoney } from '#shared/money.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import type { ChangeSubject } from './change-subject.ts';
import { useReserveDraw } from './use-reserve-draw.ts';

interface ReserveOfferProps {
  subject: ChangeSubject;
  change: ChangeOrder;
  onDone: () => void;
}

/** After a change that costs money was accepted: who pays for it? */
export function ReserveOffer({ subject, change, onDone }: ReserveOfferProps) {
  const { agreement, project } = subject;
  const accepted = { ...change, status: 'accepted' as const };
  const { amount, draw, isPending, error } = useReserveDraw(agreement, accepted, project.currency);
  return (
    <>
      {amount !== null && (
        <p>
          The reserve can pay for it: {formatMoney(amount, project.currency)} go into the line of
          this agreement, and the draw names this change.
        </p>
      )}
      {error && <ErrorAlert>{errorSentence(error)}</ErrorAlert>}
      <FormFooter>
        <Button variant="secondary" onClick={onDone}>
          {amount === null ? 'Close' : 'Not now'}
        </Button>
        {amount !== null && (
          <Button
            isPending={isPending}
            pendingText="Drawing..."
            onClick={() => void draw().then(onDone, () => undefined)}
          >
            Draw {formatMoney(amount, project.currency)}
          </Button>
        )}
      </FormFooter>
    </>
  );
}
