import type { Contractor } from '#shared/contractor.ts';
import type { Project } from '#shared/project.ts';
import type { Pace } from '../pace.ts';
import { takeAtFirst } from './agreement-version.ts';
import { takeAllProjects, withPlacesAsProjects } from './all-projects.ts';
import { type AmountBound, inMoney, takeAmount, takeAmountBound } from './amount.ts';
import { takeBalance } from './balance.ts';
import { monthOf, type Period } from './calendar.ts';
import {
  takeCategory,
  takeOtherMethod,
  takePaymentMethod,
  takeSpecialty,
  takeTradesperson,
} from './categories.ts';
import { type Concept, findConcepts } from './concepts.ts';
import { BILLS_AHEAD } from './contract-subject.ts';
import { takeHowMany, takePercent } from './counts.ts';
import { timeAndAmountWords } from './everyday-words.ts';
import { type Exclusions, takeExclusions, withMarkerFirst } from './exclusions.ts';
import { takeFillers } from './fillers.ts';
import { joined } from './joined-period.ts';
import { takeLeftOutStretches } from './left-out-stretch.ts';
import { withWholeNames } from './listed-places.ts';
import { type Missing, takeMissing } from './missing.ts';
import { takeNetOfRefunds } from './net-of-refunds.ts';
import { takeNow } from './now.ts';
import { withOwnPlaces } from './other-places.ts';
import type { OwnNames } from './own-names.ts';
import { contractorsOfTrade } from './own-trades.ts';
import { takePeriod } from './period.ts';
import { isCover, isSaidOfPlace } from './place-words.ts';
import { inPlainWords } from './plain-english.ts';
import type { RecordSubject } from './record-kinds.ts';
import { subjectIn, takeWithChanges } from './record-subject.ts';
import type { RecordedExpense } from './recorded-expense.ts';
import type { RecordedRoom } from './recorded-room.ts';
import { withAmountsInDigits } from './spelled-amounts.ts';
import { spelledRight } from './spelled-right.ts';
import { stopWords } from './stop-words.ts';
import { monthNumbers } from './stretch.ts';
import { takeSupposedDay } from './supposed-day.ts';
import { withoutFillers } from './things.ts';
import { applyTurns } from './turns/apply-turns.ts';
import { CALENDAR_STRETCH, HAVE_IN_MONTH, WHATS_ON } from './turns/milestones.ts';
import { firstWords, namesIn, Words, withoutTitles } from './words.ts';

/** What we understood of a question. Parts that it does not mention are null or empty. */
export interface Reading {
  /** As typed. */
  question: string;
  /** In lower case and with misspelled words corrected. */
  words: readonly string[];
  concepts: ReadonlySet<Concept>;
  projects: readonly Project[];
  /** The words match more than one project, and we do not know which one is meant. */
  areProjectsUnclear: boolean;
  isAboutAllProjects: boolean;
  contractors: readonly Contractor[];
  areContractorsUnclear: boolean;
  specialty: string | null;
  category: string | null;
  /** The second category of a comparison. */
  otherCategory: string | null;
  paymentMethod: string | null;
  period: Period | null;
  otherPeriod: Period | null;
  bound: AmountBound | null;
  amount: string | null;
  howMany: number | null;
  /** The 10 in "10% of my budget". */
  percent: number | null;
  /** The second way to pay of a comparison. */
  otherMethod: string | null;
  /** What else is compared: "cash, check or card", "June, July and August". */
  further: Further;
  exclusions: Exclusions;
  /** What the records in question lack. */
  missing: Missing | null;
  /** The kind of record that it is about, if those are no expenses. */
  subject: RecordSubject | null;
  /** Misspelled words, as typed and as read. */
  corrected: readonly (readonly [typed: string, read: string])[];
  /** Both sides of a comparison, each read by itself, if they differ in more than one part. */
  sides: readonly [Reading, Reading] | null;
  /** The expenses that it names by words of their descriptions, if it asks for a field of them. */
  described: readonly RecordedExpense[] | null;
  /** A room of the plan that narrows down the expenses. */
  room: RecordedRoom | null;
  /** The words of its contractors, trades, categories and ways to pay. */
  named: readonly string[];
  /** Words that no rule understood. They may be part of a description. */
  rest: readonly string[];
}

interface Further {
  categories: readonly string[];
  periods: readonly Period[];
  methods: readonly string[];
}

/** What a question may refer to, besides the words in this folder. */
export interface Vocabulary {
  /** yyyy-mm-dd. */
  today: string;
  names: OwnNames;
  contractors: readonly Contractor[];
  isGuideWord(word: string): boolean;
  /** Those of the words that occur in the user's records. */
  findKnown(words: readonly string[]): Promise<ReadonlySet<string>>;
  /** The word of an expense that this one is a typo of; the word itself for none. */
  findAlike(word: string): Promise<string>;
}

const aheadWords = new Set([
  'due',
  'deadline',
  'deadlines',
  'upcoming',
  'scheduled',
  'planned',
  'happens',
]);

const comingWords = new Set(
  'coming comes happening milestone milestones timeline agenda calendar schedule plans lined'.split(
    ' ',
  ),
);

/** Reads at most `mostWords` words of a question. */
export async function readQuestion(
  question: string,
  { today, names, contractors, isGuideWord, findKnown, findAlike }: Vocabulary,
  { pace, mostWords }: { pace: Pace; mostWords: number },
): Promise<Reading> {
  const asked = firstWords(withMarkerFirst(question), mostWords);
  const parts = withAmountsInDigits(inMoney(withoutTitles(asked)));
  const { typed, list, own } = await spelledRight(parts, {
    ...{ names, isGuideWord, findKnown, findAlike, pace },
  });
  // "Tablesaw" is read as two words.
  const whole = list.flatMap((word) => word.split(' '));
  const plain = inPlainWords(whole, (word) => own.has(word) || names.words.has(word));
  const listed = withOwnPlaces(withWholeNames(plain, names), names);
  const words = new Words(withPlacesAsProjects(listed, names.places), namesIn(question));
  const corrected = typed.flatMap((word, at) => {
    const read = list[at] ?? word;
    return read === word ? [] : [[word, read] as const];
  });

  const bound = takeAmountBound(words);
  const hasMonthAhead = isOfMonthAhead(words, today);
  const now = { today, isAhead: hasMonthAhead || looksAhead(words) };
  takeNow(words);
  names.contractors.markMonths(words);
  const held = await holdNames(words, names, pace);
  takeSupposedDay(words);
  const stretches = takeLeftOutStretches(words, now);
  const first = takePeriod(words, now);
  const [period, otherPeriod] = joined(first, otherThan(first, first && takePeriod(words, now)));
  const periods = otherPeriod ? takeMore([period, otherPeriod], () => takePeriod(words, now)) : [];
  words.release(held);
  await pace();
  takeFillers(words);
  takeWithChanges(words);
  const isAsAgreed = takeAtFirst(words);
  takeNetOfRefunds(words);
  const balance = takeBalance(words);
  const missing = takeMissing(words);
  const exclusions = { ...(await takeExclusions(words, names, pace)), stretches };
  const unnamed = words.untakenPlaces;
  const paymentMethod = takePaymentMethod(words);
  const otherMethod = paymentMethod && takeAnother(paymentMethod, () => takeOtherMethod(words));
  const methods = otherMethod
    ? takeMore([paymentMethod, otherMethod], () => takeOtherMethod(words))
    : [];
  const untraded = words.untakenPlaces;
  const surnames = hold(words, await names.contractors.surePlaces(words, pace));
  const tradesperson =
    names.trades.takePerson(words) ?? takeTradesperson(words) ?? names.trades.takeDoer(words);
  words.release(surnames);
  const ofTrade = untraded.filter((at) => words.isTaken(at));
  const namedContractors = await names.contractors.takeNamed(words, pace);
  const people = unnamed.filter((at) => words.isTaken(at));
  const namedProjects = await names.projects.takeNamed(words, pace);
  await pace();
  const open = words.untakenPlaces;
  const isOwn = (one: string) => names.trades.has(one);
  const specialty = tradesperson ?? takeSpecialty(words, isOwn);
  const isOneOfMany = [...ofTrade, ...open].some(
    (at) => words.isTaken(at) && ['a', 'an', 'any'].includes(words.at(at - 1)),
  );
  // "Plumber or electrician first?" asks about trades, not about one contractor.
  const otherSpecialty = specialty && (names.trades.takePerson(words) ?? takeSpecialty(words));
  const category = takeCategory(words);
  const otherCategory = category && takeAnother(category, () => takeCategory(words));
  const categories = otherCategory
    ? takeMore([category, otherCategory], () => takeCategory(words))
    : [];
  const named = [...people, ...open.filter((at) => words.isTaken(at))].map((at) => words.at(at));
  const percent = takePercent(words);
  const howMany = takeHowMany(words);
  const amount = takeAmount(words);
  takeFuture(words);
  await pace();
  const { concepts, indexes } = findConcepts(words);
  await pace();
  const isOfPerson = namedContractors.length > 0 || (specialty !== null && !isOneOfMany);
  takeContract(words, concepts, isOfPerson);
  if (isAsAgreed) concepts.add('agreement');
  await applyTurns(words, concepts, pace);
  if (hasMonthAhead) concepts.add('milestone');
  // What is burned in some days is no forecast.
  if (period !== null && /\bburn(?:ed|t|ing)?\b(?! rate)/.test(words.text)) {
    concepts.delete('forecast');
    concepts.add('spend');
  }
  if (balance) for (const one of ['budget', 'left'] as const) concepts.add(one);
  // "Everything without the garage" is about all the others.
  const isOfOthers = exclusions.projects.length > 0 && namedProjects.length === 0;
  // "I have to ring her this afternoon, what is her number?"
  const isOfContact =
    (concepts.has('phone') || concepts.has('email')) &&
    !(['spend', 'when', 'expense', 'milestone'] as const).some((one) => concepts.has(one));
  const isAboutAllProjects = takeAllProjects(words) || balance?.isOfAll === true || isOfOthers;
  // "A porch swing for the porch" is about that porch.
  const isAboutAny = namedProjects.length === 0 && names.projects.namesOneOfMany(words);
  // "Who charges more, the plumber or the painter?" names two of the user's own.
  const isOfGetting =
    /\b(?:got|gotten|received|earned|overall|in all|in total|altogether|so far)\b/.test(words.text);
  const isOfOwn =
    isOfGetting ||
    ['rate', 'charge', 'spend', 'past', 'who', 'phone', 'email'].some((one) =>
      concepts.has(one as Concept),
    );
  const ofTrades =
    otherSpecialty && isOfOwn
      ? [specialty, otherSpecialty].flatMap((one) => contractorsOfTrade(one, contractors))
      : [];
  // "The plasterer and painter" may be one person.
  const ofBoth = [...new Set(ofTrades)];
  const isOfAnyone =
    isOneOfMany &&
    amount === null &&
    !['past', 'spend', 'mine', 'phone', 'email'].some((one) => concepts.has(one as Concept));
  // "Gutters for 800 and a gate for 260" names no trades.
  const isOfTrades = otherSpecialty !== null && ofTrades.length < 2 && amount === null;
  if (isOfTrades || isAboutAny || isOfAnyone) concepts.add('advice');
  // "Why so much?" asks for what made it so.
  if (
    /^(and |but )?why (is |was |were |did )?(it |that |this |they )?(so |that )?(much|high|expensive|a lot|many)\b/.test(
      words.list.join(' '),
    )
  ) {
    concepts.delete('advice');
    for (const concept of ['most', 'list', 'expense', 'pronoun'] as const) concepts.add(concept);
  }
  const rest = [...words.list.keys()].filter(
    (index) =>
      !words.isTaken(index) &&
      !indexes.has(index) &&
      words.at(index).length > 1 &&
      (!stopWords.has(words.at(index)) || isSaidOfPlace(words, index) || isCover(words, index)) &&
      !(period !== null && DAY_IN_WORDS.test(words.at(index))) &&
      !timeAndAmountWords.has(words.at(index)),
  );
  return {
    question,
    words: words.list,
    concepts,
    projects: namedProjects.flat(),
    areProjectsUnclear: namedProjects.some(({ length }) => length > 1),
    isAboutAllProjects,
    contractors: [...namedContractors.flat(), ...ofBoth],
    areContractorsUnclear: namedContractors.some(({ length }) => length > 1),
    specialty: ofBoth.length > 1 ? null : specialty,
    category,
    otherCategory,
    paymentMethod,
    period: isOfContact ? null : period,
    otherPeriod,
    bound,
    amount,
    howMany,
    percent,
    otherMethod,
    further: { categories, periods, methods },
    exclusions,
    missing,
    subject: subjectIn(words.list, namedContractors.length > 0 || specialty !== null),
    corrected,
    sides: null,
    described: null,
    room: null,
    named,
    rest: await withoutFillers(words, rest, concepts, {
      ...{ findKnown, isGuideWord, question, isMeant: (at: number) => indexes.has(at) },
      isComparison: (otherPeriod ?? otherCategory ?? otherMethod) !== null,
    }),
  };
}

/** "On September 12, anything there on the twelfth?" */
const DAY_IN_WORDS = /^(?:(?:four|six|seven|eigh|nin|ten|eleven|twelf|\w+teen|twentie|thirtie)th)$/;

/** Takes names for now, so that no year or month of a name becomes a period. */
export async function holdNames(words: Words, { projects, contractors }: OwnNames, pace: Pace) {
  return hold(words, [
    ...(await projects.surePlaces(words, pace)),
    ...(await contractors.surePlaces(words, pace)),
  ]);
}

/** Takes those of the places that are open, and returns them. */
function hold(words: Words, places: readonly number[]): number[] {
  const open = places.filter((at) => !words.isTaken(at));
  for (const at of open) words.take(at);
  return open;
}

/** "Bills that need paying before October". */
const TO_BE_PAID =
  /\b(?:bills?|invoices?)\b.*\b(?:need|needs|must|have|has|ought|to)\b.*\b(?:pay|paying|paid|settled?|settling)\b/;

/** "What do we have to pay before October?" */
const HAS_TO_PAY = /\b(?:have|has|need|got|going) to (?:be )?pa(?:y|id)\b|\bto be paid\b|\bowe\b/;

/** "Which milestones were due on September 11?" */
const WERE_DUE = /\b(?:was|were) due\b/;

/** "What bills come in October?" */
const BILLS_COME =
  /\b(?:bills?|invoices?)\b.*\b(?:come|comes|coming|due|fall|falls|do (?:we|i) have|have (?:we|i) got|are there|will there be|need to be paid)\b/;

/** "If only the October bills get paid": they are open. */
const SUPPOSED_BILLS = /\b(?:if|once|after|when|suppose|say|assuming)\b.{0,60}\bbills\b/;

/** "What is still to come in October?" */
const TO_COME =
  /\b(?:to (?:do|happen|come|be done|be finished|finish)|still ahead|ahead of us|left on the (?:timeline|calendar|schedule))\b/;

/** "What do we have in November?", if November is nearer than the last one. */
function isOfMonthAhead({ text }: Words, today: string): boolean {
  const month = monthNumbers.get(HAVE_IN_MONTH.exec(text)?.[1] ?? '');
  if (month === undefined) return false;
  const ahead = (month - monthOf(today) + MONTHS) % MONTHS;
  return ahead > 0 && ahead < MONTHS / 2;
}
const MONTHS = 12;

/** What is still to come; with a verb of the past only if it is due. */
function looksAhead({ list, text }: Words): boolean {
  const isPast = /\b(?:did|was|were|had|finished|completed|done|passed)\b/.test(text);
  if (!isPast && BILLS_AHEAD.test(text)) return true;
  if (!isPast && TO_COME.test(text)) return true;
  if (WHATS_ON.test(text)) return true;
  if (WERE_DUE.test(text)) return false;
  if (CALENDAR_STRETCH.test(text)) return false;
  if (!isPast && /\b(?:expires?|expiring|runs? out|running out|lapses?)\b/.test(text)) return true;
  const isToBePaid = [TO_BE_PAID, HAS_TO_PAY, BILLS_COME, SUPPOSED_BILLS].some((pattern) =>
    pattern.test(text),
  );
  if (!isPast && isToBePaid) return true;
  return list.some((word) => aheadWords.has(word) || (!isPast && comingWords.has(word)));
}

/** All that is left of a kind, besides those found before. */
function takeMore<T>(before: readonly T[], take: () => T): NonNullable<T>[] {
  const one = take();
  const isNew = one && before.every((each) => otherThan(one, each) !== null);
  return isNew ? [one, ...takeMore([...before, one], take)] : [];
}

/** The next one that differs: "the card in May, the card in June or cash". */
function takeAnother<T>(before: T, take: () => T | null): T | null {
  for (let at = 0; at < MOST_TIMES; at += 1) {
    const one = take();
    if (one === null || otherThan(one, before) !== null) return one;
  }
  return null;
}
const MOST_TIMES = 3;

/** "The porch permit and the attic permit" names one category. */
function otherThan<T>(one: T | null, other: T | null): T | null {
  return JSON.stringify(one) === JSON.stringify(other) ? null : other;
}

/** With the name of a contractor, a contract is the agreement with them. */
function takeContract(words: Words, concepts: Set<Concept>, namesContractor: boolean): void {
  const at = words.find(['contract']);
  if (at === -1 || !namesContractor) return;
  words.take(at);
  concepts.add('agreement');
}

const FUTURE_VERBS = new Set(
  'be come go end finish make run need have last stay exceed hit blow bust fit happen start'.split(
    ' ',
  ),
);

/** In "is it going to be painted" and "when are we going to paint it", no money goes anywhere. */
function takeFuture(words: Words): void {
  const isOfTime = /^(?:so |and |ok )?when\b/.test(words.text);
  const at = words.find(['going', 'to']);
  // "When are the planters going out?" asks for no spending.
  const moved = isOfTime ? words.find(['going']) : -1;
  if (moved !== -1 && /^(?:out|in|up|down|back|on)$/.test(words.at(moved + 1)))
    words.take(moved, 2);
  if (at !== -1 && (isOfTime || FUTURE_VERBS.has(words.at(at + 2)))) words.take(at, 2);
}
