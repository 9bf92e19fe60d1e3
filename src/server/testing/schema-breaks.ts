import type pg from 'pg';

interface Column {
  /** `table.column` */
  name: string;
  table: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  generated: string;
  identity: string;
}

/** A constraint or a unique index. */
interface Rule {
  /** `table name` */
  name: string;
  table: string;
  kind: string;
  definition: string;
  /** As `table.column`; empty for expressions. */
  columns: string[];
}

export interface SchemaPicture {
  columns: Map<string, Column>;
  rules: Map<string, Rule>;
  functions: Set<string>;
}

/** What a program can notice of the schema. */
export async function takePicture(client: pg.Client): Promise<SchemaPicture> {
  const columns = await client.query<Column>(
    `select c.relname || '.' || a.attname as name, c.relname as table,
       format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
       a.atthasdef or a.attidentity <> '' as "hasDefault",
       a.attgenerated::text as generated, a.attidentity::text as identity
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and a.attnum > 0 and not a.attisdropped`,
  );
  const rules = await client.query<Rule>(
    `select c.relname || ' ' || r.name as name, c.relname as table, kind, definition,
       array(select c.relname || '.' || a.attname from pg_attribute a
         where a.attrelid = r.relation and a.attnum = any(r.keys)) as columns
     from (
       select conname as name, conrelid as relation, contype::text as kind,
         pg_get_constraintdef(oid) as definition, conkey as keys
       from pg_constraint where contype in ('c', 'f', 'x')
       union all
       select indexrelid::regclass::text, indrelid, 'u',
         regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', ''), indkey::smallint[]
       from pg_index where indisunique
     ) r join pg_class c on c.oid = r.relation
     where c.relnamespace = 'public'::regnamespace`,
  );
  const functions = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  return {
    columns: new Map(columns.rows.map((column) => [column.name, column])),
    rules: new Map(rules.rows.map((rule) => [rule.name, rule])),
    functions: new Set(functions.rows.map(({ name }) => name)),
  };
}

/** What a program that knows only the schema before could not do after, in words. */
export function schemaBreaks(before: SchemaPicture, after: SchemaPicture): string[] {
  return [
    ...lostColumns(before, after),
    ...changedColumns(before, after),
    ...neededColumns(before, after),
    ...newRules(before, after),
    ...lostKeys(before, after),
    ...[...before.functions]
      .filter((name) => !after.functions.has(name))
      .map((name) => `the function ${name} is gone`),
  ];
}

const tablesOf = ({ columns }: SchemaPicture) =>
  new Set([...columns.values()].map(({ table }) => table));

function lostColumns(before: SchemaPicture, after: SchemaPicture): string[] {
  const left = tablesOf(after);
  const gone = [...tablesOf(before)].filter((table) => !left.has(table));
  return [
    ...gone.map((table) => `the table ${table} is gone`),
    ...[...before.columns.values()]
      .filter(({ name, table }) => left.has(table) && !after.columns.has(name))
      .map(({ name }) => `${name} is gone`),
  ];
}

function changedColumns(before: SchemaPicture, after: SchemaPicture): string[] {
  return [...before.columns.values()].flatMap((old) => {
    const now = after.columns.get(old.name);
    if (!now) return [];
    const breaks: string[] = [];
    if (now.type !== old.type) breaks.push(`${old.name} turns from ${old.type} into ${now.type}`);
    if (now.isRequired && !old.isRequired) breaks.push(`${old.name} becomes not null`);
    if (now.isRequired && old.hasDefault && !now.hasDefault) {
      breaks.push(`${old.name} loses its default`);
    }
    if (now.generated && !old.generated) breaks.push(`${old.name} becomes generated`);
    if (now.identity === 'a' && old.identity !== 'a') {
      breaks.push(`${old.name} becomes generated always`);
    }
    return breaks;
  });
}

function neededColumns(before: SchemaPicture, after: SchemaPicture): string[] {
  const known = tablesOf(before);
  return [...after.columns.values()]
    .filter(({ name, table }) => known.has(table) && !before.columns.has(name))
    .filter(({ isRequired, hasDefault }) => isRequired && !hasDefault)
    .map(({ name }) => `${name} is new, not null and has no default`);
}

/** Rows that the program writes could break them. */
function newRules(before: SchemaPicture, after: SchemaPicture): string[] {
  const known = tablesOf(before);
  return [...after.rules.values()]
    .filter(({ table }) => known.has(table))
    .filter(({ name, definition }) => {
      const old = before.rules.get(name);
      return !old || (old.definition !== definition && !isWider(old.definition, definition));
    })
    .filter(({ columns }) => columns.length === 0 || columns.some((it) => before.columns.has(it)))
    .map(({ name, definition }) => `a new rule ${name}: ${definition}`);
}

/** `on conflict` needs them, and so may code that relies on there being one row. */
function lostKeys(before: SchemaPicture, after: SchemaPicture): string[] {
  const left = tablesOf(after);
  const keys = new Set(
    [...after.rules.values()]
      .filter(({ kind }) => kind === 'u')
      .map(({ table, definition }) => `${table} ${definition}`),
  );
  return [...before.rules.values()]
    .filter(({ kind, table }) => kind === 'u' && left.has(table))
    .filter(({ table, definition }) => !keys.has(`${table} ${definition}`))
    .map(({ name }) => `the unique key ${name} is gone or changed`);
}

/** Whether a check of a list of values now takes the same and more. */
function isWider(old: string, now: string): boolean {
  const valuesOf = (text: string) => text.match(/'[^']*'/g) ?? [];
  const shapeOf = (text: string) => text.replaceAll(/'[^']*'::\w+(, )?/g, '');
  const values = new Set(valuesOf(now));
  return shapeOf(old) === shapeOf(now) && valuesOf(old).every((value) => values.has(value));
}
