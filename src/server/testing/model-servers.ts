import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the model does with one call. */
interface ModelScript {
  /** Refuses every call with this status before any text. */
  status?: number;
  /** What the refusal says. */
  message?: string;
  pieces?: string[];
  /** Calls a tool after the pieces, its input in two pieces. */
  toolCall?: { name: string; input: object };
  /** Waits for this after the pieces. */
  until?: Promise<unknown>;
  /** After the pieces: the protocol's normal end, or one of the ways it can fail. */
  ending?: 'stop' | 'length' | 'refusal' | 'error' | 'cut' | 'reset' | 'hang';
}

interface ModelCall {
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  /** Resolves if the caller hangs up before the end. */
  hungUp: Promise<void>;
}

export interface ModelServer {
  baseUrl: string;
  calls: ModelCall[];
  /** Decides about each call, from its full text. */
  script: (prompt: string) => ModelScript;
  close(): Promise<void>;
}

interface Protocol {
  path: string;
  begin: string;
  piece: (text: string) => string;
  end: (reason: 'stop' | 'length' | 'refusal') => string;
  toolCall: (name: string, input: [string, string]) => string[];
  error: string;
  refusal: (status: number, message?: string) => object;
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string; [field: string]: unknown }) =>
  `event: ${value.type}\n${data(value)}`;

/** As OpenAI, Ollama and vLLM stream chat completions. */
const openAi: Protocol = {
  path: '/v1/chat/completions',
  begin: openAiChunk({ role: 'assistant', content: '' }),
  piece: (content) => openAiChunk({ content }),
  end: (reason) => {
    const finish = { stop: 'stop', length: 'length', refusal: 'content_filter' }[reason];
    return `${openAiChunk({}, finish)}data: [DONE]\n\n`;
  },
  error: data({ error: { message: 'The server had an error', type: 'server_error' } }),
  refusal: (status, message = `no: ${status}`) => ({
    error: { message, type: 'invalid_request_error' },
  }),
  toolCall: (name, [first, second]) => [
    openAiChunk({
      tool_calls: [
        { index: 0, id: 'call_1', type: 'function', function: { name, arguments: first } },
      ],
    }),
    openAiChunk({ tool_calls: [{ index: 0, function: { arguments: second } }] }),
    `${openAiChunk({}, 'tool_calls')}data: [DONE]\n\n`,
  ],
};

function openAiChunk(delta: object, finish_reason: string | null = null): string {
  return data({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_780_000_000,
    model: 'loopback',
    choices: [{ index: 0, delta, finish_reason }],
  });
}

/** As Anthropic streams messages. */
const anthropic: Protocol = {
  path: '/v1/messages',
  begin:
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'loopback',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) +
    event({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'text', text: '' },
    }) +
    event({ type: 'ping' }),
  piece: (piece) =>
    event({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: piece },
    }),
  end: (reason) => {
    const stop_reason = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }[reason];
    return (
      event({ type: 'content_block_stop', index: 0 }) +
      event({
        type: 'message_delta',
        delta: { stop_reason, stop_sequence: null },
        usage: { output_tokens: 5 },
      }) +
      event({ type: 'message_stop' })
    );
  },
  error: event({
    type: 'error',
    error: { type: 'overloaded_error', message: 'Overloaded' },
  }),
  refusal: (status, message = `no: ${status}`) => ({
    type: 'error',
    error: { type: 'api_error', message },
  }),
  toolCall: (name, [first, second]) => [
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'content_block_start',
      index: 1,
      content_block: { type: 'tool_use', id: 'toolu_1', name, input: {} },
    }),
    ...[first, second].map((partial_json) =>
      event({
        type: 'content_block_delta',
        index: 1,
        delta: { type: 'input_json_delta', partial_json },
      }),
    ),
    event({ type: 'content_block_stop', index: 1 }) +
      event({
        type: 'message_delta',
        delta: { stop_reason: 'tool_use', stop_sequence: null },
        usage: { output_tokens: 5 },
      }) +
      event({ type: 'message_stop' }),
  ],
};

const modelProtocols = { openai: openAi, anthropic };

/** A server on loopback with a model's real streaming protocol and scripted answers. */
export async function startModelServer(name: keyof typeof modelProtocols): Promise<ModelServer> {
  const protocol = modelProtocols[name];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const hungUp = Promise.withResolvers<void>();
    response.once('close', () => {
      if (!response.writableFinished) hungUp.resolve();
    });
    const body = await text(request);
    if (request.url !== protocol.path) return response.writeHead(404).end();
    const { headers } = request;
    running.calls.push({ headers, body: JSON.parse(body), hungUp: hungUp.promise });
    const script = running.script(body);
    const { status, message, pieces = [], toolCall, until, ending = 'stop' } = script;
    if (status) {
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
      return response.end(JSON.stringify(protocol.refusal(status, message)));
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(protocol.begin);
    for (const piece of pieces) {
      response.write(protocol.piece(piece));
      // One tick apart, so that they arrive as separate pieces.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (toolCall) {
      const input = JSON.stringify(toolCall.input);
      const half = Math.ceil(input.length / 2);
      for (const part of protocol.toolCall(toolCall.name, [
        input.slice(0, half),
        input.slice(half),
      ])) {
        response.write(part);
        await new Promise((resolve) => setImmediate(resolve));
      }
      return response.end();
    }
    await until;
    switch (ending) {
      case 'hang':
        return;
      case 'reset':
        return response.destroy();
      case 'cut':
        return response.end();
      case 'error':
        return response.end(protocol.error);
      default:
        return response.end(protocol.end(ending));
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const running: ModelServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: [],
    script: () => ({ pieces: ['Hello.'] }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return running;
}
