import { pattern } from '../pattern.ts';

const TEST =
  '(?:test|tests|testing|inspection|inspector|sample|samples|survey|assessment|lab|scan|audit)';
/** "What did the lead test come back with?", "what were the results of the mold test?" */
export const RESULT_OF_TEST = pattern()`
  ^(?:and |so )?(?:what|how) (?:did|does|do|has|have) (?:the |our |my |that )?(?:\w+ ){0,3}${TEST} (?:
    come back|came back|turn(?:ed)? up|reveal(?:ed)?|read|measured?|conclude[ds]?
  )(?! (?:to|for (?:us|me)))\b
  |^(?:and |so )?what did (?:it|they|that) (?:come back with|reveal|conclude)$
  |^(?:and |so )?what (?:is|was|were|are) the (?:results?|readings?|findings?|outcome) (?:
    of|from|on|for
  ) (?:the |our |my |that )?(?:\w+ ){0,3}${TEST}\b
  |^(?:and |so )?what (?:is|was|were|are) (?:the |our |my |that )?(?:\w+ ){0,3}${TEST} (?:s )?(?:
    results?|readings?|findings?
  )\b
`;
