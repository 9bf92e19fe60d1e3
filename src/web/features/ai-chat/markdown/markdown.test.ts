import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, parseMarkdown } from './markdown-blocks.ts';
import type { Inline } from './markdown-inline.ts';
import { classifyLink } from './markdown-link.ts';
import { plainText } from './markdown-text.ts';

/** Tests run in Node, which the browser's types do not include. */
declare const process: { cpuUsage(since?: unknown): { user: number } };

const text = (words: string): Inline => ({ type: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });

describe('Markdown', () => {
  it('parses paragraphs, bold, italics and code', () => {
    expect(parseMarkdown('One *two* **three `four`** _five_\nsix\n\nseven')).toEqual([
      paragraph(
        text('One '),
        { type: 'emphasis', children: [text('two')] },
        text(' '),
        { type: 'strong', children: [text('three '), { type: 'code', text: 'four' }] },
        text(' '),
        { type: 'emphasis', children: [text('five')] },
        text('\nsix'),
      ),
      paragraph(text('seven')),
    ]);
  });

  it('parses headings, rules, quotes and fenced code, also if it is not closed yet', () => {
    expect(parseMarkdown('## Budget\n---\n> said\n```js\nlet a = "*b*";\n')).toEqual([
      { type: 'heading', level: 2, children: [text('Budget')] },
      { type: 'rule' },
      { type: 'quote', children: [paragraph(text('said'))] },
      { type: 'code', language: 'js', text: 'let a = "*b*";\n' },
    ]);
  });

  it('parses lists, numbered lists and nested lists', () => {
    expect(parseMarkdown('Left:\n- a\n  goes on\n  - b\n\n- c\n\n3. x\n4. y')).toEqual([
      paragraph(text('Left:')),
      {
        type: 'list',
        start: null,
        items: [
          [
            paragraph(text('a\ngoes on')),
            { type: 'list', start: null, items: [[paragraph(text('b'))]] },
          ],
          [paragraph(text('c'))],
        ],
      },
      { type: 'list', start: 3, items: [[paragraph(text('x'))], [paragraph(text('y'))]] },
    ]);
  });

  it('parses tables', () => {
    expect(parseMarkdown('| Category | Spent |\n|---|--:|\n| Labor | **$5** |\n\nDone')).toEqual([
      {
        type: 'table',
        isRight: [false, true],
        header: [[text('Category')], [text('Spent')]],
        rows: [[[text('Labor')], [{ type: 'strong', children: [text('$5')] }]]],
      },
      paragraph(text('Done')),
    ]);
  });

  it('links inside the product or to a web address that is shown in full', () => {
    expect(parseMarkdown('[Labor](/expenses?category=labor) [x](https://a.example/p?q=1)')).toEqual(
      [
        paragraph(
          {
            type: 'link',
            kind: 'internal',
            href: '/expenses?category=labor',
            children: [text('Labor')],
          },
          text(' '),
          {
            type: 'link',
            kind: 'external',
            href: 'https://a.example/p?q=1',
            children: [text('x')],
          },
        ),
      ],
    );
    expect(parseMarkdown('[x](/expenses?search=oak(2))!')).toEqual([
      paragraph(
        { type: 'link', kind: 'internal', href: '/expenses?search=oak(2)', children: [text('x')] },
        text('!'),
      ),
    ]);
    expect(plainText(parseMarkdown('[x](https://a.example/?d=1)'))).toBe(
      'x (https://a.example/?d=1)',
    );
  });

  it('shows no image, only its alt text', () => {
    expect(parseMarkdown('See ![the *plan*](https://evil.example/?d=secret)!')).toEqual([
      paragraph(text('See the *plan*!')),
    ]);
  });

  it('leaves HTML, snake_case, lone marks and escapes as text', () => {
    const source = '<img src=x onerror=alert(1)> snake_case_name 2 * 3 * 4 \\*not\\* a ** b';
    expect(plainText(parseMarkdown(source))).toBe(source.replaceAll('\\', ''));
    expect(parseMarkdown(source)).toHaveLength(1);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/api/logout',
    '/API/export',
    '/./api/user',
    '/x/..//evil.example',
    'mailto:a@b.c',
    'expenses',
    'http://',
  ])('makes no link to %s', (target) => {
    expect(classifyLink(target)).toBeNull();
    expect(JSON.stringify(parseMarkdown(`[x](${target})`))).not.toContain('"link"');
  });

  const marks = fc.constantFrom(
    ...['*', '**', '_', '`', '```', '#', '# ', '- ', '1. ', '> ', '|', '|---|', '[', ']', '(', ')'],
    ...['![', '\n', '\n\n', '  ', '\\', '~~~', '---', '<', '&', '\r\n', '\u{1F3E0}', '\t', '+ '],
  );
  const words = fc.stringMatching(/^[a-zA-Z]{1,8}$/);
  const marked = fc.array(fc.oneof(words, marks), { maxLength: 60 }).map((parts) => parts.join(''));

  it('never throws and never loses a letter', () => {
    const letters = (value: string) => value.replaceAll(/[^a-zA-Z]/g, '');
    fc.assert(
      fc.property(marked, (source) => {
        // If a link or an image is cut out, its address may disappear.
        fc.pre(!source.includes(']('));
        expect(letters(plainText(parseMarkdown(source)))).toBe(letters(source));
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), marked), (source) => {
        parseMarkdown(source);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['[', '*', '**a ', '> ', '- ', '`', '|', '_a', '![', '(', '\\', '#', '1. '])(
    'is quick with 12,000 times %j',
    (mark) => {
      // CPU time, which does not grow while other programs are busy.
      const before = process.cpuUsage();
      parseMarkdown(mark.repeat(Math.floor(12_000 / mark.length)));
      expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
    },
  );
});
