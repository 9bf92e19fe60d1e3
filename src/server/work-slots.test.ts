import { expect, it } from 'vitest';
import { createWorkSlots } from './work-slots.ts';

it('runs two at once, lets thirty wait and refuses the next', async () => {
  const withSlot = createWorkSlots({ running: 2, waiting: 30, refusal: 'Too busy.' });
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
  };
  const admitted = Array.from({ length: 32 }, () => withSlot(work));
  await expect(withSlot(work)).rejects.toMatchObject({ code: 'unavailable' });
  gate.resolve();
  await Promise.all(admitted);
  expect([most, running]).toEqual([2, 0]);
  await expect(withSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withSlot(async () => 'free again')).resolves.toBe('free again');
});
