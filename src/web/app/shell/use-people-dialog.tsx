import { useState } from 'react';
import { PeopleDialog } from '../../features/members/lazy-people-dialog.tsx';
import { useProjectsById } from '../../features/projects/use-projects-by-id.ts';

/** The people of the project that was chosen to be shared. It closes if the project is gone. */
export function usePeopleDialog() {
  const [shared, setShared] = useState({ projectId: 0, isOpen: false });
  const project = useProjectsById().get(shared.projectId);
  return {
    share: (projectId: number) => setShared({ projectId, isOpen: true }),
    peopleDialog: project && (
      <PeopleDialog
        project={project}
        isOpen={shared.isOpen}
        onOpenChange={(isOpen) => setShared({ ...shared, isOpen })}
      />
    ),
  };
}
