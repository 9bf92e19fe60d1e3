import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature covers besides the file. */
interface Limits {
  expires: string;
  reader?: string | undefined;
}

/** Signatures that open one file until one instant, for everyone or for one reader. */
export function createLinkSignature(secret: string) {
  // A separate key: the one that signs cookies must not sign links, and vice versa.
  const key = createHmac('sha256', secret).update('plumbline receipt links').digest();
  const digest = (file: string, { expires, reader }: Limits) =>
    createHmac('sha256', key)
      .update(JSON.stringify([file, expires, ...(reader === undefined ? [] : [reader])]))
      .digest();

  return {
    sign: (file: string, limits: Limits) => digest(file, limits).toString('base64url'),
    isValid(file: string, { signature, ...limits }: Limits & { signature: string }): boolean {
      const given = Buffer.from(signature, 'base64url');
      const right = digest(file, limits);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
