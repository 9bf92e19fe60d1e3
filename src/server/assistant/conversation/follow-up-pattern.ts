export const LEAD = '^(?:(?:and|but|so|ok|okay|now|then|also|please|can you|could you|just)[ ,]+)*';
export const END =
  '[ ,]*(?:please|pls|thanks|thank you|exactly|precisely|roughly|then|again)?[?.! ]*$';
/** A whole message with words of politeness before and after it. */
export const followUp = (pattern: string) => new RegExp(`${LEAD}(?:${pattern})${END}`, 'i');
