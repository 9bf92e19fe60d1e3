import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { BenchDatabase } from './database.ts';

/** The value of a session cookie, without the cost of hashing a password. */
export async function signIn(
  { query }: BenchDatabase,
  userId: number,
  secret: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const sid = createHash('sha256').update(token).digest('base64url');
  await query(
    `insert into sessions (sid, user_id, sess, expire)
     values ($1, $2, '{"signedInWith":"password"}', now() + interval '14 days')`,
    [sid, userId],
  );
  const signature = createHmac('sha256', secret).update(token).digest('base64').replace(/=+$/, '');
  return encodeURIComponent(`${token}.${signature}`);
}
