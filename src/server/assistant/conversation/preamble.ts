import { firstWords } from '../question/words.ts';

const MOST_WORDS = 40;

const SLIP =
  '(?:no|nope|nah|sorry|wait|hang on|hold on|actually|oops|whoops|my bad|my mistake|scratch that|strike that|correction|not that(?: one)?|wrong (?:one|project|month|year|room|job|person|guy))';
/** "No, I meant the porch" asks the same about the porch. */
const MEANT =
  "(?:i (?:mean|meant(?! to\\b)|want(?:ed)?(?! to\\b)|should have said|was (?:asking about|after|talking about))|make (?:that|it)|change (?:that|it) to|let[’']?s (?:say|do|try)|rather|instead)";
const CORRECTION = new RegExp(
  [
    `^(?:${SLIP}[ ,.!:;-]+)*${MEANT}[ ,:]+(?=\\S)`,
    `^(?:${SLIP}[ ,.!:;-]+)+(?=(?:the|my|our|for|on|only|just|in)\\b)`,
    // "No receipts?" corrects nothing.
    `^(?:(?:nope|no)[,.!;:-]+ |(?!no\\b)${SLIP}[ ,.!:;-]+)+(?!(?:what|who|when|how|why|which|never|no|yes|ok|thanks)\\b)(?=\\S+(?: \\S+){0,2}[?.!]*$)`,
    '^not (?:the |for |on |in |my |our )*[^,?.]{2,30},? (?:but )?(?=(?:the|for|on|my|our|in)\\b)',
  ].join('|'),
  'i',
);
/** "Great, thanks. What about Walt?" */
const COURTESY =
  /^(?:(?:good (?:morning|afternoon|evening)|hi|hello|yo|hey(?: there)?|ok|okay|k|thanks|thank you|thx|great|cool|nice|perfect|awesome|got it|alright|right|wow|hm+|oh|ah|aha|i see|well|yes|yeah|yep|good to know|makes sense|fair enough|(?:good |oh )?(?:grief|lord|gosh|goodness|heavens|dear)(?: me| gracious)?|lovely|brilliant|excellent|super|wonderful|fantastic|splendid|marvellous|blimey|crikey|yikes|ouch|phew|jeez|whoa|ugh|interesting|noted|understood)\b[ ,.!:;-]+)+(?=\S)/i;

/** It may still say what the question is about. */
const TELLING =
  '(?:what|how|who|when|which|where|all|across|only|just|without|except|including|mean|meant|for|in|on) ';
const OTHERS =
  '(?:dad|daddy|father|mum|mom|mother|wife|husband|missus|hubby|spouse|partner|son|daughter|brother|sister|boss|neighbou?r|friend|accountant|bank|bookkeeper|kids?|in[- ]laws?|mother in law|father in law|better half)';
const SAY =
  "(?:says|said|thinks?|thought|reckons?|swears|claims|insists|bets?|keeps saying|wants to know|is asking|asked|does not believe me|doesn[’']?t believe me|is convinced)";
/** "By how much? My heart is pounding." ", my dad says it's the plumbing." */
const AFTERTHOUGHT = new RegExp(
  `(?<=[?])\\s+(?:my|i|i[’']m|i[’']ve|i[’']d|we|our|it[’']s|this is|sorry|thanks|he|she|they)\\b(?!.*\\b${TELLING})[^?]{0,160}$|, (?:because |cos |as |since )?(?:my|our|the) ${OTHERS} ${SAY}\\b(?!.*\\b(?:what|how|who|when|which|where)\\b)[^?]{0,160}[?]*$`,
  'i',
);

/** The question of a message, without what is said before and after it. */
export function withoutPreamble(
  message: string,
  isSocial: (words: readonly string[]) => boolean = () => false,
): string {
  const text = message.trim();
  if (isSocial(firstWords(text, MOST_WORDS))) return text;
  const question = withoutStory(text.replace(COURTESY, '').replace(AFTERTHOUGHT, ''))
    .replace(AND_WHY, '')
    .replace(HOW, 'and how did we pay for it')
    .replace(NARROW, 'only ')
    .replace(ASIDE, 'except $1, ')
    .replace(WHICH_WORKER, 'who ')
    .replace(CLEFT, '$1 ')
    .replace(MONEY_WENT, 'who was paid for $1')
    .replace(WHICH_WAS_IT, '')
    .replace(WISH, '$1 would');
  const isWhole = question.split(/\s+/).length < 2;
  return (isWhole ? text : question).replace(CORRECTION, 'and ');
}

/** Nobody wrote the reason down. */
const AND_WHY = /(?<=\S{3} \S.{4,}),? (?:and|but) why(?: is that| so| that)?[?!. ]*$/i;
/** "Restrict that to labor." */
const NARROW =
  /^(?:please )?(?:now )?(?:restrict|limit|narrow|filter|reduce)(?: (?:it|that|this|them|those|these))?(?: down)? (?:to|by|for) /i;
/** "Leaving the garage aside, ..." */
const ASIDE =
  /(?:if (?:you|we|i) )?\b(?:leav(?:e|ing)|put(?:ting)?|set(?:ting)?|tak(?:e|ing)) ((?:the |our |my )[a-z' ]{2,30}?) (?:aside|out(?: of (?:it|that|this|the (?:picture|equation)))?)\b,? */i;
/** "Who was it that did the wiring?": this "it" points at nothing. */
const CLEFT = /\b(who|what|when|where|which) (?:was|is) it that /i;
const WORKER =
  '(?:guys?|m[ae]n|fell[ao]w?s?|feller|lads?|chaps?|blokes?|wom[ae]n|lady|ladies|persons?|people|folks|contractors?|crew|company|firm|outfit|workers?|builders?|trades\\w*|ones?|lot)';
const WORK =
  '(?:did (?:the|that|our|my|those|all|up)|hung|put|laid|built|made|fitted|fixed|dug|ran|hooked|tore|set|installed|painted|tiled|wired|framed|plumbed|plastered|roofed|poured|delivered|supplied|repaired|replaced|insulated|sanded|stained|taped|mudded|hauled|demolished|cleaned|sealed|shingled|trimmed|drywalled)';
/** "Which one of them hung the drywall?", "who are the ones that did the framing?" */
const WHICH_WORKER = new RegExp(
  `\\b(?:which(?: ${WORKER})?(?: of (?:them|those|these|(?:the|my|our) ${WORKER}))?|who)(?: (?:is|was|were|are) (?:it|(?:the|that|our) ${WORKER}))?(?: (?:that|who))? (?=${WORK}\\b)`,
  'i',
);
/** "Who did the money for the framing go to?" */
const MONEY_WENT =
  /\bwhom? did (?:all )?(?:the|that|our|my) (?:money|cash|payments?|checks?|cheques?|funds) (?:for|on) (.+?) (?:all )?(?:go to|go|end up with)\b/i;
/** "Biggest payment on the attic, which one was it?" */
const WHICH_WAS_IT =
  /(?<=\b(?:biggest|largest|smallest|cheapest|most|least|highest|lowest|latest|newest|oldest|priciest|dearest|costliest)\b.{3,}),? (?:which(?: one)?|what) (?:is|was) (?:it|that)\b[?. ]*$/i;
/** "I should like to know" asks for no advice. */
const WISH = /\b(i|we) should(?= (?:like|love|appreciate|be (?:glad|grateful|happy))\b)/i;
/** "When did we pay for the gutters?" "And how?" */
const HOW = /^(?:and |but )?how\??$/i;
const ASKS =
  /^(?:(?:so|and|ok|okay|anyway|well|now)[ ,]+)?(?:what|whats|what's|when|who|whos|how|which|where|did|do|does|is|are|was|were|has|have|can|could)\b/i;
const POINTS = /\b(?:it|its|that|this|those|these|there|he|she|him|her|his|they|them|one|ones)\b/i;
const MOST_STORY = 160;

/** "My brain is fried. How much is left for the porch?": the last sentence, if it stands alone. */
function withoutStory(text: string): string {
  const at = text.slice(0, MOST_STORY).search(/(?<=[a-z]{2}[.!])\s+(?=\S)/i);
  if (at === -1) return text;
  const [story, question] = [text.slice(0, at), text.slice(at).trim()];
  const isAlone =
    !ASKS.test(story) &&
    ASKS.test(question) &&
    !POINTS.test(question) &&
    question.split(/\s+/).length > 3;
  return isAlone ? question : text;
}
