const ANYONE =
  '(?:i|we|you|one|they|he|she|people|folks|someone|somebody|anyone|most|homeowners|owners|a|an)';
/** It points at one thing or somebody. */
const OWN = '(?:we|i|the|my|our|it|this|that|these|those|he|she|they|his|her|their)';
const JUDGED =
  '(?:normal|ok|okay|fair|wise|smart|safe|legal|lawful|reasonable|customary|advisable|rude|mad|crazy|dumb|stupid|silly|bad|dangerous|risky|worth|common|acceptable|standard|usual|typical|sensible|prudent|realistic|necessary|required|true|possible|better|best|cheaper|a good idea|a bad idea|a problem|a trap|a scam|a red flag)';

/** People and offices that somebody asks about in general. */
const OTHERS =
  '(?:neighbou?rs?|hoa|association|town|city|county|council|inspectors?|contractors?|builders?|landlords?|tenants?|insurers?|insurance|adjusters?|subs?|subcontractors?|crews?|workers)';
const INSURANCE =
  '(?:an? |my |our |the )?(?:home ?owners?(?: s)?(?: insurance| policy)?|(?:(?:home|house|flood|liability) )?(?:insurance|policy|insurer))';

const PURPOSE =
  '(?:the |any )?(?:(?:whole|main|real) )?(?:point|purpose|idea|reason|use|logic|sense|rationale|benefit)';

/** What people ask about renovations as such, in any tense but the past. */
const GENERAL = new RegExp(
  [
    'should(?! (?:like|love|be (?:glad|grateful|happy))\\b)|ought|advisable|customary|prudent|recommend\\w*',
    // "How long does grout need?", "why do slabs sweat?"
    `^(?:and |so |but )?(?:why|how(?: (?:long|often|soon|high|wide|deep|thick|far|big|hard))?) (?:do|does|must|can|would|should) (?!${OWN}\\b)(?!.*\\bcompared?\\b)`,
    // "Do units go in before or after the floor?"
    `^(?:and |so |but )?(?:do|does|is|are) (?!${OWN}\\b).* (?:before or after|or after)\\b`,
    // "Does carpet go under a closet door?"
    `^(?:and |so |but )?(?:do|does) (?!(?:${OWN}|any\\w*|some\\w*|every\\w*)\\b)(?:\\w+ ){1,3}(?:go|belong) (?:in|on|under|over|behind|against|between|before|after)\\b`,
    // "How much contingency for a barn?"
    '^(?:and |so )?how (?:much|big|large)(?: an?| of a)? (?:contingency|cushion|buffer|reserve|deposit)(?! (?:is|are|was|do|did|does|have|has|left|remains?|remaining|we|i)\\b)',
    // "What must a warranty contain?", "what goes under tile?"
    `what (?:must|makes|(?:needs?|has|ought) to be in(?:side)?|must be in(?:side)?|goes (?:in|into|under|behind|on|over)|belongs (?:in|on|under)) (?!${OWN}\\b|next|first)`,
    '^(?:the )?(?:(?:usual|right|best|normal|correct) )?(?:order|sequence) of (?:the )?(?:work|works|trades|steps|operations)\\b(?!.*\\b(?:the|our|my|this|that)\\b)',
    'what to do(?! (?:next|first|now|in|by|until|this|left))',
    'must (?:i|we|one)|(?:do|does) (?:\\w+ ){1,4}(?:have to|need)|required|supposed to|liable|legal(?:ly)?',
    '(?:am|are|is) (?:i|we|it|they|builders|contractors|workers) allowed',
    'usual (?:order|sequence|way|share|practice|length|time|deposit|steps|price|wait)|usually|normally|typical(?:ly)?|generally|in general|as a rule|rule of thumb|always a|pays? (?:off|for itself)|add value|worth (?:it|the|doing|buying|paying|hiring|having)',
    `how (?:do|does|can|could|would|might|to|should|must) ${ANYONE}\\b`,
    `how to|where (?:do|can|should|would) ${ANYONE}\\b|who (?:do|should) i (?:call|ask|tell|hire|pay)\\b`,
    `(?:is|are|was|isn|would) (?:it|that|this|he|they|these|those)(?: not)?(?: (?:really|very|so|too|always|actually|at all|even))? ${JUDGED}\\b`,
    '(?<!\\b(?:are we|am i|we are|i am) )(?:normal|ok|okay|fair|legal|legit|reasonable|safe|wise|smart|worth it|advisable|usual|customary|typical|sensible|prudent|recommended|risky|dangerous|overkill|trap|scam|plenty|any good|regrets?|pitfalls|no no)$',
    // "Is a fan ok for a damp room?"
    `(?:is|are) (?!(?:the|our|my|we|i|this|that|his|her|their)\\b)\\w+(?: \\w+){0,2} ${JUDGED} (?:to|for|in|with|on|as|if|under|over|near|at|around)\\b`,
    // "Can a neighbor stop a fence?"
    `(?:can|may|could|must|will|would) (?:an? |the |my |our |your )?${OTHERS} (?:just |really |legally |simply )?(?:stop|object|refuse|force|make|charge|raise|block|complain|sue|cancel|deny|reassess|fine|shut|put|enter|ask for|demand|tell)\\b`,
    `(?:does|do|will|would) ${INSURANCE} (?:usually |normally |ever )?(?:cover|pay for)`,
    `how (?:much|big|large|long|many)(?: (?!left\\b)\\w+){0,5} (?:is|are|would be|seems) ${JUDGED}`,
    'is (?:a )?(?:normal|fair|usual|typical|customary|reasonable)(?: \\w+)? (?:to|for)\\b',
    'now what|what (?:if|now|then|happens|do (?:i|we) do|can (?:i|we) do|are (?:my|our) (?:options|rights)|is (?:my|our|the) next step|is the catch|does (?:it|that|this) mean)',
    'can (?:i|we|one|you|a|an|my|our) (?:let|hire|install|remove|replace|refuse|deduct|charge|sue|fine|make|get|put|do|use|go|still live|live|stay|reuse|keep|skip|change|move|build|convert|cancel|back|tile|paint|lay|sand|stain|seal|insulate|wallpaper|plaster|mount|rent|refinish|stack|haggle|negotiate|demand|withhold|reglaze|reface|drill|notch|plug|connect|enclose|pour|burn|dump|flush|scrape|hold back)',
    '(?:smartest|cheapest|best|easiest|safest|quickest|right|proper|correct|good) (?:way|time|place|order|moment|kind|type|sort)',
    '(?:any|some|got) (?:tips?|tricks?|advice|ideas?|pointers|suggestions)|good idea|bad idea|red flags?|pros and cons',
    `what (?:is|are) ${PURPOSE} (?:of|for|behind|in) (?!(?:the|that|this|our|my) (?:\\S+ ){0,2}(?:payment|expense|entry|bill|charge|invoice)\\b)|what (?:is|are) ${PURPOSE}$|(?:what|which) good (?:is|are|does|do)`,
    'when (?:can|may) (?:i|we|you|one) (?:walk|drive|paint|sand|tile|grout|shower|use|recoat|step|put|lay|caulk|seal)',
    'what (?:do|would|can) (?:i|we|you|one) (?:look (?:at|for|out)|watch(?: out)? for|pay attention)|(?:what|which)(?: \\w+){0,2} helps?',
    'what (?:do|should|must) (?:i|we|you|one) (?:check|ask|inspect|consider|expect|wear|avoid|test)\\b|what (?:do|does|are|is) (?:most )?(?:people|folks|homeowners|everyone|others)\\b|what to (?:check|expect|look for|watch|ask|know|consider|avoid|wear|do about|do with|do if|put (?:on|in|into))|what (?:gets|goes|is) (?:cut|done|built|fitted|installed) first',
    'best (?!(?:deal|price|of)\\b)\\w+(?: \\w+)? (?:for|in|on|under|over|against) (?:an?|old|wet|damp|small|kids|dogs|cats|pets)\\b|how (?:much|many) \\w+ (?:in|for|per) an? (?!(?:month|week|day|year)\\b)',
    'who (?:usually |normally )?(?:insures|hauls|watches|supervises|oversees|calculates|designs|disposes|takes away|tests)\\b',
    'where to (?:save|splurge|skimp|put|start|begin|place|hang|drill|cut)',
    'how (?:early|late|loud) (?:can|may|do|should|is|are) (?:they|i|we|you|a|an|people|builders|contractors|workers|crews)|how long (?:for|does|do|is) (?:an?|new|fresh) |do (?:i|we|you) pay for an?\\b|(?:order|sequence) of (?:work|trades|operations) (?:for|in|on) an?\\b',
    // "Permit to move a sink?"
    '^(?:building )?(?:permits?|permission|approval|inspections?) (?:needed |required |necessary )?(?:to (?!date\\b)|for an? )\\w+',
    // "Contingency: what share of the budget?"
    '^(?:an? |the )?(?:contingency|cushion|buffer|reserve|deposit|retainage)(?: fund)? (?:of )?(?:what|which|how much of an?) (?:share|percent|percentage|portion|part|fraction)\\b(?! .*\\b(?:used|left|gone|spent|our|my|so far)\\b)',
    // "How many days between mud coats?"
    'between (?:\\w+ ){0,3}coats?',
    'how (?:long|many (?:hours|days|weeks)) (?:\\w+ ){0,2}(?:until|till|before) (?!(?:the|our|my)\\b)(?:\\w+ ){1,3}(?:is|are|gets?) (?:\\w+ )?(?:dry|cured|hard)$',
    'how (?:high|low|deep|wide|far|far apart|thick|steep|tall|close|loud|often|heavy) (?:do|does|is|are) (?:an?|one|you)|how (?:much|many) (?!money)\\w+ (?:does|do) (?:an?|one|people|you)',
    // "What percent of a remodel is labor?"
    '(?:percent|percentage|share|part|portion|fraction) of an? (?:\\w+ )?(?:remodel|renovation|kitchen|bathroom|bath|basement|project|job|build|addition|budget|house|deck|roof)\\b',
    'on (?:my|our) own|myself|ourselves|people (?:usually|do|keep|pay|spend)|(?:a|any) (?:prudent|sensible|good|reliable|first time)',
  ]
    .map((part) => `\\b(?:${part})`)
    .join('|'),
);

/** Whether a question is about any house, by its words alone. */
export const isPutInGeneral = (words: readonly string[]): boolean => GENERAL.test(words.join(' '));
