import { firstWords } from '../question/words.ts';

const MOST_WORDS = 40;

/** "No, I meant the porch" asks the same about the porch. */
const CORRECTION =
  /^(?:(?:no|nope|sorry|wait|actually|oops|not that)[ ,.!]+)*(?:i (?:mean|meant|was asking about)|make that|rather|instead)[ ,]+(?=\S)|^(?:no|nope|sorry|wait|actually|oops)[ ,.!]+(?=(?:the|my|our|for|on|only|just|in)\b)/i;
/** "Great, thanks. What about Walt?" */
const COURTESY =
  /^(?:(?:good (?:morning|afternoon|evening)|hi|hello|yo|hey(?: there)?|ok|okay|k|thanks|thank you|thx|great|cool|nice|perfect|awesome|got it|alright|right|wow|hm+|oh|ah|aha|i see|well|yes|yeah|yep|good to know|makes sense|fair enough)\b[ ,.!:;-]+)+(?=\S)/i;

/** The question of a message, without what is said before it. */
export function withoutPreamble(
  message: string,
  isSocial: (words: readonly string[]) => boolean = () => false,
): string {
  const text = message.trim();
  if (isSocial(firstWords(text, MOST_WORDS))) return text;
  const question = text.replace(COURTESY, '');
  const isWhole = question.split(/\s+/).length < 2;
  return (isWhole ? text : question).replace(CORRECTION, 'and ');
}
