import { expect, test } from 'vitest';
import { findReason } from './server-log.ts';

const LINES = [
  '2026-01-02 03:04:05.678 UTC [10] LOG:  starting PostgreSQL 18.4',
  '2026-01-02 03:04:05.679 UTC [10] FATAL:  could not open file "x"',
  '2026-01-02 03:04:05.680 UTC [20] FATAL:  lock file "postmaster.pid" already exists',
  '2026-01-02 03:04:05.681 UTC [10] LOG:  database system is shut down',
];

test('two servers that write to one file each get their own reason', () => {
  expect(findReason(LINES.join('\n'), 10)).toBe('could not open file "x"');
  expect(findReason(LINES.join('\n'), 20)).toBe('lock file "postmaster.pid" already exists');
});

test('the output of a process that the server started counts too', () => {
  expect(findReason(`${LINES.join('\n')}\n`, 99)).toBe('lock file "postmaster.pid" already exists');
});

test('output from before logging started becomes one line', () => {
  const loader = 'postgres: error while loading shared libraries:\nlibpq.so.5: not found\n';
  expect(findReason(loader, 10)).toBe(
    'postgres: error while loading shared libraries: libpq.so.5: not found',
  );
  expect(findReason(LINES[0] ?? '', 10)).toBe('');
});
