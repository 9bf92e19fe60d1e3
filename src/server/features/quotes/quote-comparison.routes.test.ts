import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createPlanLine,
  createQuote,
  createScopeLine,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { QuoteComparison } from '#shared/quote-comparison.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const compare = async (client: TestClient, projectId: number): Promise<QuoteComparison> =>
  (await client.get(`/api/projects/${projectId}/quotes/compare?today=2026-11-17`)).json();

describe('comparing the quotes of a project', () => {
  it('answers an empty comparison if there is nothing to compare', async () => {
    const { client, project } = await ownerOfProject(test);
    expect(await compare(client, project.id)).toEqual({ scopeLines: [], quotes: [] });
  });

  it('adds what the person expects to pay for the rest, and says what to ask', async () => {
    const { client, project } = await ownerOfProject(test);
    const rosa = await createContractor(client, { name: 'Rosa Okafor' });
    const planLine = await createPlanLine(client, project.id, { planned: '1500' });
    const add = (input: object) => createScopeLine(client, project.id, input);
    const demolition = await add({ title: 'Demolition', planLineId: planLine.id });
    const tile = await add({ title: 'Tile, supply', estimate: '2000' });
    const permit = await add({ title: 'Building permit' });
    const included = [demolition, tile, permit].map(({ id }) => ({
      scopeLineId: id,
      treatment: 'included',
    }));
    const whole = await createQuote(client, project.id, { total: '9000', lines: included });
    const partial = await createQuote(client, project.id, {
      contractorId: rosa.id,
      total: '6000',
      deposit: '3000',
      validUntil: '2026-11-16',
      lines: [{ scopeLineId: tile.id, treatment: 'allowance', amount: '1800' }],
    });

    const { scopeLines, quotes } = await compare(client, project.id);
    expect(
      scopeLines.map(({ title, estimate, ownEstimate }) => [title, estimate, ownEstimate]),
    ).toEqual([
      ['Demolition', '1500.00', null],
      ['Tile, supply', '2000.00', '2000.00'],
      ['Building permit', null, null],
    ]);
    expect(quotes).toEqual([
      {
        ...whole,
        contractorName: null,
        comparableTotal: '9000.00',
        unknownLineIds: [],
        flags: [],
      },
      {
        ...partial,
        contractorName: 'Rosa Okafor',
        comparableTotal: '7500.00',
        unknownLineIds: [permit.id],
        flags: [
          {
            code: 'missing_line',
            text: 'Only this quote leaves out “Demolition”, “Building permit”. Ask for a price.',
          },
          {
            code: 'open_allowance',
            text: 'The price can still change: allowance for “Tile, supply” ($1,800.00).',
          },
          { code: 'deposit_high', text: expect.stringContaining('more than a third of the total') },
          { code: 'no_permit', text: expect.stringContaining('who applies for it') },
          { code: 'expired', text: expect.stringContaining('Valid until Nov 16, 2026') },
        ],
      },
    ]);
  });

  it('forgets a deleted line of the scope', async () => {
    const { client, project } = await ownerOfProject(test);
    const line = await createScopeLine(client, project.id, { estimate: '500' });
    await createQuote(client, project.id, { total: '1000' });
    expect((await compare(client, project.id)).quotes[0]?.comparableTotal).toBe('1500.00');
    await client.delete(`/api/scope-lines/${line.id}`);
    expect((await compare(client, project.id)).quotes[0]?.comparableTotal).toBe('1000.00');
  });

  it('works without a day, and refuses one that is none', async () => {
    const { client, project } = await ownerOfProject(test);
    await createQuote(client, project.id, { validUntil: '2020-01-01' });
    const url = `/api/projects/${project.id}/quotes/compare`;
    const [quote] = (await client.get(url)).json<QuoteComparison>().quotes;
    expect(quote?.flags.map(({ code }) => code)).toEqual(['no_permit', 'expired']);
    expect((await client.get(`${url}?today=soon`)).statusCode).toBe(400);
  });

  it('shows nobody the quotes of someone else', async () => {
    const { project } = await ownerOfProject(test);
    const { client: stranger } = await test.signedIn();
    const url = `/api/projects/${project.id}/quotes/compare`;
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await test.client().get(url)).statusCode).toBe(401);
  });
});
