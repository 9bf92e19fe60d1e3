import type { Books } from '../books.ts';
import { roomNamed } from '../query/named-room.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { toWords } from '../question/words.ts';

/** What is planned, due or done in a room has answers of its own. */
const OTHERWISE =
  'budget left overBudget expected forecast afford lines rooms agreement bill due owe reserve milestone done finish overdue next open undated when rate phone email contact advice may'.split(
    ' ',
  ) as Parameters<typeof says>[1][];
const NOT_YET = /\b(?:will|going to|gonna|would|quotes?|quoted|bids?|changes?|extras?)\b/;

const isOfSpending = (reading: Reading): boolean =>
  says(reading, 'spend', 'expense', 'charge', 'most', 'least', 'average', 'percent', 'category') &&
  !says(reading, ...OTHERWISE) &&
  !NOT_YET.test(reading.words.join(' '));

interface Placed {
  reading: Reading;
  books: Books;
}

/**
 * "What did we spend on the kitchen?" in a house whose plan has that room: its expenses, instead of
 * those that mention the word. The name of a room without expenses stays a word to search for.
 */
export async function inRoom(asked: Placed): Promise<Placed> {
  const { reading, books } = asked;
  if (!isOfSpending(reading)) return asked;
  const here = roomHere(asked);
  const room = (here && (await roomNamed({ reading: here, books }))) ?? (await roomNamed(asked));
  const project = books.projects.find(({ id }) => id === room?.projectId);
  if (!room || !project) return asked;
  return {
    reading: { ...reading, rest: [], projects: [project], room },
    books: { ...books, rooms: [room] },
  };
}

/**
 * "The bathroom", in an open house with that room, though another project is called Guest bathroom:
 * the words of the project's name as open words of the open project.
 */
function roomHere({ reading, books }: Placed): Reading | null {
  const { selected } = books;
  const [only, ...others] = reading.projects;
  if (!selected || !only || others.length > 0 || only === selected) return null;
  const said = new Set(reading.words);
  const own = toWords(only.name);
  const rest = own.filter((word) => said.has(word));
  // What the question before had is not of this one.
  const isOpen = reading.rest.every((word) => !said.has(word));
  return isOpen && rest.length < own.length ? { ...reading, rest, projects: [selected] } : null;
}
