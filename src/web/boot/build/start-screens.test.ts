import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startScreenLinks, startScreens } from './start-screens.ts';

it('has a picture of exactly the size for every iPhone and iPad', async () => {
  for (const { file, width, height } of startScreens) {
    const picture = await sharp(`src/web/public/icons/${file}`).metadata();
    expect([file, picture.width, picture.height]).toEqual([file, width, height]);
    expect(startScreenLinks).toContain(`href="/icons/${file}"`);
  }
  expect(new Set(startScreens.map(({ file }) => file)).size).toBe(startScreens.length);
});
