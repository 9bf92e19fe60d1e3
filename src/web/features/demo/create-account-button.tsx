import { useState } from 'react';
import { codePart } from '../../lib/code-parts.ts';
import { Button } from '../../ui/button.tsx';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';

const loadDialog = codePart(
  async () => (await import('./create-account-dialog.tsx')).CreateAccountDialog,
);

export function CreateAccountButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Create Free Account
      </Button>
      <LazyDialog load={loadDialog} dialog={{ isOpen, onOpenChange: setIsOpen }} />
    </>
  );
}
