import * as z from 'zod/mini';
import {
  type ReserveMove,
  type ReserveMoveInput,
  reserveMoveSchema,
} from '#shared/reserve-move.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export function fetchReserveMoves(projectId: number, signal: AbortSignal): Promise<ReserveMove[]> {
  const url = `/api/reserve-moves?projectId=${projectId}`;
  return requestJson(z.array(reserveMoveSchema), 'GET', url, { signal });
}

export function createReserveMove(input: ReserveMoveInput, key: string): Promise<ReserveMove> {
  return requestJson(reserveMoveSchema, 'POST', '/api/reserve-moves', { body: input, key });
}

/** Adds the opposite move. */
export async function reverseReserveMove(id: number): Promise<void> {
  await request('DELETE', `/api/reserve-moves/${id}`);
}
