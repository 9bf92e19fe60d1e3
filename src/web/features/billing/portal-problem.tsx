import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';

/** Why the payment service's own page did not open. */
export function PortalProblem({ error }: { error: unknown }) {
  if (!/configuration|portal/i.test(errorSentence(error))) {
    return <ErrorAlert>Failed to open billing portal. Please try again.</ErrorAlert>;
  }
  return (
    <ErrorAlert>
      <strong className="block">Billing Portal Not Available</strong>
      The billing portal needs to be configured in Stripe dashboard first.
    </ErrorAlert>
  );
}
