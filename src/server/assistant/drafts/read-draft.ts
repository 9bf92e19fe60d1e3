import type { Books } from '../books.ts';
import { claimIn, isCheck } from '../conversation/claim.ts';
import { isAsking, segmentsOf } from '../conversation/segments.ts';
import type { Pace } from '../pace.ts';
import { pattern } from '../pattern.ts';
import { toAmount } from '../question/amount.ts';
import { findConcepts } from '../question/concepts.ts';
import { takePeriod } from '../question/period.ts';
import { withAmountsInDigits, withSmallAmountInDigits } from '../question/spelled-amounts.ts';
import { firstWords, namesIn, Words } from '../question/words.ts';
import { readBillPayment } from './bill-payment.ts';
import { readChange } from './change-draft.ts';
import { readContractorChange } from './contractor-change.ts';
import { PHONE, readContractor } from './contractor-draft.ts';
import type { Draft } from './draft.ts';
import { CAME_BACK, readExpense } from './expense-draft.ts';
import { withHolidays } from './holidays.ts';
import { readCompletion, titleOf } from './milestone-draft.ts';
import { NEW_DATE, NEW_MILESTONE, ON_TIMELINE, REMEMBER, REMINDER } from './milestone-wordings.ts';
import { readProject } from './project-draft.ts';
import { readRefiling } from './refiling-draft.ts';
import { readRemoval } from './removal-draft.ts';

const MOST_WORDS = 60;
const LONGEST = 600;

const OPENING = pattern('i')`
  ^(?:
    please to |(?:
      please|hey|hi|hello|ok|okay|so|well|also|and|plus|now|oh|fyi|btw|by the way|good news|update
      |for the record|heads up|quick note|note|note that|remember that|remember|just|kindly
      |yesterday|today|yo|y'?all|you guys|folks|buddy|mate|my friend|assistant
    )[ ,:!]+
    |(?:i |we )?(?:almost |nearly )?forgot to (?:tell you|mention|say|note|log|add)(?: that)?[ ,:]*
    |you (?:can|may|could) (?:now )?
    |(?:can|could|would|will) (?:you|u) (?:
      (?:
        please|ever|just|kindly|maybe|possibly|be so kind as to|be able to|mind|do me a favou?r and
      ) )*
    |(?:can|could) (?:we|i) (?=(?:move|push|postpone|reschedule|bring|shift|delay)\b)
    |(?:(?:i|we)(?:'ve|'d)? )?(?:
      want|need|would like|'d like|like|have|got|ought|wish|trying|about|forgot|meant
    ) (?:you )?to |(?:i |we )?(?:gotta|wanna|gonna|must|should|better) (?=
      (?:add|log|record|enter|put|note|jot|write|save|register|track|book)\b
    )
    |time to |i’d like to |let(?:'|’)?s |go ahead and |help me |do me a favou?r and |be a dear and |(?:i'd|i would) (?:appreciate it|be grateful) if you (?:could|would) )*
`;
const QUESTION = pattern('i')`
  ^(?:
    what|whats|what's|when|who|whos|whose|how|which|where|why|did|do|does|is|are|was|were|am|has
    |have|should|shall|will|(?:can|could|may|might|would) (?!you\b|u\b)\w+|show|list|find|tell
    |give me|compare|any|anything|everything|look up|explain
    |(?:run|walk|talk|take|go) (?:me |us )?through|if
    |(?:total|totl|sum|amount) (?:paid|spent|given|sent)(?! \$?\d)
    |(?:the )?(?:
      amount|total|sum|number|count|cost|price|average|share|difference|gap|split|breakdown
    ) (?:of|between|in)
  )\b
`;

/** "And once I've paid Fergal another 1,850?": nothing is paid yet. */
const SUPPOSES =
  /^(?:(?:and|so|but|ok|okay|then|now|well)[ ,]+)*(?:what )?(?:if|once|suppose|supposing|assum(?:e|ing)|imagine|provided|let's (?:say|assume)|say) (?:i|we|that|he|she|they|the|our|my)\b/i;

const COMMAND = pattern('i')`
  ^(?:
    add(?! (?:\w+ )?(?:up|together)\b)|log|record|enter|put down|put in|put|note down|note|jot down
    |write down|save|register|create|track|book|make a note|new|post|chalk up|stick|pop|chuck|file
    |tally|charge|(?:add|logg|record|enter|putt|not|jott|sav|track|book|popp)ing
  )\b
`;
const PAID = pattern('i')`
  \b(?:
    wrote (?:\w+ ){0,3}(?:check|cheque)|(?:got|received) (?:another )?\$?\d[\d.,]*|venmo\w*|zelled?
    |paypal\w*|paid|gave|given|handed|bought|spent|purchased|sent|wired|transferred|picked up
    |ordered|tipped|settled|(?:shell|fork|lay|splash|cough)(?:ed)? (?:out|over|up)|laid out
    |parted with|dropped|slipped|charged (?:me|us)
    |(?:got|received|took|was given) \$?\d[\d.,]* .*from (?:me|us)
    |had .{0,40}\b(?:off|from) (?:me|us)|(?:it )?cost (?:me|us)|had to (?:pay|buy|spend|order|get)
  )\b
`;
const REMOVAL = pattern('i')`
  ^(?:delete|remove|erase|cancel|get rid of|undo|take out|expunge|purge|cross out)\b
  |^(?:
    drop|scrap|strike|wipe|bin|ditch|trash|void|dump|lose|kill|chuck out|throw out|do away with
  )\b(?= (?:the|that|this|my|our|it|those|these|both|one)\b
    | .*\b(?:expense|entry|payment|purchase|record|milestone|task|step)\b
  )
  |^take (?:\S+ ){1,6}(?:off|out)\b
  |^(?:scratch|nix|axe) (?:the|that|our|my)\b(?! (?:surface|floor|itch))
  |^(?:
    scratch|axe|nix|strike|yank|pull|cut|wipe|rub|knock|kick|boot|clear
  ) (?:\S+ ){1,8}(?:off|from|out of|away from) (?:of )?(?:the|my|our) (?:
    timeline|schedule|calendar|agenda|list|plan|books|milestones
  )\b
  |^(?:i|we)(?:'d)? (?:(?:should|would) )?(?:like|want|need|wish) .{3,80}\b(?:
    taken (?:off|out)|removed|deleted|erased|scrapped|struck|crossed (?:off|out)|gone|dropped
  )\b
  |^(?:have|get) .{3,60} (?:removed|deleted|erased|taken off)\b
`;
const COMPLETION_COMMAND = pattern('i')`
  ^(?:
    mark|tick|check|set|close|complete|finish|cross
  )\b.*\b(?:done|complete|completed|finished|off)\b
  |^(?:mark|tick|set|check) .{3,60} as (?:in|up|on|(?!late|overdue|open|not|an?|my|our|the|paid)\w{3,})[.! ]*$
  |^(?:mark|tick|check) (?:the|our|my) .{3,60} (?:as )?(?:in|up|down|on|done)[.! ]*$
  |^(?:complete|tick(?: off)?|check off|close|cross off)\b
  |^(?:(?:we|you|i) (?:can |could |may )?)?(?:call|consider|count) .{3,60} (?:
    done|finished|complete|completed
  )[.! ]*$
  |[,.;!] *(?:
    please |so |you can |you may |we can |can you )*(?:check|tick|cross|mark) (?:it|that|this|them|one)(?: off| as done| done)?\b
`;
const DONE = pattern('i')`
  \b(?:is|are|’s|'s|s|was|were|has been|have been|got|all|finally|now)\b.{0,20}\b(?:
    done|finished|complete|completed|laid|in|installed|up|painted|over|ready|built|delivered|passed
    |picked|chosen|hung|fixed|fitted|poured|framed|tiled|plastered|wired|connected|inspected
    |approved
  )\b
  |\b(?:finished|completed|wrapped up|done with|passed|went in|went up)\b
`;
/** "The gap between what we spent in 2025 and what we spent in 2026", "the person who got 2640". */
const NAMED = pattern('i')`
  \b(?:
    what|whatever|how much|how many|whom|whose|which
  ) (?:we|i|he|she|they|you|it|was|were|is|are|got|went)\b
  |^(?:the |that |some |a |an )?(?:
    person|one|ones|someone|somebody|anyone|contractor|contractors|gap|difference|day|date|time
    |month|sum|biggest|largest|smallest|last|first|latest
    |next (?:\w+ ){0,2}(?:milestone|step|task|deadline|one)
  )\b
`;
/** "The first guest night should be November 20". */
const SHOULD_BE =
  /\bshould be (?:on |by |the )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)/i;
/** "I paid Walt 1980, is that right?", "I think we paid 2000". */
const CONFIRMS = pattern('i')`
  ^(?:i|we) (?:think|believe|guess|thought|heard|recall|remember|assume|suppose)\b
  |[,;.-] *(?:
    is|was|isn't|wasn't|did|didn't|does|am i|are we|right|correct|yes|no|true|ok|really
  )\b[^,.;]{0,30}\??$
  |\b(?:right|correct|true)\?*$
`;
/** "The guy who did the lights" asks nothing. */
const SOMEONE =
  /\b(?:guy|guys|man|men|woman|lady|fellow|bloke|chap|kid|kids|crew|firm|company|people|person|one|thing|stuff|bit|part) (?:who|that|which)\b/gi;

/** "All up, what have we paid?" asks, although it does not start so. */
const ASKS = pattern('i')`
  \b(?:what|how|when|who|which|where|why)\b[^.!;]*?\b(?:
    is|are|was|were|did|do|does|have|has|had|much|many|will|can|should|would|could
  )\b
  |\b(?:what|who|how|when|where)['’]?s (?:the|our|my|that|it|in|on|left|still|open|next|due)\b
`;
/** "Long day, just tell me did it go on a card". */
const TELL_ME =
  /\b(?:tell|remind) (?:me|us) (?:again )?(?:what|how|when|who|which|where|whether|if|did|do|does|is|are|was|were|has|have)\b/i;
/** "Grace wants 600, put it in": a command at the end. */
const TRAILING_COMMAND =
  /\b(?:put|pop|stick|add|log|note|write|enter|record|save|track|jot|keep track of|remember) (?:it|that|this|them)\b|\bas an expense\b/i;
/** "I cannot find whether I gave the move a date". */
const UNSURE =
  /\bwhether\b|\b(?:need|want|like) to know\b|\b(?:cannot|can't|couldn't|do not|don't) (?:find|remember|recall|know)\b/i;
/** "Contact to save: Ann Hill, gutters". */
const TO_ENTER =
  /^(?:\S+ ){1,3}to (?:add|save|log|enter|note|record|register|write down|put in) *[:,–-]/i;
/** "Pop that in, would you?" */
const TAG = pattern('i')`
  [.,;!] *(?:please )?(?:
    put|pop|stick|add|log|note|write|enter|record|save|track|jot|tick|mark|delete|remove
  ) (?:it|that|this|them|one)\b[^?.]*,? +(?:
    please|for (?:me|us)|(?:would|could|will|can|won't) (?:you|u)(?: please)?
  )\?*$
`;
/** "I gave Walt 275, can you record that?" */
const WANTS_IT_WRITTEN = pattern('i')`
  [,.;!)-] *(?:can|could|would|will) (?:you|u) (?:please )?(?:
    record|log|add|put|pop|stick|chuck|jot|book|register|file|note|enter|save|write|track|fix|change
    |correct|update|amend|edit|adjust|mark|tick|check|delete|remove|cross
    |get (?:it|that|this) (?:down|in)
  )\b[^?.]*\??$
`;
/** "Home Depot 84.12, credit card": a line of a list of expenses, and no question. */
const SOME_OF_MANY =
  /\b(?:over|under|above|below|more than|less than|at least|at most|between|up to|total|sum|spend|spent|expenses|payments|how|what|which|who|when|any|all|every|budget|left|afford)\b|%/i;
/** "The worktops are in!" asks nothing, even if no milestone is called so. */
const STATES_DONE = pattern('i')`
  ^(?:(?:the|our|my|all) )?(?:\w+ ){1,3}(?:is|are|has been|have been) (?:
    (?:now|finally|all|at last) )*(?:
    in|up|down|done|finished|completed?|installed|laid|hung|painted|fitted|tiled|delivered
  )[.! ]*$
`;
/** "Washer moved in today", "porch light, please remove it". */
const DONE_AT_END = pattern('i')`
  ^(?:\S+ ){1,5}(?:
    moved in|went in|went up|put in|installed|delivered|done|finished|completed|painted|laid|up
    |fitted|hung|came in|came|arrived
  )(?: today| yesterday| now| this morning| last night| on (?:the )?[a-z]*day
    | on (?:the )?\d{1,2}(?:st|nd|rd|th)?
  )?[.!]*$
`;
const HOSTILE =
  /\b(?:system prompt|(?:admin|developer|debug|god|root) mode|your (?:instructions|rules|prompt))\b/i;
const TRAILING_REMOVAL = pattern('i')`
  (?:[,.;!]| (?:so|and)\b) *(?:so )?(?:please |can you |could you )?(?:please )?(?:
    (?:
      remove|delete|erase|take out|scrap|bin|cancel|drop|lose|ditch|strike|get rid of
    ) (?:it|that|this|one|them)\b
    |(?:delete|remove|erase|scrap)(?:,? (?:please|pls|plz))?[.! ]*$
    |(?:take|get|pull|knock|wipe) (?:it|that|this|one)(?: \w+)? (?:out|off)\b
  )
`;
/** "12.50 for screws". */
const FOR =
  /(?:^|[-–:,] *)\$?\d[\d.,]*(?: (?:dollars|bucks))?(?: more)? for (?:the |a |some )?\p{L}/iu;
/** "I gave Omar 150. Where do I put it?" wants it written down. */
const WHERE_TO = pattern('i')`
  (?<=\d.*)[,.;!]+ *(?:so |and |but )?(?:where|how) (?:
    do|does|should|can|would|could|shall
  ) (?:i|we|it|that|this) (?:
    put|log|enter|add|record|note|book|write|save|go|belong|file|track|register|post
  )(?: (?:it|that|this|them))?(?: down| in)?[?. ]*$
`;

/** "The heater was 295.99. How do we fix that?" wants the record. */
const HOW_TO_FIX = pattern('i')`
  [,.;!?]+ *(?:so |and |but )?(?:how|where) (?:
    do|does|should|can|would|could|shall|might
  ) (?:i|we|one|you) (?:go about )?(?:
    fix|chang|correct|edit|updat|amend|adjust|put|sort
  )(?:e|ing)?\b(?: (?:it|that|this|them|the (?:amount|entry|record))
  )?(?: right| straight| out)?[?. ]*$
`;
const FIX_IT = /\b(?:fix|correct|change|amend|adjust|edit) (?:it|that|this)\b/i;
/** "How do I delete the crane expense?" wants that record; "an expense" is any. */
const HOW_TO =
  /^how (?:do|can|could|should|would) (?:i|we) (?=(?:delete|remove|change|edit|fix|correct|amend)\b.*\b(?:expense|entry|payment|purchase|record|amount|milestone)\b)/i;
/** Money that is moved in the plan, and not spent. */
const TO_RESERVE =
  /\b(?:to|into|from|out of) (?:the |our |my )?(?:reserve|contingency|buffer|budget)\b/i;
/** "The railing is bolted now": only a word of a title can tell. */
const BEEN =
  /\b(?:is|are|was|were|has been|have been|got)(?: (?:now|finally|all|both|just|already|at last|fully))* (\p{L}+(?:ed|en|wn|ng|ut|id|lt|et|un|ade|ught|ne))\b/iu;

/** "Spent eighty five on caulk": with a verb of paying, a small number is an amount too. */
function toDigits(said: string): string[] {
  const words = withAmountsInDigits(firstWords(said, MOST_WORDS));
  const isOpen = PAID.test(said) && words.every((word) => toAmount(word) === null);
  return isOpen ? withSmallAmountInDigits(words) : words;
}

/** "My wife is certain we spent under 12,000 on it. Is she right?" */
function isClaimed(text: string): boolean {
  const parts = segmentsOf(text);
  const isToCheck = parts.some((part) => isAsking(part) || isCheck(part));
  return isToCheck && parts.some((part) => claimIn(part) !== null);
}

/** "Saturday, October 3" is October 3. */
const WEEKDAY = pattern('gi')`
  \b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?(?=
    \d{1,2}(?:st|nd|rd|th)\b|\d{1,2}/\d
    |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d
  )
`;
/** "Can we have a milestone for the tuner?" */
const ASKS_FOR_MILESTONE = pattern('i')`
  ^(?:can|could|may|might|should|shall) (?:
    (?:we|i) (?:please |also )?(?:have|get|add|put|set|make|create) (?:in |up )?(?:a|an|another) (?:\S+ )?(?:milestone|task|step|reminder|deadline)\b
    |(?:the|our|my|an?) .{3,60} (?:go|get|be (?:put|added)) (?:on|onto|in|into|to) (?:the|our|my) (?:timeline|calendar|schedule)\b
  )
`;

/** What the message wants to be written down; null if it is a question. */
export async function readDraft(message: string, books: Books, pace: Pace): Promise<Draft | null> {
  const plain = message.trim().replace(/[’‘]/g, "'").slice(0, LONGEST).replace(WEEKDAY, '');
  const typed = withHolidays(plain, books.today, PAID.test(plain));
  const told = typed.replace(WHERE_TO, '');
  const fixed = typed.replace(HOW_TO_FIX, '');
  const isFix = fixed !== typed || FIX_IT.test(typed);
  const text = fixed !== typed ? fixed : PAID.test(told) ? told : typed;
  const opening = HOW_TO.exec(text)?.[0] ?? OPENING.exec(text)?.[0] ?? '';
  const said = text.slice(opening.length).replace(PHONE, '');
  const isAsked =
    /^(?:can|could|would|will) (?:you|u|(?:we|i) (?:move|push|postpone|reschedule|bring|shift|delay))\b/i.test(
      text.replace(/^\W*(please|hey|hi|ok|so)[ ,]+/i, ''),
    ) ||
    WANTS_IT_WRITTEN.test(text) ||
    ASKS_FOR_MILESTONE.test(text) ||
    HOW_TO.test(text) ||
    TAG.test(text);
  const isWanted =
    isFix || COMMAND.test(said) || TO_ENTER.test(said) || TRAILING_COMMAND.test(said) || isAsked;
  // "We ought to have a milestone for the trim": after "to", a verb asks nothing.
  const isOwed =
    (/\bto $/i.test(opening) && /^(?:have|do|is|are) an?\b/i.test(said)) ||
    (/\blet['’]?s $/i.test(opening) && /^(?:have|do)\b/i.test(said));
  const isQuestion =
    (QUESTION.test(said) && !isOwed && !ASKS_FOR_MILESTONE.test(said)) ||
    SUPPOSES.test(text) ||
    TELL_ME.test(said) ||
    /\b(?:when|by when|how (?:late|early|many days(?: late| early| over)?))[?.! ]*$/i.test(said) ||
    /[,;] *(?:what|when|who|which|how)(?: (?:for|was it|was that|is it|is that|much))?\??$/i.test(
      said,
    ) ||
    (!isWanted &&
      (ASKS.test(said.replace(SOMEONE, ' ')) || (NAMED.test(said) && !SHOULD_BE.test(said)))) ||
    (!isWanted && UNSURE.test(said)) ||
    (!isWanted && (CONFIRMS.test(said) || isClaimed(text)));
  if (isQuestion || (text.endsWith('?') && !isAsked) || HOSTILE.test(text)) return null;
  const words = new Words(toDigits(said), namesIn(said));
  if (findConcepts(words).concepts.has('injection')) return null;
  const contractorChange = await readContractorChange(said, text, books, pace);
  if (contractorChange) return contractorChange;
  if (REMOVAL.test(said) || TRAILING_REMOVAL.test(said)) return readRemoval(said, books);
  const refiled = NEW_MILESTONE.test(said) ? null : await readRefiling(said, books);
  if (refiled) return refiled;
  const project = readProject(said, words, books);
  if (project) return project;
  // "Set a reminder to order the stain" moves nothing.
  const isMilestone = NEW_MILESTONE.test(said) && !NEW_DATE.test(said);
  const isNew = REMEMBER.test(said) || isMilestone;
  const change = isNew ? null : await readChange(said, words, books);
  if (change) return change;
  const isCommand = COMMAND.test(said);
  const contractor = readContractor(said, text, { isCommand, books });
  if (contractor) return contractor;
  const ahead = new Words(words.list);
  const future = takePeriod(ahead, { today: books.today, isAhead: true });
  // "By October 20" is a day as well.
  const day = future?.from === undefined || future.from === future.to ? future?.to : undefined;
  const isDated = day !== undefined && day >= books.today;
  const expense = await readExpense({ said, opening, words }, books, pace);
  if (
    expense.amount !== null &&
    !((ON_TIMELINE.test(said) || isMilestone) && isDated && !/\$/.test(said)) &&
    !TO_RESERVE.test(said) &&
    (isCommand ||
      PAID.test(said) ||
      CAME_BACK.test(said) ||
      TRAILING_COMMAND.test(said) ||
      (FOR.test(said) && !SOME_OF_MANY.test(said)) ||
      (expense.contractor !== null && /^\$?\d[\d.,]*(?: \w+)? to\b/i.test(said)) ||
      (expense.paymentMethod !== null && !SOME_OF_MANY.test(said)))
  ) {
    return expense;
  }
  const bills = expense.amount === null ? await readBillPayment(said, books) : null;
  if (bills) return { kind: 'billPayment', bills };
  const isDone = DONE.test(said) || (DONE_AT_END.test(said) && !REMEMBER.test(text));
  const deed = BEEN.exec(said)?.[1]?.toLowerCase();
  const isOfTitle = books.titles.has(deed ?? '');
  if (!isMilestone && (COMPLETION_COMMAND.test(said) || isDone || isOfTitle)) {
    const completion = readCompletion(words, books, deed);
    if (completion || COMPLETION_COMMAND.test(said) || STATES_DONE.test(said)) {
      return completion ?? { kind: 'completion', milestones: [] };
    }
  }
  if (
    (expense.amount === null || isNew || ON_TIMELINE.test(said)) &&
    (isDated || /\b(?:milestone|task|step|deadline|reminder)\b/i.test(said)) &&
    (REMINDER.test(said) ||
      REMEMBER.test(text) ||
      NEW_MILESTONE.test(said) ||
      TRAILING_COMMAND.test(said))
  ) {
    return {
      kind: 'milestone',
      project: expense.project,
      title: titleOf(said, books),
      targetDate: isDated ? day : null,
    };
  }
  if (isFix && expense.amount !== null) {
    return { kind: 'correction', expenses: [], amount: expense.amount };
  }
  return isCommand && /\b(?:expense|purchase|payment|cost)\b/i.test(said) ? expense : null;
}
