import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '#server/testing/calendar-entries.ts';
import {
  createContractor,
  createDocument,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { NextList } from '#shared/next.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TODAY = '2026-03-08';
const LATER = '2999-12-31';

const nextOf = async (client: TestClient, projectId: number) =>
  (await client.get(`/api/projects/${projectId}/next?today=${TODAY}`)).json<NextList>().items;

const calendarOf = async (client: TestClient, projectId: number) =>
  entriesOf((await client.get(`/api/projects/${projectId}/calendar.ics`)).body);

async function feedOf(client: TestClient) {
  const { url } = (await client.post('/api/calendar-feed')).json<{ url: string }>();
  return entriesOf((await test.app.inject({ url: new URL(url).pathname })).body);
}

describe('documents that expire', () => {
  it('are next from 30 days before, and after that they say so', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const add = (title: string, expiresOn: string | null, input: object = {}) =>
      createDocument(client, project.id, { title, expiresOn, kind: 'permit', ...input });
    await add('In 31 days', '2026-04-08');
    await add('In 30 days', '2026-04-07');
    await add('Today', TODAY, { contractorId: rosa.id });
    await add('Yesterday', '2026-03-07');
    await add('Never', null);
    expect(await nextOf(client, project.id)).toMatchObject([
      {
        kind: 'expired_documents',
        count: 1,
        documents: [{ title: 'Yesterday', expiresOn: '2026-03-07', contractorName: null }],
      },
      {
        kind: 'expiring_documents',
        count: 2,
        documents: [{ title: 'Today', contractorName: 'Rosa Okafor' }, { title: 'In 30 days' }],
      },
    ]);
  });

  it('are left out once the same contractor has a later one of the kind', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client);
    const bo = await createContractor(client, { name: 'Bo' });
    const add = (contractorId: number | null, expiresOn: string, input: object = {}) =>
      createDocument(client, project.id, { contractorId, expiresOn, ...input });
    await add(rosa.id, '2026-03-01', { title: 'Old' });
    await add(bo.id, '2026-03-02', { title: 'Of Bo' });
    await add(rosa.id, '2026-03-03', { title: 'Old permit', kind: 'permit' });
    await add(rosa.id, LATER, { title: 'Permit', kind: 'permit' });
    await add(rosa.id, LATER, { title: 'New' });
    const [item] = await nextOf(client, project.id);
    expect(item).toMatchObject({
      count: 2,
      documents: [{ title: 'Of Bo' }, { title: 'Old permit' }],
    });
  });

  it('are whole days in the calendar, in the file and in the feed', async () => {
    const { client, project } = await ownerOfProject(test);
    const cottage = await createProject(client, { name: 'Cottage' });
    const rosa = await createContractor(client);
    const policy = await createDocument(client, project.id, {
      contractorId: rosa.id,
      expiresOn: LATER,
    });
    const permit = await createDocument(client, cottage.id, {
      title: 'Permit',
      kind: 'permit',
      expiresOn: '2020-02-29',
    });
    await createDocument(client, project.id, { title: 'No day' });
    const ofKitchen = {
      uid: `document-${policy.id}@localhost`,
      summary: 'Expires: Policy, Rosa Okafor (Kitchen)',
      start: LATER,
      isAllDay: true,
      page: `http://localhost:3000/documents?project=${project.id}`,
    };
    expect(await calendarOf(client, project.id)).toMatchObject([ofKitchen]);
    expect(await feedOf(client)).toMatchObject([
      {
        uid: `document-${permit.id}@localhost`,
        summary: 'Expired: Permit (Cottage)',
        start: '2020-02-29',
      },
      ofKitchen,
    ]);
  });

  it('of an unshared project do not reach a member', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    const unshared = await createProject(owner.client, { name: 'Private' });
    await createDocument(owner.client, unshared.id, { title: 'Secret', expiresOn: LATER });
    await createDocument(owner.client, project.id, { title: 'Policy', expiresOn: LATER });
    expect((await feedOf(viewer.client)).map(({ summary }) => summary)).toEqual([
      `Expires: Policy (${project.name})`,
    ]);
  });
});
