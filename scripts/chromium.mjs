import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.mjs';

// The headless shell first: without windows to draw, the journeys take a third less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

// A system package where we may install one, else a copy in Playwright's cache folder.
const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const INSTALLERS = [
  ...(isRootOnDebian ? ['apt-get update && apt-get install -y chromium-headless-shell'] : []),
  'playwright install chromium',
];

/** @type {Promise<string | undefined> | undefined} */
let ensured;

/** The path of a Chromium that runs. Installs one if there is none; undefined if that fails. */
export function ensureChromium() {
  // Once, also if two runners ask at the same time.
  ensured ??= findOrInstallChromium();
  return ensured;
}

async function findOrInstallChromium() {
  // Imported here, because before the installation there is no Playwright.
  const { chromium } = await import('@playwright/test');
  const find = () => findChromium(process.env, chromium.executablePath());
  let found = find();
  for (const line of process.env.CHROMIUM_PATH ? [] : INSTALLERS) {
    if (found) break;
    console.log(`The tests need Chromium, and none was found. Installing it now: ${line} …`);
    await runCommand(line, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    found = find();
  }
  if (!found) console.log('No Chromium: install Chromium or Chrome, or set CHROMIUM_PATH.');
  return found;
}

/**
 * CHROMIUM_PATH, if set; else the system's Chromium or Chrome, before Playwright's own.
 * @param {{ CHROMIUM_PATH?: string, PATH?: string }} env
 * @param {string} playwrightsOwn
 */
export function findChromium({ CHROMIUM_PATH, PATH = '' }, playwrightsOwn) {
  if (CHROMIUM_PATH) return [CHROMIUM_PATH].find(runs);
  const folders = PATH.split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...PLACES, playwrightsOwn].find(runs);
}

/** Ubuntu's chromium may be a script that only prints advice. On Windows --version opens a window. */
function runs(file) {
  if (!existsSync(file)) return false;
  return process.platform === 'win32' || spawnSync(file, ['--version']).status === 0;
}
