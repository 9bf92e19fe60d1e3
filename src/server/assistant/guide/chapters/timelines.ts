import type { Chapter } from '../chapter.ts';

export const timelines: Chapter = {
  title: 'Timelines and delays',
  sections: [
    {
      heading: 'How long a kitchen takes',
      also: 'kitchen remodel duration weeks months timeline how long does a kitchen renovation take',
      text: `Count on two to four months of planning and ordering, and then six to twelve weeks on site: one for demolition, two or three for rough-in and inspections, one or two for walls, one or two for cabinets, two to three weeks of waiting between measuring and installing the countertop, and one or two for tile, appliances and paint. A change of layout adds to each of them.`,
    },
    {
      heading: 'How long a bathroom takes',
      also: 'bathroom remodel duration weeks timeline how long does a bathroom renovation take bath',
      text: `Three to five weeks on site for a full bathroom, longer when it is the first room with new drains. Waterproofing, mortar and grout need days to cure that no money can shorten, and shower glass is often made to measure after tiling, which takes one to three weeks more.`,
    },
    {
      heading: 'How long other work takes',
      also: 'deck basement roof flooring painting whole house addition duration how long take days weeks months',
      text: `Very roughly, once materials are there: painting a room one to three days, a floor in one room two to four, a roof two to five, a deck one to three weeks, finishing a basement one to three months, a whole house four to nine months, an addition longer. Weather, access and inspections decide where in the range you land.`,
    },
    {
      heading: 'Lead times',
      also: 'order early delivery wait cabinets windows appliances when to order materials backorder supply',
      text: `Ask every supplier for a date in writing. Typical waits are four to twelve weeks for semi-custom cabinets, more for custom ones, six to twelve for windows and exterior doors, two to eight for appliances, two to three for stone counters after measuring, and anything for special tile. Do not let demolition start before the slowest item has a delivery date.`,
    },
    {
      heading: 'Why projects run late, and how to keep the schedule',
      also: 'delay delays delayed behind schedule late causes catch up contractor slow waiting',
      text: `The usual causes, in this order: decisions made late, materials that arrive late or broken, surprises behind walls, failed or slow inspections, and a crew that also serves another job. You control the first two. Keep two weeks of slack before any date that matters (a birth, a holiday, the end of a lease), and when a date slips ask for the new date of everything that depends on it.`,
    },
    {
      heading: 'The best season',
      also: 'season best time of year winter summer spring when renovate month',
      text: `Interior work is often easiest to book in late autumn and winter, when crews have room, though holidays interrupt it. Roofs, decks, concrete and exterior paint need dry, mild weeks. Book those in winter for spring. Kitchens are best avoided in the weeks before a holiday dinner you want to host.`,
    },
  ],
};
