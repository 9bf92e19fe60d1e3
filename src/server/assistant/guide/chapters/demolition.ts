import type { Chapter } from '../chapter.ts';

export const demolition: Chapter = {
  title: 'Demolition and structure',
  sections: [
    {
      heading: 'Before the first hammer',
      also: 'demo prepare demolition tear out shut off safety checklist gut',
      text: `Have old materials tested for asbestos and, in houses from before 1978, for lead paint. Switch off circuits and prove with a tester that they are dead; close water and gas to the room. Find out what is inside the wall before you cut it. Wear eye protection, gloves, boots and a well-fitting P100 or N95 respirator, and never work alone.`,
    },
    {
      heading: 'Load-bearing walls',
      also: 'remove wall knock down load bearing structural wall open concept beam tell if bearing',
      text: `You cannot tell for certain by knocking. Signs that a wall carries load: it runs across the joists, stands above another wall or beam, is near the middle of the house, or continues on the floor above. Treat every wall as bearing until a structural engineer or an experienced builder has looked. Removing one takes a calculation, temporary support, a beam with proper posts, a permit and an inspection.`,
    },
    {
      heading: 'Cracks, sagging and foundations',
      also: 'foundation crack sloping floor sag structural problem settling joists rot termites',
      text: `Hairline cracks in plaster are common. Call a structural engineer for cracks wider than about a quarter of an inch, cracks that grow or run like stairs through brick, doors that begin to stick, floors that slope or bounce, and any rot or insect damage in beams. Do this before you renovate the room above: finishes hide the cause and do not fix it.`,
    },
    {
      heading: 'Keeping dust in one room',
      also: 'dust protection plastic sheeting containment vacuum air filter clean cover furniture',
      text: `Seal doorways with plastic and a zipper, cover the return vents and switch the air system off during dusty work, put a fan in the window that blows out, and lay sticky mats at the door. Empty the neighbouring rooms or cover what stays. Ask the contractor who cleans, how often, and with which vacuum; it should have a HEPA filter.`,
    },
    {
      heading: 'Waste and dumpsters',
      also: 'dumpster debris trash haul away disposal rubbish rental recycle dump container',
      text: `A bathroom fills a ten-yard container, a kitchen fifteen to twenty. Ask the firm about weight limits, because plaster and tile are heavy, and the town about a permit when it stands in the street. Paint, solvents, fluorescent lamps, treated wood and asbestos must not go in. Cabinets, doors and fixtures in good shape are welcome at reuse shops.`,
    },
  ],
};
