import { formatMoney, fromCents } from '#shared/money.ts';
import { link } from '../writing/markdown.ts';
import type { History } from './conversation.ts';
import { followUp } from './follow-up-pattern.ts';
import {
  allFigure,
  isPartOf,
  listedFigures,
  mainFigure,
  mayOverlap,
  rowFigures,
  type ToldFigure,
} from './told-figures.ts';

const COUNT = '(?:(?:(?:all|last) )?(?:two|2|three|3|four|4|five|5|both|all))';
const THEM = `(?:(?:all |both )?(?:of )?(?:those|these|them|that|it|the)|${COUNT})(?: ${COUNT})?(?: (?:numbers|figures|amounts|totals|sums|answers|months|projects|ones))?`;
const OUT = '(?: (?:up|together|for me|please|then|in all|total))*';
/** "Add those two up", "what do those add up to?", "all three together". */
const ADD = followUp(
  `(?:can you |could you |let['’]?s )?(?:add|sum|total|tally|combine|tot|put)(?: up)? ${THEM}${OUT}|(?:what(?:['’]?s| is| are| do| does| would)|how much (?:is|are|do)) ${THEM} (?:add up to|come to|total|make|(?:all )?together|combined|in total|in all|altogether)|${COUNT}(?: of (?:them|those))?(?: (?:together|combined|in total|added up|altogether))|(?:and |so )?(?:what(?:['’]?s| is) )?(?:the )?(?:total|sum) (?:of|for) (?:those|these|them|the|all|both)(?: ${COUNT})?`,
);
const BARE_TOTAL = followUp(
  "(?:(?:so|what(?:['’]?s| is)) )?(?:the |in |grand )?(?:total|sum|together|combined)",
);
const counts: Readonly<Record<string, number>> = {
  ...{ both: 2, two: 2, '2': 2, three: 3, '3': 3, four: 4, '4': 4, five: 5, '5': 5 },
};
/** "What's the difference between the two?", "how much do we save with the cheaper one?" */
const GAP = followUp(
  `(?:(?:what(?:['’]?s| is| was)|how (?:big|much) is) )?(?:the )?(?:difference|gap|spread)(?: (?:between|of|in|there))*(?: (?:the |those |these )?(?:two|both|them|those|these|price|prices|amounts?))*|how (?:far|much) (?:apart|more|less) (?:is|are|was|were) (?:it|that|they|those)`,
);
const SAVE = followUp(
  "how much (?:do|would|will|could|can|did|are) (?:we|i) (?:save|saving|be saving)(?: (?:if|by|with|when|going|using|on)\\b[^?]{0,60})?|what(?:['’]?s| is| are| would be) the savings?(?: (?:if|by|with)\\b[^?]{0,60})?|what (?:do|would|will) (?:we|i) save(?: (?:if|by|with|going|using)\\b[^?]{0,60})?",
);
/** "And the rest?" */
const REST = followUp(
  "(?:(?:what|how) about |what(?:['’]?s| is| was| were) |how much (?:is|was|were) |for )?(?:the )?(?:rest|remainder|other part|remaining(?: part| amount)?)(?: (?:of (?:it|that|them|those)))?",
);
/** "Which of those was the highest?" */
const WHICH_MOST = followUp(
  'which(?: (?:one|month|project))?(?: of (?:those|them|these|the three|the four))? (?:is|was|were|cost)(?: the)? (?:highest|most|most expensive|biggest|largest|lowest|least|smallest|cheapest)',
);
const BY_HOW_MUCH = followUp('by (?:how much|how many dollars|what)');
const COMPARED = /^\*\*[^\n]{1,200}? (?:is|cost|charges) \[[^\]]+\]\([^)]+\) (?:more|less) than /;
const PART_ASKED = /\b(?:of (?:that|it|those|them|this|which))\b|^\W*(?:and )?(?:just|only)\b/i;
/** "10 percent of it". */
const PERCENT_OF = followUp(
  "(?:and )?(?:what(?:['’]?s| is| would(?: be)?)|how much (?:is|would be))? ?(\\d{1,2}(?:\\.\\d)?) ?(?:%|percent|per cent) of (?:that|it|this)(?: (?:be|come to))?",
);
const LONGEST = 120;
/** A question that goes on with the one before is short: "and July?" */
const MOST_ADDED_WORDS = 7;

interface Turn {
  question: string;
  answer: string;
}

/**
 * What a message does with the amounts that the talk has told: "add those two up", "and the rest?"
 * Null for one that does something else, or if the answers before do not tell the amounts.
 */
export function figuredFromTalk(message: string, history: History): string | null {
  const text = message.trim();
  if (text.length > LONGEST || history.length === 0) return null;
  const turns = turnsOf(history);
  const last = turns.at(-1)?.answer ?? '';
  const percent = PERCENT_OF.exec(text)?.[1];
  if (percent !== undefined) return percentOf(mainFigure(last), percent);
  if (REST.test(text)) return restOf(turns);
  if (ADD.test(text) || BARE_TOTAL.test(text)) return sumOf(text, turns);
  if (WHICH_MOST.test(text)) return mostOf(turns, /least|low|small|cheap/i.test(text));
  // "Which of them was more?" "By how much?": that answer has told it.
  if (BY_HOW_MUCH.test(text) && COMPARED.test(last)) return last;
  const isSaving = SAVE.test(text);
  return isSaving || GAP.test(text) ? gapOf(turns, isSaving) : null;
}

function turnsOf(history: History): Turn[] {
  return history.flatMap(({ role, content }, at) => {
    const next = history[at + 1];
    return role === 'user' && next?.role === 'assistant'
      ? [{ question: content, answer: next.content }]
      : [];
  });
}

/** The amounts of the last answers that belong together, the earliest first. */
function lastFigures(turns: readonly Turn[]): ToldFigure[] {
  const found: ToldFigure[] = [];
  for (const { question, answer } of turns.toReversed()) {
    const figure = mainFigure(answer);
    if (!figure) break;
    found.unshift(figure);
    if (question.trim().split(/\s+/).length > MOST_ADDED_WORDS || !CONTINUES.test(question)) break;
  }
  return found;
}
const CONTINUES =
  /^(?:and|also|what about|how about|now|then|same|for|in|on|by|ok|so|but)\b|^\S+(?: \S+){0,2}\?*$/i;

function sumOf(text: string, turns: readonly Turn[]): string | null {
  const listed = listedFigures(turns.at(-1)?.answer ?? '');
  const said = Object.keys(counts).find((one) => new RegExp(`\\b${one}\\b`, 'i').test(text));
  const count = said === undefined ? null : (counts[said] ?? null);
  const run = lastFigures(turns);
  const isListed = listed.length > 1 && (count === null || count === listed.length);
  const figures = isListed ? listed : count === null ? run : run.slice(-count);
  const isTwo = count === null && BARE_TOTAL.test(text) && run.length < 2;
  if (isTwo || figures.length < (count ?? 2)) return null;
  const [first] = figures;
  if (!first) return null;
  const lines = figures.map((one) => `- ${one.text}`).join('\n');
  if (figures.some(({ kind, sign }) => kind !== first.kind || sign !== first.sign)) {
    return `I do not add these up, because they are not of one kind:\n\n${lines}`;
  }
  if (first.kind === 'rate') return null;
  const isDouble = figures.some((one, at) =>
    figures.slice(at + 1).some((other) => mayOverlap(one, other)),
  );
  const warning = isDouble ? '\n\nSome expenses may be in more than one of them.' : '';
  const total = figures.reduce((sum, { cents }) => sum + cents, 0n);
  return `Together that is ${money(total, first)}.\n\n${lines}${warning}`;
}

/** "June?" "And July?" "And August?" "Which was the highest?": of all three, not of the last two. */
function mostOf(turns: readonly Turn[], isLeast: boolean): string | null {
  const run = lastFigures(turns);
  const [first] = run;
  const areAlike = run.every(({ kind, sign }) => kind === first?.kind && sign === first.sign);
  if (!first || run.length < SEVERAL || !areAlike) return null;
  const inOrder = run.toSorted((one, other) => Number(other.cents - one.cents));
  const most = isLeast ? inOrder.at(-1) : inOrder[0];
  const lines = run.map((one) => `- ${one.text}`).join('\n');
  return `The ${isLeast ? 'lowest' : 'highest'} is this one: ${most?.text}.\n\n${lines}`;
}
const SEVERAL = 3;

function gapOf(turns: readonly Turn[], isSaving: boolean): string | null {
  const last = turns.at(-1)?.answer ?? '';
  const lines = listedFigures(last);
  const listed = lines.length === 0 ? rowFigures(last) : lines;
  const twoTold = isSaving ? lastTwo(turns) : lastQuotes(turns);
  const [one, other] = listed.length === 2 ? listed : twoTold;
  if (!one || !other || one.kind !== other.kind || one.sign !== other.sign) return null;
  if (isSaving && one.kind !== 'quoted' && one.kind !== 'rate') return null;
  const gap = one.cents > other.cents ? one.cents - other.cents : other.cents - one.cents;
  return `The difference is ${money(gap, one)}.\n\n- ${one.text}\n- ${other.text}`;
}

/** "Front windows?" "And the back ones?": the amounts of the last two answers. */
const lastTwo = (turns: readonly Turn[]): (ToldFigure | null)[] =>
  turns.slice(-2).map(({ answer }) => mainFigure(answer));

/** "What did Gene quote?" "And Pete?" "What is the difference?": of those two, and of no other quote. */
function lastQuotes(turns: readonly Turn[]): ToldFigure[] {
  const quotes = lastFigures(turns).slice(-2);
  return quotes.length === 2 && quotes.every(({ kind }) => kind === 'quoted') ? quotes : [];
}

/** "What did the fence cost?" "How much of that was labor?" "And the rest?" */
function restOf(turns: readonly Turn[]): string | null {
  const [own, part] = lastTwo(turns);
  if (!own || !part || !PART_ASKED.test(turns.at(-1)?.question ?? '')) return null;
  // "What did we finance?" told the open project first, and then all of them.
  const whole = isPartOf(own, part) ? own : allFigure(turns.at(-2)?.answer ?? '');
  if (!whole || whole.sign !== part.sign || !isPartOf(whole, part)) return null;
  const rest = money(whole.cents - part.cents, whole);
  return `The rest is ${rest}.\n\n- ${whole.text}\n- ${part.text}`;
}

function percentOf(figure: ToldFigure | null, percent: string): string | null {
  if (!figure) return null;
  const tenths = BigInt(Math.round(Number(percent) * 10));
  const part = (figure.cents * tenths + 500n) / 1000n;
  const whole = link(money(figure.cents, figure), figure.address);
  return `${percent}% of ${whole} is ${money(part, figure)}, which leaves ${money(figure.cents - part, figure)}.`;
}

const money = (cents: bigint, { sign }: ToldFigure): string =>
  formatMoney(fromCents(cents)).replace(/^\$/, sign);
