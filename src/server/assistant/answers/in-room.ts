import type { Books } from '../books.ts';
import { roomNamed } from '../query/named-room.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

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
  const room = isOfSpending(reading) ? await roomNamed(asked) : null;
  const project = books.projects.find(({ id }) => id === room?.projectId);
  if (!room || !project) return asked;
  return {
    reading: { ...reading, rest: [], projects: [project], room },
    books: { ...books, rooms: [room] },
  };
}
