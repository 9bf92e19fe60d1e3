const SUBJECT =
  /^(?:(?:so|and|but|well|ok|okay)[ ,]+)*([^,;:]{4,60}?),? (?:was|were|is|are|came|cost|hit|hurt|has been|have been|had been)\b/i;
const NOBODY = /^(?:i|we|he|she|it|they|you|this|that|there|everything|all)\b/i;
const LEAVES_OUT =
  /^((?:and |so )?(?:without|except(?: for)?|excluding|apart from|aside from|minus|leaving out|not counting|ignoring)) (?:them|those|these|that|it|him|her|both)\b/i;

/** "The two wall payments were a shock. Without them, what would be left?": without the payments. */
export function withThingLeftOut(story: string, question: string): string | null {
  const thing = SUBJECT.exec(story)?.[1];
  if (thing === undefined || NOBODY.test(thing) || !LEAVES_OUT.test(question)) return null;
  return question.replace(LEAVES_OUT, `$1 ${thing}`);
}
