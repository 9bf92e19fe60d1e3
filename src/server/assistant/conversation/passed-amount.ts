import { pattern } from '../pattern.ts';

const LONGEST = 200;
/** "Did we spend more than 10 grand on the floors?" One expense over an amount is another question. */
const PASSED = pattern('i')`
  ^((?:so|and|but|ok|okay|wait|hey|hold on)[ ,]+)*(?:did|have|had|has) (?:we|i) (?:
    (?:really|actually|already|ever|now|honestly) )*(?:spend|spent|pay|paid|drop|dropped|blow|blown) (?:
    more than|less than|over|under|above|below|upwards of|at least
  ) \$?\d[\d,.]*(?: ?k| grand| thousand)?(?: dollars| bucks)?(?: total| altogether| in total)? (on|for|to) (
    (?!.*\b(?:any|one|single|each|every|an?|if|how|what|which|when|who|in|during|expenses?|payments?|purchases?)\b)(?:the |our |my )?[^,.?!;:]{2,40}?
  )(?: (?:so far|already|yet|total|altogether|in total|by now))?(?=[?.!, ]*$|[,.?!])
`;

/** Whether a sum passed an amount, as the question for the sum. */
export function withoutPassedAmount(text: string): string {
  if (text.length > LONGEST) return text;
  return text.replace(PASSED, (_, lead: string | undefined, on: string, thing: string) => {
    const verb = on === 'to' ? 'pay' : 'spend';
    return `${lead ?? ''}how much did we ${verb} ${on} ${thing}`;
  });
}
