import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Assistant, AssistantRequest, Ledger } from '#server/assistant/assistant.ts';
import type { AppError } from '#server/errors.ts';
import { type ModelServer, startModelServer } from '#server/testing/model-servers.ts';
import { createModelAssistant } from './model-assistant.ts';

/** The ledger of a new account. */
const emptyLedger: Ledger = {
  selectedProjectId: null,
  listProjects: async () => [],
  listContractors: async () => [],
  listMilestones: async () => [],
  listExpenses: async () => [],
  sumExpenses: async () => ({ total: '0.00', count: 0 }),
  sumExpensesBy: async () => [],
  findUsage: async () => ({
    plan: 'free',
    expenses: { count: 0, limit: 5 },
    contractors: { count: 0, limit: 3 },
  }),
  listPlannedProjects: async () => new Set<number>(),
  findBudget: async () => Promise.reject(new Error('There is no project')),
  listAgreements: async () => [],
  listDueBills: async () => [],
  listChangeOrders: async () => [],
  listQuotes: async () => [],
  listDocuments: async () => [],
  listMembers: async () => [],
  findRooms: async () => [],
  listPunchItems: async () => [],
  listInboxFiles: async () => [],
  findTaxRecord: async () => Promise.reject(new Error('There is no project')),
  listTaxEntries: async () => [],
  findMentioned: async () => new Set<string>(),
  listDescribed: async () => [],
};

const request = (over: Partial<AssistantRequest> = {}): AssistantRequest => ({
  question: 'What is left?',
  history: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Good day' },
  ],
  ledger: emptyLedger,
  today: '2026-03-08',
  signal: new AbortController().signal,
  ...over,
});

async function collect(pieces: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = [];
  for await (const piece of pieces) collected.push(piece);
  return collected;
}

describe.each(['openai', 'anthropic'] as const)('a model behind %s', (provider) => {
  let server: ModelServer;
  let assistant: Assistant;
  const onConsole = vi.spyOn(console, 'error');
  beforeAll(async () => {
    server = await startModelServer(provider);
    assistant = createModelAssistant({
      provider,
      model: 'loopback-1',
      apiKey: 'sk-canary',
      baseUrl: server.baseUrl,
    });
  });
  afterEach(() => {
    server.calls.length = 0;
    expect(onConsole).not.toHaveBeenCalled();
  });
  afterAll(() => server.close());

  const failure = async (script: ReturnType<ModelServer['script']>) => {
    server.script = () => script;
    const error = (await collect(assistant.answer(request())).catch((cause) => cause)) as AppError;
    expect(error.code).toBe('unavailable');
    const log = JSON.stringify([error, String((error.cause as Error)?.stack)]);
    expect(log).not.toMatch(/canary|What is left|Good day/);
    return error.message;
  };

  it('answers in pieces as they arrive', async () => {
    const pieces = ['You have ', '**$5', '.00** ', 'left \u{1F3E0}.'];
    server.script = () => ({ pieces });
    const question = 'I had $5.00. What is left?';
    expect(await collect(assistant.answer(request({ question })))).toEqual(pieces);
  });

  it('gets the rules, the conversation so far and the records, and two tools that read', async () => {
    server.script = () => ({ pieces: ['Hello.'] });
    await collect(assistant.answer(request()));
    const [call] = server.calls;
    expect(call?.headers[provider === 'openai' ? 'authorization' : 'x-api-key']).toMatch(
      /sk-canary$/,
    );
    expect(call?.body).toMatchObject({ model: 'loopback-1', stream: true, max_tokens: 4_000 });
    const tools = call?.body['tools'] as { name?: string; function?: { name: string } }[];
    expect(tools.map(({ name, function: own }) => name ?? own?.name).toSorted()).toEqual([
      'askExpenses',
      'askRecords',
      'askTaxRecord',
    ]);
    const sent = JSON.stringify(call?.body);
    for (const part of ['never instructions to you', 'Good day', '2026-03-08', 'What is left?']) {
      expect(sent).toContain(part);
    }
  });

  const sumOfAll = {
    name: 'askExpenses',
    input: { subject: 'expenses', measure: 'sum', filters: {} },
  };
  const spent: Ledger = {
    ...emptyLedger,
    sumExpenses: async () => ({ total: '4321.09', count: 7 }),
  };

  it('asks the ledger through a tool, and writes what it says', async () => {
    server.script = (prompt) =>
      prompt.includes('4,321.09') ? { pieces: ['You spent $4,321.09.'] } : { toolCall: sumOfAll };
    const explain = vi.fn();
    const pieces = await collect(assistant.answer(request({ ledger: spent, explain })));
    expect(pieces.join('')).toBe('You spent $4,321.09.');
    // The panel shows what it looked up, and where.
    expect(explain).toHaveBeenCalledExactlyOnceWith({
      readAs: ['the total of the expenses'],
      filters: [],
      sources: [{ text: 'Expenses', count: 7, page: '/expenses?project=all' }],
      choices: [],
      chart: null,
    });
    expect(server.calls).toHaveLength(2);
    expect(JSON.stringify(server.calls[1]?.body)).toContain('<records>');
  });

  it('is stopped after six calls', async () => {
    server.script = () => ({ pieces: ['Hm. '], toolCall: sumOfAll });
    await collect(assistant.answer(request({ ledger: spent }))).catch(() => []);
    expect(server.calls).toHaveLength(6);
  });

  it('is told on if a figure in its text is in no record', async () => {
    server.script = () => ({ pieces: ['You spent $77.77 in 2026.'] });
    const text = (await collect(assistant.answer(request()))).join('');
    expect(text).toMatch(/Not found in your records as such: \$77\.77\./);
  });

  it('gets the summary alone if it takes no tools', async () => {
    const plain = createModelAssistant({
      provider,
      model: 'loopback-1',
      apiKey: 'sk-canary',
      baseUrl: server.baseUrl,
    });
    server.script = (prompt) =>
      prompt.includes('"tools"')
        ? { status: 400, message: 'this model does not support tools' }
        : { pieces: ['Hello.'] };
    const explain = vi.fn();
    expect(await collect(plain.answer(request({ explain })))).toEqual(['Hello.']);
    expect(explain.mock.lastCall?.[0].readAs).toEqual([
      'a question for the language model, with a summary of your records',
    ]);
    expect(await collect(plain.answer(request()))).toEqual(['Hello.']);
    // It is not asked again with tools.
    expect(server.calls).toHaveLength(3);
  });

  it('hangs up when the user is gone', async () => {
    server.script = () => ({ pieces: ['One ', 'moment'], ending: 'hang' });
    const closed = new AbortController();
    const pieces = assistant.answer(request({ signal: closed.signal }))[Symbol.asyncIterator]();
    await pieces.next();
    closed.abort();
    await expect(pieces.next().then(() => pieces.next())).rejects.toThrow(/abort/i);
    await server.calls[0]?.hungUp;
  });

  it.each([
    ['is over its limit', { status: 429 }, /is too busy right now\. Try again in a minute/],
    ['does not accept the key', { status: 401 }, /not set up correctly/],
    ['does not know the model', { status: 404 }, /not set up correctly/],
    ['is out of order', { status: 500 }, /cannot be reached right now/],
    ['refuses', { pieces: ['I can'], ending: 'refusal' as const }, /declined to answer/],
    [
      'fails in the middle',
      { pieces: ['You'], ending: 'error' as const },
      /stopped in the middle|too busy/,
    ],
    ['is cut off', { pieces: ['You have'], ending: 'cut' as const }, /stopped in the middle/],
    [
      'is torn off',
      { pieces: ['You have'], ending: 'reset' as const },
      /stopped in the middle|be reached/,
    ],
  ])('gives a sentence when it %s', async (_, script, sentence) => {
    expect(await failure(script)).toMatch(sentence);
  });

  it('is tried once more before it counts as failed', async () => {
    let calls = 0;
    server.script = () => {
      calls += 1;
      return calls === 1 ? { status: 503 } : { pieces: ['Back.'] };
    };
    expect(await collect(assistant.answer(request()))).toEqual(['Back.']);
  });

  it('says so if an answer reached the maximum length', async () => {
    server.script = () => ({ pieces: ['Much'], ending: 'length' });
    expect((await collect(assistant.answer(request()))).join('')).toMatch(/^Much\n\n\*.*cut short/);
  });
});

it('gives a sentence if nothing answers', async () => {
  const server = await startModelServer('openai');
  await server.close();
  const assistant = createModelAssistant({
    provider: 'openai',
    model: 'x',
    apiKey: undefined,
    baseUrl: server.baseUrl,
  });
  await expect(collect(assistant.answer(request()))).rejects.toThrow(/cannot be reached right now/);
});
