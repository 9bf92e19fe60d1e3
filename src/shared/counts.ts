let format: Intl.NumberFormat | undefined;

/** "1,250". Made when it is first needed: a formatter takes the browser some milliseconds. */
export function formatCount(count: number): string {
  format ??= new Intl.NumberFormat('en-US');
  return format.format(count);
}
