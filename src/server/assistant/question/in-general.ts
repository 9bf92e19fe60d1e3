import type { Reading } from './reading.ts';

const ANYONE =
  '(?:i|we|you|one|they|he|she|people|folks|someone|somebody|anyone|most|homeowners|owners|a|an)';
const JUDGED =
  '(?:normal|ok|okay|fair|wise|smart|safe|legal|lawful|reasonable|customary|advisable|rude|mad|crazy|dumb|stupid|silly|bad|dangerous|risky|worth|common|acceptable|standard|usual|typical|sensible|prudent|realistic|necessary|required|true|possible|better|best|cheaper|a good idea|a bad idea|a problem|a trap|a scam|a red flag)';

/** What people ask about renovations as such, in any tense but the past. */
const GENERAL = new RegExp(
  [
    'should(?! (?:like|love|be (?:glad|grateful|happy))\\b)|ought|advisable|customary|prudent|recommend\\w*',
    'must (?:i|we|one)|(?:do|does) \\w+ (?:have to|need)|required|supposed to|liable|legal(?:ly)?',
    '(?:am|are|is) (?:i|we|it|they|builders|contractors|workers) allowed',
    'usually|normally|typical(?:ly)?|generally|in general|as a rule|rule of thumb|always a|worth (?:it|the|doing|buying|paying|hiring|having)',
    `how (?:do|does|can|could|would|might|to|should|must) ${ANYONE}\\b`,
    `how to|where (?:do|can|should|would) ${ANYONE}\\b|who (?:do|should) i (?:call|ask|tell|hire|pay)\\b`,
    `(?:is|are|was|isn|would) (?:it|that|this|he|they|these|those)(?: not)?(?: (?:really|very|so|too|always|actually|at all|even))? ${JUDGED}\\b`,
    '(?<!\\b(?:are we|am i|we are|i am) )(?:normal|ok|okay|fair|legal|reasonable|safe|wise|worth it|advisable)$',
    `how (?:much|big|large|long|many)(?: (?!left\\b)\\w+){0,5} (?:is|are|would be|seems) ${JUDGED}`,
    'is (?:a )?(?:normal|fair|usual|typical|customary|reasonable)(?: \\w+)? (?:to|for)\\b',
    'now what|what (?:if|now|then|happens|do (?:i|we) do|can (?:i|we) do|are (?:my|our) (?:options|rights)|is (?:my|our|the) next step|is the catch|does it mean)',
    'can (?:i|we|one|you|a|an|my|our) (?:let|hire|install|remove|replace|refuse|deduct|charge|sue|fine|make|get|put|do|use|go|still live|live|stay|reuse|keep|skip|change|move|build|convert|cancel|back|tile|paint|lay|sand|stain|seal|insulate|wallpaper|plaster|mount|rent|refinish|stack)',
    '(?:smartest|cheapest|best|easiest|safest|quickest|right|proper|correct|good) (?:way|time|place|order|moment|kind|type|sort)',
    '(?:any|some|got) (?:tips?|tricks?|advice|ideas?|pointers|suggestions)|good idea|bad idea|red flags?|pros and cons',
    'on (?:my|our) own|myself|ourselves|people (?:usually|do|keep|pay|spend)|(?:a|any) (?:prudent|sensible|good|reliable|first time)',
  ]
    .map((part) => `\\b(?:${part})`)
    .join('|'),
);

/** "Is it normal to pay half before they start?": whatever the user's own records have. */
export const isInGeneral = (reading: Reading): boolean =>
  GENERAL.test(reading.words.join(' ')) || asksForMeaning(reading);

const TERM =
  '(?:holdbacks?|retainage|retention|lien waivers?|mechanics liens?|liens?|change orders?|variations?|punch lists?|snag lists?|snagging|allowances?|contingency|contingencies|progress payments?|draw schedules?|draws?|payment schedules?|cost plus|fixed price|time and materials|scope of work|performance bonds?|certificates? of occupancy|building codes?|subcontractors?|general contractors?)';
/** "What is a change order, or a variation?" */
const MEANING = new RegExp(
  `^(?:so |and |ok )?(?:what (?:is|are|does) |define |explain )(?:an? )?${TERM}(?:(?: or| and)?(?: an?)? ${TERM})?(?: mean| exactly| even| anyway)*$`,
);

/** "What is snagging?" */
const asksForMeaning = ({ words, concepts, contractors, projects }: Reading): boolean =>
  MEANING.test(words.join(' ')) ||
  (concepts.size + contractors.length + projects.length === 0 &&
    /^what (?:is|are) (?:\w+|an? \w+(?: \w+)?)$/.test(words.join(' ')));
