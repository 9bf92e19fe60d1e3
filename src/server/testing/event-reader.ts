import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import type { ChangeEvent } from '#shared/events.ts';
import { listeningPort } from './chat-client.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type EventReader = Awaited<ReturnType<typeof openEvents>>;

/** Opens the stream of a signed-in browser at the listening application. */
export async function openEvents(
  test: TestApp,
  client: TestClient,
  { query = '', lastId }: { query?: string; lastId?: string | undefined } = {},
) {
  const sent = request({
    host: '127.0.0.1',
    port: await listeningPort(test),
    path: `/api/events${query}`,
    // A separate connection, because closing a tab closes its connection.
    agent: false,
    headers: {
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
  });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const events: ChangeEvent[] = [];
  const comments: string[] = [];
  let id: string | undefined;
  let isEnded = false;
  response.on('error', () => {});
  response.once('close', () => {
    isEnded = true;
  });
  const lines = createInterface({ input: response });
  lines.on('error', () => {});
  lines.on('line', (line) => {
    if (line.startsWith('data: ')) events.push(JSON.parse(line.slice('data: '.length)));
    if (line.startsWith('id: ')) id = line.slice('id: '.length);
    if (line.startsWith(':')) comments.push(line);
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    events,
    comments,
    lastId: () => id,
    isEnded: () => isEnded,
    /** As if the user's browser or network was gone. */
    close: () => sent.destroy(),
  };
}
