import { kinds } from './answers/answerers.ts';
import type { Candidate } from './candidates.ts';

const CHOICE = /, I mean ([^,]{3,60})$/;

/** A question that can be read in one way only: that of the button that was pressed. */
export const choiceOf = (question: string, title: string): string =>
  `${withoutChoice(question).replace(/[\s?.!]+$/, '')}, I mean ${title}`;

export const withoutChoice = (question: string): string => {
  const title = CHOICE.exec(question)?.[1];
  return kinds.some((kind) => kind.title === title) ? question.replace(CHOICE, '') : question;
};

/** The reading that was chosen, or else those that are sure. */
export function readingsOf(question: string, candidates: readonly Candidate[]): Candidate[] {
  const title = CHOICE.exec(question)?.[1];
  const chosen = candidates.filter(({ kind }) => kind.title === title);
  return chosen.length > 0 ? chosen : candidates.filter(({ isSure }) => isSure);
}
