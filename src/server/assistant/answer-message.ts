import type { AnswerDetails } from '#shared/answer-details.ts';
import { detailsOf } from './answer-details.ts';
import { SUM_OF_LIST, SUM_OF_TWO } from './answers/answerers.ts';
import { dayInStory } from './answers/closest-milestone.ts';
import { isSocial } from './answers/small-talk.ts';
import { type Ask, askInTalk, isUnsure } from './ask-in-talk.ts';
import type { Books } from './books.ts';
import { withBudgetsNamed, withProjectsCalled } from './called-project.ts';
import { withoutChoice } from './choice.ts';
import { comparedSides } from './compared-sides.ts';
import { shortIn, unabbreviated } from './conversation/abbreviations.ts';
import { orderIn } from './conversation/action-wording.ts';
import { isTold, shorterQuestions } from './conversation/asides.ts';
import { withChoiceJoined } from './conversation/bare-choice.ts';
import {
  areTwoMeasures,
  atCommas,
  toClauses,
  toHalves,
  withPlaceOnly,
} from './conversation/clauses.ts';
import { type History, readConversation } from './conversation/conversation.ts';
import { coreQuestion } from './conversation/core-question.ts';
import { asksForDeed } from './conversation/done-to-it.ts';
import { inPlainWords } from './conversation/everyday-wording.ts';
import { askedAsQuestion } from './conversation/figure-commands.ts';
import { gapAskedIn } from './conversation/gap-wording.ts';
import { labelsAsQuestions } from './conversation/labels.ts';
import { inMilestoneWords } from './conversation/milestone-wording.ts';
import { withMonthTold, withProjectTold } from './conversation/month-told.ts';
import { withNameTold } from './conversation/name-told.ts';
import { whoDidIt } from './conversation/nameless-worker.ts';
import { sinceNewTopic } from './conversation/new-topic.ts';
import { asQuestion } from './conversation/orders.ts';
import { withoutPastedOrders } from './conversation/pasted-orders.ts';
import { withPerson } from './conversation/pronoun.ts';
import { questionIn } from './conversation/question-in.ts';
import { takesFromFigure } from './conversation/rewording.ts';
import { withSameMethod } from './conversation/same-method.ts';
import { isAsking } from './conversation/segments.ts';
import { questionOfStory } from './conversation/story.ts';
import { supposes } from './conversation/supposed-follow-up.ts';
import { supposedIn } from './conversation/supposed-wording.ts';
import { figuredFromTalk } from './conversation/talk-arithmetic.ts';
import { spelledOut } from './conversation/telegram.ts';
import { withToldRecord } from './conversation/told-record.ts';
import { announcesQuestions } from './conversation/two-asked.ts';
import { readCorrectedDraft } from './drafts/corrected-draft.ts';
import { readDrafts } from './drafts/read-drafts.ts';
import { writeDrafts } from './drafts/write-draft.ts';
import { figureAsked } from './figure-asked.ts';
import { toKnowledge } from './knowledge.ts';
import { isLess } from './less-missed.ts';
import type { Pace } from './pace.ts';
import { hasPart, says } from './question/mentions.ts';
import { isPutInGeneral } from './question/put-in-general.ts';
import { type Reading, readQuestion } from './question/reading.ts';
import { stopWords } from './question/stop-words.ts';
import { toWords } from './question/words.ts';
import type { Reads } from './recorded-ledger.ts';
import { withRelatedAdvice } from './related-advice.ts';
import { GUIDE, type Reply, reply } from './reply.ts';
import { knowOfStories, personNamedIn } from './stories.ts';
import { summedThings } from './summed-things.ts';
import { unitPrice } from './unit-price.ts';

interface Answer {
  text: string;
  details: AnswerDetails | null;
}

/** The answer to a message, which may tell something, or ask more than one question. */
export async function answerMessage(
  sent: string,
  talkBefore: History,
  books: Books,
  { pace, reads }: { pace: Pace; reads: Reads },
): Promise<Answer> {
  const own = (text: string) =>
    withProjectsCalled(
      withBudgetsNamed(
        withoutPastedOrders(text, (part) => personNamedIn(part, books.contractors)),
        books,
      ),
      books,
    );
  const wholeTalk: History[number][] = [];
  for (const [at, one] of talkBefore.entries()) {
    const content =
      one.role === 'user'
        ? withLeader(await own(one.content), talkBefore.slice(0, at))
        : one.content;
    wholeTalk.push({ ...one, content });
  }
  const sentOfLeader = withLeader(await own(sent), talkBefore);
  const { message, history } = sinceNewTopic(withNameTold(sentOfLeader), wholeTalk);
  await pace();
  const figured = figuredFromTalk(withoutChoice(message), history);
  if (figured !== null) return { text: figured, details: null };
  const previous = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const isFigure =
    takesFromFigure(message, previous === message ? '' : previous) ||
    supposes(message) ||
    announcesQuestions(message);
  await pace();
  const ownShort = await books.ledger.findMentioned(shortIn(message));
  const toPlain = (text: string) =>
    asQuestion(
      whoDidIt(unabbreviated(askedAsQuestion(inPlainWords(text)), (word) => ownShort.has(word))),
    );
  const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const ordered = withSameMethod(toPlain(orderIn(message)), lastAnswer);
  const told = withPerson(ordered, lastAnswer, books.contractors);
  const corrected = isFigure ? null : await readCorrectedDraft(told, lastAnswer, books, pace);
  const drafts = corrected ? [corrected] : isFigure ? [] : await readDrafts(told, books, pace);
  if (drafts.length > 0) return { text: writeDrafts(drafts, books), details: null };
  const isPlace = (word: string) => books.names.places.has(word) && !stopWords.has(word);
  const names = fullNames(books.contractors);
  const personOf = (word: string) => names.get(word) ?? null;
  const storyKnowledge = await knowOfStories([message, ...history.map(saidBy)], books);
  const supposed = (text: string) => supposedIn(text, { isPlace, personOf });
  const toQuestion = (text: string) => {
    const plain = withChoiceJoined(toPlain(withToldRecord(text, storyKnowledge)));
    const apart = gapAskedIn(plain) ?? supposed(plain);
    const bare = apart === plain ? supposed(questionOfStory(plain, storyKnowledge)) : apart;
    // Once as typed, and once more for what the other steps have written out.
    const asked = questionIn(inMilestoneWords(bare), isSocial);
    return inMilestoneWords(spelledOut(labelsAsQuestions(asked, isPlace), isPlace));
  };
  const talk: History[number][] = [];
  for (const { role, content } of history) {
    await pace();
    const said = withoutChoice(content).slice(0, LONGEST_EARLIER);
    talk.push({
      role,
      content: role === 'user' ? toQuestion(coreQuestion(said, storyKnowledge) ?? said) : content,
    });
  }
  await pace();
  const bare = withoutChoice(message);
  const choice = message.slice(bare.length);
  const asking: Asking = {
    ask: (question, before, isClause = false) =>
      answerQuestion(question, before, books, { pace, isClause }),
    isName: (word) => books.names.words.has(word) && !stopWords.has(word),
    areOfOneName: (one, other) => books.names.projects.areOfOneName(one, other),
  };
  const asTold = toPlain(bare);
  // "Another grand for lamps: are we still within budget?": what is supposed is no aside.
  const core = supposed(asTold) === asTold ? coreQuestion(bare, storyKnowledge) : null;
  const alone = core === null ? [] : await answerQuestions(toQuestion(core) + choice, talk, asking);
  const isDone = alone.length > 0 && alone.every((one) => one.isAnswer && !isUnsure(one));
  const replies = isDone ? alone : await answerQuestions(toQuestion(bare) + choice, talk, asking);
  await pace();
  const reading = {
    ask: (question: string, before: History) =>
      answerQuestion(toQuestion(question), before, books, { pace }),
    books,
    read: (text: string) =>
      readQuestion(text, toKnowledge(books), { pace, mostWords: MOST_OF_SIDE }),
  };
  const compared =
    (await comparedSides(bare, replies, reading)) ??
    (await summedThings(bare, replies, reading)) ??
    (await unitPrice(bare, reading));
  if (compared) return { text: compared.text, details: detailsOf([compared], reads, books) };
  const isNone = replies.every(({ isAnswer, isFinal }) => !isAnswer && !isFinal);
  const day = isNone ? dayInStory(bare, books) : null;
  if (day !== null) return { text: day, details: null };
  const texts = [...new Set(replies.map((one) => one.text))].join('\n\n');
  const text = replies.length > 1 ? texts : withRelatedAdvice(texts, bare);
  return { text, details: detailsOf(replies, reads, books) };
}

/** With the month or the project that the answer before put first. */
function withLeader(text: string, talk: History): string {
  const answer = talk.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const question = talk.findLast(({ role }) => role === 'user')?.content ?? '';
  return withProjectTold(withMonthTold(text, answer), { question, answer });
}

/** Words of one side of a comparison. */
const MOST_OF_SIDE = 30;

/** The full name for each word of a contractor's name; null for a word of two of them. */
function fullNames(contractors: Books['contractors']): Map<string, string | null> {
  const names = new Map<string, string | null>();
  for (const { name } of contractors) {
    for (const word of new Set(name.toLowerCase().split(' '))) {
      names.set(word, names.has(word) ? null : name);
    }
  }
  return names;
}

const saidBy = ({ role, content }: History[number]) => (role === 'user' ? content : '');

/** More characters of an earlier message say nothing that a question after it needs. */
const LONGEST_EARLIER = 1_200;

interface Asking {
  ask: Ask;
  /** Whether a word is of the name of a project or a contractor. */
  isName: (word: string) => boolean;
  /** Whether both words are of the name of one project. */
  areOfOneName: (one: string, other: string) => boolean;
}

/** One answer, or one for each question in the message, whichever explains more of it. */
async function answerQuestions(asked: string, history: History, asking: Asking): Promise<Reply[]> {
  const { ask } = asking;
  const clauses = toClauses(asked).map((clause) => clause.replace(IS_IT_UP, 'and is it done?'));
  // Two questions are two, even if one answer would do for both.
  if (clauses.length > 1) {
    // "How was it paid and when?", of one expense: the answer has all of it.
    // What was planned is no part of an expense.
    const isOfOne =
      !PLANNED.test(asked) &&
      !clauses.some(asksForDeed) &&
      !clauses.includes('and is it done?') &&
      clauses.slice(1).every((clause) => clause.split(/\s+/).length <= MOST_ADDED);
    const one = isOfOne ? await ask(asked, history) : null;
    if (one?.inquiry?.reading.described) return [one];
    const each = await answerEach(clauses, history, async (part, talk, isClause) => {
      const whole = await ask(part, talk, isClause);
      const bare = isUnsure(whole) ? withPlaceOnly(part, asking.isName) : null;
      const own = bare === null ? whole : await ask(bare, talk, isClause);
      const best = own.isAnswer && !isUnsure(own) ? own : whole;
      return answerShorter(part, talk, asking, best);
    });
    const wanted = each.filter(
      (_, at) => !isTold(clauses[at] ?? '') && !isOfSection(each[at - 1], clauses[at] ?? ''),
    );
    const shown = wanted.length > 0 ? wanted : each;
    return shown.some(({ isAnswer }) => isAnswer) ? shown : [one ?? (await ask(asked, history))];
  }
  // Without what was said before "but".
  const [message = asked] = clauses;
  const whole = await askInTalk(message, history, ask);
  const tail = whole.isAnswer ? null : BARE_TAIL.exec(message.trim());
  if (tail) {
    const [, first = '', second = ''] = tail;
    const both = await answerEach([first, `${second} was that`], history, ask);
    if (both.every(({ isAnswer }) => isAnswer)) return both;
  }
  // "The deposit plus the balance": the answer has both.
  if (isOfTwo(whole)) return [whole];
  // The project Driveway and Siding is one thing.
  const halves = toHalves(message, asking.areOfOneName);
  const listed = whole.isAnswer ? null : atCommas(message);
  const each = listed ? await answerEach(listed, history, ask) : [];
  if (each.length > 0 && each.every(({ isAnswer }) => isAnswer)) return each;
  if (!halves) return [await answerShorter(message, history, asking, whole)];
  const both = await answerEach(halves, history, ask);
  const isSplit = both.every(({ isAnswer }) => isAnswer);
  const [first] = both;
  const isOfBoth =
    BOTH.test(message) ||
    (whole.inquiry !== undefined && isOfEach(whole.inquiry.reading)) ||
    (areTwoMeasures(halves) && first?.inquiry !== undefined && hasPart(first.inquiry.reading));
  if (isSplit && (isOfBoth || !whole.isAnswer || isLess(both, [whole]))) return both;
  return [await answerShorter(message, history, asking, whole)];
}

/** "What is a lien waiver, and when should I ask for one?": the section says that too. */
const isOfSection = (before: Reply | undefined, clause: string): boolean =>
  before?.readAs === GUIDE && /\b(?:one|it|them|that|this|they|those)\b/i.test(clause);

/** Without what the message tells besides its question, if that has an answer. */
async function answerShorter(
  message: string,
  history: History,
  { ask, isName }: Asking,
  whole: Reply,
): Promise<Reply> {
  // What a message tells may sound like a question for the guide.
  const isOfGuide = whole.isAnswer && whole.inquiry === undefined;
  const isDated = whole.isAnswer && whole.inquiry?.reading.period != null;
  if (whole.isFinal) return whole;
  const isDone = whole.isAnswer && whole.inquiry !== undefined && !isUnsure(whole) && !isDated;
  for (const question of isDone ? [] : shorterQuestions(message, isName)) {
    if (isOfGuide && question.split(/\s+/).length < SHORTEST_ALONE) continue;
    // "Contingency: what percentage is usual?" tells nothing.
    if (isOfGuide && (LABEL.test(message) || isPutInGeneral(toWords(question)))) continue;
    if (isDated && !isAsking(question)) continue;
    const reply = await ask(question, isOfGuide ? [] : history);
    if (isDated && !isSameUndated(whole.inquiry?.reading, reply.inquiry?.reading)) continue;
    // "And the painting itself?" goes on about the records.
    if (reply.inquiry && losesWhom(message, question, reply.inquiry.reading, isName)) continue;
    if (reply.readAs === GUIDE && GOES_ON.test(message)) continue;
    const isBetter = !whole.isAnswer || (reply.inquiry !== undefined && !isUnsure(reply));
    if (reply.isAnswer && isBetter) return { ...reply, asked: question };
  }
  return whole;
}

/** "I am doing the books tonight, what has no receipt?": only what was told had a day. */
const isSameUndated = (whole: Reading | undefined, shorter: Reading | undefined): boolean =>
  whole !== undefined &&
  shorter?.period === null &&
  whole.projects.every((one) => shorter.projects.includes(one)) &&
  whole.contractors.every((one) => shorter.contractors.includes(one)) &&
  whole.category === shorter.category &&
  whole.amount === shorter.amount &&
  whole.paymentMethod === shorter.paymentMethod;

const isOfTwo = ({ isAnswer, readAs, inquiry }: Reply): boolean =>
  isAnswer &&
  (readAs === SUM_OF_TWO ||
    readAs === SUM_OF_LIST ||
    (inquiry?.reading.described?.length ?? 0) > 1);

/** "What did the shelf cost, and is it up?": a milestone has that, in whatever words. */
const IS_IT_UP =
  /^(?:and |so )?(?:is|are|has|have|was|were) (?:it|they|that|those|these)(?: (?:all|been|actually|even|already|now))* (?:up|in|installed|hung|laid|built|mounted|fitted)(?: (?:yet|already|now|by now))?[?.! ]*$/i;
const PLANNED =
  /\b(?:plan|planned|budget|budgeted|allowed|estimated?|quoted?|supposed to|scheduled|meant to)\b/i;
/** "Both the sum paid and what is left". */
const BOTH = /^(?:(?:what|how much|which) (?:is|are|was|were) )?both (?:the|what|how)\b/i;
/** "What is the biggest expense on the deck, and on the porch?": each has one. */
function isOfEach(reading: Reading): boolean {
  const { words, projects, contractors } = reading;
  const areTwo = projects.length > 1 || contractors.length > 1;
  const isOfOne = says(reading, 'most', 'least', 'latest', 'earliest', 'average');
  return areTwo && isOfOne && !AGAINST.test(words.join(' '));
}
const AGAINST =
  /\b(?:or|than|vs|versus|against|compare[ds]?|comparison|difference|between|who|whose|more|less|together|combined)\b|^which\b/;
/** "The tiler was here twice. What were the two payments?": those to the tiler. */
function losesWhom(
  message: string,
  question: string,
  reading: Reading,
  isName: (word: string) => boolean,
): boolean {
  const kept = new Set(toWords(question));
  const isLost = toWords(message).some((word) => isName(word) && !kept.has(word));
  return isLost && !hasPart(reading) && THOSE_PAYMENTS.test(reading.words.join(' '));
}
const THOSE_PAYMENTS =
  /\b(?:the|those|these|both)(?: (?:two|three|four))? (?:payments?|checks?|cheques?|bills?|visits?|amounts?|ones)\b/;
/** "Reserve: which share of the budget?" */
const LABEL = /^[\p{L} -]{3,30}: /u;
const GOES_ON = /^(?:and|also|what about|how about)\b/i;
const SHORTEST_ALONE = 4;
const MOST_ADDED = 7;

/** "Who hung the drywall and when?" */
const BARE_TAIL = /^(.{8,}?),? and (when|how much)\??$/i;

async function answerEach(parts: readonly string[], history: History, ask: Ask) {
  const replies: Reply[] = [];
  const talk = [...history];
  for (const [at, part] of parts.entries()) {
    const one = await ask(part, talk, at > 0);
    replies.push(one);
    talk.push(
      { role: 'user', content: one.asked ?? part },
      { role: 'assistant', content: one.text },
    );
  }
  return replies;
}

async function answerQuestion(
  asked: string,
  history: History,
  books: Books,
  how: { pace: Pace; isClause?: boolean },
): Promise<Reply> {
  const question = withoutChoice(asked);
  const figure = await figureAsked(question, history, {
    today: books.today,
    ask: (one, before) => answerQuestion(one, before, books, how),
  });
  if (figure !== null) return figure;
  const conversation = await readConversation(history, question, toKnowledge(books), how);
  await how.pace();
  return reply(conversation, books, { asked, pace: how.pace });
}
