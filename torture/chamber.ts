import { randomBytes } from 'node:crypto';
import { createUnsubscribeTokens } from '#server/features/weekly-mail/unsubscribe-token.ts';
import { type BenchDatabase, openBenchDatabase } from '../bench/database.ts';
import { signIn } from '../bench/sign-in.ts';
import { freePort } from '../e2e/product.ts';
import { type ProductProcess, startProduct } from './product.ts';

export interface Person {
  id: number;
  email: string;
  cookie: string;
}

interface NewPerson {
  email?: string;
  plan?: 'free' | 'pro';
}

/** The built product on a database that the gate can query. */
export interface Chamber {
  origin: string;
  product: ProductProcess;
  dataDir: string;
  databaseUrl: string;
  query: BenchDatabase['query'];
  /** Another process of the product on the same database. */
  startAnother(): Promise<ProductProcess>;
  /** A new, signed-in account, without the cost of hashing a password. */
  person(options?: NewPerson): Promise<Person>;
  /** A new session of an account. */
  cookieOf(userId: number): Promise<string>;
  /** The token in the account's weekly mails. */
  unsubscribeTokenOf(userId: number): string;
}

export async function withChamber<T>(
  env: Record<string, string>,
  work: (chamber: Chamber) => Promise<T>,
): Promise<T> {
  const database = await openBenchDatabase();
  const products: ProductProcess[] = [];
  const sessionSecret = randomBytes(32).toString('hex');
  const start = async () => {
    const port = await freePort();
    const [first] = products;
    const product = await startProduct({
      dataDir: database.dataDir,
      port,
      env: {
        // Several processes of one installation have one address.
        PUBLIC_URL: first?.origin ?? `http://127.0.0.1:${port}`,
        DATABASE_URL: database.url,
        SESSION_SECRET: sessionSecret,
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    products.push(product);
    return product;
  };
  const cookieOf = async (userId: number) =>
    `plumbline_session=${await signIn(database, userId, sessionSecret)}`;
  try {
    const product = await start();
    return await work({
      origin: product.origin,
      product,
      dataDir: database.dataDir,
      databaseUrl: database.url,
      query: database.query,
      startAnother: start,
      async person({
        email = `${randomBytes(6).toString('hex')}@example.com`,
        plan = 'free',
      } = {}) {
        const status = plan === 'pro' ? 'active' : 'free';
        const { rows } = await database.query(
          `with added as (
             insert into users (email, subscription_status) values ($1, $2) returning id
           ), counts as (insert into account_counts (user_id) select id from added)
           select id from added`,
          [email, status],
        );
        const { id } = rows[0] as { id: number };
        return { id, email, cookie: await cookieOf(id) };
      },
      cookieOf,
      unsubscribeTokenOf: createUnsubscribeTokens(sessionSecret).toToken,
    });
  } finally {
    await Promise.all(products.map((product) => product.stop()));
    await database.close();
  }
}
