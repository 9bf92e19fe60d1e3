import { pattern } from '../../pattern.ts';
import type { Turn } from './turn.ts';

export const KIND_OF_PERSON = pattern()`
  \b(?:what|which) (?:kind|sort|type) of (?:a )?(?:
    contractor|tradesman|tradesperson|tradie|builder|worker|craftsman|specialist|professional
    |company|firm|outfit|business|trade|work|job
  ) (?:is|was|does|do|are|did)\b
  |\bwhat (?:is|are|was) (?:(?!the\b|our\b|my\b|a\b|an\b|your\b)\w+ ){1,2}(?:
    job|trade|specialty|profession|occupation|line of work|line of business|craft
  )\b
  |\b(?:what|which) (?:
    trade|specialty|profession|craft|line of work|line of business
  ) (?:is|does|do|are|has|did)\b
`;

/** How people ask about a contractor and not about the money. */
export const turnsOfPeople: readonly Turn[] = [
  {
    // "Labor for folks who are not Grace" leaves her out.
    pattern:
      /\b(?:folks|people|persons?|anyone|anybody|everyone|everybody|those|men|guys|contractors|somebody|someone|others|trades|tradesmen|tradespeople) (?:who|that) (?:are|is|was|were) not\b/,
    drops: ['who', 'contractor', 'perContractor'],
    unless: /^(?:which|who|whose|list|name)\b/,
  },
  {
    // "Who did we never pay?"
    pattern:
      /^(?:and |so )?(?:who|whom|which (?:contractors?|people|trades?))\b.*\b(?:have|did|do|has) (?:we|i) (?:never|not(?: yet)?) (?:ever )?(?:pay|paid|give|given)\b/,
    adds: ['notPaid'],
    drops: ['spend', 'most'],
  },
  {
    // "What is Rosa's job, what kind of contractor is she?"
    pattern: KIND_OF_PERSON,
    adds: ['contractor'],
    drops: ['category', 'project', 'past', 'lines'],
    unless: /\b(?:paid|pay|cost|costs|spent|spend)\b/,
  },
  {
    // "How can I get hold of Oskar?", "can I get her number?"
    pattern:
      /\bget (?:a )?(?:hold of|in touch|in contact|through to|over to)\b|\b(?:get|have) (?:\w+ ){1,3}(?:phone|number|email|e mail|contact|details)\b/,
    drops: ['afford'],
  },
  {
    // "Which jobs has she worked on?"
    pattern:
      /\b(?:which|what) (?:of (?:the|our|my) )?(?:jobs|projects|builds) (?:has|have|had|did|does|was|were|is|are) (?:\w+ ){1,4}(?:on|in|involved|part of|at|for)$/,
    adds: ['perProject'],
    drops: ['list'],
    unless: /\bwe\b|\bi\b|\bfor us\b/,
  },
  {
    // "The number of the electrician" counts nobody.
    pattern: pattern()`
        \bnumbers? of (?:the|our|my|that) (?:\w+ )?(?:
          electrician|plumber|roofer|painter|carpenter|joiner|plasterer|tiler|mason|drywaller
          |landscaper|decorator|builder|contractor|sparky
          |(?:\w+ )?(?:guy|man|lady|woman|fella|bloke|chap|crew|firm|company)
        )\b
      `,
    adds: ['phone'],
    drops: ['count'],
    unless: /\b(?:payments?|expenses?|visits?|bills?|invoices?|times|jobs)\b/,
  },
  {
    pattern:
      /\b(?:which|who|what|one) of (?:my|our|the|these|those) (?:guys|people|men|folks|lads|workers|team|crew|trades)\b/,
    adds: ['contractor', 'who'],
    drops: ['project'],
  },
  {
    pattern:
      /\bcontractors? (?:list|directory|roster)\b|\blist of (?:all )?(?:the |my |our )?contractors\b/,
    adds: ['contractor', 'list'],
    drops: ['who'],
  },
  {
    pattern: pattern()`
        \bwho(?: all| else| exactly)?(?: has| have| had| is| was| are| were| did| do| does
        )?(?: all)?(?: (?:we|i) (?:had|have|got|hired|used)
        )?(?: been)?(?: done| doing| do)?(?: any| the| some| all)?(?: the)? (?:
          work|worked|working|works
        )\b
      `,
    adds: ['perContractor'],
    drops: ['done'],
  },
  {
    // "Which people have we paid on the porch?", "what folks got money for the attic?"
    pattern: pattern()`
        \b(?:which|what|the|all(?: the)?|list|name) (?:
          people|persons?|guys|folks?|men|women|workers|workmen|tradespeople|tradesmen|crews?
          |companies|firms|outfits|pros|professionals
        )(?: (?:that|who|whom))?(?: (?:we|i) (?:have |had )?(?:ever |already )?paid
          | (?:have|did|had|has) (?:we|i) (?:ever |already )?(?:paid|pay|given|give)
          | (?:got|were|was|have been|has been|get|took|received|have got) (?:paid|money)
        )\b
      `,
    adds: ['perContractor', 'spend'],
    drops: ['list', 'contractor'],
  },
  {
    // "How much has the plumber gotten?"
    pattern:
      /\b(?:how much|what) (?:has|have|had) (?!(?:we|i)\b)(?:\w+ ){1,4}?(?:gotten|got|received)(?! (?:any|new|a|the)\b)/,
    adds: ['spend', 'past'],
  },
  {
    pattern: /\bwhom? (?:have|did|had|has) (?:we|i) (?:given|give|handed|paid|pay|spent)\b/,
    adds: ['perContractor', 'spend'],
  },
  {
    pattern: /\b(?:each|every one) of (?:them|those)\b|\beach (?:got|get|was|were|of)\b/,
    adds: ['perContractor'],
    unless: /\bprojects?\b|\bmonths?\b/,
  },
  {
    pattern:
      /\b(?:contractors?|tradesman|tradesperson|tradespeople|payee|who)\b.*\b(?:got|gets|had|made|took|received|earned) the (?:least|most)\b/,
    adds: ['perContractor', 'spend'],
  },
  {
    // "Which contractor got the most, counting every project?"
    pattern: pattern()`
        \b(?:who|whom|contractors?|tradesperson|tradesman|payee)\b.*\b(?:
          across|counting|over|in|from|for|including|on|of|with|through|throughout
        ) (?:all|every|each|any)(?: single)?(?: one of)?(?: (?:the|my|our))* (?:projects?|jobs?)\b
      `,
    adds: ['perContractor'],
    drops: ['perProject'],
  },
  {
    pattern:
      /\b(?:who|contractors?|tradesperson|tradesman|payee)\b.*\b(?:biggest|largest|smallest) (?:slice|share|chunk|cut|portion|piece|part)\b/,
    adds: ['spend', 'perContractor'],
    drops: ['percent'],
  },
  {
    // "Did Omar ever work on the porch?"
    pattern:
      /^(?:and |so )?(?:did|has|have) (?!we\b|i\b|it\b)\w+(?: \w+)? (?:ever |also |even |already )?(?:work|worked|do any(?:thing)?|done any(?:thing)?|do work|done work)\b/,
    adds: ['list', 'expense'],
  },
  {
    // "Who are all the people working in our house?"
    pattern: pattern()`
        \bwho(?: all)? (?:is|are|was|were) (?:all )?(?:the |our |these )?(?:
          people|guys|men|workers|tradespeople|folks|crew
        )\b
        |\b(?:list|name|names of|show) (?:me )?(?:all |everyone |everybody )?(?:the |our |who )?(?:
          people|is|workers|tradespeople
        )? ?(?:that |who )?(?:are |is )?(?:working|works?|worked) (?:on|in|for|at)\b
      `,
    adds: ['contractor', 'list'],
    drops: ['who', 'project'],
    unless: /\b(?:see|access|edit|invited)\b/,
  },
  {
    // "Who do I call when there is junk to be hauled?"
    pattern:
      /\bwho(?:m)? (?:do|should|can|could|would|shall) (?:i|we) (?:call|ring|phone|text|contact|get|reach|turn to|ask)(?: (?:in|up|out|over|back))? (?:when|if|to)\b/,
    adds: ['contact'],
    drops: ['when', 'next', 'latest', 'done'],
  },
];
