import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject } from '#server/testing/factories.ts';
import { furnishAccount } from '#server/testing/furnished-account.ts';
import { joined } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { Shares } from '#shared/account.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('changes the name, and removes it', async () => {
  const { client } = await test.signedIn();
  const named = await client.put('/api/account', { firstName: '  Ada ', lastName: 'Lovelace' });
  expect(named.json()).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  const bare = await client.put('/api/account', { firstName: '', lastName: null });
  expect(bare.json()).toMatchObject({ firstName: null, lastName: null });
  const long = await client.put('/api/account', { firstName: 'A'.repeat(101) });
  expect(long.statusCode).toBe(400);
});

it('keeps how numbers and dates are written for a person', async () => {
  const { client, user } = await test.signedIn();
  expect((await client.get('/api/user')).json()).toMatchObject({ locale: 'en-US' });
  const german = await client.put('/api/account/locale', { locale: 'de-DE' });
  expect(german.json()).toMatchObject({ id: user.id, locale: 'de-DE' });
  expect((await client.get('/api/user')).json()).toMatchObject({ locale: 'de-DE' });
  for (const locale of ['xx-XX', 'de', '', null, undefined]) {
    const refused = await client.put('/api/account/locale', { locale });
    expect([refused.statusCode, refused.json().details]).toMatchObject([
      400,
      [{ path: ['locale'] }],
    ]);
  }
  expect((await client.get('/api/user')).json()).toMatchObject({ locale: 'de-DE' });
});

it('tells how someone signs in', async () => {
  const { client } = await test.signedIn();
  expect((await client.get('/api/account')).json()).toEqual({
    hasPassword: true,
    hasGoogle: false,
    isGoogleFresh: false,
    newEmail: null,
  });
});

it('lists everything that opens a part of the account, and each can be ended', async () => {
  const { client, user } = await test.signedIn();
  const { project } = await furnishAccount(test, client, user.id, 'Windmill');
  const shares = async () => (await client.get('/api/account/shares')).json<Shares>();
  const { calendar, invitations, links } = await shares();
  expect(calendar).toEqual({ createdAt: expect.any(String) });
  expect(invitations).toMatchObject([
    { projectName: project.name, email: 'guest-Windmill@x.example', role: 'viewer' },
  ]);
  expect(links).toMatchObject([
    { kind: 'contractor', about: 'Windmill', lastSeenAt: expect.any(String) },
    { kind: 'change_order', about: 'Windmill', lastSeenAt: null },
  ]);
  await client.delete('/api/calendar-feed');
  await client.delete(`/api/invitations/${invitations[0]?.id}`);
  for (const { id } of links) await client.delete(`/api/links/${id}`);
  expect(await shares()).toEqual({ calendar: null, invitations: [], links: [] });
});

it('lists the links that someone made in a project of someone else, and no others', async () => {
  const owner = await test.signedIn();
  await furnishAccount(test, owner.client, owner.user.id, 'Mill');
  const [project] = (await owner.client.get('/api/projects')).json();
  const editor = await joined(test, owner.client, project.id, 'editor');
  const shares = async () => (await editor.client.get('/api/account/shares')).json<Shares>();
  expect(await shares()).toEqual({ calendar: null, invitations: [], links: [] });
  const contractors = (await editor.client.get(`/api/contractors?projectId=${project.id}`)).json<
    { id: number; name: string }[]
  >();
  const contractor = contractors.find(({ name }) => name === 'Mill');
  await editor.client.post(`/api/contractors/${contractor?.id}/link`, { projectId: project.id });
  expect((await shares()).links).toMatchObject([{ about: 'Mill', projectName: project.name }]);
  await createProject(editor.client);
  const [made] = (await shares()).links;
  expect((await editor.client.delete(`/api/links/${made?.id}`)).statusCode).toBe(204);
  expect((await shares()).links).toEqual([]);
});
