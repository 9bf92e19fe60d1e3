/** A creation with a key happens once, however often it is sent. Lower case, as in Node. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{1,64}$/;
