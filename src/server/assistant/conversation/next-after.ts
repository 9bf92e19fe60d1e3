import { pattern } from '../pattern.ts';

const LONGEST = 160;

const IT = '(?:it|that|this|them|those)';
/** "And the one after that?", "what follows it?", "and after that?" */
const AFTER_IT = pattern('i')`
  ^(?:(?:and|ok|okay|so|then)[ ,]+)*(?:(?:when is|when's|what is|what's|what about|how about|what date is) )?(?:
    (?:the )?(?:next )?(?:\w+ )?(?:one|milestone|step|thing|task|date|deadline) (?:after|following) ${IT}
    |(?:what (?:is|comes|happens|follows) |what's |what )?(?:next |right )?after ${IT}
    |(?:the )?(?:next one|one after|following one)(?: after ${IT})?
    |then|then what|what then
  )[?.! ]*$
`;
/** "And the open house after that?" */
const THING_AFTER =
  /^((?:and|when is|when's|what about|how about)\b[^?]{3,80}?) after (?:that|it|this)(?=[?.! ]*$)/i;
const TITLE = /\*\*([^*]{2,200})\*\*(?: \([^()]{1,100}\))?, (?:due on|completed|no date)/g;

/** "When is the sealer going on, and what's after that on the driveway?" */
const AFTER_TOO = pattern('i')`
  ^(.{8,120}?)[,?]? (?:and |then )+(?:what|which)(?:['’]?s| is| was| comes| came| happens| happened| follows|) (?:(?:next|right|one|coming|due) )*after (?:that|it)(?: (?:on|for|in|at) (?:the|our|my) [^?.,]{2,40})?[?.! ]*$
`;
/** What comes before "and what is after that?"; null for another message. */
export const afterTooIn = (message: string): string | null =>
  message.length > LONGEST ? null : (AFTER_TOO.exec(message)?.[1] ?? null);

/** The title of the milestone that a message asks for the one after; null for another message. */
export function milestoneBefore(message: string, lastAnswer: string): string | null {
  if (message.length > LONGEST || !AFTER_IT.test(message)) return null;
  return titleIn(lastAnswer);
}

/** "And the open house after that?" is about the open house. */
export const withoutAfterThat = (message: string, lastAnswer: string): string =>
  message.length > LONGEST || titleIn(lastAnswer) === null
    ? message
    : message.replace(THING_AFTER, '$1');

function titleIn(answer: string): string | null {
  if (!answer.includes('](/timeline')) return null;
  const [first] = answer.slice(0, LOOKED_AT).matchAll(TITLE);
  return first?.[1]?.replace(/\\(.)/g, '$1') ?? null;
}
const LOOKED_AT = 2_000;
