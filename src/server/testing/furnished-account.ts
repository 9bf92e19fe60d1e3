import sharp from 'sharp';
import {
  createAgreement,
  createBill,
  createChangeOrder,
  createContractor,
  createContractorLink,
  createDocument,
  createExpense,
  createMilestone,
  createPlanLine,
  createProject,
  createPunchItem,
  createQuote,
  createReserveMove,
  createRoom,
  createScopeLine,
  makePro,
} from './factories.ts';
import { sendSheet } from './imports.ts';
import { submitted, tokenOf } from './links.ts';
import { multipart } from './multipart.ts';
import { invite } from './sharing.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** A small photo. Each color is another file. */
const photo = async (red: number) =>
  new Blob([
    new Uint8Array(
      await sharp({
        create: { width: 8, height: 8, channels: 3, background: { r: red, g: 9, b: 9 } },
      })
        .png()
        .toBuffer(),
    ),
  ]);

export async function uploadPhoto(client: TestClient, red = 1, query = ''): Promise<string> {
  const form = await multipart({ image: await photo(red) });
  const response = await client.send('POST', `/api/upload${query}`, form);
  if (response.statusCode !== 201) throw new Error(`No upload: ${response.body}`);
  return response.json<{ imageUrl: string }>().imageUrl;
}

/**
 * Something in every table that an account can write to, made through the product itself. All its
 * texts contain the word.
 */
export async function furnishAccount(
  test: TestApp,
  client: TestClient,
  userId: number,
  word: string,
) {
  const checkout = (await client.post('/api/create-checkout-session')).json<{ url: string }>();
  await makePro(test, userId);
  await client.post('/api/sample-project');
  await client.put('/api/account', { firstName: word, lastName: word });
  const project = await createProject(client, { name: `Kitchen ${word}`, description: word });
  const projectId = project.id;
  const { id: contractorId } = await createContractor(client, {
    name: word,
    email: `${word}@x.example`,
  });
  const { id: roomId } = await createRoom(client, projectId, { name: word });
  const { id: planLineId } = await createPlanLine(client, projectId, { title: word, roomId });
  const agreement = await createAgreement(client, projectId, {
    title: word,
    contractorId,
    planLineId,
  });
  await createBill(client, projectId, { title: word, agreementId: agreement.id });
  await createReserveMove(client, projectId, { reason: word });
  const { id: scopeLineId } = await createScopeLine(client, projectId, { title: word });
  const lines = [{ scopeLineId, treatment: 'included', amount: '1' }];
  await createQuote(client, projectId, { title: word, contractorId, lines });
  const change = await createChangeOrder(client, agreement.id, { title: word });
  await client.post(`/api/change-orders/${change.id}/link`);
  const link = await createContractorLink(client, projectId, { contractorId });
  await submitted(test.client(), tokenOf(link), {
    kind: 'bill',
    title: word,
    amount: '9',
    name: word,
  });
  await createPunchItem(client, projectId, { title: word });
  await createMilestone(client, projectId, { title: word });
  const doomed = await createMilestone(client, projectId, { title: `Deleted ${word}` });
  await client.delete(`/api/milestones/${doomed.id}`);

  const attachments = [
    { key: await uploadPhoto(client, 1), name: `${word}.png` },
    { key: await uploadPhoto(client, 2), name: `${word} 2.png` },
  ];
  await createExpense(client, projectId, {
    description: word,
    notes: word,
    planLineId,
    attachments,
  });
  await createDocument(client, projectId, { title: word, key: await uploadPhoto(client, 3) });
  await client.post('/api/readings', { key: await uploadPhoto(client, 4) });
  const inbox = await multipart({ projectId: String(projectId), image: await photo(5) });
  await client.send('POST', '/api/inbox', inbox);
  const sheet = `Date,Description,Amount\n2026-03-01,Import ${word},12.00\n`;
  const { id: importId } = (await sendSheet(client, projectId, sheet)).json<{ id: number }>();
  await client.post(`/api/imports/${importId}/commit`);

  await invite(client, projectId, { role: 'viewer', email: `guest-${word}@x.example` });
  await client.post('/api/calendar-feed');
  await client.put('/api/weekly-mail', { isOn: true, timeZone: 'Europe/Berlin' });
  await client.post('/api/ai-chat', { content: `What of ${word}?`, projectId });
  await client.send('POST', '/api/milestones', {
    headers: { 'idempotency-key': `key-${userId}` },
    payload: { title: `Once ${word}`, category: 'Kitchen', projectId },
  });
  return { project, contractorId, link, checkout };
}
