import { pattern } from '../pattern.ts';
import { NET, TAKEN_OFF } from './net-of-refunds.ts';
import { PRICE } from './turns/spending.ts';
import type { Words } from './words.ts';

const FAMILY =
  '(?:parents|folks|mum|mom|mam|mother|dad|da|father|wife|husband|partner|missus|hubby|spouse|in laws)';

/** They change nothing of what is asked. */
const fillers: readonly RegExp[] = [
  // "What have we got filed under other?"
  /\b(?:filed|booked|logged|lumped|listed|put)(?= under\b)/,
  // "Materials dated April 1 through June 30".
  /\bdated(?= (?:(?:from|between|in|on|after|before|since|this|last) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|20\d\d|year|month))/,
  // "Which contractor agreement is the biggest?"
  /\bcontractors?(?= (?:agreements?|contracts?|bills?|invoices?|quotes?|bids?|insurance)\b)/,
  // "How much did the furnace leave unspent?"
  /\b(?:leaves?|leaving)(?= (?:unspent|unused|untouched|over)\b)/,
  // "What falls in October?"
  /(?<=\b(?:what|which|anything|whatever)(?: \w+)? )falls?(?= (?:in|into|on|within|due|this|next)\b)/,
  // "Exceed what we set".
  /(?<=\b(?:exceed|exceeds|exceeded|over|past|above|than) what (?:we|i) (?:had )?)(?:set|allowed|intended)\b/,
  // "When is the permit card good till?": no card that pays. "Next to the sink" is no next step.
  /(?<=\bpermit )cards?\b/,
  /\bnext(?= to (?:the|our|my|an?|each|it|that)\b)/,
  // "How many expenses fall between 1000 and 1500?"
  /\bfall(?:s|ing)?(?= (?:between|under|over|above|below)\b)/,
  // "Which category takes the biggest share of the bathroom money?"
  /(?<=\b(?:category|contractor|method|project) )(?:takes?|took|eats?|ate|gets?|got|uses?|used|has|had|makes?|made|accounts?|accounted)(?: up| for)?(?= (?:the |up the )?(?:most|least|biggest|largest|smallest|lion)\b)/,
  /(?<=\b(?:share|part|slice|chunk|portion|most|least|half|bulk|percent|percentage) of (?:the|our|my) (?:\w+ )?)(?:money|spending)\b/,
  // "Which milestone took longest?"
  /\b(?:took|taken|takes)(?= (?:the )?(?:longest|most time))/,
  // "Every budget that we have for the bungalow".
  pattern()`
    (?<=
      \b(?:all|every|each)(?: (?:of )?(?:the|our|my))? budgets?(?: (?:that )?(?:we|i) (?:have|set|made)
      )? )(?:for|of|in|on) (?:the|our|my|this) (?:whole |entire )?(?:
      house|home|place|property|brownstone|bungalow|cottage|townhouse|row ?house|duplex|condo
      |split level|ranch|villa|terrace|semi|victorian|farmhouse|cabin|building
    )\b
  `,
  // "What did we set as the budget?"
  /\bset(?: as| aside as| for)?(?= (?:the |our |a |its )?(?:\w+ ){0,3}budget\b)|(?<=\bbudget .*)\bset\b/,
  // "Across everything, with the wall's overspend counted": a total has it already.
  pattern()`
    (?<=
      \b(?:all|everything|every|both|together|overall|combined|projects|jobs|total) .*
    )\b(?:with|including|counting|net of|after|allowing for) (?:the |our |my )?(?:\w+ ){1,3}?(?:
      overspend|overspending|overrun|overage|excess|shortfall
    )(?: (?:counted|included|taken off|taken into account|deducted|netted|in|and all)
    )*\b
  `,
  // "Have we still got 5k for it or nah?"
  /\bor (?:nah|nope|nay|naw)\b/,
  // "What did she charge for putting it in?"
  /\bfor (?:putting|doing|getting) (?:it|them|that)(?: in| up| down)?\b/,
  // "How much did we plan for the tile itself?" "The stove itself" cost less than the project Stove.
  /(?<=\b(?:plan|planned|budgeted|allowed?) .*)\b(?:itself|themselves)\b/,
  // "Anything that we never set a date for", "what would that leave us?"
  /\b(?:never|not)(?: \w+){0,2} (?:set|put|given|gave|assigned|picked)(?= .*\bdate\b)/,
  /(?<=\b(?:that|this|it) )leave(?: (?:us|me|over))?(?: with)?\b/,
  // "Are we past the halfway mark?"
  /\b(?:half ?way|midway) (?:mark|point)\b/,
  // "The coop bits over 400 each": any expenses.
  /\b(?:bits|pieces|bits and pieces|odds and ends)(?= (?:that (?:are|were|cost|ran) )?(?:over|above|under|below|more than|less than|between|north of)\b)/,
  // "Where does the coop land?"
  /(?<=\bwhere (?:does|do|will|would) .*)\bland$/,
  // "Whom did we never pay a cent?"
  pattern()`
    (?<=
      \b(?:never|not|nobody|without|no) .*
    )\b(?:a|one) (?:single )?(?:cent|penny|dime|nickel|dollar|buck)$
    |(?<=
      \b(?:never|not|nobody|without|no) .*
    )\b(?:a|one) (?:single )?(?:cent|penny|dime|nickel|dollar|buck)(?= (?:on|in|for|to|so|yet|from|of|at|out)\b
    )
  `,
  // "How many contractors are saved in here?"
  /\b(?:(?:saved|stored|listed|kept|entered|recorded) )?in (?:here|the app|this app|the system|my account)$/,
  // "Was the sauna free?"
  /(?<=^(?:was|were|is|are) .*|\b(?:is|was|are|were) (?:really |actually |all )?)\bfree$/,
  // "Wait, did the rebate come?"
  /^(?:wait|hold on|hang on|hmm+) (?=(?:so |and )?(?:what|how|when|who|which|where|did|do|does|is|are|was|were|has|have)\b)/,
  // "Who can see this besides us?"
  /(?<=\bwho .*)\b(?:besides|beside|other than|apart from|aside from|outside of|except|except for) (?:just )?(?:us|me|you|ourselves|myself|(?:the )?(?:two|both) of us)$/,
  NET,
  // "The tools, the saw and so on".
  pattern()`
    (?<=
      \b(?:materials?|labou?r|tools?|permits?|equipment|utilities|stuff|things)\b.*
    )\b(?:just |only |like |such as )?(?:the|a|an|like|such as) (?:\w+ )?\w+ (?:
      and (?:so on|so forth|such|the like|all that|whatnot)|etc
    )\b
  `,
  // "Which bits are overdue?"
  pattern()`
    (?<=\b(?:which|what|any|all|the) )(?:bits?|pieces?|parts?|jobs?|items?|things?|stuff)(?= (?:
        (?:are|is|of|on|in|the|that|which|still|now|already|\w+) ){0,6}(?:overdue|late|behind schedule|behind|outstanding)\b
    )
  `,
  PRICE,
  // "With the planks I took back already knocked off", "with the drain change counted in".
  TAKEN_OFF,
  /\bbefore (?:the |any |all |our )?(?:returned|refunded) \w+\b/,
  /\b(?:net of|after|allowing for|less) (?:the |any |all |our )?(?:overruns?|overspends?|overspending|overages?)\b/,
  // "The porch, including the permit": all of it is meant anyway.
  pattern()`
    (?<!\bnot )\b(?:including|inclusive of|incl|counting) (?!
      (?:all|every|each|any|everything)\b|(?:the|my|our) other\b
    )(?:\w+ ){0,8}?\w+(?= (?:for|on|in|since|from|until|so far|(?:this|last) (?:week|month|quarter|year)) |$
    )
  `,
  // "What has Kasia earned, the skim included?": with an article, or else one word.
  /(?<=\b(?:how much|what|total|sum|spent|paid)\b.*)(?<!\bnot )(?:\b(?:the|our|my|his|her|their) (?:\w+ )?)?\b(?!not\b|is\b|are\b|was\b|were\b|all\b|everything\b)\w+ included$/,
  // "Do we have a quote for the doors, and from whom?" A quote tells it anyway.
  /(?<=\b(?:quotes?|bids?|estimates?|offers?)\b.*)\b(?:and )?(?:from whom|who from|who (?:is|was) it from)$/,
  // "Am I in trouble with the budget?", "are we in good shape?": a turn of phrase has read it.
  /(?<=^(?:and |so )?(?:am i|are we|is it) (?:still )?in )(?:any )?(?:(?:financial|money|budget) )?(?:trouble|(?:good|bad|decent|poor) (?:financial )?shape)\b/,
  // "What was the cellar's final figure?"
  /\bfinal (?=(?:figure|total|tally|sum)\b)/,
  // "Wood, screws and other materials".
  /(?<=\b(?:on|into|for|to|of|in) )(?:\w+ ){1,8}?(?:and|or) (?:all |any )?other (?=(?:building )?(?:materials?|supplies|tools?|equipment|permits?|utilities)\b)/,
  // "Of the 6200 for the laundry, how much is gone?"
  /\b(?:out )?(?:of|from) (?:the|our|my|its|that) \$?\d[\d,.]*k?(?: (?:dollars|bucks|euros|pounds))?(?= .*\b(?:how much|what|left|gone|spent|used|remains?|remaining)\b|(?<=\bhow much .*) )/,
  // "Come in under budget".
  /\b(?:come|comes|came|coming|land|lands|landing|bring it|bringing it) (?:in )?(?=(?:under|over|within|inside|on|below|above) (?:(?:the|our|my|its|that) )?(?:budget|plan|limit)\b)/,
  /\bclosed?(?: out| off)?\b(?<=\b(?:milestones?|steps?|tasks?|stages?|phases?)\b.*)/,
  // "Will it bust its budget?", "the upper limit", "the ceiling that we set".
  /\b(?:bust|break|blow|burst|smash|wreck|breach|overshoot|overrun)(?:s|es|ing)?(?= (?:its|our|my|the|that|their) (?:\w+ )?budget\b)/,
  /\bupper(?= limit\b)|\bceiling(?= (?:that )?(?:we|i) (?:had )?(?:set|agreed)\b)|(?<=\b(?:price|cost|spending|set a|set as) )ceiling\b/,
  /(?<=^(?:and |so )?(?:what|how much) )(?:rests?|stays?)(?= (?:of|in|for|from|over) )/,
  /\b(?:(?:i|we) )?(?:only )?(?:have|got|have got) (?:a |only )?(?:few|couple of|one|two|three|five|ten|\d+) (?:minutes?|mins?|seconds?|secs?|moments?)\b/,
  /\b(?:(?:to|with|in) )?(?:no|one|two|three|\d) decimals?(?: places?)?\b/,
  /\bon (?:my|our|the) (?:purse|wallet|pocketbook|pocket|pockets|bank balance)\b/,
  /\b(?:sneak|sneaked|snuck|creep|crept) up on (?:me|us)\b/,
  /\b(?:up )?to date\b|\b(?:till|until|til|upto) date\b/,
  /\b(?:when|after|once) all was said and done\b/,
  /\bin (?:a|one|1) (?:single )?(?:line|sentence|word|nutshell|breath)\b/,
  /\bi mean\b/,
  // "To the plumber, for everything she has ever done for us".
  /\b(?:for )?(?:everything|all|anything|whatever|all the work|the work) (?:that )?(?:he|she|they) (?:is |has |have |had |ever )*(?:did|done)(?: for (?:us|me))?\b/,
  /\b(?:in|on|from|per|according to|within) (?:my|our|the|your) (?:own )?(?:records?|books?|files?|system|ledger|notes|accounts)\b/,
  /\b(?:full )?names? and (?:company|firm|business)\b|\b(?:company|firm) and name\b/,
  /\brather than\b/,
  /\bon the (?:phone|line)(?= (?:with|to)\b)/,
  /\beach(?: one)? (?:by itself|on its own|for itself)\b/,
  // "Putting all of it together, …"
  /^(?:putting|taking|adding|lumping|throwing|pulling)(?= .*\b(?:all|everything|both|each|every)\b)/,
  // Everything, and neither the first nor the last of it.
  pattern()`
    \bfrom (?:the )?(?:very )?(?:
      first|beginning|start|top
    ) (?:\w+ ){0,2}?(?:to|through|until) (?:the )?(?:very )?(?:last|end|finish|bottom)(?: (?:one|check|cheque|payment|bill|penny|cent|dollar|nail|day)
    )?\b
  `,
  /\bin the first place\b|\bto begin with\b|\bto start with\b/,
  // "Drop Bill a line", "the budget that we set".
  /\bdrop(?= (?:\w+ ){1,3}an? (?:line|note|text|message|email)\b)/,
  /(?<=\bdrop (?:\w+ ){1,3})an? (?:line|note|text|message)\b/,
  pattern()`
    (?<=
      \b(?:
        budget|limit|figure|number|amount|sum|target|money
      )(?: that| which)? (?:we|i|they|you) (?:had |have |originally |first )*
    )(?:set|fixed|gave)(?= (?:for|ourselves|myself|on|at|out)\b)
  `,
  // It was before all records.
  /\b(?:ever )?since the (?:storm|flood|fire|hurricane|tornado|earthquake|leak|disaster|accident|purchase|closing|move|wedding)\b/,
  /(?<=\b(?:left|leave|leaving) )(?:our|my|the) (?:hands|pockets?|pocketbook|wallets?|purse|account|bank account)\b/,
  // "Was it Grace or someone else?"
  /\bor (?:someone|somebody|anyone|something) else\b/,
  /\bhalf of (?=(?:the |our |my |its |all )*(?:\w+ ){0,2}(?:money|budget|funds|cash|kitty|pot)\b)/,
  /\bto (?:fix|sort|solve|finish|put right|deal with) (?:it|that|this|them)(?: out)?(?: with)?\b/,
  /(?<=\b(?:what|who|how|where|when|why) )(?:on earth|in the world|the (?:heck|hell|devil|dickens|deuce)|in heaven['s]* name)\b/,
  // "We call it the loft."
  /\b(?:we|i|you|they|people) call (?:it|this|that|them)\b/,
  new RegExp(
    `\\b(?:besides|except|apart from|aside from|other than) (?:me|us|myself|ourselves|(?:(?:my|our) )?${FAMILY})\\b`,
  ),
  // "What my parents planned" is what we planned.
  new RegExp(
    `\\b(?:my|our|the) ${FAMILY} (?=(?:had |have |has |originally )*(?:planned|budgeted|allowed|set aside|put aside|reckoned|wanted)\\b)`,
  ),
  /\b(?:i|we) (?:have|had|got) (?:a|the) (?:feeling|hunch|suspicion|sense)\b/,
  /\b(?:creep|crept|creeping|sneak|snuck|drift|drifted|climb|climbed) (?=(?:above|over|past|beyond)\b)/,
  /\bup front\b|\bupfront\b/,
  /\b(?:down )?to the (?:very )?(?:last |nearest |exact )?(?:cent|penny|dollar|dime|nickel)\b/,
  /\bout of (?:(?:my|our|the|your) )?(?:own )?pockets?\b/,
  /\bcalendar(?= (?:year|month|quarter|week|day|(?:19|20)\d\d)\b)/,
  // "The biggest check or card payment or whatever": any payment.
  /\b(?:check|cheque|card|cash|transfer) or (?:check|cheque|card|cash|transfer)(?=(?: payment)? or (?:whatever|whatnot|anything|something))/,
  // "Everybody else, like stores and the permit office".
  /(?<=\b(?:else|others|contractors?|trades|tradespeople) )(?:like|such as) (?:the )?(?:stores?|shops?)(?: (?:and|or) (?:the )?(?:\w+ )?(?:office|county|city|town|council|stores?|shops?))?\b/,
  // "Lumber and materials" are the materials.
  /\b(?:lumber|timber|wood|hardware|paint|drywall|stone|parts) (?:and|plus|n) (?:all |other |the )*(?=(?:building )?(?:materials|supplies)\b)/,
  /\b(?:just )?for (?:my|our) (?:own )?(?:files?|records?|notes?|books?|accountant|bookkeeping|spreadsheet|paperwork|peace of mind)\b/,
  // "For the tax lady", "for my insurance guy".
  /\bfor (?:the|my|our) (?:tax|insurance|bank|loan|mortgage) (?:lady|guy|man|woman|person|people|folks|adviser|advisor|preparer|agent|office|company|return|forms?)\b/,
  // "What still needs fixing on Omar's side?" The side door has other words before it.
  /(?<=\bon (?:his|her|their) )(?:side|part|end)\b|(?<=\bfix(?:ed|ing)?\b.* on (?!(?:the|our|my|one|this|that|each|either|north|south|east|west|left|right|back|front)\b)[a-z]+ )side$/,
  // "At the beginning" of a project; "the start of July" is a day.
  /\b(?:right )?(?:at|in|from) the (?:very )?(?:beginning|start|outset|onset)\b(?! of\b)/,
  /\b(?:in|of|into|from) (?:the|our|my|its) (?:kitty|pot|coffers|purse|piggy bank|war chest|money pot)\b/,
  // "Dearest first" is an order.
  /(?<=\b(?:highest|dearest|priciest|biggest|largest|lowest|cheapest|smallest|latest|newest|oldest|expensive|most|least) )first\b/,
];

export function takeFillers(words: Words): void {
  for (const filler of fillers) words.takeMatch(filler);
}
