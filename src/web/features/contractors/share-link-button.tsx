import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import { Button } from '../../ui/button.tsx';
import { ShareLinkDialog } from '../links/lazy-share-link-dialog.tsx';

interface ShareLinkButtonProps {
  contractor: Contractor;
  project: Project;
}

export function ShareLinkButton({ contractor, project }: ShareLinkButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Link2 className="size-4" aria-hidden="true" />
        Share a link
      </Button>
      <ShareLinkDialog
        contractor={contractor}
        project={project}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}
