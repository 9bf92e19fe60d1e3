import pg from 'pg';
import { readSettings } from '#server/config/env.ts';
import { startServer } from '#server/start.ts';
import type { Call } from './calls.ts';
import type { Statement } from './statement.ts';

/** The shortest recording of a call is the one that is kept. */
const TIMES = 5;

/**
 * The statements that the product sends for each call, including the session lookup, recorded by
 * running it in this process. So the bare server always does the same work.
 */
export async function recordStatements(
  environment: NodeJS.ProcessEnv,
  cookie: string,
  calls: Call[],
): Promise<Map<string, Statement[]>> {
  const settings = readSettings(environment);
  const server = await startServer({
    settings,
    projectRoot: process.cwd(),
    webApp: async () => {},
    onLost: (error) => {
      throw error;
    },
  });
  const { origin } = settings.publicUrl;
  const recorded = new Map<string, Statement[]>();
  const client = pg.Client.prototype;
  const original = client.query;
  let statements: Statement[] = [];
  client.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, values] = args as [string | pg.QueryConfig, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    statements.push({ text, values: values ?? (config as pg.QueryConfig).values ?? [] });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    for (const call of calls) {
      // A statement of the background work may fall between those of a call.
      for (let time = 0; time < TIMES; time += 1) {
        statements = [];
        await send(origin, cookie, call);
        const shortest = recorded.get(call.name);
        if (!shortest || statements.length < shortest.length) recorded.set(call.name, statements);
      }
    }
  } finally {
    client.query = original;
    await server.stop();
  }
  return recorded;
}

/** One call by plain HTTP. Anything but success is a mistake in the benchmark. */
export async function send(origin: string, cookie: string, { method, path, body }: Call) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
