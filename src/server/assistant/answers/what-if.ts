import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { afterPaying } from './afford.ts';
import type { Answerer } from './answerer.ts';
import { allProjectsTable } from './project-table.ts';

const IF =
  /\b(?:if|suppose|supposing|assuming|say|once|after|when|provided) (?:i|we|they|he|she|you|it|the|paying|settling|buying|another|a|an|our|my|that|this)\b/;
/** "Without the $1,500 rebate". */
const WITHOUT = /\b(?:without|minus|were it not for|if not for|but for)\b/;
const CAME_IN = /\b(?:rebates?|refunds?|credits?|discounts?|grants?|returns?|cash ?back)\b/;

const withoutIncome = (text: string) => WITHOUT.test(text) && CAME_IN.test(text);

/** "If I pay the last bill of $2,750, what is left of the budget?": whatever it is for. */
export const whatIf: Answerer = {
  needsProject: true,
  understands: (reading) =>
    reading.amount !== null &&
    reading.bound === null &&
    says(reading, 'left') &&
    (IF.test(textOf(reading)) || withoutIncome(textOf(reading))),
  answer({ reading, books, project }) {
    return project ? afterPaying(project, reading.amount ?? '0') : allProjectsTable(books);
  },
};

const textOf = ({ words }: Reading) => words.join(' ');
