export type LinkKind = 'internal' | 'external';

const APP = 'http://app.invalid';

/**
 * Where a link in an answer may lead: to one of our own pages, or to a web address, which is shown
 * in full. Anything else (script, data, a call of our API) is not a link.
 */
export function classifyLink(target: string): { kind: LinkKind; href: string } | null {
  if (hasControlCharacter(target) || target.includes('\\')) return null;
  if (target.startsWith('/')) {
    if (!URL.canParse(target, APP)) return null;
    const { origin, pathname, search, hash } = new URL(target, APP);
    if (origin !== APP || pathname.startsWith('//') || /^\/api(\/|$)/i.test(pathname)) return null;
    return { kind: 'internal', href: pathname + search + hash };
  }
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  return { kind: 'external', href: new URL(target).href };
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((char) => (char.codePointAt(0) ?? 0) < 0x20);
}
