/** A pattern over several lines. Line breaks and what indents a line are no part of it. */
export const pattern =
  (flags = '') =>
  (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw(strings, ...parts).replace(/\n\s*/g, ''), flags);
