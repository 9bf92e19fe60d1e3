import type { Chapter } from '../chapter.ts';

export const walls: Chapter = {
  title: 'Walls, ceilings and paint',
  sections: [
    {
      heading: 'Drywall and plaster',
      also: 'drywall thickness thick sheetrock plaster repair hang tape mud finish level moisture resistant green board ceiling',
      text: `Half-inch board on walls, five-eighths on ceilings and where fire separation is required, moisture-resistant board in damp rooms and cement or foam board behind tile in a shower. Three coats of compound with drying between them take most of a week. Ask which finish level is in the quote: level 4 for ordinary paint, level 5 where light falls along the wall.`,
    },
    {
      heading: 'Choosing and using paint',
      also: 'paint finish sheen eggshell satin semi-gloss flat primer how many coats color colour sample',
      text: `Flat hides flaws, eggshell or satin can be wiped, semi-gloss is for trim, kitchens and baths. Prime new drywall, stains, bare wood and strong color changes, then two coats. Try a color on a large card in the real room in day and evening light. One gallon covers roughly 350 square feet once.`,
    },
    {
      heading: 'Preparing to paint',
      also: 'prep paint prepare walls sand clean fill holes tape wallpaper remove painting',
      text: `Preparation is most of the work: clean, fill, sand, dust, caulk, mask, prime. In a house from before 1978 test for lead before you sand anything. Work from the top down: ceiling first, then walls, then trim. Cut in the edges first and keep a wet edge. Take the tape off while the last coat is still soft.`,
    },
    {
      heading: 'Sound',
      also: 'soundproof soundproofing noise quiet insulation between rooms party wall',
      text: `Sound goes through gaps and through stiff connections. Seal around outlets and doors, use solid doors with seals, fill the cavity with mineral wool, and hang a second layer of drywall, best on resilient channels. Foam panels on the wall make a room less echoing but do not stop noise from next door.`,
    },
  ],
};
