const MESSAGE_LENGTH = 3_992;

/** Repeats `part` with a running number until the message reaches the maximum length. */
function filled(part: (index: number) => string): string {
  let text = '';
  for (let index = 0; text.length < MESSAGE_LENGTH; index += 1) text += part(index);
  return text.slice(0, MESSAGE_LENGTH);
}

const letters = (index: number) =>
  String.fromCharCode(97 + (index % 26), 97 + (Math.floor(index / 26) % 26));

/** Messages that take the assistant long, in the account of `full-account.ts`. */
export const longMessages = {
  'many words': filled((index) => `w${letters(index)}d${letters(index * 7)} `),
  'near misses of names': filled((index) => `renovaton${letters(index)} kitchn `),
  'one giant word': filled(() => 'k'),
  'a giant word that grows': filled(() => '\uFDFA'),
  'repeated names': filled((index) => `kitchen renovation${letters(index % 150)} rosa `),
  'the words of one name': filled(() => 'the big old kitchen on the upper floor '),
  punctuation: filled((index) => '.,;:!?$%<>\'"-/'.charAt(index % 14)),
  numbers: filled((index) => `$${index},000.00 3/${index} between ${index} and `),
  'a run of dots': `${'a-a-    —   '.padEnd(MESSAGE_LENGTH, '.')}1`,
  'a run of spaces': `${"a1’’:'".padEnd(MESSAGE_LENGTH)} x?`,
  'marks of money': filled(() => '$ – '),
  'dots on capitals': filled(() => 'İ'),
  'a story of one word': `I was admiring the ${'a'.repeat(330)}1, how much did it cost?`,
  'a story of short words': `I was admiring the ${filled(() => 'aa ')}1, how much did it cost?`,
  'one comma after another': filled(() => 'a, '),
  'our own phrases': filled(() => 'what did i spend how much is left which project '),
  'milestones by name': `when is ${filled((index) => `inspecton${letters(index)} paint `)}`,
};
