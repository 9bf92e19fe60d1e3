import type { Database, Queryable } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Author } from '#server/http/scope.ts';
import type { PlanLine } from '#shared/plan-line.ts';
import type { PlanLineBatch } from '#shared/plan-line-input.ts';
import type { Rooms } from '../rooms/room.service.ts';
import type { PlanLines } from './plan-line.service.ts';

const ROOM_REFUSED = 'Choose one of the rooms of this project';

export type PlanLineBatches = ReturnType<typeof createPlanLineBatches>;

/** Several lines at once, all or none: a starter plan, or rows from a spreadsheet. */
export function createPlanLineBatches(db: Database, planLines: PlanLines, rooms: Rooms) {
  return {
    createPlanLines: (
      author: Author,
      batch: PlanLineBatch,
      on: Queryable = db,
    ): Promise<PlanLine[]> =>
      on.transaction(async (tx) => {
        const { projectId } = batch;
        const lines = await withRooms(tx, author, batch);
        const inputs = lines.map((line) => ({ ...line, projectId }));
        return planLines.createAll(author, projectId, inputs, tx);
      }),
  };

  /** A room that a line names is found, or created. */
  async function withRooms(tx: Queryable, author: Author, { projectId, lines }: PlanLineBatch) {
    // Before the rooms are read, so that nobody adds one of the same name meanwhile.
    await planLines.requireRoom(tx, author, { projectId, count: lines.length });
    const reach = [{ ownerId: author.ownerId, projectId }];
    const known = await rooms.list({ reach }, { projectId }, tx);
    const ids = new Set(known.map(({ id }) => id));
    const wrong = lines.findIndex(({ roomId }) => roomId && !ids.has(roomId));
    if (wrong >= 0) {
      const details = [{ path: ['lines', wrong, 'roomId'], message: ROOM_REFUSED }];
      throw new AppError('validation', ROOM_REFUSED, { details });
    }
    const byName = new Map(known.map(({ id, name }) => [toKey(name), id]));
    const missing = new Map<string, string>();
    for (const { roomId, roomName } of lines) {
      if (roomId || !roomName || byName.has(toKey(roomName))) continue;
      // Named as it is spelled first.
      if (!missing.has(toKey(roomName))) missing.set(toKey(roomName), roomName);
    }
    const inputs = [...missing.values()].map((name) => ({ projectId, name }));
    const added = inputs.length > 0 ? await rooms.createAll(author, projectId, inputs, tx) : [];
    for (const { id, name } of added) {
      byName.set(toKey(name), id);
    }
    return lines.map(({ roomName, ...line }) => ({
      ...line,
      roomId: line.roomId ?? (roomName ? byName.get(toKey(roomName)) : null) ?? null,
    }));
  }
}

/** A spreadsheet may spell the same room in different ways. */
const toKey = (name: string) => name.trim().toLowerCase();
