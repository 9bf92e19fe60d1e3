import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [...globSync('*.md'), ...globSync('{docs,bench,torture,deploy}/**/*.md')];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const server = ['src/server', 'src/server/http', 'src/server/assistant'];
const roots = ['.', 'src', 'src/shared', ...server, 'src/web'];

/** Names that stand for many files, such as `<noun>.routes.ts`, and globs. */
const isPattern = (text: string) => /[<>*{}…]|^noun/.test(text);
const looksLikePath = (text: string) =>
  /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(text) ||
  /^[\w-]+(\.[\w-]+)*\.(ts|tsx|mjs|json|md|js)$/.test(text);
/** Addresses, what exists only while the product runs or in an archive, and names of packages. */
const isElsewhere = (text: string) =>
  /^([A-Z\d]|@|dist\/|\.data|(archive|account)\.json$)/.test(text) ||
  existsSync(`node_modules/${text.split('/')[0]}`);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    if (/npm (start|test)/.test(text)) named.push('start', 'test');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) =>
      path.join(path.dirname(page), target),
    );
    const named = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => looksLikePath(code) && !isPattern(code) && !isElsewhere(code));
    const missing = [
      ...links.filter((target) => !existsSync(target)),
      ...named.filter(
        (name) => ![path.dirname(page), ...roots].some((it) => existsSync(path.join(it, name))),
      ),
    ];
    expect(missing).toEqual([]);
  });
});
