import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { toCalendarDate } from '#shared/dates.ts';
import { type PhotoStage, photoStages } from '#shared/document.ts';
import type { Project } from '#shared/project.ts';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { milestonesQuery } from '../milestones/milestone-queries.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import { FileDropArea } from './file-drop-area.tsx';
import { photoTitle, stageLabels } from './photo.ts';
import { PhotoBatchList } from './photo-batch-list.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { milestoneOptions, nameOfPlace, roomOptions } from './photo-places.ts';
import { startingStage } from './starting-stage.ts';
import { usePhotoBatch } from './use-photo-batch.ts';
import { usePhotos } from './use-photos.ts';

export interface AddPhotosDialogProps {
  project: Project;
  /** Those that were dropped on the page. */
  files: File[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddPhotosDialog({ isOpen, onOpenChange, ...form }: AddPhotosDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Add Photos">
      <AddPhotosForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const stageOptions = photoStages.map((value) => ({ value, label: stageLabels[value] }));

interface AddPhotosFormProps {
  project: Project;
  files: File[];
  onDone: () => void;
}

function AddPhotosForm({ project, files, onDone }: AddPhotosFormProps) {
  const { data: photos = [] } = usePhotos(project.id);
  const { data: rooms = [] } = useQuery(roomsQuery(project.id));
  const { data: milestones = [] } = useQuery(milestonesQuery(project.id));
  const places = { rooms, milestones };
  const [roomId, setRoomId] = useState<number | null>(null);
  const [milestoneId, setMilestoneId] = useState<number | null>(null);
  const [chosenStage, setChosenStage] = useState<PhotoStage | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const batch = usePhotoBatch(project, files);

  const alike = photos.filter((photo) => roomId === null || photo.roomId === roomId);
  const stage = chosenStage ?? startingStage(alike, toCalendarDate(new Date()));
  const count = batch.items.filter(({ step }) => step !== 'failed' && step !== 'refused').length;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (count === 0) {
      setProblem('Choose at least one photo.');
      return;
    }
    setIsSaving(true);
    setProblem(undefined);
    const title = photoTitle({ name: nameOfPlace({ roomId, milestoneId }, places), stage });
    const { added, left } = await batch.save({ roomId, milestoneId, stage }, title);
    setIsSaving(false);
    if (added > 0) toast.success(added === 1 ? 'Photo added' : `${added} photos added`);
    if (left === 0) onDone();
    else setProblem(`${left === 1 ? 'One photo was' : `${left} photos were`} not added.`);
  };

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <FileDropArea onFiles={batch.add}>
        <PhotoPicker onFiles={batch.add} />
      </FileDropArea>
      <PhotoBatchList items={batch.items} onRetry={batch.retry} onRemove={batch.remove} />
      <div className="grid gap-1.5">
        <p aria-hidden="true" className="text-sm font-medium">
          Stage
        </p>
        <Segments
          label="Stage"
          options={stageOptions}
          value={stage}
          onChange={setChosenStage}
          isWide
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Room"
          emptyLabel="No room"
          hint={rooms.length === 0 ? 'The button Rooms on the page adds some.' : undefined}
          options={roomOptions(places)}
          value={roomId ?? ''}
          onChange={({ target }) => setRoomId(Number(target.value) || null)}
        />
        <SelectField
          label="Milestone"
          emptyLabel="No milestone"
          options={milestoneOptions(places)}
          value={milestoneId ?? ''}
          onChange={({ target }) => setMilestoneId(Number(target.value) || null)}
        />
      </div>
      <FormFooter problem={problem}>
        <CancelButton />
        <Button type="submit" isPending={isSaving} pendingText="Adding...">
          {count > 1 ? `Add ${count} Photos` : 'Add Photo'}
        </Button>
      </FormFooter>
      <UnsavedChanges hasChanges={() => batch.items.length > 0} />
    </form>
  );
}
