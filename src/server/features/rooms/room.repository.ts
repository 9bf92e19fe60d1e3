import { asc } from 'drizzle-orm';
import { rooms } from '#server/db/tables/room.table.ts';
import { createBudgetRecords } from '../budget-records/budget-record.repository.ts';
import { createRecordOrdering } from '../budget-records/record-order.repository.ts';

export const roomRecords = createBudgetRecords({
  kind: 'room',
  table: rooms,
  limit: 'roomsPerProject',
  order: [asc(rooms.position), asc(rooms.id)],
});

export const roomOrdering = createRecordOrdering(rooms);
