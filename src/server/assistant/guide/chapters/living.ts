import type { Chapter } from '../chapter.ts';

export const living: Chapter = {
  title: 'Living through it',
  sections: [
    {
      heading: 'A temporary kitchen',
      also: 'cook cooking eat meals without kitchen makeshift camping stove microwave fridge dishes wash up torn out',
      text: `Move the refrigerator, a microwave, a kettle and one or two plug-in burners to a room with an outlet of its own and a door that closes. Use a bathroom or laundry sink for dishes, and a dishpan to carry them. Cook and freeze meals before the demolition, keep a box with the ten things you use every day, and put some money for eating out into the budget. Keep it away from the dust, and do not run several heating appliances on one circuit.`,
    },
    {
      heading: 'Children, pets and a safe site',
      also: 'kids children toddler baby pregnant pets dog cat safe site lock keep away childproof family elderly',
      text: `Keep a closed door or a solid barrier between the site and the home, and walk the site every evening for nails, blades, open wires and holes. Ask the crew to unplug and lock away tools and chemicals. Cover open stairs and shafts. Small children and pregnant women should be elsewhere while old paint or plaster is disturbed, floors are finished or foam is sprayed. Pets slip out of open doors, so give them a room or a place to stay on noisy days.`,
    },
    {
      heading: 'A crew in the house',
      also: 'workers be home while they work key keys lockbox bathroom toilet lunch coffee tip tips tipping valuables theft trust hours access present watch supervise feed',
      text: `You need not be there all day, but be reachable, and come by at the start or the end of each day. Give a code or a lockbox rather than loose keys, and change it afterwards. Agree on working hours, parking, which toilet and which outlets they use, where they smoke, and who locks up. Put valuables and papers away. Coffee and water are kind and not owed; a tip is not expected from a firm, and a good review or a recommendation is worth more to it.`,
    },
    {
      heading: 'Neighbours, noise and working hours',
      also: 'neighbor neighbour next door noise loud complain early hours sunday weekend quiet parking party wall boundary object objection warn tell',
      text: `Tell the people next door before the first noisy day: what, from when to when, and whom to call. Most towns set hours for loud work, often from 7 or 8 in the morning to 6 or 7 in the evening, shorter on Saturdays and none on Sundays; look up yours. Work on a shared wall, near the boundary or with a crane over their plot may need their written consent. Photograph their side first, so that nobody argues later about a crack. Neighbours can object to some permits, and it is easier to show them the drawings yourself.`,
    },
    {
      heading: 'Furniture, storage and protection',
      also: 'furniture store storage unit pod cover protect floors carpet stairs belongings move out of the way clear empty room',
      text: `Empty the room and the way to it; what stays gets in the way and gets dusty. A portable container in the drive or one closed room costs less than a storage unit. Cover floors that stay with hard board, not only with film or paper, and tape it to itself and not to the finish. Wrap rails and door frames on the route. Put who protects and who cleans into the quote.`,
    },
  ],
};
