import type { Database } from '#server/db/client.ts';
import type { Author } from '#server/http/scope.ts';
import type { RecordOrder } from '#shared/record-order.ts';
import type { RoomInput, RoomUpdate } from '#shared/room-input.ts';
import { createRecordService } from '../budget-records/budget-record.service.ts';
import { saveOrder } from '../budget-records/record-order.service.ts';
import { roomOrdering, roomRecords } from './room.repository.ts';

export type Rooms = ReturnType<typeof createRooms>;

export function createRooms(db: Database) {
  return {
    ...createRecordService(db, {
      records: roomRecords,
      kind: 'room',
      toValues: (tx, place, inputs: RoomInput[]) => roomOrdering.append(tx, place, inputs),
      toChanges: async (_tx, _author, { changes }: { changes: RoomUpdate }) => changes,
    }),
    orderRooms: (author: Author, order: RecordOrder) => saveOrder(db, roomOrdering, author, order),
  };
}
