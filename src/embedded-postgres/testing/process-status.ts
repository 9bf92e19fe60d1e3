import { readFile } from 'node:fs/promises';

/** A field of what Linux tells about a process. */
export async function statusOf(pid: number, field: string): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (new RegExp(`^${field}:(.*)$`, 'm').exec(status)?.[1] ?? '').trim();
}
