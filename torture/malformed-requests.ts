import * as fc from 'fast-check';
import { exampleOf, type Operation } from './api-document.ts';
import { type Random, seededRandom } from './random.ts';

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

const LONG = 'x'.repeat(70_000);

/** What has broken other programs. */
const nastyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udc00a',
    'a\udfff\ud800',
    '\uFEFF',
    '\u202Etxt.exe',
    '\u2028',
    '👩‍👩‍👧‍👦'.repeat(30),
    'é'.repeat(201),
    'x'.repeat(201),
    'x'.repeat(5_001),
    LONG,
    "' or 1=1 --",
    "'; drop table users; --",
    '%',
    '_',
    '\\',
    '\\\\%',
    '$1',
    '#{7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '..%2f..%2f',
    'receipts/../../session-secret',
    'receipts/'.padEnd(60, 'A'),
    'http://169.254.169.254/latest/meta-data',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '\r\nset-cookie: a=b',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e309',
    '0x10',
    '1_000',
    '٣',
    '１２',
    '-0',
    '+1',
    '1.999',
    '100.000',
    '.5',
    '5.',
    '99999999.99',
    '100000000',
    '99999999999999999999999999999999999',
    '2026-02-30',
    '0000-00-00',
    '0000-01-01',
    '9999-12-31',
    '10000-01-01',
    '+275760-09-13',
    '-271821-04-20',
    '2026-3-8',
    '2026-03-08T25:61:61Z',
    '2026-03-08T12:00:00+99:99',
    '1900-01-01',
    'Europe/Nowhere',
    'a@b',
    `${'a'.repeat(250)}@example.com`,
    'a@example.com\nbcc: b@example.com',
    '$argon2id$v=19$m=1,t=1,p=1$AA$AA',
  ),
);

const nastyNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, -1, 0.1 + 0.2, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1e-7, 12.345),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: nastyText },
  { weight: 3, arbitrary: nastyNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [1, 2, 3]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { __proto__: { isAdmin: true } },
      { constructor: { prototype: { isAdmin: true } } },
      { length: 5 },
      { toString: 'x' },
    ),
  },
);

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

interface Draft {
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer | null;
  isLast: boolean;
  isCut: boolean;
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

const BROKEN_JSON: ((text: string) => string)[] = [
  (text) => text.slice(0, -1),
  (text) => `${text}}`,
  (text) => `${text}${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{,'),
  (text) => `\uFEFF${text}`,
  (text) => `/* */${text}`,
  (text) => text.replace(/:[^,}]+/, ':1e999'),
  (text) => text.replace(/:[^,}]+/, ':-1e999'),
  (text) => text.replace(/:[^,}]+/, ':NaN'),
  (text) => text.replace(/:[^,}]+/, ':"\\ud800"'),
  (text) => text.replace(/:[^,}]+/, ':"\\u0000"'),
  (text) => text.replace(/:[^,}]+/, `:${'9'.repeat(400)}`),
  (text) => text.replace(/:[^,}]+/, ':012'),
  (text) => text.replace('{', '{"__proto__":{"a":1},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"a":1}},'),
  () => '',
  () => ' ',
  () => 'null',
  () => '"',
  () => '\0',
  () => `"${LONG}"`,
];

function breakBytes(body: Buffer, random: Random): Buffer {
  const broken = Buffer.from(body);
  switch (random.below(5)) {
    case 0:
      return Buffer.from(body.toString(), 'utf16le');
    case 1:
      return Buffer.concat([body, Buffer.from([0xc3, 0x28, 0xff, 0xfe])]);
    case 2:
      return Buffer.from(Array.from({ length: 200 }, () => random.below(256)));
    default:
      for (let times = 0; times < 3 && broken.length > 0; times += 1) {
        broken[random.below(broken.length)] = random.below(256);
      }
      return broken;
  }
}

const CONTENT_TYPES = [
  '',
  ';',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json; charset="',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/json\t',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  'multipart/mixed; boundary=x',
  '*/*',
  'x/y/z',
  'é/è',
];

function setMultipart(draft: Draft, random: Random, text: string) {
  const boundary = random.pick(['b', 'x'.repeat(70), "'()+_,-./:=?", 'plumbline']);
  const name = random.pick(['image', 'Image', '', 'a\0b', '__proto__', 'x'.repeat(300)]);
  const file = random.pick(['r.png', '../../x', 'a".png', 'r.png\0.exe', '', 'é'.repeat(300)]);
  const content = random.pick([
    '',
    text,
    '\x89PNG\r\n\x1a\n',
    '%PDF-1.4',
    'GIF89a',
    '\xff\xd8\xff',
  ]);
  const part = [
    `--${boundary}`,
    random.pick([
      `content-disposition: form-data; name="${name}"; filename="${file}"`,
      `content-disposition: form-data; name="${name}"`,
      'content-disposition: form-data',
      `content-disposition: form-data; name="image"; filename*=utf-8''%ff%zz`,
      'content-disposition:',
      `x: ${'y'.repeat(20_000)}`,
      '',
    ]),
    random.pick([
      'content-type: image/png',
      'content-type: ;;;',
      'content-transfer-encoding: base64',
      '',
    ]),
    '',
    content,
    '',
  ].join('\r\n');
  const ending = random.pick([
    `--${boundary}--\r\n`,
    `--${boundary}--`,
    `--${boundary}`,
    '',
    '\r\n',
  ]);
  const parts = part.repeat(random.pick([1, 1, 1, 2, 30]));
  draft.headers = draft.headers.filter(([header]) => header !== 'content-type');
  draft.headers.push([
    'content-type',
    `multipart/form-data; boundary=${random.pick([boundary, `"${boundary}"`, 'other'])}`,
  ]);
  draft.body = Buffer.from(parts + ending, 'latin1');
  if (random.chance(0.8)) {
    draft.method = 'POST';
    draft.target = '/api/upload';
  }
}

function setQuery(draft: Draft, { parameters }: Operation, random: Random, text: string) {
  const names = ['projectId', ...parameters.map(({ name }) => name), '__proto__', 'a[b]', ''];
  const name = random.pick(names);
  const value = random.pick([
    encodeURIComponent(text.toWellFormed().slice(0, 3_000)),
    '%00',
    '%ff%fe',
    '%ed%a0%80',
    '%',
    '%zz',
    '%u0041',
    '999999999999999',
    '9999999999999999',
    '-1',
    `1&${name}=2`,
    '1.5',
    '1e3',
    '',
  ]);
  const [path = ''] = draft.target.split('?');
  draft.target = random.pick([
    `${path}?${name}=${value}`,
    `${path}?${name}[]=${value}&${name}[]=2`,
    `${path}?${name}[a]=${value}`,
    `${path}?${name}`,
    `${path}??${name}==${value}`,
    `${path}?${`${name}=1&`.repeat(1_500)}`,
    `${path}?${name}=${'x'.repeat(9_000)}`,
    `${path};${name}=${value}`,
  ]);
}

function breakPath(target: string, random: Random, text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed().slice(0, 500));
  const id = random.pick([
    encoded,
    '0',
    '-1',
    '00000000000000001',
    '2147483647',
    '2147483648',
    '9'.repeat(15),
    '9'.repeat(16),
    '1e3',
    '1.0',
    '%31',
    '%00',
    '%2e%2e',
    '..',
    '1%2f..%2f2',
    'x'.repeat(201),
    'x'.repeat(9_000),
    '%E0%A4%A',
    '1;2',
    '1,2',
    '*',
    'null',
  ]);
  return random.pick([
    target.replace(/\/\d+/, `/${id}`),
    target.replace(/\/\d+/, `/${id}`),
    target.replace('/api', '//api'),
    target.replace('/api/', '/api/../api/'),
    target.replace('/api/', '/api/./'),
    target.replace('/api/', '/API/'),
    target.replace('/api/', '/%61pi/'),
    target.replace('/api/', '/api%2f'),
    `${target}/`,
    `${target}//`,
    `${target}/${id}`,
    `${target}#x`,
    `http://elsewhere.example${target}`,
    `/assets/${id}`,
    `/assets/../../${id}`,
    `/${id}`,
    '*',
    '/',
    '//',
    '/%',
    '/\\..\\..\\windows',
  ]);
}

const HEADERS: [string, string][] = [
  ['expect', 'foo'],
  ['expect', '100-continue'],
  ['range', 'bytes=0-1'],
  ['range', 'bytes=99999999-'],
  ['range', 'nonsense'],
  ['if-none-match', '*'],
  ['if-match', '"x"'],
  ['if-modified-since', 'not a date'],
  ['if-unmodified-since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['accept-encoding', 'gzip;q=nonsense, *;q=0'],
  ['accept', 'application/xml'],
  ['cookie', `plumbline_session=${'x'.repeat(4_000)}`],
  ['cookie', 'plumbline_session=%'],
  ['cookie', 'plumbline_session=a.b; plumbline_session=c'],
  ['cookie', 'plumbline_google=s%3A.x'],
  ['cookie', '=;;=,'],
  ['x-admin-password', ''],
  ['x-admin-password', 'é'],
  ['x-admin-password', 'x'.repeat(5_000)],
  ['stripe-signature', 't=,v1='],
  ['stripe-signature', 'é'.repeat(50)],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'nonsense'],
  ['upgrade', 'websocket'],
  ['connection', 'upgrade'],
  ['te', 'trailers'],
  ['x-forwarded-for', '1.2.3.4, nonsense'],
  ['x-forwarded-host', 'elsewhere.example'],
  ['forwarded', 'for=;;;'],
  ['x-http-method-override', 'DELETE'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['user-agent', ''],
  ['x-long', 'x'.repeat(20_000)],
  ['bad name', 'x'],
  ['x-control', 'a\x01b'],
];

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'QUERY',
  'get',
  'FOO',
  'G ET',
];

function breakFraming(draft: Draft, random: Random) {
  const { headers } = draft;
  draft.isLast = true;
  draft.body ??= Buffer.from('{}');
  const length = draft.body.length;
  switch (random.below(9)) {
    case 0:
      draft.isCut = true;
      headers.push(['content-length', String(length + 10)]);
      break;
    case 1:
      headers.push(['content-length', '-1']);
      break;
    case 2:
      headers.push(['content-length', '99999999999999999999']);
      break;
    case 3:
      headers.push(['content-length', String(length)], ['content-length', String(length + 1)]);
      break;
    case 4:
      headers.push(['content-length', String(length)], ['transfer-encoding', 'chunked']);
      break;
    case 5:
      headers.push(['transfer-encoding', 'chunked']);
      draft.body = Buffer.from('zz\r\n{}\r\n0\r\n\r\n');
      break;
    case 6:
      headers.push(['transfer-encoding', 'chunked']);
      draft.body = Buffer.concat([
        Buffer.from(`${length.toString(16)};x=y\r\n`),
        draft.body,
        Buffer.from('\r\n0\r\nx: y\r\n\r\n'),
      ]);
      break;
    case 7:
      headers.push(['transfer-encoding', 'gzip, chunked']);
      break;
    default:
      headers.push([' folded', 'x'], ['content-length', String(length)]);
  }
}
