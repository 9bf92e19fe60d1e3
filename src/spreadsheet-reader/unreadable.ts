/** The message is a sentence for the person who chose the file. */
export class UnreadableSpreadsheetError extends Error {}

export const tooManyRows = (most: number) =>
  new UnreadableSpreadsheetError(
    `The file has more than ${most.toLocaleString('en-US')} rows. Split it into smaller files.`,
  );

export const tooLarge = () =>
  new UnreadableSpreadsheetError('The file is too large to read. Split it into smaller files.');
