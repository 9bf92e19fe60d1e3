import { pattern } from '../pattern.ts';
import { firstWords } from '../question/words.ts';
import { withoutClaim } from './claim.ts';
import { comparisonIn } from './comparison-wording.ts';
import { withoutCourtesies } from './courtesies.ts';
import { withPaperNamed } from './expiring-paper.ts';
import { withoutGuess } from './guessed-price.ts';
import { withoutHope } from './hoped-price.ts';
import { withHowPaid } from './how-amount-paid.ts';
import { moneyForms } from './money-forms.ts';
import { withoutPassedAmount } from './passed-amount.ts';
import { asComparison } from './rise-and-fall.ts';
import { withoutTakenBack } from './self-correction.ts';
import { BUDGET_THEN } from './supposed-follow-up.ts';

const MOST_WORDS = 40;

/** What a message asks, without how it is put: no forms of address, no claims of others. */
export function questionIn(
  message: string,
  isSocial: (words: readonly string[]) => boolean,
): string {
  const text = inTurn(BEFORE_GREETING, message.trim());
  return isSocial(firstWords(text, MOST_WORDS)) ? text : inTurn(STEPS, text);
}

type Step = (text: string) => string;

const inTurn = (steps: readonly Step[], text: string): string =>
  steps.reduce((soFar, step) => step(soFar), text);

/** "Wats overdue an how much is left". */
const AND =
  /,? (?:an|n|&|\+) (?=(?:how|who|what|wat|wats|when|wen|which|wich|where|by how|did|is|are|do|does)\b)/gi;
/** "Washer n dryer". */
const AND_BETWEEN = /(?<=\p{L}{2}) (?:n|&|'n'|n') (?=\p{L}{2})/giu;
/** "Plumber v. electrician". */
const AGAINST = /(?<=[a-z]{2}) v\.? (?=[a-z]{2})/gi;
/** "What did the installation add?" */
const ADDED =
  /\b(what|how much) did (?!(?:we|i|you|they|he|she|it)\b)([^,?.;]{3,40}?) add(?: (?:to (?:it|that|the (?:cost|total|bill|price))|on top|on))?(?=[?.!]*$|,)/gi;
/** "And uh while you're at it when is the desk in?" */
const MEANWHILE = pattern('gi')`
  ,? and,? (?:
    (?:
      u[hm]+|e[rh]m?|ah|oh|also|then|well|so|like|lastly|finally|maybe|by the way|btw
      |while (?:you|we)(?:['’]re| are) (?:at it|there|on it)|while i(?:['’]ve| have) got you
    )[ ,]+
  )+(?=(?:how|who|what|when|which|where|did|is|are|do|does)\b)
`;
/** "What does the contract state?" */
const AGREED =
  /\bwhat (?:does|did|do) ((?:the|our|my|his|her|their|that|\p{L}+['’]s) (?:\p{L}+ )?(?:agreement|contract|deal)) (?:say|state|read|specify|call for)(?=[?.,!]|$)/giu;
/** "What does our plan say about the stove?" */
const PLANNED =
  /\bwhat(?:['’]?s| does| did| do| is) (?:the|our|my) (?:plan|budget) (?:say|have|show|list|allow|hold)(?: down| set aside)? (?:about|for|on|of) /gi;
/** "All the projects, not only the attic". */
const NOT_ONLY =
  /,? (?:and )?not (?:only|just) (?:(?:for|on|in) )?(?:the|our|my) \p{L}+(?: \p{L}+)?(?=[,.?!;]|$)(?<=\b(?:all|every|everything|whole|entire|overall|across|altogether)\b[^?]{0,120})/giu;
/** Punctuation that was dictated. */
const COMMA = /,? comma,? /gi;
const MARK = /[?]? (?:question mark|exclamation (?:mark|point)|full stop)\b[.?!]* ?/gi;
/** "What we bot". */
const BOT = /\b(we|i|he|she|they) bot\b/gi;
/** "Who done the floor?" */
const DONE = /\b(who) (?:done|dun) (?=(?:the|my|our|that|all|up|it)\b)/gi;
/** "The porch. Go ahead, tell me, by how much …" Nothing is ahead. */
const URGED = pattern('gi')`
  ((?:^|[.,!?;:]) *)(?:
    go ahead|go on|come on|do not hold back|don['’]?t hold back
  )(?: then)?(?:,? (?:and )?(?:tell|show) me)?[,.!:;]+ +(?=
    (?:tell me,? )?(?:what|how|when|who|which|where|by how|did|is|are|was|were)\b
  )
`;
/** Their dot would end a sentence. */
const TITLES = /\b(mr|mrs|ms|messrs|dr)\.\s+(?=\p{L})/giu;

/** "Receipt or no receipt, the total of the porch": of both. */
const EITHER_WAY = pattern('gi')`
  (?:^|, |,? )(?:whether )?(?:
    (?:
      with|has|have|having
    ) (?:an? |the )?rec(?:ei|ie)pts? or (?:not|none|no|without)(?: (?:one|it))?
    |rec(?:ei|ie)pts? or (?:no|not|none|without)(?: rec(?:ei|ie)pts?)?
    |with or without (?:an? |the )?rec(?:ei|ie)pts?
  )(?:,|(?=[?.! ]*$)| (?=\w)) ?
`;
/** "That is one from each of us." */
const FROM_EACH =
  /(?:^|,? *)(?:(?:so|and) )?(?:(?:that|it|here)(?:['’]s| is| makes) )?one (?:question |thing )?(?:from|for|per) (?:each|both) of us[.,:;!]* */gi;
/** "So the fence is when?" */
const WHEN_LAST =
  /(^|[.,!;] *)(?:(?:so|and|but|ok|okay) )*((?:the|our|my) (?:[a-z'’-]+ ){1,4}?)(?:is|are|was|were) (?:when|what (?:day|date)|due when)(?: (?:again|then|exactly))?(?=[?. ]*$)/gi;
/** "The bloody door": no other door. */
const OATH = pattern('giu')`
  \b((?:the|that|this|those|these|my|our) )(?:
    bloody|damn(?:ed)?|dang|darn(?:ed)?|goddamn|freaking|frigging|friggin|flipping|flippin|effing
    |ruddy|blasted|infernal|confounded|wretched|stupid|silly
  ) (?=\p{L})
`;
/** "The drip thingy for the herbs". */
const THING =
  / (?:thing(?:y|ie|amajig|amabob)|doohickey|doodad|whatsit|whatchamacallit|gizmo|contraption)(?: (?:for|in|on|at|by) (?:the|our|my) [\p{L}-]+|(?= (?:of|cost|run|was|we|i|that)\b|[?.!,]|$))/giu;
/** "What the lift ran us". */
const RAN =
  /\b(what|how much) ((?:the|our|my|that|those|these) [^,?.]{3,40}?) (?:ran|runs)(?: (?:us|me))?(?=[?.!,]|$)/gi;
/** "How far we're over at the barn". */
const HOW_FAR = pattern('gi')`
  \bhow far (?:
    (?:we|it|that|things)(?:['’](?:re|s)| are| is| went| ran)
    |(?:the|our|my) [a-z]+(?: is| went| ran| has gone)
  ) (?:over|past|above)(?: (?:the )?budget)?\b( there| (?:at|on|for|in) )?
`;

/** "How much did we stay under on the porch?" */
const STAYED = pattern('gi')`
  \bhow much (?:did|have|do|are) (?:we|i) (?:
    stay(?:ed)?|come|came|finish(?:ed)?|end(?:ed)?(?: up)?|land(?:ed)?|keep|kept|remain(?:ed)?|get
    |wind up|wound up|go|gone|went|run
  ) (?:in |out |up )?(under|below|over|above)(?: (?:the )?budget)?\b
`;
/** "We came in under on the porch, by how much?" */
const STAYED_BY = pattern('gi')`
  (?:^|(?<=[.,;!] ))we (?:
    stayed|came in|finished|landed|ended up|wound up|kept
  ) (under|below|over|above)(?: (?:the )?budget)?( (?:on|at|for|in|with) [^,?.]{3,30}
  ), (?:but )?(?:and )?(?:by )?(?:what|how much)(?= ?[?.]|$)
`;
/** "Take out the heater, that was a machine": why it is left out leaves out no more. */
const REASON = pattern('gi')`
  (
    \b(?:
      take|leave|cut|strip|pull|minus|without|except|excluding|exclude|counting|count|including|omit
      |ignore|skip
    )\b[^,.?;]{3,50}
  ), (?:(?:since|because|as|for|seeing that) )?(?:that|it|this|they|those|these|he|she)(?:
    ['’]s|['’]re| was| were| is| are| wasn['’]t| weren['’]t| isn['’]t
  ) (?!.*\b(?:how much|what|when|who)\b)[^?]{2,80}$
`;
/** "Take off the cleaning, my sister covers that", "without the crane, since Jo paid it". */
const REASON_LAST = pattern('i')`
  ^(
    (?:(?:and|ok|okay|now|but|so|then|please|also)[ ,]+)*(?:
      (?:take|leave|cut|knock|strip|pull|count) (?:out|off|away)|(?:take|leave|cut|knock|pull)\b(?=[^,]* (?:out|off|aside),)
      |minus|without|except(?: for)?|excluding|exclude|omit|ignore|skip|not counting|less
    ) [^,.?;]{3,60}
  )(?:
    , (?:(?:since|because|as|seeing that) )?(?:(?:i|we|he|she|they|it|that|those)(?:['’](?:ll|ve|re|s))?|(?:my|our) [a-z-]+)
    | (?:since|because) (?:i|we|he|she|they|it|that|my|our|the|[a-z]+)
  ) (?!.*\b(?:how much|what|when|who|which|would|could|should)\b)[^?]{2,80}$
`;

/** "How long do the doors have a warranty?", "how long is the warranty on the doors?" */
const WARRANTED = pattern('gi')`
  \bhow long (?:
    (?:do|does) ((?:the|our|my) [^,?]{3,40}?) have (?:an? |the |its |their )?(?:warranty|guarantee)
    |(?:is|are) ((?:the|our|my) [^,?]{3,40}?) (?:covered|guaranteed|under (?:warranty|guarantee))
    |(?:is|does|will) (?:the|our) (?:warranty|guarantee) (?:
      (?:last|run|hold|go) )?(?:on|for|of) ((?:the|our|my) [^,?]{3,40}?)(?: (?:last|run|hold|good|valid))?
  )(?=[,?. ]*$|,? and\b)
`;
/** "How do I write to Omar?" */
const WRITES =
  /\bhow (?:do|can|could|would|should) (?:i|we) (?:write|send (?:an? )?(?:e-?mail|message)|e-?mail|drop (?:a line|an e-?mail)) to ((?:the |our |my )?[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?=[?.! ]*$)/giu;
/** "How far under did we end up on the porch?" */
const UNDER_BY = pattern('gi')`
  \bhow (?:much|far) (under|below|over|above)(?: (?:the )?budget)? (?:did|have|had) (?:we|i) (?:
    stay(?:ed)?|come|came|finish(?:ed)?|end(?:ed)?|land(?:ed)?|go|gone|went|wind|wound
  )(?: in| up| out)?\b
`;
/** "What did the tiler bill us?" asks for no bill that is open. */
const BILLED =
  /\b((?:what|how much) did (?:the |our )?(?!(?:we|i|you|he|she|they)\b)[\p{L}-]+) bill (?=(?:us|me|for)\b)/giu;

/** "What does that add up to, counting the return?" A sum has it already. */
const NET =
  /(?<!\bnot),? (?:and )?(?:counting|including|allowing for|taking account of) (?:the|any|all|that|those) (?:returns?|refunds?|credits?|money back)(?=[?.! ]*$)/i;
/** "The bank wants one number for all four jobs." */
const WANTS_TOTAL =
  /^(?:the |our |my )?(?:[\p{L}'’-]+ ){1,3}?(?:wants?|needs?|demands?|requires?|asks? for|(?:is|are) asking for|(?:is|are) after) (?:to (?:know|see|have) )?(?:just |only )?(?:one|a single|a|the|our) (?:\w+ )?(?:number(?! of\b)|figure|total|sum) (?:for|on|of|over|across) /iu;

/** "Which document runs out this month and which one already has?" */
const ALREADY_OUT =
  /^(which [^?]{0,60}\b(?:expires?|runs? out|lapses?)\b[^?]{0,40}?),? and which (?:ones?|of them) (?:already (?:has|have|did)|(?:has|have|did) already)\b/iu;

/** "Is the porch over, and by how much?" */
const OVER_BY = pattern('gi')`
  ^(?:(?:so|and|ok)[ ,]+)*(?:is|did|has|was) ((?:the|our|my) [^,?.;]{3,30}?) (?:go |gone |run )?(
    over|under
  )(?: (?:its |the |our )?budget)?,? and (?:if so,? )?(?:by )?how much(?=[?. ]*$)
`;

const respelled: Step = (text) =>
  withPaperNamed(
    RESPELLED.reduce((soFar, [pattern, plain]) => soFar.replace(pattern, plain), text),
  ).trim();

const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [TITLES, '$1 '],
  [COMMA, ', '],
  [MARK, '? '],
  [AND, ' and '],
  [AND_BETWEEN, ' and '],
  [AGAINST, ' vs '],
  [AGREED, 'how much is $1'],
  [PLANNED, 'what is planned for '],
  [NOT_ONLY, ''],
  [ADDED, '$1 did $2 cost'],
  [MEANWHILE, ' and '],
  [BOT, '$1 bought'],
  [DONE, '$1 did '],
  [URGED, '$1'],
  [BUDGET_THEN, 'if we '],
  [EITHER_WAY, ''],
  [FROM_EACH, ''],
  [WHEN_LAST, '$1when is $2'],
  [HOW_FAR, 'how far over are we$1'],
  [OATH, '$1'],
  [THING, ''],
  [RAN, '$1 did $2 cost'],
  [OVER_BY, 'how much $2 budget is $1'],
  [STAYED, 'by how much are we $1 budget'],
  [STAYED_BY, 'by how much are we $1 budget$2'],
  [WARRANTED, 'until when do we have a warranty on $1$2$3'],
  [WRITES, 'what is the email of $1'],
  [REASON, '$1'],
  [REASON_LAST, '$1'],
  [UNDER_BY, 'by how much are we $1 budget'],
  [BILLED, '$1 charge '],
  [NET, ''],
  ...moneyForms,
  [WANTS_TOTAL, 'what is the total for '],
  [ALREADY_OUT, '$1 and which documents have expired'],
];

const BEFORE_GREETING: readonly Step[] = [withoutTakenBack, asComparison, comparisonIn];

/** Each reads what the one before it has left. */
const STEPS: readonly Step[] = [
  respelled,
  withoutHope,
  withoutPassedAmount,
  withHowPaid,
  withoutCourtesies,
  withoutGuess,
  withoutClaim,
];
