import { Link2 } from 'lucide-react';
import type { ChangeOrder } from '#shared/change-order.ts';
import { costText, daysText } from '#shared/change-text.ts';
import { LINK_DAYS } from '#shared/link.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { createChangeLink } from '../links/link-api.ts';
import { NewLinkAddress } from '../links/new-link-address.tsx';
import { OpenLinks } from '../links/open-links.tsx';
import type { ChangeSubject } from './change-subject.ts';

export interface ChangeLinkDialogProps {
  subject: ChangeSubject;
  change: ChangeOrder;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The way to the contractor's decision: a link that needs no account. */
export function ChangeLinkDialog(props: ChangeLinkDialogProps) {
  const { subject, change, isOpen, onOpenChange } = props;
  const { name } = subject.contractor;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`Let ${name} Decide`}
      description={`Send ${name} a link. They see this change with the new sum, and accept or decline it without an account.`}
    >
      <ChangeLink subject={subject} change={change} />
    </Dialog>
  );
}

function ChangeLink({ subject, change }: Pick<ChangeLinkDialogProps, 'subject' | 'change'>) {
  const { contractor, project } = subject;
  const create = useCreation(createChangeLink, refreshAfter.linkChange);
  const made = create.data;
  const terms = [costText(change.amountDelta, project.currency), daysText(change.daysDelta)];
  return (
    <div className="grid gap-4">
      <p>
        <span className="block font-semibold wrap-anywhere">{change.title}</span>
        <span className="money whitespace-normal text-ink-soft">
          {terms.filter(Boolean).join(', ')}
        </span>
      </p>
      {create.error && <ErrorAlert>{errorSentence(create.error)}</ErrorAlert>}
      {made ? (
        <NewLinkAddress
          key={made.id}
          link={made}
          email={contractor.email}
          subject={`A change to decide: ${change.title}`}
        />
      ) : (
        <Button
          isPending={create.isPending}
          pendingText="Making a link..."
          onClick={() => create.mutate(change.id)}
        >
          <Link2 className="size-4" aria-hidden="true" />
          Make a link for {LINK_DAYS.change_order} days
        </Button>
      )}
      <OpenLinks projectId={project.id} includes={(link) => link.changeOrderId === change.id} />
    </div>
  );
}
