import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessUser } from '#embedded-postgres/unprivileged-user.ts';

interface Filled {
  template: string;
  target: string;
  values: Record<string, string | number>;
  user: ProcessUser | null;
}

/** Writes a configuration file beside this one, with values for the names in double braces. */
export function writeConfiguration({ template, target, values, user }: Filled): void {
  const text = readFileSync(path.join(import.meta.dirname, template), 'utf8');
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} needs a value for ${name}`);
    return String(value);
  });
  writeFileSync(target, filled, { mode: 0o600 });
  if (user) chownSync(target, user.uid, user.gid);
}
