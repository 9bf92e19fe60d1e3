import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createContractor,
  createExpense,
  createPlanLine,
  createReserveMove,
  createRoom,
  ownerOfProject,
} from '#server/testing/factories.ts';
import { multipart } from '#server/testing/multipart.ts';
import { sharedProject } from '#server/testing/sharing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const reportOf = (client: TestClient, projectId: number, kind = 'summary') =>
  client.get(`/api/projects/${projectId}/report.pdf?kind=${kind}&today=2026-11-17`);

async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  // A sentence may go on in the next line.
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

async function upload(client: TestClient): Promise<string> {
  const image = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#b02020' },
  })
    .jpeg()
    .toBuffer();
  const form = await multipart({ image: new Blob([new Uint8Array(image)]) });
  return (await client.send('POST', '/api/upload', form)).json<{ imageUrl: string }>().imageUrl;
}

describe('the report of a project', () => {
  it('has the figures on its cover, the plan, the expenses with sums, and receipts', async () => {
    const { client, project } = await ownerOfProject(test);
    const room = await createRoom(client, project.id, { name: 'Pantry' });
    await createPlanLine(client, project.id, {
      title: 'Shelves by the window',
      category: 'materials',
      roomId: room.id,
      planned: '9999999.99',
    });
    await createReserveMove(client, project.id, { amount: '500' });
    const contractor = await createContractor(client, { company: 'Okafor Tile' });
    const imageUrl = await upload(client);
    await createExpense(client, project.id, { imageUrl, contractorId: contractor.id });
    await createExpense(client, project.id, {
      description: 'Returned',
      kind: 'refund',
      amount: '20.50',
    });
    await createExpense(client, project.id, { category: 'labor', amount: '9999999.99' });

    const answer = await reportOf(client, project.id);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('"kitchen-report-2026-11-17.pdf"');
    const [cover = '', ...rest] = await pagesOf(answer.rawPayload);
    for (const text of ['Kitchen', '$25,000.00', 'Expected in the end', 'Reserve', '$500.00']) {
      expect(cover).toContain(text);
    }
    const pages = rest.join('\n');
    for (const text of [
      'Shelves by the window',
      'Pantry',
      'Okafor Tile',
      'Refund: Returned',
      '\u2212$20.50',
      'Materials in all',
      '$100.00',
      '$9,999,999.99',
      'Spent in all',
      '$10,000,099.99',
      'Receipts',
      'Mar 8, 2026 · $120.50',
      'Page 2',
    ]) {
      expect(pages).toContain(text);
    }
    expect(await redPixels(answer.rawPayload)).toBeGreaterThan(1_000);
  });

  it('is a report for an empty project too', async () => {
    const { client, project } = await ownerOfProject(test);
    for (const kind of ['summary', 'tax']) {
      const pages = await pagesOf((await reportOf(client, project.id, kind)).rawPayload);
      expect(pages).toHaveLength(2);
      expect(pages[1]).toContain('There are no expenses yet.');
    }
  });

  it('repeats the titles of a table, and copes with long words and letters it lacks', async () => {
    const { client, project } = await ownerOfProject(test);
    const texts = [
      'W'.repeat(200),
      '北京瓷砖 tiles',
      'بلاط المطبخ',
      'שלום',
      '🎨 Łódź, Ελλάδα, Việt',
    ];
    for (let index = 0; index < 60; index += 1) {
      await createExpense(client, project.id, { description: texts[index % texts.length] });
    }
    const pages = await pagesOf((await reportOf(client, project.id)).rawPayload);
    const listed = pages.filter((page) => page.includes('Description'));
    expect(listed.length).toBeGreaterThan(1);
    const text = pages.join('\n');
    for (const shown of ['[Chinese] tiles', '[Arabic]', '[Hebrew]', 'Łódź, Ελλάδα, Việt']) {
      expect(text).toContain(shown);
    }
    expect(text).toContain('the name of its script in brackets');
  });

  it('is the tax record by year on request, and says what it is not', async () => {
    const { client, project } = await ownerOfProject(test);
    const roof = await createExpense(client, project.id, {
      description: 'New roof',
      amount: '9999.99',
      date: '2025-05-01',
    });
    const paint = await createExpense(client, project.id, { description: 'Paint', amount: '10' });
    await createExpense(client, project.id, { description: 'Home Depot', amount: '5.05' });
    await client.put(`/api/projects/${project.id}/tax`, {
      decisions: [
        { expenseId: roof.id, use: 'improvement' },
        { expenseId: paint.id, use: 'improvement' },
      ],
    });
    const answer = await reportOf(client, project.id, 'tax');
    const [cover = '', ...rest] = await pagesOf(answer.rawPayload);
    expect(cover).toContain('$10,009.99');
    expect(cover).toContain('Selling Your Home, in its edition of 2022');
    const pages = rest.join('\n');
    for (const text of [
      'Improvements in 2025',
      'Improvements in 2026',
      'Undecided in 2026',
      'Decided by you, against the',
      `No, E-${roof.id}`,
      'Not tax advice.',
    ]) {
      expect(pages).toContain(text);
    }
  });

  it('writes numbers and dates as its reader has chosen, and not as the owner has', async () => {
    const { project, owner, viewer } = await sharedProject(test);
    await createExpense(owner.client, project.id, { amount: '1234.5', date: '2026-03-08' });
    await viewer.client.put('/api/account/locale', { locale: 'fr-FR' });
    for (const [{ client }, day, amount] of [
      [viewer, '8 mars 2026', '1 234,50 $US'],
      [owner, 'Mar 8, 2026', '$1,234.50'],
    ] as const) {
      for (const kind of ['summary', 'tax']) {
        const text = (await pagesOf((await reportOf(client, project.id, kind)).rawPayload)).join();
        expect([text.includes(day), text.includes(amount)]).toEqual([true, true]);
      }
    }
  });

  it('is for viewers too, and a kind that is not known is refused', async () => {
    const { project, viewer, stranger } = await sharedProject(test);
    expect((await reportOf(viewer.client, project.id)).statusCode).toBe(200);
    expect((await reportOf(stranger.client, project.id)).statusCode).toBe(404);
    expect((await reportOf(viewer.client, project.id, 'all')).statusCode).toBe(400);
  });

  it('is one at a time for a person, and stops when the reader hangs up', async () => {
    const { client, project } = await ownerOfProject(test);
    const other = await ownerOfProject(test);
    await createExpense(client, project.id);
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const path = `/api/projects/${project.id}/report.pdf`;
    const call = request({ host: '127.0.0.1', port, path, headers: { cookie } });
    call.end();
    const [answer] = await once(call, 'response');
    expect(answer.statusCode).toBe(200);
    // Its bytes are not read, so it is still on its way.
    const second = await reportOf(client, project.id);
    expect([second.statusCode, second.json().code]).toEqual([429, 'too_many']);
    expect((await reportOf(other.client, other.project.id)).statusCode).toBe(200);
    answer.destroy();
    await expect.poll(async () => (await reportOf(client, project.id)).statusCode).toBe(200);
  });
});

/** How much of the receipt is really drawn. */
async function redPixels(pdf: Buffer): Promise<number> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  let count = 0;
  for (const page of document.pages()) {
    const { data } = await page.render({ scale: 1 });
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (red > 150 && green < 60 && blue < 60) count += 1;
    }
  }
  document.destroy();
  library.destroy();
  return count;
}
