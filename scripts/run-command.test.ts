import os from 'node:os';
import { expect, it, vi } from 'vitest';
import { runCommand } from './run-command.mjs';

it('resolves with what a command printed and its exit code', async () => {
  expect(await runCommand('echo one && exit 3')).toEqual({ code: 3, output: 'one\n' });
});

it('says in front of each line whose it is', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await runCommand('echo one && echo two >&2', { live: true, prefix: 'gates' });
  const lines = log.mock.calls.map(([line]) => line).sort();
  log.mockRestore();
  expect(lines).toEqual(['gates | one', 'gates | two']);
});

it.skipIf(process.platform === 'win32')('gives a patient command a lower priority', async () => {
  const line = `"${process.execPath}" -p "os.getPriority()"`;
  const own = await runCommand(line);
  const patient = await runCommand(line, { isPatient: true });
  expect(Number(own.output)).toBe(os.getPriority());
  expect(Number(patient.output)).toBeGreaterThan(Number(own.output));
});
