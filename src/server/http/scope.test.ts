import fastify from 'fastify';
import { expect, it } from 'vitest';
import { type AccessPolicy, decideScopes } from './scope.ts';

const policy: AccessPolicy = {
  accountScope: () => expect.unreachable(),
  everythingScope: () => expect.unreachable(),
  recordScope: () => expect.unreachable(),
  ownerScope: () => expect.unreachable(),
  receiptScope: () => expect.unreachable(),
  readingScope: () => expect.unreachable(),
  requireMove: () => expect.unreachable(),
};

function newApp() {
  const app = fastify();
  decideScopes(app, policy);
  return app;
}

it('refuses to register a user route that does not declare whose records it is about', () => {
  const app = newApp();
  expect(() => app.get('/api/forgetful', { config: { access: 'user' } }, () => ({}))).toThrow(
    'Route /api/forgetful does not say whose records it is about',
  );
});

it('refuses to register a route that looks for its record in a path without an id', () => {
  const app = newApp();
  const scope = { permission: 'records.read', by: 'expense', from: 'params' } as const;
  expect(() => app.get('/api/expenses', { config: { access: 'user', scope } }, () => ({}))).toThrow(
    'Route /api/expenses has no :id that names a record',
  );
});
