import type { Chapter } from '../chapter.ts';

export const damp: Chapter = {
  title: 'Damp and leaks',
  sections: [
    {
      heading: 'Finding where damp comes from',
      also: 'damp wet patch stain rising damp moisture wall musty smell water mark bubbling peeling paint condensation efflorescence salt cellar',
      text: `Look for the pattern. A stain that grows after rain comes from the roof, a gutter, flashing or a crack; one that grows all the time from a pipe; drops on cold glass and corners in winter from indoor humidity; a band along the foot of the wall from the ground or from soil that is too high outside. Tape foil to the wall for a few days: water behind it comes through the wall, water on it comes from the air. Fix the cause, let the wall dry for weeks, and only then repair and paint. Be careful with firms that sell a chemical cure before they have looked for the cause.`,
    },
    {
      heading: 'A leak right now',
      also: 'leak leaking drip dripping ceiling water coming through flood flooded emergency burst roof leaking plumber urgent',
      text: `Close the main valve, or the valve of the fixture, and switch off power to the wet room if you can do so from dry ground. Catch the water, and let a bulging ceiling out through a small hole with a bucket below. Photograph everything and call the insurer before you throw things away. Then dry fast: open walls, fans, a dehumidifier. What is still wet after two days starts to grow mold. For a leaking roof, a tarp over the ridge holds until a roofer comes.`,
    },
    {
      heading: 'Condensation and humidity',
      also: 'condensation humid humidity dehumidifier steam windows sweating drying laundry ventilate ventilation cold bridge',
      text: `Air that is warm and wet leaves water on whatever is cold. Vent kitchens, baths and dryers outdoors, open windows wide for a few minutes rather than a crack all day, keep rooms evenly warm, and pull furniture away from outside walls. Aim for 40 to 60% humidity; a small meter costs little. After new windows or insulation a house is tighter and needs more ventilation than before. New plaster, screed and paint add water for weeks, so air more then.`,
    },
  ],
};
