import { pattern } from '../pattern.ts';
import { withoutCall } from './called-upon.ts';

const PERSON =
  "(?:(?:my|old|dear|dearest|good|young|kind|sweet) )*(?:friend|fellow|man|chap|sir|sirs|madam|ma'am|boy|lad|buddy|pal|mate|bud|dude|bro|love|honey|hon|darling|sweetie|boss|chief|champ|gentlemen|folks|guys|y'all|assistant|computer|plumbline)";
/** "My friend, what is left?", "what is left, old chap?" */
const ADDRESS_FIRST = new RegExp(
  `^(?:(?:now then|now|well|listen|look|say|hey|oh)[, ]+)?${PERSON}[,.!:;]+\\s+(?=\\S)`,
  'i',
);
const ADDRESS = new RegExp(`(?<=\\w),\\s*${PERSON}(?=\\s*[,.?!;]|\\s*$)`, 'gi');

const HELLO = pattern('i')`
  ^(?:
    (?:
      dear \w+|good (?:morning|afternoon|evening|day)(?: to you)?|greetings|bless you
      |thank you (?:kindly|very much|so much)|many thanks|much obliged
      |i hope (?:this|you|all|that)[^.?!]{0,60}(?=[.!])
      |you have been (?:very |most |so )?(?:helpful|kind)|one (?:more|other|last) (?:thing|question)
      |if (?:it is|it's|that is|that's) not too much (?:trouble|bother|to ask)
      |if (?:i|you) (?:may|might|don't mind|would)(?: ask)?
      |i (?:wonder|was wondering|am curious|'m curious)|just (?:curious|wondering)|now then|tell me
      |listen|look
    )[,.!:;]+\s+
  )+(?=\S)
`;

/** "For the avoidance of doubt, …", "notwithstanding the refund, …". */
const PURPOSE =
  "(?:(?:the|my|our|this|a|an) )?(?:(?:annual|monthly|quarterly|yearly|weekly|internal|external|tax|bank|loan|mortgage|year[- ]end|month[- ]end) )*(?:reconciliation|audit|auditors?|book-?keeping|bookkeeper|accounts|accountant|accounting|taxes|tax (?:advis[oe]r|return|man|office)|minutes|files?|report|reporting|spreadsheet|statement|lender|bank manager|insurer|insurance (?:company|people|claim)|review|filing|closing|paperwork|lawyer|attorney|solicitor|court|judge|mortgage|application|meeting|reference|completeness|information|interest|curiosity|planning|comparison|argument'?s sake|good order)";
const OPENING = pattern('i')`
  ^(?:(?:ok|okay|so|and|now)[, ]+)?(?:
    for (?:
      the avoidance of doubt|the record|clarity|my (?:own )?(?:records|peace of mind)|${PURPOSE}
    )
    |to be (?:clear|sure)|without prejudice
    |(?:notwithstanding|further to|pursuant to|in light of|with reference to|following) [^,:]{1,60}
    |on another note|by the way|between us
    |(?:one |a |my )?(?:\w+ )?(?:question|argument|one|thing)(?: of the (?:night|day))?(?: for you)?
    |(?:i(?:['’]ve| have) )?(?:been )?(?:meaning|wanting|itching|dying) to ask(?: you| this)?
    |correct me if i(?:'m| am) wrong(?: but)?|we can(?:'t|not) agree|question
  )[,:]+\s+(?=\S)
`;

const SO_KIND =
  '(?:be (?:so|very|most) (?:kind|good) (?:as to|and)|be (?:so )?(?:kind|good) (?:enough )?to|be (?:kind|good) enough to|do be an? (?:\\w+ )?\\w+ and|be an? (?:dear|darling|love|good \\w+) and)';
const WISH =
  "(?:i|we)(?: would|'d| should| am|'m)? (?:(?:be )?(?:very |most |much |ever so |so )?(?:grateful|obliged|glad|thankful|delighted|pleased|indebted|appreciative|happy)(?: to you)? (?:if you (?:could|would|might|can)|to)|appreciate it if you (?:could|would)|(?:like|love|want|need|wish|have) (?:you )?to|request|require|seek)";
/** "It would assist me greatly to …" */
const HELPS =
  '(?:it|that) (?:would|might|will) (?:(?:greatly|really|much|very much) )?(?:assist|help|oblige|please|interest|reassure|comfort|serve|be (?:of )?(?:an? )?(?:(?:great|much|some|most|very|real|enormous) )?(?:help|helpful|useful|use|good|nice|kind|handy|assistance|service|interest|comfort))(?: (?:to|for))?(?: (?:me|us))?(?: (?:greatly|a lot|a great deal|enormously|very much|no end))? (?:to|if (?:you|i|we) (?:could|would|might|can))';
const LEAD = `(?:(?:please|kindly|pray|also|now|then|so|and|but)[ ,]+)*(?:(?:would|could|can|will|might|may|won't) (?:you|i|we) (?:(?:please|kindly|possibly|perhaps|just|also) )*(?:${SO_KIND} |happen to |please |trouble you to |ask you to )?|${SO_KIND} |(?:${WISH}|${HELPS}) (?:(?:please|kindly) )?|(?:please|kindly|pray) |(?:permit|allow) (?:me|us) to )`;
const VERB =
  '(?:tell|ask|share|forward|send|give|show|intimate|revert|enquire|inquire|inform|advise|state|furnish|provide|confirm|indicate|specify|supply|let (?:me|us) (?:know|have)|look up(?= (?:the|our|my) (?:date|day|price|amount|total|cost|sum|phone|email|rate)\\b)|enlighten|apprise|notify|report|ascertain|verify|clarify|learn|know|hear|find out|remind|disclose|submit|calculate|compute|determine|establish|work out|figure out|be (?:told|informed|advised))';
const OBJECT =
  '(?:(?: to)? (?:me|us|the undersigned))?(?: (?:with|of|as to|about|on|regarding|concerning|confirmation of|a statement of|an account of|a figure for|details of|particulars of))*';
/** "Would you be so kind as to inform me of …", "I should be obliged to learn …". */
const REQUEST = new RegExp(
  `(?<=^|[,.;:!?] |\\b(?:and|but|so) )${LEAD}${VERB}${OBJECT}[,: ]+(?=\\w{2})`,
  'i',
);
/** "Could you be so kind and list …" */
const SO_KIND_FIRST = new RegExp(
  `^(?:would|could|can|will) you (?:please |kindly )?${SO_KIND} (?=\\w{2})`,
  'i',
);
/** "Might I trouble you for the rate?" */
const TROUBLE = pattern('i')`
  ^(?:
    (?:might|may|could|can) i (?:trouble|bother|ask) you for
    |(?:i|we) (?:should|would) (?:be (?:\w+ )?(?:obliged|grateful|glad|thankful)|appreciate) for
    |i (?:request|require|seek) (?:
      confirmation of |a statement of |an account of )?(?=(?:the|a|an|all)\b)
    |would it be possible to (?:learn|know|hear|find out|see|tell me)
  ) ?
`;

/** "My aunt would like to know what …", "Sam asked how much …": it asks that. */
const OTHERS_WISH = pattern('u')`
  ^(?:(?:so|and|but|ok|okay|well|now)[ ,]+)*(?:
    he|she|they|(?:my|our|the) [\p{L}'’-]+(?: [\p{L}'’-]+)?|\p{Lu}\p{L}+
  )(?:
    ['’]d like| would like| wants?| needs?| is (?:asking|wondering)| asks?| asked| wonders?
    | wondered
  )(?: me| us)?(?: to know)?,? (?=
    (?:what|how much|how many|when|who|which) (?!(?:an?|to|other|people)\b)
  )
`;

/** "I would sleep better knowing what is left." */
const COMFORT = pattern('i')`
  (?<=^|[,.;:!?] |\b(?:and|but|so) )(?:i|we|it|that)(?: would|['’]d| will|['’]ll| might
  ) [^,.;?!\d]{3,50}? (?:
    knowing|to (?:know|hear|learn|see)
    |(?:if|once|when) (?:i|we) (?:knew|know|could (?:see|hear|know))
  ) (?=(?:what|how|who|when|which|whether)\b)
`;

/** "…, which is fine by me, …": said of what is told, and no question. */
const REMARK = pattern('gi')`
  , which (?:
    (?:i|we|he|she|they)(?:['’](?:m|d)| am| are| would)? (?:\w+ )?(?:
      suspect|think|thought|doubt|believe|hope|suppose|guess|fear|hate|love|swear|find|mind
    )
    |(?:is|was|would be|seems?|sounds?|suits?|feels?|felt) (?:
      (?:just|quite|perfectly|rather|very|really|all|not) )*(?:
      fine|ok|okay|good|great|nice|odd|funny|strange|news|a first|nonsense|silly|wrong|right|sad
      |rude|lovely|unlike|typical|me|us
    )
  )\b[^,.;!?\d]{0,60}(?=[,.;!?]|$)
`;

/** "…, lovely", "… innit", "…, I forget these things": what is said when all is asked. */
const TAG = [
  '(?<=\\b(?:just|only)\\b.{0,60})(?:and )?nothing (?:else|more)|do tell',
  'any idea|thanks|thank you|thx|ta|(?:if you )?please|pls|k thx|cheers|asap|hurry up|chop chop',
  "lol|lmao|ha(?:ha)+|hehe|tho|innit|eh|huh|hey|btw|tbh|fyi|you know|y['’]?know|ya know|or what|or something",
].join('|');
const TAG_AFTER_COMMA = [
  '(?:can|could|would|do) you(?: (?:know|recall|remember|tell|help|say|check|tell me|look))?',
  '(?:a )?short answer|keep it short|just the (?:number|figure)|one number|yes or no will do',
  'much appreciated|hurry|go|stat|quick|quickly|fast|be quick|right away|in a hurry|in a rush|now',
  'lovely|luv|duck|ducky|pet|petal|flower|treacle|sunshine|hen|chuck|babes?|dearie|dear|sweetheart|sweetpea|gorgeous|handsome|cobber|cheers love|my (?:dear|love|lovely|duck|darling|lovelies)',
  "mind(?: you)?|like|then|ok|okay|k|yeah|gosh|phew|ugh|sigh|bless (?:you|him|her|it|them)|there['’]?s a (?:dear|love|good \\w+)",
  "if you (?:don['’]?t|would ?n[o'’]?t|do not) mind|if you(?: would|['’]d)? be so (?:good|kind)|when(?:ever)? you (?:can|get a (?:chance|sec|second|minute|moment))|no rush|at your (?:earliest )?convenience",
  "(?:i |we )?(?:just )?(?:always |keep |really |honestly )*(?:can['’]?t|cannot|can not|don['’]?t|do not|never) (?:for the life of me )?(?:quite )?(?:remember|recall|recollect)(?: (?:it|that|this|now|anymore|exactly|offhand))*(?: for the life of me)?",
  '(?:i|we)(?: always| just| keep| completely| totally)* (?:forget|forgot|forgetting|blanked|lost track|lose track)(?: (?:it|this|that|them|these things|such things|everything))?(?: again)?',
  "(?:just )?(?:curious|wondering|checking|asking|out of interest|for interest)|that['’]?s (?:all|it)|god (?:only )?knows|honestly|seriously|help me out|bear with me|sorry|apologies",
].join('|');
const CLOSING = new RegExp(
  `(?:[,.;?! ]+(?:${TAG})|[,.;?!]+ *(?:${TAG_AFTER_COMMA}))[ x:)]*(?=[.?!]*$)`,
  'i',
);

/** "Oh what a week, roses everywhere! …", "Phew, finally Friday! …": nothing is named in it. */
const EXCLAIMS = pattern('i')`
  ^(?:
    (?:
      (?:oh|my|goodness|me|gosh|wow|well|phew|lord|ah|honestly|ok|so)[, ]+
    )*what (?:an? |weather|luck|times|fun|nonsense)[^?.!]{0,80}!
    |(?!
      [^!]*\b(?:
        what|how|when|who|whose|which|where|why|the|our|my|only|just|no|not|except|without|for|than
        |add|put
      )\b
      |[^!]*'s\b
    )[^?.!\d]{4,60}!
  )\s+(?=\S.{8})
`;
/** "Hi hi me again sorry brain is porridge. …" */
const CHATS = pattern('i')`
  ^(?:hi|hello|hey|hiya|yo|morning|mornin'?|evening|sorry|me again|(?:it'?s|only) me)\b(?!
    [^.!?]*\b(?:what|how|when|who|whose|which|where|why|the|our|on|for|only|total|cost|price|left)\b
  )[^.?!\d]{0,80}[.!]\s+(?=(?:\S+\s+){3,}\S)
`;

/** A message without forms of address and of asking, which say nothing of what is asked. */
export function withoutCourtesies(text: string): string {
  let question = withoutCall(text)
    .replace(EXCLAIMS, '')
    .replace(CHATS, '')
    .replace(ANYWAY, '')
    .replace(HELLO, '')
    .replace(ADDRESS_FIRST, '')
    .replace(HELLO, '')
    .replace(OPENING, '')
    .replace(MISNAMED, '')
    .replace(ADDRESS, '');
  question = question
    .replace(REQUEST, '')
    .replace(OTHERS_WISH, '')
    .replace(COMFORT, '')
    .replace(REMARK, '')
    .replace(TROUBLE, '')
    .replace(SO_KIND_FIRST, '')
    .replace(BOTH, '');
  for (let times = 0; times < MOST_CLOSINGS; times += 1) question = question.replace(CLOSING, '');
  question = withoutReason(question);
  return question.split(/\s+/).length < 2 ? text : question;
}
const MOST_CLOSINGS = 2;

function withoutReason(text: string): string {
  const at = text.length > LONGEST ? -1 : text.search(REASON);
  return at !== -1 && text.slice(0, at).split(/\s+/).length > SHORTEST ? text.slice(0, at) : text;
}
const LONGEST = 400;
const SHORTEST = 3;
/** "…, so I can tell my brother", "… now that the roof is on", "…, or was that somebody else?" */
const REASON = pattern('i')`
  ,? (?:
    so(?: that)? (?:i|we|he|she|they) (?:can|could|may|might|know|will|do not|don['’]t)
    |so (?:the|my|our) [^,?.]{2,40}? (?:does|do|did|will|is|are|can)(?:n['’]t| not)\b
    |and then (?:i|we|he|she|they)(?:['’]ll| will| can| promised?)\b
    |and (?:he|she|they)(?:['’](?:s|re)| is| are)(?: (?:just|already|still|now))? \w+ing\b
    |(?:now|given|seeing|considering)(?: that| as| how)? (?:
      i|we|he|she|it|they|the|my|our|winter|summer|spring|autumn|christmas
    )\b
    |(?:seeing|considering) (?:i|we|it|how)
    |because (?:
      i|we|he|she|it|they|the|my|our|his|her|their|this|that|there|somebody|someone|nobody|everybody
      |everyone
    )\b
    |in case (?:i|we|he|she|it|they|the|my|our)\b|in time for (?=\w+[?.!]*$)
    |or (?:was|is|were|did|has) (?:it|that|this|they) (?:done by |by )?(?:
      some(?:one|body)|another \w+|any(?:one|body)|a different
    )\b
  )(?![^?]*\b(?:what|how|who|when|which|where)\b)[^?\d]{0,80}[?.!]*$
`;
/** "The plumber, I mean the electrician, …": the second one is meant. */
const MISNAMED = pattern('i')`
  \b(?:the|my|our) [a-z]+(?: [a-z]+)?,? (?:(?:no|sorry|wait|oops|er|um)[, ]+)*(?:
    i mean|i meant|or rather|make that|no wait|scratch that
  ),? (?=
    (?:the|my|our) (?!category|categories|kind|type|whole|entire|total|sum|lot)\w
  )
`;
const ANYWAY = /^(?:anyway|anyways|anyhow|so anyway|right then)[,.! ]+(?=\S)/i;
/** "Both when the floor is laid and when the railings go up". */
const BOTH = /^both (?=(?:when|who|which|where|why)\b)/i;
