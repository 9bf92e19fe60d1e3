import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useLogout } from '../auth/auth-mutations.ts';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { waitingQuery } from './outbox-queries.ts';
import { removeWaiting } from './waiting-expense.ts';

interface LogOutDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** After a sign-out nothing of the account stays in the browser, so it asks about what waits. */
export function LogOutDialog({ isOpen, onOpenChange }: LogOutDialogProps) {
  const { id } = useSignedInUser();
  const { data: waiting = [] } = useQuery(waitingQuery(id));
  const logout = useLogout();
  const discardAndLeave = async () => {
    await logout.mutateAsync();
    await removeWaiting(waiting.map((each) => each.id));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Log out and discard?"
      description={
        waiting.length === 1
          ? 'One expense on this phone could not be sent yet. Logging out discards it.'
          : `${waiting.length} expenses on this phone could not be sent yet. Logging out discards them.`
      }
      cancelText="Stay signed in"
      confirmText="Discard and log out"
      pendingText="Logging out..."
      onConfirm={discardAndLeave}
    />
  );
}
