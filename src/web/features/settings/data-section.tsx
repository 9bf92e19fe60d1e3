import { useState } from 'react';
import { DELETION_DAYS } from '#shared/account-deletion.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingsRow, SettingsSection } from './settings-parts.tsx';

export function DataSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title="Your data">
      <SettingsRow
        title="Download everything"
        action={
          <a
            href="/api/account/archive.zip"
            download
            className={buttonClasses({ variant: 'secondary' })}
          >
            Download everything
          </a>
        }
      >
        One ZIP file with all your projects: records, history and files.
      </SettingsRow>
      <SettingsRow
        title="Delete your account"
        action={
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Delete account
          </Button>
        }
      >
        You read first what goes and what stays, and have {DELETION_DAYS} days to change your mind.
      </SettingsRow>
      <DeleteAccountDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </SettingsSection>
  );
}
