import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPathGiver, safeName } from './speaking-name.ts';

describe('safeName', () => {
  it.each([
    ['Floor tiles', 'Floor tiles'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['../../etc/passwd', 'etc passwd'],
    ['con', 'con_'],
    ['NUL.txt', 'NUL.txt_'],
    ['trailing. . ', 'trailing'],
    ['.hidden', 'hidden'],
    ['a\u202egpj.exe', 'a gpj.exe'],
    ['line\nbreak\0', 'line break'],
    ['e\u0301', 'é'],
    [' ', 'File'],
    ['🧱'.repeat(100), '🧱'.repeat(37)],
  ])('makes %j %j', (text, name) => {
    expect(safeName(text)).toBe(name);
  });

  it('is safe for any text, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = safeName(text);
        expect(name).not.toMatch(/[<>:"/\\|?*\p{C}]|^[.\s]|[.\s]$|^$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(151);
        expect(safeName(name)).toBe(name);
      }),
    );
  });
});

it('gives each path once, also where case does not count', () => {
  const givePath = createPathGiver();
  const names = ['a', 'A', 'a (2)', 'a', 'b'].map((stem) => givePath(stem, '.pdf'));
  expect(names).toEqual(['a.pdf', 'A (2).pdf', 'a (2) (2).pdf', 'a (3).pdf', 'b.pdf']);
});
