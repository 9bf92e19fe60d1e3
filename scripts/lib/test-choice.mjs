import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/**
 * Which checks the words of a command line name: checks by name, and test files or folders by
 * path. Without words, everything. `problem` is a sentence about a word that names nothing.
 */
export function chooseChecks(words, checks, runners, exists = isInProject) {
  if (words.length === 0) return { checks: [...checks], runners, files: {} };
  const names = [...checks, ...runners].map(({ name }) => name);
  const chosen = [];
  const files = {};
  for (const word of words) {
    const named = names.filter((name) => isNamedBy(word, name));
    if (named.length > 0) chosen.push(...named);
    else if (exists(word)) {
      const file = path.relative(root, path.resolve(root, word));
      const runner = /^e2e\b/.test(file) ? 'browser' : 'vitest';
      files[runner] = [...(files[runner] ?? []), file];
      chosen.push(runner);
    } else {
      const problem = `There is no check or test file "${word}". Checks: ${names.join(', ')}.`;
      return { checks: [], runners: [], files: {}, problem };
    }
  }
  const isChosen = ({ name }) => chosen.includes(name);
  const chosenRunners = runners.filter(isChosen);
  if (chosenRunners.some((runner) => readsBuild(runner, files[runner.name]))) chosen.push('build');
  return { checks: checks.filter(isChosen), runners: chosenRunners, files };
}

/** `types` also names `types:web`. */
function isNamedBy(word, name) {
  return name === word || name.startsWith(`${word}:`);
}

/** One of Vitest's files measures the build. */
function readsBuild({ needsBuild }, files = ['']) {
  return (
    needsBuild || files.some((file) => 'src/web/boot/build/script-budgets.test.ts'.startsWith(file))
  );
}

function isInProject(word) {
  return existsSync(path.resolve(root, word));
}
