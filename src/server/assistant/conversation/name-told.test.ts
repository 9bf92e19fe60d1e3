import { expect, it } from 'vitest';
import { withNameTold } from './name-told.ts';

it('asks about the person who was named before the question', () => {
  expect(withNameTold('Lena keeps asking about her den. When is she moving in?')).toBe(
    'When is Lena moving in?',
  );
});

it('leaves a message alone in which nobody is named, or which asks for something else', () => {
  for (const message of [
    'She keeps asking about her den. When is she moving in?',
    'Lena is our tiler. How much did she get?',
    'When is she moving in?',
  ]) {
    expect(withNameTold(message)).toBe(message);
  }
});
