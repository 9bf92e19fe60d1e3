import { roleLabels } from '#shared/access.ts';
import { INVITATION_DAYS, type Invitation } from '#shared/invitation.ts';
import { CopyField } from '../../ui/copy-field.tsx';

/** The link of a new invitation, which the server never shows again. */
export function InvitationLink({ invitation }: { invitation: Invitation }) {
  const { email, role, url } = invitation;
  return (
    <div className="grid gap-2 rounded-md border border-line bg-sheet p-3.5">
      <p role="status" className="text-sm font-medium wrap-anywhere">
        {email ? `We sent an invitation to ${email}.` : `Here is your link (${roleLabels[role]}).`}
      </p>
      <CopyField
        label={email ? 'If it does not arrive, pass on this link' : 'Invitation link'}
        value={url}
        copyText="Copy link"
        copiesAtOnce={email === null}
      />
      <p className="text-sm text-ink-soft">
        It works once, for {INVITATION_DAYS} days, for anyone who has it. We show it only now.
      </p>
    </div>
  );
}
