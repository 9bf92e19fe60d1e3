// `npm run lock:complete`, after any change of the dependencies; the reason is in lock-completion.
import { readFileSync, writeFileSync } from 'node:fs';
import { completedLock, missingPlatformEntries } from './lib/lock-completion.mjs';

const lockFile = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const added = Object.keys(missingPlatformEntries(lock)).length;
if (added > 0) writeFileSync(lockFile, `${JSON.stringify(completedLock(lock), null, 2)}\n`);
console.log(`package-lock.json: ${added} platform packages added.`);
