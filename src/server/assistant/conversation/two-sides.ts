import { MONTH_NAMES } from '../question/stretch.ts';
import type { Claim } from '../writing/compared.ts';
import { isAsking, segmentsOf } from './segments.ts';
import { atLastPhrase, isPhrase, moreIn, withoutHead, withoutTail } from './side-words.ts';

/** A comparison, taken apart. */
export interface TwoSides {
  /** In the words of the message: "the porch", "on the card", "having the tub reglazed". */
  sides: readonly [string, string];
  /** What else it says; some of it may be of both sides: "at the garage", "Greta's price". */
  context: readonly string[];
  /** What it supposes of the first side against the second one. */
  claim: Claim | null;
  /** What of it asks, with the sides. */
  asked: string;
  /** It asks how a sum went from the first time to the second one. */
  isCourse?: boolean;
}

const LONGEST = 300;

/** The two sides that a message compares; null if it compares nothing, or says it in another way. */
export function twoSidesIn(message: string): TwoSides | null {
  if (message.length > LONGEST) return null;
  const text = withoutSpeaker(message.trim());
  if (LIST.test(text)) return null;
  const course = courseIn(text);
  if (course) return course;
  const pieces = segmentsOf(text.replace(/\bvs\./gi, 'vs').replace(/, (?=or )/gi, ' '));
  // "You would think masonry pays more than paint. How far is Bogdan behind Rosco?"
  const inOrder = pieces.toSorted((one, other) => Number(isAsking(other)) - Number(isAsking(one)));
  for (const piece of inOrder) {
    const found = splitsOf(piece, pieces);
    if (found === null) continue;
    const others = pieces.filter((one) => one !== piece);
    const asking = others.filter((one) => isAsking(one) || moreIn(one) !== null);
    return {
      ...found,
      context: [...found.context, ...others],
      asked: [piece, ...asking].join(', '),
    };
  }
  return null;
}

function splitsOf(piece: string, pieces: readonly string[]): Found | null {
  for (const split of splits) {
    const found = split(piece, pieces);
    const sides =
      found && dated(withNoun(found.sides.map((side) => ofOther(asSide(side), found.sides))));
    if (sides) return { ...found, sides };
  }
  return null;
}

const ITEM = "(?:(?:the|our|my) )?[\\p{L}\\d'’-]+(?: (?!or |and )[\\p{L}\\d'’-]+)?";
/** "The porch, the deck or the loft" are three. */
const LIST = new RegExp(
  `(?:^|[:,;] )(?!(?:for|on|in|at|with|from|to|which|who|what|so|ok|okay|and|hey|now|well|please)\\b)${ITEM}, ${ITEM},? (?:or|and) `,
  'iu',
);

const SPEAKER =
  /^(?:[^.?!,:;]{2,30}? )?(?:swears?|claims?|says?|thinks?|insists?|reckons?|bets?|believes?|is (?:sure|convinced|certain)|keeps saying|told me|tells me) (?:that )?/i;
/** "Rosco swears he earned more than Abel": it is Rosco who earned. */
function withoutSpeaker(text: string): string {
  const [said] = SPEAKER.exec(text) ?? [];
  if (said === undefined) return text;
  const rest = text.slice(said.length);
  const [pronoun] = /^(?:he|she|they)\b/i.exec(rest) ?? [];
  const [who = ''] = said.split(' ');
  return pronoun === undefined ? rest : `${who}${rest.slice(pronoun.length)}`;
}

/** "What the porch did", "that of the porch": the porch. */
const asSide = (text: string): string => {
  const side = text.replace(/^(?:what|that of|those of|it was for|it was|the one) (?=\S)/i, '');
  // What was done to it comes last: "having it set".
  return (
    /^(?:having|getting) /i.test(side) ? side.replace(/[\s,.;:?!…]+$/, '') : withoutTail(side)
  ).trim();
};

/** "Wade putting it up": the thing that the other side names. */
function ofOther(side: string, sides: readonly string[]): string {
  const [beside = ''] = sides.map(asSide).filter((one) => one !== side);
  const thing = beside.replace(/^[a-z]{2,12}ing (?:(?:out|up|down|off) )?/i, '');
  return THING_POINTER.test(thing) ? side : side.replace(THING_POINTER, () => thing);
}
const THING_POINTER = /(?<=\s)(?:it|them)\b/i;

/** "The suite's permits or the deck's": its permits. */
function withNoun([one = '', other = '']: readonly string[]): string[] {
  const nounOf = (side: string) => /['’]s (\S.*)$/.exec(side)?.[1];
  const complete = (side: string, beside: string) => {
    if (!/['’]s$/.test(side)) return side;
    const noun = nounOf(beside);
    // Of what it is, nobody can say.
    return noun === undefined ? (/['’]s$|^\S+$/.test(beside) ? side : '') : `${side} ${noun}`;
  };
  return [complete(one, other), complete(other, one)];
}

/** "April against May this year": both are months. Null for no two sides. */
function dated([one = '', other = '']: readonly string[]): [string, string] | null {
  if (one === '' || other === '' || one.toLowerCase() === other.toLowerCase()) return null;
  const [, year] = YEAR.exec(other) ?? [];
  const isBare = year !== undefined && IS_MONTH.test(one) && !YEAR.test(one);
  const inMonth = (side: string) => (IS_MONTH.test(side) ? `in ${side}` : side);
  return [inMonth(isBare ? `${one} ${year}` : one), inMonth(other)];
}
const YEAR = /\b(20\d\d|(?:this|last) year)\b/i;
const IS_MONTH = new RegExp(
  `^(?:${MONTH_NAMES})(?=$| (?:20\\d\\d|this|last|on|in|for|at|upstairs|downstairs)\\b)`,
  'i',
);

type Found = Omit<TwoSides, 'asked'>;
type Split = (piece: string, pieces: readonly string[]) => Found | null;

const around = (text: string, joint: RegExp): [string, string] | null => {
  const found = joint.exec(text);
  return found && [text.slice(0, found.index), text.slice(found.index + found[0].length)];
};

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:exactly |just )?(?:half|1\/2|50 ?%)(?: of)? /i, 0.5],
  [/^(?:exactly |just )?(?:a |one )?third(?: of)? /i, 1 / 3],
  [/^(?:exactly |just )?(?:a |one )?quarter(?: of)? /i, 0.25],
  [/^(?:exactly |just )?(?:twice|double|two times|2x|2 times)(?: of)? /i, 2],
  [/^(?:exactly |just )?(?:triple|three times|3x|3 times)(?: of)? /i, 3],
  [/^(?:exactly |just )?(?:four times|4x|4 times|quadruple)(?: of)? /i, 4],
];
/** "Half of what the porch did": 0.5 and the porch. */
function timesIn(text: string): [times: number, side: string] {
  for (const [words, times] of TIMES) {
    if (words.test(text))
      return [times, text.replace(words, '').replace(/^as (?:much|many) as /i, '')];
  }
  return [1, text];
}

const AS_MUCH =
  /\b(?:as (?:much|many|expensive|dear|costly|pricey|high|big)|the same|equal|identical|level)\b/i;
/** "Did Rosco get as much from us as Abel?", "the same as", "equal to". */
const sameSplit: Split = (piece) => {
  const found = AS_MUCH.exec(piece);
  if (!found) return null;
  const [, count = ''] = COUNT.exec(piece.slice(0, found.index)) ?? [];
  const before = withoutHead(withoutTail(piece.slice(0, found.index)));
  const after = piece.slice(found.index + found[0].length);
  const [between, other] = around(after, /(?:^| )(?:as|to|with) (?!.* as )/i) ?? [];
  if (between === undefined || other === undefined) return null;
  const [times] = timesIn(`${count} `);
  const claim: Claim = { is: 'same', times };
  // "Twice as much on the flat as on the porch."
  const phrase = isPhrase(other) ? atLastPhrase(between) : null;
  return phrase
    ? { sides: [phrase[1], other], context: [before, phrase[0]], claim }
    : { sides: [before || between, other], context: [], claim };
};
const COUNT = /\b(half|twice|double|(?:two|three|four) times)\s*$/i;

/** "The garage cost us less than half of what the porch did." */
const thanSplit: Split = (piece) => {
  const [before, after] = around(piece, / than /i) ?? [];
  const more = before === undefined ? null : moreIn(before);
  if (!before || !after || !more) return null;
  const [times, other] = timesIn(after);
  const first = withoutHead(withoutTail(before.slice(0, more.at)));
  const second = withoutTail(withoutHead(before.slice(more.end)));
  const claim: Claim | null = /^(?:by )?how (?:much|many|far)\b|^what|^(?:which|who)\b/i.test(piece)
    ? null
    : { is: more.isLess ? 'less' : 'more', times };
  // "Did we pay Omar more for the stairs than for the doors?"
  const phrase = isPhrase(other) ? atLastPhrase(second || first) : null;
  if (phrase) {
    const rest = second === '' ? [phrase[0]] : [first, phrase[0]];
    return { sides: [phrase[1], other], context: rest, claim };
  }
  if (first === '') return { sides: [second, other], context: [], claim };
  return { sides: [first, other], context: [second], claim };
};

/** "Is the porch double the garage?", "did the tub cost twice what the sink did?" */
const timesSplit: Split = (piece) => {
  const found =
    /\b(?:half|a third|a quarter|twice|double|triple|(?:two|three|four) times) (?:of |the (?:price|cost|amount) of |what |that of |the )/i.exec(
      piece,
    );
  if (!found || found.index === 0) return null;
  const [times, other] = timesIn(piece.slice(found.index));
  const side = other.replace(/^the (?:price|cost|amount) of /i, '');
  return {
    sides: [withoutHead(withoutTail(piece.slice(0, found.index))), side],
    context: [],
    claim: { is: 'same', times },
  };
};

const VERSUS =
  /(?:,? (?:as )?compared (?:to|with|against)| versus| vs\.?| as against| against| next to| beside| alongside| stacked up against| minus| take away| less the) /i;
const versusSplit: Split = (piece) => {
  const [one, other] = around(piece, VERSUS) ?? [];
  return one === undefined || other === undefined
    ? null
    : { sides: [withoutHead(one), other], context: [], claim: null };
};

/** "Subtract the garage from the porch", "how far is Bogdan behind Rosco?" */
const behindSplit: Split = (piece) => {
  const [, less, whole] =
    /\b(?:subtract|deduct|take) (.{2,60}?) (?:away |off )?from (.{2,60})$/i.exec(piece) ?? [];
  if (less && whole) return { sides: [whole, less], context: [], claim: null };
  if (!/\b(?:how (?:far|much|many)|what (?:amount|margin)|dollars)\b/i.test(piece)) return null;
  const [, side, one] =
    /\b(?:far|much|dollars) (?:behind|ahead of|in front of|above|below|over|under) (.{2,60}?) (?:is|are|was|were) (.{2,60})$/i.exec(
      piece,
    ) ?? [];
  if (side && one) return { sides: [one, side], context: [], claim: null };
  const [first, second] =
    around(piece, / (?:lag(?:s|ging)? |trail(?:s|ing)? )?(?:behind|ahead of|in front of) /i) ?? [];
  if (!first || !second || !/\b(?:is|are|was|were|does|do)\b/i.test(first)) return null;
  return { sides: [withoutHead(first), second], context: [], claim: null };
};

const PAIRS =
  /\b(?:between|compare|comparing|difference of|gap of|both|of) (.{2,80}?) (?:and|with|to) (.{2,80})$/i;
const betweenSplit: Split = (piece) => {
  if (!/\b(?:compar\w+|difference|gap|differ)\b/i.test(piece)) return null;
  const [, one, other] = PAIRS.exec(piece) ?? [];
  return one && other ? { sides: [one, other], context: [], claim: null } : null;
};

const OR =
  /,? or (?!not\b|down\b|up\b|false\b|wrong\b|no\b|otherwise\b|more\b(?! \S+ \S+)|less\b|so\b|what\b|is\b|was\b|are\b|am\b)/i;
const orSplit: Split = (piece, pieces) => {
  const [before, after] = around(piece, OR) ?? [];
  if (!before || !after) return null;
  const isAsked = pieces.some(
    (one) => moreIn(one) !== null || /^(?:which|who|difference)\b/i.test(one),
  );
  if (!isAsked) return null;
  const more = moreIn(before);
  if (more) {
    const first = withoutHead(withoutTail(before.slice(0, more.at)));
    const second = withoutHead(before.slice(more.end));
    const other = after.replace(/^(?:more|less|rather) /i, '');
    if (second === '') return { sides: [first, other], context: [], claim: null };
    const phrase = isPhrase(other) ? atLastPhrase(second) : null;
    if (phrase) return { sides: [phrase[1], other], context: [first, phrase[0]], claim: null };
    return { sides: [second, other], context: [first], claim: null };
  }
  const later = moreIn(after);
  const one = withoutHead(before);
  if (!later) return { sides: [one, after], context: [], claim: null };
  return {
    sides: [one, after.slice(0, later.at)],
    context: [after.slice(later.end)],
    claim: null,
  };
};

const TIME = `(?:(?:last |this )?(?:${MONTH_NAMES}|spring|summer|fall|autumn|winter|year|month|quarter)(?: 20\\d\\d)?|20\\d\\d|(?:the )?(?:first|second|third|fourth|last) (?:half|quarter)(?: of 20\\d\\d)?)`;
const FROM_TO = new RegExp(
  `\\b(?:from|between) (${TIME}) (?:to|and|through|until|till) (${TIME})\\b`,
  'i',
);
const MOVES =
  /\b(?:up or down|down or up|go(?:ne)? up|went up|go(?:ne)? down|went down|r(?:i|o)se|risen|rising|fall(?:en)?|fell|drop(?:ped)?|increased?|decreased?|climb(?:ed)?|grow|grew|grown|jump(?:ed)?|shr[aiu]nk|chang(?:e|ed))\b/i;
/** "From July to August, did spending on the flat go up or down?" */
function courseIn(text: string): TwoSides | null {
  const found = FROM_TO.exec(text);
  const [whole, from, to] = found ?? [];
  if (!found || !whole || !from || !to || !MOVES.test(text)) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + whole.length)}`;
  return {
    sides: [`in ${from}`, `in ${to}`],
    context: segmentsOf(rest).map((piece) => piece.replace(MOVES, ' ')),
    claim: null,
    asked: text,
    isCourse: true,
  };
}

/** The clearest first. */
const splits: readonly Split[] = [
  sameSplit,
  thanSplit,
  timesSplit,
  versusSplit,
  behindSplit,
  betweenSplit,
  orSplit,
];
