/** The first letters of the first and the last word. "You" is short enough as it is. */
export function initialsOf(name: string): string {
  if (name === 'You') return name;
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
