import { type DocumentedOperation, isEndless, resolveSchema, type Schema } from './api-document.ts';
import type { Canaries } from './canaries.ts';
import type { Visitor } from './visitor.ts';

/** Sends secrets to every route of the OpenAPI document, in every place that takes text. */
export async function sweepRoutes(visitor: Visitor, canaries: Canaries): Promise<number> {
  const { paths, components } = await visitor.must('GET', '/api/openapi.json');
  let calls = 0;
  for (const [pattern, operations] of Object.entries<Record<string, DocumentedOperation>>(paths)) {
    for (const [verb, operation] of Object.entries(operations)) {
      const method = verb.toUpperCase();
      if (isEndless(method, operation)) continue;
      const name = (place: string) => `${place} of ${method} ${pattern}`;
      const withParams = (value: string) => pattern.replaceAll(/\{[^}]+\}/g, value);
      const secretPath = withParams(canaries.plant(name('a part of the path')));
      const query = `?search=${canaries.plant(name('a search'))}&token=${canaries.plant(name('a token'))}`;
      const body = bodyOf(operation, components.schemas, () => canaries.plant(name('the body')));
      const headers = () => ({
        cookie: `plumbline_session=${canaries.plant(name('a session'))}`,
        authorization: `Bearer ${canaries.plant(name('a bearer'))}`,
        'x-admin-password': canaries.plant(name('an admin password')),
        'user-agent': canaries.plant(name('a browser')),
        referer: `http://localhost/?q=${canaries.plant(name('a referer'))}`,
        'stripe-signature': `t=1,v1=${canaries.plant(name('a signature'))}`,
      });
      const broken = `{"password":"${canaries.plant(name('a broken body'))}`;
      const json = { 'content-type': 'application/json' };
      const sendings: [string, RequestInit][] = [
        [`${withParams('1')}${query}`, { headers: { ...json, cookie: visitor.cookieHeader } }],
        [`${secretPath}${query}`, { headers: { ...json, ...headers() } }],
        [withParams('1'), { headers: { ...headers(), 'content-type': 'text/plain' } }],
      ];
      const hasBody = method !== 'GET';
      for (const [path, init] of sendings) {
        calls += await sendRaw(visitor, method, path, init, hasBody ? JSON.stringify(body) : null);
      }
      if (hasBody) {
        const [path, init] = sendings[0] ?? ['', {}];
        calls += await sendRaw(visitor, method, path, init, broken);
      }
    }
  }
  return calls;
}

/** Text in every field of the document. */
function bodyOf(
  operation: DocumentedOperation,
  named: Record<string, Schema>,
  text: () => string,
): object {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const schema = content?.schema && resolveSchema(content.schema, named);
  const fields = Object.keys(schema?.properties ?? { content: '' });
  return Object.fromEntries(
    fields.map((field) => [field, /email/i.test(field) ? `${text()}@example.com` : text()]),
  );
}

async function sendRaw(
  visitor: Visitor,
  method: string,
  path: string,
  init: RequestInit,
  body: string | null,
): Promise<number> {
  const headers = { origin: visitor.origin, ...init.headers };
  const response = await fetch(new URL(path, visitor.origin), {
    ...{ method, headers, body },
    redirect: 'manual',
    signal: AbortSignal.timeout(120_000),
  });
  await response.arrayBuffer();
  return 1;
}
