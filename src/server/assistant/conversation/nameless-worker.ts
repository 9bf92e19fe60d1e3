import { pattern } from '../pattern.ts';

/** Longer ones tell more than who did something. */
const LONGEST = 320;
const SOMEBODY =
  '(?:somebody|someone|(?:some|a|the|that|this|our|which) (?:nice |kind |good |same |young |old |tall |quiet )*(?:guy|man|woman|lady|fellow|fella|person|chap|bloke|gentleman|kid|lad|crew|firm|company|outfit|one|people|folks|contractor|tradesman)(?: of ours)?(?: (?:who|that))?|whoever|the (?:one|ones|people|person) (?:who|that))';
const WORKED =
  '(?:did|hung|put|laid|built|made|fitted|fixed|dug|ran|hooked|tore|set|cut|drew|wove|sewed|swept|bent|wired|[a-z]{2,}ed)';
/** "Somebody welded us a gate": what was done, up to where the story goes on. */
const WORK = pattern('i')`
  \b${SOMEBODY} (?:has |had |actually |originally |once )?(?!
    (?:
      asked|wanted|needed|called|named|texted|phoned|mentioned|praised|loved|liked|admired
      |recommended|wondered|stopped|offered|claimed|told|paid|used|owned|moved|lived
    )\b
  )(${WORKED})((?: (?:us|me|up|in|out|off|down|away|back))*) (
    (?:the|our|my|a|an|that|those|these|this|all|both) [^,.;:!?–—]{3,70}
  )
`;
/** Where the description ends and the story goes on. */
const GOES_ON =
  / (?:and|but|only|so|because|when|while|since|before|after|last|this|back in)\b(?= (?:i|we|my|our|now|he|she|it|they|the name|his|her|a friend|for the life|did|what|who|cannot|can['’]?t|want|week|month|year|spring|summer|fall|autumn|winter|time|my)\b).*$/i;
/** "His name is gone", "I've drawn a blank", "who was that?" */
const NAMELESS = pattern('i')`
  \b(?:
    (?:his|her|their|the|a|whose|what) (?:\w+ )?names?\b
    |who (?:was|is|were|are) (?:it|he|she|that|they|this)\b
    |(?:he|she|they|that) (?:is|was|were|are)? ?called\b|who(?: again)?\?
    |(?:gone|drawn?|drew|drawing|went|going) (?:a )?(?:complete |total )?blank|blanked
    |(?:can['’]?t|cannot|couldn['’]?t|could not) (?:
      think of|come up with|place|remember|recall
    ) (?:him|her|them|who|the name|his|their)
    |forgot(?:ten)? (?:his|her|their|the|who)|slipped my mind|(?:name|it) escapes me|remind me who
    |who(?:m)? (?:do|should|can) i (?:thank|tip|recommend|call)
  )
`;

/**
 * "Somebody welded us a gate and I have gone blank on the name": who welded the gate. What else the
 * message tells is no part of the question.
 */
export function whoDidIt(text: string): string {
  if (text.length <= LONGEST && FIRM_NAME.test(text) && IT_LAST.test(text)) {
    const told = text.replace(IT_LAST, '').replace(/[,.;:!?–—]+(?=\s|$)/g, '');
    return `what is the company name of the one for ${told.trim()}`;
  }
  if (text.length > LONGEST || !NAMELESS.test(text)) return text;
  const [, verb = '', particle = '', thing = ''] = WORK.exec(text) ?? [];
  if (verb === '' || ASKS_OTHER.test(text)) return text;
  const what = thing
    .replace(GOES_ON, '')
    .replace(/^(?:a|an) /i, 'the ')
    .trim();
  const added = particle.replace(/ (?:us|me)\b/gi, '');
  return `who ${verb.toLowerCase()}${added} ${what}?`;
}
/** "She needs a chimney swept and the company name would not come. What is it?" */
const FIRM_NAME =
  /\b(?:company|firm|outfit|business)(?:['’]s)? name\b|\bname of (?:the|his|her|their) (?:company|firm|outfit|business)\b/i;
const IT_LAST =
  /[.,;!] *(?:so |and |now )?(?:what|which)(?:['’]s| is| was) (?:it|that)(?: called)?(?: again)?[?. ]*$/i;
/** It may want more than the name. */
const ASKS_OTHER =
  /\b(?:how much|what did (?:we|i|he|she|they)|phone|number|e-?mail|rate|an hour|company|outfit called|firm|when (?:did|was|were))\b/i;
