import { pattern } from '../pattern.ts';
import { gapAskedIn } from './gap-wording.ts';

const WORD = "[\\p{L}\\d'’-]+";
const SIDE = `(?:the |our |my )?(?:${WORD} ){0,3}?${WORD}`;
const OUTDID =
  '(?:outr[au]n(?:s|ning)?|out-?pac(?:ed?|es|ing)|outstrip(?:s|ped|ping)?|outdid|outdoes|outweigh(?:s|ed|ing)?|outcost|topp(?:ed|ing)|tops|beat(?:s|ing)?|exceed(?:s|ed|ing)?|surpass(?:ed|es|ing)?|eclipsed|edged out|dwarf(?:s|ed)|overtook|trumped)';
/** What goes over a plan is no comparison of two things. */
const PLANNED =
  '(?:(?:the|our|my|its|their|his|her) )?(?:\\w+ )?(?:what|it|that|them|budget|plan|estimates?|targets?|dates?|deadline|quotes?|allowance|limit|expectations?|schedule|agreement|contract|\\$?\\d)\\b';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const CATEGORY = '(?:labou?r|materials?|permits?|tools?|equipment|utilities)';

/** It asks for the difference, or whether it is so. */
const ASKS =
  /\b(?:how much|what amount|by what|margin|gap|difference|how far|dollars|which|who|who is right)\b|^(?:did|does|do|has|have|is|was)\b|\?/i;
/** "July's propane topped June's." */
const OF_MONTHS = new RegExp(
  `\\b(${MONTH})['’]s (${WORD}(?: ${WORD}){0,3}) (?:${OUTDID}|versus|vs\\.?|against|or|minus|less) (${MONTH})(?:['’]s)?(?!\\p{L})`,
  'iu',
);
/** "I would bet that wages outran parts on the deck." */
const OUTRUN = new RegExp(
  `((?:${WORD} ){0,3}${WORD}) ${OUTDID} (?!${PLANNED})(${SIDE}(?: (?:in|on|for|at) (?:the |our |my )?(?:${WORD} ){0,2}?${WORD})?)(?=[,.;:?!]| and by| by |$)`,
  'iu',
);
/** What comes before the first side: who says so. */
const LEAD =
  /^(?:.*\b(?:on|that|thinks?|says?|said|bet|did|does|has|have|think|sure|swears?|claims?|reckons?|believes?|money|had|if|whether)\b )+/iu;
const OWN_PLACE = /^(?:and |so )?(?:in|on|for|at) (?:the|our|my) [\p{L}'’-]+\b/iu;

const THING = '(?:the |our |my )?[^,.?!;:]{2,50}?';
const WOULD_SAVE = `(?:what|how much)(?: money)? (?:would|could|do|will|did|can) (?:i|we|it) save(?: us| me)?`;
const CHOOSING =
  '(?:let|lets|letting|hired?|hiring|had|have|having|went with|go with|going with|took|take|taking|picked?|picking|chose|choose|choosing|used?|using|gave it to|give it to)';

const wordings: readonly (readonly [RegExp, string])[] = [
  // "Wages minus parts for the deck comes to how much?"
  [
    new RegExp(`\\b(${CATEGORY}) (?:minus|less|take away) (?:the )?(${CATEGORY})\\b`, 'iu'),
    'difference between $1 and $2',
  ],
  [
    new RegExp(`\\b(${MONTH}) (?:minus|less|take away) (${MONTH})\\b`, 'iu'),
    'difference between $1 and $2',
  ],
  // "For the gate, who came in lower?"
  [
    /\bwho(?:se (?:price|number|offer))? (?:came|comes|went) in (?:the |at the )?(lower|lowest|cheaper|cheapest|under|less|higher|highest|dearer|dearest|over|steeper)\b/iu,
    'who quoted the $1',
  ],
  // "What would I save on the gate if I let Ann do it instead?"
  [
    new RegExp(
      `\\b${WOULD_SAVE} (?:on|for|with) (${THING}) (?:if (?:i|we) |by )${CHOOSING} [^?.!]{2,80}`,
      'iu',
    ),
    'what is the difference between the quotes for $1',
  ],
  // "How much would I save if I let Ann do the gate?"
  [
    new RegExp(
      `\\b${WOULD_SAVE} (?:if (?:i|we) |by )${CHOOSING} \\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)? (?:do |to do |for |on )(${THING})(?: (?:instead|rather than|over|and not)[^?.!]{0,40})?(?=[?.!]|$)`,
      'u',
    ),
    'what is the difference between the quotes for $1',
  ],
  // "How many have a receipt and how many do not?"
  [
    /\bhow many (have|had|came with|are with) (?:a |their )?receipts?(,? and how many) (?:(?:do|did|are|have)(?:n['’]t| not)|have none|lack(?: one| them)?|are without(?: one)?|miss(?: one)?|are missing(?: one| theirs)?|have no receipt)(?=[?.,!]|$)/iu,
    'how many have a receipt$2 have no receipt',
  ],
  // "Ann rate minus Ben rate".
  [
    pattern('iu')`
      \b(\p{L}+?)(?:['’]s|['’])? (?:hourly )?rate (?:minus|less|take away|against) (?:that of )?(
        \p{L}+(?: (?!(?:hourly|rate|one)\b)\p{L}+)?
      )(?:['’]s|['’])?(?: (?:hourly )?(?:rate|one))?(?=
        [,.;?!]|$| (?:is|comes|gives|makes|how|what)
      )
    `,
    'difference between the rates of $1 and $2',
  ],
  // "Which moved more money, cash or cards?"
  [
    pattern('iu')`
      \bwhich (?:one |of (?:them|the two) )?(?:
        moved|carried|handled|covered|swallowed|saw|soaked up|accounted for|drew|shifted|transported
        |ate(?: up)?
      ) (more|the most|most|less|the least)(?: of (?:the|our) (?:money|spending|cash)| money| cash| dollars| spending
      )?
    `,
    'which was $1',
  ],
  // "Line up cash and cards", "cash and cards, side by side".
  [
    /^(?:please |now |ok |so )?(?:line|stack|match|size) up (?=[^?]{2,60}? (?:and|against|with|to) )/iu,
    'compare ',
  ],
  [
    pattern('iu')`
      ^(?:please |now |ok |so )?(?:
        (?:set|put|lay|hold|show(?: me)?|give me|stand) )?([^?]{3,80}?),? (?:
        side by side|next to each other|next to one another|head to head|up against each other
        |back to back
      )\b
    `,
    'compare $1',
  ],
  // "How many dollars separate the sink from the tub?"
  [
    /\bhow (?:much|far|many dollars)(?: money)? separates? ([^,?]{3,50}?) (?:from|and) ([^,?]{3,50})/iu,
    'what is the difference between $1 and $2',
  ],
  // "How much separates the two bids?"
  [
    /\bhow (?:much|far|many dollars)(?: money)? (?:separates?|divides?|sets? apart|lies between|is there between|(?:is|are|was|were) between) /iu,
    'what is the difference between ',
  ],
  // "The tub for the hall and the tub for the attic: how much apart were they?"
  [
    /^((?:the|our|my) [^,?.;:]{3,60} and (?:the|our|my) [^,?.;:]{3,60}?) ?[,:;–—-]+ (?:by )?how (?:much|many dollars) apart (?:are|were|is|was) (?:they|those|these|the two|both)(?=[?.! ]*$)/iu,
    'what is the difference between $1',
  ],
  // "How much apart were the tub and the sink?"
  [
    /\bhow (?:much|many dollars) apart (?:are|were|is|was) (?=(?:the|our|my)\b)/iu,
    'what is the difference between ',
  ],
  // "Sill quotes, difference".
  [
    /^(?:the |our )?([\p{L} -]{3,40}?) (quotes|bids|estimates|offers|prices quoted)[,:;–-]* (?:the )?(?:difference|gap|spread|how far apart)[?.! ]*$/iu,
    'what is the difference between the $2 for $1',
  ],
];

/** A comparison in other words, in those that are read. */
export function comparisonIn(text: string): string {
  if (text.length > LONGEST) return text;
  const gap = gapAskedIn(text);
  if (gap !== null) return gap;
  const ofMonths = ASKS.test(text) ? OF_MONTHS.exec(text) : null;
  if (ofMonths) {
    const [, month, what, other] = ofMonths;
    return `${what} ${month} against ${other}, difference`;
  }
  const [, before, second] = (ASKS.test(text) && OUTRUN.exec(text)) || [];
  const plain = wordings.reduce((soFar, [pattern, words]) => soFar.replace(pattern, words), text);
  if (plain !== text) {
    // "In the den he thinks otherwise. Wages minus parts is how much?"
    const [place] = OWN_PLACE.exec(text) ?? [];
    const at = plain.search(/\bdifference between\b/i);
    return place && at > place.length ? `${place}, ${plain.slice(at)}` : plain;
  }
  if (before === undefined || second === undefined) return text;
  const first = before.replace(LEAD, '');
  const [place] = OWN_PLACE.exec(text) ?? [];
  return `${place && !first.includes(place) ? `${place}, ` : ''}how much more did ${first} cost than ${second}`;
}
const LONGEST = 400;
