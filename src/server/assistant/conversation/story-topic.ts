import { toWords } from '../question/words.ts';

const LONGEST = 200;
/** "Bloody worktops. Gorgeous but how much were they again": the topic, and what is asked of it. */
const OF_TOPIC =
  /^([\p{L}'’-]+(?: [\p{L}'’-]+){0,2})[.!…]+\s+(?:[\p{L}'’ ,]{2,40}\b(?:but|so|and),? )?((?:how much|what|when|who|where) (?:[^.?!]{0,40} )?)(?:they|it|those|them|these)\b([^.?!]{0,40})[.?! ]*$/iu;
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
  const [, topic = '', ask = '', end = ''] = OF_TOPIC.exec(text) ?? [];
  const named = toWords(topic).filter(isRecorded);
  if (named.length > 0 && !OF_FIGURE.test(topic)) return `${ask}the ${named.join(' ')}${end}?`;
  const [, told = ''] = OF_DAMAGE.exec(text) ?? [];
  if (!TELLS.test(told)) return null;
  const things = [...new Set(toWords(told).filter((one) => isRecorded(one) && !OF_TIME.test(one)))];
  const [thing, other] = things;
  return thing === undefined || other !== undefined ? null : `how much did the ${thing} cost?`;
}

/** Whether the words of a message are looked up for it. */
export const mayHaveTopic = (text: string): boolean =>
  text.length <= LONGEST && (OF_TOPIC.test(text) || OF_DAMAGE.test(text));
