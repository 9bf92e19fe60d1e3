import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../lib/api-client.ts';
import { webConfig } from '../../lib/web-config.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangePasswordDialog } from '../auth/change-password-dialog.tsx';
import { GoogleDialog } from './google-dialog.tsx';
import { SetPasswordDialog } from './set-password-dialog.tsx';
import { RowsSkeleton, SettingsRow, SettingsSection } from './settings-parts.tsx';
import { accountQuery } from './settings-queries.ts';

export function SignInSection() {
  const account = useQuery(accountQuery);
  return (
    <SettingsSection title="Signing in">
      {account.error && <ErrorAlert>{errorSentence(account.error)}</ErrorAlert>}
      {account.isPending && <RowsSkeleton label="Loading how you sign in" />}
      {account.data && (
        <>
          <PasswordRow hasPassword={account.data.hasPassword} />
          {(webConfig().googleSignIn || account.data.hasGoogle) && (
            <GoogleRow hasGoogle={account.data.hasGoogle} hasPassword={account.data.hasPassword} />
          )}
        </>
      )}
    </SettingsSection>
  );
}

function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = hasPassword ? ChangePasswordDialog : SetPasswordDialog;
  return (
    <SettingsRow
      title="Password"
      action={
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {hasPassword ? 'Change password' : 'Choose a password'}
        </Button>
      }
    >
      {hasPassword ? 'A new one signs out every other device.' : 'You have none yet.'}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </SettingsRow>
  );
}

function GoogleRow({ hasGoogle, hasPassword }: { hasGoogle: boolean; hasPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnlyWay = hasGoogle && !hasPassword;
  return (
    <SettingsRow
      title="Google"
      action={
        !isOnlyWay && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {hasGoogle ? 'Unlink Google' : 'Link Google'}
          </Button>
        )
      }
    >
      {!hasGoogle && 'Not linked.'}
      {hasGoogle && !isOnlyWay && 'Linked. You can sign in with it.'}
      {isOnlyWay && 'Linked, and your only way in. Choose a password before you unlink it.'}
      <GoogleDialog isLinked={hasGoogle} isOpen={isOpen} onOpenChange={setIsOpen} />
    </SettingsRow>
  );
}
