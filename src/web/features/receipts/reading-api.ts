import {
  type ReceiptReading,
  readingSchema,
  type StartedReading,
  startedReadingSchema,
} from '#shared/reading.ts';
import { requestJson } from '../../lib/api-client.ts';

export function startReading(key: string, signal: AbortSignal): Promise<StartedReading> {
  return requestJson(startedReadingSchema, 'POST', '/api/readings', { body: { key }, signal });
}

export function fetchReading(id: number, signal: AbortSignal): Promise<ReceiptReading> {
  return requestJson(readingSchema, 'GET', `/api/readings/${id}`, { signal });
}
