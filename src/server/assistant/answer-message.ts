import type { AnswerDetails } from '#shared/answer-details.ts';
import { detailsOf } from './answer-details.ts';
import { type Asking, answerQuestions } from './answer-questions.ts';
import { dayInStory } from './answers/closest-milestone.ts';
import { isSocial } from './answers/small-talk.ts';
import { isUnsure } from './ask-in-talk.ts';
import type { Books } from './books.ts';
import { withBudgetsNamed, withProjectsCalled } from './called-project.ts';
import { withoutChoice } from './choice.ts';
import { comparedSides } from './compared-sides.ts';
import { shortIn, unabbreviated } from './conversation/abbreviations.ts';
import { orderIn } from './conversation/action-wording.ts';
import { withChoiceJoined } from './conversation/bare-choice.ts';
import { type History, readConversation } from './conversation/conversation.ts';
import { coreQuestion } from './conversation/core-question.ts';
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
import type { Pace } from './pace.ts';
import { readQuestion } from './question/reading.ts';
import { stopWords } from './question/stop-words.ts';
import type { Reads } from './recorded-ledger.ts';
import { withRelatedAdvice } from './related-advice.ts';
import { type Reply, reply } from './reply.ts';
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
