import { pattern } from '../pattern.ts';
import { tells } from './sentences.ts';
import type { StoryKnowledge } from './story-knowledge.ts';

const FIELDS =
  '(?:company|firm|business|outfit|shop|(?:phone |telephone |cell |mobile )?number|phone|e-?mail(?: address)?|address|(?:hourly )?rate|last name|name)';
/** "I could not think of his company", "I never wrote down the man's name". */
const FIELD = new RegExp(`\\b(?:his|her|their|its|\\p{L}+['’]s) (${FIELDS})\\b`, 'iu');
/** "What is it called?", "what was it?" */
const OF_FIELD =
  /^(?:(?:so|and|but|ok|okay|well|now)[ ,]+)*(?:what|who)(?:['’]?s| is| was| are| were)? (?:it|that|they|he|she|the name|the company)(?: (?:called|named|again|then))*[?. ]*$/i;
const CALLED = /\bcalled|named\b/i;
/** "Our siding man", "my electrician". */
const WORKER =
  /\b(?:our|my) ((?:\p{L}+ )?(?:man|men|guy|guys|woman|lady|fellow|fella|person|people|crew|company|outfit)|\p{L}+(?:er|or|ian|ist)s?|\p{L}*(?:smith|mason)s?)\b/iu;
const RELATED = pattern('iu')`
  ^(?:
    (?:grand)?(?:father|mother)
    |(?:\p{L}+ )?(?:
      daughter|sister|brother|neighbou?r|lawyer|banker|doctor|minister|teacher|preacher|dinner
      |summer|winter|water|other|paper|number|partner
    )
    |(?:old|young|good|dear|little|poor) (?:man|men|lady|woman)
  )s?$
`;

/** "They have one like ours. What did they pay?": of people who are no contractors. */
const OTHERS_PAID =
  /\b(?:did|do|does|have|has|had) (?:they|he|she) (?:end up )?(?:pay|paid|paying|spend|spent|fork|forked|shell|shelled|cough)\b/i;
const OTHERS = pattern('iu')`
  (?<!\b(?:for|like) )\b(?:the|our|my|his|her|their|some|a) (?:\p{L}+ ){0,2}?(?:
    neighbou?rs?|friends?|people|couple|family|families|cousins?|brothers?|sisters?|parents|folks
    |in-?laws?|(?:brother|sister|mother|father|son|daughter)-in-law|boss|colleagues?|coworkers?
    |classmates?|roommates?|aunt|uncle|nephew|niece|buddy|guy|lady|man|woman
  )\b
`;

/**
 * A short question that points at what was told of somebody: "I could not think of his company. What
 * is it called?" Null if it points at nothing of the kind.
 */
export function pointedIn(
  question: string,
  before: readonly string[],
  known: StoryKnowledge,
): string | null {
  const story = before.join(' ');
  const isOfOthers = OTHERS_PAID.test(question) && OTHERS.test(story) && before.some(tells);
  if (isOfOthers && known.personIn(story) === null) return OF_OTHERS;
  if (!OF_FIELD.test(question)) return null;
  const told = before.findLast((one) => FIELD.test(one));
  const [, said = ''] = FIELD.exec(told ?? '') ?? [];
  const worker = [...story.matchAll(new RegExp(WORKER, 'giu'))]
    .map(([, one = '']) => one)
    .findLast((one) => !RELATED.test(one));
  const field = said || (CALLED.test(question) && worker ? 'company' : '');
  if (field === '') return null;
  const whose = known.personIn(story) ?? (worker ? `our ${worker}` : null);
  if (whose !== null) return `What is the ${field} of ${whose}?`;
  return /name/i.test(field) ? OF_STRANGER : null;
}
const OF_OTHERS = 'What did the people across the road pay?';
const OF_STRANGER = 'What is the name of the helper?';
