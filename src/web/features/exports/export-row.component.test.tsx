import { FileSpreadsheet } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../testing/render-page.tsx';
import { answer, answerWithFile } from '../../testing/test-server.ts';
import { ExportRow } from './export-row.tsx';

const entry = {
  id: 'xlsx',
  title: 'Spreadsheet',
  type: 'XLSX',
  Icon: FileSpreadsheet,
  contents: 'Everything.',
  url: '/api/projects/4/export.xlsx',
};
const CALL = 'GET /api/projects/4/export.xlsx';
const MEGABYTE = 1024 * 1024;
const start = page.getByRole('button', { name: 'Download Spreadsheet' });
const progress = page.getByRole('progressbar', { name: 'Downloading Spreadsheet' });

const renderRow = () =>
  renderPage(
    <ul>
      <ExportRow entry={entry} />
    </ul>,
  );

/** What the browser is given to save. */
function savedNames(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

describe('a file that is taken away', () => {
  it('shows how much has arrived, and is saved when it is whole', async () => {
    const names = savedNames();
    const file = answerWithFile(CALL, { name: 'kitchen.xlsx', bytes: 2 * MEGABYTE });
    await renderRow();
    await start.click();
    await expect.element(page.getByText('Making the file…')).toBeVisible();
    file.begin();
    file.send(MEGABYTE);
    await expect.element(page.getByText('1 MB of 2 MB')).toBeVisible();
    await expect.element(progress).toHaveAttribute('aria-valuenow', '50');
    expect(names).toEqual([]);
    file.send(MEGABYTE);
    file.end();
    await expect.element(page.getByText('Saved as kitchen.xlsx')).toBeVisible();
    expect(names).toEqual(['kitchen.xlsx']);
  });

  it('can be given up, and started again', async () => {
    const names = savedNames();
    const file = answerWithFile(CALL, { name: 'kitchen.xlsx', bytes: 2 * MEGABYTE });
    await renderRow();
    await start.click();
    file.begin();
    file.send(MEGABYTE);
    await expect.element(progress).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Spreadsheet' }).click();
    await expect.element(progress).not.toBeInTheDocument();
    await expect.poll(() => file.isGivenUp()).toBe(true);
    await expect.element(start).toHaveFocus();
    expect(names).toEqual([]);
  });

  it('is not saved if it is cut off, and says what to do', async () => {
    const names = savedNames();
    const file = answerWithFile(CALL, { name: 'kitchen.xlsx', bytes: 2 * MEGABYTE });
    await renderRow();
    await start.click();
    file.begin();
    file.send(MEGABYTE);
    file.end();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'The download stopped before the file was whole. Check your connection and try again.',
      );
    expect(names).toEqual([]);
    await expect.element(start).toBeVisible();
  });

  it('says why it was refused', async () => {
    const sentence = 'Many files are being made right now. Try again in a moment.';
    answer(CALL, { error: sentence, code: 'unavailable' }, 503);
    await renderRow();
    await start.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  });
});
