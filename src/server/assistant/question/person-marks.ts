import { pattern } from '../pattern.ts';
import { everydayWords } from './everyday-words.ts';
import { stopWords } from './stop-words.ts';
import { monthNumbers } from './stretch.ts';
import type { Words } from './words.ts';

/** Names of people that are words for things, or say how a thing is. */
const thingNames = new Set(
  `light lights stone stones wood woods park price frost field fields rose hill snow green black
  white brown gray grey long short rain rains water waters well wells glass steel gate gates
  bank banks bell ball pool pond marsh moss reed cook cash church forest lake river rivers brook
  brooks bridge bridges street lane house hall garden branch bush root roots leaf berry cherry
  apple bean rice pepper sugar honey salt clay sand sandy rusty dusty cliff rock flint pearl
  ruby amber crystal jade iris violet daisy hazel ginger ivy olive fern penny rich art mark jack
  rod chip buck bill sharp strong young old new wise bright blank best day night winter summer
  spring autumn star sky storm cloud wind wolf fox bird swan crane bull lamb fish pike case
  chase grant miles gene drew post pole rail mill mills barn stall shed key keys lock nail
  hammer saw page book bond story temple abbey castle tower wall walls floor stair stairs door
  window roof tile brick concrete flood pipe duct drain pump heat cold air sweet march may child
  power powers bolt spear banner ward worth golden silver gold diamond coral harp horn major
  king prince duke earl baron knight bishop pope abbot judge trip trucks goods waste grout
  shingle lumber timber pane panes trim board boards batten beam`
    .split(/\s+/)
    .filter(Boolean),
);

const articles = new Set('the a an some any this that these those each every no which'.split(' '));
const contacts =
  /^(?:phone|telephone|email|emails|number|cell|mobile|rate|hourly|contact|details|company|specialty|trade|address)$/;
const pays = new Set(
  'pay pays paid paying owe owed call phone ring text hire hired give gave given tell ask contact'.split(
    ' ',
  ),
);
const auxiliaries = new Set('did does do has have had is was will can could would'.split(' '));
const deeds = pattern()`
  ^(?:
    get|gets|got|gotten|receive|received|charge|charged|charges|billed|earn|earned|make|made|send
    |sent|quote|quoted|say|said|want|wants|need|do|done|been|work|worked|finish|finished|take|taken
    |ask|asked|owed?|paid|install|installed|build|built|had
  )$
`;

const papers = /^(?:insurance|licen[cs]e|quotes?|agreement|contract|certificate|company|trade)$/;
const jobs = pattern()`
  ^(?:
    paint|hang|lay|fit|fix|tile|wire|plaster|put|supply|help|give|use|repair|replace|dig|pour|frame
    |sand|deliver|bring|plumb|cut|clean|handle|remove|haul|render|plant|level|sort|tear|pull|set
    |hook|connect|redo|rip
  )$
`;

/** Whether a word stands where only somebody's name can: "Mr. Light", "did light charge us". */
export function isSaidOfPerson(words: Words, at: number): boolean {
  const [word, before, next] = [words.at(at), words.at(at - 1), words.at(at + 1)];
  if (words.titled.has(word) || words.isPerson(at)) return true;
  // Every month is written with a capital.
  if (words.written.has(word) && !monthNumbers.has(word) && !articles.has(before)) return true;
  if (articles.has(before)) return false;
  // "April's insurance", but "April's total" is of the month.
  if (words.written.has(word) && papers.test(next)) return true;
  if (contacts.test(next)) return !isAdjective(before);
  if (auxiliaries.has(before) && (deeds.test(next) || jobs.test(next))) return true;
  // "What May got", "was it April who did that".
  if ((before === 'what' && deeds.test(next)) || next === 'who') return true;
  return pays.has(before) && isNoNoun(words, at + 1);
}

/** "More to Wendell than June": a month beside somebody is somebody too. */
export function markMonths(words: Words, isOfPerson: (word: string) => boolean): void {
  const places = [...words.list.keys()];
  const isMonth = (at: number) => monthNumbers.has(words.at(at));
  if (!places.some(isMonth)) return;
  const others = places.filter(
    (at) => isOfPerson(words.at(at)) && (!isMonth(at) || isSaidOfPerson(words, at)),
  );
  const isDated = places.some((at) => isMonth(at) && TIME_LEADS.test(words.at(at - 1)));
  const isPointed = /\b(?:he|she|him|his|her)\b/.test(words.text);
  if (others.length === 0 && !isPointed) return;
  for (const at of places.filter((one) => isMonth(one) && isOfPerson(words.at(one)))) {
    const lead = words.list.slice(Math.max(0, at - 2), at).join(' ');
    const isAgainst = /\b(?:than|vs|versus|against|compared (?:to|with))$/.test(lead) && !isDated;
    const isAfter = /^(?:or|and)$/.test(words.at(at - 1)) && others.includes(at - 2);
    const isBefore =
      /^(?:or|and|than|vs|versus)$/.test(words.at(at + 1)) &&
      others.includes(at + 2) &&
      !TIME_LEADS.test(words.at(at - 1));
    const isLed = isPointed && WITH_SOMEBODY.test(lead);
    if (isAgainst || isAfter || isBefore || isLed) words.markPerson(at);
  }
}
/** "In front of April, what is her rate?" */
const WITH_SOMEBODY =
  /\b(?:front of|(?:spoke|speak|speaking|talk|talked|talking|write|wrote|writing) to|with|seeing|see|meet|meeting|call|calling|ask|tell|about|paying|ringing|ring)$/;
const TIME_LEADS = /^(?:in|during|since|until|till|by|last|this|of|through|from)$/;

/** Whether a name that is also a word for a thing stands for the thing: "the light strips". */
export function isSaidOfThing(words: Words, at: number): boolean {
  if (isPlural(words.at(at))) return true;
  if (!thingNames.has(words.at(at)) || isSaidOfPerson(words, at)) return false;
  // "The fan and light".
  const isListed = words.at(at - 1) === 'and' && isUnknown(words.at(at - 2));
  return (
    isListed ||
    articles.has(words.at(at - 1)) ||
    isAdjective(words.at(at - 1)) ||
    !isNoNoun(words, at + 1)
  );
}

/** "Bills" are not Bill's. */
const isPlural = (word: string) =>
  word.endsWith('s') && !thingNames.has(word) && thingNames.has(word.slice(0, -1));

/** A word that no list has, before a name, says more of it: "low light", "vanity light". */
const isAdjective = (word: string) => word === 'low' || word === 'new' || isUnknown(word);

/** Whether the word at this place is no unknown noun that the one before it may belong to. */
export function isNoNoun(words: Words, at: number): boolean {
  const word = words.at(at);
  return word === '' || words.isTaken(at) || !isUnknown(word);
}

const isUnknown = (word: string) =>
  word !== '' &&
  !stopWords.has(word) &&
  !everydayWords.has(word) &&
  !/\d/.test(word) &&
  !deeds.test(word) &&
  !contacts.test(word);
