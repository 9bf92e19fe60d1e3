import type { Chapter } from '../chapter.ts';

export const costSplits: Chapter = {
  title: 'Typical cost splits',
  sections: [
    {
      heading: 'Labor against materials',
      also: 'labour share percentage how much of the cost is labor ratio split breakdown typical',
      text: `In most rooms labor takes between a third and a half of the money. It is more where much is hidden in walls (bathrooms, wiring, plumbing) and less where expensive products are simply installed (cabinets, appliances, windows). If a quote is far outside that range, ask what is and is not included before you judge it.`,
    },
    {
      heading: 'A kitchen',
      also: 'kitchen remodel cost split breakdown cabinets appliances countertop percentage how much does a kitchen cost typical',
      text: `A rough split of a mid-range kitchen:

| part | share |
|---|---|
| cabinets and hardware | 25 to 35% |
| labor | 25 to 35% |
| appliances | 10 to 20% |
| countertops | 8 to 12% |
| wiring, plumbing, lighting | 8 to 12% |
| floor, walls, paint | 8 to 12% |

Prices differ so much between regions and years that a total from elsewhere tells you little; three local quotes tell you more.`,
    },
    {
      heading: 'A bathroom',
      also: 'bathroom remodel cost split breakdown shower tile fixtures percentage how much does a bathroom cost typical bath',
      text: `A rough split of a bathroom that is taken down to the studs:

| part | share |
|---|---|
| labor | 40 to 50% |
| fixtures, shower, tub, vanity | 20 to 30% |
| tile and waterproofing | 10 to 20% |
| wiring, fan, lighting | 5 to 10% |
| permits, waste, paint | 5 to 10% |

A small bathroom is not much cheaper than a larger one: the trades are the same, only the tile is less.`,
    },
    {
      heading: 'What drives the price',
      also: 'expensive why cost so much factors cost drivers moving walls plumbing layout price per square foot',
      text: `Four things move the price more than any finish: changing the layout (every drain, gas line or wall that moves), the age of the house, how hard the site is to reach, and how many choices are still open when work starts. Compare projects by what is opened and moved, not by floor area alone.`,
    },
    {
      heading: 'Value when you sell',
      also: 'return on investment roi resale worth value add home sell house increase',
      text: `Few renovations return all they cost at a sale. Repairs that a buyer's inspector would find, a fresh exterior, insulation and modest kitchens tend to do better than luxury. Ask a local agent what buyers in your street expect, and do not renovate far above the neighbourhood just to sell. Renovate for the years you will live there.`,
    },
  ],
};
