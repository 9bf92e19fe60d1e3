import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { LONG } from './nasty-values.ts';

export const BROKEN_JSON: ((text: string) => string)[] = [
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

export function breakBytes(body: Buffer, random: Random): Buffer {
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

export const CONTENT_TYPES = [
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

export function setMultipart(draft: Draft, random: Random, text: string) {
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
