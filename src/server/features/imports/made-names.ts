import type { Queryable } from '#server/db/client.ts';
import type { Scope } from '#server/http/scope.ts';
import type { ImportNames, ImportRow } from '#shared/import.ts';
import type { Contractors } from '../contractors/contractor.service.ts';
import type { Rooms } from '../rooms/room.service.ts';
import { nameKey } from './import-names.ts';

const NOTES_MAX_LENGTH = 5_000;

interface NamedParts {
  contractors: Contractors;
  rooms: Rooms;
}

interface Wanted {
  projectId: number;
  names: ImportNames;
  rows: ImportRow[];
}

export type MadeNames = Awaited<ReturnType<typeof makeNames>>;

/** Makes the contractors and rooms that the rows name and that do not exist. */
export async function makeNames(
  tx: Queryable,
  scope: Scope,
  { contractors, rooms }: NamedParts,
  { projectId, names, rows }: Wanted,
) {
  const used = (field: 'contractor' | 'room') =>
    new Set(rows.map((row) => nameKey(row[field] ?? '')));
  const contractorIds = new Map<string, number>();
  const roomIds = new Map<string, number>();
  const madeContractors: number[] = [];
  const usedContractors = used('contractor');
  for (const { text, id, isLeftOut } of names.contractors) {
    if (isLeftOut || !usedContractors.has(nameKey(text))) continue;
    const contractorId =
      id ?? (await contractors.createContractor(scope, { name: text.slice(0, 200) }, tx)).id;
    if (id === null) madeContractors.push(contractorId);
    contractorIds.set(nameKey(text), contractorId);
  }
  const usedRooms = used('room');
  const wanted = names.rooms.filter(
    ({ text, isLeftOut }) => !isLeftOut && usedRooms.has(nameKey(text)),
  );
  for (const { text, id } of wanted) if (id !== null) roomIds.set(nameKey(text), id);
  const missing = wanted.filter(({ id }) => id === null);
  const inputs = missing.map(({ text }) => ({ projectId, name: text.slice(0, 200) }));
  const madeRooms = inputs.length > 0 ? await rooms.createAll(scope, projectId, inputs, tx) : [];
  for (const [index, { text }] of missing.entries()) {
    roomIds.set(nameKey(text), (madeRooms[index] as { id: number }).id);
  }
  return { contractorIds, roomIds, madeContractors, madeRooms: madeRooms.map(({ id }) => id) };
}

/** A name that is left out stays in the notes. */
export function expenseOf(projectId: number, { contractorIds, roomIds }: MadeNames) {
  return (row: ImportRow) => {
    const { date, description, amount, kind, category, paymentMethod } = row;
    const contractorId = contractorIds.get(nameKey(row.contractor ?? '')) ?? null;
    const isNamed =
      row.contractor !== null && contractorId === null && row.contractor !== description;
    const notes = [row.notes, isNamed ? `Paid to ${row.contractor}` : null].filter(Boolean);
    return {
      projectId,
      ...{ date: date ?? '', description, amount: amount ?? '', kind },
      category: category as 'other',
      paymentMethod: paymentMethod as 'other',
      contractorId,
      roomId: roomIds.get(nameKey(row.room ?? '')) ?? null,
      notes: notes.join('\n').slice(0, NOTES_MAX_LENGTH) || null,
    };
  };
}
