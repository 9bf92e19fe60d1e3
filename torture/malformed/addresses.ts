import type { Operation } from '../api-document.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

export function setQuery(draft: Draft, { parameters }: Operation, random: Random, text: string) {
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

export function breakPath(target: string, random: Random, text: string): string {
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
