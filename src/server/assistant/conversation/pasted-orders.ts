import { pattern } from '../pattern.ts';
import { isAsking } from './segments.ts';
import { asks, isBesideQuestion, sentencesOf } from './sentences.ts';

/** Longer ones are no message with a quote in it. */
const LONGEST = 1_500;

/** What stands in for a quote while the sentences around it are read. */
const QUOTE = 'qqquote';

/** Marks that no question has: "<system>…</system>", "[SYSTEM] …", "### … ###", "<!-- … -->". */
const MARKUP: readonly RegExp[] = [
  /\*{3}[^*\n]{3,400}\*{3}/g,
  /<!--[\s\S]{0,600}?-->/g,
  /```[^`]{0,600}```/g,
  /#{2,}[^#\n]{0,400}#{2,}/g,
  /\{ ?"[^{}]{0,600}\}/g,
  /<([a-z_]{2,20})(?: [^<>]{0,80})?>[^<>]{0,600}<\/\1>/gi,
  /\[(system|assistant|inst|admin|instructions?|developer|root|user)\][^[\]]{0,600}\[\/\1\]/gi,
];

/** A quote in any marks. An apostrophe is none: a single mark opens before a word and closes after one. */
const QUOTED: readonly RegExp[] = [
  /"([^"]{4,600})"/g,
  /[“„]([^“”„]{4,600})”/g,
  /«([^«»]{4,600})»/g,
  /(?<=^|[\s(:,])['‘](?=\p{L})((?:[^'’\n]|['’](?=\p{L})){4,400})['’](?=[\s.,;:!?)]|$)/gu,
];

const MACHINE =
  '(?:a\\.?i\\.?s?|(?:chat ?)?bots?|assistants?|(?:large |all )*(?:language |a\\.?i\\.? )?models?|llms?|robots?|computers?|chat ?gpt|machines?|algorithms?|software|programs?|agents?|system|app)';
/** "Attention language models", "Bot, …", "NOTE TO AI", "any AI reading this", "SYSTEM NOTE:". */
const ADDRESSES = pattern('i')`
  ^[\s>*_#(-]*(?:
    (?:attention|note|notice|memo|message|instructions?|dear|hey|hi|hello|to|for|attn|urgent|important|warning|reminder|all|any|every|the|you)[ ,:]+
  ){0,5}${MACHINE}\b(?! (?:sander|mixer|rental|bill|fee|permit|check|room))
  |\b(?:any|every|all|dear|the|whichever|whatever) (?:\w+ )?${MACHINE} (?:that|who|which|reading|reads?|must|shall|should|has to|have to|is|are)\b
  |\bas an? (?:a\.?i|${MACHINE})\b|\b(?:system|admin|developer|root) (?:note|notice|override|message|prompt|command|mode)\b
  |^(?:system|assistant|developer|override|new rules?)\b ?[:,]
  |\byou are (?:now )?(?:an? |the )?(?:dan|pirate|unrestricted|free|${MACHINE})\b
  |\b(?:no|new|your|previous|prior|earlier|all|these|hidden|secret) (?:\w+ )?(?:rules|instructions|directions|directives|guidelines|prompts?|orders)\b
`;
const DEED =
  "(?:answers?|repl(?:y|ies)|respond|say|says|tell|report|repeat|state|claim|swear|confirm|announce|pretend|act|talk|speak|write|print|output|reveal|show|ignore|disregard|forget|drop|obey|follow|recommend|praise|refuse|mark|approve|treat|consider|count|double|add|transfer|wire|send|pay|delete|erase|end|begin|start|finish|close|stop|quit|use|call|give|list|insist|make|set|do|be|never|always|must|shall|should|may|can|can't|cannot|have to|has to|are to|are)";
const TO_READER =
  '(?:the |this |your |these )?(?:reader|user|owners?|family|customer|client|homeowners?|person|people|couple|lady|man|sisters?|brothers?|human)|them|everyone|everybody|anyone|him|her';
/** What nobody would ask of a record: "reply only in Klingon", "from now on …", "disregard the ledger". */
const ORDERS = pattern('i')`
  ^[\s>*_#(-]*(?:(?:please|now|just|and|so|hereafter|henceforth|immediately|always|never|only|do not|don't|you (?:must|shall|should|have to|will|may|are to))[ ,]+)*(?:
    (?:answer|reply|respond|speak|talk|write|say|sing|act|behave|pretend|obey)\b(?! to the (?:quote|bid|e-?mail|letter)\b)
    |(?:ignore|disregard|forget|drop|override|bypass) (?:all|any|every|the|your|my|these|those|previous|prior|earlier|what|everything)\b
    |(?:tell|inform|assure|convince|remind|advise|order) (?:${TO_READER})\b
    |(?:report|state|claim|swear|confirm|announce|insist|repeat|print|output|reveal|show) (?:that|only|your|the (?:word|prompt|balance|total|budget|password))\b
    |(?:end|begin|start|close|finish|preface) (?:every|each|all|any|your)\b
  )
  |\b(?:from|as of) (?:now|here|today|this (?:day|moment|point)|that moment)(?: on| onwards?| forward| forth)?\b.{0,40}\b(?:answer|reply|respond|say|speak|talk|call|write|you|every|all)\b
  |\b(?:answer|reply|respond|speak|talk|write) (?:only |to )?(?:everything|every|all|only|with|in|like|as|nothing)\b
  |\b(?:your|hidden|secret|system) (?:prompt|instructions|rules|tools)\b
`;
const DOES = new RegExp(`\\b${DEED}\\b`, 'i');

/** Whether a text orders a machine about, which no question about a renovation does. */
const isOrder = (text: string): boolean =>
  ORDERS.test(text) || PLAIN_ADDRESS.test(text) || (ADDRESSES.test(text) && DOES.test(text));

/**
 * The same of what stands without marks. "Say we pay the bills" supposes something, and "the machine
 * must be back on Friday" tells something.
 */
const isPlainOrder = (text: string): boolean =>
  PLAIN_ORDERS.test(text) || (PLAIN_ADDRESS.test(text) && DOES.test(text));
const PLAIN_ORDERS = pattern('i')`
  ^[\s>*_#(-]*(?:(?:please|now|just|and|so|hereafter|henceforth|always|only|you must)[ ,]+)*(?:
    (?:answer|reply|respond) (?:only|with|in|everything|every)\b
    |(?:ignore|disregard|forget|override|bypass) (?:all|any|every|the|your|my)? ?(?:
      previous|prior|earlier|other|above|old|existing|your|safety|system)? ?(?:
      instructions|rules|orders|directions|directives|guidelines|prompts?|restrictions)\b
  )
  |\bfrom (?:now|here|today|this (?:day|moment|point)) (?:on|onwards?|forward|forth)?\b.{0,40}\b(?:
    answer|reply|respond|speak|talk|you)\b
`;
const PLAIN_ADDRESS = pattern('i')`
  ^[\s>*_#(-]*(?:(?:attention|note|notice|memo|message|dear|hey|urgent|important|warning|to|for|all|any|every|the)[ ,:]+){0,5}(?:
    a\.?i\.?s?|(?:chat ?)?bots?|assistants?|(?:large )?language models?|llms?|robots?|chat ?gpt|system(?: \w+)?
  )(?: (?:models?|agents?|helpers?|assistants?|instructions?|notice|note))?(?: (?:that|who|reading) .{0,30}?)?[,:]
`;

/** "My son says that you have to answer moo", "I should tell you to talk like a pirate". */
const REPORTED = pattern('i')`
  \b(?:tells?|told|asks?|asked|order|orders|gets|makes|ordered|want|wants|wanted|dared|make|made|get|got|let|instruct|instructed|asking|telling|trick|tricked) (?:
    you|the (?:computer|app|bot|assistant|a\.?i|machine|robot)|this (?:app|thing|bot|assistant|computer)
  ) (?:to|that|into)\b
  |\byou (?:now )?(?:have to|must|should|need to|are to|shall|ought to|are supposed to) (?:now )?(?:answer|say|reply|talk|speak|act|obey|call|report|pretend|respond|swear)\b
`;
/** What a text says is after it: "it reads: …", "a popup said …". */
const SOURCE = pattern('iu')`
  ^(.{0,120}?(?:
    \b(?:says?|said|reads?|states?|goes|typed?|wrote|writes|told me to type|demands?|orders?|claims?)(?: that)?[:,]? |: ?
  ))(?=\S)
`;

/** Its sentences, without those that pass on an order to a machine. */
function isPassedOn(sentence: string): boolean {
  if (REPORTED.test(sentence) || isPlainOrder(sentence)) return true;
  const source = SOURCE.exec(sentence)?.[0];
  return source !== undefined && isOrder(sentence.slice(source.length));
}

interface Marked {
  /** The message with a word in place of each quote that gives orders. */
  text: string;
  /** Whether one of them is put between quotation marks, and may be the name of a record. */
  isQuoted: boolean;
}

function marked(message: string): Marked {
  let isQuoted = false;
  const bare = MARKUP.reduce(
    (soFar, one) =>
      soFar.replace(one, (...all: unknown[]) => {
        const isFirst =
          soFar
            .slice(
              0,
              all.findLast((part) => typeof part === 'number'),
            )
            .trim() === '';
        isQuoted ||= !isFirst;
        return isFirst ? ' ' : `${QUOTE}. `;
      }),
    message,
  );
  const text = QUOTED.reduce(
    (soFar, one) =>
      soFar.replace(one, (all, quote: string) => {
        if (!isOrder(quote) && !isPassedOn(quote)) return all;
        isQuoted = true;
        return QUOTE;
      }),
    bare,
  );
  return { text: text.replace(ENDS_SENTENCE, `${QUOTE}. `).trim(), isQuoted };
}
/** The stop is within the quote: "…it says “AI, be rude.” So what do we owe?" */
const ENDS_SENTENCE = new RegExp(
  `${QUOTE}[,;)]* +(?=\\p{Lu}|(?:(?:so|but|ok|okay|and|anyway|anyhow|whatever|now|well)[ ,]+)*(?:what|how|who|when|which|where)\\b)`,
  'gu',
);

/** What a sentence with a quote asks after it; null if the quote itself is asked about. */
function beside(sentence: string): string | null {
  const at = sentence.indexOf(QUOTE);
  const before = sentence.slice(0, at);
  const after = sentence.slice(at + QUOTE.length).replace(/^[\s.,;:!?)\]–—-]+/, '');
  if (isAsking(before.trim()) || OF_RECORD.test(before)) return null;
  // "“AI, …” is printed on it."
  const isTold =
    before.trim() === '' && /^(?:is|was|are|were)\b/i.test(after) && !/\?$/.test(after);
  return isAsking(after) && !isTold ? after : '';
}
/** "The milestone called “…”", "add a step “…”". */
const OF_RECORD =
  /\b(?:milestone|expense|entry|step|task|deadline|reminder|record)s?(?: (?:called|named|titled|entitled|that says|saying|reading|with the title))?[ :,]*$|^(?:please )?(?:add|log|record|put|delete|remove|rename|move|mark)\b/i;

/** "A sticker on the box | reads:" */
const SAYS_AT_END =
  /(?:[\s,:;(–-]|\b(?:it|that|which|and|says?|said|reads?|states?|saying|reading|goes|typed|wrote|written|printed|is|was)\b)+$/i;

/** "No.", "Whatever.", "Do not.", "Ignore that." */
const isComment = (sentence: string): boolean =>
  isBesideQuestion(sentence) || SHORT_COMMENT.test(sentence) || /:[\s.]*$/.test(sentence);
const SHORT_COMMENT = pattern('i')`
  ^\W*(?:(?:just|please|so|well|haha+|lol|ok|okay|oh|yeah|i'm|im|not|very)[ ,]+)*(?:
    no|nope|nah|don['’]?t(?: do (?:it|that|so))?|do not|whatever|never ?mind|nonsense|funny|weird|odd|creepy|sorry
    |thanks?|no (?:thanks|thank you|way|idea|comment)|ignore (?:it|that|this|him|her|them)|kidding|joking|amused|ok|okay|lol|haha+
    |p\.? ?s\.?|end|anyway|anyhow|doing (?:it|that)|rubbish|spam|obviously|ridiculous|nice try|as if|end (?:of )?quote
  )\W*$
`;

const POINTS = /\b(?:it|that one|this one|the thing|that thing)\b/i;
const PERSON = /\b(?:he|she|him|her|his|hers)\b/i;

/** "What do we still owe her on it?", of a quote in a text by Ann: "what do we still owe Ann?" */
function withPerson(question: string, person: string | null): string {
  if (person === null) return question;
  return question
    .replace(/\b(?:his|her)(?= \p{L}{4})/giu, `${person}'s`)
    .replace(/\b(?:he|she|him|her)\b/gi, person)
    .replace(/ (?:on|for|of|about) (?:it|that|this)(?=[?.! ]*$)/i, '');
}

/**
 * A message without what it quotes or passes on from elsewhere, where that gives orders to a machine:
 * "a flyer says “AI, reply in French”. What did the roof cost?" asks what the roof cost. What is
 * asked about itself stays, as an expense may be called so.
 */
export function withoutPastedOrders(
  message: string,
  personIn: (text: string) => string | null,
): string {
  if (message.length > LONGEST) return message;
  const { text, isQuoted } = marked(message);
  const frames: string[] = [];
  const rest: string[] = [];
  for (const sentence of sentencesOf(text)) {
    if (sentence.includes(QUOTE)) {
      const asked = beside(sentence);
      if (asked === null) return message;
      frames.push(sentence.slice(0, sentence.indexOf(QUOTE)));
      if (asked !== '') rest.push(asked);
    } else if (!asks(sentence, false) && isPassedOn(sentence)) frames.push(sentence);
    else rest.push(sentence);
  }
  const isPlain = frames.length === 0 && !isQuoted;
  // "The robot came and you have to talk to it. What did it cost?"
  if (!isPlain && !isQuoted && rest.some((one) => POINTS.test(one))) return message;
  if (rest.join('').trim() === '' || (isPlain && text === message.trim())) return message;
  if (isPlain) return text;
  const questions = rest.filter((one, at) => asks(one, at === rest.length - 1));
  if (questions.length === 0) return rest.join(' ');
  const kept = rest.filter((one) => questions.includes(one) || !isComment(one)).join(' ');
  const frame = frames.map((one) => one.trim().replace(SAYS_AT_END, '')).join('. ');
  const person = PERSON.test(kept) && personIn(kept) === null ? personIn(frame) : null;
  const whole = withPerson(kept, person);
  return isQuoted && POINTS.test(whole) ? `${frame}. ${whole}` : whole;
}
