import { sql } from 'drizzle-orm';

/** Whether a project is the sample in someone's own account. All projects of a demo are not. */
export const isSample = sql<boolean>`(projects.is_sample and (
  select users.guest_until is null from users where users.id = projects.user_id))`;
