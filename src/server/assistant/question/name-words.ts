import { pattern } from '../pattern.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** What is built or laid, which many names share. */
const parts = new Set(
  `plumbing heating flooring roofing tile tiles landscaping drywall masonry insulation windows doors
  gutters paving hvac cabinets countertops plastering framing decking fencing`.split(/\s+/),
);
/** Words that many names share. One of them alone does not identify anything. */
const generic = new Set([
  ...parts,
  ...`project projects remodel remodeling renovation renovations reno house home room new work job
  makeover refresh update upgrade phase and sons son co company inc llc ltd group services service
  construction contractors contracting builders building electric electrical painting carpentry
  woodworks stone bros brothers the of concrete glass dry design designs interiors homes supply`.split(
    /\s+/,
  ),
]);
/** What is done in a project. It names one only if nothing else does: "Home Addition". */
export const works = new Set(
  `replacement replacing repair repairs restoration overhaul rebuild conversion addition extension
  improvement improvements installation install upgrade update makeover refresh renewal gut fix`
    .split(/\s+/)
    .filter(Boolean),
);
/** Different words for the same room, or for those who live in it. */
const sameRoom = new Map([
  ['children', 'kids'],
  ['childrens', 'kids'],
  ['child', 'kids'],
  ['mom', 'parents'],
  ['mum', 'parents'],
  ['dad', 'parents'],
  ['folks', 'parents'],
  ['nursery', 'baby'],
  ['master', 'primary'],
  ['bath', 'bathroom'],
  ['bathrooms', 'bathroom'],
  ['washroom', 'bathroom'],
  ['restroom', 'bathroom'],
  ['garden', 'backyard'],
  ['loft', 'attic'],
  ['lounge', 'living'],
  ['hallway', 'hall'],
  ['veranda', 'porch'],
  ['yard', 'backyard'],
  ['stair', 'staircase'],
  ['stairs', 'staircase'],
  ['stairway', 'staircase'],
  ['stairwell', 'staircase'],
  ['drive', 'driveway'],
  ['apartment', 'flat'],
  ['cellar', 'basement'],
  ['terrace', 'patio'],
  ['furnace', 'boiler'],
  ['carport', 'garage'],
  ['larder', 'pantry'],
  ['study', 'office'],
  ['scullery', 'laundry'],
  ['conservatory', 'sunroom'],
]);

/** Places to live in, as a part of a house or beside it. */
export const dwellings = new Set(
  `flat apartment unit annexe annex suite studio bedsit maisonette condo lodge rental adu
  quarters`.split(/\s+/),
);

/** Other words for one in the name of a project; people call the house they live in so, too. */
export const smallHomes = new Set('cottage casita guesthouse cabin'.split(' '));

/** The floor of one of these is a storey, and nothing that is laid. */
export const storeys = new Set(
  `parlor parlour garden ground first second third fourth fifth upper lower top main middle`.split(
    ' ',
  ),
);

/** Whose a place is. */
export const OWNER = pattern()`
  ^(?:
    grandma|gran|granny|nan|nana|nanna|grandmother|grandpa|gramps|granddad|grandfather|grandparents
    |mom|mum|mam|mama|mother|dad|da|papa|father|parents|folks|wife|husband|hubby|son|sons|daughter
    |daughters|kid|kids|child|children|childrens|baby|sister|brother|aunt|auntie|uncle|boys|girls
    |teen|teens|family|laws
  )$
`;

/** What a company works on. "The old kitchen" is not the firm "Demir Kitchens". */
export const rooms = new Set(
  `kitchen bath bathroom basement attic deck dock pool patio garden yard lawn porch fence stair
  garage closet door window floor ceiling wall roof chimney hearth fireplace`
    .split(/\s+/)
    .map(stem),
);

/**
 * One form for all inflections of a word, and for all spellings of a room. But "roofing" is work, and
 * not the project Garage Roof.
 */
export const formOf = (word: string): string => (trades.has(word) ? word : thingForm(word));

/** The same where work is no other thing: the stairs are a staircase. */
export const thingForm = (word: string): string => stem(sameRoom.get(word) ?? word);

const trades = new Set(
  `roofing painting flooring tiling framing wiring heating cooling plumbing roofed painted floored
  tiled framed wired heated cooled plumbed`.split(/\s+/),
);

/** Those that the same work is called by: "flooring" for "floor". */
export const tradeWordsOf = (form: string): readonly string[] => tradesByForm.get(form) ?? [];
const tradesByForm = Map.groupBy(trades, (word) => stem(word));

/** How well a word identifies a name. */
export function weightOf(part: string, common: ReadonlySet<string>): number {
  if (isEmpty(part)) return EMPTY;
  if (common.has(part) || /^\d+$/.test(part) || part.length < 3) return COMMON;
  return 1;
}

const isEmpty = (word: string) => stopWords.has(word) || generic.has(word);
export const EMPTY = 0.1;
export const COMMON = 0.4;
