import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { phonePhoto } from '#server/testing/phone-photo.ts';
import { dayTaken } from './day-taken.ts';

const exifOf = async (taken?: string) =>
  (await sharp(await phonePhoto({ ...(taken && { taken }) })).metadata()).exif;

describe('the day of a photo', () => {
  it('is when it was taken, not when it was edited', async () => {
    expect(dayTaken(await exifOf())).toBe('2026-03-08');
  });

  it.each(['1970:01:01 00:00:00', '2026:02:30 10:00:00', '0000:00:00 00:00:00'])(
    'is not %s',
    async (taken) => {
      expect(dayTaken(await exifOf(taken))).toBe('2026-05-01');
    },
  );

  it('is unknown without a time', () => {
    expect(dayTaken(undefined)).toBeNull();
    expect(dayTaken(Buffer.from('Exif\0\0 nothing'))).toBeNull();
  });
});
