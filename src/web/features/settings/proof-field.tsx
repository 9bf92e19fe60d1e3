import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { paths } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { accountQuery } from './settings-queries.ts';

type ProofFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

/** Whether someone has yet to show that it is really them, before the form can be sent. */
export function useNeedsGoogle(): boolean {
  const { data } = useQuery(accountQuery);
  return data !== undefined && !data.hasPassword && !data.isGoogleFresh;
}

/** Asks who it is: by the password, or by Google if the account has none. */
export function ProofField(field: ProofFieldProps) {
  const user = useSignedInUser();
  const account = useQuery(accountQuery);
  const needsGoogle = useNeedsGoogle();
  if (needsGoogle) {
    return (
      <div className="grid justify-items-start gap-2.5 rounded-md bg-well p-3.5">
        <p className="text-sm">
          Your account has no password. Sign in with Google again first, so that we know it is you.
          You come back to this page.
        </p>
        <Button
          variant="secondary"
          onClick={() => window.location.assign(`${paths.googleSignIn}?again=1`)}
        >
          Sign in with Google again
        </Button>
      </div>
    );
  }
  if (account.data && !account.data.hasPassword) return null;
  return (
    <>
      {/* Tells a password manager which account this is for. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <PasswordField {...field} label="Your password" autoComplete="current-password" />
    </>
  );
}
