import { pattern } from '../pattern.ts';

/** "Paint color in the hall", "the plumber's birthday". */
export const BARE_FIELD = pattern()`
  ^(?:and |the |our )?(?:[a-z]+ ){0,4}(?:
    colou?r|brand|shade|paint code
  )(?: name| code)?(?: (?:of|for|in|on|from|we) .*)?$
  |^(?:and |the |our )?(?:[a-z]+ ){1,3}(?:
    birthday|nationality|surname|zip code|home address|street address
  )$
`;
/** People of whom no record keeps a name. */
const PERSON =
  '(?:tenants?|landlord|landlady|renters?|lodgers?|roommates?|flatmates?|neighbou?rs?|inspectors?|mail ?man|postman|realtor|estate agent|surveyor|appraiser|adjuster|lender|banker|loan officer|operator|driver|foreman|salesman|saleswoman|salesperson|cashier|clerk|previous owner|seller)';
export const WHOSE_NAME = pattern()`
  \b${PERSON} (?:s )?(?:(?:full|first|last|family) )?(?:name|names|surname|called)\b
  |\bnames? of (?:the |our |my |that )?(?:[a-z]+ ){0,2}${PERSON}(?:
    $| (?:who|that|from|at|for|on|of|in)\b
  )
  |^(?:and |so )?(?:who|what) (?:is|was|are) (?:the |our |my |that )?(?:[a-z]+ )?${PERSON}(?:
    $| (?:called$|(?:who|that) \w)
  )
`;
export const DEED =
  /^(please )?(can|could|would|will) you (please )?(order|buy|call|pay|send|email|text|book|hire|fire|print|sign|fix|build|paint|phone|ring|cancel|message|arrange|reserve)\b/;
/** What has no field in any record. The guide may still have advice with such a word. */
export const FIELD = pattern()`
  \b(
    how (
      old|tall|high|wide|deep|heavy|large|thick|thin|strong|loud|noisy|steep|bright|hard|soft|solid
      |sturdy
    ) ((is|are|was|were)|(?=(the|our|my|his|her|their|that)\b))
    |how (warm|cold|hot|wet|windy|sunny) (is|are|was|were|will|would)
    |(is|was|will|does|did) it (be )?(rain|raining|snow|snowing|sunny|windy|cold|warm)
    |how far (away )?(is|are|does|do|did|was|were|from)\b(?!
      .*\b(?:limit|ceiling|budget|money|hit|reach|over|under|above|below|past|ahead|behind|along|apart|off|go|get|come)\b
    )
    |what [a-z ]*\b(
      r value|u value|btu|wattage|horsepower|credit limit|credit score|last four digits
    )\b
    |how many (square|sq) |(what|which|tell me|know) .*\b(
      zip( code)?|postal code|postcode|street address|home address|birthday|colou?r|brand
      |model number|serial number|tracking number|order number|licen[cs]e number|invoice number
      |paint code|dimensions|measurements|square footage|nationality|surname|salary|age|iban
      |account number
    )\b
    |what is [a-z ]*(?<!e mail )(?<!email )\baddress\b
    |(what|which) (make|size|model|brand|shade|grade) (is|are|was|were|did|of)\b
    |when is [a-z ]*\bbirthday\b
    |is (?!the\b|this\b|that\b|our\b|my\b)[a-z]+ (
      married|single|divorced|nice|reliable|any good
    )\b(?! (?:biggest|largest|most|\w+est)\b)
  )
`;
/** An expense does not keep which of the owners paid it. */
export const WHO_OF_US = pattern()`
  \bhow much did (?!
    (?:we|i|you|they|it|he|she|that|this|the|our|my|all|both|everything|anyone|financing|cash|checks?|credit|debit|returns|refunds)\b
  )[a-z]+ (?:pay|chip in|contribute|put in|cover)$
  |\b(?:
    who|which|which (?:one|two)|each|either|neither|every one
  ) of (?:the (?:two|three|four|five|six) of )?us\b(?! should)
`;
/** No account at a bank is known. */
export const ACCOUNT =
  /\b(?:balance|money|how much|left|what is)\b.*\b(?:checking|savings|bank|current|joint) account\b/;
export const OTHER_INSURANCE =
  /\b(?:health|medical|dental|car|auto|travel|life) insurance\b|\bmedica(?:re|id)\b/;
/** No money is meant, whatever else is said: "what brand is the washer we bought?" */
export const MAKE =
  /^(?:and |so |of |in )*(?:what|which) (?:make|size|model|brand|shade|grade|colou?r)s? (?:is|are|was|were|of|did|do|does|have|has|had)\b/;
/** Who is to blame, or who chose. "Who broke up the old deck?" asks who worked. */
export const WHO_DID_WRONG = pattern()`
  ^(?:and |so )?who (?:
    broke|damaged|cracked|scratched|chipped|bent|dented|smashed|ruined|spilled|lost|stole|misplaced
    |chose|picked|selected|decided
  )(?! (?:up|out|through|open|down|away))\b
  |^(?:and |so )?who knocked .*\bover\b|\bwhose fault\b|\bwho (?:is|was) (?:at fault|to blame)\b
`;
export const NUMBER = pattern()`
  \b(
    invoice|serial|tracking|order|model|part|policy|reference|confirmation|account|customer|batch
    |lot|card|check|cheque|social security|passport|routing|bank|sort|pin
  ) (number|numbers|no|num|code)\b
`;
/** Who someone is when not at work. */
export const PRIVATE = pattern()`
  (?<!\b(?:my|our|the|a) )\b(
    kids|children|family|wife|husband|girlfriend|boyfriend|religion|hobby|hobbies|pets?|degree
    |accent|language|languages|born|vacation|holidays?|vote|sick|healthy|friends
  )\b
`;
/** An agreement has a title, a sum, dates and a hold-back. */
export const CLAUSE = pattern()`
  \b(agreements?|contracts?)\b.*\b(
    clauses?|liability|penalt(y|ies)|indemnity|terms|termination|arbitration|jurisdiction|fine print
    |stipulate[ds]?|provisions?|guarantees?
  )\b
  |\b(
    clauses?|liability|penalt(y|ies)|indemnity|terms|termination|arbitration|jurisdiction|fine print
    |stipulate[ds]?|provisions?|guarantees?
  )\b.*\b(agreements?|contracts?)\b
`;
/** A document has a kind, a title and a date. */
export const COVERS = pattern()`
  \b(insurance|warranty|policy|guarantee)\b.*\b(
    covers?|covered|pays? for|include[sd]?|reimburse\w*
  )\b
  |\b(covered|reimbursed|paid) (by|under|for by) (the|our|my|his|her|their) ([a-z]+ )?(
    insurance|warranty|policy|guarantee
  )\b
`;
/** An expense is what the household paid, not what it was paid. */
export const PAID_TO_US = pattern()`
  \b(?:
    did|does|do|will|would|has|have|could
  ) (?:the |our |my |any )?(?:\w+ )?(?:
    insurance|insurers?|adjuster|fema
  )(?: company| people)? (?:\w+ )?(?:
    pay|paid|cover|covered|chip in|chipped in|contribute|contributed|reimburse|reimbursed|give|given
  )\b
  |\b(
    insurance|insurers?|adjuster|bank|lender|government|council|county|fema|landlord|employer
    |parents|tenants?|lodgers?
  )( (company|people|lot|claim|policy|firm))? (\w+ )?(
    pay|pays|paid|give|gives|gave|given|send|sent|award|awarded|settle|settled|reimburse|reimbursed
    |contribute|contributed|chip in|chipped in|put in
  )( \w+)?( out)?( to)? (us|me|out)\b
  |\b(insurance|claim) (
    payout|payment|settlement|money|check|cheque|payment
  )\b.*\b(get|got|receive|received|come|came|how much|what)\b
  |\b(how much|what|did)\b.*\b(
    get|got|receive|received|claim|claimed
  )( back)? (from|off|out of) (the|our|my) (
    insurance|insurers?|bank|government|council|county|fema
  )\b
  |\b(how much|what)\b.*\b(insurance|claim) (payout|settlement)\b
`;
/** What someone thought or said. */
export const WORDS =
  /\b(what|how) (did|does|do) (?!it\b|that\b|this\b|(?:we|i) (?:pay|spend|owe)\b)[a-z ]{2,40}\b(say|think|feel|complain|like)( about| of|$)/;
/** A paper may say it: "what did the quote say?" */
const WRITTEN =
  'plan|timeline|schedule|records?|books?|app|note|notes|bills?|invoices?|quotes?|estimates?|contracts?|agreements?|permits?|receipts?|budget|description|documents?|expenses?|forecast|deposit|guide';
/** "What did the inspector tell Rosa when he saw the beam?": what anyone said to anyone. */
export const SAID = pattern()`
  ^(?:and |so )?(?:what|why|how)(?: \w+)? (?:did|does|do|has|have|had) (?!
    (?:we|i|you|it|that|this|they)\b
  )(?:(?:the|our|my|his|her|their) )?(?!(?:${WRITTEN})\b)\w+(?: (?!${WRITTEN})\w+){0,3}? (?:
    (?:
      say|said|tell|told|mention|mentioned|promise|promised|recommend|recommended|suggest|suggested
      |advise|advised|warn|warned|explain|explained|complain|complained|reply|replied|remark
      |remarked
    )\b(?!.*\b(?:costs?|price|charged?|much|amount|total)\b)
    |(?:think|make|thought) of\b
  )
  |^(?:what|which) (?:
    advice|warnings?|comments?|tips?|opinion|remarks?|feedback
  ) (?:did|has|does) (?!(?:we|i|you)\b)\w+
  |^(?:and |so )?what (?:is|was|were) (?:the |our |my )?\w+(?: \w+)? (?:
    opinion|advice|remarks?|comments?|reaction|verdict|feedback|impression
  ) (?:of|on|about|to)\b
  |^did (?!(?:we|i|you|it|that|this)\b)(?:(?:the|our|my) )?\w+(?: \w+)? (?:
    say|mention|complain|promise|suggest|recommend
  )\b(?!
    .*\b(?:costs?|price|charged?|much|amount|total)\b
  )
`;
/** What might have been. */
export const HYPOTHETICAL = /\bwould\b.*\bhave (cost|been|paid|spent|saved|taken)\b|\bif we had\b/;
export const BEFORE_US = pattern()`
  \bbefore (
    us|me(?: (?:pay|paid|did|do|had|spend|spent|put|built|leave|left))?$
    |me (?:pay|paid|did|had|put|left)\b|(we|i) (bought|moved|lived|owned|came)
  )\b
  |\b(previous|former|last) owners?\b
`;
/** "How long is the runner?" asks for a size. */
export const LENGTH = pattern()`
  ^(?:and |so )?how long (?:is|are) (?:the|our|my|that|those) (?!
    .*\b(?:
      until|till|before|late|overdue|behind|due|left|list|wait|delay|delayed|warranty|guarantee
      |valid|good|open|away|project|job|overrun|supposed|going|expected|permit|insurance|contract
      |agreement
    )\b
  )[a-z ]{2,30}$
`;
/** "What will heating the studio cost each winter?" */
export const RUNNING = pattern()`
  \b(?:will|would|does|do|is) (?:
    heating|cooling|running|lighting|maintaining|insuring|cleaning|powering
  ) (?:the|our|my|it|them|that)\b.*\bcosts?\b
  |\bcosts? (?:us |me )?(?:each|every|per|a) (?:winter|summer|season)\b
  |\b(?:heating|running|upkeep|maintenance) costs? (?:will|would)\b
`;
/** Amounts are kept whole. */
export const TAX_PART = pattern()`
  \b(?:sales tax|vat|gst) (?:(?:part|portion|share|amount) )?(?:
    (?:was |is |were )?(?:on|in|for|of|from|with|included|inside|within|we|i|they)\b|$
  )
  |\b(?:what|which) (?:was|is|were) the tax (?:on|in|for|of|part|portion)\b
  |\bhow much\b.*\b(?:is|was|were) (?:the )?(?:sales )?(?:tax|vat|gst)$
  |\bbefore (?:the )?(?:sales tax|vat|gst|tax)\b
  |\bhow much (of (it|that) (is|was) )?(sales )?(tax|vat|gst|interest)\b
  |\binterest\b.*\b(financing|loan|paying|charged)\b
`;
/** What only time sheets have. */
export const HOURS = pattern()`
  \bhow (many hours|long) (did|has|have|does|do) (?!it\b|we\b|i\b|a\b)[a-z ]*\bwork
  |\bhow many (man )?hours\b
  |\bhow many (people|men|workers|guys) (came|come|did|were|was|have|has|worked|work)\b
  |\bhow many (?:people|men|workers|guys|helpers|hands|employees)\b.*\b(?:crew|team|staff|payroll)\b
  |\bhow many (?:people|men|workers|guys|helpers|hands|employees) (?:do|does|did) (?!we\b|i\b|you\b)(?:\w+ ){1,4}(?:
    have|employ|bring|send
  )\b
  |\bhow many (?:people|men|workers|guys|helpers|hands|employees) (?:work|works|working) (?:for|under) (?!us\b|me\b)
  |\bhow (?:big|large|many) (?:is|are) (?:\w+ ){1,4}(?:crew|team|staff)$
  |\b\d+ hours (of|from|with|for)\b
`;
/** An expense has a date of payment, and no time that the work took. */
export const DURATION =
  /\bhow long (did|was|were)\b.*\b(take|last|took|to (hang|build|paint|lay|install|do|finish|frame))\b/;
export const EARNINGS = pattern()`
  \bhow much (money )?(do|does) (?!we\b|i\b|it\b)[a-z ]+ (earn|make)\b
  |\bwhat (do|does) (?!we\b|i\b|it\b)[a-z ]+ (earn\b|make (in|per|a|each|every)\b)
  |\bwhat (?:did|do|does) (?:(?:my|our|the) )?(?:
    mum|mom|mam|ma|dad|da|pa|mother|father|parents|son|daughter|wife|husband|hubby|sister|brother
    |aunt|uncle|tenants?|lodgers?|neighbou?rs?
  ) (?:earn|make)\b
  |\b(wages?|salary|salaries|income|profits?|profit margin|take home pay)\b
  |\bpays? (his|her|their) (own )?(crew|people|workers|men|staff|employees|guys|team|apprentice)\b
`;
/** "What rent can we ask for the flat?": nobody has paid it yet. */
export const RENT = pattern()`
  \b(?:what|how much)(?: \w+){0,2}? (?:rent|income)\b.*\b(?:
    get|charge|ask|collect|make|earn|bring in|take|demand|expect|receive
  )\b
  |\b(?:what|how much)\b.*\b(?:
    get|charge|ask|collect|make|earn|expect|receive
  ) (?:(?:in|for|as|of|a month in) )?(?:rent|rental income)\b
  |\bhow much (?:
    would|will|does|could|can|should|might
  ) (?:the|our|my|this|it|that)(?: \w+){0,2} rent (?:for|out)\b
`;
export const SAVINGS =
  /\b(?:the|our|my) (?:gas|power|electric|electrical|electricity|water|sewer|heating|heat|energy|utility|utilities)(?: \w+)? (?:bills?|usage|use|consumption|costs?) (?:\w+ )?(?:drop\w*|gone (?:up|down)|go (?:up|down)|went (?:up|down)|fall|fallen|fell|decreas\w*|increas\w*|risen|rise|rose|shr[aiu]nk|chang\w*|lower(?:ed)?|higher|come down|came down)\b|\bhow much .*\b(save|saved|saving)\b.*\b(by|ourselves|myself)\b|\bhow much (?:has|have|did|does|do|is|are|will) (?:the|our|my)\b.*\bsav(?:e|ed|es|ing) (?:us |me )?(?:on|off) (?:the|our|my) (?:\w+ ){0,3}bills?\b/;
/** How it was done, and who is free: nobody writes that down here. */
export const QUALITY =
  /\b(good|great|bad|poor|decent|nice) (job|work)\b|\b(happy|satisfied|pleased) with\b|\bany good\b|^is .*\b(reliable|trustworthy|dependable)\b/;
export const WELL_DONE =
  /\b(done|built|made|installed|painted|laid) (well|right|properly|correctly|badly|poorly)\b|\bquality of (the|our|his|her|their)\b/;
/** The sky is in no record. */
export const NO_WEATHER = 'I do not know about the weather. I only know what is in your records.';
/** No advice, whatever else is said: "will it rain on Friday, they are supposed to be here?" */
export const WILL_RAIN =
  /\b(?:will it|is it (?:going|supposed|meant) to|is it gonna) (?:be )?(?:rain|raining|rainy|snow|snowing|storm|stormy|hail|pour|sunny|windy)\b/;
export const WEATHER = pattern()`
  \b(
    weather|rain|raining|rainy(?! day)|snow|snowing|sunny|windy|humid outside|temperature outside
    |forecast for (today|tomorrow|the weekend)
  )\b
  |\bhow (warm|cold|hot|humid|windy|sunny)\b(?! (should|must|can|do|does)\b)
`;
export const AVAILABLE = pattern()`
  \b(free|available|busy)\b
  |^(can|could|will|would|does|is|when (can|will|is|does|did)) [a-z ]{2,30}\b(
    (?:come|coming)(?! (?:down|in|up|out|off|through|to|from|with|back|under|over|on|together)\b)
    |show up|showing up|stop by|arrive|arriving|start|starting|begin
  )\b
`;
/** Nothing of a renovation. */
export const WORLD = pattern()`
  \b(
    election|president|prime minister|stocks?|stock market|shares? should|bitcoin|crypto|lottery
    |football|soccer|baseball|basketball|world cup|super bowl|movie|tv|television tonight|song|joke
    |poem|recipe|horoscope|translate|capital of|meaning of life|traffic|flight|restaurant
    |opening hours|open on sundays?|news
  )\b
`;
/** A milestone has a day. */
export const TIME_OF_DAY = /\b(what time|which hour|what hour|o'clock|time of day)\b/;
/** What something will cost one day: no record knows, unless it is planned. */
export const FUTURE_PRICE = pattern()`
  \b(will|going to|gonna)\b.*\b(
    prices?|cost|rise|go (up|down)|drop|be worth
  )\b.*\b(next|future|tomorrow|years?|soon|20\d\d)\b
  |\b(will|are) .*\b(prices?|rates?)\b.*\b(rise|fall|drop|do|go (up|down))\b
  |\bwill [a-z ]*(get|be|become) (cheaper|dearer|pricier|more expensive)\b
`;
export const PRICE_CHANGE =
  /\b(price|prices) .*\b(go|went|gone|going) (up|down)\b|\b(price|prices) .*\b(rise|risen|rose|increased?|drop|dropped)\b/;
/** "Its first month": the days of it are nowhere. */
export const VAGUE =
  /\b(its|the|our|their) (first|last|final|opening) ([a-z]+ )?(months?|weeks?)\b(?! of\b)/;
/** No document keeps how long it runs. */
export const WARRANTY =
  /\bhow long (is|are|was|does|do|will) .*\b(warranty|warranties|guarantees?) .*\b(on|for|of|from|with) (the|our|my|that|those)\b/;
/** How long a thing holds. */
export const LIFE =
  /\bhow long (will|would|is|are) (the|our|my|this|that|those|these) (?!money|budget|funds|reserve|cash)[a-z ]{2,30}\b(last|hold up|going to last)\b/;

/** Which one of the household paid. */
export const PAYER = pattern()`
  ^(?:and |so )?who (?:
    paid|bought|forked out|shelled out|picked up the (?:tab|bill)
  ) (?:for )?(?:the|our|that|my|it|them)\b
  |\b(?:did|has|have) (?:(?:my|our|his|her) (?:\w+ )?)?(?:
    wife|husband|spouse|partner|missus|hubby|mum|mom|mother|dad|father|son|daughter|kids?|brother
    |sister|uncle|aunt|grand(?:father|mother|pa|ma|dad|parents)|granddad|granny|grandson
    |granddaughter|nephew|niece|cousin|in laws?
  ) (?:and (?:i|we|me) )?(?:\w+ )?(?:
    spend|spent|pay|paid|buy|bought|put in|fork out|shell out|chip in|contribute
  )\b
`;
export const TIPS = /\b(?:pay|paid|spend|spent|give|gave|given) (?:out )?(?:in|for|on) tips\b/;
export const PER_PIECE = pattern()`
  \b(?:per|a|each|by the) (?:(?:square|sq|cubic|linear|running) )(?:
    foot|feet|ft|met(?:re|er)s?|m|yards?|inch
  )\b
  |\bper (?:
    gallon|lit(?:re|er)|ton|pound|lb|sheet|board|box|bag|roll|piece|person|head|capita|foot
    |met(?:re|er)|yard
  )\b
`;

/** "Were any milestones cancelled?" What was deleted leaves nothing. */
export const CALLED_OFF =
  /\b(?:milestones?|steps|tasks|inspections)\b.*\b(?:cancell?ed|called off|scrapped|abandoned|deleted)\b|\b(?:cancell?ed|called off|scrapped|abandoned|deleted) (?:milestones?|steps|tasks)\b/;

/** "Why was the roof six days late?" A milestone has dates, and no reasons. */
export const WHY_LATE = pattern()`
  ^(?:and |so |but |ok )*(?:
    why|how come|what (?:is|was) the (?:reason|cause|matter|hold ?up)|what (?=took )
    |what (?:caused|delayed|held up|is holding up|kept|made)|for what reason|who is to blame
  )\b(?!
    .*\b(?:
      always|usually|often|typically|generally|contractors|renovations|projects run|budget|money
      |cost|costs|bills?|invoices?|pay|paid
    )\b
  ).*\b(?:
    late|delay|delayed|slip|slipped|overdue
    |(?:is|are|was|were|be|run|running|ran|fall|fell|get|got|so far|days|weeks) behind
    |behind (?:schedule|plan|its|time)|(?<=^what )took (?:\w+ ){0,3}so long
    |(?:take|took|taking|taken|takes) (?:so |this |that |too )?(?:long|longer)|held up|hold ?up
    |postponed|miss|missed|not (?:done|finished|ready)
  )\b
`;
export const OTHERS =
  'I do not know: your records have what was paid and when, and not what others did or said.';
/** "What did the fellow across the road pay for his roof?" */
export const OTHERS_MONEY = pattern()`
  \b(?:did|has|have|does|do) (?:(?:the|our|my|that|his|her) )?(?:\w+ )?(?:
    neighbou?rs?|next door
    |(?:fellow|guy|man|woman|lady|people|folks|family|couple|ones?) (?:
      next door|(?:across|down|up|over) the (?:road|street|hill|block|way)
    )
  )(?: \w+)? (?:pay|paid|spend|spent|give|gave|shell out|charged?)\b
`;
/** "How many years has he been building kivas?" */
export const FOR_HOW_LONG = pattern()`
  \bhow (?:many (?:years|months|decades)|long) (?:has|have) (?!
    (?:it|we|i|this|that|the (?:project|job|work|renovation))\b
  )(?:\w+ ){1,3}been (?:in (?:the )?(?:business|trade|this line)|around|a|an|\w+ing)\b
`;
