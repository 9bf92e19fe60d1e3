import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { toAmount } from '../question/amount.ts';
import { firstWords, type Words } from '../question/words.ts';

const DESCRIPTION_LENGTH = 100;

/** Words that stand at the edge of a description and say nothing. */
const EDGE = new Set(
  `add log record enter put down in note jot write save register create track book make new an a the
  some expense purchase payment cost costs of for on to by with at from we i he she they it was were is
  are has have had paid gave handed bought spent purchased sent wired transferred picked up ordered
  tipped settled shelled out forked dropped slipped charged me us my our please just today this morning
  afternoon arvo evening receipt that which and also got get back refund refunded returned money credited reimbursed
  store shop dollars dollar bucks worth him her them total about around another more using via grand
  please entry category usd check cheque now finally already extra each dated went came come
  received receives had off invoiced billed card cards wife husband post chalk stick pop under over yesterday day his their its
  these those yet again there here given rest remainder full off invoice disbursement sum usd payment's`.split(
    /\s+/,
  ),
);
/** A particle that belongs to the deed before it: "touching up", "hauling away". */
const PARTICLES = new Set(['up', 'out', 'down', 'in', 'off', 'on', 'over', 'away']);
/** With one of these, it is a sentence and no name of a thing. */
const SENTENCE =
  /\b(?:i|we|he|she|they|it|you|me|us|him|them|paid|gave|went|came|was|were|is|are|has|have|had|forgot|tell|told|wanted|invoiced|billed|charged|got)\b/i;

const BREAK = '[^,.;!?()]';
const ARTICLE = '(?:the |a |an |some |my |our |his |her |their |two |three )?';
/** "Bought a heater for the bathroom", up to where and how it was paid. */
const BOUGHT = new RegExp(
  `\\b(?:bought|purchased|ordered|picked up|got myself|got us|bought us|bought me|rented|financed) ${ARTICLE}(${BREAK}+)`,
  'i',
);
/** "The dumpster came to 410", "door handles were 64". */
const COST = pattern('i')`
  ^(?:the |a |an |our |my |new |add |log |note |record |expense:? |and )*([^,.;!?$\d]+?) (?:
    came to|came out at|costs?|cost (?:me|us)|was|were|set (?:me|us) back|ran (?:me|us)|is|are|at
  )(?: about| around| only| just)? \$?\d
`;
const PLACE = new RegExp(`\\b(?:for|on|of|concerning|regarding)\\s+${ARTICLE}(${BREAK}+)`, 'gi');
/** "Paid the neighbor's kid 30 to haul trash", "charged us $220 to snake the drain". */
const DEED = new RegExp(`\\bto (?:have |get )?${ARTICLE}(${BREAK}+)`, 'gi');
/** "Paid the inspector 150". */
const RECIPIENT =
  /\b(?:paid|gave|handed|tipped|sent) (?:the |a |an |our |my )([^,.;!?$\d]+?) \$?\d/i;
/** Where a thing ends: the price, the shop, the way of paying. */
const END = pattern('iu')`
  \s+(?:
    for|at|from|on|with|using|via|by|and (?:it|that)|which|that|this|last|,
  )?\s*(?:the |my |our )?(?:
    \$?\d[\d.,]*|card|credit card|debit card|visa
    |(?:cash|check|cheque)(?! (?:valve|box|drawer|register)(?:e?s)?\b)|amex|mastercard|online
  )\b.*$
  |\s+(?:at|from) (?:the )?\p{Lu}.*$
  |\s+(?:today|yesterday|this morning|last (?:week|month|night|\w+day))\b.*$
`;

/** What an expense was for, in the words of the message; null if it does not say. */
export function descriptionOf(said: string, words: Words, books: Books): string | null {
  const tidy = tidier(words, books);
  const first = (pattern: RegExp) => tidy((pattern.exec(said)?.[1] ?? '').replace(END, ''));
  const firstOf = (pattern: RegExp) =>
    [...said.matchAll(pattern)].map(([, phrase = '']) => tidy(phrase)).find(Boolean) ?? '';
  const text =
    first(BOUGHT) ||
    firstOf(PLACE) ||
    first(COST) ||
    firstOf(DEED) ||
    first(RECIPIENT) ||
    (said.split(PARTS).map(tidy).find(isThing) ?? '');
  const short = text.slice(0, DESCRIPTION_LENGTH);
  return short === '' ? null : short.charAt(0).toUpperCase() + short.slice(1);
}

const PARTS = /[,.;:!?()]+(?=\s|$)|\s(?:and|but)\s(?=(?:i|we|it|he|she)\b)/i;
const isThing = (phrase: string) =>
  phrase !== '' && !SENTENCE.test(phrase) && !CATEGORY.test(phrase);
const CATEGORY = /^(?:materials?|labou?r|tools?|equipment|utilities|other)$/i;

/** Keeps the words that nothing else understood, and a project's name in the middle of them. */
function tidier(words: Words, { names: { places } }: Books): (phrase: string) => string {
  const isOpen = (word: string) => words.list.some((one, at) => one === word && !words.isTaken(at));
  const isPlace = (word: string) => places.has(word.toLowerCase());
  const isEdge = (word: string) => EDGE.has(word.toLowerCase());
  return (phrase) => {
    const typed = phrase.match(/[\p{L}\p{N}][\p{L}\p{N}'’&/-]*/gu) ?? [];
    const kept = typed.filter(
      (word) =>
        isPlace(word) ||
        firstWords(word, 3).every((part) => isOpen(part) && toAmount(part) === null),
    );
    // "In the laundry room" at the end is the project, which is told elsewhere.
    while (kept.length > 0 && (isPlace(kept.at(-1) ?? '') || isEdge(kept.at(-1) ?? ''))) {
      const before = kept.at(-2)?.toLowerCase() ?? '';
      const isOfDeed = isDeed(before) && PARTICLES.has(kept.at(-1)?.toLowerCase() ?? '');
      if (isOfDeed || isObject(kept)) break;
      kept.pop();
    }
    const start = kept.findIndex((word) => !isEdge(word));
    return start === -1 || kept.every((word) => isPlace(word) || isEdge(word))
      ? ''
      : kept.slice(start).join(' ');
  };

  /** "Painting the porch": the place is what the deed is done to. */
  function isObject(kept: readonly string[]): boolean {
    const last = kept.findLastIndex((word) => !isPlace(word) && !ARTICLES.has(word.toLowerCase()));
    const word = kept[last]?.toLowerCase() ?? '';
    const isDone = isDeed(word) || (PARTICLES.has(word) && isDeed(kept[last - 1] ?? ''));
    return isPlace(kept.at(-1) ?? '') && isDone && word !== 'in' && word !== 'on';
  }
}
/** "Painting", but no "railing". */
const isDeed = (word: string) =>
  /ing$/.test(word) &&
  !/^(?:rail|ceil|floor|sid|light|deck|plumb|wir|tub|roof|duct|fram|pip|fenc|awn|shelv|fitt|open)ing$/.test(
    word,
  );
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our']);
