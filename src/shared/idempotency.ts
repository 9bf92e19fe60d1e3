/** A creation that names a key is made once, however often it is sent. As Node spells headers. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{1,64}$/;
