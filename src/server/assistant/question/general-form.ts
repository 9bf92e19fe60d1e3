import { pattern } from '../pattern.ts';
import { toWords } from './words.ts';

/** Whom a question in general is about: nobody that the records could name. */
const ANYONE = '(?:you|one|people|folks|a person|homeowners)';
const LEAD = '^(?:(?:so|and|but|or|ok|well|also) )*';
/** It points at one thing or at somebody, so the noun after it is of the user's own. */
const DEFINITE =
  '(?:the|our|my|his|her|their|its|this|that|these|those|we|i|us|me|he|she|they|him|them|it|you|there|any|all|both|each|every|some|\\w+(?:body|one|thing))';
/** "Is it", "are they", "is that really". */
const POINTED =
  '(?:it|that|this|he|she|they|these|those)(?: (?:really|very|so|too|always|actually|all|even|just|not|such))*';
const JUDGED = pattern()`
  (?:
    ok|okay|fine|fair|wrong|normal|legal|illegal|safe|unsafe|wise|smart|smarter|sensible|reasonable
    |enough|necessary|needed|allowed|worth|bad|better|best|dangerous|common|usual|silly
    |crazy|foolish|nuts|mad|overkill|possible|realistic|acceptable|(?:an? (?:\w+ )?(?:
      problem|disaster|trap|scam|ripoff|mistake|risk|idea|sign|line|myth|must|waste|worry
    ))|as (?:\w+ )as (?:people|they|everyone)
  )
`.source;

/** What an assistant is asked to do or to know: "can you list", "would you add". */
const ASSISTANT_DOES =
  '(?:show|tell|list|give|add|find|see|help|remind|read|check|look|pull|make|mark|set|do|explain|send|book|email|record|log|pop|put|note|write|answer|name|confirm|compare|sum|total|work|figure|break|sort|count|calculate|change|correct|fix|delete|remove|draw|order|pay|say|guess|predict|open|get|go|move|create|start|enter|file|update|rename|save|print|export|forget|track|believe|imagine|please|also|just|quickly|even|kindly|access|hack|cancel|have|know|mean|think|understand|remember|keep|call|ask)';

/** What is done or settled: it is about the user's own. */
const DONE =
  /\b(?:did|didn|was|were|had|wasn|weren|hadn|have (?:we|i)|has (?:he|she|it|the|our|my)|been|so far|until now|up to (?:now|here))\b/;

/** Only the records have it, however the question is put. */
const OF_RECORDS = pattern()`
  \b(?:
    in total|altogether|all together|total|grand total|on file|milestones?|timeline|phone number|email
    |spent|we spend|owes?|overdue|unpaid|balance|left (?:to|in|on|over)|is left|expenses?|percent
    |budgets?|invoices?|bills?|projects|tick|this app|this (?:week|month|year)|next year|certificate
    |(?:final|first|last|next) (?:inspection|payment|bill)|to be done
  )\b
`;

/** Two things to choose from; two sums are compared instead. */
const OF_SUMS =
  /\b(?:costs?|cost|more|most|bigger|biggest|larger|largest|higher|highest|lower|lowest|cheaper|cheapest|dearer|dearest|pricier|gap|actual|paid|pay|spend|went|got|checks?|cheques?|cash|cards?|credit|debit|transfer|labou?r|receipts?|reciepts?|yes|under|plan|planned)\b/;

const CHOSEN = pattern()`
  ${LEAD}(?!${DEFINITE}\b)(?!(?:
    what|which|who|whose|when|where|how|why|did|do|does|is|are|was|were|has|have|more|less|list|show
    |add|today|now|mark|set|by|for|on|in|at|left|right
  )\b)(?:\w+ ){1,5}(?:or|vs|versus) \w+(?: \w+){0,13}$
`;

/** Each is how people ask about any house. It is matched with one part of a message. */
const FORMS: readonly RegExp[] = [
  // "What would you pick?", "can one lay it over tile?", "how deep do people dig?"
  pattern()`
    \b(?:would|should|could|can|may|must|do|does|might) ${ANYONE} (?!${ASSISTANT_DOES}\b)\w
  `,
  pattern()`
    \b(?:how|what|which|where|who|when|why)\b.* (?:would|should|could|can|may|must|do|does) ${ANYONE} \w
  `,
  // "Is that a fair line?", "are they really worth it?"
  pattern()`\b(?:is|are|would|isn|aren) ${POINTED} (?:be )?${JUDGED}\b`,
  // "Is a paper mask enough?", "when is it ok to close the walls?"
  pattern()`${LEAD}(?:is|are) (?!${DEFINITE}\b)(?:\w+ ){1,6}${JUDGED}(?: |$)`,
  /\b(?:be|is he|is she|are they|am i|are we|is it|is one|are \w+) (?:even |really |legally )?allowed\b(?! (?:more|another|how)\b)/,
  // "Can oak floors take it again?", "would vinyl windows last?", "will a new roof save tax?"
  pattern()`
    ${LEAD}(?:can|could|would|will|should|may|must|might) (?!${DEFINITE}\b)(?:\w+ ){1,6}(?:
      be|go|take|hold|last|put|save|stand|cover|stop|make|raise|need|cause|refuse|sue|charge|ask
      |survive|dry|rot|help|hurt|affect|lower|increase|stay|sit|fit|force|damage|crack|leak|fail|lift
      |stick|handle|require
    )\b
  `,
  // "Can the supplier come after the house?", "will the city fine me?"
  pattern()`
    \b(?:can|could|may|must|will|would) (?:the |my |our |an? )?(?:
      suppliers?|subs?|neighbou?rs?|city|town|county|bank|lender|insurer|insurance|inspector|hoa
      |landlord|tenants?|builder|contractor|buyers?
    ) (?:just |really |legally |still |then )?(?:
      come after|go after|charge|ask|refuse|sue|stop|keep|object|demand|force|make|raise|fine|lien|put
      |take|deny|pull out
    )\b
  `,
  /\b(?:can|could|may|would) (?:the|my|our|an?) \w+(?: \w+)? (?:sue|come after|go after|evict|fine|object|refuse|demand)\b/,
  // "Does a hood have to go outside?", "do heat pumps work in the cold?"
  pattern()`
    ${LEAD}(?:do|does) (?!${DEFINITE}\b)(?:\w+ ){1,6}(?:
      need|needs|have to|go|last|help|cost|make|take|count|add|matter|cover|want|belong|hold|save
      |stop|cause|rot|crack|require|include|tip|ever|(?:work|run|hold up) (?:in|with|under|over)
    )\b
  `,
  // "How far apart do the plugs need to be?", "what angle does a ladder want?"
  pattern()`
    \b(?:how|what|which|where|why)(?: \w+){0,8}? (?:do|does) (?!(?:we|i|he|she|they|it|that|this)\b)
    (?:\w+ ){1,6}(?:need to be|have to be|want to be|ought to be|go on|go in|go under|belong|last)\b
  `,
  // "What sheen goes on walls?", "what has to be in a contract?", "what keeps a pump running?"
  pattern()`
    ${LEAD}(?:what|which)(?: \w+){0,2}? (?:
      goes (?:on|in|into|under|behind|over)|belongs|has to be in|needs to be in|must be in|keeps|holds
      |makes|lasts|stops|helps|causes
    ) (?!(?:next|first|most)\b)
  `,
  // "What size mini split for a 14 by 16 room?", "how many lights in a 12 by 12 kitchen?"
  pattern()`
    ${LEAD}(?:what|which|how (?:many|much|big|deep|wide|far|high|thick|long|strong|large)) (?!(?:
      is|was|are|did|does|do|have|has)\b)(?:\w+ ){1,4}(?:for|in|on|under|over|behind) (?:an? |\d)
    (?!(?:\w+ )?(?:month|week|day|year)\b)
  `,
  pattern()`
    ${LEAD}how (?:
      deep|thick|high|far|wide|close|near|big|strong|steep|tall|cold|hot|warm|dry|flat|loud|strict
      |risky|hard|messy|serious|accurate|scary
    ) (?:is|are|must|has|have|should|can) (?!(?:
      the|our|my|we|i|it|this|that|these|those|he|she|they|his|her
    )\b)
  `,
  // "How far ahead do I order?", "do we move out or tough it out?", "what do I ask when I call?"
  pattern()`
    \b(?:do|must|should|shall) (?:i|we)(?: (?:actually|really|just|even|first|then))? (?:
      ask|say|go to|move out|ring|tell|wear|hang on|keep|look for|look out|watch|choose|pick|seal
      |insulate|sand|prime|tip|trust|believe|order|handle|deal with|protect|avoid|hire|fire|sue|report
      |complain|refuse|insist|demand|leave|replace|repair|rip|tear|test|treat|clean|dispose|store
      |worry|bother|negotiate|haggle|skip|wait|patch|switch|upgrade|shut|prevent|prepare|hide|match
      |measure|cut|drill|hang|mount|lay
    )\b
  `,
  // "Am I nuts?", "is he taking the mickey?"
  /\b(?:am i|are we) (?:\w+ )?(?:nuts|crazy|mad|insane|stupid|foolish|silly|paranoid|liable|stuck|entitled|obliged|required|better off|safe)\b/,
  /\b(?:is|are) (?:he|she|they) (?:just )?(?:taking the|pulling|having (?:me|us) on|bluffing|exaggerating|trying to)\b/,
  // "Tempting", "worth the swearing?", "cure?"
  /\b(?:regret(?: it)?|worth (?:it|the \w+|doing|having|bothering|a \w+)|any good|good deal|bad deal|red flags?|rip ?off|scam|tempting|headaches?|pitfalls?|drawbacks?|downsides?|cure|remedy|fixable|salvageable|survival|ideas|tricks)$/,
  /^(?:ok|okay|safe|legal|fine|wise|smart) (?:to|if)\b/,
  /\b(?:which (?:one )?is (?:smarter|wiser|safer|better|best)|cannot be right|can that be right|is that right)\b/,
  /\bon the hook$|\b(?:be|is|are) (?:to blame|at fault|liable|responsible)\b/,
  // "Paint first or floors first?", "before the trim goes on, or after?"
  /\b(?:first then|or \w+ first|or after|before or after|or the other way (?:round|around))\b/,
];

/** A longer message is a story. */
const LONGEST = 400;

/** Whether a part of a message asks as one asks about any house, whatever words it has. */
export function isOfGeneralForm(question: string): boolean {
  const text = question.slice(0, LONGEST);
  const parts = text.split(BETWEEN_PARTS).map((part) => toWords(part).join(' '));
  const isOfSums = OF_SUMS.test(toWords(text).join(' '));
  return parts.some(
    (part) =>
      !DONE.test(part) &&
      !OF_RECORDS.test(part) &&
      (FORMS.some((form) => form.test(part)) || (!isOfSums && CHOSEN.test(part))),
  );
}
const BETWEEN_PARTS = /[,.;:?!()–—]+(?:\s+|$)|\s-+\s/;
