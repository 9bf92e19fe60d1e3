import { expect, it } from 'vitest';
import { heard, Spelling } from './spelling.ts';

const known = new Spelling(['receipt', 'budget', 'skylights', 'electrician', 'ceiling', 'tools']);

it.each([
  ['reseet', 'receipt'],
  ['bujet', 'budget'],
  ['skylites', 'skylights'],
  ['elektrishun', 'electrician'],
  ['seeling', 'ceiling'],
  ['towels', 'towels'],
  ['chandelier', 'chandelier'],
])('hears %s as %s', (typed, meant) => {
  expect(heard(typed, known)).toBe(meant);
});
