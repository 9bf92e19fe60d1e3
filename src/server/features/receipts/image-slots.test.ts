import { expect, it } from 'vitest';
import { createImageSlots } from './image-slots.ts';

it('runs two at once, lets thirty wait and refuses the next', async () => {
  const withImageSlot = createImageSlots();
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  };
  const admitted = Array.from({ length: 32 }, () => withImageSlot(work));
  await expect(withImageSlot(work)).rejects.toMatchObject({ code: 'unavailable' });
  gate.resolve();
  await Promise.all(admitted);
  expect([most, running]).toEqual([2, 0]);
  await expect(withImageSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withImageSlot(async () => 'free again')).resolves.toBe('free again');
});
