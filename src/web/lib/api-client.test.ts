import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TAB } from '#shared/tab.ts';
import { ApiError, errorSentence, request, requestJson } from './api-client.ts';

function answerWith(body: string | null, init: ResponseInit) {
  const fetchStub = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

afterEach(() => vi.unstubAllGlobals());

describe('the message of a failed call', () => {
  it('joins error and details with a bar', async () => {
    const details = [{ path: ['budget'], message: 'Budget must be at least $100' }];
    answerWith(JSON.stringify({ error: 'Check the form', details }), { status: 400 });
    const error = await failureOf(request('POST', '/api/projects', { body: {} }));
    expect(error.message).toBe(`Check the form|${JSON.stringify(details)}`);
    expect(error.sentence).toBe('Check the form');
    expect(error.details).toEqual(details);
    expect(error.status).toBe(400);
  });

  it('is the error alone when there are no details', async () => {
    answerWith(JSON.stringify({ error: 'Not found', code: 'not_found' }), { status: 404 });
    const error = await failureOf(request('GET', '/api/projects/7'));
    expect(error.message).toBe('Not found');
    expect(error.code).toBe('not_found');
  });

  it('is the error even if its code is from a newer server', async () => {
    answerWith(JSON.stringify({ error: 'Not on Sundays', code: 'sunday' }), { status: 403 });
    const error = await failureOf(request('GET', '/api/projects/7'));
    expect(error.message).toBe('Not on Sundays');
    expect(error.code).toBeUndefined();
  });

  it('is the status and the body if the body is not ours', async () => {
    answerWith('<h1>Bad gateway</h1>', { status: 502 });
    const error = await failureOf(request('GET', '/api/projects'));
    expect(error.message).toBe('502: <h1>Bad gateway</h1>');
    expect(errorSentence(error)).not.toContain('<h1>');
  });

  it('is the status and the status text if the body is empty', async () => {
    answerWith('', { status: 503, statusText: 'Service Unavailable' });
    const error = await failureOf(request('GET', '/api/projects'));
    expect(error.message).toBe('503: Service Unavailable');
  });

  it('says what to do if there is no answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('document', {
      querySelector: () => ({
        content: JSON.stringify({
          productName: 'Truline',
          googleSignIn: false,
          demoUrl: '/tour',
          billing: 'off',
        }),
      }),
    });
    const error = await failureOf(request('GET', '/api/projects'));
    expect(error.message).toBe("Truline can't be reached. Check your connection and try again.");
    expect(error.status).toBe(0);
  });
});

describe('a request', () => {
  it('has a JSON content type only with a body', async () => {
    const fetchStub = answerWith(null, { status: 204 });
    await request('POST', '/api/logout');
    await request('POST', '/api/login', { body: { email: 'a@b.co' } });
    const [bare, full] = fetchStub.mock.calls.map(([, init]) => init);
    expect(bare).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(bare?.headers).not.toHaveProperty('Content-Type');
    expect(full?.headers).toMatchObject({ 'Content-Type': 'application/json' });
    expect(full?.body).toBe('{"email":"a@b.co"}');
  });

  it('names this tab if it changes something', async () => {
    const fetchStub = answerWith(null, { status: 204 });
    await request('GET', '/api/user');
    await request('PUT', '/api/projects/7', { body: {} });
    await request('DELETE', '/api/projects/7');
    const [read, ...changes] = fetchStub.mock.calls.map(([, init]) => new Headers(init.headers));
    const [tab, ...others] = changes.map((headers) => headers.get('x-tab'));
    expect(read?.get('x-tab')).toBeNull();
    expect(tab).toMatch(TAB);
    expect(others).toEqual([tab]);
  });
});

describe('an answer with a known schema', () => {
  const shape = z.object({ id: z.number() });

  it('is parsed', async () => {
    answerWith('{"id":1,"more":true}', { status: 200 });
    expect(await requestJson(shape, 'GET', '/api/thing')).toEqual({ id: 1 });
  });

  it('fails with a plain sentence if it is something else', async () => {
    answerWith('<!doctype html>', { status: 200 });
    const error = await failureOf(requestJson(shape, 'GET', '/api/thing'));
    expect(errorSentence(error)).toBe(
      'The answer could not be read. Reload the page and try again.',
    );
  });
});
