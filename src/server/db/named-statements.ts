import { createHash } from 'node:crypto';
import pg from 'pg';

/** More than the product has. Beyond it, something builds statements with values in their text. */
const MAX_NAMES = 1_000;
/**
 * A statement that begins with this is planned at each call. Postgres soon reuses one plan for a named
 * statement, but the best plan for a search depends on how many rows contain the word.
 */
export const PLAN_EACH_TIME = '/* plan each time */';

/** For a pooler that gives each transaction another session, where a name is unknown or taken. */
export class UnnamedStatementClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens only while a connection is idle. One that breaks between two queries of a
    // transaction would end the process, and the transaction would never hear of it.
    this.on('error', () => {});
  }
}

/**
 * The connections of one pool. They give every statement with parameters a name, so that a
 * connection parses it once instead of at each call. Unnamed statements cost a quarter to a third of
 * the throughput.
 */
export function namedStatementClient(): typeof pg.Client {
  const nameOf = createNames();
  return class extends UnnamedStatementClient {
    override query(...args: unknown[]): never {
      const [config, values] = args;
      if (isStatement(config) && !config.name && Array.isArray(values) && values.length > 0) {
        const name = nameOf(config.text);
        if (name) config.name = name;
      }
      return Reflect.apply(super.query, this, args) as never;
    }
  };
}

function createNames() {
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    if (text.startsWith(PLAN_EACH_TIME)) return undefined;
    const known = names.get(text);
    if (known || names.size >= MAX_NAMES) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
}

function isStatement(config: unknown): config is pg.QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
}
