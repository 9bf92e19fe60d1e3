import { and, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { expenses } from '#server/db/tables/expense.table.ts';
import type { ExpenseFilter } from '#shared/expense-filter.ts';

/** What a filter says about a part of an expense. Null for anything. */
export type PartFilter = {
  [Key in 'category' | 'planLineId' | 'roomId']: ExpenseFilter[Key] | Placeholder;
};

export const ANY_PART: PartFilter = { category: null, planLineId: null, roomId: null };

export const isWhole = sql`${expenses.lines} = '[]'`;
const isSplit = sql`${expenses.lines} <> '[]'`;

/** A refund counts as negative. */
export const signed = (amount: SQL): SQL<string> =>
  sql`case ${expenses.kind} when 'refund' then -(${amount}) else ${amount} end`;

/** Compared directly if it is one key, so that an index in list order can answer it. */
function isOneOf(column: SQL, keys: string[] | Placeholder): SQL {
  if (!Array.isArray(keys)) return sql`${column} = ${keys}`;
  return keys.length === 1 ? sql`${column} = ${keys[0]}` : sql`${column} = any(${sql.param(keys)})`;
}

const isReference = (column: SQL, id: number | 'none' | Placeholder): SQL =>
  id === 'none' ? sql`${column} is null` : sql`${column} = ${id}`;

interface Part {
  category: SQL;
  planLineId: SQL;
  roomId: SQL;
}

/** What has no room of its own is in the room of its line. */
const roomOf = ({ roomId, planLineId }: Pick<Part, 'roomId' | 'planLineId'>): SQL =>
  sql`coalesce(${roomId}, case when ${planLineId} is not null then (
    select l.room_id from plan_lines l
    where l.user_id = ${expenses.userId} and l.id = ${planLineId}) end)`;

const whole: Part = {
  category: sql`${expenses.category}`,
  planLineId: sql`${expenses.planLineId}`,
  roomId: sql`${expenses.roomId}`,
};
const part: Part = {
  category: sql`part ->> 'category'`,
  planLineId: sql`(part ->> 'planLineId')::int`,
  roomId: sql`(part ->> 'roomId')::int`,
};

function isLike(of: Part, { category, planLineId, roomId }: PartFilter): SQL {
  const conditions = and(
    category === null ? undefined : isOneOf(of.category, category),
    planLineId === null ? undefined : isReference(of.planLineId, planLineId),
    roomId === null ? undefined : isReference(roomOf(of), roomId),
  );
  return conditions ?? sql`true`;
}

const isAny = ({ category, planLineId, roomId }: PartFilter) =>
  category === null && planLineId === null && roomId === null;

/** The parts of a split expense that a filter is about, as rows of `part` with their place `nth`. */
export const partsLike = (filter: PartFilter): SQL =>
  sql`jsonb_array_elements(${presentLines}) with ordinality parts (part, nth)
    where ${isLike(part, filter)}`;

/** The room of a `part` of `partsLike`, and the one of an expense that is not split. */
export const roomOfPart = roomOf(part);
export const roomOfWhole = roomOf(whole);

/** The stored parts, without what is deleted. It costs nothing for an expense that is not split. */
export const presentLines = sql`case when ${isWhole} then ${expenses.lines}
  else present_lines(${expenses.userId}, ${expenses.projectId}, ${expenses.lines}) end`;

/** The two ways in which an expense can match: as a whole, or split and by one of its parts. */
export function waysToMatch(filter: PartFilter): [whole: SQL, split: SQL] {
  return [
    sql`(${isWhole} and ${isLike(whole, filter)})`,
    sql`(${isSplit} and exists (select from ${partsLike(filter)}))`,
  ];
}

export function hasPart(filter: PartFilter): SQL | undefined {
  return isAny(filter) ? undefined : or(...waysToMatch(filter));
}

/** What an expense adds to a total: all of it, or those of its parts that the filter is about. */
export function countedAmount(filter: PartFilter): SQL<string> {
  if (isAny(filter)) return signed(sql`${expenses.amount}`);
  return signed(sql`case when ${isWhole} then ${expenses.amount}
    else (select sum((part ->> 'amount')::numeric) from ${partsLike(filter)}) end`);
}
