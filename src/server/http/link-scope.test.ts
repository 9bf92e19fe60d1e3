import fastify from 'fastify';
import { expect, it } from 'vitest';
import { currentLink, resolveLinks } from './link-scope.ts';

function newApp() {
  const app = fastify();
  resolveLinks(app, () => expect.unreachable());
  return app;
}

it('refuses to register a route for links that does not declare which ones it takes', () => {
  const app = newApp();
  const config = { access: 'link' } as const;
  expect(() => app.get('/api/links/:token', { config }, () => ({}))).toThrow(
    'Route /api/links/:token does not say which links it takes',
  );
});

it('refuses to register another route that declares links', () => {
  const app = newApp();
  const config = { access: 'public', link: ['contractor'] } as const;
  expect(() => app.get('/api/links/:token', { config }, () => ({}))).toThrow(
    'Route /api/links/:token does not say which links it takes',
  );
});

it('refuses to register a route for links without a token in its path', () => {
  const app = newApp();
  const config = { access: 'link', link: ['contractor'] } as const;
  expect(() => app.get('/api/links', { config }, () => ({}))).toThrow(
    'Route /api/links has no :id or :token that names a link',
  );
});

it('gives no scope to a route that is not for links', async () => {
  const app = newApp();
  app.get('/api/other/:token', { config: { access: 'public' } }, (request) => currentLink(request));
  const { statusCode, json } = await app.inject('/api/other/1');
  expect([statusCode, json().message]).toEqual([
    500,
    'currentLink is for routes with access: link',
  ]);
});
