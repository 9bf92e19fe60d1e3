import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startReloading } from './dev-reload.ts';

interface Entry {
  answer: string;
}

/** How long a test waits for what should take a moment. A busy machine needs far longer. */
const PATIENCE_MS = 120_000;

let folder: string;
let events: string[];
let reloading: Awaited<ReturnType<typeof startReloading>>;

/** Saves in place, as many editors do. */
const save = (name: string, text: string) => writeFile(path.join(folder, 'server', name), text);
const printed = (text: string) => events.some((event) => event.includes(text));

beforeEach(async () => {
  // Vite uses real paths, and the temporary folder on macOS is a link.
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'plumbline-reload-')));
  events = [];
  for (const name of ['server', 'web']) await mkdir(path.join(folder, name));
  await save('answer.ts', "export const answer: string = 'one';");
  await save('entry.ts', "export { answer } from './answer.ts';");
  const vite = await createServer({
    root: path.join(folder, 'web'),
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
  });
  reloading = await startReloading<Entry>({
    vite,
    entry: path.join(folder, 'server/entry.ts'),
    folders: [path.join(folder, 'server')],
    start: async ({ answer }) => {
      events.push(`start ${answer}`);
      return {
        generatedAdminPassword: null,
        stop: async () => {
          events.push(`stop ${answer}`);
        },
      };
    },
    print: (line) => events.push(line),
  });
  const watched = () => vite.watcher.getWatched()[path.join(folder, 'server')];
  await vi.waitFor(() => expect(watched()).toEqual(['answer.ts', 'entry.ts']), PATIENCE_MS);
});
afterEach(async () => {
  await reloading.stop();
  await rm(folder, { recursive: true });
});

it('replaces the server when a file that it imports changes', async () => {
  await save('answer.ts', "export const answer: string = 'two';");
  await vi.waitFor(() => expect(printed('reloaded')).toBe(true), PATIENCE_MS);
  expect(events.slice(0, 3)).toEqual(['start one', 'stop one', 'start two']);
});

it('keeps the server through a syntax error, and reloads once it is fixed', async () => {
  await save('answer.ts', 'export const = ;');
  await vi.waitFor(() => expect(printed('still runs as before')).toBe(true), PATIENCE_MS);
  expect(printed('answer.ts')).toBe(true);
  expect(events).not.toContain('stop one');
  await save('answer.ts', "export const answer: string = 'three';");
  await vi.waitFor(() => expect(events).toContain('start three'), PATIENCE_MS);
  expect(events).toContain('stop one');
});

it('finds a file that was missing', async () => {
  await save('entry.ts', "export { answer } from './later.ts';");
  await vi.waitFor(() => expect(printed('still runs as before')).toBe(true), PATIENCE_MS);
  await save('later.ts', "export const answer: string = 'later';");
  await vi.waitFor(() => expect(events).toContain('start later'), PATIENCE_MS);
});
