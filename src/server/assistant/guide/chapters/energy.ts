import type { Chapter } from '../chapter.ts';

export const energy: Chapter = {
  title: 'Insulation, windows and energy',
  sections: [
    {
      heading: 'Insulation and air sealing',
      also: 'insulate attic walls insulation first draft drafty r-value spray foam cellulose fiberglass vapor barrier',
      text: `Seal air leaks first, then insulate the attic, then insulate walls and floors as you open them. It is not exciting work, but it gives the best return. Where the vapor retarder goes depends on your climate, and the wrong place makes walls rot, so follow the local code or an energy auditor. Do not cover old knob-and-tube wiring with insulation, or a recessed light that is not rated for it.`,
    },
    {
      heading: 'Replacing windows and doors',
      also: 'window replacement new windows double glazed doors egress energy efficient',
      text: `New windows are expensive and save money slowly. Comfort, noise and rot are better reasons to replace them than the energy bill. Let the supplier take the measurements: the supplier is then responsible for the fit. Flashing and sealing matter more than the brand. Bedrooms need a window large enough to escape through. Making an opening larger is structural work and needs a permit.`,
    },
    {
      heading: 'Rebates and credits',
      also: 'rebate incentive tax credit energy efficient government grant utility program solar panels',
      text: `Utilities, states and sometimes the federal government pay part of the cost of insulation, heat pumps, panels and similar work. Programs open, change and close, and for many you must apply before the work starts. Check the websites of your utility and your state energy office, and keep invoices that show the model numbers.`,
    },
    {
      heading: 'An energy audit',
      also: 'energy audit blower door test heating bill high electricity cost thermal camera',
      text: `For a few hundred dollars, sometimes free through the utility, an auditor measures leaks with a fan in the door and a thermal camera, and tells you what to do first. Book it before you plan a large renovation: half of what it finds is easy to fix only while the walls are open.`,
    },
  ],
};
