import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signatures that open one file until one instant. */
export function createLinkSignature(secret: string) {
  // A separate key: the one that signs cookies must not sign links, and vice versa.
  const key = createHmac('sha256', secret).update('plumbline receipt links').digest();
  const digest = (file: string, expires: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([file, expires]))
      .digest();

  return {
    sign: (file: string, expires: string) => digest(file, expires).toString('base64url'),
    isValid(file: string, expires: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url');
      const right = digest(file, expires);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
