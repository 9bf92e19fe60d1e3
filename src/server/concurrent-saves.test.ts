import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createMilestone,
  createProject,
} from './testing/factories.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

const PAIRS = 40;

let test: TestApp;
let client: TestClient;
let addresses: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  ({ client } = await test.signedIn());
  const project = await createProject(client);
  const contractor = await createContractor(client);
  const expense = await createExpense(client, project.id, { contractorId: contractor.id });
  const milestone = await createMilestone(client, project.id);
  addresses = {
    project: `/api/projects/${project.id}`,
    contractor: `/api/contractors/${contractor.id}`,
    expense: `/api/expenses/${expense.id}`,
    milestone: `/api/milestones/${milestone.id}`,
  };
});
afterAll(() => test.close());

const fieldsOf: Record<string, (text: string) => object> = {
  project: (text: string) => ({ name: text, description: text }),
  contractor: (text: string) => ({ name: text, notes: text }),
  expense: (text: string) => ({ description: text, notes: text }),
  milestone: (text: string) => ({ title: text, description: text }),
};

it.each(Object.entries(fieldsOf))(
  'two simultaneous saves each get their own record back: %s',
  async (kind, fields) => {
    for (let pair = 1; pair <= PAIRS; pair += 1) {
      const saves = [fields(`first of ${pair}`), fields(`second of ${pair}`)];
      const answers = await Promise.all(
        saves.map((save) => client.put(addresses[kind] ?? '', save)),
      );
      expect(answers.map((answer) => answer.json())).toEqual(
        saves.map((save) => expect.objectContaining(save)),
      );
    }
  },
);

it('completing a milestone while it is reopened returns it as completed', async () => {
  const address = addresses['milestone'] ?? '';
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    const [completed] = await Promise.all([
      client.patch(`${address}/complete`),
      client.put(address, { isCompleted: false }),
    ]);
    expect(completed.json()).toMatchObject({ isCompleted: true });
  }
});

it('saving an expense returns the contractor that was saved with it', async () => {
  const other = await createContractor(client, { name: 'Jonas Berg' });
  const address = addresses['expense'] ?? '';
  const saved = await client.put(address, { contractorId: other.id });
  expect(saved.json()).toMatchObject({
    contractorId: other.id,
    contractor: { name: 'Jonas Berg' },
  });
  const without = await client.put(address, { contractorId: null });
  expect(without.json()).toMatchObject({ contractorId: null, contractor: null });
});

it('saving a project returns its spending', async () => {
  const saved = await client.put(addresses['project'] ?? '', { budget: '90000' });
  expect(saved.json()).toMatchObject({ budget: '90000.00', totalSpent: '120.50' });
});
