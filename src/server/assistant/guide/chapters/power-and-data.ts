import type { Chapter } from '../chapter.ts';

export const powerAndData: Chapter = {
  title: 'Panels, chargers, cables and bulbs',
  sections: [
    {
      heading: 'How many amps, and when to replace the panel',
      also: 'electrical panel breaker box fuse box consumer unit amps amp 100 200 service upgrade bigger capacity subpanel load calculation spaces full',
      text: `A hundred amps are often enough for a modest house that heats and cooks with gas; electric heating, a heat pump, an electric stove or a car charger point to 150 or 200. An electrician finds out with a load calculation. A subpanel adds spaces, not power. Have a panel looked at that is warm, rusty, buzzes, is of a make with known faults, or still has fuses; in Britain, a consumer unit without RCDs. Never open it yourself: parts stay live even when the main switch is off. A new one needs a permit and the utility, so plan the day without power.`,
    },
    {
      heading: 'An electric vehicle at home',
      also: 'ev charger charging charge electric vehicle level 2 wallbox garage outlet plug 240 volt circuit installing',
      text: `An ordinary outlet adds only a few miles an hour, and must be sound and on a circuit of its own, because the load lasts all night. Most people want a 240-volt charger on its own circuit of 40 to 60 amps (in Britain a 7 kW wall box), fitted by an electrician with a permit. Check first whether the panel has room; a charger that lowers its draw may save a larger one. An empty pipe to the parking place costs little while the walls are open. Ask the utility about rebates.`,
    },
    {
      heading: 'Network cables and smart homes',
      also: 'network ethernet cable cables data cat6 internet wifi wi-fi smart home wiring speaker conduit router low voltage',
      text: `While the walls are open, run network cable (Cat 6 or better) from one spot with power and air for the router to each desk, each television and a place in the ceiling for Wi-Fi. Two per outlet cost little more than one, and an empty conduit to the attic is the best provision for later. Keep cables apart from power lines, label both ends, and photograph the walls. For smart switches ask for a neutral wire in each box, and choose devices that work without the maker's servers.`,
    },
    {
      heading: 'Warm or cool bulbs',
      also: 'light bulb bulbs led color temperature kelvin warm cool white daylight cri 2700 3000 4000 kitchen bathroom dimmable',
      text: `Warm white (2700 to 3000 kelvin) suits living rooms and bedrooms, neutral (3000 to 4000) kitchens, bathrooms and desks. Do not mix the two in one view. For skin, food and paint look for a color rendering index (CRI) of 90 or more. Lamps and dimmers have to be made for each other, or they flicker. Judge paint colors under the bulbs that will stay.`,
    },
  ],
};
