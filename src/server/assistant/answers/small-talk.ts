import { hasPart, says } from '../question/mentions.ts';
import type { Answerer } from './answerer.ts';

/** Questions about the assistant itself, a greeting, a word of thanks. */
export const smallTalk: Answerer = {
  understands: (reading) => {
    if (says(reading, 'identity', 'sure')) return true;
    if (hasPart(reading) || says(reading, 'spend', 'expense', 'budget', 'left', 'milestone')) {
      return false;
    }
    if (says(reading, 'abilities')) {
      return reading.rest.length === 0 && !says(reading, 'contractor');
    }
    return (
      says(reading, 'greeting', 'thanks') && reading.rest.length === 0 && reading.words.length <= 6
    );
  },
  answer({ reading }) {
    if (says(reading, 'sure')) {
      return 'My figures are exact sums over your own records, made by the database; follow the link of a figure to see what it was counted from. What I read out of the guide is general advice, and local rules differ.';
    }
    if (says(reading, 'identity')) {
      return 'I am the built-in assistant of this application. I am not ChatGPT and no language model at all: a set of rules that understands questions about your own figures, and a renovation guide that I search. Nothing you ask leaves this server.';
    }
    if (says(reading, 'thanks')) return 'You are welcome. Ask whenever a figure is missing.';
    if (says(reading, 'abilities')) return abilities;
    return `Hello! ${abilities}`;
  },
};

const abilities = `I answer questions about your own renovation from your own figures, and general ones from a built-in guide. For example:

- How much is left of my budget?
- What did I spend on labor last month?
- Which milestones are overdue?
- How much contingency should I keep?

I am a set of rules, not a language model, and I say so when I do not know.`;
