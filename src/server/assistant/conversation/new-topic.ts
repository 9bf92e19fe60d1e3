import { pattern } from '../pattern.ts';
import type { History } from './conversation.ts';

/** "Different topic:", "never mind that.", "unrelated, but": nothing before it belongs to what follows. */
const NEW_TOPIC = pattern('i')`
  ^(?:(?:ok|okay|so|well|now|right|alright|thanks|and|but|oh|hm+|fine|anyway|actually)[ ,.!]+)*(?:
    (?:(?:a|on a|on an|an) )?(?:(?:totally|completely|quite|very|entirely) )?(?:
      different|new|other|another|unrelated|separate
    ) (?:topic|question|subject|thing|matter|note|one)(?: (?:now|entirely|altogether|completely))?
    |(?:(?:to )?change of|changing|(?:to|let me|let['’]s) change|switching|switch of|to switch) (?:
      the )?(?:subject|topic|gears)
    |something (?:else|different)(?: (?:entirely|altogether|completely|now))?
    |(?:totally |completely |quite )?unrelated|off topic|(?:let['’]s )?mov(?:e|ing) on
    |(?:never ?mind|forget|drop|enough of|enough about) (?:that|it|this|him|her|them|all that)(?: now)?
  )(?:[,.:;!]+ *(?:but )?| but | - | – | — )(?=\S+ \S)
`;
/** It goes on about something after all: "never mind that. And August?" */
const GOES_ON = pattern('i')`
  ^(?:and|also|or|only|just|then|what about|how about|for|on|in|at|with|without|not|the other|same)\b
  |\b(?:he|she|him|her|his|hers|it|its|they|them|their|that|those|these|there|one|ones|same|other)\b
`;

/** What is left of a message that begins something new; null for any other message. */
function onNewTopic(message: string): string | null {
  const lead = NEW_TOPIC.exec(message.trim())?.[0];
  if (lead === undefined) return null;
  const rest = message.trim().slice(lead.length);
  return GOES_ON.test(rest) ? null : rest;
}

/** The message and the talk that it may continue, which is what came after the last change of topic. */
export function sinceNewTopic(
  message: string,
  history: History,
): { message: string; history: History } {
  const fresh = onNewTopic(message);
  if (fresh !== null) return { message: fresh, history: [] };
  const at = history.findLastIndex(
    ({ role, content }) => role === 'user' && onNewTopic(content) !== null,
  );
  return { message, history: at === -1 ? history : history.slice(at) };
}
