import * as z from 'zod/mini';
import { type Room, roomSchema } from '#shared/room.ts';
import type { RoomInput, RoomUpdate } from '#shared/room-input.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export function fetchRooms(projectId: number, signal: AbortSignal): Promise<Room[]> {
  return requestJson(z.array(roomSchema), 'GET', `/api/rooms?projectId=${projectId}`, { signal });
}

export function createRoom(input: RoomInput, key: string): Promise<Room> {
  return requestJson(roomSchema, 'POST', '/api/rooms', { body: input, key });
}

export function updateRoom(id: number, input: RoomUpdate): Promise<Room> {
  return requestJson(roomSchema, 'PUT', `/api/rooms/${id}`, { body: input });
}

export async function deleteRoom(id: number): Promise<void> {
  await request('DELETE', `/api/rooms/${id}`);
}
