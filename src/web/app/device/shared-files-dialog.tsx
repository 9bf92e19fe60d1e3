import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInUser } from '../../features/auth/signed-in-user.tsx';
import { addToInbox } from '../../features/inbox/add-to-inbox.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { listSharedFiles, removeSharedFiles } from '../../lib/shared-files.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** On the page of the inbox: asks whether to take what another application has shared. */
export function SharedFilesDialog() {
  const { id } = useSignedInUser();
  const [isAnswered, setIsAnswered] = useState(false);
  const { data: shared = [] } = useQuery({
    queryKey: [...queryKeys.sharedFiles, id],
    queryFn: () => listSharedFiles(id),
    gcTime: 0,
  });
  const what = shared.length === 1 ? 'this file' : `these ${shared.length} files`;
  return (
    <ConfirmDialog
      isOpen={shared.length > 0 && !isAnswered}
      onOpenChange={() => {
        setIsAnswered(true);
        void removeSharedFiles(shared);
      }}
      title={`Add ${what} to the inbox?`}
      description={shared.map(({ file }) => file.name).join(', ')}
      cancelText="Discard"
      confirmText="Add to inbox"
      isHarmless
      onConfirm={async () => addToInbox(shared.map(({ file }) => file))}
    />
  );
}
