import type { Project } from '#shared/project.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CommitmentLists } from './commitment-lists.tsx';

export interface CommitmentsDialogProps {
  project: Project;
  shows: 'agreements' | 'bills';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The records behind "Due", "Held back" and "Agreed" of the whole project. */
export function CommitmentsDialog(props: CommitmentsDialogProps) {
  const { project, shows, isOpen, onOpenChange } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={shows === 'bills' ? 'Bills' : 'Agreements'}
      description={
        shows === 'bills'
          ? 'What is due and held back, bill by bill.'
          : 'What is agreed and not yet billed or paid.'
      }
    >
      <CommitmentLists project={project} shows={shows} />
    </Dialog>
  );
}
