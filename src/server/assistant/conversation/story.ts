import { pattern } from '../pattern.ts';
import { singular } from '../question/stem.ts';
import { toWords } from '../question/words.ts';
import { claimIn } from './claim.ts';
import { hasComment, withoutComment } from './comment-before.ts';
import { pointedIn } from './pointed-field.ts';
import { ASKS_MONEY, OF_SOMEBODY, PLANS_MONEY } from './preamble.ts';
import { isAsking, segmentsOf } from './segments.ts';
import { asks, exclaims, isBesideQuestion, isVerb, KIN, sentencesOf, tells } from './sentences.ts';
import { howPaidOf, SOMETHING } from './something-told.ts';
import { choiceOfStory } from './story-choice.ts';
import type { StoryKnowledge } from './story-knowledge.ts';
import { mayHaveTopic, questionOfTopic } from './story-topic.ts';

const LONGEST = 700;
const MOST_SENTENCES = 9;

/**
 * The question of a message that tells something in sentences of its own: "The dog ate my glove in
 * March. When was the fridge bought?" Of what is told, only what "it", "her" or "ours" stands for is
 * kept; a day, an amount or a word of the story must not narrow the answer.
 */
export function questionOfStory(text: string, known: StoryKnowledge): string {
  if (text.length > LONGEST) return text;
  const goesOn = known.isInTalk
    ? withoutComment(text, known.isRecorded, (one) => known.personIn(one) !== null)
    : null;
  if (goesOn !== null) return goesOn;
  const topic = questionOfTopic(text, known.isRecorded);
  if (topic !== null) return topic;
  const sentences = storyOf(text);
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return text;
  const asked = sentences.filter((one, at) => asks(one, at === sentences.length - 1));
  const [sentence, another] = asked;
  if (sentence === undefined || another !== undefined) return text;
  const limits = sentences.filter((one) => ONLY.test(one));
  const before = sentences.slice(0, sentences.indexOf(sentence));
  const chosen = choiceOfStory(sentence, before) ?? pointedIn(sentence, before, known);
  if (chosen !== null) return chosen;
  const story = sentences.filter((one) => one !== sentence && !limits.includes(one));
  if (limits.length > 0 && story.length === 0) return withLimits(sentence, limits);
  if (!story.some((one) => tells(one) || exclaims(one)) || !story.every(isBesideQuestion))
    return text;
  const question = withoutLeadIn(sentence);
  const ofSum = howPaidOf(story.join(' '), question);
  if (ofSum !== null) return ofSum;
  const isPartlyTold = PARTLY_TOLD.test(question) || story.some((one) => SOMETHING.test(one));
  if (isPartlyTold || story.some((one) => isPlan(one, question))) return text;
  const whole = wholeQuestion(question, before, known);
  return whole === null ? text : withLimits(whole, limits);
}

/** "Labor only. What did the porch cost?" */
const ONLY = /^(?:(?:just|only) [^,.?!]{3,30}|[^,.?!]{3,30} only)[.!]?$/i;
const withLimits = (question: string, limits: readonly string[]): string =>
  [withoutMark(question), ...limits.map(withoutMark)].join(', ');
const withoutMark = (text: string): string => text.replace(/[?.! ]+$/, '');

/** "Then", "that month" and "without it" say that what is told counts. */
const PARTLY_TOLD = pattern('i')`
  \b(?:
    since then|by then|back then|before that|after that|then\?
    |(?:that|the same) (?:day|week|month|year|time|amount|price|sum|much)
    |(?:
      without|except(?: for)?|excluding|minus|besides|apart from|beyond|on top of|instead of|of|from
      |than|before|after
    ) (?:it|that|this|them|those|these|him|her|mine|ours|both|the (?:two|three|other|others))
    |both|either|neither|the (?:two|three|other|others|rest|difference)(?= of\b|[?.,! ]*$)
  )\b
  |\bthere[?. ]*$
  |^(?:and |so |but )?(?:should|can|could|would|may|must|is it (?:ok|okay|normal|safe)) `;
const isPlan = (told: string, question: string): boolean =>
  (/\d{2}/.test(told) && SUPPOSED.test(question)) ||
  (TO_COME.test(told) && OF_REST.test(question)) ||
  ((PLANS_MONEY.test(told) || ASKS_MONEY.test(told)) && OF_REST.test(question));
/** "The railing is going to be 1,620. How far over does that put us?" */
const TO_COME = /\b(?:going to|will|would|is to) (?:be|cost|run|come to) (?:\w+ ){0,2}?\$?\d{2}/i;
/** "My eye is on a table for 1,250. Where would that leave us?" */
const SUPPOSED = /\b(?:would|then|afford|leaves?|could|fit|if (?:i|we|it|that))\b/i;
const OF_REST =
  /\b(?:then|would|could|can|will|afford|left|remain\w*|short|over|enough|still|after|with (?:that|it)|if (?:i|we))\b/i;

/** "Settle it for us, what did we pay?", "counting that, what has gone on the coop?" */
function withoutLeadIn(sentence: string): string {
  const question = sentence.replace(LEAD_IN, '');
  return isAsking(question) ? question : sentence;
}
const LEAD_IN = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|well|now|please|anyways?|anyhow|right)[ ,]+)*(?:
    (?:
      (?:
        counting|including|even with|with|leaving|putting|setting
      ) (?:that|it|this|those|them)(?: (?:aside|back|in|too|counted))?
      |settle (?:it|this|that)(?: for us| for me)?
      |(?:anyway|anyhow|seriously|honestly|jokes aside|all that aside|now|right|well|so)
    )[,: ]+
  )*
`;

const WHOSE_NAME =
  /\b(?:what(?:['’]?s| is| was)|do (?:you|we) (?:know|have)) (?:his|her|their) name\b/i;
const OF_STRANGER = 'What is the name of the helper?';

/** With what its pronouns stand for; null if the question needs more of the story. */
function wholeQuestion(
  question: string,
  before: readonly string[],
  known: StoryKnowledge,
): string | null {
  const told = before.flatMap((one) => thingsIn(one, known));
  const all = told.length > 0 ? told : before.flatMap((one) => thingsIn(atPlace(one), known));
  // "The stove is against the wall": the stove.
  const standing = before.flatMap((one) => thingsIn(one, known, PLACED));
  const things = standing.length > 0 ? standing : all;
  const isBare = BARE.test(question);
  // "He says the gutters were 900. What was it really?" asks for what the claim is about.
  if ((isBare || CLAIMED.test(question)) && before.some((one) => claims(one, known))) return null;
  if (isBare) {
    const reported = reportedIn(before, things);
    const thing = things.at(-1);
    const isOfIt = reported !== null && POINTER.test(reported) && !namesOwn(reported, known);
    return isOfIt && thing !== undefined ? `${thing}, ${reported}` : reported;
  }
  // "The porch looks great. Is it done?"
  const isWhole = namesOwn(question, known) || known.personIn(question) !== null;
  if (!WANTS_FIGURE.test(question) && !isWhole) return null;
  // "Some guy came with Stan. What was his name?" Not Stan.
  if (WHOSE_NAME.test(question) && known.personIn(before.join(' ')) !== null) return OF_STRANGER;
  const named = withPersonOf(question, before, known);
  const whole = named === null ? null : withThingOf(named, things, known);
  if (whole === null) return isOfTalk(question, before, known) ? question : null;
  if (namesOwn(whole, known) || OF_PERSON.test(whole)) return whole;
  const topics = before.flatMap((one) => thingsIn(one, known, AT)).filter(isNew);
  if (OF_NO_THING.test(whole)) return forThing(whole, topics);
  const places = topics.filter((thing) => toWords(thing).some(known.isPlace));
  if (OF_KIND.test(whole)) return places.length === 0 ? whole : forThing(whole, places);
  return things.length === 0 && whole.split(/\s+/).length >= SHORTEST_ALONE ? whole : null;
}
/** "She sits on it every evening. When did we buy it?", after a question about the swing. */
function isOfTalk(question: string, before: readonly string[], known: StoryKnowledge): boolean {
  const story = before.join(' ');
  const isOfStory = PERSON.test(question) ? SOMEBODY.test(story) : OF_MONEY.test(story);
  const isPointing = PERSON.test(question) || POINTER.test(question);
  return known.isInTalk && isPointing && !isOfStory && thingsIn(story, known).length === 0;
}
const SOMEBODY = /\b(?:the|my|our|his|her|their|an?) \p{L}+/iu;
const OF_MONEY =
  /\b(?:financing|loan|credit|debit|cards?|cash|checks?|transfers?|labou?r|materials|permits?|tools|equipment|utilities|deposit|reserve|budget|refunds?)\b/i;

const isNew = (thing: string, at: number, all: readonly string[]): boolean =>
  all.indexOf(thing) === at;
/** "We tore out the kitchen. What did Moses get?": for the kitchen, if that is all that was named. */
const forThing = (question: string, [thing, other]: readonly string[]): string | null =>
  thing === undefined || other !== undefined ? null : `${withoutMark(question)} for ${thing}?`;
const OF_NO_THING = pattern('iu')`
  ^(?:
    (?:and|so|but|ok|okay|well|then|now|anyways?|anyhow)[ ,]+
  )*(?:what|how much) (?:did|do|have|had|has) (?:the )?\p{L}+ (?:
    get|got|gotten|pay|paid|charge|charged|take|taken|ask|bill|spend|spent|earn|make
  )(?: (?:us|me|back|in the end|again|out))*[?. ]*$
`;
/** Where one is says nothing of what is asked: "we are in the nursery, painting". */
/** "At the sink", if nothing else is named. */
const atPlace = (text: string): string => text.replace(AT_IT, '');
const AT_IT = /\b(?:at|by|with|near|behind|under|down|up|through) (?=(?:the|our|my)\b)/gi;
const PLACED = pattern('i')`
  (?<!
    \blook(?:ed|ing|s)? |\bstar(?:ed|ing|es) |\bcarri(?:ed|es) |\bbrought |\bbring |\bput |\bgot |\bhaul(?:ed)? )\b(?:
    in|on|to|into|onto|from|off|around|outside|inside|over|at|against|beside|above|below|beneath|of
    |next to|between|past|toward|towards
  ) $
`;
const AT =
  /\b(?:in|on|to|into|onto|from|off|around|outside|inside|over|(?<!look(?:ed|ing|s)? )at) $/i;
const CLAIMED = /\b(?:it|they|them|those)\b/i;
const claims = (told: string, known: StoryKnowledge): boolean =>
  !/^i\b/i.test(told) && claimIn(told) !== null && thingsIn(told, known).length > 0;

const SHORTEST_ALONE = 4;
const WANTS_FIGURE =
  /^(?:(?:and|so|but|ok|okay|well|then|now)[ ,]+)*(?:(?:just |only )?\p{L}+(?: only)?[,:] )?(?:what|how|who|when|which|where)/iu;
/** "What's the number?", "any idea?" */
const BARE = pattern('i')`
  ^(?:(?:so|and|but|ok|well|now)[ ,]+)*(?:
    how much(?: (?:have|had) (?:we|i) (?:spent|paid|put in))? (?:
      so far|by now|to date|in all|in total|altogether|all told
    )
    |(?:what(?:['’]?s| is| was| were)?|how much(?: is| was)?)(?: (?:it|that))?(?: the (?:real |actual |exact |true |final )?(?:
        number|figure|damage|answer|amount|total|sum|price|truth
      )
    )?(?: (?:again|exactly|really|then|in the end))?
    |do (?:you|we)(?: know)?|any (?:idea|clue)
    |(?:so )?what (?:do|should|shall|can) i (?:tell|say to|answer) (?:him|her|them)
  )[?. ]*$
`;
/** "How many expenses have no receipt?" is about all of them. */
const OF_KIND = pattern('i')`
  \b(?:
    expenses|receipts?|bills?|invoices?|milestones?|contractors|quotes?|agreements?|change orders?
    |overdue|deadline|labou?r|materials|tools|permits|equipment|utilities|projects?|budgets?|reserve
    |in (?:all|total)|altogether
  )\b
`;
/** "How much have we paid him?", "what is her number?": of one person, for everything. */
const OF_PERSON = pattern('iu')`
  \b(?:
    (?:have|has|had) (?:i|we|he|she|they|\p{L}+) (?:ever |already )?(?:
      paid|given|got|gotten|received|had|earned|cost
    )
    |number|phone|e-?mail|rate|an hour|per hour|hourly|company|so far
  )\b
`;

/** "She asked what her bath cost. I said plenty. What's the number?": what she asked. */
function reportedIn(before: readonly string[], things: readonly string[]): string | null {
  if (before.some((one) => IN_GENERAL.test(one))) return null;
  const clauses = before.map((one) => REPORTS.exec(one)?.[1] ?? '');
  const question = clauses.findLast(Boolean)?.replace(/[.!?]+$/, '');
  if (question) return `${question.replace(/\b(?:his|her|their) /gi, 'the ')}?`;
  const wanted = before.map((one) => WANTS.exec(one)?.[1] ?? '').findLast(Boolean);
  const place = wanted === undefined ? undefined : things.at(-1);
  const isOfPlace = place !== undefined && FIGURE.test(wanted ?? '');
  if (wanted)
    return `how much is ${wanted.replace(FIGURE, '').replace(/[.!?]+$/, '')}${isOfPlace ? ` for ${place}` : ''}?`;
  const thing = new Set(things).size === 1 ? things[0] : lastTold(before, things);
  return thing === undefined ? null : `how much did ${thing} cost?`;
}
/** "I never kept a bill, and now the stove is in.": the thing of the last clause that has one. */
function lastTold(before: readonly string[], things: readonly string[]): string | undefined {
  const clauses = before.flatMap((one) => one.split(/, (?:and|but|so|because) /i));
  const named = clauses.map((clause) =>
    [...new Set(things)].filter((thing) => clause.includes(thing.replace(/^the /, ''))),
  );
  const last = named.findLast(({ length }) => length > 0) ?? [];
  return last.length === 1 ? last[0] : undefined;
}
const REPORTS = pattern('i')`
  \b(?:
    asks?|asked|asking|wonder(?:s|ed|ing)?|(?:wants?|wanted|like|need|needs) to know|curious
    |argu(?:e|ed|ing)|debat(?:e|ed|ing)|guess(?:ed|ing)?|remember
  )\b[^?]{0,40}? (
    (?:what|how much|how many|when|who|which) [^?,;]{6,80}
  )(?:$|[,;] (?:and|but|so|because|which|then|or)\b)
`;
/** "He wants the labor on the windows in 2025. How much is it?" */
const WANTS =
  /\b(?:wants?|wanted|needs?|needed|asks? for|asked for|asking for) ((?:the|our|my|all) [^?,;]{3,80}?)(?:$|,? (?:and|but|so|because|though) (?:i|we|he|she|my|then)\b)/i;
/** "He wanted the materials figure": of what was told before. */
const FIGURE = /(?<=\p{L} )(?:figures?|numbers?|totals?|amount|sum|cost)[.!?]*$/iu;
/** "She asked what a nursery costs these days." */
const IN_GENERAL =
  /\b(?:what|how much) (?:an?|people|others?|they|others|it) [^?.]*\b(?:costs?|pay|charges?|runs?)\b/i;

/** "Stan came by. How much have I paid him?": Stan. */
function withPersonOf(
  question: string,
  before: readonly string[],
  { personIn }: StoryKnowledge,
): string | null {
  if (OF_SOMEBODY.test(question)) {
    const whose = FIELD.test(question) ? personIn(before.join(' ')) : null;
    return whose === null ? null : `${withoutMark(question.replace(PLEASE, ''))} of ${whose}?`;
  }
  const [, called = ''] = CALLED.exec(question) ?? [];
  const person = personIn(before.join(' '));
  // "I told him Rosa is an artist. What did the artist get?"
  if (person !== null && before.some((one) => toWords(one).includes(called.toLowerCase())))
    return question.replace(CALLED, (all) => all.replace(/(?:the|that|our) .+/i, person));
  // "Who flushed them, and what did he take?"
  if (!PERSON.test(question) || /^who\b/i.test(question)) return question;
  if (person === null || personIn(question) !== null) return personIn(question) && question;
  return question
    .replace(
      /\b(?:his|her)(?= (?:(?:phone|e-?mail|hourly|company|last|first|biggest) )?\p{L}{4})/giu,
      `${person}'s`,
    )
    .replace(/\b(?:he|she|him|her)\b/gi, person);
}
const CALLED =
  /\bdid (?:the|that|our) (\p{L}+)(?= (?:get|charge|take|ask|want|earn|make|bill)\b)/iu;
/** "I must write to Stan. What is the email address?" */
const FIELD = pattern('i')`
  \b(?:what(?:['’]?s| is| was)|which is|give me) the (?:phone |e-?mail |hourly |telephone )?(?:
    number|e-?mail|phone|rate|address|company
  )(?: address| number)?(?: again)?(?:,? please)?[?. ]*$
`;
const PLEASE = /(?: again)?,? please\b/i;
const PERSON = /\b(?:he|she|him|her|his|hers)\b/i;

/** "I look at my refrigerator. What did that one cost?": the refrigerator. */
function withThingOf(
  question: string,
  things: readonly string[],
  known: StoryKnowledge,
): string | null {
  const match = OWN.exec(question) ?? POINTER.exec(question);
  if (match === null || CLEFT.test(question)) return question;
  // "Well pump stuff, how much of it was labor": said in the question itself.
  const lead = question.slice(0, match.index);
  if (!DEED.test(lead) && namesOwn(lead, known)) return question;
  const thing = things.at(-1);
  if (thing === undefined) return null;
  const of = OF_BUDGET.test(match[0]) ? `${thing} budget` : thing;
  return question.slice(0, match.index) + of + question.slice(match.index + match[0].length);
}
/** "Who laid | it?" names a deed and no thing. */
const DEED =
  /^(?:(?:so|and|but) )?(?:who|when|what)(?: (?:did|was|has|have))?(?: (?:we|i|he|she|they))? \p{L}+ $/iu;
const OWN = /\b(?:mine|ours)\b/i;
const POINTER = pattern('i')`
  \b(?:
    the whole (?:thing|lot|job|business|mess|shebang)|all of (?:it|that)|it all|it|they|them|those
    |these|the thing|(?:that|this) (?:one|thing|pot|kitty|bucket|budget|purse)
    |(?:that|this)(?=
      [?.! ]*$
      | (?:
        cost|costs|run|come|set|work|add|turn|altogether|all|again|in (?:all|total|the end)|done
        |finished|bought
      )\b
    )
  )(?![-'’])\b
`;
const OF_BUDGET = /\b(?:pot|kitty|budget|bucket|purse)$/i;
const CLEFT = /\b(?:who|what|when|where|which)(?:['’]?s| was| is) it (?:that|who)\b/i;

const namesOwn = (text: string, { isRecorded }: StoryKnowledge): boolean =>
  segmentsOf(text).some((part) => toWords(part).some((word) => isRecorded(word)));

/** The things of a sentence that a record has, as "the" things. */
function thingsIn(sentence: string, known: StoryKnowledge, notAfter = /(?!)/): string[] {
  return [...sentence.matchAll(THING)].flatMap(({ 1: words = '', index }) => {
    if (notAfter.test(sentence.slice(0, index))) return [];
    const said = words.split(' ');
    const end = said.findIndex((word) => ENDS.has(word.toLowerCase()));
    const all = end === -1 ? said : said.slice(0, end);
    const own = all.map((word) => !NO_THING.test(word) && known.isRecorded(word.toLowerCase()));
    const first = own.indexOf(true);
    if (first === -1 || first > MOST_BEFORE) return [];
    const after = own.indexOf(false, first);
    const next = after === -1 ? undefined : all[after];
    // "The hot tub" is no hot plate.
    const isHead = next !== undefined && !isVerb(next) && !ADVERB.test(next);
    const thing = all.slice(first, after === -1 ? undefined : isHead ? after + 1 : after);
    const isPlace = known.isPlace(thing.at(-1)?.toLowerCase() ?? '');
    // "A dry cellar".
    const kept = isPlace ? thing.filter((word) => known.isPlace(word.toLowerCase())) : thing;
    return [`the ${kept.join(' ')}`];
  });
}
const ADVERB =
  /(?:ly|s)$|^(?:today|tonight|yesterday|tomorrow|now|again|already|then|here|there|anyway|too|since|yet|when|while|because|if|after|before|until|like|than|not|no|with|this|last|next)$/i;
/** Relatives, and what tells a thing from another. */
const NO_THING = new RegExp(
  `^(?:${KIN}|old|new|big|small|little|good|nice|first|last|same|whole|one|ones|back|front)$`,
  'iu',
);
const MOST_BEFORE = 2;
/** Not "with the pink tub": that tells more about another thing. */
const THING = pattern('giu')`
  (?<!
    \b(?:
      with|by|behind|under|near|across|through|down|up
      |(?<!look(?:ed|ing|s)? |stared |smil(?:ed|ing) )at
    ) )\b(?:
    the|our|my|his|her|their|your|that|those|these|this|an?|what a
  ) (?=([\p{L}-]+(?: [\p{L}-]+){0,3}))
`;
/** "The bathroom | with the pink tub", "the porch | cost us". */
const ENDS = new Set(
  `i we he she it they you the a an my our his her their and or but of to in on at by for with from
  is are was were be been has have had do does did will would can could that what how when who which
  where pay paid cost costs spend spent get got give gave take took go goes went come came set run put
  out up down back over so all`.split(/\s+/),
);

/** Its sentences, or what is told before a comma and the question after it. */
function storyOf(text: string): string[] {
  const sentences = sentencesOf(text);
  if (sentences.length !== 1 || !text.includes(',')) return sentences;
  const [, told = '', question = ''] = TOLD_THEN_ASKED.exec(text) ?? [];
  const isStory = tells(told) && !OF_TIME.test(told) && !segmentsOf(told).some(isAsking);
  return isStory && isAsking(question) && POINTER.test(question)
    ? [told, `${question}?`]
    : sentences;
}
/** "Last time Ann was paid, what day was that?" */
const OF_TIME = /^(?:(?:and|so|but) )?(?:the )?(?:last|first|next|only|second) (?:time|day)\b/i;
/** "Guests love the swing, which is fine, but what did it cost us?" */
const TOLD_THEN_ASKED =
  /^(.{12,300}), (?:(?:but|so|and|anyway|anyways|now|then)[ ,]+)*((?:what|how much|when|who|where)\b[^,?]{6,60})\??$/i;

/** A remark may stand before it or after it. */
const BREAK = /[,;:—–(]| - | (?:because|since|and|but|so|don['’]?t|cos|cause|though) /i;

/** Both forms of each word of a story, to ask which of them the records have. */
export function wordsOfStory(text: string): string[] {
  if (text.length > LONGEST) return [];
  const isPlain = !BREAK.test(text) && !hasComment(text) && !mayHaveTopic(text);
  if (isPlain && storyOf(text).length < 2) return [];
  return toWords(text).flatMap((word) => [word, singular(word)]);
}
