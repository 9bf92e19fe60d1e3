import path from 'node:path';
import { attend } from './attended-process.mjs';
import { installation } from './installation.mjs';
import { prepare } from './preparation.mjs';
import { projectNode } from './project-node.mjs';
import { exitWith } from './script-exit.mjs';

/**
 * Runs one of the server's commands from its sources: a build would take the files away that a
 * running server still loads from. File names are taken from where the person is, not from where
 * npm runs its scripts.
 */
export async function runProductCommand(name) {
  const here = process.env.INIT_CWD ?? process.cwd();
  const args = process.argv
    .slice(2)
    .map((arg) => (arg.startsWith('-') ? arg : path.resolve(here, arg)));
  await exitWith(async () => {
    await prepare([installation]);
    return attend(projectNode(), [`src/server/commands/${name}.ts`, ...args]);
  });
}
