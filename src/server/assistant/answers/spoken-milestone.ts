import { titleForm } from '../milestone-titles.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { firstWords } from '../question/words.ts';
import type { Answerer } from './answerer.ts';
import { asksForDay, isOfOpposite } from './closest-milestone.ts';
import { milestonesNamed, namedMilestone } from './named-milestone.ts';
import { spokenTitles } from './spoken-title.ts';

const TITLE_WORDS = 24;

/** "The first load" may be an expense as well, but not in the words of a title. */
const asksForMoney = (reading: Reading) =>
  says(reading, 'spend', 'budget', 'limit', 'howMuch', 'agreement', 'bill', 'afford', 'pricey') ||
  /\b(?:expenses?|payments?|paid|bought|costs?|receipts?)\b/.test(reading.words.join(' ')) ||
  reading.amount !== null ||
  reading.bound !== null;

/** Nothing but the title, and words that ask for its date. */
const BARE_WORDS =
  /^(?:the|our|my|and|so|on|what|which|day|date|when|is|was|are|were|do|did|does|will|it|of|for|in|how|late|actually|really|happen|happened|please)$/;

/** "Moving-in day?", "on what day did we have the permit in hand?": the words are those of a title. */
export const spokenMilestone: Answerer = {
  understands(reading, books) {
    const text = reading.words.join(' ');
    const spoken = spokenTitles(reading, books);
    // A permit that expires is a paper, and not the step of getting it.
    if (reading.subject === 'documents' && EXPIRES.test(text) && !spoken.some(isOfExpiry))
      return false;
    // "How late was the rental license?" is about no paper.
    const isOfStep = reading.subject === 'documents' && spoken.length === 0 && KEPT_DATE.test(text);
    const [only, other] = isOfStep ? milestonesNamed(reading, books) : spoken;
    // "The tiling, what was its target?"
    const [named, another] = asksForDay(reading) ? milestonesNamed(reading, books) : [];
    if (named && !another && !OF_TWO.test(text) && !isOfOpposite(named.title, reading.words)) {
      return !isOfCount(reading);
    }
    if (isOfStep)
      return only !== undefined && !other && !OF_TWO.test(text) && !asksForMoney(reading);
    if (!only || other || asksForMoney(reading) || OF_TWO.test(text)) return false;
    const own = new Set(firstWords(only.title, TITLE_WORDS).map(titleForm));
    const isBare = reading.words.every((word) => own.has(titleForm(word)) || BARE_WORDS.test(word));
    return isBare || says(reading, 'when', 'overdue') || DATED.test(text);
  },
  answer: (inquiry) => namedMilestone.answer(inquiry),
};
const EXPIRES =
  /\b(?:expir\w+|lapse[sd]?|(?:runs?|ran|running) out|valid|good (?:for|until|till|through|thru))\b/;
const isOfExpiry = ({ title }: { title: string }) => EXPIRES.test(title.toLowerCase());
const isOfCount = ({ words }: Reading) => /\bhow many (?!days|weeks)\w/.test(words.join(' '));
const OF_TWO =
  /\b(?:before|after|between|than|from)\b|\bor (?!(?:late|early|not|on time|rather|did|was|were|is|are|has|have)\b)/;
/** A step has a target and may be late. */
const KEPT_DATE =
  /\b(?:late|early|on time|behind|ahead of|target|deadline|missed?|slipped|pass|passed)\b(?!.*\bexpir)/;
const DATED =
  /\b(?:what|which) (?:day|date)\b|\b(?:really|actually) (?:\w+ )?(?:in|on|by)\b|^date\b|\bhow (?:many days|late|early|long until)\b/;
