import { expect, it } from 'vitest';
import { chooseChecks } from './test-choice.mjs';

const checks = ['build', 'types', 'types:web', 'lint'].map((name) => ({ name }));
const runners = [
  { name: 'vitest', needsBuild: false },
  { name: 'browser', needsBuild: true },
];

const choose = (...words: string[]) => {
  const exists = (word: string) => /^(src|e2e|scripts)/.test(word);
  const { files, problem, ...chosen } = chooseChecks(words, checks, runners, exists);
  const names = [...chosen.checks, ...chosen.runners].map(({ name }) => name);
  return { names, files, problem };
};

it('runs everything if nothing is named', () => {
  expect(choose().names).toEqual(['build', 'types', 'types:web', 'lint', 'vitest', 'browser']);
});

it('runs the named checks and their subchecks', () => {
  expect(choose('types').names).toEqual(['types', 'types:web']);
});

it('runs only the named test files', () => {
  const file = 'src/shared/money.test.ts';
  expect(choose(file)).toMatchObject({ names: ['vitest'], files: { vitest: [file] } });
});

it.each([
  ['browser tests', 'e2e/expenses.spec.ts', 'browser'],
  ['the check of its size', 'src/web/boot/build/script-budgets.test.ts', 'vitest'],
  ['all unit tests', 'vitest', 'vitest'],
])('builds first for %s', (_what, word, runner) => {
  expect(choose(word).names).toEqual(['build', runner]);
});

it('lists the choices if a word names nothing', () => {
  expect(choose('lint', 'typo').problem).toMatch(/"typo".*build, types/);
});
