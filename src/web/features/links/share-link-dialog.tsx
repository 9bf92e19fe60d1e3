import { Link2 } from 'lucide-react';
import type { Contractor } from '#shared/contractor.ts';
import { LINK_DAYS } from '#shared/link.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { createContractorLink } from './link-api.ts';
import { NewLinkAddress } from './new-link-address.tsx';
import { OpenLinks } from './open-links.tsx';

export interface ShareLinkDialogProps {
  contractor: Contractor;
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A page of the contractor's own, without an account. */
export function ShareLinkDialog({
  contractor,
  project,
  isOpen,
  onOpenChange,
}: ShareLinkDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={`A Link for ${contractor.name}`}
      description={`A page about their work in ${project.name}. They need no account.`}
    >
      <ShareLink contractor={contractor} project={project} />
    </Dialog>
  );
}

function ShareLink({ contractor, project }: Pick<ShareLinkDialogProps, 'contractor' | 'project'>) {
  const { id: contractorId, name, email } = contractor;
  const { id: projectId } = project;
  const create = useCreation(createContractorLink, refreshAfter.linkChange);
  const made = create.data;
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 text-sm">
        <p>
          <strong className="font-semibold">{name} sees</strong> their agreements, changes, bills,
          payments and the steps of the work with their days.
        </p>
        <p>
          <strong className="font-semibold">They can</strong> decide changes that you ask for, ask
          for one, send a bill or a document and propose a day. All they send waits for you.
        </p>
        <p>
          <strong className="font-semibold">They never see</strong> your budget, other contractors,
          or what the project costs.
        </p>
      </div>
      {create.error && <ErrorAlert>{errorSentence(create.error)}</ErrorAlert>}
      {made ? (
        <NewLinkAddress
          key={made.id}
          link={made}
          email={email}
          subject={`Our work together: ${project.name}`}
        />
      ) : (
        <Button
          isPending={create.isPending}
          pendingText="Making a link..."
          onClick={() => create.mutate({ contractorId, projectId })}
        >
          <Link2 className="size-4" aria-hidden="true" />
          Make a link for {LINK_DAYS.contractor} days
        </Button>
      )}
      <OpenLinks projectId={projectId} includes={(link) => link.contractorId === contractorId} />
    </div>
  );
}
