import { pattern } from '../pattern.ts';
import { toWords } from '../question/words.ts';
import { tells } from './sentences.ts';

const LONGEST = 200;
const SHORT = 3;
/** "Bloody worktops. Gorgeous but how much were they again": the topic, and what is asked of it. */
const OF_TOPIC = pattern('iu')`
  ^([\p{L}'’-]+(?:,? [\p{L}'’-]+){0,5})[.!…]+\s+(?:[\p{L}'’ ,]{2,40}\b(?:but|so|and),? )?(
    (?:how much|what|when|who|where) (?:[^.?!]{0,40} )?
  )(?:
    the whole (?:thing|lot|job|business|mess|shebang)|all of (?:it|that)|it all|they|it|those|them
    |these
  )\b([^.?!]{0,40})[.?! ]*$
`;
/** "Good grief, that attic. What is the damage, all in?" */
const SUM_OF_TOPIC = pattern('iu')`
  ^([\p{L}'’-]+(?:,? [\p{L}'’-]+){0,5})[.!…]+\s+(?:(?:so|and|but)[ ,]+)?(?:
    how much|what(?:['’]?s| is| was)?|the|and
  )?(?: (?:the|is|was|all|in|so|far|it|up))* ?(?:
    damage|bill|total|sum|all in(?: all)?|in all|altogether
  )(?:
    (?:,| in the end| so far| all in| altogether| now| by now)
  )*[.?! ]*$
`;
/** "The porch. What's left?" */
const LEFT_OF_TOPIC = pattern('iu')`
  ^((?:(?:the|our|my) )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2})[.!…]+\s+(?:(?:so|and)[ ,]+)?(
    (?:what|how much)(?:['’]?s| is| do we have| have we(?: got)?)?
  ) (?:still )?(left|remaining)(?: (?:now|in it|there|in there|to spend))*[.?! ]*$
`;
/** "Does the grout show up anywhere? How much was it?": there if it has a price. */
const OF_ENTRY = pattern('i')`
  ^(?:(?:so|and|but|ok|hey)[ ,]+)*(?:
    do|does|dose|did|is|are|was|were|can you see|do (?:we|you|i) (?:have|see)
  ) (the|our|my|those|that) ([^,?.!]{3,50}?) (?:
    show(?:s|ing)? up|appear|turn up|come up|exist|listed|recorded|entered|logged|in (?:here|there)
    |on (?:record|file|the books)
  )(?: (?:anywhere|somewhere|at all|in here|in there))*[?,.]+ +(
    (?:(?:and|if so)[ ,]+)?(?:how much|what|when|who) (?:[^.?!]{0,30} )?
  )(?:they|it|those|that)\b([^.?!]{0,30})[.?! ]*$
`;
/** "We lived off takeaways for a week lol, how bad was the damage?" */
const OF_DAMAGE =
  /^(.{8,120}?)(?:,|[.!…]+| (?:lol|haha|lmao|ugh))+ +(?:(?:so|and|but) )?(?:how bad (?:was|is) (?:the damage|it)|what(?:['’]?s| is| was) the damage)[?.! ]*$/iu;
/** "Attic budget. What is it?" asks for that, and not what the attic cost. */
const OF_FIGURE =
  /\b(?:budget|totals?|labou?r|materials|permits|tools|receipts?|balance|deposit|bills?)\b/i;
/** "April through June on the attic, what's the damage?" tells nothing. */
const TELLS = /\b(?:i|we|he|she|they|it|my|our)\b/i;
const OF_TIME = /^(?:days?|weeks?|months?|years?|nights?|weekends?|mornings?|evenings?)$/;

/** A question whose thing stands before it as a topic, or in what is told; null if it is no such. */
export function questionOfTopic(
  text: string,
  isRecorded: (word: string) => boolean,
): string | null {
  if (text.length > LONGEST) return null;
  const [, the, entry, asked, rest = ''] = OF_ENTRY.exec(text) ?? [];
  if (the && entry && asked) return `${asked}${the} ${entry}${rest}?`;
  const [, topic = '', ask = '', end = ''] = OF_TOPIC.exec(text) ?? [];
  const named = toWords(topic).filter(isRecorded);
  const isTopic = topic.split(' ').length <= SHORT || !tells(topic);
  if (named.length > 0 && isTopic && !OF_FIGURE.test(topic))
    return `${ask}the ${named.join(' ')}${end}?`;
  const [, pot = '', howMuch = ''] = LEFT_OF_TOPIC.exec(text) ?? [];
  const places = toWords(pot).filter(isRecorded);
  if (places.length > 0) return `${howMuch} left for the ${places.join(' ')}?`;
  const whole = SUM_OF_TOPIC.exec(text)?.[1] ?? '';
  const summed = toWords(whole).filter(isRecorded);
  if (summed.length > 0 && !tells(whole) && !OF_FIGURE.test(whole))
    return `how much did we spend on the ${summed.join(' ')}?`;
  const [, told = ''] = OF_DAMAGE.exec(text) ?? [];
  if (!TELLS.test(told)) return null;
  const things = [...new Set(toWords(told).filter((one) => isRecorded(one) && !OF_TIME.test(one)))];
  const [thing, other] = things;
  return thing === undefined || other !== undefined ? null : `how much did the ${thing} cost?`;
}

/** Whether the words of a message are looked up for it. */
export const mayHaveTopic = (text: string): boolean =>
  text.length <= LONGEST &&
  [OF_TOPIC, SUM_OF_TOPIC, LEFT_OF_TOPIC, OF_DAMAGE].some((pattern) => pattern.test(text));
