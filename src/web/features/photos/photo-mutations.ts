import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentUpdate } from '#shared/document.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { deletePhoto, updatePhoto } from './photo-api.ts';

/** Stays pending until the gallery is fresh, so that a dialog closes on the new state. */
function usePhotoChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => refreshAfter.documentChange(queryClient),
  });
}

export const useDeletePhoto = () => usePhotoChange(deletePhoto);
export const useUpdatePhoto = () =>
  usePhotoChange(({ id, input }: { id: number; input: DocumentUpdate }) => updatePhoto(id, input));
