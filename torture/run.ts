import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/preparation.mjs';
import { productionBuild } from '../scripts/production-build.mjs';
import type { Gate, Scale, Verdict } from './gate.ts';

const VERDICTS = { true: 'met', false: 'NOT MET', null: 'not run' };

const { values: flags, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: 'small' },
    /** Where scripts/test.mjs expects its counts. */
    report: { type: 'string' },
  },
});

/** Small runs mostly wait for processes to start; a full run has the machine to itself. */
const LANES = { small: 2, full: 1 };

const print = (line: string) => process.stdout.write(`${line}\n`);

process.exitCode = await main();

async function main(): Promise<number> {
  const gates = await loadGates();
  if (names.length === 0) {
    for (const { name, title } of gates) print(`${name.padEnd(16)} ${title}`);
    print('\nnpm run torture -- NAME … [--scale small|full], or all for every one of them');
    return 0;
  }
  const unknown = names.find((name) => name !== 'all' && !gates.some((gate) => gate.name === name));
  if (unknown) {
    print(`There is no gate "${unknown}". There are: ${gates.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  if (flags.scale !== 'small' && flags.scale !== 'full') {
    print('--scale takes small or full.');
    return 1;
  }
  if (!(await prepare([productionBuild]))) return 1;
  const chosen = gates.filter(
    ({ name, isRunByName }) => names.includes(name) || (names.includes('all') && !isRunByName),
  );
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const work = async (scale: Scale) => {
    for (let gate = chosen.shift(); gate; gate = chosen.shift()) {
      const { isMet, figure } = await judge(gate, scale);
      if (isMet === null) counts.skipped += 1;
      else counts[isMet ? 'passed' : 'failed'] += 1;
      if (isMet === false) failures.push(`${gate.name}: ${figure}`);
    }
  };
  await Promise.all(Array.from({ length: LANES[flags.scale] }, () => work(flags.scale as Scale)));
  if (flags.report) await writeFile(flags.report, JSON.stringify({ ...counts, failures }));
  return counts.failed === 0 ? 0 : 1;
}

async function judge(gate: Gate, scale: Scale): Promise<Verdict> {
  const begin = Date.now();
  const say = (line: string) => print(`  ${gate.name}: ${line}`);
  const verdict = await gate.run(scale, say).catch((error: unknown) => {
    const { stack } = Object(error) as Error;
    say(stack ?? String(error));
    return { figure: 'the program itself failed', isMet: false };
  });
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  say(`${seconds} s`);
  print(`${gate.name}: ${verdict.figure}: ${VERDICTS[`${verdict.isMet}`]}`);
  return verdict;
}

async function loadGates(): Promise<Gate[]> {
  const folder = path.join(import.meta.dirname, 'gates');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const modules: { gate: Gate }[] = await Promise.all(
    files.map((file) => import(path.join(folder, file))),
  );
  return modules.map(({ gate }) => gate);
}
