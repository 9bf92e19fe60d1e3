import { type SQLWrapper, sql } from 'drizzle-orm';
import { projectMembers } from '#server/db/tables/project-member.table.ts';

/** Whose record it is, and its project: null for one that belongs to the account, a contractor. */
interface RecordPlace {
  userId: SQLWrapper;
  projectId: SQLWrapper;
}

const isMemberOf = ({ userId, projectId }: RecordPlace) =>
  sql`${projectMembers.userId} = ${userId}
    and (${projectId} is null or ${projectMembers.projectId} = ${projectId})`;

/** The people beside the owner who may read a record of this place. */
export const otherReadersOf = (place: RecordPlace) =>
  sql<number[]>`array(
    select distinct ${projectMembers.memberId} from ${projectMembers} where ${isMemberOf(place)}
  )`;

/** Whether the person may read a record of this place. */
export const isReadableBy = (personId: number, place: RecordPlace) =>
  sql<boolean>`(${place.userId} = ${personId} or exists (
    select from ${projectMembers}
    where ${projectMembers.memberId} = ${personId} and ${isMemberOf(place)}
  ))`;
