import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Presses a button or a link that ends in a saved file. */
export async function saved(page: Page, button: Locator) {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
