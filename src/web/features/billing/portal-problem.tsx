import { ApiError } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';

/** Why the payment service's page did not open. */
export function PortalProblem({ error }: { error: unknown }) {
  if (!(error instanceof ApiError && error.code === 'not_configured')) {
    return <ErrorAlert>Failed to open billing portal. Please try again.</ErrorAlert>;
  }
  return (
    <ErrorAlert>
      <strong className="block">Billing Portal Not Available</strong>
      The billing portal needs to be configured in Stripe dashboard first.
    </ErrorAlert>
  );
}
