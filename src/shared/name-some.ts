import { formatCount } from './counts.ts';

const NAMED = 3;

/** "a, b and c", or "a, b, c and 4 more". */
export function nameSome(names: readonly string[]): string {
  const [last, ...others] = names.slice(0, NAMED).toReversed();
  const more = names.length - NAMED;
  if (more > 0) return `${names.slice(0, NAMED).join(', ')} and ${formatCount(more)} more`;
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} and ${last}`;
}
