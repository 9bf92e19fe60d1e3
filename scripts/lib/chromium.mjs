import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectEnvironment, tool } from './project.mjs';
import { runCommand } from './run-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Chromium', 'Google Chrome'];
const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];
export const NO_CHROMIUM =
  'No Chromium found and none could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.';

/**
 * Where a browser may be, best candidate first. CHROMIUM_PATH, if set, is the only candidate.
 * @param {{ env: Record<string, string | undefined>, platform: string, playwrightsOwn?: string }} host
 */
export function chromiumCandidates({ env, platform, playwrightsOwn }) {
  if (env.CHROMIUM_PATH) return [env.CHROMIUM_PATH];
  return [...systemCandidates(env, platform), ...(playwrightsOwn ? [playwrightsOwn] : [])];
}

function systemCandidates(env, platform) {
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(Boolean);
    return WINDOWS_PROGRAMS.flatMap((it) => folders.map((folder) => path.win32.join(folder, it)));
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
  if (platform !== 'darwin') return onPath;
  return [...MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`), ...onPath];
}

/** The path of a Chromium that runs. Installs one if there is none; undefined if that fails. */
export async function ensureChromium() {
  const installers = process.env.CHROMIUM_PATH ? [] : [installByApt, installByPlaywright];
  let found = await findChromium();
  for (const install of installers) {
    if (found) break;
    await install();
    found = await findChromium();
  }
  return found;
}

async function findChromium() {
  // Imported here, because before the installation there is no Playwright.
  const { chromium } = await import('@playwright/test');
  const { env, platform } = process;
  const candidates = chromiumCandidates({
    env,
    platform,
    playwrightsOwn: chromium.executablePath(),
  });
  for (const candidate of candidates) {
    if (existsSync(candidate) && statSync(candidate).isFile() && (await runs(candidate))) {
      return candidate;
    }
  }
  return undefined;
}

/** Ubuntu's chromium may be a script that only prints advice. On Windows --version opens a window. */
async function runs(candidate) {
  if (process.platform === 'win32') return true;
  return (await runCommand([candidate, '--version'])).code === 0;
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  announce('apt-get install chromium (a system package, as root)');
  const env = projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  await runCommand(['apt-get', 'update'], { env });
  await runCommand(['apt-get', 'install', '-y', 'chromium'], { env });
}

async function installByPlaywright() {
  announce('playwright install chromium (into its cache folder)');
  await runCommand([tool('playwright'), 'install', 'chromium']);
}

function announce(command) {
  console.log('The browser tests need Chromium, and none was found. CHROMIUM_PATH can name one.');
  console.log(`Installing it now: ${command} …`);
}
