import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreLast } from '#server/testing/activity.ts';
import {
  createDocument,
  createMilestone,
  createProject,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { phonePhoto } from '#server/testing/phone-photo.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { StoredDocument } from '#shared/document.ts';
import type { UploadedReceipt } from '#shared/receipt.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function upload(client: TestClient, projectId?: number): Promise<UploadedReceipt> {
  const query = projectId === undefined ? '' : `?projectId=${projectId}`;
  const form = await multipart({ image: new Blob([new Uint8Array(await phonePhoto())]) });
  const sent = await client.send('POST', `/api/upload${query}`, form);
  if (sent.statusCode !== 201) throw new Error(sent.body);
  return sent.json();
}

const addPhoto = (client: TestClient, projectId: number, input: object = {}) =>
  createDocument(client, projectId, { kind: 'photo', title: 'Kitchen, before', ...input });

async function photoWithFile(client: TestClient, projectId: number, input: object = {}) {
  const { imageUrl: key } = await upload(client, projectId);
  return addPhoto(client, projectId, { key, ...input });
}

async function list(client: TestClient, query: string): Promise<StoredDocument[]> {
  const response = await client.get(`/api/documents?kind=photo&${query}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Opens a link without a session. */
const open = (link: string) => test.client().get(link.replace(/^https?:\/\/[^/]+/, ''));

const sign = (client: TestClient, s3Key: string | null) =>
  client.post('/api/signed-url', { s3Key });

async function fileOf(client: TestClient, key: string | null): Promise<Buffer> {
  const { signedUrl } = (await sign(client, key)).json();
  return (await open(signedUrl)).rawPayload;
}

describe('a photo of the work', () => {
  it('says where, when and at which stage it was taken', async () => {
    const { client, project } = await ownerOfProject(test);
    const room = await createRoom(client, project.id);
    const milestone = await createMilestone(client, project.id);
    const details = {
      roomId: room.id,
      milestoneId: milestone.id,
      stage: 'before',
      takenOn: '2026-03-08',
      notes: 'The old tiles',
    };
    const photo = await photoWithFile(client, project.id, details);
    expect(photo).toMatchObject({ kind: 'photo', title: 'Kitchen, before', ...details });
    await createDocument(client, project.id);
    expect(await list(client, `projectId=${project.id}`)).toEqual([photo]);

    const other = await createProject(client);
    const [otherRoom, otherMilestone] = [
      await createRoom(client, other.id),
      await createMilestone(client, other.id),
    ];
    const change = (input: object) => client.put(`/api/documents/${photo.id}`, input);
    for (const [field, value] of Object.entries({
      stage: 'later',
      takenOn: '2026-02-30',
      roomId: otherRoom.id,
      milestoneId: otherMilestone.id,
    })) {
      const refused = await change({ [field]: value });
      expect([refused.statusCode, refused.json().details]).toMatchObject([
        400,
        [{ path: [field] }],
      ]);
    }
    // It stays when its room and its milestone go.
    await client.delete(`/api/rooms/${room.id}`);
    await client.delete(`/api/milestones/${milestone.id}`);
    const [kept] = await list(client, `projectId=${project.id}`);
    expect(kept).toMatchObject({ id: photo.id, roomId: null, milestoneId: null, key: photo.key });
  });

  it('is stored upright and without the place where it was taken', async () => {
    const { client, project } = await ownerOfProject(test);
    const { imageUrl: key, takenOn } = await upload(client);
    expect(takenOn).toBe('2026-03-08');
    const { thumbnailUrl } = await addPhoto(client, project.id, { key });
    const files = [await fileOf(client, key), (await open(thumbnailUrl ?? '')).rawPayload];
    for (const file of files) {
      const { width, height, exif, xmp, icc, orientation } = await sharp(file).metadata();
      expect({ width, height, exif, xmp, icc, orientation }).toEqual({ width: 40, height: 60 });
      expect(file.includes('Pocket')).toBe(false);
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      // The left half was red; turned, it is the upper one.
      const green = (y: number) => data[(y * info.width + 20) * info.channels + 1] ?? -1;
      expect(green(5)).toBeLessThan(60);
      expect(green(55)).toBeGreaterThan(200);
    }
  });

  it('counts in the storage, and its file stays for thirty days after it is deleted', async () => {
    const { client, project, user } = await ownerOfProject(test);
    const used = async (): Promise<number> =>
      (await client.get('/api/subscription-status')).json().storageUsedBytes;
    const photo = await photoWithFile(client, project.id);
    const size = (await fileOf(client, photo.key)).length;
    expect(await used()).toBe(size);
    const age = (interval: string) =>
      test.database.db.execute(sql`
        with old as (update uploads set created_at = now() - ${interval}::interval
          where user_id = ${user.id})
        update activity set at = now() - ${interval}::interval where user_id = ${user.id}`);

    await age('29 days');
    await test.app.sweep();
    expect((await fileOf(client, photo.key)).length).toBe(size);
    await client.delete(`/api/documents/${photo.id}`);
    expect((await sign(client, photo.key)).statusCode).toBe(404);
    await age('29 days');
    await test.app.sweep();
    expect(await used()).toBe(size);
    expect((await restoreLast(client, project.id)).json()).toMatchObject({ id: photo.id });
    expect((await fileOf(client, photo.key)).length).toBe(size);

    await client.delete(`/api/documents/${photo.id}`);
    await age('30 days');
    await test.app.sweep();
    expect(await used()).toBe(0);
  });
});

describe('a list of photos', () => {
  it('comes in pages, newest first', async () => {
    const { client, project } = await ownerOfProject(test);
    const photos: StoredDocument[] = [];
    for (let index = 0; index < 5; index += 1) photos.unshift(await addPhoto(client, project.id));
    await createDocument(client, project.id);
    const query = `projectId=${project.id}`;
    expect(await list(client, query)).toEqual(photos);
    expect(await list(client, `${query}&limit=2`)).toEqual(photos.slice(0, 2));
    const next = `${query}&limit=2&before=${photos[1]?.id}`;
    expect(await list(client, next)).toEqual(photos.slice(2, 4));
    // Also if the one at the cursor is gone.
    await client.delete(`/api/documents/${photos[1]?.id}`);
    expect(await list(client, next)).toEqual(photos.slice(2, 4));
    for (const wrong of ['limit=0', 'limit=201', 'limit=many', 'before=last']) {
      expect((await client.get(`/api/documents?${wrong}`)).statusCode).toBe(400);
    }
  });
});

describe('the number of photos', () => {
  it('is known for each room and milestone', async () => {
    const { client, project } = await ownerOfProject(test);
    const [{ id: kitchen }, { id: bath }] = [
      await createRoom(client, project.id),
      await createRoom(client, project.id),
    ];
    const { id: milestoneId } = await createMilestone(client, project.id);
    await addPhoto(client, project.id, { roomId: kitchen, milestoneId });
    await addPhoto(client, project.id, { roomId: kitchen });
    await addPhoto(client, project.id);
    await createDocument(client, project.id, { kind: 'permit', roomId: bath, milestoneId });
    const counted = await client.get(`/api/projects/${project.id}/photo-counts`);
    expect(counted.json()).toEqual({
      rooms: [{ id: kitchen, count: 2 }],
      milestones: [{ id: milestoneId, count: 1 }],
    });
  });
});

describe('the photos of a shared project', () => {
  it('are added by editors, and viewers only look at them', async () => {
    const { project, owner, editor, viewer, stranger } = await sharedProject(test);
    const photo = await photoWithFile(editor.client, project.id);
    const url = `/api/documents/${photo.id}`;
    for (const { client } of [owner, editor, viewer]) {
      const [seen] = await list(client, `projectId=${project.id}`);
      expect(seen?.title).toBe('Kitchen, before');
      expect((await open(seen?.thumbnailUrl ?? '')).statusCode).toBe(200);
      expect((await fileOf(client, photo.key)).length).toBeGreaterThan(0);
    }
    const refused = [
      await viewer.client.post('/api/documents', { ...photo, projectId: project.id }),
      await viewer.client.put(url, { title: 'Mine' }),
      await viewer.client.delete(url),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await list(stranger.client, `projectId=${project.id}`)).toEqual([]);
    const foreign = [
      await stranger.client.put(url, { title: 'Mine' }),
      await stranger.client.delete(url),
      await sign(stranger.client, photo.key),
    ];
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('open nothing of the owner’s other projects', async () => {
    const { project, owner, editor, viewer } = await sharedProject(test);
    const cellar = await createProject(owner.client, { name: 'Cellar' });
    const secret = await photoWithFile(owner.client, cellar.id);
    for (const { client } of [editor, viewer]) {
      expect((await sign(client, secret.key)).statusCode).toBe(404);
    }
    const { key } = secret;
    const taken = await editor.client.post('/api/documents', {
      projectId: project.id,
      kind: 'photo',
      title: 'Mine',
      key,
    });
    expect([taken.statusCode, taken.json().details]).toMatchObject([400, [{ path: ['key'] }]]);
    // The same file in the shared project opens it there, until that photo is gone.
    const shown = await addPhoto(owner.client, project.id, { key });
    const [seen] = await list(viewer.client, `projectId=${project.id}`);
    const links = [(await sign(viewer.client, key)).json().signedUrl, seen?.thumbnailUrl ?? ''];
    const opened = async () =>
      Promise.all(links.map(async (link) => (await open(link)).statusCode));
    expect(await opened()).toEqual([200, 200]);
    await owner.client.delete(`/api/documents/${shown.id}`);
    expect(await opened()).toEqual([404, 404]);
    expect((await sign(viewer.client, key)).statusCode).toBe(404);
  });
});
