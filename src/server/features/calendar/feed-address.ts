import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const FEED_ID_BYTES = 16;
const ADDRESS = /^([\w-]{22})\.([\w-]{43})\.ics$/;

export function newFeedId(): string {
  return randomBytes(FEED_ID_BYTES).toString('base64url');
}

/**
 * The file name of a feed: its id and a signature with the server's secret. A copy of the database
 * alone opens no feed, and we can still show the address to the owner again.
 */
export function createFeedAddresses(secret: string) {
  // A separate key: the one that signs cookies must not sign addresses.
  const key = createHmac('sha256', secret).update('plumbline calendar feeds').digest();
  const sign = (feedId: string) => createHmac('sha256', key).update(feedId).digest();

  return {
    toFileName: (feedId: string) => `${feedId}.${sign(feedId).toString('base64url')}.ics`,

    /** The id in a file name that we signed, else null. It does not query the database. */
    toFeedId(fileName: string): string | null {
      const [, feedId = '', signature = ''] = ADDRESS.exec(fileName) ?? [];
      const given = Buffer.from(signature, 'base64url');
      const right = sign(feedId);
      return given.length === right.length && timingSafeEqual(given, right) ? feedId : null;
    },
  };
}
