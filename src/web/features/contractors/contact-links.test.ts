import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink } from './contact-links.ts';

describe('phoneLink', () => {
  it.each([
    ['(555) 010-2030', 'tel:5550102030'],
    ['+49 30 901820', 'tel:+4930901820'],
    ['555.010.2030 ext. 12', 'tel:5550102030;ext=12'],
    ['555 0102 x7', 'tel:5550102;ext=7'],
    ['911', 'tel:911'],
  ])('dials %j as %j', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });

  it('is null if there is nothing to dial', () => {
    for (const text of ['ask Rosa', '', 'x', '12']) expect(phoneLink(text)).toBeNull();
  });
});

describe('mailLink', () => {
  it('contains only the address', () => {
    expect(mailLink('rosa@example.com')).toBe('mailto:rosa@example.com');
    expect(mailLink('a?cc=b&x@example.com')).toBe('mailto:a%3Fcc%3Db%26x@example.com');
  });
});
