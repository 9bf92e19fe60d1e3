import type { Chapter } from '../chapter.ts';

export const oldMaterials: Chapter = {
  title: 'Old materials and dust that harm',
  sections: [
    {
      heading: 'Old nine-inch floor tiles and black glue',
      also: '9 inch 9x9 tile black tiles lino linoleum vinyl sheet 1950s asbestos mastic cutback adhesive pull up scrape cover encapsulate',
      text: `Assume asbestos: nine-inch tiles from before about 1980, the black glue (mastic) under them and the backing of old sheet vinyl often contain it. Lying flat and whole they are not a danger, so do not pull, scrape, sand or grind them before a laboratory has tested a piece of tile and of glue, for some 30 to 60 dollars each. The easy way is to encapsulate: level and lay a new floor on top, and note it for later owners. If they must go, use a licensed abatement firm; some states let an owner do it under strict rules, wet and whole, and then the waste goes to a special dump.`,
    },
    {
      heading: 'Vermiculite and old insulation',
      also: 'vermiculite zonolite attic insulation pebbles gray gold shiny asbestos old insulation rock wool remove disturb',
      text: `Loose attic insulation that looks like small shiny gray-gold pebbles is vermiculite, and much of what was sold in the United States until 1990 contained asbestos. Treat all of it as contaminated: stay out of the attic, do not store things there, do not sweep or vacuum it, and seal cracks and lights in the ceiling below. A test can miss it, so most advice is not to rely on one. A licensed abatement firm removes it before you insulate or rewire; the Zonolite trust has repaid owners part of that cost. Gray fluffy cellulose, pink or yellow fiberglass and mineral wool are another matter: they itch, but are not asbestos.`,
    },
    {
      heading: 'Asbestos siding, shingles and pipe wrap',
      also: 'asbestos siding cement shingles transite pipe wrap boiler insulation duct tape paint over cover drill leave alone abatement cost',
      text: `Hard cement siding shingles from the 1930s to the 1970s hold asbestos firmly: keep them painted, replace a broken one with a fiber cement look-alike, and do not drill, saw, sand or power-wash them. New siding may often go over them if the town allows it. White, chalky wrap on pipes, boilers and ducts is soft and much more dangerous, so have it sealed or removed by a licensed abatement firm. A test costs little; abatement of a boiler and its pipes some thousands of dollars. Ask for an air test at the end from someone who is not the remover. Insurance rarely pays.`,
    },
    {
      heading: 'Lead paint when there are children',
      also: 'child children son daughter toddler baby pregnant lead paint sanding window frame sash old trim 1915 blood test worried lead-safe rrp epa dust hepa',
      text: `Take it seriously: a frame from before 1978 probably has lead paint, and windows shed the most dust. Stop dry sanding, keep your child out of the room, wet-wipe the floor and sills, and vacuum with a HEPA machine. Lead harms children most under six, but eight is no wall; a blood test at the doctor's is simple and tells you where you stand. Test the paint with a lab sample or a certified inspector. Then work lead-safe: plastic, wet scraping, no heat above 1,100°F, no open flame, hands and clothes washed, or hire a firm certified under the EPA's RRP rule, which paid contractors must be. Pregnant women should stay away as well.`,
    },
    {
      heading: 'Lead in water pipes',
      also: 'lead pipe service line lead water test solder faucet drinking water filter flush replace street utility old pipes',
      text: `A lead service line is a dull gray pipe at the meter that is soft and turns silver when scratched; a magnet does not stick. Houses before 1986 can also have lead in solder and brass. Ask the water utility, which now has to list its lines, and have the water tested, often free. Until it is solved use a filter certified for lead (NSF/ANSI 53), cold water only for drinking and baby formula, and let it run after hours of rest. Work on the street or on pipes shakes lead loose, so flush afterwards and clean the faucet screens. Replace the whole line, since replacing half can make it worse; programs may pay.`,
    },
    {
      heading: 'Stone, mortar and concrete dust: silica and masks',
      also: 'silica dust grinding mortar cutting concrete brick tile stone cloud paper mask respirator n95 p100 hepa shroud wet cut saw lungs',
      text: `A paper mask is not enough. Grinding mortar or cutting concrete, brick, tile and stone makes silica dust that stays in the lungs for good and can scar them. Make less of it first: cut wet, or use a grinder with a shroud and a HEPA vacuum, work outside, and keep others away. Then wear a respirator that fits: an N95 is the least for a short job, a half mask with P100 cartridges is right for grinding, and a beard makes either useless. Do not sweep dry; mist and vacuum with a HEPA filter, and change clothes before you go in. Neighbors' open windows and your own should be shut.`,
    },
    {
      heading: 'Which mask for which dust or fume',
      also: 'which mask respirator n95 p100 organic vapor cartridge half face fit beard dust drywall paint fumes mold insulation wood',
      text: `For drywall dust, wood, insulation and a little mold an N95 that seals at the nose is fine. For lead, silica, heavy mold and droppings take a half mask with P100 filters. Fumes of solvents, oil paint, stripper and two-part finishes need organic vapor cartridges, often combined with P100, and fresh air; a dust mask stops none of them. Spray foam, isocyanate paints and asbestos are for trained people with better gear. A mask must seal: no beard, both straps, press and breathe to test. Change cartridges when you smell anything, and store them in a sealed bag. Cloth and surgical masks protect nobody's lungs here.`,
    },
    {
      heading: 'Paint fumes, off-gassing and healthier materials',
      also: 'voc volatile organic compounds fumes smell off-gas formaldehyde zero voc paint low emission cabinets carpet new flooring allergies asthma healthy',
      text: `Choose zero- or low-VOC paint (the tint counts, too), floors with a GREENGUARD or FloorScore label, and cabinets and board that meet the formaldehyde rule (TSCA Title VI or CARB). Water-based finishes smell for days where oil-based ones smell for weeks. Let new carpet, cabinets and mattresses air in a garage, and ventilate with open windows and a fan that blows out for at least three days; warmth speeds it up. Babies, pregnant women, birds and people with asthma should sleep elsewhere until the smell is gone. A strong smell after weeks, headaches or burning eyes mean that something did not cure: call the maker.`,
    },
    {
      heading: 'Stripping paint safely',
      also: 'strip paint stripper remove paint heat gun chemical methylene chloride infrared scraper trim door wood soy gel stripping',
      text: `Before you strip anything from before 1978, test it for lead. Soy or benzyl alcohol gels are slow and mild; let them work under plastic for hours and scrape them off wet. Strippers with methylene chloride have killed people in bathrooms and are no longer sold to consumers in the United States, so use no old can from the garage. A heat gun below 1,100°F or an infrared lamp softens thick paint, but keep an extinguisher near and mind what is behind the wood. No torch, no dry sander on lead paint. Gloves, goggles, an open window; and loose doors can go to a dip shop, which may loosen their glue.`,
    },
    {
      heading: 'Mold: test, clean or call somebody',
      also: 'mold black spots drywall behind vanity bleach clean call remediation professional test kit small area ten square feet hidden',
      text: `Find the water first; mold without a leak or condensation does not grow. A spot smaller than about ten square feet you can clean yourself: N95, gloves and goggles, detergent on hard surfaces, then dry. Bleach does not reach into drywall or wood and only takes the color away. Moldy drywall, carpet and insulation are cut out, a foot beyond what you see, and bagged. Call a remediation firm when it is larger, in the ducts, from sewage, or when someone has asthma or a weak immune system. Tests and kits seldom change what to do; if you want one, use an inspector who does not sell the cleanup.`,
    },
    {
      heading: 'Droppings of mice, bats and birds',
      also: 'mouse droppings rat bat guano pigeon bird droppings hantavirus histoplasmosis clean attic safely insulation soiled',
      text: `Do not sweep or vacuum them dry: droppings can carry hantavirus (mice) or a fungus (bats, birds) that you breathe in. Air the space for half an hour, wear gloves and a P100 respirator, soak everything with disinfectant or one part bleach to ten of water for five minutes, and wipe it up with paper towels into a double bag. Soiled insulation goes out the same way. A thick layer in an attic is for a firm. Close the holes first, steel wool and sheet metal for mice; bats are protected and may only be shut out when no young are there, mostly in late summer or early autumn.`,
    },
    {
      heading: 'A buried or old oil tank',
      also: 'oil tank underground buried abandoned heating oil leak removal decommission fill soil test insurance old tank basement',
      text: `Look for a fill or vent pipe in the yard, a copper line through the basement wall, or a rusty patch in the lawn; a tank sweep with a metal detector costs a few hundred dollars. An unused underground tank rusts and can leak, and cleaning up the soil may cost tens of thousands, mostly not covered by home insurance. Have it emptied and removed, or filled where the town allows, by a licensed firm with a permit and a soil test, and keep the closure letter for the sale. Before you buy a house, make the seller do it. If you switch from oil, have the fill pipe taken out, so that nobody delivers oil into the basement.`,
    },
  ],
};
