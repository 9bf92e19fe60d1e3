import { useQuery } from '@tanstack/react-query';
import { Check, Pencil, Plus, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Room } from '#shared/room.ts';
import { roomInputSchema } from '#shared/room-input.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { controlClasses } from '../../ui/field.tsx';
import { DeleteRecordDialog } from '../activity/delete-record-dialog.tsx';
import { PhotoCountLink } from '../photos/photo-count-link.tsx';
import { photoCountsQuery } from '../photos/photo-count-queries.ts';
import { useCreateRoom, useDeleteRoom, useUpdateRoom } from './room-mutations.ts';
import { roomsQuery } from './room-queries.ts';

export interface RoomsDialogProps {
  projectId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The rooms of a project: add, rename, delete. */
export function RoomsDialog({ projectId, isOpen, onOpenChange }: RoomsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Rooms"
      description="Lines, expenses and photos can be in a room. Totals by room come from the first two."
    >
      <Rooms projectId={projectId} onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Rooms({ projectId, onLeave }: { projectId: number; onLeave: () => void }) {
  const { data: rooms = [] } = useQuery(roomsQuery(projectId));
  const { data: photoCounts } = useQuery(photoCountsQuery(projectId));
  const create = useCreateRoom();
  const [deleting, setDeleting] = useState<{ room: Room; isOpen: boolean } | null>(null);
  return (
    <div className="grid gap-4">
      <NameForm
        label="New room"
        start=""
        submitText="Add"
        onSave={(name) => create.mutateAsync({ projectId, name })}
      />
      {rooms.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {rooms.map((room) => (
            <RoomItem
              key={room.id}
              room={room}
              photoCount={photoCounts?.rooms.find(({ id }) => id === room.id)?.count}
              onLeave={onLeave}
              onDelete={() => setDeleting({ room, isOpen: true })}
            />
          ))}
        </ul>
      )}
      {deleting && (
        <DeleteRoomDialog
          room={deleting.room}
          isOpen={deleting.isOpen}
          onOpenChange={(isOpen) => setDeleting({ ...deleting, isOpen })}
        />
      )}
    </div>
  );
}

interface RoomItemProps {
  room: Room;
  photoCount: number | undefined;
  onLeave: () => void;
  onDelete: () => void;
}

function RoomItem({ room, photoCount, onLeave, onDelete }: RoomItemProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const update = useUpdateRoom();
  if (isRenaming) {
    return (
      <li className="py-2">
        <NameForm
          label={`Name of ${room.name}`}
          start={room.name}
          submitText="Save"
          onSave={async (name) => {
            await update.mutateAsync({ id: room.id, input: { name, version: room.version } });
            setIsRenaming(false);
          }}
          onCancel={() => setIsRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center py-0.5">
      <span className="min-w-0 flex-1 wrap-anywhere">{room.name}</span>
      <PhotoCountLink
        of={{ room: room.id }}
        name={room.name}
        count={photoCount}
        onLeave={onLeave}
      />
      <IconButton label={`Rename ${room.name}`} onClick={() => setIsRenaming(true)}>
        <Pencil className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${room.name}`} onClick={onDelete}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface NameFormProps {
  label: string;
  start: string;
  submitText: string;
  onSave: (name: string) => Promise<unknown>;
  onCancel?: () => void;
}

function NameForm({ label, start, submitText, onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const parsed = roomInputSchema.shape.name.safeParse(name);
    setProblem(parsed.error?.issues[0]?.message ?? null);
    if (!parsed.success) return;
    setIsSaving(true);
    try {
      await onSave(parsed.data);
      setName('');
    } catch (error) {
      setProblem(errorSentence(error));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-2">
      <div className="flex gap-2">
        <input
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed.
          autoFocus={onCancel !== undefined}
          placeholder="e.g. Kitchen"
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          className={joinClasses(controlClasses, 'target')}
        />
        <Button variant="secondary" type="submit" isPending={isSaving}>
          {!isSaving &&
            (onCancel ? (
              <Check className="size-4" aria-hidden="true" />
            ) : (
              <Plus className="size-4" aria-hidden="true" />
            ))}
          {submitText}
        </Button>
        {onCancel && (
          <IconButton label="Keep the name" onClick={onCancel}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {problem && <ErrorAlert>{problem}</ErrorAlert>}
    </form>
  );
}

interface DeleteRoomDialogProps {
  room: Room;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function DeleteRoomDialog({ room, isOpen, onOpenChange }: DeleteRoomDialogProps) {
  const remove = useDeleteRoom();
  return (
    <DeleteRecordDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      kind="room"
      record={room}
      noun="Room"
      name={room.name}
      description="Its lines and expenses stay, without a room."
      onDelete={remove.mutateAsync}
    />
  );
}
