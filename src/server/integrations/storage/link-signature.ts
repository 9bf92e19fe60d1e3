import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signatures that open one file until one instant. */
export function createLinkSignature(secret: string) {
  // A key of its own: what signs cookies must not be usable to sign links, nor the other way.
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
