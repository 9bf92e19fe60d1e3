import type { RoomUpdate } from '#shared/room-input.ts';
import { useBudgetChange } from '../../lib/budget-change.ts';
import { useCreation } from '../../lib/creation.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createRoom, deleteRoom, updateRoom } from './room-api.ts';

export const useCreateRoom = () => useCreation(createRoom, refreshAfter.budgetChange);
export const useDeleteRoom = () => useBudgetChange(deleteRoom);
export const useUpdateRoom = () =>
  useBudgetChange(({ id, input }: { id: number; input: RoomUpdate }) => updateRoom(id, input));
