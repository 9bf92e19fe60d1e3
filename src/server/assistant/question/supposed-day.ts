import type { Words } from './words.ts';

/** "Say the overdue bill is paid today, what is left?": the day changes nothing of it. */
const SUPPOSED_DAY =
  /(?<=\b(?:if|suppose|supposing|say|imagine|assuming|once)\b.*\b(?:paid|settled|cleared)(?: \w+){0,2} )(?:today|tomorrow|tonight|right now|right away|(?:this|next) week)\b/;
export const takeSupposedDay = (words: Words): boolean => words.takeMatch(SUPPOSED_DAY);
