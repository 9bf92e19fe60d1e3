import { globSync, readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let test: TestApp;
let source: string;
interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
let operations: (Operation & { call: string })[];

beforeAll(async () => {
  test = await createTestApp();
  source = (await test.client().get('/api/openapi.json')).body;
  const paths: Record<string, Record<string, Operation>> = JSON.parse(source).paths;
  operations = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ ...call, call: `${method} ${path}` })),
  );
});
afterAll(() => test.close());

it('follows the recommended rules for OpenAPI documents', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const found = problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
  expect(found).toEqual([]);
});

/** Calls whose routes file does the work without a service function of that name. */
const WITHOUT_SERVICE_VERB = [
  'finishGoogleSignIn',
  'getHealth',
  'getUser',
  'logout',
  'readReceipt',
  'requestPasswordReset',
  'resetPassword',
  'startGoogleLink',
  'startGoogleSignIn',
  'startKeepingDemo',
];

/** The calls of each kind of record that `recordRoutes` adds. */
function recordCalls(code: string): string[] {
  const kinds = code.matchAll(/name: \{ one: '(\w+)', many: '(\w+)' \}/g);
  return [...kinds].flatMap(([, one, many]) => [
    `list${many}`,
    ...['create', 'update', 'delete'].map((verb) => `${verb}${one}`),
  ]);
}

it('names each call after its service’s verb, and no two alike', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.length).toBeGreaterThan(60);
  expect([...new Set(names)]).toEqual(names);
  const files = globSync('src/server/features/*/*.routes.ts');
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const known = new Set(recordCalls(code));
  const unknown = names.filter(
    (name) => !known.has(name) && !new RegExp(`\\w\\.${name}\\(`).test(code),
  );
  expect(unknown.sort()).toEqual(WITHOUT_SERVICE_VERB);
});

it('says for each call who may make it', () => {
  const securityOf = (call: string) => operations.find((each) => each.call === call)?.security;
  expect(securityOf('post /api/login')).toEqual([]);
  expect(securityOf('get /api/projects')).toEqual([{ session: [] }]);
  expect(securityOf('get /api/admin/users')).toEqual([{ adminPassword: [] }]);
  expect(securityOf('post /api/stripe/webhook')).toEqual([{ stripeSignature: [] }]);
});

it('says which calls take an Idempotency-Key', () => {
  const keyed = operations
    .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
    .map(({ call }) => call.replace('post', 'POST'));
  expect(keyed.sort()).toEqual(
    test.app.keyedRoutes.map((route) => route.replace(/:(\w+)/, '{$1}')).toSorted(),
  );
});

it('refuses a route without an operation id or a summary', async () => {
  const app = await createTestApp();
  const config = { access: 'public' } as const;
  const add = (schema: object) => () => app.app.get('/api/new', { config, schema }, () => '');
  // After the start, every new route is refused, so this application has not started.
  expect(add({ tags: ['system'], summary: 'New' })).toThrow(/operationId/);
  expect(add({ tags: ['system'], operationId: 'getNew' })).toThrow(/summary/);
  expect(add({ tags: ['news'], operationId: 'getNew', summary: 'New' })).toThrow(/tag/);
  await app.close();
});
