import { lazyRouteComponent } from '@tanstack/react-router';
import { codePart } from '../lib/code-parts.ts';

/** A page in a file of its own, which loads when the page opens or its link is pointed at. */
export function lazyPage<
  Module extends Record<string, unknown>,
  Name extends keyof Module & string,
>(load: () => Promise<Module>, name: Name) {
  return lazyRouteComponent(codePart(load), name);
}
