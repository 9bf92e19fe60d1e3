import type { Books } from '../books.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';

const MOST_WORDS = 4;

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
export async function inRoom({ reading, books }: Placed): Promise<Placed> {
  const { rest } = reading;
  const asked = { reading, books };
  if (rest.length === 0 || rest.length > MOST_WORDS || !isOfSpending(reading)) return asked;
  if (reading.projects.length > 1 || reading.isAboutAllProjects) return asked;
  const said = new Set(reading.words.map(stem));
  const rooms = await books.ledger.findRooms(reading.words);
  const named = rooms.filter(({ name }) => {
    const own = toWords(name).map(stem);
    return own.every((word) => said.has(word)) && rest.every((word) => own.includes(stem(word)));
  });
  const [project = books.selected] = reading.projects;
  const here = named.filter(({ projectId }) => projectId === project?.id);
  const [room, ...others] = here.length > 0 || reading.projects.length > 0 ? here : named;
  const place = books.projects.find(({ id }) => id === room?.projectId);
  if (!room || !place || others.length > 0) return asked;
  const [person] = reading.contractors;
  // "What did Elena get for the kitchen?" may be about the words of an expense.
  const { count } = await books.ledger.sumExpenses({
    projectId: place.id,
    roomId: room.id,
    ...(person && { contractorId: person.id }),
  });
  if (count === 0) return asked;
  return {
    reading: { ...reading, rest: [], projects: [place], room },
    books: { ...books, rooms: [room] },
  };
}
