import { pattern } from '../pattern.ts';

const LONGEST = 160;

const IT = '(?:it|that|this|them|those)';
/** "And the one after that?", "what follows it?", "and after that?" */
const AFTER_IT = pattern('i')`
  ^(?:(?:and|ok|okay|so|then)[ ,]+)*(?:(?:when is|when's|what is|what's|what about|how about|what date is) )?(?:
    (?:the )?(?:next )?(?:\w+ )?(?:one|milestone|step|thing|task|date|deadline) (?:after|following) ${IT}
    |(?:what (?:is|comes|happens|follows) |what's |what )?(?:next |right )?after ${IT}
    |(?:the )?(?:next one|one after|following one)(?: after ${IT})?
  )[?.! ]*$
`;
/** "And the open house after that?" */
const THING_AFTER =
  /^((?:and|when is|when's|what about|how about)\b[^?]{3,80}?) after (?:that|it|this)(?=[?.! ]*$)/i;
const TITLE = /\*\*([^*]{2,200})\*\*(?: \([^()]{1,100}\))?, (?:due on|completed|no date)/g;

/** A message about what comes after the milestone of the last answer, with its title. */
export function withMilestoneBefore(message: string, lastAnswer: string): string {
  if (message.length > LONGEST || !lastAnswer.includes('](/timeline')) return message;
  const titles = new Set([...lastAnswer.slice(0, 2_000).matchAll(TITLE)].map(([, title]) => title));
  const [title] = titles;
  if (title === undefined) return message;
  if (!AFTER_IT.test(message)) return message.replace(THING_AFTER, '$1');
  return `what comes after “${title.replace(/\\(.)/g, '$1')}”?`;
}
