import { setTimeout as delay } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';

/** What browsers wait before they open a stream again. */
const AGAIN_AFTER_MS = 1_000;
/** Longer than the server is ever silent. */
const SILENCE_MS = 30_000;
const POLL_MS = 20;

/** An event stream that opens again where it stopped, as browsers do. */
export class ResumingStream {
  /** Events so far. */
  heard = 0;
  /** How often it was opened. */
  openings = 0;
  /** Answers that end a browser's attempts, such as 401. */
  readonly refusals: number[] = [];
  private lastId = '';
  private readonly left = new AbortController();
  private readonly ended: Promise<void>;

  constructor(visitor: Visitor) {
    this.ended = this.keepOpen(visitor);
  }

  async untilHeard(count: number, patienceMs: number): Promise<boolean> {
    const deadline = performance.now() + patienceMs;
    while (this.heard < count) {
      if (performance.now() > deadline) return false;
      await delay(POLL_MS);
    }
    return true;
  }

  async close(): Promise<void> {
    this.left.abort();
    await this.ended;
  }

  private async keepOpen(visitor: Visitor): Promise<void> {
    while (!this.left.signal.aborted) {
      await this.readOnce(visitor).catch(() => undefined);
      await delay(AGAIN_AFTER_MS, undefined, { signal: this.left.signal }).catch(() => undefined);
    }
  }

  private async readOnce(visitor: Visitor): Promise<void> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE_MS);
    try {
      const signal = AbortSignal.any([this.left.signal, silence.signal]);
      const headers: Record<string, string> = this.lastId ? { 'last-event-id': this.lastId } : {};
      const response = await visitor.open('GET', '/api/events', undefined, signal, headers);
      if (response.status >= 400 && response.status < 500) this.refusals.push(response.status);
      if (!response.ok || !response.body) return;
      this.openings += 1;
      let rest = '';
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) this.take(line);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  private take(line: string): void {
    if (line.startsWith('data: ')) this.heard += 1;
    if (line.startsWith('id: ')) this.lastId = line.slice('id: '.length);
  }
}
