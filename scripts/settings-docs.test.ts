import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '#server/config/env.ts';
import { settingNames } from '#server/config/environment-schema.ts';
import { EXAMPLE_FILE, envExample, TABLE_FILE, withSettingsTable } from './settings-docs.ts';

const example = readFileSync(EXAMPLE_FILE, 'utf8');
const page = readFileSync(TABLE_FILE, 'utf8');
const RUN = 'run `npm run docs:settings`';

it('keeps .env.example in step with the schema', () => {
  expect(example, RUN).toBe(envExample());
});

it('keeps the settings table in step with the schema', () => {
  expect(page, RUN).toBe(withSettingsTable(page));
});

it('shows every setting of the schema once in both', () => {
  const names = [...settingNames].sort();
  const inExample = [...example.matchAll(/^#([A-Z\d_]+)=/gm)].map(([, name]) => name);
  const inTable = [...page.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name);
  expect(inExample.sort()).toEqual(names);
  expect(inTable.sort()).toEqual(names);
});

it('has an example that changes nothing if every line is enabled', () => {
  const inForce = parseEnv(example.replaceAll(/^#(?=[A-Z\d_]+=)/gm, ''));
  expect(Object.keys(inForce)).toHaveLength(settingNames.length);
  expect(readSettings(inForce)).toEqual(readSettings({}));
});
