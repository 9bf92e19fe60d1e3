import type { Chapter } from '../chapter.ts';

export const electrical: Chapter = {
  title: 'Electrical work',
  sections: [
    {
      heading: 'What you may do yourself',
      also: 'diy electrical wiring myself replace outlet switch light fixture legal electrician needed safe do my own',
      text: `In many places an owner may replace a switch, an outlet or a light in their own home; in some not even that. New circuits, panels and anything behind a wall belong to a licensed electrician, with a permit. Switch the breaker off, prove with a tester that the wires are dead, and stop when what you find does not look like what you expected. Ask your building department where the line is.`,
    },
    {
      heading: 'Signs that the wiring needs attention',
      also: 'old wiring knob and tube aluminum flicker breaker trips rewire rewiring unsafe burning smell shock fuse panel upgrade',
      text: `Breakers that trip again and again, warm outlets, a smell of burning, flickering lights, two-prong outlets, cloth-covered or aluminum wires, and a fuse box are all reasons for an electrician to look. Insurers may refuse a house with knob-and-tube wiring. Smell or scorching: switch the circuit off and call now. An open wall is the cheapest moment to replace old cable.`,
    },
    {
      heading: 'Circuits for kitchens and bathrooms',
      also: 'gfci afci outlet kitchen bathroom circuit dedicated code how many outlets amp appliances',
      text: `Current codes in the United States want outlets near water on GFCI protection, at least two 20-amp circuits for kitchen counters, a separate circuit for most large appliances, and a 20-amp circuit for bathroom outlets; many rooms also need arc-fault protection. Local versions differ by some years and details. Show your electrician the appliance list early, since induction ranges, heat pumps and car chargers may call for a larger panel.`,
    },
    {
      heading: 'Planning lights and outlets',
      also: 'lighting plan recessed lights switches outlets where to put dimmer under cabinet pendant',
      text: `Walk through the empty room with tape and mark every switch, outlet and lamp before the rough-in. Light the work from the front, not from behind your head; put general, task and soft light on separate dimmers; and add more outlets than you think you need, plus an empty conduit to wherever the television or the router may go. Photograph open walls with a tape measure in the picture.`,
    },
  ],
};
