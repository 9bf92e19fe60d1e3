import { pattern } from '../pattern.ts';
import { hasPart, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { Answerer } from './answerer.ts';

/** A whole message of such words is no question. */
const social: readonly [kind: 'greeting' | 'thanks' | 'bye' | 'fine', words: string][] = [
  [
    'bye',
    'bye goodbye later soon night cya ciao farewell tomorrow you see good talk have great day weekend evening',
  ],
  [
    'thanks',
    'thanks thank thx ty cheers appreciate appreciated helpful helps helped much lot bunch awesome perfect brilliant lovely amazing fantastic wonderful excellent super great nice cool mate you so very that it this is was all the for your help really a ever again good job well done fab legend star',
  ],
  [
    'greeting',
    'hello hi hey hiya howdy hallo greetings good morning afternoon evening there day yo assistant again everyone plumbline how are you doing today is it going what up sup',
  ],
  [
    'fine',
    'ok okay k yes no nope yep yeah sure right alright fine understood see i got it cool nice hm hmm aha ah oh well never mind nevermind nothing wow great good exactly makes sense sounds',
  ],
];
const anchors: Record<(typeof social)[number][0], RegExp> = {
  bye: /\b(bye|goodbye|see you|cya|ciao|farewell|good night|talk later|talk soon|later)\b/,
  thanks: pattern()`
      \b(
        thanks|thank you|thx|ty|cheers|appreciate|appreciated|helpful|that helps|awesome|perfect
        |brilliant|lovely|amazing|fantastic|wonderful|excellent|good job|well done|great|nice one
        |legend|star
      )\b
    `,
  greeting:
    /\b(hello|hi|hey|hiya|howdy|hallo|greetings|good (morning|afternoon|evening|day)|yo|what is up|sup)\b/,
  fine: pattern()`
    ^(
      ok|okay|k|yes|no|nope|yep|yeah|sure|right|alright|fine|understood|i see|got it|cool|nice|hm+
      |aha|ah|oh|well|never mind|nevermind|wow|good|exactly|makes sense|sounds good|nothing
      |that makes sense
    )\b
  `,
};
const MOST_WORDS = 9;

function socialKind(words: readonly string[]): (typeof social)[number][0] | null {
  const text = words.join(' ');
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const isMadeOf = (list: string) => {
    const known = new Set([...list.split(' '), 'now', 'for', 'then', 'just', 'and', 'me', 'my']);
    return words.every((word) => known.has(word));
  };
  const all = social.map(([, list]) => list).join(' ');
  const kinds = social.map(([kind]) => kind);
  return (
    kinds.find((kind, at) => anchors[kind].test(text) && isMadeOf(social[at]?.[1] ?? '')) ??
    (isMadeOf(all) ? (kinds.find((kind) => anchors[kind].test(text)) ?? null) : null)
  );
}

/** Whether a message only greets, thanks or agrees. The talk goes on as if it were not there. */
export const isSocial = (words: readonly string[]): boolean => socialKind(words) !== null;

/** Questions about the assistant itself, a greeting, a word of thanks. */
export const smallTalk: Answerer = {
  understands: (reading) => {
    if (says(reading, 'identity') || socialKind(reading.words)) return true;
    // "I want to double check: what did we spend in March?"
    const isWhole = hasPart(reading) && says(reading, 'spend', 'howMuch', 'budget', 'left');
    if (says(reading, 'sure') && !isWhole) return true;
    if (hasPart(reading) || says(reading, 'spend', 'expense', 'budget', 'left', 'milestone')) {
      return false;
    }
    return says(reading, 'abilities') && reading.rest.length === 0 && !says(reading, 'contractor');
  },
  answer({ reading }) {
    if (says(reading, 'sure')) {
      return 'My figures are exact sums that the database calculates from your own records. Follow the link on a figure to see the records behind it. Answers from the guide are general advice, and local rules differ.';
    }
    if (says(reading, 'identity')) {
      return 'I am the assistant built into this app. I am not ChatGPT or any other language model: I use a set of rules to understand questions about your own figures, and I search a renovation guide. Nothing you ask leaves this server.';
    }
    return socialAnswer(reading) ?? abilities;
  },
};

function socialAnswer({ words }: Reading): string | null {
  const text = words.join(' ');
  switch (socialKind(words)) {
    case 'bye':
      return 'Bye, and good luck with the renovation. I am here whenever you need a figure.';
    case 'thanks':
      return 'You are welcome! Ask me any time you need a figure.';
    case 'greeting': {
      const hello = /\bgood (morning|afternoon|evening)\b/.exec(text)?.[0] ?? 'hello';
      const start = hello.charAt(0).toUpperCase() + hello.slice(1);
      const well = /\bhow (are|is) (you|it)\b/.test(text) ? ' All well here.' : '';
      return `${start}!${well} What would you like to know? You can ask how much is left of a budget, what you paid someone, or what comes next.`;
    }
    case 'fine':
      return 'All right. Ask me whenever you want to know something.';
    case null:
      return null;
  }
}

const abilities = `I answer questions about your renovation from your own figures and records (budgets, expenses, bills, contractors, milestones, quotes and papers), and general questions from a built-in guide. For example:

- How much is left of my budget?
- What did I spend on labor last month?
- How did we pay for the tiles?
- Which milestones are overdue?
- How much contingency should I keep?

You can also tell me what happened, such as “paid the plumber 350 by check today”: I fill in the form, and you save it. I am a set of rules, not a language model. If I do not know something, I say so.`;
