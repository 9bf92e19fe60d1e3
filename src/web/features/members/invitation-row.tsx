import { Link2, Mail } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { roleLabels } from '#shared/access.ts';
import { formatDate } from '#shared/dates.ts';
import type { OpenInvitation } from '#shared/invitation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRevokeInvitation } from './member-mutations.ts';
import { PersonLine } from './person-line.tsx';

export function InvitationRow({ invitation }: { invitation: OpenInvitation }) {
  const { id, email, role, expiresAt } = invitation;
  const [isRevoking, setIsRevoking] = useState(false);
  const revoke = useRevokeInvitation();
  const subject = email ?? 'Invitation by link';
  const Icon = email ? Mail : Link2;
  return (
    <li>
      <PersonLine
        mark={<Icon className="size-4" />}
        name={subject}
        note={`${roleLabels[role]} · Ends ${formatDate(expiresAt)}`}
      >
        <Button variant="quiet" onClick={() => setIsRevoking(true)}>
          Revoke<span className="sr-only"> the invitation of {email ?? 'a link'}</span>
        </Button>
      </PersonLine>
      <ConfirmDialog
        isOpen={isRevoking}
        onOpenChange={setIsRevoking}
        title="Revoke Invitation"
        subject={subject}
        description="The link stops working. You can invite the same person again at any time."
        confirmText="Revoke Invitation"
        pendingText="Revoking..."
        onConfirm={async () => {
          await revoke.mutateAsync(id);
          toast('Invitation revoked');
        }}
      />
    </li>
  );
}
