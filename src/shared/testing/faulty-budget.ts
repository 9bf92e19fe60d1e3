import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { compileFunction } from 'node:vm';
import { fromCents } from '../money.ts';
import type { Compute } from './budget-property.ts';

/** The files of the arithmetic as one script. */
const source = ['budget-math', 'budget-cost', 'paid-sums', 'project-budget-math']
  .map((name) => readFileSync(new URL(`../${name}.ts`, import.meta.url), 'utf8'))
  .join('\n')
  .replaceAll(/^import [^;]*;$/gm, '')
  .replaceAll(/^export /gm, '');

/** The arithmetic with one place of its code replaced, which must be there exactly once. */
export function withFault(code: string, faulty: string): Compute {
  const parts = source.split(code);
  if (parts.length !== 2) throw new Error(`Found ${parts.length - 1} times: ${code}`);
  const script = stripTypeScriptTypes(parts.join(faulty));
  return compileFunction(`${script}\nreturn projectBudget;`, ['fromCents'])(fromCents);
}
