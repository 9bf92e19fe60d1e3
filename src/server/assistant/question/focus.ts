import { pattern } from '../pattern.ts';
import { everydayWords } from './everyday-words.ts';
import { says } from './mentions.ts';
import { formOf } from './name-words.ts';
import type { Reading } from './reading.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { toWords } from './words.ts';

/** What a question asks for: "which *grit*", "what did he *find*", "Wade's *license plate*". */
interface Focus {
  words: readonly string[];
  /** Which of the words must be understood: "which quartz *color*" is not about quartz. */
  needs: 'any' | 'last' | 'all';
}

const AUXILIARY = /^(?:did|do|does|is|was|were|are|has|have|had|will|would|can|could)$/;
/** They end the part of a sentence that has its subject and its verb. */
const ENDS = pattern()`
  ^(?:
    for|on|in|at|from|with|under|behind|about|after|before|when|while|during|because|since|by|of|per
    |into|onto|over|off|out|up|down|back|inside|outside|without|until|till|as|if|so|that|which|who
    |all|both|this|last|each|every|than|compared|versus|so|far|to|altogether|in|or|toward|towards
    |against|through|around|beside|beneath|near|last|next
  )$
`;
const ARTICLE = /^(?:the|our|my|a|an|his|her|their|its|that|those|these|this|your|any)$/;
const PRONOUN = /^(?:we|i|you|they|he|she|it|us|me|him|them|and|not|one)$/;
/** They say nothing of what was done. */
const EMPTY =
  /^(?:(?:any|some|every|no)(?:thing|one|body)|ever|really|actually|even|also|exactly|just|else|again)$/;
const LEAD = /^(?:and|so|but|ok|then|in|on|at|for|from|by|with|under|to|of)$/;
const LONGEST = 9;

/** "Which grit did she use?", "how much rent does he pay?": the last word before the verb. */
function nounIn(words: readonly string[]): Focus | null {
  let at = 0;
  while (LEAD.test(words[at] ?? '') && at < 3) at += 1;
  const isMuch = words[at] === 'how' && /^(?:much|many)$/.test(words[at + 1] ?? '');
  if (!isMuch && !/^(?:which|what)$/.test(words[at] ?? '')) return null;
  const start = at + (isMuch ? 2 : 1);
  let end = start;
  while (end < words.length && end < start + 4 && !AUXILIARY.test(words[end] ?? '')) {
    if (ENDS.test(words[end] ?? '') || ARTICLE.test(words[end] ?? '')) return null;
    end += 1;
  }
  // "How much dearer was it?"
  const isMore = isMuch && /(?:er|more|less)$/.test(words[start] ?? '');
  const isNoun = !isMore && end > start && end < words.length && AUXILIARY.test(words[end] ?? '');
  return isNoun ? { words: words.slice(start, end), needs: 'last' } : null;
}

/** "What did Ruben find behind the wall?": what follows the auxiliary, up to a preposition. */
function deedIn(words: readonly string[]): Focus | null {
  let at = 0;
  while (LEAD.test(words[at] ?? '') && at < 3) at += 1;
  const isAsked = /^(?:what|which|how)$/.test(words[at] ?? '');
  const last = words.findIndex((word) => /^(?:did|does|do)$/.test(word));
  // "Do tell me", "do not laugh".
  const isYesNo = last === at && words[at] !== 'do';
  if (last < 0 || last > at + 4 || (!isAsked && !isYesNo)) return null;
  const start = last + 1;
  let end = start;
  while (end < words.length && end < start + LONGEST && !ENDS.test(words[end] ?? '')) end += 1;
  const part = words.slice(start, end);
  // "What did hiring the lift come to?"
  const isDoing = part[0]?.endsWith('ing') === true;
  const article = isDoing ? -1 : part.findIndex((word, place) => place > 0 && ARTICLE.test(word));
  const said = (article === -1 ? part : part.slice(0, article)).filter(
    (word) => !ARTICLE.test(word) && !PRONOUN.test(word) && !EMPTY.test(word),
  );
  return said.length === 0 ? null : { words: said, needs: 'any' };
}

const FIELD_NUMBER = /^(?:numbers?|details|info|information|contact)$/;

/** "Wade's license plate": what somebody is said to have. */
function ownedIn({ question, named }: Reading): Focus | null {
  for (const [, owner = '', owned = ''] of question.slice(0, LONGEST_READ).matchAll(OWNED)) {
    if (!named.includes(owner.toLowerCase())) continue;
    const words = toWords(owned);
    const end = words.findIndex((word) => ENDS.test(word) || AUXILIARY.test(word));
    const said = (end === -1 ? words : words.slice(0, end)).slice(0, 3);
    if (said.length > 0)
      return { words: said, needs: said.some((one) => FIELD_NUMBER.test(one)) ? 'all' : 'any' };
  }
  return null;
}
const OWNED = /([\p{L}-]+)['’]s ([\p{L} -]{3,40})/gu;
const LONGEST_READ = 400;

/**
 * What pays, and what is done with money. A deed that is no payment is in the text of the record
 * that tells of it.
 */
const ofMoney = new Set(
  `pay paid spend spent cost charge get got gotten receive received earn make made take took taken
  bring brought bill invoice ask want quote give gave given come came run ran set put buy bought order
  rent hire agree owe budget plan allow lay add amount total go gone went need have had has save lose
  part fork shell cough drop blow sink sunk plow hand send return refund finance contribute eat
  swallow consume burn reach exceed sign shake contract estimate bid offer propose figure allot allocate
  reserve settle log enter record file mark tag label flag classify declare miss finish complete start happen land tick end work build
  do did done use decide decided fetch obtain acquire collect recover reclaim recoup procure secure
  fund withhold stand stay keep kept go cover include belong lead follow fall
  price costs fee fees money cash dollars bucks sum sums share half third quarter percent percentage
  portion part piece slice chunk figure amount balance deposit tab damage payment payments purchase
  purchases thing things item items entry entries one ones trade trading business company firm outfit name names kind
  sort type page card record overall job jobs place room rooms line area store shop supplier vendor
  day days date dates times visits trips receipt receipts idea extra extras change
  changes upcharge month months week weeks year years quarter time number way method account
  category categories group class project projects side half person people guy man woman lady fellow
  much many long far often soon early late big close near more less over under left of for`.split(
    /\s+/,
  ),
);

/** What somebody found or said is in no record, though a question may begin so: "find all of May". */
const ofMind = new Set(
  'find say tell see think know hear notice discover mention like look'.split(' '),
);

const isUnderstood = (word: string, forms: ReadonlySet<string>, own: ReadonlySet<string>) =>
  word.length < 3 ||
  /\d/.test(word) ||
  ofMoney.has(word) ||
  ((everydayWords.has(word) || stopWords.has(word)) && !ofMind.has(word)) ||
  own.has(formOf(word)) ||
  forms.has(stem(word));

/** "Who won the argument about the paint?": what it was done to. */
function objectIn({ words, specialty }: Reading): Focus | null {
  let at = 0;
  while (LEAD.test(words[at] ?? '') && at < 3) at += 1;
  if (words[at] !== 'who' || specialty !== null || !OF_TOPIC.test(words.join(' '))) return null;
  const start = words.findIndex((word, place) => place > at + 1 && ARTICLE.test(word));
  if (start === -1 || start > at + 4) return null;
  const end = words.findIndex((word, place) => place > start && ENDS.test(word));
  const said = words.slice(start + 1, end === -1 ? start + 3 : end);
  return said.length === 0 ? null : { words: said.slice(-1), needs: 'any' };
}
/** What is said of a thing is no work on it. */
const OF_TOPIC = /\b(?:about|over|regarding)\b/;

/** "If Rosa's last check of $900 goes out": what is left needs only the amount. */
const isSupposed = (reading: Reading): boolean =>
  reading.amount !== null && says(reading, 'left', 'overBudget', 'afford');

/** A deed that is no payment may be in the title of what is planned, agreed or done. */
function fociOf(reading: Reading): (Focus | null)[] {
  const { words, subject } = reading;
  const isOfRecord = subject !== null;
  const isOfDay = says(reading, 'when') && !/^(?:and |so )?did\b/.test(words.join(' '));
  const isOfOther = says(
    reading,
    ...(['receipt', 'reserve', 'budget', 'left', 'agreement', 'due', 'owe', 'count'] as const),
    ...(['milestone', 'done', 'overBudget', 'expected', 'next', 'category'] as const),
  );
  return [
    isOfRecord ? null : nounIn(words),
    isOfRecord || isOfOther || isOfDay ? null : deedIn(words),
    isOfRecord || isSupposed(reading) ? null : ownedIn(reading),
    objectIn(reading),
  ];
}

/** An answer may quote a word to say that it has nothing of it. */
const LEFT_OUT = /\bleaves out “[^”]*”/g;

/** What the question asks for and the answer has nothing of; null for none. */
export function missedIn(reading: Reading, answer: string): string | null {
  const told = answer.replace(/\]\([^)]*\)/g, ']').replace(LEFT_OUT, '');
  const forms = new Set(toWords(told).map(stem));
  const { projects, contractors, named } = reading;
  const formsOf = (names: readonly string[]) => names.flatMap(toWords).map(formOf);
  // Who it was says nothing of what they did.
  const people = new Set(
    formsOf(contractors.map(({ name, company }) => `${name} ${company ?? ''}`)),
  );
  const own = new Set([...formsOf(named), ...formsOf(projects.map(({ name }) => name))]);
  for (const focus of fociOf(reading)) {
    if (focus === null) continue;
    const telling = focus.words.filter((word) => !people.has(formOf(word)));
    if (telling.length === 0) continue;
    const known = telling.filter((word) => isUnderstood(word, forms, own));
    const needed = focus.needs === 'last' ? telling.slice(-1) : telling;
    const isMissed =
      focus.needs === 'any' ? known.length === 0 : needed.some((word) => !known.includes(word));
    if (isMissed) return telling.filter((word) => !known.includes(word)).join(' ');
  }
  return null;
}
