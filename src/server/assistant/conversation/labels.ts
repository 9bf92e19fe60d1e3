import { pattern } from '../pattern.ts';

/** A longer message is a text of its own. */
const LONGEST = 160;
const MOST_FRAGMENTS = 3;

const THING = "([\\p{L}\\d][\\p{L}\\d'’/ -]{2,50}?)";
/** What a few words may ask of a thing, with the question that they stand for. */
const fields: readonly (readonly [field: string, ask: (thing: string) => string])[] = [
  [
    '(?:target|target date|due|due date|due when|date due|deadline|scheduled|scheduled for|planned date)',
    (thing) => `when is the ${thing} due`,
  ],
  [
    '(?:completion date|finish date|finished|finished when|completed|completed when|done when|date (?:completed|finished|done))',
    (thing) => `when was the ${thing} finished`,
  ],
  ['(?:done|done yet|finished yet|status)', (thing) => `is the ${thing} done`],
  ['(?:costs?|price|amount|how much)', (thing) => `how much was the ${thing}`],
  [
    '(?:unpaid|unpaid balance|balance|balance due|left to pay|still owed|owed|outstanding)',
    (thing) => `how much do we still owe on the ${thing}`,
  ],
  [
    '(?:payment method|method of payment|paid how|how paid)',
    (thing) => `how did we pay for the ${thing}`,
  ],
  ['(?:receipt|receipt on file|receipt or not)', (thing) => `is there a receipt for the ${thing}`],
  [
    '(?:purchase date|bought when|paid when|payment date)',
    (thing) => `when did we pay for the ${thing}`,
  ],
];
const patterns = fields.map(([field, ask]) => ({
  ask,
  only: new RegExp(`^${field}$`, 'i'),
  atEnd: new RegExp(`^${THING} ${field}$`, 'iu'),
}));

const LABEL = new RegExp(`^${THING}(?:: *| +[–—-] +)(.{3,60})$`, 'u');
const ASKS =
  /^(?:what|how|when|who|whose|which|where|why|is|are|was|were|do|does|did|can|could|has|have|any|list|show)\b/i;
/** "Contingency: what percentage is usual?", "Retainage. What is the purpose?": of it. */
const OF_LABEL = pattern('i')`
  ^(?:what|which|how)\b(?!.*\b(?:it|that|this|they|them|we|i|our|my)\b).{4,50}\b(?:
    usual|normal|typical|customary|reasonable|fair|standard|recommended|purpose|point|use|meaning
    |idea|good for
  )$
`;
const WHY = /\b(?:purpose|point|use|meaning|idea)$/i;
const TERM = /^([\p{L}][\p{L} -]{2,30}?)(?:[:.] *| +[–—-] +)(.{8,60}?)[?.!]*$/u;

/**
 * "Thing: field?" as a question. The name of a project is no thing: `isPlace` says whether a word is
 * of one.
 */
export function labelsAsQuestions(message: string, isPlace: (word: string) => boolean): string {
  const text = message.trim();
  if (text.length > LONGEST || ASKS.test(text)) return message;
  const [, term = '', question = ''] = TERM.exec(text) ?? [];
  if (term !== '' && OF_LABEL.test(question)) {
    return `${question} ${WHY.test(question) ? 'of' : 'for'} ${lowered(term)}?`;
  }
  const fragments = text.split(/(?<=[?;.]) +/).map((part) => part.replace(/[?;.! ]+$/, ''));
  if (fragments.length > MOST_FRAGMENTS) return message;
  const isOnly = fragments.length === 1;
  const asked = fragments.map((part) => {
    const [, thing = '', list = ''] = LABEL.exec(part) ?? [];
    if (thing === '') return isOnly ? null : askedAtEnd(part);
    if (thing.split(' ').every((word) => isPlace(word.toLowerCase()))) return null;
    const wanted = list.split(/,? (?:and|plus|[&+]) |, /).map((field) => field.trim());
    // What has a price was paid on a day.
    const isBought = wanted.some((field) => PRICE.test(field));
    const each = wanted.map((field) =>
      asks(isBought && DAY.test(field) ? 'paid when' : field, thing),
    );
    return each.includes(null) ? null : each.join(' and ');
  });
  return asked.includes(null) ? message : asked.map((one) => `${one}?`).join(' ');
}

const PRICE = /^(?:costs?|price|amount|how much)$/i;
const DAY = /^(?:date|day|when)$/i;

const asks = (field: string, thing: string): string | null =>
  patterns.find(({ only }) => only.test(field))?.ask(lowered(thing)) ?? null;

/** "Grading permit cost?" */
function askedAtEnd(part: string): string | null {
  for (const { atEnd, ask } of patterns) {
    const thing = atEnd.exec(part)?.[1];
    if (thing && !ASKS.test(thing)) return ask(lowered(thing));
  }
  return null;
}

/** A sentence begins with a capital, and only a name has one after "the". */
const lowered = (thing: string): string =>
  /^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
