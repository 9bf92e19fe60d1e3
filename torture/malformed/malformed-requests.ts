import * as fc from 'fast-check';
import { exampleOf, type Operation } from '../api-document.ts';
import { type Random, seededRandom } from '../random.ts';
import { breakPath, setQuery } from './addresses.ts';
import { BROKEN_JSON, breakBytes, CONTENT_TYPES, setMultipart } from './bodies.ts';
import type { Draft } from './draft.ts';
import { breakFraming, HEADERS, METHODS } from './headers.ts';
import { nastyText, nastyValue } from './nasty-values.ts';

export interface MalformedRequest {
  /** Which call of the document it comes from, for the report. */
  name: string;
  bytes: Buffer;
  isHead: boolean;
  /** The framing is wrong, so the connection cannot be used again. */
  isLast: boolean;
  /** Sends less than was announced. */
  isCut: boolean;
}

interface Parts {
  operation: Operation;
  seed: number;
  trick: Trick;
  text: string;
  value: unknown;
}

type Trick =
  | 'valid'
  | 'value'
  | 'missing'
  | 'shape'
  | 'json text'
  | 'bytes'
  | 'type'
  | 'multipart'
  | 'query'
  | 'path'
  | 'header'
  | 'method'
  | 'framing';

const TRICKS: Trick[] = [
  'valid',
  'value',
  'value',
  'value',
  'value',
  'missing',
  'shape',
  'json text',
  'bytes',
  'type',
  'multipart',
  'query',
  'query',
  'path',
  'path',
  'header',
  'method',
  'framing',
];

/** Requests that no browser sends, for every call of the document. */
export function malformedRequests(
  operations: Operation[],
  { seed, many, cookie, host }: { seed: number; many: number; cookie: string; host: string },
): MalformedRequest[] {
  const parts = fc.record({
    operation: fc.constantFrom(...operations),
    seed: fc.nat(),
    trick: fc.constantFrom(...TRICKS),
    text: nastyText,
    value: nastyValue,
  });
  return fc.sample(parts, { seed, numRuns: many }).map((each) => assemble(each, { cookie, host }));
}

/** These would end the session, and later requests would no longer reach anything. */
const ENDS_SESSION = /\/api\/(login|logout|register|change-password|sessions|account)/;

function assemble(parts: Parts, { cookie, host }: { cookie: string; host: string }) {
  const { operation, trick } = parts;
  const random = seededRandom(parts.seed);
  const draft = wellFormed(operation, random);
  draft.headers.unshift(['host', host], ['origin', `http://${host}`]);
  if (!ENDS_SESSION.test(operation.path) || random.chance(0.02)) {
    draft.headers.push(['cookie', cookie]);
  }
  apply(draft, parts, random);
  if (draft.body && !draft.headers.some(([name]) => /^(content-length|transfer-enc)/i.test(name))) {
    draft.headers.push(['content-length', String(draft.body.length)]);
  }
  const head = [
    `${draft.method} ${draft.target} HTTP/1.1`,
    ...draft.headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
  return {
    name: `${trick}: ${operation.method} ${operation.path}`,
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), draft.body ?? Buffer.alloc(0)]),
    isHead: draft.method === 'HEAD',
    isLast: draft.isLast,
    isCut: draft.isCut,
  };
}

function wellFormed(
  { method, path, parameters, body, bodyType }: Operation,
  random: Random,
): Draft {
  const query = new URLSearchParams();
  for (const { in: place, name, schema, required } of parameters) {
    if (place !== 'query' || (!required && random.chance(0.5))) continue;
    query.set(name, String(exampleOf(schema, random, name)));
  }
  const target =
    path.replaceAll(/\{\w+\}/g, () => String(1 + random.below(50))) +
    (query.size > 0 ? `?${query}` : '');
  if (!body || bodyType !== 'application/json') {
    return { method, target, headers: [], body: null, isLast: false, isCut: false };
  }
  return {
    method,
    target,
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify(exampleOf(body, random))),
    isLast: false,
    isCut: false,
  };
}

function apply(draft: Draft, { trick, text, value, operation }: Parts, random: Random) {
  // A body may be null where the document allows it.
  const json: Record<string, unknown> = JSON.parse(draft.body?.toString() ?? 'null') ?? {};
  const keys = Object.keys(operation.body?.properties ?? { content: {} });
  const setJson = (content: string | Buffer) => {
    draft.body = Buffer.from(content as string);
    if (draft.headers.every(([name]) => name !== 'content-type')) {
      draft.headers.push(['content-type', 'application/json']);
    }
  };
  switch (trick) {
    case 'valid':
      return;
    case 'value':
      for (let times = 1 + random.below(2); times > 0; times -= 1) json[random.pick(keys)] = value;
      return setJson(JSON.stringify(json));
    case 'missing':
      delete json[random.pick(keys)];
      return setJson(JSON.stringify(random.chance(0.3) ? {} : json));
    case 'shape':
      return setJson(
        random.pick([
          JSON.stringify(value) ?? 'null',
          JSON.stringify([json]),
          JSON.stringify({ ...json, [text]: value }),
          JSON.stringify(JSON.stringify(json)),
          '['.repeat(20_000) + ']'.repeat(20_000),
          `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
          JSON.stringify({ ...json, many: Array(5_000).fill(0) }),
        ]),
      );
    case 'json text':
      return setJson(random.pick(BROKEN_JSON)(JSON.stringify(json)));
    case 'bytes':
      return setJson(breakBytes(Buffer.from(JSON.stringify(json)), random));
    case 'type':
      draft.headers = draft.headers.filter(([name]) => name !== 'content-type');
      draft.headers.push(['content-type', random.pick(CONTENT_TYPES)]);
      draft.body = Buffer.from(random.pick([JSON.stringify(json), 'a=b&c=d', '<a/>', '']));
      return;
    case 'multipart':
      return setMultipart(draft, random, text);
    case 'query':
      return setQuery(draft, operation, random, text);
    case 'path':
      draft.target = breakPath(draft.target, random, text);
      return;
    case 'header':
      draft.headers.push(random.pick(HEADERS));
      return;
    case 'method':
      draft.method = random.pick(METHODS);
      return;
    case 'framing':
      return breakFraming(draft, random);
  }
}
