import pg from 'pg';

/**
 * Tables with a `user_id` that are asked by another key: before the owner is known, or for a person
 * who is no owner. They are small, and every machine would have all of them.
 */
export const WHOLE_TABLES = [
  'admin_actions',
  'calendar_feeds',
  'email_confirmations',
  'invitations',
  'links',
  'password_resets',
  'project_members',
  'sandbox_customers',
  'sessions',
  'weekly_mails',
];

/** The schema that has the tables of one partition. They are called like the whole ones. */
const schemaOf = (nth: number) => `p${String(nth).padStart(2, '0')}`;
export const isPartition = (schema: string) => /^p\d\d$/.test(schema);

interface Rule {
  table: string;
  name: string;
  definition: string;
}

/**
 * Turns the empty product database into one in which each owned table is partitioned by the hash of
 * its owner. Everything else stays: columns, rules, indexes, triggers and views. What Postgres does
 * not allow here is what no distributed one allows: a unique key without the owner. The owner is
 * added to such keys.
 */
export async function partitionByOwner(
  connection: pg.ClientConfig,
  partitions: number,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin');
    const tables = await ownedTables(client);
    const [keys, indexes, references, functions, triggers, views] = [
      await keysOf(client, tables),
      await indexesOf(client, tables),
      await referencesOf(client, tables),
      await functionsOf(client, tables),
      await triggersOf(client, tables),
      await viewsIn(client),
    ];
    for (const table of tables) await client.query(copyOf(table));
    await client.query(`drop table ${tables.map(quoted)} cascade`);
    for (const table of tables) await takePlace(client, table);
    for (let nth = 0; nth < partitions; nth += 1) {
      await addPartition(client, { nth, partitions, tables, keys, indexes });
    }
    // The root's own adopt those of the partitions.
    await addKeys(client, 'public', keys);
    for (const { definition } of indexes) await client.query(definition);
    for (const reference of references) await client.query(addition('public', reference));
    for (const definition of functions) await client.query(definition);
    for (const { definition } of triggers) await client.query(definition);
    for (const { name, definition } of views) {
      await client.query(`create view ${quoted(name)} as ${definition}`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => pg.escapeIdentifier(name);

async function ownedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by 1`,
    [WHOLE_TABLES],
  );
  return rows.map(({ name }) => name);
}

async function constraintsOf(client: pg.Client, condition: string, tables: string[]) {
  const { rows } = await client.query<Rule>(
    `select t.relname::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid
       left join pg_class r on r.oid = c.confrelid
     where t.relnamespace = 'public'::regnamespace and ${condition}
     order by t.relname, c.conname`,
    [tables],
  );
  return rows;
}

const OWNER_FIRST = /\((?!.*\buser_id\b)/;

/** Primary and unique keys, each with the owner. */
async function keysOf(client: pg.Client, tables: string[]): Promise<Rule[]> {
  const keys = await constraintsOf(
    client,
    `c.contype in ('p', 'u') and t.relname = any($1)`,
    tables,
  );
  return keys.map((key) => ({
    ...key,
    definition: key.definition.replace(OWNER_FIRST, '(user_id, '),
  }));
}

/** Also those of whole tables that lead to an owned one. */
function referencesOf(client: pg.Client, tables: string[]): Promise<Rule[]> {
  return constraintsOf(
    client,
    `c.contype = 'f' and (t.relname = any($1) or r.relname = any($1))`,
    tables,
  );
}

/** Without the unique ones of an id alone: with the owner, they would be the primary key again. */
async function indexesOf(client: pg.Client, tables: string[]): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select t.relname::text as table, i.relname::text as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any($1)
       and not exists (select from pg_constraint c where c.conindid = i.oid)
       and not (x.indisunique and pg_get_indexdef(i.oid) like '% USING btree (id)')
     order by i.relname`,
    [tables],
  );
  return rows;
}

/** Those that take rows of these tables. They are dropped with the tables. */
async function functionsOf(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace = 'public'::regnamespace and exists (
       select from pg_class c join pg_type t on t.oid = c.reltype
       where c.relname = any($1) and (t.oid = any(p.proargtypes) or t.typarray = any(p.proargtypes)))
     order by p.oid`,
    [tables],
  );
  return rows.map(({ definition }) => definition);
}

async function triggersOf(client: pg.Client, tables: string[]): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select t.relname::text as table, g.tgname::text as name, pg_get_triggerdef(g.oid) as definition
     from pg_trigger g join pg_class t on t.oid = g.tgrelid
     where t.relnamespace = 'public'::regnamespace and t.relname = any($1) and not g.tgisinternal
     order by t.relname, g.tgname`,
    [tables],
  );
  return rows;
}

async function viewsIn(client: pg.Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname::text as name, pg_get_viewdef(c.oid) as definition from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  return rows;
}

const copyName = (table: string) => `partitioned_${table}`;

const copyOf = (table: string) =>
  `create table ${quoted(copyName(table))} (like ${quoted(table)} including all excluding indexes)
   partition by hash (user_id)`;

async function takePlace(client: pg.Client, table: string): Promise<void> {
  const sequence = `${copyName(table)}_id_seq`;
  await client.query(`alter table ${quoted(copyName(table))} rename to ${quoted(table)}`);
  await client.query(
    `alter sequence if exists ${quoted(sequence)} rename to ${quoted(`${table}_id_seq`)}`,
  );
}

interface Partition {
  nth: number;
  partitions: number;
  tables: string[];
  keys: Rule[];
  indexes: Rule[];
}

/**
 * Keys and indexes have the same names in every partition: what breaks one names it, and the product
 * knows the name.
 */
async function addPartition(client: pg.Client, partition: Partition): Promise<void> {
  const { nth, partitions, tables, keys, indexes } = partition;
  const schema = schemaOf(nth);
  await client.query(`create schema ${schema}`);
  for (const table of tables) {
    await client.query(
      `create table ${schema}.${quoted(table)} partition of public.${quoted(table)}
       for values with (modulus ${partitions}, remainder ${nth})`,
    );
  }
  await addKeys(client, schema, keys);
  for (const { definition } of indexes) {
    await client.query(definition.replace(' ON public.', ` ON ${schema}.`));
  }
}

async function addKeys(client: pg.Client, schema: string, keys: Rule[]): Promise<void> {
  for (const key of keys) await client.query(addition(schema, key));
}

const addition = (schema: string, { table, name, definition }: Rule) =>
  `alter table ${schema}.${quoted(table)} add constraint ${quoted(name)} ${definition}`;
