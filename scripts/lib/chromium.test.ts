import { describe, expect, it } from 'vitest';
import { chromiumCandidates } from './chromium.mjs';

const playwrightsOwn = '/home/someone/playwright/chrome';

describe('chromiumCandidates', () => {
  it('takes only the one that CHROMIUM_PATH names', () => {
    const env = { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' };
    expect(chromiumCandidates({ env, platform: 'linux', playwrightsOwn })).toEqual(['/opt/chrome']);
  });

  it('prefers the system’s browser to Playwright’s, and Chromium to Chrome', () => {
    const env = { PATH: '/usr/local/bin:/usr/bin' };
    const candidates = chromiumCandidates({ env, platform: 'linux', playwrightsOwn });
    expect(candidates.slice(0, 2)).toEqual(['/usr/local/bin/chromium', '/usr/bin/chromium']);
    expect(candidates).toContain('/usr/bin/google-chrome-stable');
    expect(candidates.at(-1)).toBe(playwrightsOwn);
  });

  it('checks the applications folder first on macOS', () => {
    const candidates = chromiumCandidates({ env: { PATH: '/bin' }, platform: 'darwin' });
    expect(candidates[1]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  });

  it('finds Chrome, then Edge, among the programs of Windows', () => {
    const env = { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Local' };
    expect(chromiumCandidates({ env, platform: 'win32' })).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      'C:\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  });
});
