import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { joinedPerson } from './sharing.ts';
import {
  api,
  createMilestone,
  createProject,
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  pressEscapeIn,
  signedInTest as test,
  turnTo,
} from './test.ts';

async function photoFile(name: string, background = '#b9a98c') {
  const buffer = await sharp({ create: { width: 480, height: 360, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function createRoom(page: Page, projectId: number, name: string) {
  const response = await api(page, 'POST', '/api/rooms', { projectId, name });
  return (await response.json()) as { id: number };
}

/** Adds a photo with plain calls. */
async function createPhoto(page: Page, projectId: number, input: object) {
  const sent = await page.request.post('/api/upload', {
    headers: { origin: process.env['PRODUCT_URL'] ?? '' },
    multipart: { image: await photoFile('photo.jpg') },
  });
  const { imageUrl: key } = await sent.json();
  await api(page, 'POST', '/api/documents', { projectId, kind: 'photo', key, ...input });
}

const photosIn = (section: Locator) => section.getByRole('button', { name: /^Open / });

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    expectedConsole: [/Failed to load resource/],
  });

  test('several photos are added at once, also if one of them fails first', async ({ page }) => {
    const { id } = await createProject(page);
    await createRoom(page, id, 'Kitchen');
    await createMilestone(page, id, { title: 'Cabinets in' });
    await page.goto('/photos');
    await expect(page.getByText('No photos yet')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Add Photos' }).tap();
    const form = page.getByRole('dialog', { name: 'Add Photos' });
    // Its button stands where the page's button was: a second tap there at once is a double tap.
    await form.getByRole('button', { name: 'Before' }).tap();
    await form.getByRole('button', { name: 'Add Photo' }).tap();
    await expect(form.getByRole('alert')).toHaveText('Choose at least one photo.');
    // The camera is one tap away.
    await expect(form.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');

    let failures = 1;
    await page.route('**/api/upload', async (route) => {
      const isSecond = route.request().postDataBuffer()?.includes('wall.jpg');
      if (isSecond && failures > 0) {
        failures -= 1;
        await route.fulfill({ status: 503, json: { error: 'Try again in a moment.' } });
      } else await route.continue();
    });
    const files = ['floor.jpg', 'wall.jpg', 'window.jpg'];
    await form
      .getByLabel(/^Choose photos/)
      .setInputFiles([
        ...(await Promise.all(files.map((name) => photoFile(name)))),
        { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      ]);
    const item = (name: string) => form.getByRole('listitem').filter({ hasText: name });
    await expect(item('floor.jpg')).toContainText('Uploaded');
    await expect(item('window.jpg')).toContainText('Uploaded');
    await expect(item('wall.jpg').getByRole('alert')).toHaveText('Try again in a moment.');
    await expect(item('plan.pdf').getByRole('alert')).toContainText('Choose a JPEG, PNG or GIF');
    await expectAccessible(page);
    await item('plan.pdf').getByRole('button', { name: 'Leave out plan.pdf' }).tap();

    await expect(form.getByRole('button', { name: 'Before' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await form.getByLabel('Room').selectOption('Kitchen');
    await form.getByLabel('Milestone').selectOption('Cabinets in');
    await form.getByRole('button', { name: 'Add 2 Photos' }).tap();
    await expect(form.getByText('One photo was not added.')).toBeVisible();
    await expect(form.getByRole('listitem')).toHaveCount(1);
    await item('wall.jpg').getByRole('button', { name: 'Try wall.jpg again' }).tap();
    await expect(item('wall.jpg')).toContainText('Uploaded');
    await form.getByRole('button', { name: 'Add Photo' }).tap();
    await expect(form).toBeHidden();

    const kitchen = page.getByRole('region', { name: 'Kitchen' });
    await expect(photosIn(kitchen)).toHaveCount(3);
    await expect(kitchen.getByRole('heading')).toHaveText('Kitchen3 photos');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // More photos of the same day belong to the same stage. The dialog's button stood where the page's
    // stands, and a test is quick enough for a double tap: it touches another place first.
    await kitchen.getByRole('heading').tap();
    await page.getByRole('button', { name: 'Add Photos' }).tap();
    await expect(form.getByRole('button', { name: 'Before' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await form.getByLabel('Take a photo').setInputFiles(await photoFile('camera.jpg'));
    await expect(item('camera.jpg')).toContainText('Uploaded');
    // Nothing that was taken is lost by a slip.
    await pressEscapeIn(form);
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).tap();
    await form.getByRole('button', { name: 'After' }).tap();
    await form.getByLabel('Room').selectOption('Kitchen');
    await form.getByRole('button', { name: 'Add Photo' }).tap();
    await expect(photosIn(kitchen)).toHaveCount(4);
    await expect(
      kitchen.getByRole('button', { name: 'Open Kitchen, after', exact: false }),
    ).toHaveCount(1);
  });
});

test('the gallery groups, filters, and compares a room before and after', { tag: '@slow' }, async ({
  page,
}) => {
  const { id } = await createProject(page);
  const kitchen = await createRoom(page, id, 'Kitchen');
  const bath = await createRoom(page, id, 'Bath');
  const cabinets = await createMilestone(page, id, { title: 'Cabinets in' });
  const inKitchen = { roomId: kitchen.id };
  await createPhoto(page, id, {
    ...inKitchen,
    title: 'Old sink',
    stage: 'before',
    takenOn: '2026-02-03',
  });
  await createPhoto(page, id, {
    ...inKitchen,
    title: 'Old floor',
    stage: 'before',
    takenOn: '2026-02-04',
  });
  await createPhoto(page, id, {
    ...inKitchen,
    title: 'New sink',
    stage: 'after',
    takenOn: '2026-06-08',
    milestoneId: cabinets.id,
  });
  await createPhoto(page, id, {
    roomId: bath.id,
    title: 'Pipes',
    stage: 'during',
    takenOn: '2026-03-08',
  });
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Photos' }).click();
  const sections = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(sections).toHaveText(['Kitchen3 photos', 'Bath1 photo']);
  await page.getByRole('button', { name: 'By milestone' }).click();
  await expect(sections).toHaveText(['Cabinets in1 photo', 'No milestone3 photos']);
  await page.getByRole('button', { name: 'By date' }).click();
  await expect(sections).toHaveText(['Jun 20261 photo', 'Mar 20261 photo', 'Feb 20262 photos']);
  await page.getByRole('button', { name: 'Before', exact: true }).click();
  await expect(page).toHaveURL('/photos?group=date&stage=before');
  await page.reload();
  await expect(sections).toHaveText(['Feb 20262 photos']);
  await turnTo(page, '/timeline', 'Timeline');
  await page.getByRole('link', { name: '1 photo of Cabinets in' }).click();
  await expect(sections).toHaveText(['Kitchen1 photo']);
  await page.getByRole('button', { name: 'Rooms' }).click();
  await page.getByRole('link', { name: '1 photo of Bath' }).click();
  await expect(sections).toHaveText(['Bath1 photo']);
  await page.getByRole('button', { name: 'Only Bath' }).click();
  await expect(sections).toHaveText(['Kitchen3 photos', 'Bath1 photo']);
  await expectAccessible(page);

  const compare = page.getByRole('button', { name: 'Before and after of Kitchen' });
  await expect(page.getByRole('button', { name: /^Before and after/ })).toHaveCount(1);
  await compare.click();
  const dialog = page.getByRole('dialog', { name: 'Kitchen' });
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await expect(dialog.getByRole('img', { name: 'Old sink, Feb 3, 2026' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'New sink, Jun 8, 2026' })).toBeVisible();
  await dialog.getByLabel('Photo from before the work').selectOption({ index: 0 });
  await expect(dialog.getByRole('img', { name: 'Old floor, Feb 4, 2026' })).toBeVisible();
  await expectAccessible(page);
  await expectContrast(page);
  await pressEscapeIn(dialog);
  await expect(compare).toBeFocused();
});

test('a photo is opened by keyboard, edited, deleted and restored', { tag: '@slow' }, async ({
  page,
}) => {
  const { id } = await createProject(page);
  const kitchen = await createRoom(page, id, 'Kitchen');
  await createRoom(page, id, 'Bath');
  for (const day of ['2026-03-03', '2026-03-02', '2026-03-01']) {
    const title = 'Kitchen, during';
    await createPhoto(page, id, { roomId: kitchen.id, title, stage: 'during', takenOn: day });
  }
  await page.goto('/photos');
  const tile = page.getByRole('button', { name: 'Open Kitchen, during, Mar 3, 2026' });
  await tile.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Kitchen, during' });
  const shown = dialog.getByRole('img');
  await expect(shown).toHaveAccessibleName('Kitchen, during, Mar 3, 2026');
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName('Kitchen, during, Mar 2, 2026');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveAccessibleName('Kitchen, during, Mar 3, 2026');

  // A photo with the usual title gets the one of its new room.
  await dialog.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Photo' });
  await form.getByLabel('Room').selectOption('Bath');
  await form.getByLabel('Notes').fill('Behind the tub');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  const moved = page.getByRole('dialog', { name: 'Bath, during' });
  await expect(moved).toContainText('Behind the tub');
  await pressEscapeIn(moved);
  // It left its place in the list, so the next one has the focus.
  await expect(tileOf(page, 'Kitchen, during, Mar 2, 2026')).toBeFocused();
  await expect(photosIn(page.getByRole('region', { name: 'Bath' }))).toHaveCount(1);

  await tileOf(page, 'Kitchen, during, Mar 2, 2026').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Photo' });
  await expect(question).toContainText('Kitchen, during, Mar 2, 2026');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete Photo' }).click();
  // The next one takes its place.
  await expect(shown).toHaveAccessibleName('Kitchen, during, Mar 1, 2026');
  await expect(dialog.getByText('1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored')).toBeVisible();
  await pressEscapeIn(dialog);
  await expect(tileOf(page, 'Kitchen, during, Mar 2, 2026')).toBeVisible();
});

const tileOf = (page: Page, name: string) => page.getByRole('button', { name: `Open ${name}` });

test('files that are dropped on the page are added', { tag: '@slow' }, async ({ page }) => {
  await createProject(page);
  await page.goto('/photos');
  await expect(page.getByText('No photos yet')).toBeVisible();
  const { buffer, name, mimeType } = await photoFile('dropped.jpg');
  const transfer = await page.evaluateHandle(
    ({ bytes, ...file }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], file.name, { type: file.mimeType }));
      return data;
    },
    { bytes: [...buffer], name, mimeType },
  );
  const target = page.getByRole('heading', { name: 'Photos', level: 1 });
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop photos to add them')).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
  const form = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(form.getByRole('listitem')).toContainText('Uploaded');
  await form.getByRole('button', { name: 'Add Photo' }).click();
  await expect(photosIn(page.getByRole('region', { name: 'No room' }))).toHaveCount(1);
});

test('a viewer looks at photos and cannot change them', { tag: '@slow' }, async ({
  page,
  browser,
}) => {
  const { id } = await createProject(page);
  await createPhoto(page, id, { title: 'Old sink', stage: 'before', takenOn: '2026-02-03' });
  const { page: viewer } = await joinedPerson(browser, page, {
    projectId: id,
    role: 'viewer',
    firstName: 'Grace',
  });
  await viewer.goto('/photos');
  await viewer.getByRole('button', { name: 'Open Old sink, Feb 3, 2026' }).click();
  const dialog = viewer.getByRole('dialog', { name: 'Old sink' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await pressEscapeIn(dialog);
  await expect(viewer.getByRole('button', { name: 'Add Photos' })).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Rooms' })).toHaveCount(0);
  await expectAccessible(viewer);
});
