import type { Chapter } from '../chapter.ts';

export const outside: Chapter = {
  title: 'Roofs, decks and the outside',
  sections: [
    {
      heading: 'When a roof needs replacing',
      also: 'roof shingles age lifespan leak repair replace reroof layers overlay metal tile',
      text: `Asphalt shingles last about 20 to 30 years, metal 40 or more, tile and slate longer. Curled or missing shingles, grit in the gutters, soft decking and daylight in the attic say that the time has come; a single leak around a chimney or a vent is often only a repair. Tearing off the old layer costs more than laying over it, and lets the roofer see and repair the decking and the flashing, where most leaks start.`,
    },
    {
      heading: 'Gutters and water around the house',
      also: 'gutter downspout drainage grading slope runoff wet basement',
      text: `Water should leave the roof in gutters that slope about a quarter of an inch in ten feet, and leave the house by downspouts that end several feet from the wall, on ground that falls away from it. Clean gutters twice a year; guards make it rarer and do not end it. Fix drainage before you finish a basement or paint a wall that was damp: nothing inside cures water from outside.`,
    },
    {
      heading: 'Decks and porches',
      also: 'deck porch veranda boards cedar composite pressure treated railing footing ledger stain',
      text: `A deck is a structure: footings below the frost line, a ledger bolted to the house with flashing behind it, and joist hangers with the right nails. Most towns want a permit and an inspection, and a railing where it stands more than about 30 inches above the ground. Treated wood is the cheapest, cedar looks better and both want sealing every few years; composite costs more and asks for little. Let new treated wood dry before you stain it.`,
    },
    {
      heading: 'Siding and paint outside',
      also: 'siding exterior cladding facade stucco vinyl fiber cement house outside repaint',
      text: `Paint outside lasts five to ten years, and most of that depends on washing, scraping, priming and dry weather above about 50 °F. Test old paint for lead before you sand. Vinyl siding is cheap and needs only washing, fiber cement lasts longer and holds paint, wood asks for the most care. Whatever goes on, the barrier and the flashing behind it keep the water out.`,
    },
  ],
};
