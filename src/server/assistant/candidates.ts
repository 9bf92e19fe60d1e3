import type { Explained, Kind } from './answers/answerer.ts';
import { kinds } from './answers/answerers.ts';
import type { Books } from './books.ts';
import type { Concept } from './question/concepts.ts';
import { partsOf } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';

/** One way to read a question. */
export interface Candidate {
  kind: Kind;
  /** What it explains of the question, less what it does not. */
  score: number;
  /** How much of what the question says it has no use for. */
  unexplained: number;
  /** Whether it has a use for all that the question wants to know. */
  isSure: boolean;
}

/** They are in questions of every kind. */
const NEUTRAL: ReadonlySet<Concept> = new Set([
  ...(['followUp', 'pronoun', 'mine', 'past', 'may', 'except', 'number', 'advice'] as const),
  ...(['greeting', 'thanks', 'abilities', 'task', 'plan', 'contact', 'start', 'upgrade'] as const),
  ...(['foreign', 'injection', 'identity', 'sure', 'limit', 'overview', 'project'] as const),
]);

/** What a question wants to know. An answer that has no use for it answers something else. */
const WANTED: ReadonlySet<Explained> = new Set<Explained>([
  ...(['when', 'who', 'count', 'average', 'percent', 'phone', 'email', 'rate', 'compare'] as const),
  ...(['milestone', 'overdue', 'undated', 'next', 'forecast', 'afford', 'reserve', 'owe'] as const),
  ...(['tax', 'agreement', 'lines', 'rooms', 'perMonth', 'perMethod', 'perContractor'] as const),
  ...([
    'perProject',
    'earliest',
    'receipt',
    '@period',
    '@bound',
    '@method',
    '@category',
    '@percent',
    'most',
    'least',
    'latest',
    'left',
    '@amount',
    '@contractor',
    'contractor',
    '@missing',
    '@exclusions',
    '@other',
    '@rest',
    '@room',
    '@withoutPeriod',
  ] as const),
]);

/** How far another reading must be ahead of an earlier one in the list. */
const CLEARLY = 3;

/** Every way to read the question, the best first. */
export function candidatesFor(reading: Reading, books: Books): Candidate[] {
  const said: Explained[] = [
    ...[...reading.concepts].filter((concept) => !NEUTRAL.has(concept)),
    ...partsOf(reading),
  ];
  const all = kinds
    .filter(({ answerer }) => answerer.understands(reading, books))
    .map((kind): Candidate => {
      const unexplained = said.filter((one) => !kind.explains.has(one));
      const score = said.length - 2 * unexplained.length + kind.lead;
      const isSure = !unexplained.some((one) => WANTED.has(one));
      return { kind, score, unexplained: unexplained.length, isSure };
    });
  const byScore = (one: Candidate, other: Candidate) => other.score - one.score;
  const sure = all.filter(({ isSure }) => isSure);
  const unsure = all.filter(({ isSure }) => !isSure).toSorted(byScore);
  const [first] = sure;
  const [best] = sure.toSorted(byScore);
  const isAhead = first && best && best.score >= first.score + CLEARLY;
  const ranked = isAhead ? [best, ...sure.filter((one) => one !== best)] : sure;
  return [...ranked, ...unsure];
}

/**
 * A reading that explains more than the first one in the list, but not clearly more. Then nobody
 * can say which one is meant.
 */
export function rivalOf([best, ...others]: readonly Candidate[]): Candidate | undefined {
  if (!best || best.unexplained === 0 || best.kind.answerer.isProbe) return undefined;
  return others.find(
    ({ kind, score, unexplained }) =>
      !kind.answerer.isProbe &&
      !(hasSum(kind) && hasSum(best.kind)) &&
      score > best.score &&
      unexplained < best.unexplained,
  );
}

/** A list of expenses has their sum as well, so it does not matter which one of these answers. */
const hasSum = ({ title }: Kind) => ['a list of expenses', 'what was spent'].includes(title);
