import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ChatEvent, decodeChatStream } from '#shared/chat-stream.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Sends a message to the listening application and returns the stream of the answer. */
export async function openChat(test: TestApp, client: TestClient, input: object) {
  const sent = request({
    host: '127.0.0.1',
    port: await listeningPort(test),
    path: '/api/ai-chat',
    method: 'POST',
    // A separate connection, because closing a tab closes its connection.
    agent: false,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  sent.end(JSON.stringify(input));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    headers: response.headers,
    readText: () => text(response),
    events: decodeChatStream(response),
    closeTab: () => sent.destroy(),
  };
}

export async function listeningPort({ app }: TestApp): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

export async function readAll(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** The whole conversation about one message. */
export async function chat(
  test: TestApp,
  client: TestClient,
  content: string,
): Promise<ChatEvent[]> {
  const { events } = await openChat(test, client, { content });
  return readAll(events);
}

export async function listMessages(client: TestClient) {
  const messages = (await client.get('/api/ai-chat')).json<{ role: string; content: string }[]>();
  return messages.map(({ role, content }) => [role, content]);
}
