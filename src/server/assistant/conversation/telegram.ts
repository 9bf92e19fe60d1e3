import { pattern } from '../pattern.ts';

/** A longer message has room for whole sentences. */
const MOST_WORDS = 14;

const AMOUNT = String.raw`\$?\d[\d,]+(?:\.\d\d)?k?|\$?\d(?:\.\d)?k`;
const END = '[?.! ]*$';

/** "Nursery over?", "did the boiler come in under". */
const OVER = pattern('i')`
  ^(?:(?:and|so|is|are|was|were|did|has|have|will|does|the|our|my) )*(.+?)(?: -)?(?: (?:
      come|came|coming|run|running|ran|go|going|went|gone|end|ended|finish|finished|still|now
      |already|in|up|it|we|are|is
    )
  )* (?:over|under|over or under|under or over)(?: yet| now| or not| y/n)?${END}
`;
/** "Terrace after a 1900 railing", "stoop minus 900". */
const AFTER = pattern('iu')`
  ^(?:(?:and|so|the|our|my) )*(.+?)(?: (?:budget|money|left))? (?:
    after|minus|less
    |(?:with|once|if)(?= (?:a|an|another|i|we|buying|spending|paying)\b|.* (?:more|extra)\b)
  ) (?:
    (?:a|an|the|another|i|we|buy|buying|spend|spending|pay|paying) )*(${AMOUNT})(?: (?:more|extra|dollars|bucks))?( (?:for |on )?[\p{L} -]{3,30})?${END}
`;
/** "Kenji on the deck vs everything Kenji", "Kenji deck vs Kenji total". */
const AGAINST_ALL = pattern('i')`
  ^(?:how much (?:to |for )?)?(.+?),? (?:vs\.?|versus|against|compared (?:to|with)|or) (?:
    (?:everything|all|all of|total|overall|the whole of) (?:for |to |from |of )?(.+?)
    |(.+?) (?:
      overall|total|in total|altogether|all up|in all|all told|everywhere|in general
      |across (?:all|the board|everything).*
    )
  )[?.! ]*$
`;
/** "Planned for countertop". */
const PLANNED =
  /^(?:the )?(?:planned|budgeted|allowed|earmarked|set aside|plan(?:ned)? (?:amount|cost|sum|figure))(?: (?:amount|cost|sum|figure))? (?:for|on) (?:the |our |my )?([\p{L} -]{3,40})[?.! ]*$/iu;
/** "Stair inspection: target?" */
const TARGET = /^([^:?,]{3,60}?)(?::| [–—-]) ?target(?: date)?[?.! ]*$/i;
/** "Drywall total, both deliveries". */
const BOTH =
  /^(?:the )?([\p{L} -]{3,40}?)(?: total| sum| costs?| altogether| together)?,? +(?:for |of )?(both|the two|all three|all four) ([\p{L}-]+s)[?.! ]*$/iu;
/** They are no word of a description. */
const COUNTED =
  /^(?:months|times|payments|parts|halves|purchases|entries|expenses|bills|invoices|instal+ments|ones|of them)$/i;
/** "Sum of all three budgets." */
const RECORDS = /^(?:budgets|projects|jobs|rooms|contractors|milestones|quotes)$/i;
/** "Boiler deposit and the balance after". */
const BALANCE = pattern('iu')`
  ^(?:
    (?:what|how much) (?:was|were|is) |(?:the|our|my) )*([\p{L} -]{3,40}?) (deposit|down payment|retainer),? (?:and|&) (?:then )?(?:the |its |their )?(
    balance|final payment|remainder|rest|second (?:payment|half|part|instal+ment)
  )(?: (?:payment|after|afterwards|later|on delivery|at the end|that))*[?.! ]*$
`;

/** "What paint did we use in the hall?" */
const USED = pattern('iu')`
  ^(what|which) (
    (?!else\b|other\b)(?:
      (?!colou?r|brand|shade|size|make|model|grade|kind|type)\p{L}+
    )(?: (?!colou?r|brand|shade|size|make|model)\p{L}+)?
  ) did (?:we|i) (?:use|go with|choose|pick|end up with|settle on|put)\b
`;

/** "Costliest month, addition." */
const PLACE_LAST = /^([^,:;]{4,60})[,:;] (\p{Ll}+)[?.! ]*$/u;

/** "Painting quotes", "lowest quote". */
const QUOTES = pattern('iu')`
  ^(?:the |our |my )?(
    (?!
      (?:
        all|any|which|what|two|three|both|these|those|getting|comparing|compare|good|fair|written
        |fixed|reading|how|our|my|his|her|their|open|declined|get|show|list|no|more|total|sum
        |average|number|is|are|did|do|have|has|when|who|where|why|can|should
      )\b
    )[\p{L}-]{3,}(?: (?!
        and\b|or\b|vs\b|how\b|about\b|of\b|the\b|from\b|for\b|with\b|us\b|me\b|a\b|any\b|our\b|my\b
        |their\b|his\b|her\b
      )[\p{L}-]+
    ){0,2}
  ) (?:quotes?|bids)[?.! ]*$
`;
const RANKS = /^(?:lowest|highest|cheapest|dearest|best|smallest|largest|biggest)$/i;

const ASKS =
  /^(?:what|how|when|who|which|where|why|can|could|should|show|list|any|anything|everything)\b/i;

/**
 * A few words without a verb as a whole question. `isPlace` says whether a word is of the name of a
 * project, so that "pipes after 2024" stays what it is.
 */
export function spelledOut(message: string, isPlace: (word: string) => boolean): string {
  const text = message.trim();
  if (text.split(/\s+/).length > MOST_WORDS) return message;
  const [, asked, where = ''] = PLACE_LAST.exec(text) ?? [];
  if (asked && isPlace(where.toLowerCase())) return `${asked}, the ${where}`;
  const hasPlace = (words: string | undefined) => wordsOf(words).some(isPlace);
  const isOnlyPlace = (words: string | undefined) =>
    wordsOf(words).every((word) => isPlace(word) || SMALL.has(word));
  const quoted = QUOTES.exec(text)?.[1];
  if (quoted) {
    return RANKS.test(quoted)
      ? `which is the ${quoted} quote`
      : `which quotes do we have for the ${quoted}`;
  }
  const [, what, one, other] = BALANCE.exec(text) ?? [];
  if (what) return `how much was the ${what} ${one} and how much was the ${what} ${other}`;
  const target = TARGET.exec(text)?.[1];
  if (target) return `when is the target date of ${target}`;
  const planned = PLANNED.exec(text)?.[1];
  if (planned) return `how much is planned for the ${planned}`;
  const [, thing, , parts = ''] = BOTH.exec(text) ?? [];
  if (thing && !ASKS.test(text) && !hasPlace(parts) && !RECORDS.test(parts)) {
    return COUNTED.test(parts) ? `${thing} total` : `total both ${thing} ${parts}`;
  }
  if (ASKS.test(text)) return COATS.test(text) ? text : text.replace(USED, '$1 $2 did we buy');
  const over = OVER.exec(text)?.[1];
  // "Is the deck project over?" may ask whether it is finished.
  const isOfTime = /\b(?:project|job)$/i.test(over ?? '');
  if (hasPlace(over) && isOnlyPlace(over) && !isOfTime) return `is the ${over} over budget`;
  const [, place, amount, bought = ''] = AFTER.exec(text) ?? [];
  const isYear = /^20[0-4]\d$/.test(amount ?? '') && bought === '';
  if (amount && !isYear && hasPlace(place) && isOnlyPlace(place)) {
    return `if I spend $${amount.replace('$', '')}${bought ? ` on a${bought}` : ''}, what is left for the ${place}`;
  }
  return againstAll(text, isPlace) ?? message;
}

/** Which one it was is in no record; what it cost may be. */
const COATS =
  /^(?:what|which) (?:\w+ )?(?:stain|paint|varnish|sealer|sealant|primer|wax|lacquer|finish|grout|caulk|adhesive|glue) /i;

const SMALL = new Set('the our my on in for at project job budget'.split(' '));
const wordsOf = (text = '') => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function againstAll(text: string, isPlace: (word: string) => boolean): string | null {
  const [, one = '', first, second] = AGAINST_ALL.exec(text) ?? [];
  const who = wordsOf(first ?? second).join(' ');
  const others = wordsOf(one);
  if (who === '' || !others.join(' ').startsWith(who)) return null;
  const place = others.slice(wordsOf(who).length).filter((word) => !SMALL.has(word));
  if (place.length === 0 || !place.every((word) => isPlace(word) || word === 'here')) return null;
  const where = place.includes('here') ? 'this project' : `the ${place.join(' ')}`;
  return `how much to ${who} on ${where} and how much to ${who} in all projects`;
}
