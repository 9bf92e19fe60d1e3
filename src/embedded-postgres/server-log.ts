import { open, rename, stat } from 'node:fs/promises';

const ROTATE_ABOVE_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;

export interface ServerLog {
  fd: number;
  /** Why the server with this process id gave up, in its own words. */
  reasonOf(pid: number | undefined): Promise<string>;
  close(): Promise<void>;
}

/** Opens the log file for one run of the server. A large file is renamed first. */
export async function openServerLog(file: string): Promise<ServerLog> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > ROTATE_ABOVE_BYTES) await rename(file, `${file}.1`);
  const handle = await open(file, 'a', 0o600);
  const start = (await handle.stat()).size;
  return {
    fd: handle.fd,
    async reasonOf(pid) {
      return findReason(await readFrom(file, start), pid);
    },
    close: () => handle.close(),
  };
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(start, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, size - from)), {
      position: from,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Two starts at once write to the same file. So we look for the server's own lines first, then for
 * those of its recovery process, then for text from before logging started.
 */
export function findReason(text: string, pid: number | undefined): string {
  const lines = text.split('\n').filter((line) => line.trim());
  const grave = lines.filter((line) => /(FATAL|PANIC): /.test(line));
  const line = grave.findLast((l) => l.includes(`[${pid}]`)) ?? grave.at(-1);
  if (line) return line.replace(/^.*?(FATAL|PANIC): +/, '').trim();
  return lines.filter((l) => !l.includes('LOG: ')).join(' ');
}
