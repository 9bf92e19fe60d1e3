import { pattern } from '../pattern.ts';
import { isAsking, segmentsOf } from './segments.ts';

const LEAD =
  '(?:(?:so|and|but|ok|okay|well|look|see|listen|now|anyway|anyhow|honestly|then|because)[ ,]+)*';
const END = /(?<=[\p{L}\d)"'’]{2}[.!?…]{1,3})(?<!\b(?:mr|mrs|ms|dr|st|no|vs|approx)\.)\s+(?=\S)/iu;

export const sentencesOf = (text: string): string[] => text.trim().split(END);

/** "When we opened that wall, there was a newspaper in it.", "What a week." */
const NO_QUESTION = new RegExp(
  `^${LEAD}(?:(?:when(?:ever)?|while|where|whatever|however) (?:i|we|you|he|she|it|they|the|my|our|his|her|their|a)\\b.*[^?]|(?:what an?|what (?:weather|luck|fun)|how [a-z]+)\\b[^?]*[^?])$`,
  'i',
);
/** Nobody wants to know it. */
export const RHETORICAL = pattern('i')`
  ^(?:(?:well|so|and|but),? )?(?:
    can you (?:believe|imagine)|would you believe|who knew|who cares
    |what can (?:i|you|we) (?:do|say)|why me|(?:you )?know what|guess what|right|you know|really
    |seriously
  )\b[^?]{0,20}\?$
`;

/** Whether a sentence asks, by its mark or by its first words. */
export function asks(sentence: string, isLast: boolean): boolean {
  if (NO_QUESTION.test(sentence) || RHETORICAL.test(sentence)) return false;
  if (sentence.endsWith('?')) return true;
  const parts = segmentsOf(sentence);
  return isAsking(parts[0] ?? '') || (isLast && isAsking(parts.at(-1) ?? ''));
}

/** They are nothing to search for. */
export const KIN =
  '(?:mom|mum|mommy|mother|ma|dad|daddy|father|pa|papa|pop|grand(?:ma|pa|mother|father|son|daughter|kids?|children|baby|parents)|gran|granny|nan|nana|hubby|husband|wife|wifey|missus|partner|uncle|aunt|auntie|cousin|nephew|niece|brother|sister|siblings?|son|daughter|kids?|child|children|boys?|girls?|twins|toddler|baby|parents|in-?laws|(?:mother|father|brother|sister|son|daughter)[- ]in[- ]law|family|folks|boss|coworker|colleague|accountant|bookkeeper|banker|therapist|doctor|lawyer|friend|buddy|neighbou?r|roommate|cat|dog|dogs|cats|puppy|bird|horse|goat|chickens|head|brain|eyes|hands|knees|back|feet)';
const VERB =
  '(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|might|may|must|says?|said|thinks?|thought|wants?|came|comes?|went|goes|got|gets?|took|takes?|made|makes?|ate|eats?|slept|sleeps?|broke|ran|runs?|told|tells?|keeps?|kept|loves?|likes?|hates?|swears?|swore|reckons?|claims?|rents?|bakes?|left|saw|sees?|found|built|brought|sent|gave|gives?|met|sat|stood|fell|felt|feels?|lost|won|heard|began|hung|put|let|hurts?|aches?|cut|hit|rang|rains?|drove|knows?|knew|calls?|looks?|sounds?|smells?|just|never|always|still|finally|also|[a-z]{2,}(?<!ne|hundr|tir|r|f|b|sh|sp|w|n|bl|br|sl)ed)';
/** "The bath | overflowed". */
export const isVerb = (word: string): boolean => new RegExp(`^${VERB}$`, 'iu').test(word);
const TELLS = pattern('iu')`
  ^${LEAD}(?:
    (?:
      i|we|he|she|it|they|you|there|that|this|everyone|everybody|nobody|somebody|someone
    )(?:['’](?:m|re|s|ve|d|ll))? [a-z]+
    |(?:im|ive|its|theres|id|ill) [a-z]+
    |(?:
      (?:(?:my|our|the|his|her|their|a|an|some|half|one|two|three|both|neither|all)(?: of)? )
      |[\p{L}]
    )[^,.?!]{0,60}? ${VERB}\b
  )
  |^${LEAD}(?:my|our) ${KIN} [a-z]{3,}|^(?:doing|sitting|standing|waiting|looking|going) `;

/** It is told by somebody or about something, with a verb. */
export const tells = (sentence: string): boolean =>
  SIGHS.test(sentence) || TELLS.test(sentence) || TELLS.test(sentence.replace(CALLED_FIRST, ''));
const SIGHS =
  /^(?:oh|ah|lord|goodness|gosh|ugh|phew|heavens|dear me|my oh my)\b(?=.*\b(?:i|we|my|our|me)\b)/i;
/** "Oh honey, I was up half the night.", "Lord, my knees hurt." */
const CALLED_FIRST = /^[\p{L}'’]+(?: [\p{L}'’]+){0,2}, +/u;

/** "Count only labor.", "if we pay it.", "only the porch.": a part of the question, or a request. */
const PART_OF_QUESTION = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|please|now|then)[ ,]+)*(?:
    if|once|unless|say|suppose|supposing|assum(?:e|ing)|imagine|picture|pretend|let['’]?s|what if
    |provided|only|just the|without|except|excluding|including|not counting|leav(?:e|ing)
    |ignor(?:e|ing)|skip|count|include|exclude|add|put|note|log|record|enter|save|mark|delete|remove
    |change|set|move|rename|settle|prove|check|confirm|tell|show|list|give|find|compare|sort|group
    |i mean|i meant
    |(?:i|we)(?:['’](?:m|re|d)| am| are| was| were| would)?(?: only| just| now| still)* (?:
      asking|talking|interested|after|like to know|want to know|need to know|care|mean
    )\b
    |(?:this|that|it)(?:['’]s| is) (?:about|for)|for|on|in|by|since|until|from|between|during|with
    |regarding|concerning|about|to (?:be|keep|hold)
  )\b
`;
/** "Cash only.", "The porch.": a few words without a verb may be what is asked about. */
const MOST_TOPIC = 3;
const EXCLAIMS = pattern('i')`
  ^(?:
    (?:
      long|hard|rough|busy|bad|good|great|funny|beautiful|poor|small|strange|lovely|nice|rude|fair
      |lord|god|oh|phew|ugh|gosh|well|anyways?|anyhow|true story|no kidding|peace|coffee
    )\b[^\d]*
    |[^?]*!
  )$
`;

export const exclaims = (sentence: string): boolean => EXCLAIMS.test(sentence);

/** Whether a sentence may be left out beside a question that is whole. */
export function isBesideQuestion(sentence: string): boolean {
  if (PART_OF_QUESTION.test(sentence)) return false;
  return tells(sentence) || EXCLAIMS.test(sentence) || sentence.split(/\s+/).length > MOST_TOPIC;
}
