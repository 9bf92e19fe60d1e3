import type { Contractor } from '#shared/contractor.ts';
import type { ExpenseCategory, PaymentMethod } from '#shared/expense.ts';
import type { Books } from '../books.ts';
import type { Pace } from '../pace.ts';
import { toAmount } from '../question/amount.ts';
import { takePaymentMethod, takeSpecialty } from '../question/categories.ts';
import { takePeriod } from '../question/period.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords, Words } from '../question/words.ts';
import type { Draft, ExpenseDraft } from './draft.ts';

const MOST_WORDS = 60;
const DESCRIPTION_LENGTH = 100;

const OPENING =
  /^(?:(?:please|hey|hi|hello|ok|okay|so|well|also|and|now|oh|fyi|heads up|quick note|note|note that|remember that|remember|just|kindly|yesterday|today)[ ,:]+|(?:can|could|would|will) (?:you|u) (?:please )?|(?:i|we) (?:want|need|would like|'d like|have) (?:you )?to |i’d like to |let(?:'|’)?s |go ahead and |help me )*/i;
const QUESTION =
  /^(?:what|whats|what's|when|who|whos|whose|how|which|where|why|did|do|does|is|are|was|were|am|has|have|should|shall|will|can i|can we|could i|could we|may i|show|list|find|tell|give me|compare|any|look up|explain|if)\b/i;

const COMMAND =
  /^(?:add|log|record|enter|put down|put in|put|note down|note|jot down|write down|save|register|create|track|book|make a note|new)\b/i;
const PAID =
  /\b(?:paid|gave|handed|bought|spent|purchased|sent|wired|transferred|picked up|ordered|tipped|settled|shelled out|forked out|dropped|slipped|charged (?:me|us)|(?:got|received|took|was given) \$?\d[\d.,]* .*from (?:me|us)|(?:it )?cost (?:me|us))\b/i;
const CAME_BACK =
  /\b(?:refund(?:ed)?|(?:got|gave|get|received|had|back)\b.*\bback\b|money back|returned|credited|reimbursed)\b/i;
const REMOVAL = /^(?:delete|remove|erase|cancel|get rid of|undo|drop|scrap|take out)\b/i;
const COMPLETION_COMMAND =
  /^(?:mark|tick|check|set|close|complete|finish)\b.*\b(?:done|complete|completed|finished|off)\b|^(?:complete|tick off|check off|close)\b/i;
const DONE =
  /\b(?:is|are|’s|'s|s|was|were|has been|have been|got|all|finally|now)\b.{0,20}\b(?:done|finished|complete|completed|laid|in|installed|up|painted|over|ready|built|delivered|passed)\b|\b(?:finished|completed|wrapped up|done with|passed|went in|went up)\b/i;
const REMINDER =
  /^(?:remind|schedule|plan|pencil|put|keep|note|add|set|book|mark)\b|\b(?:comes?|coming|arrives?|arriving|starts?|starting|scheduled|visits?|visiting|shows? up|is on|are on|keep that|note that|on the (?:calendar|schedule|timeline)|happens|delivers?|inspects?|booked)\b/i;

/** "All up, what have we paid?" asks, although it does not start so. */
const ASKS =
  /\b(?:what|how|when|who|which|where|why)\b[^.!;]*?\b(?:is|are|was|were|did|do|does|have|has|had|much|many|will|can|should)\b/i;
/** "Grace wants 600, put it in": a command at the end. */
const TRAILING_COMMAND =
  /\b(?:put|add|log|note|write|enter|record|save|track|jot) (?:it|that|this|them)\b|\bas an expense\b/i;
const PHONE = /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b0\d{3,4} ?\d{3} ?\d{3,4}\b/;

const REMEMBER = /\b(?:remember|remind|reminder|don't forget|do not forget|must not forget)\b/i;

/** What the message wants to be written down; null if it is a question. */
export async function readDraft(message: string, books: Books, pace: Pace): Promise<Draft | null> {
  const text = message.trim().replace(/[’‘]/g, "'").slice(0, 600);
  const said = text.replace(OPENING, '').replace(PHONE, '');
  const isAsked = /^(?:can|could|would|will) (?:you|u)\b/i.test(
    text.replace(/^\W*(please|hey|hi|ok|so)[ ,]+/i, ''),
  );
  const isQuestion = QUESTION.test(said) || (ASKS.test(said) && !COMMAND.test(said));
  if (isQuestion || (text.endsWith('?') && !isAsked)) return null;
  const words = new Words(firstWords(said, MOST_WORDS));
  if (REMOVAL.test(said)) return readRemoval(words, books);
  const setting = readSetting(said, words, books);
  if (setting) return setting;
  const isCommand = COMMAND.test(said);
  if (isCommand) {
    const contractor = readContractor(said, text);
    if (contractor) return contractor;
  }
  const ahead = new Words(words.list);
  const future = takePeriod(ahead, { today: books.today, isAhead: true });
  // "By October 20" is a day as well.
  const day = future?.from === undefined || future.from === future.to ? future?.to : undefined;
  const isDated = day !== undefined && day >= books.today;
  const expense = await readExpense(said, words, books, pace);
  if (
    expense.amount !== null &&
    (isCommand || PAID.test(said) || CAME_BACK.test(said) || TRAILING_COMMAND.test(said))
  ) {
    return expense;
  }
  if (COMPLETION_COMMAND.test(said) || DONE.test(said)) {
    const completion = readCompletion(words, books);
    if (completion || COMPLETION_COMMAND.test(said)) {
      return completion ?? { kind: 'completion', milestones: [] };
    }
  }
  if (
    expense.amount === null &&
    (isDated || /\b(?:milestone|task|step|deadline|reminder)\b/i.test(said)) &&
    (REMINDER.test(said) || REMEMBER.test(text))
  ) {
    return {
      kind: 'milestone',
      project: expense.project,
      title: titleOf(said),
      targetDate: isDated ? day : null,
    };
  }
  return isCommand && /\b(?:expense|purchase|payment|cost)\b/i.test(said) ? expense : null;
}

async function readExpense(
  said: string,
  words: Words,
  books: Books,
  pace: Pace,
): Promise<ExpenseDraft> {
  const period = takePeriod(words, { today: books.today, isAhead: false });
  const paymentMethod = takePaymentMethod(words) as PaymentMethod | null;
  const [named = []] = await books.names.contractors.takeNamed(words, pace);
  const [project = null] = (await books.names.projects.takeNamed(words, pace))[0] ?? [];
  const contractor = named.length === 1 ? (named[0] ?? null) : bySpecialty(words, books);
  const at = amountPlace(words);
  const isGrand = words.at(at + 1) === 'grand';
  const amount = at === -1 ? null : toAmount(isGrand ? `${words.at(at)}k` : words.at(at));
  if (at !== -1) words.take(at);
  const description = descriptionOf(said, words, books);
  const isRefund = CAME_BACK.test(said);
  const day = period?.from ?? period?.to;
  return {
    kind: 'expense',
    expenseKind: isRefund ? 'refund' : 'expense',
    project: project ?? books.selected,
    description: description ?? (contractor ? `Payment to ${contractor.name}` : null),
    amount,
    date: day !== undefined && day <= books.today ? day : books.today,
    category: categoryOf(said, contractor),
    paymentMethod:
      paymentMethod ?? (/\b(?:wired|transferred)\b/i.test(said) ? 'bank_transfer' : null),
    contractor,
  };
}

/** Where the amount is. "12 boards for 144.60" has another number. */
function amountPlace(words: Words): number {
  const places = [...words.list.keys()].filter(
    (at) => !words.isTaken(at) && toAmount(words.at(at)) !== null,
  );
  const isMoney = (at: number) =>
    words.at(at).startsWith('$') ||
    ['dollars', 'dollar', 'bucks', 'grand'].includes(words.at(at + 1));
  return (
    places.find(isMoney) ??
    places.find((at) => words.at(at).includes('.')) ??
    places.find((at) => ['for', 'of', 'paid', 'was', 'cost'].includes(words.at(at - 1))) ??
    places[0] ??
    -1
  );
}

function bySpecialty(words: Words, { contractors }: Books): Contractor | null {
  const specialty = takeSpecialty(words);
  const fitting = contractors.filter((one) => one.specialty === specialty);
  return specialty !== null && fitting.length === 1 ? (fitting[0] ?? null) : null;
}

const categoryHints: readonly [hint: RegExp, category: ExpenseCategory][] = [
  [/\b(?:permits?|inspection fee|filing fee)\b/i, 'permits'],
  [/\b(?:rental|rented|renting|dumpster|scaffold\w*|lift)\b/i, 'equipment'],
  [/\b(?:water bill|electric\w* bill|power bill|gas bill|utilit\w+)\b/i, 'utilities'],
  [
    /\b(?:drill|saw|hammer|ladder|screwdriver|wrench|sander|nailer|nail gun|paint roller|brush(?:es)?|trowel|level)\b/i,
    'tools',
  ],
  [
    /\b(?:lumber|wood|boards?|tiles?|paint|primer|screws?|nails?|hinges?|brackets?|drywall|cement|concrete|grout|pipes?|cable|wire|insulation|flooring|planks?|shingles?|bricks?|sand|glue|caulk|knobs?|handles?|doors?|windows?|trim|molding|plywood|faucet|sink|toilet|lights?|fixtures?)\b/i,
    'materials',
  ],
];

function categoryOf(said: string, contractor: Contractor | null): ExpenseCategory | null {
  if (contractor) return 'labor';
  return categoryHints.find(([hint]) => hint.test(said))?.[1] ?? null;
}

const NOISE = new Set(
  `add log record enter put down in note jot write save register create track book make new an a the
  some expense purchase payment cost costs of for on to by with at from we i he she they it was were is
  are has have had paid gave handed bought spent purchased sent wired transferred picked up ordered
  tipped settled shelled out forked dropped slipped charged me us my our please just today this morning
  afternoon evening that which and also got get back refund refunded returned money credited reimbursed
  store shop dollars dollar bucks worth him her them total about around another more using via grand
  please entry category usd check cheque now finally already extra`.split(/\s+/),
);

/** The words that nothing else understood, as they were typed. */
function descriptionOf(said: string, words: Words, { projects }: Books): string | null {
  const place = /\b(?:for|on|of)\s+(?:the |a |an |some |my |our )?([^,.;!?]+)/gi;
  const isOpen = (word: string) =>
    words.list.some((one, at) => one === word.toLowerCase() && !words.isTaken(at));
  const clean = (phrase: string) => {
    const typed = phrase.match(/[\p{L}\p{N}][\p{L}\p{N}'’&/-]*/gu) ?? [];
    const kept = typed.filter((word) =>
      firstWords(word, 3).every((part) => isOpen(part) && toAmount(part) === null),
    );
    const start = kept.findIndex((word) => !NOISE.has(word.toLowerCase()));
    const end = kept.findLastIndex((word) => !NOISE.has(word.toLowerCase()));
    return start === -1 ? '' : kept.slice(start, end + 1).join(' ');
  };
  const isProject = (phrase: string) =>
    projects.some(({ name }) => name.toLowerCase() === phrase.toLowerCase());
  const phrases = [...said.matchAll(place)].map(([, phrase = '']) => clean(phrase));
  const best = phrases.find((phrase) => phrase !== '' && !isProject(phrase)) ?? clean(said);
  const text = best.slice(0, DESCRIPTION_LENGTH);
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words in many titles that tell none of them from the others. */
const GENERAL = new Set(
  `done finish finished complete completed install installed up in over ready open laid passed build
  built step milestone task mark tick check set close moved move paint painted room work`
    .split(/\s+/)
    .map(stem),
);

function readCompletion(words: Words, books: Books): Draft | null {
  const open = words.list.filter((word) => !stopWords.has(word) && !GENERAL.has(stem(word)));
  const found = books.titles.find(open, ({ isCompleted }) => !isCompleted);
  return found.length > 0 && found.length <= 5 ? { kind: 'completion', milestones: found } : null;
}

const REMOVAL_NOISE = new Set(
  `delete remove erase cancel get rid of undo drop scrap take out the a an my our expense payment
  purchase milestone task step entry from list please that this record one for`.split(/\s+/),
);

async function readRemoval(words: Words, books: Books): Promise<Draft | null> {
  const meant = words.list.filter((word) => !REMOVAL_NOISE.has(word) && !stopWords.has(word));
  if (
    meant.length === 0 ||
    /\b(?:project|account|contractor|everything)\b/.test(words.list.join(' '))
  ) {
    return null;
  }
  const isMilestone = /\b(?:milestone|task|step)\b/.test(words.list.join(' '));
  const milestones = books.titles.find(meant).slice(0, 5);
  const search = meant.join(' ');
  const expenses = isMilestone ? [] : await books.ledger.listExpenses({ search }, 'newest', 5);
  if (expenses.length === 0 && milestones.length === 0) return null;
  return { kind: 'removal', expenses, milestones: expenses.length > 0 ? [] : milestones };
}

/** "Change the budget of the porch to 11000", "create a project called Basement". */
function readSetting(said: string, words: Words, books: Books): Draft | null {
  const amount = words.list.map(toAmount).findLast((one) => one !== null) ?? null;
  if (
    /^(?:change|set|raise|lower|increase|decrease|update|adjust|make)\b.*\bbudget\b/i.test(said)
  ) {
    const project = books.projects.find(({ name }) =>
      firstWords(name, 8).some((word) => word.length > 3 && words.list.includes(word)),
    );
    return { kind: 'projectChange', project: project ?? books.selected, budget: amount };
  }
  if (/^(?:add|create|start|make|open|set up|new)\b.{0,12}\bproject\b/i.test(said)) {
    const name =
      /\bproject\b[ ,:]*(?:called|named|for)?[ ,:]*(?:the |a )?([\p{L}\p{N}' -]+?)(?= with\b| budget\b|,|\.|$)/iu.exec(
        said,
      )?.[1];
    return { kind: 'project', name: name?.trim() || null, budget: amount };
  }
  return null;
}

const NAME = /\b(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)+)/u;

/** "Add a new contractor, Bill Turner, he does windows", "save Bill Turner as a plumber". */
function readContractor(said: string, text: string): Draft | null {
  const name =
    NAME.exec(said.replace(/^\p{L}+ /u, ''))?.[1] ?? NAME.exec(text.slice(1))?.[1] ?? null;
  const isNamed = /\bcontractor\b/i.test(said);
  const specialty = takeSpecialty(new Words(firstWords(said, MOST_WORDS)));
  const isAs = name !== null && /\bas (?:a|an|my|our|the)\b/i.test(said);
  const isNew = name !== null && specialty !== null && /^(?:new|add|save)\b/i.test(said);
  if (!isNamed && !isAs && !(isNew && !/\d/.test(said))) return null;
  return {
    kind: 'contractor',
    name,
    specialty,
    phone: PHONE.exec(text)?.[0] ?? null,
  };
}

const TITLE_NOISE =
  /^(?:(?:please|remind|me|us|to|that|schedule|plan|pencil|in|put|keep|note|add|set|book|a|an|the|new|milestone|task|step|reminder|deadline|for|called|named)\b[ ,:]*)+/i;
const TITLE_END =
  /[ ,]*(?:,\s*)?\b(?:keep that|note that|write that down|remember that|keep that in.*|put (?:it|that) (?:on|in).*|add (?:it|that).*|on the (?:calendar|schedule|timeline))\b.*$/i;
const DATE =
  /[ ,]*\b(?:on|by|for|until|before|at|this|next|coming|due)?\s*(?:the )?(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?|\d{1,2}(?:st|nd|rd|th)|(?:sun|mon|tues|wednes|thurs|fri|satur)day|tomorrow|today|next week)\b/gi;

function titleOf(said: string): string {
  const title = said
    .replace(TITLE_END, '')
    .replace(DATE, '')
    .replace(TITLE_NOISE, '')
    .replace(/[\s,;:.!-]+$/, '')
    .trim()
    .slice(0, DESCRIPTION_LENGTH);
  return title === '' ? 'New milestone' : title.charAt(0).toUpperCase() + title.slice(1);
}
