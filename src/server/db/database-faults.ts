/** Whether the database cannot be used right now, as opposed to a wrong query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some(({ code, message }) => {
    if (code && UNAVAILABLE_CODES.has(code)) return true;
    if (code && /^(08|53|58)/.test(code)) return true;
    return UNAVAILABLE_MESSAGES.test(message);
  });
}

/** Whether the database could not write because its disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '53100');
}

/** The name of the violated foreign key, if that is the reason for the failure. */
export function brokenReference(error: unknown): string | undefined {
  return causes(error).find(({ code }) => code === '23503')?.constraint;
}

/** The name of the index that already has such a row, if that is the reason for the failure. */
export function brokenUniqueness(error: unknown): string | undefined {
  return causes(error).find(({ code }) => code === '23505')?.constraint;
}

/** Whether rows contradict the rules of their tables, or a value does not fit its column. */
export function isBrokenRule(error: unknown): boolean {
  return causes(error).some(({ code }) => /^2[23]/.test(code ?? ''));
}

const UNAVAILABLE_CODES = new Set([
  'EAGAIN', // the server's socket has too many waiting connections
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014', // statement timeout
  '57P01', // administrator ended the connection
  '57P02', // crash of another connection
  '57P03', // starting up or shutting down
  '57P05', // idle session timeout
  '55P03', // lock timeout
  '40001',
  '40P01',
  '25006', // read-only after a fail-over
  // A lookup behind one that was to prepare the same statement, and could not.
  '26000',
  '42P05',
]);

// The driver reports these without a code.
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/;

interface Fault {
  code?: string | undefined;
  constraint?: string | undefined;
  message: string;
}

/** The error and its causes, outermost first: Drizzle wraps the driver's errors. */
function causes(error: unknown): Fault[] {
  const chain: Fault[] = [];
  for (let current = error; current instanceof Error && chain.length < 5; current = current.cause) {
    chain.push(current as Error & Fault);
  }
  return chain;
}
