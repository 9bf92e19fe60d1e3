import pg from 'pg';
import type { Cluster } from '../deploy/cluster/cluster.ts';
import type { StoredRow } from './history.ts';

/** What the primary has of the records that the clients write. */
export function storedRows({ adminUrl }: Cluster): Promise<StoredRow[]> {
  return withPrimary(adminUrl, async (client) => {
    const { rows } = await client.query<StoredRow>(
      `select 'expenses' as table, description as marker, amount::text as state from expenses
       union all
       select 'milestones', title, description from milestones`,
    );
    return rows;
  });
}

/** The keys of all receipts that an expense has. */
export function storedReceipts({ adminUrl }: Cluster): Promise<Set<string>> {
  return withPrimary(adminUrl, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      'select image_url as key from expenses where image_url is not null',
    );
    return new Set(rows.map(({ key }) => key));
  });
}

async function withPrimary<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>) {
  const url = new URL(adminUrl);
  url.pathname = '/plumbline';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
