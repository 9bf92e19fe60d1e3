import { pattern } from '../pattern.ts';
import { MONTH_NAMES } from '../question/stretch.ts';
import { isAsking, segmentsOf } from './segments.ts';

const SAYS = `(?:${[
  '(?:has|have|had|has got|have got|got) it in(?:to)? (?:his|her|their|my) heads?(?: that)?',
  'is under the impression(?: that)?',
  'will have it(?: that)?',
  'says?',
  'said',
  'saying',
  'swears?',
  'swore',
  'thinks?',
  'thought',
  'insists?',
  'insisted',
  'claims?',
  'claimed',
  'reckons?',
  'reckoned',
  'believes?',
  'believed',
  'maintains?',
  'argues?',
  'argued',
  'figures',
  'guess(?:es|ed)?',
  'remembers?',
  'recalls?',
  'suspects?',
  'understand',
  'gather',
  "(?:am|was|were|have been|had been|'m) (?:told|informed|advised|given to understand|led to believe)",
  'assumes?',
  'heard',
  "(?:(?:is|was|am|are|keeps?|'s|'m|'re)(?: still| now)? )?(?:yelling|shouting|screaming|hollering|calling out|grumbling|muttering|texting)(?: (?:from|at|through|across|over|down|up) (?:the |our |my )?\\w+)?",
  "(?:is|was|am|are|'s|'m|'re) (?:\\w+ )?(?:sure|convinced|certain|positive|adamant)(?: that)?",
  'keeps? (?:on )?(?:saying|insisting|telling (?:me|us))',
  "(?:told|tells|(?:is|was|'s) telling) (?:me|us|him|her|them|everyone|everybody|people)",
  'bets? (?:me|us|him|her) (?:\\S+ (?:bucks|dollars|quid|pounds)|\\$\\d+|a \\w+)',
  'bets?',
  'would (?:swear|bet|say)',
  'could have sworn',
  'could swear',
  'seems? to (?:think|remember|recall|believe)',
].join('|')})`;
/** Who says it: a few words without a question word among them. */
const SPEAKER =
  "(?:(?:so|and|but|ok|okay|now|well|haha|lol|hehe|hey|oh|um|ugh|listen|look|right)[ ,]+)*(?:according to (?:my |our |the )?[\\w-]+(?: in law)?|(?:he|she|they|i|we|you|hubby|wifey|someone|somebody|everyone|everybody|mom|mum|dad|the \\w+(?: (?:note|entry|record|description|expense|milestone|bill|app|page|paper|letter))?|(?:my|our|his|her) [\\w'-]+(?: [\\w'-]+){0,3}?|[A-Z][a-z]+)(?:'s| (?:also|still|always|just|really|now|keeps|even|do|did|both))*?";
const CLAIM = new RegExp(
  `^${SPEAKER}(?:(?<=according to .*)|\\s*${SAYS}))[, ]+(?:that )?(?=\\S)`,
  'i',
);
/** "My guess is the tiler has had 3,000", "if memory serves, …", "by my count …". */
const HUNCH = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|now|well)[ ,]+)*(?:
    my (?:\w+ )?(?:
      guess|hunch|bet|feeling|impression|recollection|memory|understanding|sense|estimate|theory
      |money|reckoning|count|math
    ) (?:is|says|was|tells me|puts)
    |(?:by|on|from|in) my (?:\w+ )?(?:count|reckoning|math|estimate|tally|memory|head|books?)
    |if (?:my )?memory serves(?: (?:me|us))?(?: (?:right|well|correctly))?
    |if i (?:remember|recall)(?: it)?(?: (?:right|rightly|correctly|well))?
    |(?:if i['’]?m|if i am|unless i['’]?m|unless i am) (?:not )?(?:mistaken|wrong)
    |as far as i (?:remember|recall)|off the top of my head
    |(?:i|we) (?:have|had|['’]ve)(?: got)? (?:
      it in (?:my|our) heads?|it (?:down|in mind)
      |a (?:\w+ )?(?:hunch|feeling|notion|suspicion|memory|idea)
    )
    |i seem to (?:remember|recall)|i (?:reckon|figure|suppose|estimate|imagine|fancy|suspect)
    |i['’]?(?:d| would) (?:say|guess|put it at)
    |(?:i['’]?ve|i have) been telling (?:people|everyone|everybody|him|her|them|myself)
    |rumou?r has it|word is
  )[, ]+(?:that )?(?=\S)
`;

const POINTER =
  '(?:it|that|this|they|those|these|we|he|she|i|you|there|them|both|either of us|one of us)';
/** A tail that asks only whether the claim is right. */
const CHECK = new RegExp(
  `^(?:(?:so|and|but|well|now|please|pls|plz|is it|or)[ ,]+)*(?:${[
    `(?:end|stop|settle|fix) (?:this|it|that)(?: (?:for us|now|argument|fight))?`,
    `(?:is|was|were|are|am|did|do|does|has|have|had|can|could|will|would|should|isn't|didn't|aren't|wasn't) ${POINTER}(?: (?:so|true|right|correct|wrong|really|actually|indeed|the case|accurate|be|been|just|making it up|kidding|yet|or not))*(?:,? and (?:if so,? )?by how (?:much|many|far))?`,
    `(?:is|are|was|am) (?:he|she|they|i|my \\w+) (?:right|correct|wrong|mistaken|lying|kidding)`,
    `true(?: or false)?`,
    `right(?: or wrong)?`,
    `correct`,
    `really`,
    `yes or no`,
    `or not`,
    `who(?:'s| is|s) (?:right|correct|wrong|closer|telling the truth)`,
    `who wins?`,
    `who won`,
    `settle (?:it|this|that|the bet|the argument)(?: for us)?`,
    `(?:can|could) you (?:please )?(?:check|confirm|verify|settle)(?: (?:it|that|this))?`,
    `(?:check|confirm|verify|prove)(?: (?:it|that|this|him|her|me|them))?(?: (?:right|wrong))?`,
    `(?:set|put) (?:him|her|them|me|us) (?:straight|right)`,
    `show (?:him|her|them|me|us)(?: (?:that )?(?:he|she|they|i|we)(?:'s|'re|'m| is| are| am))?(?: (?:right|wrong))?`,
    `back me up(?: here)?`,
    `help me out(?: here)?`,
    `how (?:far off|close|wrong|right|accurate|far out) (?:is|was|are|am) (?:he|she|i|we|they)`,
    `what do(?:es)? (?:the (?:plan|timeline|schedule|records?|books?|app|numbers|figures)|it|you|they) say`,
    `fact check`,
    `help(?: us)?(?: out)?`,
    `(?:correct|check|fix|put|set) (?:me|us|it|that|this)(?: (?:on|about) (?:it|that|this))?(?: for (?:me|us))?(?: (?:right|straight))?(?: if (?:i(?:['’]m| am)|need be|that is|it is)(?: (?:wrong|mistaken|off))?)?`,
    `(?:is|was) (?:it|that) (?:about |anywhere )?(?:right|so|near|close)`,
    `am i (?:near|close|far off|in the ballpark)`,
  ].join('|')})$`,
  'i',
);
/** "Our door was like four grand, right? How much was it?" */
const TAGGED = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|wait)[ ,]+)*(
    (?:the|our|my) [^,.?!]{3,50}? (?:was|were|cost)\b[^,.?!]{3,40}?
  ),? (?:right|no|yeah|correct|(?:was|were|did)n['’]?t (?:it|they))\?+(?: (?:right|no|yeah)\?+)*(?: (?:(?:so|or) )?(?:how much|what) (?:was|were|did) (?:it|they|that)[^?.!]{0,20}[?.! ]*
  )?$
`;
/** "Am I right in thinking that …?", "is it true that …?" */
const CHECK_FIRST = pattern('iu')`
  ^(?:(?:so|and|but|well|now)[ ,]+)*(?:
    (?:am i|are we|is he|is she|would i be) (?:right|correct|wrong|mistaken) (?:in |to )?(?:
      think|thinking|say|saying|believe|believing|assume|assuming
    )
    |is it (?:true|correct|right|so|the case|a fact)|(?:can|could) you confirm
  )(?: that)? (?=(?:i|we|he|she|they|the|my|our|it|there|\p{Lu}|nobody|everyone)[\p{L}']*\b)
`;
/** One that asks for the true figure. */
const FIGURE = pattern('i')`
  ^(?:(?:so|and|but|well|now|please|(?:tell|show|give) (?:me|us|him|her|them))[ ,]+)*(?:
    the (?:real|true|actual|right|correct|exact) (?:
      number|figure|amount|total|answer|sum|price|cost|rate
    )
    |(?:
      w(?:h?a|u)t(?:'s|s| is| was| were|'d)?|which(?: is| was| one is)?|how much(?: is| was| were)?
    )(?: (?:
        it|that|they|those
        |the (?:\w+ )?(?:
          number|figure|amount|total|answer|sum|truth|story|price|cost|rate|deal|fact|facts|reality
        )
      )
    )?(?: (?:really|actually|in fact|exactly|in truth|in reality|truly|for real|then|be|to be exact)
    )*
  )$
`;

/** One that asks for the true day. */
const WHEN =
  /^(?:(?:so|and|but|well|now)[ ,]+)*(?:when|what day|on what day)(?: is| was| were| are| will| did) (?:it|that|they|those)(?: (?:really|actually|be|happen|exactly))*$/i;

const NUMBER =
  '(?:\\$?\\d[\\d,]*(?:\\.\\d+)?k?|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: and a half)?(?= (?:hundred|thousand|grand|k|million|dollars?|bucks|quid|pounds|euros)\\b))';
const AMOUNT = pattern('gi')`
  (?:
    \b(?:
      well|way|far|a bit|a little|just|only|not even|like|about|around|almost|nearly|roughly|some
      |close to|something like|more than|less than|fewer than|over|under|above|below|at least
      |at most|up to
    )\s+
  )*(?<![\w$])(?:
    ${NUMBER}(?:
      \s+(?:hundred|thousand|grand|k|million)\b
    )*(?:\s+(?:dollars?|bucks|quid|pounds|euros)\b)?(?!
      \s*(?:
        %|percent|st\b|nd\b|rd\b|th\b|days?|weeks?|months?|years?|hours?|of\b|expenses|payments
        |receipts|quotes|rooms|milestones
      )
    )
    |(?:almost|next to|practically|basically) nothing|a (?:fortune|ton|bundle|lot)|peanuts
    |(?:twice|thrice|(?:two|three|four|\d+) times)(?! as\b)
  )(?!\w)
`;
const YEAR = /^\s*(?:19|20)\d\d$/;
const SHARE = pattern('i')`
  \b(?:
    (?:over|under|about|around|almost|nearly|more than|less than|not even|at|only|already) )*(?:\d{1,3} ?(?:%|percent)|half ?way|half|a (?:third|quarter)|two thirds|three quarters)(?= |$)
`;
const TIME = pattern('i')`
  \b(?:(?:in|on|by|at|for|since) )?(?:
    (?:early |late |mid |the end of |the middle of )?(?:next|last|this) (?:
      week|month|year|weekend|spring|summer|fall|autumn|winter|monday|tuesday|wednesday|thursday
      |friday|saturday|sunday
    )
    |(?<=
      \b(?:in|on|by|for|until|is) )(?:early |late |mid )?${MONTH_NAMES}\b(?: \d{1,2}(?:st|nd|rd|th)?)?
    |tomorrow|yesterday|today|tonight|(?<=\bon )the \d{1,2}(?:st|nd|rd|th)
    |(?<=\bon )(?:mon|tues|wednes|thurs|fri|satur|sun)day
  )\b
`;
const MONEY =
  /\b(?:spen[dt]|spending|paid|pay|payed|costs?|money|expenses?|bought|charged|budget|bill|billed|dropped|blew|owed?)\b/i;
const COMPARES =
  /\b(?:more|less|cheaper|pricier|dearer|bigger|smaller|higher|lower|costlier)\b.*\bthan\b/i;
const POINTS = /\b(?:he|she|him|her|his|it|they|them|those|that)\b/i;
const NEVER = /\b(?:never|not|hardly|barely) /i;
const SHORTEST_QUESTION = 4;
const MOST_SEGMENTS = 8;
const LONGEST = 400;

/**
 * What a message asks that tells what somebody thinks: "he says the gutters were 900, were they?" is
 * "how much were the gutters?". The claim itself must not narrow the answer.
 */
export function withoutClaim(text: string): string {
  const tagged = (text.length > LONGEST ? null : TAGGED.exec(text))?.[1] ?? '';
  if (withoutAmount(tagged) !== tagged) return toQuestion(tagged, true);
  const checked = text.length > LONGEST ? null : CHECK_FIRST.exec(text);
  if (checked) return toQuestion(text.slice(checked[0].length).replace(/[?.!\s]+$/, ''), false);
  const joined = text.replace(HUNCH_ALONE, '$1 ');
  const parts = text.length > LONGEST ? [] : segmentsOf(joined).flatMap(toSpeakers);
  const doubt = parts.length === 1 ? doubtIn(parts[0] ?? '') : null;
  if (doubt !== null && withoutAmount(doubt) !== doubt) return toQuestion(doubt, true);
  if (parts.length < 2 || parts.length > MOST_SEGMENTS) return text;
  const isOfFigure = parts.some((part) => FIGURE.test(part));
  const claimOf = (part: string) => claimIn(part) ?? (isOfFigure ? doubtIn(part) : null);
  const claims = parts.flatMap((part) => claimOf(part) ?? []);
  if (claims.length === 0) return text;
  const others = parts.filter((part) => claimOf(part) === null);
  const tails = others.filter((part) => [CHECK, FIGURE, WHEN].some((tail) => tail.test(part)));
  const rest = others.filter((part) => !tails.includes(part));
  const asked = rest.filter(isAsking);
  const after = rest.slice(rest.findIndex((part) => TELL_ME.test(part)) + 1);
  if (after.length > 0 && after.length < rest.length) return after.join(', ');
  if (asked.length > 0) return withQuestion(text, rest, asked, claims);
  const told = claims.find((claim) => hasContent(claim));
  const subject = told ?? rest.map(aboutWhat).find((one) => one !== null);
  if (tails.length === 0 || subject === undefined || subject === null) return text;
  if (tails.some((tail) => WHEN.test(tail))) return `when ${subject.replace(TIME, '').trim()}?`;
  return toQuestion(
    subject,
    tails.some((tail) => FIGURE.test(tail)),
  );
}

/** "The note says … So tell me: what is the total?" */
const TELL_ME =
  /^(?:(?:so|and|but|now|please|just)[ ,]+)*(?:tell|show|give) (?:me|us)(?: then| now)?$/i;

/** "He says 300 I say 400." */
const toSpeakers = (part: string) =>
  part.split(
    /\s+(?:(?:and|but|while) )?(?=(?:i|he|she|we|they) (?:says?|said|guess(?:ed|es)?|thinks?|thought|bets?|reckons?) (?!(?:yes|no|ok|okay)\b)|(?<=\b(?:and|but|while) )(?:my|our|his|her) \w+(?:[- ]in[- ]law)? (?:says?|said|swears?|swore|thinks?|thought|claims?|claimed|bets?|reckons?|insists?) |(?:tell|show) (?:him|her|them) the (?:real|true|actual|right|correct) )/i,
  );

/** What somebody says in a part of a message; null if nobody is said to say anything. */
export function claimIn(part: string): string | null {
  if (MUST_HAVE.test(part)) return part;
  const match = isAsking(part) ? null : (HUNCH.exec(part) ?? CLAIM.exec(part));
  return match ? part.slice(match[0].length).replace(SAID_BACK, '').trim() : null;
}
/** "… and I told him he is full of beans", "… but I do not buy it": no part of the claim. */
const SAID_BACK = pattern('i')`
  ,? (?:and|but|so|while) (?:now )?(?:i|he|she|they|nobody|we)(?:['’](?:m|re|s|ve|d|ll))?(?: \w+)? (?:
    told|tell|say|said|think|thought|bet|reckon|doubt|believe|buy|buying|disagree|laugh|laughed|beg
    |know|refuse|refused|insist|won['’]?t|keeps?|kept|am|is|was|are|were
  )\b[^\d]*$
`;

/** "Did we really spend 5,000 on gutters? What is the true figure?" */
function doubtIn(part: string): string | null {
  const [, who, told] = DOUBT.exec(part) ?? [];
  return told ? `${who} ${told}` : null;
}
const DOUBT = pattern('i')`
  ^(?:
    (?:so|and|but|wait|hang on|hold on|ok|okay)[ ,]+
  )*(?:did|do|does|have|has|had|is|was|were|are) (
    (?:we|i|he|she|they|it|(?:the|our|my) \w+(?: \w+)?|\w+)
  ) (?:really|actually|honestly|seriously|truly) (.+)$
`;

/** A question of its own beside the claim. What the claim is about is kept if the question points. */
function withQuestion(
  text: string,
  rest: readonly string[],
  asked: readonly string[],
  claims: readonly string[],
): string {
  const isWhole = asked.some((part) => part.split(/\s+/).length >= SHORTEST_QUESTION);
  if (!isWhole) return text;
  const isPointing = asked.every((part) => POINTS.test(part));
  const isAlone = rest.length === asked.length;
  const told = claims.filter(hasContent);
  // "She says the porch went over, how much is left?"
  const isOpen = asked.every(namesNothing);
  const named = !isAlone ? [] : isPointing ? told : isOpen ? told.slice(0, 1) : [];
  const subjects = named.map(subjectOf);
  const [question = ''] = asked;
  const isOne = subjects.length === 1 && asked.length === 1 && THING.test(subjects[0] ?? '');
  if (isOne && IT.test(question)) return question.replace(IT, subjects[0] ?? '');
  return [...subjects, ...rest].join(', ');
}

const namesNothing = (part: string): boolean =>
  part
    .toLowerCase()
    .split(/[^a-z']+/)
    .every((word) => word === '' || openWords.has(word));
const openWords = new Set(
  `so and but well then now what whats what's how much many money cash is are was were the actual
  real true exact number figure amount budget left remaining remain remains over under do did does
  have has we i we've got still spent spend spending total by really exactly to go far
  due late finished done when`.split(/\s+/),
);

/** Whom or what a claim is about: "the railings" of "the railings were a rip-off". */
function subjectOf(claim: string): string {
  const subject =
    /^(.+?) (?:is|are|was|were|cost|costs|has|have|had|went|goes|came|blew|blows|broke|bust|busted|ran|runs|got|gets|took|takes|ate|needs|would|will|should|could|might)\b/i.exec(
      claim,
    )?.[1];
  return subject && !PRONOUN.test(subject) ? subject : withoutAmount(claim);
}
/** A few words that can stand where "it" stands. */
const THING = /^(?:the|our|my|that) [a-z]+(?: [a-z]+){0,3}$/i;
const IT = /\b(?:it|they|those)\b(?! (?:all|both)\b)/i;
const PRONOUN = /^(?:i|we|he|she|it|they|you|that|this|there)$/i;

export const withoutAmount = (claim: string): string =>
  claim
    .replace(AMOUNT, (found) => (YEAR.test(found) ? found : ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Not only "300". */
const hasContent = (claim: string) =>
  /[a-z]{3}/i.test(
    withoutAmount(claim).replace(
      /\b(?:it|was|were|is|are|be|being|like|more|less|that|the|not|no|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi,
      '',
    ),
  );

/** "We disagree about the framing." */
function aboutWhat(part: string): string | null {
  const match =
    /\b(?:about|over|regarding|concerning) (?:whether |if )?((?:the|our|my|that|what|we|how)\b.*|[A-Z].*)$/.exec(
      part,
    );
  return match?.[1] ?? null;
}

/** "Pendants were", without the amount. */
const BARE_VERB = /^([a-z]+(?: [a-z]+){0,4}) (was|were)$/;
const THE = /^(?:the|our|my|that|those|these|his|her|their|it|they|he|she|we|i|all|both)\b/;

/** Its comma would part it from what is thought. */
const HUNCH_ALONE = pattern('i')`
  ^(
    (?:
      if (?:my )?memory serves(?: (?:me|us))?(?: (?:right|well|correctly))?
      |if i (?:remember|recall)(?: it)?(?: (?:right|rightly|correctly|well))?
      |(?:by|on|from) my [\w ]{4,20}|as far as i (?:remember|recall)|off the top of my head
    )
  ),\s+
`;

/** Whether a part of a message only asks if what was told is right: "check", "correct me". */
export const isCheck = (part: string): boolean => CHECK.test(part);

/** "The tiler must be at 5,000 by now." */
const MUST_HAVE =
  /^(?:the |our )?\p{L}+(?: \p{L}+)? (?:must|has to|ought to|should) (?:by now |already )?(?:have (?:had|got|gotten|made|earned|cleared|taken)|be (?:at|up to|past|near|around|over))\b/iu;
/** "We have given Raul 8,000." */
const GIVEN = new RegExp(
  `^(?:we|i)(?:['’]ve| have)? (?:now |already )?(?:given|paid|gave|sent|handed) ((?:\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?|the \\p{L}+)) (?=(?:${AMOUNT.source}))(.*)$`,
  'u',
);
/** "Raul has cleared 8,000 off us by now": what somebody was paid. */
const TAKEN = pattern('u')`
  ^((?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|the \p{L}+))(?:
    ['’]s| has| have| had| must have| must| should| ought to| is| was| got
  )? (?:(?:now|already|surely|probably|easily|have|been|just) )*(?:
    cleared|had|got|gotten|received|taken|took|made|earned|pocketed|collected|cost us
    |been (?:paid|given)|paid|given|was paid|be(?: (?:at|up to|past|over|near|around|close to))?|at
    |up to|past|over|near|around|close to|beyond
  ) (?:
    (?:somewhere|something|in the neighborhood of|the best part of) )?(?=(?:${AMOUNT.source}))(.*)$
`;
const FROM_US = /\b(?:off|from|out of) (?:of )?(?:us|me)\b/gi;

/** A claim as the question that tells whether it is right. */
export function toQuestion(claim: string, wantsFigure: boolean): string {
  const [, who, taken = ''] = TAKEN.exec(claim) ?? GIVEN.exec(claim) ?? [];
  if (who) return `how much did we pay ${who} ${withoutAmount(taken.replace(FROM_US, ''))}?`;
  if (COMPARES.test(claim.replace(AMOUNT, ''))) return `${claim}?`;
  const bare = withoutAmount(claim);
  const [, what, was] = bare === claim ? [] : (BARE_VERB.exec(bare) ?? []);
  if (what && was && !THE.test(what)) return `how much ${was} the ${what}?`;
  if (bare !== claim) return `how much ${bare}?`;
  if (SHARE.test(claim))
    return `${claim.replace(SHARE, ' what percent ').replace(/\s+/g, ' ').trim()}?`;
  if (wantsFigure) return `how much ${claim}?`;
  if (TIME.test(claim) && !MONEY.test(claim)) return `when ${claim.replace(TIME, '').trim()}?`;
  const [, subject, verb, rest] =
    /^(.*?) (is|are|was|were|has|have|will|can) (.*)$/i.exec(
      claim.replace(/(?<=\w)['’]s (?=already|over|under|done|not|still|almost|nearly|out)/, ' is '),
    ) ?? [];
  return verb ? `${verb} ${subject} ${rest}?` : `did ${claim.replace(NEVER, '')}?`;
}
