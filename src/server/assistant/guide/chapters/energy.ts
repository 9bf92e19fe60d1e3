import type { Chapter } from '../chapter.ts';

export const energy: Chapter = {
  title: 'Insulation, windows and energy',
  sections: [
    {
      heading: 'Insulation and air sealing',
      also: 'insulate attic walls insulation first draft drafty r-value spray foam cellulose fiberglass vapor barrier',
      text: `Seal air leaks first, then insulate the attic, then walls and floors as they are opened. It is dull and pays best. Where the vapor retarder goes depends on your climate, and a wrong one rots walls, so follow the local code or an energy auditor. Do not bury old knob-and-tube wiring or a recessed lamp that is not rated for it.`,
    },
    {
      heading: 'Replacing windows and doors',
      also: 'window replacement new windows double glazed doors egress energy efficient',
      text: `Windows cost much and save slowly; comfort, noise and rot are better reasons than the bill. Measure with the supplier, who then answers for the fit. Flashing and sealing matter more than the brand. Bedrooms need a window large enough to escape through, and a larger opening is structural work with a permit.`,
    },
    {
      heading: 'Rebates and credits',
      also: 'rebate incentive tax credit energy efficient government grant utility program solar panels',
      text: `Utilities, states and at times the federal government pay part of insulation, heat pumps, panels and similar work. Programs open, change and close, and many must be applied for before the work starts. Look at your utility's and your state energy office's site, and keep invoices that name the model numbers.`,
    },
    {
      heading: 'An energy audit',
      also: 'energy audit blower door test heating bill high electricity cost thermal camera',
      text: `For a few hundred dollars, sometimes free through the utility, an auditor measures leaks with a fan in the door and a thermal camera, and ranks what to do. Have it done before you plan a large renovation: half of what it finds is easy only while the walls are open.`,
    },
  ],
};
