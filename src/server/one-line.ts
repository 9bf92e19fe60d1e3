/** Line ends and other control characters, and marks that reverse the direction of text. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name that someone chose, for a mail to someone else. Without lines of its own, it cannot pass
 * for a text that this server wrote.
 */
export const oneLine = (name: string): string => name.replaceAll(NOT_IN_A_LINE, ' ');
