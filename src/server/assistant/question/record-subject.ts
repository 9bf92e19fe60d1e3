import { pattern } from '../pattern.ts';
import { withoutAtFirst } from './agreement-version.ts';
import { contractSubject } from './contract-subject.ts';
import type { RecordSubject } from './record-kinds.ts';
import type { Words } from './words.ts';

/** Words of these patterns that a misspelled word can be corrected to. */
export const subjectWords: readonly string[] =
  `insurance insured license licensed warranty guarantee guaranteed certificate document documents paperwork quote quotes
  estimate estimates holdback retainage missing lacking contract contracts change changes order orders waiting
  accepted approved pending undecided declined inbox members access expire expires`.split(/\s+/);

/** "Which bill is the last one to fall due?", but not "due last month". */
export const LAST_BILL =
  /\bwhich (?:bill|invoice|draw)\b.*\blast\b(?! (?:week|month|year|quarter|\w+day)\b)|(?:^|\bthe )last (?:bill|invoice|draw)\b.*\b(?:due|to pay|to be paid|payable)\b/;

const FIX =
  '(?:fix(?:ed|ing)?|correct(?:ed|ing)?|redo(?:ne|ing)?|touch(?:ed|ing)? up|put right|put(?:ting)? (?:it |that |things )?right|mak(?:e|ing) good|made good|rectif(?:y|ied)|remed(?:y|ied)|come back for)';
/** "What still needs fixing?", "what does Omar have to put right?", "flaws that are not fixed yet". */
const TO_FIX = new RegExp(
  [
    `\\b(?:what|anything|which|things?|something|stuff|list|items|work|defects?|flaws?|faults?)\\b.*\\b(?:needs? (?:to (?:be )?)?|(?:left|still|yet|things|items|stuff|has|have|had|got|is|are|supposed|ought|due|must|remains?)(?: \\w+){0,2}? to (?:come back (?:and|to) )?(?:be )?|must (?:still )?(?:be )?|(?:not|never) (?:yet |been |gotten? around to )*)${FIX}\\b`,
    `\\bwho (?:still )?(?:has (?:still )?to|must|needs to)(?: still)? (?:come back and )?${FIX}\\b`,
    '\\bwho(?:s| is) on the hook (?:for|to) (?:the|our|fix)',
    '\\b(?:which|what|any|unfinished|open|outstanding|remaining) fixes\\b',
    '\\b(?:defects|flaws|faults|blemishes|loose ends|fix(?: ?it)? list|to fix list|list of fixes)\\b',
  ].join('|'),
);

/** "Until when is Omar covered?", "his policy": the insurance of a contractor. */
const COVER = pattern()`
  \b(?:insurers?|coverage|policy|liability)\b|\bcovered\b
  |\bcover\b(?=.*\b(?:until|till|ends?|expires?|lapses?|runs? out|up|how long|date|good|when)\b)
  |\b(?:until|till|when|how long|good|lapses?)\b.*\bcover(?:ed)?\b
`;

const BILLS =
  '(?:(?:open|last|final|other) )?(?:bills?|invoices?)(?: (?:for|on|from|of|in) (?:the |our |my )?(?:\\w+ ){1,3}?)?';
/** "Are all the attic bills paid?", "have we paid every bill on the porch?" */
export const ALL_PAID = new RegExp(
  [
    `^(?:(?:and|so|ok|but) )*(?:is|are|were|was|have|has|do|did|got) (?:all|every|each|both|the|our|my)(?: of)?(?: (?:the|our|my|those|these))?(?: (?!gas|power|electric|electricity|water|utility|sewer|phone)\\w+){0,3}? ${BILLS} ?(?:been |all |now |already |fully |get |got )*(?:paid|settled|cleared|covered|squared)\\b`,
    '^(?:(?:and|so|ok|but) )*(?:are|am) (?:we|i) (?:all |fully |totally )?(?:caught up|up to date|current|square|squared away|behind) (?:on|with) (?:all )?(?:of )?(?:the |our |my )?(?:bills|invoices)',
    `^(?:(?:and|so|ok|but) )*(?:have|did|are) (?:we|i) (?:\\w+ )?(?:pay|paid|settled?|cleared?|current|caught up|up to date)(?: (?:on|with|off))? (?:all|every|each)(?: of)?(?: (?:the|our|my|those|these))?(?: (?!gas|power|electric|electricity|water|utility|sewer|phone)\\w+){0,3}? ${BILLS}`,
  ].join('|'),
);

/** The words for each kind of record. The first match wins. */
const subjects: readonly [words: RegExp, subject: RecordSubject][] = [
  [
    pattern()`
      \b(budget|plan|planned) lines?\b
      |\blines? (of|in|on) (the|our|my) ([a-z]+ ){0,2}(budget|plan)\b
      |\b(the|which|each|every|any|what) ([a-z]+ )?lines?\b|\bplan(ned)? in (total|all)\b
      |\btotal (is )?planned\b|\bplanned total\b
    `,
    'lines',
  ],
  [
    pattern()`
      \bchange orders?\b|\bextra (work|costs?|charges?)\b
      |\b(which|what) extra (did|have|has|was|were)\b|\bextras\b
      |\bextra (?:for|on|from|to) (?:the|those|that|our|his|her|these)\b.*\b(?:
        approv\w*|accept\w*|agree\w*|sign\w*|say yes|said yes|ok|okay
      )\b
      |\b(?:approv\w*|accept\w*|agree\w*|say yes|said yes)\b.*\bextra (?:for|on|from|to)\b
      |\b(
        accepted|approved|declined|pending|open|all|the|our|my|his|her|their|any|which|what
      ) changes\b
      |\bchanges (add|added|cost|costs)\b
      |\bchanges?\b.*\b(
        wait\w*|decid\w*|sign(?:ed)?|up in the air|asked|accept\w*|declin\w*|reject\w*|refus\w*
        |turn(?:ed)? down|said no|say no|approv\w*|open|pending|agree\w*
      )\b
      |\bthe [a-z ]*\bchange$
    `,
    'changes',
  ],
  [
    pattern()`
      \b(bills?|invoices?|draws?)\b.*\b(
        coming|upcoming|next|open|unpaid|overdue|outstanding|waiting|late
      )\b
      |\b(
        upcoming|open|unpaid|overdue|next|late|outstanding|pending
      )\b.*\b(bills?|invoices?|draws?)\b
    `,
    'bills',
  ],
  [ALL_PAID, 'bills'],
  // "Any bills over 500?"
  [
    pattern()`
      ^(?:and |so )?(?:
        are there |do we have |list |show )?(?:any |all |the |our |open )*(?:bills|invoices) (?:
        (?:that are|are|of|bigger|larger|higher|more|less|smaller|lower) )*(?:over|above|under|below|than) \$?\d
    `,
    'bills',
  ],
  // "What is the smallest bill?", "which bills does Ann have?"
  [
    pattern()`
      ^(?:and |so )?(?:what|which) (?:is|are) (?:the|our|my) (?:next )?(?:
        smallest|largest|biggest|lowest|highest
      ) (?:open |unpaid |upcoming )?(?:bill|invoice)s?(?: (?:we have|i have|to pay|due|right now|now|still|open|coming up))*$
      |^(?:and |so )?(?:which|what|any) (?:open |unpaid )?(?:bills|invoices) (?:do|does|has|have) (?:\w+ ){1,2}(?:have|got|sent)(?: (?:open|left|coming|out|pending|for us|for me|us|me))*$
    `,
    'bills',
  ],
  // "Which bill is the largest?", "is there a bill we missed?"
  [
    pattern()`
      ^(?:and |so )?(?:which|what) (?:of (?:the|our|my) )?(?:\w+ ){0,2}(?:bills?|invoices?)\b(?!
        .*\b(?:did|have|has|paid|was|were|due)\b
      )
      |\b(?:bills?|invoices?)\b.*\b(?:missed|forgot|forgotten|overlooked)\b
    `,
    'bills',
  ],
  [/\bpunch ?(list|items?)\b|\bsnag(s|ging)?( list)?\b/, 'punch'],
  [TO_FIX, 'punch'],
  [/\binbox\b/, 'inbox'],
  // "Any slips I have not entered?", "unsorted receipts".
  [
    pattern()`
      \b(?:
        receipts?|slips?|files?|photos?|scans?|papers?|uploads?
      )\b.*\b(?:not|never|still to be|yet to be|to be|unsorted)\b.*\b(?:
        enter(?:ed)?|sort(?:ed)?|filed?|process(?:ed)?|assign(?:ed)?|handled?|log(?:ged)?|typed in
        |dealt with
      )\b
      |\b(?:unsorted|unfiled|unprocessed|unentered) (?:receipts?|slips?|files?|photos?|scans?)\b
    `,
    'inbox',
  ],
  [
    pattern()`
      \b(quotes?|quoted|quotations?|bids?|estimates?|offers?|offered)\b
      |\bwho\b.*\b(gave|give|named|came (back )?with|had|has|asked|wants?|wanted)\b.*\b(
        lower|lowest|better|best|cheaper|cheapest|higher|highest|keener|keenest
      ) (price|figure|number)\b
      |\b(who|which of them|which one) (would|could|will) (do|make|build|supply|fit|paint)\b.*\b(
        for less|cheaper|cheapest|for the least
      )\b
      |\b(
        who|which of (them|the two|the three)
      ) (
        came in|came out|was|is|would be
      ) (the )?(cheaper|cheapest|lower|lowest)\b.*\bfor (the|our|my) (?!.*\bor\b)
    `,
    'quotes',
  ],
  // "Who sent prices for the fence?", "both prices for it".
  [
    pattern()`
      ^(?!
        .*\b(?:or|should|usually|rate|hour)\b
      ).*\bwho (?:wants|asks|is asking) (?:less|more|the least|the most) (?:for|to)\b
      |^(?!
        .*\b(?:or|should|usually|rate|hour)\b
      )(?:the |our )?(?:\w+ ){1,3}who (?:is )?(?:the )?(?:cheaper|cheapest|lower)$
      |\b(?:
        lowest|cheapest|best|highest|keenest
      ) (?:price|bid|figure) (?:for|on) .*\b(?:from|by) whom?\b
      |\b(?:two|three|both|all) (?:\w+ )?prices (?:for|on)\b
      |\bbetween (?:the|our) (?:\w+ )?prices (?:for|on)\b
    `,
    'quotes',
  ],
  [LAST_BILL, 'bills'],
  // "What have we accepted on top of his contract?"
  [/\b(?:on top of|in addition to|over and above) .*\b(?:agreement|contract|deal)\b/, 'changes'],
  // "Do we have a copy of the tile contract?"
  [
    /\b(?:cop(?:y|ies) of|where is|where are|do (?:we|i) have|have (?:we|i) got|is there) (?:a |the |our |my |any )?(?:signed |written )?(?:[a-z]+ ){0,2}?(?:contract|permit)\b/,
    'documents',
  ],
  [
    /\b(documents?|papers|paperwork|insurance|insured|licen[cs]es?|licensed|warrant(y|ies)|guarantees?|guaranteed|waivers?|certificates?|manuals?)\b|\bpermits? .*\bon file\b/,
    'documents',
  ],
  // "When does the deck permit run out?", "how long is the permit good for?"
  [
    pattern()`
      \bpermits?\b.*\b(?:
        (?:runs?|ran|running) out|lapses?|lapsed|valid|good (?:for|until|till|through|thru)
        |still (?:good|current|in force|active)|expired|(?:ends?|up)$
      )\b
    `,
    'documents',
  ],
  [
    pattern()`
      \bwho (else )?(
        (apart|aside|other|besides|except|bar) [a-z ]{2,20}? )?(can|could|may|has|have)\b.*\b(see|access|view|edit|open|look|get (in|into|at))\b
      |\b(anyone|anybody|someone|somebody|else)\b.*\bgets? (in|into)\b|\bmembers?\b
      |\bshar(e|es|ed|ing)\b.*\bwith\b|\bcollaborators?\b|\bwho (else )?(is|are) (on(?! the hook)|in|part of)\b
      |\b(
        allowed|able|permitted|permission|invited|access
      ) to\b.*\b(see|view|edit|change|open|it|project)\b
      |\b(can|could|may) (?!
        barely|hardly|scarcely|just|not|never|even|you|we|i|only
      )[a-z]+ (see|edit|view|open|change)\b
      |\bjoined\b|\b(did|have|has) (i|we) (ever )?invited?\b|\b(allowed|permitted|able) to do\b
      |\bwhat (can|may) (?!we\b|i\b|you\b)[a-z]+ do\b|\brole (of|does)\b
      |\b(edit|view|access|viewing|editing) rights?\b|\bpermissions\b|\b(people|who) shares?\b
    `,
    'members',
  ],
  [
    pattern()`
      \b(
        holdback|hold back|holding back|held back|retainage|retention|retain(?:ed|ing)?(?! walls?)
        |withh(?:old|olding|eld)
      )\b
      |\b(agreements|contracts)\b|\bcontract\b.*\bbilled\b
      |\b(bigger|biggest|larger|largest|smaller|smallest) (agreement|contract)\b
      |\b(agreement|contract|deal) is (the )?(bigg|larg|small|high|low)(er|est)\b
    `,
    'agreements',
  ],
  [
    /\brooms (?:are )?(?:there )?(?:in|of|on) (?:the|our|my) ([a-z]+ ){0,2}(?:plan|project|budget|job)\b|\blist (?:of )?(?:the |all |our )*rooms\b/,
    'rooms',
  ],
  [
    pattern()`
      \b(which|what|expensive|cheapest|biggest|priciest|costliest) rooms?\b
      |\brooms (?:that )?(?:we|i) (?:have |had |ever )?(?:
        set up|planned|made|put|added|created|entered
      )\b
      |\b(?:name|list|show) (?:me )?(?:the|our|my|all) rooms\b
      |\b(?:areas|sections|zones|parts) (?:or|and) rooms\b|\brooms (?:or|and) (?:areas|sections|zones|parts)\b
    `,
    'rooms',
  ],
  [/\bexpir\w+\b/, 'documents'],
];

/** "Do we keep anything back from Hank?" */
const KEEPS_BACK = /\b(?:keep|keeping|kept|hold|holding|held) (?:[a-z]+ ){0,3}?back\b/;
/** "Who is cheaper for the stair, Ansel or Hank?", "the difference between their prices for it". */
const CHEAPER =
  /\bwho (?:is|would be|comes? (?:in|out)) (?:the )?(?:cheaper|cheapest|lower)\b.*\b(?:for|on|at) (?:the|our|my)\b|\bdifference\b.*\b(?:prices?|offers?) (?:for|on) (?:the|our|my)\b/;
/** "If we go with Luis for the floors, what is left?" */
const GOES_WITH = /\b(?:if|suppose|say|when|once) (?:we|i) (?:go|went|were to go|sign) with\b/;
/** "What does Fiona want for the pergola?", "how much is Gus asking?", "what would she charge for it?" */
const ASKING = pattern()`
  \b(?:does|do|did|would|will|is|are) (?:[a-z]+ ){1,2}?(?:want|asking|ask) (?:for|to)\b
  |\b(?:is|are|was) (?:[a-z]+ ){1,2}?asking\b
  |\b(?:would|will) (?:[a-z]+ ){1,2}?charge (?:us |me )?for (?:the|our|that|those)\b
`;

const BILL =
  /\b(send|sent|issue|issued|got|have|has|any|open|unpaid|due)\b.*\b(bills?|invoices?)\b/;
/** "What bills do we have?" */
const OWN_BILLS =
  /\b(what|which|any|all|the|our|my) (bills|invoices)\b.*\b(do (we|i) have|are there|have (we|i) got|still|to pay|left)\b/;
const ITS_BILL =
  /\b(the|her|his|their|that|which|open|next|last) ([a-z]+ )?bills? (from|of|by)\b|\b(how (big|high|large)|what) (is|are) (the|her|his|their) bills?\b|\bhow (?:much|big|high|large) (?:is|are) (?:\w+ ){1,3}?(?:bill|invoice)s?\b/;
/** "A quote", "an estimate": any, and not one of the user's own. */
const ANY =
  /\b(a|an) ([a-z]+ )?(quotes?|bid|estimate|offer|document|change order|lien waiver|warranty|guarantee|licen[cs]e|contract|agreement|punch list|contractor|builder)\b/;

/** "Is a change order still waiting for our decision?" is about one of their own. */
const IS_ONE_STANDING = pattern()`
  ^(?:(?:and|so|but|ok) )*(?:is|are|was|were|has|have) (?:there )?(?:still )?(?:an?|any) .*\b(?:
    still|waiting|pending|unanswered|undecided|overdue|outstanding|expir\w+|unpaid|open
    |(?:accepted|approved|declined|rejected|refused|turned down)
    |our (?:decision|answer|approval|okay)
  )\b
`;

/** "Who gave us a quote for the floor?" */
const GAVE_US =
  /\b(?:who|which|whom)\b.*\b(?:gave|sent|made|handed|wrote) (?:us|me) (?:a|an) (?:\w+ )?(?:quote|bid|estimate|offer)\b/;

/** "The contract including the change orders", "with the extra niche": it is about the contract. */
const WITH_CHANGES = pattern()`
  \b(?=
    (?:
      all|the|any|with|accepted|approved|agreed|change|changes|extras|including|inclusive|plus
      |counting|after
    )\b
  )(?<=\b(?:agreements?|contracts?|deal|agreed)\b.*)(?:
    (?:(?:all|the|any|with|accepted|approved|agreed) )*(?:change orders?|changes|extras) (?:
      included|counted|factored|added|taken into account|and all
    )\b(?: in| on)?
    |(?:
      including|inclusive of|with|plus|counting|after
    ) (?:(?:all|the|any|its|her|his|their) )*(?:
      accepted |approved |agreed |signed )?(?:change orders?|changes|extras|cos?)\b
  )
  |^(?:with|including|counting|after) (?:(?:all|the|any|its|her|his|their) )*(?:
    accepted |approved |agreed |signed )?(?:change orders?|changes|extras|cos?)\b(?=.*\b(?:agreement|contract|deal)\b)
  |^(?:and |so )?(?:with|including|counting|after) (?:(?:the|her|his|their) )?(?:[a-z]+ ){1,5}?(?=
    (?:what|how much)\b.*\b(?:agreements?|contracts?|deal|agreed)\b
  )
  |\b(?=(?:with|including|counting) the\b)(?<=
    \b(?:agreements?|contracts?|deal|agreed) .*
  )(?:with|including|counting) the [a-z]+(?: [a-z]+){0,3}$
  |\b(?=
    (?:with|including|counting|plus|after) (?:the|her|his|their)\b
  )(?<=
    \b(?:agreements?|contracts?|deal|agreed) .*
  )(?:with|including|counting|plus|after) (?:the|her|his|their) (?:[a-z]+ ){0,4}?change(?: order)?\b
`;

export const takeWithChanges = (words: Words): boolean => words.takeMatch(WITH_CHANGES);

export const LINE_OF_THING = pattern()`
  \b(?:
    finish|finishing|goal|gas|water|sewer|drain|power|electric|electrical|supply|property|lot|fence
    |phone|ice|septic|vent|air|roof|feed|main|service|waste|fuel|propane|snap|chalk|clothes
  ) lines?\b
  |\b(?:
    ran|run|runs|running|dug|dig|digging|laid|lay|laying|put|putting|install|installed|installing
    |bury|burying|buried|replace|replaced|replacing|repair|repaired|fix|fixed|moved?|moving|extend
    |extended|extending|hook|hooked
  ) (?:\w+ )?(?:the|that|a|our|my|new) (?:\w+ )?lines?\b
`;
export const OF_PLAN = /\b(?:budget|plan|plans|planned|expected|over|under)\b/;

/** "What do the gas bills add up to?": they are paid as they come, and no agreement has them. */
export const UTILITY_BILL =
  /\b(?:gas|power|electric|electrical|electricity|water|sewer|heating|heat|phone|internet|utility|utilities|energy|hydro) bills?\b/;

/** The kind of record that a question is about, by its nouns. */
export function subjectIn(
  words: readonly string[],
  namesContractor: boolean,
): RecordSubject | null {
  const text = withoutAtFirst(words.join(' ').replace(WITH_CHANGES, ''));
  const ofContract = contractSubject(text, namesContractor);
  if (ofContract !== null) return ofContract;
  if (namesContractor) {
    if (/\bchange orders?\b/.test(text) && !/\b(?:contract|agreement|agreed|deal)\b/.test(text)) {
      return 'changes';
    }
    if (
      /\bchanges\b|\b(?:extra|add|added|adds)\b.*\bchange$/.test(text) &&
      !/\b(contract|agreement|agreed|deal)\b/.test(text)
    )
      return 'changes';
    if (/\bnext (?:payment|bill|draw|installment|invoice)\b/.test(text)) return 'bills';
    if (KEEPS_BACK.test(text)) return 'agreements';
    if (GOES_WITH.test(text)) return 'quotes';
    if (COVER.test(text) && !/\b(?:paid|pay|spent|costs?)\b/.test(text)) return 'documents';
    if ((ASKING.test(text) || CHEAPER.test(text)) && !/\b(?:rate|hours?|hourly)\b/.test(text)) {
      return 'quotes';
    }
    if (
      ITS_BILL.test(text) &&
      !/\b(did|paid|spent|was|were)\b|^how much .*\b(?:gas|power|water|utility) bills?\b/.test(text)
    )
      return 'bills';
    if (BILL.test(text) && !/\b(pay|paid|spent|much)\b/.test(text)) return 'bills';
  } else if (
    ANY.test(text) &&
    !GAVE_US.test(text) &&
    !IS_ONE_STANDING.test(text) &&
    !/\b(on file|do (we|i) have|have (we|i) (got|a|an|any)|is there|are there)\b|^(?:does|has) (?:the|our|my)\b/.test(
      text,
    )
  ) {
    return null;
  }
  if (OWN_BILLS.test(text) && !/\b(did|paid|spent|was|were)\b/.test(text)) return 'bills';
  const subject = subjects.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  // "What did she charge for running the line to the shed?" is of no budget.
  if (subject === 'lines' && LINE_OF_THING.test(text) && !OF_PLAN.test(text)) return null;
  // Several lines that go over have their own answer.
  const isOver = /\blines (are|is|go|went|have gone) over\b|\blines .*\b(over|exceed\w*)\b/.test(
    text,
  );
  if (subject === 'bills' && UTILITY_BILL.test(text)) return null;
  // What was paid for an insurance is an expense.
  const isPaid = /\b(pay|paid|spend|spent)\b.*\b(for|on)\b/.test(text);
  if (subject === 'documents' && isPaid) return null;
  return subject === 'lines' && isOver ? null : subject;
}
