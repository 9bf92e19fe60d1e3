import { expect, it } from 'vitest';
import { ARCHIVE_VERSION, type Upgrade, upgrader, upgrades } from './archive-version.ts';

it('has an upgrade from each earlier version', () => {
  const earlier = Array.from({ length: ARCHIVE_VERSION - 1 }, (_, index) => String(index + 1));
  expect(Object.keys(upgrades)).toEqual(earlier);
});

it('takes one step after the other', () => {
  const step =
    (to: string): Upgrade =>
    (list, content) => ({ ...content, [`${list} ${to}`]: true });
  const steps = { 1: step('two'), 2: step('three') };
  expect(upgrader(1, { to: 3, steps })('rooms', { id: 1 })).toEqual({
    id: 1,
    'rooms two': true,
    'rooms three': true,
  });
  expect(upgrader(3, { to: 3, steps })('rooms', { id: 1 })).toEqual({ id: 1 });
});
