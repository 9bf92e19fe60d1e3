import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeeds } from '#server/db/tables/calendar-feed.table.ts';
import { milestones } from '#server/db/tables/milestone.table.ts';
import { entriesOf } from '#server/testing/calendar-entries.ts';
import {
  createContractor,
  createMilestone,
  createProject,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { CalendarFeed } from '#shared/calendar.ts';
import { addDays } from '#shared/dates.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const owner = () => ownerOfProject(test, { plan: 'free' });

async function switchOn(client: TestClient): Promise<string> {
  const response = await client.post('/api/calendar-feed');
  expect(response.statusCode).toBe(201);
  return response.json<CalendarFeed>().url ?? '';
}

/** What a calendar application gets from an address, without a session. */
const subscribe = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: new URL(url).pathname, headers });

describe('the feed', () => {
  it('has the dated milestones of all the user’s projects as whole days', async () => {
    const { client, project } = await owner();
    const attic = await createProject(client, { name: 'Attic, east; "loft"' });
    const cabinets = await createMilestone(client, project.id, {
      targetDate: '2026-03-08',
      description: 'Template first;\nthen, two weeks',
    });
    const floor = await createMilestone(client, attic.id, {
      title: 'Floor',
      category: 'Final Touches',
      targetDate: '2026-12-31',
    });
    await client.patch(`/api/milestones/${floor.id}/complete`);
    const rosa = await createContractor(client, { company: 'Okafor; Electric' });
    await client.put(`/api/milestones/${cabinets.id}`, { contractorId: rosa.id });
    await createMilestone(client, project.id, { title: 'Some day' });
    const { client: stranger, project: foreign } = await owner();
    await createMilestone(stranger, foreign.id, { targetDate: '2026-03-08' });

    const response = await subscribe(await switchOn(client));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(entriesOf(response.body)).toMatchObject([
      {
        uid: `milestone-${floor.id}@localhost`,
        summary: '✓ Floor (Attic, east; "loft")',
        start: '2026-12-31',
        category: 'Final Touches',
        page: expect.stringMatching(new RegExp(`/timeline\\?project=${attic.id}$`)),
      },
      {
        uid: `milestone-${cabinets.id}@localhost`,
        summary: 'Cabinets in (Kitchen)',
        description:
          'Template first;\nthen, two weeks\n\nContractor: Rosa Okafor, Okafor; Electric',
        start: '2026-03-08',
        isAllDay: true,
        lastsDays: 1,
        category: 'Kitchen',
      },
    ]);
    for (const line of response.body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it('is the same text until something changes, and then says when', async () => {
    const { client, project } = await owner();
    const { id } = await createMilestone(client, project.id, { targetDate: '2026-03-08' });
    const url = await switchOn(client);
    const before = await subscribe(url);
    const etag = String(before.headers.etag);
    const unchanged = await subscribe(url, { 'if-none-match': etag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);

    await client.put(`/api/milestones/${id}`, { targetDate: '2026-03-09' });
    const after = await subscribe(url, { 'if-none-match': etag });
    const [old] = entriesOf(before.body);
    const [changed] = entriesOf(after.body);
    expect(changed).toMatchObject({ uid: old?.uid, start: '2026-03-09' });
    expect(changed?.modified).toBe(changed?.revised);
    expect((changed?.modified ?? '') >= (old?.modified ?? '')).toBe(true);
  });

  it('has the latest five hundred, so that writing it stays fast', async () => {
    const { client, user, project } = await owner();
    await test.database.db.insert(milestones).values(
      Array.from({ length: 1_001 }, (_, index) => ({
        userId: user.id,
        projectId: project.id,
        title: `Step ${index}`,
        category: 'Planning',
        targetDate: addDays('2026-01-01', index),
      })),
    );
    const entries = entriesOf((await subscribe(await switchOn(client))).body);
    expect(entries).toHaveLength(500);
    expect(entries.map(({ start }) => start)).not.toContain('2026-01-01');
  });

  it('escapes all text', async () => {
    const { client, project } = await owner();
    const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    const hostile = fc.oneof(
      words,
      words.map((text) => `${text}\r\nEND:VEVENT\r\nX-EVIL:1`),
      words.map((text) => `${text}\nBEGIN:VALARM\r${text}\u2028\\,;:"`),
    );
    const url = await switchOn(client);
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (title, name) => {
        await client.put(`/api/projects/${project.id}`, { name: `Kitchen ${name}` });
        const created = await client.post('/api/milestones', {
          projectId: project.id,
          title: `Paint ${title}`,
          description: title,
          category: 'Painting',
          targetDate: '2026-03-08',
        });
        // Text that cannot be stored is refused earlier.
        if (created.statusCode === 400) return;
        const calendars = [
          (await subscribe(url)).body,
          (await client.get(`/api/projects/${project.id}/calendar.ics`)).body,
        ];
        for (const calendar of calendars) {
          expect(calendar).not.toMatch(/^(X-EVIL|BEGIN:VALARM)/m);
          expect(entriesOf(calendar)).toHaveLength(1);
          expect(entriesOf(calendar)[0]?.summary).toMatch(/^Paint /);
        }
        await client.delete(`/api/milestones/${created.json().id}`);
      }),
      { numRuns: 40 },
    );
  });
});

describe('its secret address', () => {
  it('is absent at first, can be shown again, renewed and switched off', async () => {
    const { client } = await owner();
    expect((await client.get('/api/calendar-feed')).json()).toEqual({ url: null });
    expect((await client.post('/api/calendar-feed/renew')).statusCode).toBe(404);
    const first = await switchOn(client);
    expect(first).toMatch(/^http:\/\/localhost:3000\/api\/calendar\/[\w-]{22}\.[\w-]{43}\.ics$/);
    expect((await client.get('/api/calendar-feed')).json()).toEqual({ url: first });
    expect(await switchOn(client)).toBe(first);

    const second = (await client.post('/api/calendar-feed/renew')).json<CalendarFeed>().url ?? '';
    expect(second).not.toBe(first);
    expect((await subscribe(first)).statusCode).toBe(404);
    expect((await subscribe(second)).statusCode).toBe(200);

    expect((await client.delete('/api/calendar-feed')).statusCode).toBe(204);
    expect((await client.delete('/api/calendar-feed')).statusCode).toBe(204);
    expect((await subscribe(second)).statusCode).toBe(404);
    expect((await client.get('/api/calendar-feed')).json()).toEqual({ url: null });
    expect(await switchOn(client)).not.toBe(second);
  });

  it('is the same one if ten tabs switch it on', async () => {
    const { client } = await owner();
    const urls = await Promise.all(Array.from({ length: 10 }, () => switchOn(client)));
    expect(new Set(urls).size).toBe(1);
  });

  it('cannot be made from the database or guessed, and every miss looks the same', async () => {
    const { client, user } = await owner();
    const url = await switchOn(client);
    const rows = await test.database.db.select().from(calendarFeeds);
    const { feedId = '' } = rows.find(({ userId }) => userId === user.id) ?? {};
    expect(url).toContain(feedId);
    const [, signature = ''] = url.split('/').at(-1)?.split('.') ?? [];
    expect(JSON.stringify(rows)).not.toContain(signature);
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const misses = await Promise.all(
      [
        `${feedId}.ics`,
        `${feedId}..ics`,
        `${feedId}.${flipped}.ics`,
        `${feedId}.${signature}`,
        `${'A'.repeat(22)}.${signature}.ics`,
        '%00.ics',
        'x'.repeat(150),
      ].map((file) => test.app.inject({ url: `/api/calendar/${file}` })),
    );
    const answers = misses.map((miss) => [miss.statusCode, miss.json().error]);
    expect(new Set(answers.map(String))).toEqual(new Set(['404,Calendar not found.']));
  });

  it('never appears in the log', async () => {
    const { client } = await owner();
    const url = await switchOn(client);
    const file = url.split('/').at(-1) ?? '';
    await subscribe(url);
    await client.post('/api/calendar-feed/renew');
    await subscribe(url);
    const lines = test.logLines.filter((line) => line.includes('/api/calendar/:file'));
    expect(lines.length).toBeGreaterThan(1);
    for (const part of file.split('.').slice(0, 2)) {
      expect(test.logLines.filter((line) => line.includes(part))).toEqual([]);
    }
  });

  it('answers 120 times in ten minutes', async () => {
    const { client } = await owner();
    const url = await switchOn(client);
    const answers = await Promise.all(Array.from({ length: 121 }, () => subscribe(url)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('GET /api/projects/{id}/calendar.ics', () => {
  it('is a file with the milestones of that project only', async () => {
    const { client, project } = await owner();
    const attic = await createProject(client, { name: 'Attic, east; \\ "loft"' });
    await createMilestone(client, project.id, { targetDate: '2026-03-08' });
    await createMilestone(client, attic.id, { title: 'Floor', targetDate: '2026-03-08' });
    const response = await client.get(`/api/projects/${attic.id}/calendar.ics`);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('milestones.ics');
    expect(entriesOf(response.body).map(({ summary }) => summary)).toEqual([
      'Floor (Attic, east; \\ "loft")',
    ]);
    const calendar = new ICAL.Component(ICAL.parse(response.body));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
      // The parser keeps the escapes of non-standard fields.
      'Attic\\, east\\; \\\\ "loft"',
    );
    // The calendar's properties must come before its entries.
    expect(response.body.indexOf('X-WR-CALNAME')).toBeLessThan(response.body.indexOf('VEVENT'));
  });

  it('is a calendar without entries if nothing has a date', async () => {
    const { client, project } = await owner();
    const response = await client.get(`/api/projects/${project.id}/calendar.ics`);
    expect(response.statusCode).toBe(200);
    expect(entriesOf(response.body)).toEqual([]);
  });

  it('is only for its owner', async () => {
    const { project } = await owner();
    const { client: stranger } = await owner();
    expect((await stranger.get(`/api/projects/${project.id}/calendar.ics`)).statusCode).toBe(404);
    expect((await stranger.get('/api/projects/x/calendar.ics')).statusCode).toBe(400);
  });
});
