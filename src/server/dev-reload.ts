import path from 'node:path';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { ModuleRunner } from 'vite/module-runner';
import type { RunningServer } from './start.ts';

/** An editor or a checkout may write several files for one change. */
const SETTLE_MS = 50;

interface ReloadOptions<Module> {
  vite: ViteDevServer;
  /** The module that starts the server. */
  entry: string;
  /** Folders whose files make the server reload. */
  folders: string[];
  start: (module: Module) => Promise<RunningServer>;
  print: (line: string) => void;
}

/**
 * Runs the server in this process from modules that Vite transforms, and replaces it when a source
 * file changes. If the new code does not load, the running server stays.
 */
export async function startReloading<Module>(
  options: ReloadOptions<Module>,
): Promise<RunningServer> {
  const { vite, folders, print } = options;
  // Before Vite watches single files: the watcher ignores a folder if it already knows a file in
  // it.
  vite.watcher.add(folders);
  const first = await startLoaded(await load(options));
  let current: Loaded | null = first;
  let work = Promise.resolve();
  let isWaiting = false;

  async function reload() {
    isWaiting = false;
    const begin = performance.now();
    try {
      const next = await load(options);
      await stop();
      current = await startLoaded(next);
      print(`Server reloaded in ${Math.round(performance.now() - begin)} ms.`);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      print((error as Error).stack ?? String(error));
      print(`The server ${current ? 'still runs as before' : 'is down'}. Fix the error above.`);
    }
  }

  async function stop() {
    const stopped = current;
    current = null;
    await stopped?.server.stop();
    await stopped?.runner.close();
  }

  vite.watcher.on('all', (event, file) => {
    if (!folders.some((folder) => isSourceIn(folder, file))) return;
    // Vite caches how imports resolve, including those that failed.
    if (event !== 'change') vite.environments.ssr.moduleGraph.invalidateAll();
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      work = work.then(reload);
    }, SETTLE_MS);
  });
  return {
    generatedAdminPassword: first.server.generatedAdminPassword,
    async stop() {
      await vite.close();
      await work;
      await stop();
    },
  };
}

interface Loaded {
  server: RunningServer;
  runner: ModuleRunner;
}

interface Loading {
  runner: ModuleRunner;
  start: () => Promise<RunningServer>;
}

/** A new runner evaluates every module again. Vite has cached those that did not change. */
async function load<Module>({ vite, entry, start }: ReloadOptions<Module>): Promise<Loading> {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const module: Module = await runner.import(entry);
  return { runner, start: () => start(module) };
}

async function startLoaded({ runner, start }: Loading): Promise<Loaded> {
  return { server: await start(), runner };
}

function isSourceIn(folder: string, file: string): boolean {
  return path.resolve(file).startsWith(folder + path.sep) && !file.endsWith('.test.ts');
}
