import type { Books } from '../books.ts';
import type { Reading } from '../question/reading.ts';
import type { RecordedRoom } from '../question/recorded-room.ts';
import { stem } from '../question/stem.ts';
import { toWords } from '../question/words.ts';

const MOST_WORDS = 4;

interface Named {
  reading: Reading;
  books: Books;
}

/** The room that the open words of a question name, if there are expenses in it. */
export async function roomNamed({ reading, books }: Named): Promise<RecordedRoom | null> {
  const { rest, projects } = reading;
  if (rest.length === 0 || rest.length > MOST_WORDS) return null;
  if (projects.length > 1 || reading.isAboutAllProjects) return null;
  const said = new Set(reading.words.map(stem));
  const rooms = await books.ledger.findRooms(reading.words);
  const named = rooms.filter(({ name }) => {
    const own = toWords(name).map(stem);
    return own.every((word) => said.has(word)) && rest.every((word) => own.includes(stem(word)));
  });
  const [project = books.selected] = projects;
  const here = named.filter(({ projectId }) => projectId === project?.id);
  const [room, ...others] = here.length > 0 || projects.length > 0 ? here : named;
  if (!room || others.length > 0) return null;
  const [person] = reading.contractors;
  // "What did Elena get for the kitchen?" may be about the words of an expense.
  const { count } = await books.ledger.sumExpenses({
    projectId: room.projectId,
    roomId: room.id,
    ...(person && { contractorId: person.id }),
  });
  return count === 0 ? null : room;
}
