import { pattern } from '../pattern.ts';
import { isPutInGeneral } from '../question/put-in-general.ts';
import { firstWords, toWords } from '../question/words.ts';
import { withThingLeftOut } from './thing-left-out.ts';

const MOST_WORDS = 40;

const SLIP =
  "(?:no|nope|nah|sorry|i[’']?m sorry|wait|hang on|hold on|actually|oops|whoops|my bad|my mistake|scratch that|strike that|correction|not that(?: one)?|wrong (?:one|project|month|year|room|job|person|guy))";
/** "No, I meant the porch" asks the same about the porch. */
const MEANT =
  "(?:i (?:mean|meant(?! to\\b)|want(?:ed)?(?! to\\b)(?=(?: \\S+){1,5}[?.! ]*$)|should have said|was (?:asking about|after|talking about))|make (?:that|it)|change (?:that|it) to|let[’']?s (?:say|do|try)|rather|instead)";
const CORRECTION = new RegExp(
  [
    `^(?:${SLIP}[ ,.!:;-]+)*${MEANT}[ ,:]+(?=\\S)`,
    `^(?:${SLIP}[ ,.!:;-]+)+(?=(?:the|my|our|for|on|only|just|in)\\b)`,
    // "No receipts?" corrects nothing.
    `^(?:(?:nope|no)[,.!;:-]+ |(?!no\\b)${SLIP}[ ,.!:;-]+)+(?!(?:what|who|when|how|why|which|never|no|yes|ok|thanks)\\b)(?=\\S+(?: \\S+){0,2}[?.!]*$)`,
    '^not (?!(?:counting|including|paid|by|to|with)\\b)(?:the |for |on |in |my |our )*[^,?.]{2,30},? (?:but )?(?=(?:the|for|on|my|our|in)\\b)',
  ].join('|'),
  'i',
);
/** "Great, thanks. What about Walt?" */
const COURTESY = pattern('i')`
  ^(?:
    (?:
      good (?:morning|afternoon|evening)|hi|hello|yo|hey(?: there)?|ok|okay|k|thanks|thank you|thx
      |great|cool|nice|perfect|awesome|got it|alright|right|wow|hm+|oh|ah|aha|i see|well|yes|yeah
      |yep|good to know|makes sense|fair enough|(?:grand|right|fair) so|grand(?=[,.!])
      |(?:good |oh )?(?:grief|lord|gosh|goodness|heavens|dear)(?: me| gracious)?|lovely|brilliant
      |excellent|super|wonderful|fantastic|splendid|marvellous|blimey|crikey|woof|oof|yowza|sheesh
      |geez|gulp|yeesh|dang|damn|holy (?:cow|moly|smokes|mackerel|crap)|yikes|ouch|phew|jeez|whoa
      |ugh|interesting|noted|understood
    )\b[ ,.!:;-]+
  )+(?=\S)
`;

/** It may still say what the question is about. */
const TELLING =
  '(?:what|how|who|when|which|where|all|across|only|just|without|except|including|mean|meant|for|in|on) ';
const OTHERS =
  '(?:dad|daddy|father|mum|mom|mother|wife|husband|missus|hubby|spouse|partner|son|daughter|brother|sister|boss|neighbou?r|friend|accountant|bank|bookkeeper|kids?|in[- ]laws?|mother in law|father in law|better half)';
const SAY =
  "(?:says|said|thinks?|thought|reckons?|swears|claims|insists|bets?|keeps saying|wants to know|is asking|asked|does not believe me|doesn[’']?t believe me|is convinced)";
/** "By how much? My heart is pounding." ", my dad says it's the plumbing." */
const AFTERTHOUGHT = pattern('i')`
  (?<=[?])\s+(?:
    my|i|i[’']m|i[’']ve|i[’']d|we|our|it[’']s|this is|sorry|thanks|he|she|they
  )\b(?!.*\b${TELLING})[^?]{0,160}$
  |, (?:because |cos |as |since )?(?:my|our|the) ${OTHERS} ${SAY}\b(?!
    .*\b(?:what|how|who|when|which|where)\b
  )[^?]{0,160}[?]*$
`;

/** "How much was labor, because I suspect that is where it went": the reason asks nothing. */
const SUSPICION = pattern('i')`
  (?<=\w{2}), (?:
    (?:because|cause|cos|since|as) i (?:
      suspect|think|thought|guess|bet|reckon|feel|fear|worry|believe|swear|remember
    )
    |i (?:
      keep thinking|could (?:have sworn|swear)|seem to remember|thought (?:it|that) was
      |had it (?:at|as|down)
    )
  )\b[^?]{0,120}[?]?$
`;

/** The question of a message, without what is said before and after it. */
export function withoutPreamble(
  message: string,
  isSocial: (words: readonly string[]) => boolean = () => false,
): string {
  const text = message.trim();
  if (isSocial(firstWords(text, MOST_WORDS))) return text;
  const question = withoutStory(
    text.replace(COURTESY, '').replace(AFTERTHOUGHT, '').replace(SUSPICION, '').replace(BRACED, ''),
  )
    .replace(AND_WHY, '')
    .replace(MEANT_LAST, 'and $1')
    .replace(EVERYTHING, ' in total')
    .replace(FILED_UNDER, 'what category is $1 in')
    .replace(HEADING, 'in which category')
    .replace(AHEAD, '$1 is ')
    .replace(HOW, 'and how did we pay for it')
    .replace(NARROW, 'only ')
    .replace(ASIDE, 'except $1, ')
    .replace(WHO_IS_AT_IT, 'who did ')
    .replace(NAME_OF_WORKER, 'who ')
    .replace(TAKES_CARE, 'who did ')
    .replace(WHICH_WORKER, 'who ')
    .replace(CLEFT, '$1 ')
    .replace(DAY_ON_WHICH, 'when ')
    .replace(DID_SOMEBODY, 'who did $1')
    .replace(MONEY_WENT, 'who was paid for $1')
    .replace(WHICH_WAS_IT, '')
    .replace(WISH, '$1 would')
    .replace(WHAT_THEY_GOT, '$1how much did $2 get')
    .replace(HOW_LARGE, 'how much ')
    .replace(PUT_DOWN, 'how much was the $1 on ');
  const isWhole = question.split(/\s+/).length < 2;
  return (isWhole ? text : question).replace(CORRECTION, 'and ');
}

/** "How much is that, everything on the porch?": it points ahead. */
const AHEAD = /^(how much) (?:is|was) (?:that|it), (?=\S+ \S+ \S)/i;
/** "What did it cost, I mean everything, wood and permit and people?": of the parts, all are meant. */
const EVERYTHING = pattern('i')`
  ,? (?:and |so )?(?:
    (?:i mean|meaning|as in|like|that is|all in),? (?:absolutely |just )?everything
    |everything (?:included|counted)
    |all in(?=[,:] .*\b(?:everything|the works|the (?:whole )?lot|all of it)\b)
  )[,:]? (?!
    .*\b(?:
      on|for|since|from|before|after|this|last|except|but|without|not|who|what|when|which|how
    )\b
  )[^?]*
`;
/** "What is the scissor lift filed under?" */
const FILED_UNDER =
  /\bwhat(?:'s| is| was| are| were|s) ([^,?]{2,60}?) (?:filed|booked|logged|entered|recorded|classed|classified|categori[sz]ed|listed|put) (?:under|as)[?. ]*$/i;
const HEADING = /\b(?:under|in) (?:which|what) (?:heading|head|bucket|group|cost code)\b/i;
/** Nobody wrote the reason down. */
const AND_WHY = /(?<=\S{3} \S.{4,60}),? (?:and|but) why(?: is that| so| that)?[?!. ]*$/i;
/** "Rip the band-aid off, what is the total?", "be honest": whatever the answer is. */
const BRACED = pattern('gi')`
  (?:^|(?<=[.,!?;])\s*|,? and )(?:ok(?:ay)?,? )?(?:just )?(?:
    rip (?:off )?the band[- ]?aid(?: off)?
    |be (?:honest|straight|frank|brutal|gentle|blunt)(?: with (?:me|us))?|no lies
    |no sugar[- ]?coating|do(?: not|n[’']?t) (?:lie|sugar[- ]?coat it|hold back|spare me)
    |give it to me straight|hit me(?: with it)?|(?:i|we) can (?:take|handle) it
    |brace (?:yourself|myself)|(?:the )?(?:cold )?hard truth
  )(?:[,.!;:-]+ *|$)
`;
/** "Across everything, I mean": a correction too. */
const MEANT_LAST =
  /^((?:for|on|in|at|across|over|with|from|by|of) [^,?.]{3,40}?),? i mea(?:n|nt)[.!]*$/i;
/** "Restrict that to labor." */
const NARROW =
  /^(?:please )?(?:now )?(?:restrict|limit|narrow|filter|reduce)(?: (?:it|that|this|them|those|these))?(?: down)? (?:to|by|for) /i;
/** "Leaving the garage aside, ..." */
const ASIDE = pattern('i')`
  (?:if (?:you|we|i) )?\b(?:
    leav(?:e|ing)|put(?:ting)?|set(?:ting)?|tak(?:e|ing)
  ) (?!(?:some |a bit of |enough |more )?(?:money|funds)\b)(
    (?:the |our |my )[a-z' ]{2,30}?|labou?r|materials?|tools|permits?|equipment|utilities|cash
    |refunds|[A-Z][a-z]+
  ) (?:aside|out(?: of (?:it|that|this|the (?:picture|equation)))?)\b,? *
`;
/** "Who was it that did the wiring?": this "it" points at nothing. */
const CLEFT = /\b(who|what|when|where|which) (?:was|is) it that /i;
/** "What was the day on which the doors were hung?" */
const DAY_ON_WHICH =
  /\b(?:what|which) (?:is|was|will be) the (?:exact |actual )?(?:day|date) (?:(?:up)?on which|that|when) (?=(?:the|our|my|we|i|they|he|she)\b)/i;
const WORKER =
  '(?:guys?|m[ae]n|fell[ao]w?s?|feller|lads?|chaps?|blokes?|wom[ae]n|lady|ladies|persons?|people|folks|contractors?|crew|company|firm|outfit|workers?|builders?|trades\\w*|ones?|lot)';
const WORK =
  '(?:(?:did|does) (?:the|that|our|my|those|all|up)|hung|put|laid|built|made|fitted|fixed|dug|ran|hooked|tore|set|installed|painted|tiled|wired|framed|plumbed|plastered|roofed|poured|delivered|supplied|repaired|replaced|insulated|sanded|stained|taped|mudded|hauled|demolished|cleaned|sealed|shingled|trimmed|drywalled|drew|designed)';
/** "Which one of them hung the drywall?", "who are the ones that did the framing?" */
const WHICH_WORKER = new RegExp(
  `\\b(?:which(?: ${WORKER})?(?: of (?:them|those|these|(?:the|my|our) ${WORKER}))?|who)(?: (?:is|was|were|are) (?:it|(?:the|that|our) ${WORKER}))?(?: (?:that|who))? (?=${WORK}\\b)`,
  'i',
);
/** "What is the name of the firm that handled our heating?" */
const NAME_OF_WORKER = pattern('iu')`
  (?:
    \bwhat(?:['’]?s| is| was) )?(?:\b(?:the|our) )?\bname of (?:the|that|our) ${WORKER} (?:that|who|which) (?!
    \p{L}+(?: \p{L}+)? (?:works?|worked|working|is with|belongs?|runs?|owns?|has|had)\b
  )
`;
/** "Which company takes care of our heating?" */
const TAKES_CARE = pattern('i')`
  \b(?:
    who|(?:which|what)(?: one)? of (?:our|my|the) ${WORKER}|(?:which|what) ${WORKER}
  )(?:['’]s| is| was)? (?:
    handle[sd]?|handling|takes? care of|took care of|taking care of|looks? after|looked after
    |looking after|deals? with|dealt with|in charge of
  ) (?=(?:the|our|my)\b|(?<=\bof (?:our|my|the) .*)\w)
`;
/** "Did Teo hang the fans?": who did is in the answer, whoever it was. */
const DID_SOMEBODY = pattern('iu')`
  ^(?:so |and |but )?(?:did|was it) (?!
    (?:
      we|i|you|it|he|she|they|the|my|our|your|this|that|these|those|a|an|any|anyone|anybody|someone
      |somebody|everyone|who|what|all|both|half|most|much
    )\b
  )\p{L}+(?: \p{Lu}\p{L}+)? (?:(?:who|that) )?(?:
    hang|hung|build|built|paint(?:ed)?|lay|laid|fit(?:ted)?|install(?:ed)?|do|did|fix(?:ed)?|tiled?
    |wired?|plaster(?:ed)?|put (?:up|in|on)|framed?|poured?|repair(?:ed)?|replaced?|dig|dug
    |sand(?:ed)?|remove[ds]?|tear out|tore out|supply|supplied|deliver(?:ed)?|make|made
  ) ((?:the|our|my|those|that) [^,?]{3,50})[?.]*$
`;
/** "Who is putting up the siding?" */
const WHO_IS_AT_IT =
  /\bwho(?:'s| is| are| was) (?:doing|putting (?:up|in|on|down)|installing|building|laying|painting|fitting|hanging|handling|fixing|replacing|tiling) (?=(?:the|our|my|that)\b)/i;
/** "Who did the money for the framing go to?" */
const MONEY_WENT =
  /\bwhom? did (?:all )?(?:the|that|our|my) (?:money|cash|payments?|checks?|cheques?|funds) (?:for|on) (.+?) (?:all )?(?:go to|go|end up with)\b/i;
/** "Biggest payment on the attic, which one was it?" */
const WHICH_WAS_IT =
  /(?<=\b(?:biggest|largest|smallest|cheapest|most|least|highest|lowest|latest|newest|oldest|priciest|dearest|costliest)\b.{3,60}),? (?:which(?: one)?|what) (?:is|was) (?:it|that)\b[?. ]*$/i;
/** "I should like to know" asks for no advice. */
const WISH = /\b(i|we) should(?= (?:like|love|appreciate|be (?:glad|grateful|happy))\b)/i;
/** "How much deposit did we put on the door?" */
const PUT_DOWN =
  /\bhow (?:much|big)(?: of)?(?: an?)? (deposit|down ?payment|retainer) did (?:we|i) (?:put|pay|leave|give|place|lay)(?: down)?(?: on| for| to)? /i;
/** "What he got for the deck" asks like "what did he get for the deck?" */
const WHAT_THEY_GOT = pattern('u')`
  ^((?:[Aa]nd |[Aa]lso )?)(?:[Ww]hat|[Hh]ow much) (
    (?:he|she|they|(?:the|our|my) \p{L}+|\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?
  ) (?:has |have |had )?(?:got|gotten|received|earned|made|pocketed)(?= (?:for|on|in|from|out|so|all|over|since|to|up|altogether)\b|[?. ]*$
  )
`;
/** "How large was the rebate?" has no size. */
const HOW_LARGE = pattern('i')`
  \bhow (?:large|big|high|hefty|substantial|sizeable) (?=
    (?:is|was|were|are) (?:the|our|my|that|this|his|her|their) (?:\w+ ){0,3}(?:
      rebate|refund|payment|bill|invoice|check|cheque|deposit|credit|fee|charge|draw|instal?lment
      |balance
    )\b
  )
`;
/** "When did we pay for the gutters?" "And how?" */
const HOW = /^(?:and |but )?how\??$/i;
const ASKS = pattern('i')`
  ^(?:(?:so|and|ok|okay|anyway|well|now)[ ,]+)?(?:
    (?:please )?(?:
      (?:tell|remind) (?:me|us)|let (?:me|us) know
    ) (?:again )?(?=(?:what|how|when|who|which|where)\b)
    |(?:
      what|whats|what's|when|who|whos|how|which|where|did|do|does|is|are|was|were|has|have|can|could
    )\b
  )
`;
const POINTS =
  /\b(?:it|its|that|this|those|these|there|he|she|him|her|his|they|them|one|ones|both|either|neither|the (?:two|other|former|latter))\b/i;
/** "I must write to Ms. Waters. What is the email address?": hers. */
export const OF_SOMEBODY = pattern('i')`
  \b(?:the|an?|which|what|any) (?:e-?mail|phone|telephone|cell|mobile|contact|hourly)?[- ]?(?:
    e-?mail|number|address|rate|phone|details|company|bill|invoice|agreement|contract|quote
  )\b(?! (?:of|for|from|on|with)\b)
`;
/** "The mason never came back. What can I do?": about that. */
const WHAT_TO_DO =
  /^(?:(?:and|so|now)[ ,]+)*what (?:can|could|should|do|must|shall) (?:i|we|you) do(?: now)?[?.! ]*$/i;
const MOST_STORY = 160;

/** "My brain is fried. How much is left for the porch?": the last sentence, if it stands alone. */
function withoutStory(text: string): string {
  const at = text.slice(0, MOST_STORY).search(/(?<=[a-z]{2}[.!])\s+(?=\S)/i);
  if (at === -1) return text;
  const [story, question] = [text.slice(0, at), text.slice(at).trim()];
  const meant = withThingLeftOut(story, question);
  if (meant !== null) return meant;
  const isAsked = ASKS.test(question) || ASKS_LAST.test(question);
  if (ASKS.test(story) || !isAsked || SUPPOSES.test(story) || PLANS_MONEY.test(story)) return text;
  if (ASKS_MONEY.test(story) && AFTER_IT.test(question)) return text;
  if (ADDS_UP.test(story) && BARE_SUM.test(question)) return text;
  const thing = BARE_PAID.test(question) ? ABOUT.exec(story)?.[1] : undefined;
  if (thing !== undefined) return `${question.replace(/[?.! ]+$/, '')} for ${thing}?`;
  const isAlone =
    !POINTS.test(question) &&
    !WHAT_TO_DO.test(question) &&
    !OF_SOMEBODY.test(question) &&
    !isTopic(story, question) &&
    question.split(/\s+/).length > 3;
  const told = OF_DAY.test(story) ? story : story.replace(TOLD_TIME, '');
  return isAlone ? question : `${told} ${question}`;
}
/** "Add the open bills to what we spent. What do you get?" */
const ADDS_UP = /^(?:(?:and|so|ok|okay|now)[ ,]+)*(?:add|take|put|combine|sum|total|count)\b/i;
const BARE_SUM =
  /^what (?:do|would|will|does) (?:you|we|i|that|it|this) (?:get|have|make|give|come to|add up to)\b[^?]{0,20}\?$/i;
/** "I was telling a friend about the stairs. What did we pay?": for the stairs. */
const BARE_PAID =
  /^(?:what|how much) (?:did|have|had) (?:we|i) (?:pay|paid|spend|spent|give|given)[?. ]*$/i;
const ABOUT =
  /\b(?:about|of|at|for|with|on|love|like) ((?:the|our|my|those|that) \p{L}+(?: \p{L}+)?)[.! ]*$/iu;
/** "Lead paint. What precautions are usual?" */
const isTopic = (story: string, question: string): boolean =>
  story.split(/\s+/).length <= MOST_TOPIC && isPutInGeneral(toWords(question));
const MOST_TOPIC = 3;
/** "Say we pay the open bills. What remains?": a part of the question. */
const SUPPOSES =
  /^(?:(?:and|so|ok|okay|now|well|then|but)[ ,]+)*(?:say|suppose|supposing|assum(?:e|ing)|imagine|picture|pretend|let[’']?s (?:say|assume|pretend)|what if|if|once|provided) /i;
/** "The porch over by how much?" */
const ASKS_LAST = /^[^?.!]{0,80}\b(?:by how much|how much|how many|by when|when|who)\?$/i;
/** "I want to keep 5,000 of it untouched. How much can I still spend then?" */
export const PLANS_MONEY =
  /\b(?:want|need|plan|hope|intend|like|going|have|got|must|mean|wish|decided) to (?:keep|hold|leave|set|put|save|reserve|spend|pay|buy|order|add)\b[^.!?]{0,60}\d/i;
/** "Walt wants 350 more for the porch. How far over are we then?" */
export const ASKS_MONEY = pattern('i')`
  \b(?:
    wants?|wanted|asks?|asked|asking|demands?|needs?|charges?|pushing|offers?|offered|quoted|quotes?
    |costs?|would be|comes? to|tempted|eyeing|found
  )\b[^.!?]{0,60}\d{2}
  |\b(?:is|are) (?:another |an extra )?\$?\d[\d,.]* (?:more|extra|on top)\b
`;
const AFTER_IT =
  /\b(?:if (?:i|we)|then|would|could|after (?:that|it|this)|with (?:that|it)|short|over)\b/i;
/** What was paid or done then is what the question is about. */
const OF_DAY = /\b(?:paid|spent|bought|gave|was|were|did|done|cost|came|charged|delivered)\b/i;
/** "I am meeting her on Friday. How much has she had?": that day is no part of the question. */
const TOLD_TIME =
  / (?:later )?(?:today|tonight|tomorrow|yesterday|last night|this (?:morning|afternoon|evening|week|weekend)|next week|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|right now|in an? (?:hour|minute|moment))(?: (?:morning|afternoon|evening|night))?\b/i;
