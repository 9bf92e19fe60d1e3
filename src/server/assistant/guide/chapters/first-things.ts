import type { Chapter } from '../chapter.ts';

export const firstThings: Chapter = {
  title: 'What goes first',
  sections: [
    {
      heading: 'A leaky roof or a nice bathroom: what to do first',
      also: 'priority priorities first leaky roof bathroom this year only money for one which envelope structure water damage nice to have urgent',
      text: `The roof. Whatever keeps water out comes before whatever looks good, because a leak ruins the rooms below it, the bathroom included. A useful order is: danger (gas, wiring, carbon monoxide, loose rails), water (roof, gutters, leaks, grading), structure, systems that are about to fail (heating, sewer, water heater), then energy, and only then kitchens, baths and finishes. If the roof can honestly be patched for two years, do that and save on. A nice bathroom may jump the queue when the old one leaks into the floor, since that is water damage as well.`,
    },
    {
      heading: 'What to do before you move in',
      also: 'before moving in empty house just bought closing first weeks new house paint floors electrical work do first priority list',
      text: `Do what is dusty, smelly or in the way of furniture while the house is empty: refinishing floors, painting, taking down popcorn ceilings (after an asbestos test), rewiring, insulation, duct cleaning after the dust. Change the locks, test smoke and carbon monoxide alarms, and find the shut-offs for water, gas and power. Have the sewer filmed and the chimney and furnace checked. Leave kitchens and layouts for later if you can, since some months in the house will change your plan. Tell your insurer if it stands empty for more than a month.`,
    },
    {
      heading: 'Wall tile or floor tile first',
      also: 'wall tile floor tile first order bathroom shower pan small bath which goes first tiler sequence',
      text: `In most bathrooms wall tile goes first and the floor last, so that nobody drops tools and mortar on the new floor, and the lowest wall row is cut to fit. Many tilers start the walls on a level ledger board from the second row, lay the floor, and then set the bottom row so that it covers the edge. In a shower the pan is waterproofed first, the walls come down over it, and the shower floor follows. Floor first works too if it is well covered, and some prefer it when wall joints must line up with the floor. Agree on it with the tiler, because the layout depends on it.`,
    },
    {
      heading: 'Measuring for countertops: the template',
      also: 'countertop template templating measure when come fabricator fabricate cabinets installed weeks sink faucet appliances on site granite quartz',
      text: `The countertop people template when the base cabinets are installed, level and screwed down, with end panels and any farmhouse sink in place; not a day earlier, since stone is cut to the sixteenth of an inch. Have the sink, faucet, cooktop and any outlet on the island on site or at least their exact models, and be there to decide on edge, overhang, seams and backsplash. Fabrication takes one to three weeks after that. Book the date when the cabinets get their delivery date. Plumbing, tile backsplash and final electrical follow the tops, so plan a week or two with a plywood top and no sink.`,
    },
    {
      heading: 'Baseboards, doors and paint: which comes first',
      also: 'baseboard paint walls before after baseboards trim install first paint order doors casing caulk floor',
      text: `Prime and paint the first coat on the walls before the baseboard goes on, and the last coat after it: then you need no careful cutting-in twice, and dents from the carpenter disappear. Prime the trim on all sides before it is nailed, fill and caulk it in place, and paint it last or before the last wall coat, as you like. Hard floors go down before the baseboards, carpet after them. Doors and casings come before baseboards, which butt against them. In a hurry, paint the walls fully first and touch up.`,
    },
    {
      heading: 'The order of work outside',
      also: 'exterior order roof siding windows gutters paint deck driveway landscaping which first outside sequence before siding',
      text: `From the top down and from the house outward: chimney and roof, then windows and doors, then siding with its flashing, paint, gutters, and after that porches, decks, walks, drive and planting. Windows before siding, since they are flashed into the wall; roof before solar panels and before new gutters. Underground work (drains, sewer, power to a garage) comes before any paving. Heavy trucks and dumpsters ruin a new drive and lawn, so these are last. If money comes in parts, do the roof and the drainage first and the paint later.`,
    },
    {
      heading: 'Ordering appliances, tile and fixtures in time',
      also: 'order appliances when tile fixtures faucets before cabinets on site early delivery rough-in specifications storage hold',
      text: `Choose appliances, sink, tub, toilet, faucets and lights before the rough-in, because pipes, wires and cabinets follow their measurements; download the specification sheets and give them to the trades. Order what has a long lead time right after you sign: windows and custom cabinets (six to sixteen weeks), special tile, doors, appliances. Have valves and the tub on site for the rough-in, tile a week before the tiler, and appliances only when there is a clean place for them. Open and check every box within the days for returns. Start demolition when the cabinets have a firm date, not before.`,
    },
    {
      heading: 'Heating, insulation or windows first',
      also: 'insulation before heat pump new windows before furnace order energy upgrades which first air sealing then heating size smaller',
      text: `Seal and insulate first, then choose the heating: a tight house needs a smaller, cheaper heat pump or furnace, and one sized for the drafty house will run badly later. Windows come last of the three, unless they are rotten, since they save least for their price. If the furnace fails in January, do not guess: ask for a load calculation for the house as it will be. Ventilation belongs in the same plan, because a tighter house needs fans that work. An energy audit gives you the order for your house, and many rebates require it.`,
    },
  ],
};
