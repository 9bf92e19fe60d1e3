import { MAX_ID } from '#shared/ids.ts';

/**
 * The query of an address as plain text, key by key. The router's own format is JSON, which turns a
 * search for 100 into `"100"` and a typed `1e3` into 1000.
 */
export function parsePlainSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

export function stringifyPlainSearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined) params.set(key, String(value));
  }
  const query = params.toString();
  return query && `?${query}`;
}

/** The id of a record in an address; null for anything else. */
export function toId(value: unknown): number | null {
  const id = /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}
