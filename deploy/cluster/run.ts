// `npm run cluster -- up` and `npm run cluster -- down`.
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/preparation.mjs';
import { productionBuild } from '../../scripts/production-build.mjs';
import { startCluster, stopCluster } from './cluster.ts';
import { findPrograms } from './programs.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: path.join(tmpdir(), 'plumbline-cluster') },
    port: { type: 'string', default: '8080' },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
process.exitCode = await main();

async function main(): Promise<number> {
  const [verb] = positionals;
  const folder = path.resolve(flags.folder);
  if (verb === 'up') return up(folder);
  if (verb === 'down') {
    await stopCluster(folder);
    print(`Stopped, and removed ${folder}.`);
    return 0;
  }
  print('npm run cluster -- up [--port 8080] [--folder FOLDER]');
  print('npm run cluster -- down [--folder FOLDER]');
  return 1;
}

async function up(folder: string): Promise<number> {
  const programs = findPrograms();
  if (typeof programs === 'string') {
    print(`The cluster cannot start: ${programs}.`);
    return 1;
  }
  if (existsSync(folder)) {
    print(`${folder} exists. Stop that cluster first, or name another folder.`);
    return 1;
  }
  if (!(await prepare([productionBuild]))) return 1;
  const { plan, nodes, origin, adminUrl } = await startCluster({
    folder,
    programs,
    webPort: Number(flags.port),
    outlives: true,
  });
  print(`Plumbline is at ${origin}, admin password ${plan.adminPassword}`);
  print(`The primary is ${await nodes.primary()}: psql ${adminUrl}`);
  print(`Logs and configuration are in ${folder}`);
  return 0;
}
