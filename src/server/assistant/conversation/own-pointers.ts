import { pattern } from '../pattern.ts';

/** Words for records, of which a question asks by their kind. */
const RECORDS =
  '(?:projects?|jobs?|rooms?|milestones?|steps?|tasks?|deadlines?|inspections?|bills?|invoices?|payments?|expenses?|purchases?|entries|entry|items?|things?|receipts?|quotes?|bids?|lines?|agreements?|contracts?|documents?|contractors?|trades?|money|budget)';
/** Words for people whom nobody has met yet, and for those of the house. */
const ANYONE =
  '(?:(?:an?|any|some|every|each|another|most|other) (?:\\w+ )?(?:contractor|builder|company|firm|crew|guy|person|worker|tradesman|inspector|bidder|plumber|electrician|roofer|painter|carpenter|architect|designer|sub|subcontractor|handyman)s?|contractors|builders|tradesmen|tradespeople|subs|subcontractors|anyone|anybody|someone|somebody|everyone|everybody|people|^contractor|^builder|(?:the|our|my) (?:kids|children|boys|girls|parents|tenants?|neighbou?rs?|in laws|grandkids|grandchildren|son|daughter|wife|husband|mother|father|mom|dad|mum))';
const PERSONS = /\b(?:he|she|him|her|his|hers|they|them|their)\b/g;
const THINGS = /\b(?:it|its|they|them|their)\b/g;

/** "Which milestone has no date on it?", "did any of these projects bust their budget?" */
const OF_RECORDS = new RegExp(
  `\\b(?:which|what|any|every|each|no|how many|how much of|(?:any|some|all|most|none|one|each) of (?:my|our|the|these|those))\\b(?: [\\w']+){0,3} ${RECORDS}\\b`,
);
const OF_ANYONE = new RegExp(`(?:^|\\b)${ANYONE}\\b`);

/** In "what was it we bought", "it" points at nothing. */
const CLEFT =
  /\b(what|who|when|which|where) (?:was|is) it (?:that )?(?=(?:we|i|you|did|the|our|my)\b)/;
/** "Is it more cash or checks for the porch?" */
const OF_SHARES =
  /\b(is|was) it (?=(?:more|mostly|mainly|all|usually) .*\b(?:for|on|in) (?:the|our|my)\b)/;
/** "The expenses that have no receipt". */
const RELATIVE = pattern('g')`
  (\b${RECORDS}|\bones|\banything|\beverything|\bsomething|\ball) that (?=
    (?:
      has|have|had|is|are|was|were|do|did|does|dont|cost|costs|came|come|went|go|fall|fell|need
      |needs|mention|lack|i|we
    )\b
  )
`;
/** "Any of these projects", which are all that there are. */
const ALL_THESE = /\b(?:these|those) (?=(?:projects|jobs|contractors|renovations|rooms)\b)/g;
/** "More than we planned for it", "before it is all gone", but not "what had we planned for it?" */
const OF_PLAN = pattern('g')`
  \b(?<!^(?:and )?(?:what|how much) (?:had|did|have) (?:we|i) )(
    planned|budgeted|allowed|estimated|reckoned|set aside|put aside|earmarked|quoted
    |the (?:plan|budget|estimate)
  ) for (?:it|them|that)\b
  |\bbefore (?:it|that) (?:is |has )?(?:all )?(?:gone|runs? out|used up|spent)\b
`;
/** "Anything in the kitchen with no date on it?" */
const ITS_FIELD =
  /\b(anything|something|nothing|everything|whatever|things|stuff)\b(.{1,40}\b(?:date|day|deadline|receipt|contractor|price|amount|category|name)) (?:on|for|with|to) (?:it|them)\b/;
/** "What did they fork out?", "has she handed over": those who live there, and not whom they pay. */
const PAYERS = pattern('g')`
  \b(did|have|has|had|can|could|do|does|should|will|would) (?:he|she|they) (?=
    (?:still |already |actually |really |ever )*(?:
      spend|spent|fork|forked|shell|shelled|hand|handed|splash|splashed|blow|blown|drop|dropped
      |budget|budgeted|afford
    )\b
  )
  |\b(did|have|has|had) (?:he|she|they) (?=
    (?:still |already |actually |really |ever )*(?:pay|paid)\b(?! (?:by|in full|back)\b)
  )
`;

/** "The open bills with their dates". */
const WITH_THEIRS = new RegExp(`\\b(${RECORDS}\\b.{0,20} (?:with|and|by)) (?:its|their)\\b`);
/** "How much did they give us back for the paint?": the store. */
const STORE =
  /\b(did|have|had) they (?=(?:ever |actually )?(?:refund|credit)(?:ed)? (?:us|me)\b|(?:ever |actually )?(?:give|given|pay|paid|hand|handed|send|sent) (?:us|me) (?:\w+ )?back\b)/;

/** The question without the words that point at something in it, or at nothing. */
export function withoutOwnPointers(text: string): string {
  const bare = text
    .replace(CLEFT, '$1 ')
    .replace(OF_SHARES, '$1 ')
    .replace(RELATIVE, '$1 ')
    .replace(ITS_FIELD, '$1$2')
    .replace(ALL_THESE, '')
    .replace(WITH_THEIRS, '$1')
    .replace(STORE, '$1 ')
    .replace(OF_PLAN, '$1')
    .replace(PAYERS, (_, one?: string, other?: string) => `${one ?? other} `);
  return without(without(bare, OF_RECORDS, THINGS), OF_ANYONE, PERSONS);
}

/** Drops the pointers that come after what they point at. */
function without(text: string, named: RegExp, pointers: RegExp): string {
  const found = named.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return text.slice(0, end) + text.slice(end).replace(pointers, '');
}
