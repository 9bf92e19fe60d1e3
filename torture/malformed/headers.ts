import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

export const HEADERS: [string, string][] = [
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

export const METHODS = [
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

export function breakFraming(draft: Draft, random: Random) {
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
