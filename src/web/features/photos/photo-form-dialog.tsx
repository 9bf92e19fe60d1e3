import { useForm } from 'react-hook-form';
import {
  documentSchema,
  documentUpdateSchema,
  type PhotoStage,
  photoStages,
} from '#shared/document.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { RecordHistory } from '../activity/record-history.tsx';
import { useConflict } from '../activity/use-conflict.tsx';
import { type Photo, photoTitle, stageLabels } from './photo.ts';
import type { PhotoPlaces } from './photo-groups.ts';
import { useUpdatePhoto } from './photo-mutations.ts';
import { milestoneOptions, nameOfPlace, roomOptions } from './photo-places.ts';

export interface PhotoFormDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  photo: Photo;
  places: PhotoPlaces;
}

export function PhotoFormDialog({ isOpen, onOpenChange, ...form }: PhotoFormDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Edit Photo">
      <PhotoForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface PhotoFormProps {
  photo: Photo;
  places: PhotoPlaces;
  onDone: () => void;
}

function PhotoForm({ photo, places, onDone }: PhotoFormProps) {
  const update = useUpdatePhoto();
  const form = useForm({
    resolver: formResolver(documentUpdateSchema),
    defaultValues: startValues(photo),
  });
  const { errors } = form.formState;
  const conflict = useConflict(form, {
    kind: 'document',
    record: photo,
    projectId: photo.projectId,
    schema: documentSchema,
    toValues: startValues,
    nameOf: (id, field) =>
      field === 'roomId'
        ? places.rooms.find((room) => room.id === id)?.name
        : places.milestones.find((milestone) => milestone.id === id)?.title,
  });
  const saving = useFormSaving(
    form,
    async (input) => {
      const isOwnTitle = input.title !== usualTitle(photo, places);
      const title = isOwnTitle ? input.title : usualTitle({ ...photo, ...input }, places);
      await update.mutateAsync({ id: photo.id, input: conflict.versioned({ ...input, title }) });
      onDone();
    },
    conflict.showError,
  );

  return (
    <DialogForm saving={saving} submitText="Save Changes" pendingText="Saving..." hasCancel>
      <TextField
        label="Title"
        autoComplete="off"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ReferenceField
          label="Room"
          emptyLabel="No room"
          control={form.control}
          name="roomId"
          options={roomOptions(places)}
          error={errors.roomId?.message}
        />
        <SelectField
          label="Stage"
          emptyLabel="None"
          options={photoStages.map((stage) => ({ value: stage, label: stageLabels[stage] }))}
          error={errors.stage?.message}
          {...form.register('stage', { setValueAs: (value) => value || null })}
        />
        <ReferenceField
          label="Milestone"
          emptyLabel="No milestone"
          control={form.control}
          name="milestoneId"
          options={milestoneOptions(places)}
          error={errors.milestoneId?.message}
        />
        <TextField
          label="Taken on"
          optional
          type="date"
          error={errors.takenOn?.message}
          {...form.register('takenOn')}
        />
      </div>
      <TextAreaField
        label="Notes"
        optional
        error={errors.notes?.message}
        {...form.register('notes')}
      />
      <RecordHistory kind="document" recordId={photo.id} projectId={photo.projectId} />
      {conflict.panel}
    </DialogForm>
  );
}

interface Details {
  roomId?: number | null | undefined;
  milestoneId?: number | null | undefined;
  stage?: PhotoStage | null | undefined;
}

const usualTitle = (details: Details, places: PhotoPlaces) =>
  photoTitle({ name: nameOfPlace(details, places), stage: details.stage ?? null });

function startValues({ title, roomId, milestoneId, stage, takenOn, notes }: Photo) {
  return {
    title,
    roomId,
    milestoneId,
    stage,
    takenOn: takenOn ?? '',
    notes: notes ?? '',
  };
}
