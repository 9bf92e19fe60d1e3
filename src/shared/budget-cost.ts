/** What something costs: a line, a group of lines, or the whole project. In whole cents. */
export class Cost {
  planned = 0n;
  paid = 0n;
  due = 0n;
  held = 0n;
  agreed = 0n;
  toBuy = 0n;

  /** What it costs in any case, however much was planned. */
  get known(): bigint {
    return this.paid + this.due + this.held + this.agreed;
  }

  get expected(): bigint {
    return this.known + this.toBuy;
  }

  equals(other: Cost): boolean {
    return (
      this.planned === other.planned &&
      this.paid === other.paid &&
      this.due === other.due &&
      this.held === other.held &&
      this.agreed === other.agreed &&
      this.toBuy === other.toBuy
    );
  }

  /** All but the payments: they have a room and a category of their own. */
  addUnpaid(other: Cost): void {
    this.planned += other.planned;
    this.due += other.due;
    this.held += other.held;
    this.agreed += other.agreed;
    this.toBuy += other.toBuy;
  }
}

/** Costs by a key, in the order of the first use. Null stands for no key. */
export class Costs<Key> {
  private readonly byKey = new Map<Key | null, Cost>();

  of(key: Key | null): Cost {
    const known = this.byKey.get(key);
    if (known) return known;
    const cost = new Cost();
    this.byKey.set(key, cost);
    return cost;
  }

  /** The one without a key comes last. */
  entries(): [Key | null, Cost][] {
    const entries = [...this.byKey];
    return [...entries.filter(([key]) => key !== null), ...entries.filter(([key]) => key === null)];
  }
}

/** Amounts by a key, without those that are zero. */
export class Sums<Key> {
  private readonly byKey = new Map<Key, bigint>();

  of(key: Key): bigint {
    return this.byKey.get(key) ?? 0n;
  }

  add(key: Key, amount: bigint): void {
    const sum = this.of(key) + amount;
    if (sum === 0n) this.byKey.delete(key);
    else this.byKey.set(key, sum);
  }

  entries(): Iterable<[Key, bigint]> {
    return this.byKey;
  }
}
