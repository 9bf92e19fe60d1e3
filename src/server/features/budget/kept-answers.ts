/** About 150 answers of the largest size, or thousands of usual ones. */
const MAX_BYTES = 16 * 1024 * 1024;

interface KeptAnswer {
  /** The state of the database that the answer is about. */
  state: string;
  json: Buffer;
}

/** The answers that were asked for last. */
export class KeptAnswers {
  private readonly byKey = new Map<string, KeptAnswer>();
  private bytes = 0;

  get(key: string): KeptAnswer | undefined {
    const answer = this.byKey.get(key);
    if (answer) this.keep(key, answer);
    return answer;
  }

  keep(key: string, answer: KeptAnswer): void {
    this.forget(key);
    this.byKey.set(key, answer);
    this.bytes += answer.json.length;
    for (const oldest of this.byKey.keys()) {
      if (this.bytes <= MAX_BYTES) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.byKey.get(key)?.json.length ?? 0;
    this.byKey.delete(key);
  }
}
