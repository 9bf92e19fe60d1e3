import { pattern } from '../pattern.ts';
import { toWords } from '../question/words.ts';
import type { StoryKnowledge } from './story-knowledge.ts';

const LONGEST = 400;
const RECORD = '(line|entry|expense|item|charge|payment|purchase|milestone|step|task|deadline)';
/** "There's a line in the porch expenses that is addressed to a robot. What was paid for it?" */
const TOLD = pattern('iu')`
  ^(?:(?:so|hey|hm+|ok|okay|well|look)[ ,]+)*(?:
    there(?:['’]s| is| was| seems to be)|(?:i|we)(?: can| just| keep)? (?:see|saw|seeing|found|spotted|noticed|have|got)
    |(?:somebody|someone|(?:my|our) [\p{L}-]+) (?:put|entered|typed|added|wrote)(?: in)?
  ) (?:an?|one|some|this|that) (?:[\p{L}-]+ ){0,3}?${RECORD}\b([^.!?]{3,160})[.!?]+\s+(\S[\s\S]{5,200})$
`;
const POINTER = /\b(?:it|that one|this one|that thing|that)\b/i;
const OF_TIMELINE = /^(?:milestone|step|task|deadline)$/i;

/** The question about a record that the message tells of before it, with the words that the record has. */
export function withToldRecord(message: string, known: StoryKnowledge): string {
  const [, kind = '', about = '', question = ''] =
    message.length > LONGEST ? [] : (TOLD.exec(message.trim()) ?? []);
  if (!POINTER.test(question)) return message;
  const words = toWords(about).filter(known.isRecorded);
  const own = words.filter((word) => !known.isPlace(word));
  if (own.length === 0) return message;
  const record = `the ${OF_TIMELINE.test(kind) ? 'milestone' : 'expense'} about ${own.join(' ')}`;
  return question.replace(POINTER, record);
}
