import type { Words } from './words.ts';

/** They come between the marker and what it leaves out. */
const leads = new Set(
  `the a an any all my our its his her their both for on to from of paid went going done what we i that those which
  whatever anything everything things stuff whichever filed booked logged listed recorded entered tagged marked
  he she they did does done out up down over counting including labeled labelled classed counted categorized categorised under as`.split(
    /\s+/,
  ),
);
/** "Whatever is filed under permits", "everything that was bought with cash". */
export const isLead = (words: Words, at: number): boolean =>
  leads.has(words.at(at)) || (VERB.test(words.at(at)) && OF_CLAUSE.test(words.at(at - 1)));
const VERB = /^(?:is|are|was|were|has|have|been|got|bought)$/;
const OF_CLAUSE =
  /^(?:whatever|whichever|anything|everything|all|what|that|which|those|things|stuff|we|i|has|have|been|is|was|were|are)$/;
