import { Camera, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '#shared/project.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ThumbCorner } from '../../ui/thumb-corner.tsx';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { ViewOnlyNote } from '../projects/view-only-note.tsx';
import { FileDropArea } from './file-drop-area.tsx';
import { AddPhotosDialog, RoomsDialog } from './lazy-photo-dialogs.tsx';
import { LoadedPhotos } from './loaded-photos.tsx';

export function PhotosPage() {
  usePageTitle('Photos');
  const project = useSelectedProject();
  if (!project) return <PageHeader title="No Project Selected" />;
  return <ProjectPhotos key={project.id} project={project} />;
}

function ProjectPhotos({ project }: { project: Project }) {
  const canChange = canChangeRecords(project);
  const [adding, setAdding] = useState<{ isOpen: boolean; files: File[] }>({
    isOpen: false,
    files: [],
  });
  const [isManagingRooms, setIsManagingRooms] = useState(false);
  const add = (files: File[] = []) => setAdding({ isOpen: true, files });
  return (
    <FileDropArea onFiles={canChange && !adding.isOpen ? add : null} className="min-h-[70dvh]">
      <PageHeader
        title="Photos"
        actions={
          canChange && (
            <div className="flex gap-2.5">
              <Button variant="secondary" onClick={() => setIsManagingRooms(true)}>
                <DoorOpen className="size-4" aria-hidden="true" />
                Rooms
              </Button>
              <ThumbCorner>
                <Button onClick={() => add()}>
                  <Camera className="size-4" aria-hidden="true" />
                  Add Photos
                </Button>
              </ThumbCorner>
            </div>
          )
        }
      >
        <span className="line-clamp-2 wrap-anywhere">{project.name}</span>
        <ViewOnlyNote project={project} />
      </PageHeader>
      <LoadedPhotos project={project} />
      <AddPhotosDialog
        project={project}
        files={adding.files}
        isOpen={adding.isOpen}
        onOpenChange={(isOpen) => setAdding({ ...adding, isOpen })}
      />
      <RoomsDialog
        projectId={project.id}
        isOpen={isManagingRooms}
        onOpenChange={setIsManagingRooms}
      />
    </FileDropArea>
  );
}
