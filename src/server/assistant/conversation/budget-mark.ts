import { pattern } from '../pattern.ts';

const MARK = /(?<![\d.,])(\d{1,3}) ?(?:%|percent\b|per cent\b)/gi;
const BEFORE = '(?: (?:the|a|our|its|exactly|about|around|roughly|already|even|just|that|full))*';
/** "Did we cross 90 percent?", "are we above 90%?" */
const IS_PAST = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|hey|wait)[ ,]+)*(?:
    did|do|does|have|has|had|are|am|is|was|were|will|would
  )\b[^?]*\b(?:
    cross|crossed|crossing|pass|passed|reach|reached|hit|top|topped|exceed|exceeded|break|broken|broke
    |clear|cleared|surpass|surpassed|past|over|above|beyond|at|up to|get to|got to|made it to
    |more than
  )${BEFORE} \d
`;
/** "How many dollars until we are at 90%?", "what is the gap to 90%?" */
const HOW_FAR = pattern('i')`
  \b(?:how (?:much|many|far|close|near)|what(?:['’]s| is)? (?:the )?(?:gap|distance|room)|room|gap)\b[^?]*\b(?:
    until|till|before|from|to|short of|shy of|away from|below|under|hit|hits|reach|reaches|at|cross
    |pass|is|makes?|we are
  )${BEFORE} \d
`;
const OF_BUDGET = /\b(?:budgets?|spent|used|used up|gone|limit|mark|threshold|line)\b/i;
/** A share of something else. */
const OTHER = pattern('i')`
  \b(?:
    labou?r|materials|permits|tools|equipment|utilities|cash|checks?|cheques?|cards?|receipts?|deposit
    |discount|interest|tax|holdback|retainage|reserve|contingency|bills?|invoices?|agreements?|quotes?
    |expenses|payments|contractors?|milestones?|higher|lower|cheaper|dearer|which|cushion|buffer|half
  )\b|\b(?:\d{1,3} ?(?:%|percent)|percentage) (?:of (?:the |our |my )?(?:total|spending|cost|costs|money we spent|everything|all)|off|more|less|down|up front|upfront|tip)\b
`;
const POINTS = /\b(?:it|that|there|this|those|them|they)\b/i;
const LONGEST = 260;

/**
 * "Did we already cross 90 percent on the flat?", in words that are read: how far its spending is
 * from that part of its budget. Null for anything else.
 */
export function budgetMarkIn(
  text: string,
  { place, namesPerson }: { place: string | null; namesPerson: boolean },
): string | null {
  if (text.length > LONGEST || namesPerson || OTHER.test(text)) return null;
  const [mark, ...others] = [...text.matchAll(MARK)];
  if (!mark || others.length > 0) return null;
  // "More than 75% of it" is of what was asked before.
  if (place === null && (!OF_BUDGET.test(text) || POINTS.test(text))) return null;
  const of = `percent of the budget${place === null ? '' : ` for the ${place}`}`;
  if (IS_PAST.test(text)) return `are we past ${mark[1]} ${of}?`;
  return HOW_FAR.test(text) ? `how far are we from ${mark[1]} ${of}?` : null;
}
