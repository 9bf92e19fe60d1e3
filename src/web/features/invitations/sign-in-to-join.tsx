import { Link } from '@tanstack/react-router';
import { paths } from '../../config/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { keepInvitation, type PendingInvitation } from './pending-invitation.ts';

/** Leads to the sign-in page, which comes back here and joins. */
export function SignInToJoin(invitation: PendingInvitation) {
  const keep = () => keepInvitation(invitation);
  return (
    <div className="grid gap-2.5">
      <Link
        to={paths.login}
        search={{ tab: 'signup' }}
        onClick={keep}
        className={buttonClasses({ size: 'large' })}
      >
        Sign up
      </Link>
      <Link
        to={paths.login}
        onClick={keep}
        className={buttonClasses({ variant: 'secondary', size: 'large' })}
      >
        Sign in
      </Link>
      <p className="text-center text-sm text-ink-soft">Free, and no card needed.</p>
    </div>
  );
}
