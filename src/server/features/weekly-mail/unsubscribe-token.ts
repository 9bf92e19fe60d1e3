import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^(\d{1,10})\.([\w-]{43})$/;

/**
 * The token in each mail names the account and is signed. It opens nothing: all it can do is to
 * stop the mail, so it has no end.
 */
export function createUnsubscribeTokens(secret: string) {
  const key = createHmac('sha256', secret).update('plumbline weekly mail').digest();
  const sign = (userId: number) => createHmac('sha256', key).update(String(userId)).digest();

  return {
    toToken: (userId: number) => `${userId}.${sign(userId).toString('base64url')}`,

    toUserId(token: string): number | null {
      const [, digits, signature = ''] = TOKEN.exec(token) ?? [];
      const userId = Number(digits);
      if (!digits) return null;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(userId)) ? userId : null;
    },
  };
}
