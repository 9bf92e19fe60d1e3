import type { Concept } from '../question/concepts.ts';
import { hasFilter, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

const TOGETHER = /\b(together|altogether|combined|in total|the sum|both|add(ed)? up|in all)\b/;
const DIFFERENCE = /\b(difference|differ|compare|compared|how much (more|less))\b/;
const MOST_WORDS = 9;

/** "And what is that together?", "the difference?": the last two questions, side by side. */
export function combined(
  earlier: Reading | undefined,
  last: Reading | undefined,
  next: Reading,
): Reading | null {
  const text = next.words.join(' ');
  const isGap = DIFFERENCE.test(text);
  const isAsked = isGap || TOGETHER.test(text);
  const namesOther =
    hasFilter(next) || next.projects.length > 0 || next.rest.length > 0 || hasSubject(next);
  if (!earlier || !last || !isAsked || namesOther || next.words.length > MOST_WORDS) return null;
  const [pair, ...others] = differences(earlier, last);
  if (!pair || others.length > 0) return null;
  const concepts: Concept[] = ['spend', 'howMuch', ...(isGap ? (['compare'] as const) : [])];
  return {
    ...last,
    ...pair,
    question: next.question,
    words: isGap ? ['difference'] : ['sum', 'and'],
    concepts: new Set(concepts),
  };
}

const hasSubject = (reading: Reading) =>
  reading.subject !== null ||
  says(reading, 'budget', 'left', 'milestone', 'agreement', 'bill', 'due', 'reserve', 'contractor');

/** What two questions differ in, each as both sides of a comparison. */
function differences(one: Reading, other: Reading): Partial<Reading>[] {
  const isOther = <T>(a: T, b: T) => a && b && JSON.stringify(a) !== JSON.stringify(b);
  const [project, otherProject] = [one.projects[0], other.projects[0]];
  const [contractor, otherContractor] = [one.contractors[0], other.contractors[0]];
  return [
    isOther(one.category, other.category) && {
      category: one.category,
      otherCategory: other.category,
    },
    isOther(one.paymentMethod, other.paymentMethod) && {
      paymentMethod: one.paymentMethod,
      otherMethod: other.paymentMethod,
    },
    isOther(one.period, other.period) && { period: one.period, otherPeriod: other.period },
    project &&
      otherProject &&
      isOther(project.id, otherProject.id) && { projects: [project, otherProject] },
    contractor &&
      otherContractor &&
      isOther(contractor.id, otherContractor.id) && { contractors: [contractor, otherContractor] },
  ].filter((part) => typeof part === 'object' && part !== null);
}
