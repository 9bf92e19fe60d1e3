import type { Chapter } from '../chapter.ts';

export const wetBasements: Chapter = {
  title: 'Water in basements and yards',
  sections: [
    {
      heading: 'White powder on basement walls',
      also: 'white fluffy powder efflorescence cellar basement wall salt salts keeps coming back moisture masonry brick concrete block seepage brush off',
      text: `White fluffy powder is efflorescence: salts that water carried through the masonry and left behind when it dried. It is harmless, but it says that moisture keeps coming through. Brush it off dry and mark the date, then follow the water: gutters that overflow, a downspout that ends at the wall, ground that slopes to the house, a leaking pipe. Do not seal or paint it over, because the salts push any film off and break soft brick. Masonry paint and "waterproofers" inside are a last step after the outside is dry. Powder that is furry, colored or on wood is mold, not salt.`,
    },
    {
      heading: 'A sump pump when the power fails',
      also: 'sump pump battery backup power out outage storm water-powered backup generator keeps running alarm quits flooded second pump',
      text: `A battery backup pump beside the main one is the usual answer: with a deep-cycle battery it runs for hours to a few days, and it takes over when the main pump dies, too. Replace the battery every three to five years and test it each spring with a bucket. A water-powered backup runs on city water for as long as there is pressure, needs a backflow preventer, and does not work with a well. A generator carries the sump and much else, but somebody must be home unless it starts by itself; never run one in the basement or garage. Add a high-water alarm that calls your phone. Storms that stop the power are when you need it.`,
    },
    {
      heading: 'Waterproofing a basement from inside or outside',
      also: 'basement waterproofing interior drain tile perimeter french drain exterior membrane excavate seal paint cost company wet basement cure',
      text: `Begin with the cheap 80%: clean gutters, downspouts that carry water six to ten feet off, and soil that falls six inches over the first ten feet. Wait for a few storms. If water still comes, an interior drain along the footing with a sump pump catches it; it is done in days, costs some 50 to 100 dollars a foot and does not dry the wall itself. An exterior membrane and drain keep the wall dry, but the yard is dug up to the footing at twice that or more. Waterproof paint alone peels. Get three firms and an independent engineer, since each sells its own system.`,
    },
    {
      heading: 'After a flood: drying out a basement or a room',
      also: 'flooded basement flood water dry out drying carpet drywall cut sewage backup cleanup fans dehumidifier insurance 48 hours',
      text: `Power first: do not step into water where outlets or the panel could be wet. Photograph everything, call the insurer, and pump slowly if the ground outside is soaked, or the walls may give way. Clean water leaves you one to two days before mold begins: pull carpet pad, cut drywall a foot above the line, take out wet insulation, and run fans and dehumidifiers for days until a moisture meter agrees. Sewage or river water means that all that is soft goes out, with gloves and a respirator, and surfaces are disinfected. Do not close the walls before the studs are below about 16% moisture. A water heater or furnace that stood in water is replaced or checked.`,
    },
    {
      heading: 'Sewage backing up',
      also: 'sewer backup sewage basement drain backs up floor drain backwater valve backflow insurance rider heavy rain toilet gurgles main line clog',
      text: `Stop using water in the house, keep people and pets out, and turn the power to that room off if you can do so dry. If every drain is slow, the main line is blocked: call a drain service, ask for a camera film afterwards, and look for roots or a broken pipe. If it happens in heavy rain, the city's sewer is overfull, and a backwater valve in your line keeps it out, as long as it is cleaned every year. Home insurance pays for sewage only with a backup rider, so add it. Tell the city the same day: a blockage in its main may be its cost. Roof water and sumps do not belong in the sewer.`,
    },
    {
      heading: 'Water standing in the yard',
      also: 'yard drainage standing water soggy lawn swale dry well french drain grading slope puddle neighbor runoff rain garden',
      text: `See where the water comes from in a real rain. Mostly a shallow swale, a grassy ditch that falls an inch in eight feet, carries it past the house for little money. A French drain (gravel and a perforated pipe in fabric) takes water out of soggy ground, a catch basin takes it from a low spot, and both need somewhere lower to end: the street if the town allows it, a dry well, a rain garden. Heavy clay drains badly into anything. You may not send more water to a neighbor than nature did. Call 811 before you dig, and keep roots and downspout leaves out of the pipe.`,
    },
    {
      heading: 'How far a downspout should lead the water',
      also: 'downspout extension how far throw water off house gutter feet splash block underground drain pipe leader',
      text: `At least four to six feet from the wall, and ten is better with a basement or clay soil, onto ground that slopes away. A flexible or hinged extension is enough; a splash block alone drops the water at the wall. A buried solid pipe is neater: give it a slope of an inch in eight feet, a cleanout, and an end in daylight, because pipes that stop in the soil fill up. Do not connect it to the footing drain or the sewer. Check where a downspout lands on the driveway in winter, since it turns to ice. One blocked elbow can wet a whole basement wall, so look every autumn.`,
    },
    {
      heading: 'A musty basement and dehumidifiers',
      also: 'musty smell basement odor dehumidifier size humidity 50 percent summer damp cellar smell get rid open windows',
      text: `A musty smell is mold on something: cardboard, carpet, the paper of drywall. Remove that, and measure: above 60% relative humidity things grow, and 50% is a good goal. In summer do not air a cool basement with warm damp air; close the windows and run a dehumidifier with a hose to a drain, a 50-pint one for most basements. Keep stored things on shelves, off the walls. Look for liquid water too, with plastic taped to the floor and wall for two days: drops under it come from the ground, drops on it from the air. A sealed sump lid and a vented dryer help more than sprays do.`,
    },
  ],
};
