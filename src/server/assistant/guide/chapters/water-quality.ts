import type { Chapter } from '../chapter.ts';

export const waterQuality: Chapter = {
  title: 'Water: pressure, scale and taste',
  sections: [
    {
      heading: 'Low water pressure',
      also: 'water pressure low weak poor shower flow trickle upstairs booster pump psi bar aerator improve increase',
      text: `If one tap is weak, clean its aerator or cartridge; if only the hot water is, look at the heater and its valves. If the whole house is, look for a half-closed main valve, a worn pressure regulator, old galvanized pipes or a leak, and ask the neighbors and the supplier. A gauge on the garden tap shows what arrives: 40 to 80 psi (about 3 to 5.5 bar) is usual in the United States, and often less elsewhere. Above 80, have a regulator fitted. A booster pump is the last step.`,
    },
    {
      heading: 'Hard water and softeners',
      also: 'hard water softener soften limescale scale lime kettle salt conditioner descale calcium',
      text: `Test the water first. Scale costs a water heater energy and life and blocks taps and showers. A softener with salt takes the hardness out; it needs a drain, power and a place near the main, and leave the garden and a drinking tap on hard water. Conditioners without salt only make the scale stick less. Remove what is there with vinegar or citric acid, but never on marble or other limestone, and never together with bleach.`,
    },
    {
      heading: 'Drinking water, rainwater and filters',
      also: 'drinking water safe to drink filter rainwater cistern tank well lead taste test cartridge reverse osmosis rain barrel',
      text: `Only a test tells whether water is safe to drink: ask the supplier for its report, and have a private well or an old lead pipe tested by a certified laboratory. Rainwater from a roof is fine for the garden, but for drinking it needs filters and disinfection, and in many places permission. Choose a filter for what the test found, and change its cartridge when the maker says, because a spent one is worse than none. Clean the screens of a rain tank before and after the wet season.`,
    },
  ],
};
