import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreLast } from '#server/testing/activity.ts';
import {
  createPlanLine,
  createQuote,
  createScopeLine,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { Quote } from '#shared/quote.ts';
import type { ScopeLine } from '#shared/scope-line.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = async (client: TestClient, projectId: number): Promise<ScopeLine[]> =>
  (await client.get(`/api/scope-lines?projectId=${projectId}`)).json();

const titles = async (client: TestClient, projectId: number) =>
  (await list(client, projectId)).map(({ title }) => title);

describe('the scope of a project', () => {
  it('is added at once, in its order, with the lines of the plan', async () => {
    const { client, project } = await ownerOfProject(test);
    const { id: planLineId } = await createPlanLine(client, project.id);
    const lines = [
      { title: 'Tile, supply', planLineId },
      { title: 'Tile, set', estimate: '900.5' },
    ];
    const response = await client.post('/api/scope-lines/batch', { projectId: project.id, lines });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject([
      { title: 'Tile, supply', planLineId, estimate: null, position: 1 },
      { title: 'Tile, set', planLineId: null, estimate: '900.50', position: 2 },
    ]);
    expect(await list(client, project.id)).toEqual(response.json());
  });

  it('is added as a whole or not at all', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await ownerOfProject(test);
    const foreign = await createPlanLine(other.client, other.project.id);
    const lines = [{ title: 'Tile' }, { title: 'Paint', planLineId: foreign.id }];
    const response = await client.post('/api/scope-lines/batch', { projectId: project.id, lines });
    expect(response.statusCode).toBe(400);
    expect(await list(client, project.id)).toEqual([]);
  });

  it('is ordered by the person', async () => {
    const { client, project } = await ownerOfProject(test);
    const first = await createScopeLine(client, project.id, { title: 'Paint' });
    const second = await createScopeLine(client, project.id, { title: 'Tile' });
    const ids = [second.id, first.id];
    const response = await client.put('/api/scope-lines/order', { projectId: project.id, ids });
    expect(response.statusCode).toBe(204);
    expect(await titles(client, project.id)).toEqual(['Tile', 'Paint']);
  });

  it('gets a deleted line back, and what a quote says about it', async () => {
    const { client, project } = await ownerOfProject(test);
    const line = await createScopeLine(client, project.id);
    await createQuote(client, project.id, {
      lines: [{ scopeLineId: line.id, treatment: 'excluded' }],
    });
    const quotes = async (): Promise<Quote[]> =>
      (await client.get(`/api/quotes?projectId=${project.id}`)).json();
    await client.delete(`/api/scope-lines/${line.id}`);
    expect((await quotes())[0]?.lines).toEqual([]);
    expect((await restoreLast(client, project.id)).json()).toEqual(line);
    expect((await quotes())[0]?.lines).toMatchObject([{ treatment: 'excluded' }]);
  });
});
