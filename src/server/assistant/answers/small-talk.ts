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
      return 'My figures are exact sums that the database calculates from your own records. Follow the link on a figure to see the records behind it. Answers from the guide are general advice, and local rules differ.';
    }
    if (says(reading, 'identity')) {
      return 'I am the assistant built into this app. I am not ChatGPT or any other language model: I use a set of rules to understand questions about your own figures, and I search a renovation guide. Nothing you ask leaves this server.';
    }
    if (says(reading, 'thanks')) return 'You are welcome. Ask me any time you need a figure.';
    if (says(reading, 'abilities')) return abilities;
    return `Hello! ${abilities}`;
  },
};

const abilities = `I answer questions about your renovation from your own figures, and general questions from a built-in guide. For example:

- How much is left of my budget?
- What did I spend on labor last month?
- Which milestones are overdue?
- How much contingency should I keep?

I am a set of rules, not a language model. If I do not know something, I say so.`;
