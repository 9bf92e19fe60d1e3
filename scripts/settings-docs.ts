// `npm run docs:settings` writes .env.example and the settings table of docs/operations.md from
// src/server/config: the schema in environment-schema.ts and the words in setting-docs.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { defaultEnvironment, type SettingName } from '#server/config/environment-schema.ts';
import { settingDocs } from '#server/config/setting-docs.ts';

export const EXAMPLE_FILE = '.env.example';
export const TABLE_FILE = 'docs/operations.md';

const TABLE = /<!-- settings -->.*<!-- \/settings -->/s;
const documented = Object.keys(settingDocs) as SettingName[];

export function envExample(): string {
  const lines = documented.flatMap((name) => {
    const value = defaultEnvironment[name];
    const note = value === undefined ? ` Default: ${settingDocs[name].unset ?? 'none'}.` : '';
    return ['', `# ${settingDocs[name].what}${note}`, `#${name}=${value ?? ''}`];
  });
  return [
    '# Settings. Copy this file to .env and remove the # before what you set.',
    '# Written by `npm run docs:settings` from the schema in src/server/config/environment-schema.ts.',
    ...lines,
    '',
  ].join('\n');
}

export function withSettingsTable(page: string): string {
  const rows = documented.map((name) => {
    const { what, unset = 'none' } = settingDocs[name];
    return `| \`${name}\` | ${defaultEnvironment[name] ?? unset} | ${what} |`;
  });
  const table = ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');
  return page.replace(TABLE, () => `<!-- settings -->\n${table}\n<!-- /settings -->`);
}

if (import.meta.main) {
  writeFileSync(EXAMPLE_FILE, envExample());
  writeFileSync(TABLE_FILE, withSettingsTable(readFileSync(TABLE_FILE, 'utf8')));
}
