/** Everyday forms of questions about expenses, and the forms that are read. */
export const moneyForms: readonly (readonly [RegExp, string])[] = [
  // "What are the porch expenses adding up to?"
  [
    /\bwhat (?:are|is) ((?:all )?(?:the|our|my|those) [^,?.]{3,80}?) (?:adding up|coming|amounting) to(?=[?.! ]*$)/gi,
    'what do $1 add up to',
  ],
  // "Did the $12.75 expense come with a receipt?"
  [
    /\b(?:do|does|did|has|have|had) ((?:the|that|our|my) (?:[^,?.]{0,40} )?\$?\d[\d,.]*\d(?: [^,?.]{2,40}?)?) (?:come with|came with|have|has|had|get|got|include) (?:an?|its|the|any) receipt\b/gi,
    'is there a receipt for $1',
  ],
  // "When did the porch start costing us money?"
  [
    /\bwhen (?:did|has|had) ((?:the|our|my) [^,?.]{2,40}?) (?:first |begin |began |begun |start |started )+(?:costing|to cost|cost)(?: (?:us|me))?(?: (?:any )?(?:money|anything|dollars))?(?=[?.! ]*$|,? and\b)/gi,
    'when was the first expense on $1',
  ],
];
