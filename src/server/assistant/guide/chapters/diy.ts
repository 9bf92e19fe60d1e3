import type { Chapter } from '../chapter.ts';

export const diy: Chapter = {
  title: 'Doing it yourself',
  sections: [
    {
      heading: 'What to do yourself and what to leave',
      also: 'diy myself or hire professional can i do it myself save money own work which jobs beginner',
      text: `Good first jobs: planning, demolition of things that are certainly harmless, painting, simple floors, hardware, landscaping. With practice: tile, trim, drywall of a small room. Leave gas, panels and new circuits, structure, roofs, asbestos and lead to licensed people. Count your own hours honestly and add half again; a room that takes a crew two weeks can take evenings and weekends for half a year.`,
    },
    {
      heading: 'Working safely',
      also: 'safety equipment ppe ladder goggles gloves respirator injury protect tools safe',
      text: `Eye protection always, hearing protection with machines, a respirator that fits for dust, gloves except near spinning tools. Ladders stand on firm ground and reach three feet above where you step off. Unplug before changing a blade. Keep a fire extinguisher and a first-aid kit in the room, and stop when you are tired; most accidents happen in the last hour.`,
    },
    {
      heading: 'Buying or renting tools',
      also: 'rent tools buy rental tool library borrow saw drill which tools need',
      text: `Buy what you will use every month: a drill, a level, a good saw, hand tools. Rent what is large, dusty or used once: tile saw, floor sander, demolition hammer, lift. Reserve it, pick it up early, photograph its state, and have the material on site before the rental clock starts.`,
    },
    {
      heading: 'Mixing your work with a contractor',
      also: 'sweat equity do part of the work myself contractor warranty supply own materials buy materials myself',
      text: `Agree in writing on what you do, by when, and in what condition you hand it over, because the crew's schedule depends on it. Ask how it affects the warranty. When you supply materials you also carry the risk that they are late, short or broken, and lose the contractor's discount; it is worth it for fixtures and tile, rarely for lumber and pipe.`,
    },
  ],
};
