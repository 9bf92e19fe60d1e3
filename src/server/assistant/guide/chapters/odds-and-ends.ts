import type { Chapter } from '../chapter.ts';

export const oddsAndEnds: Chapter = {
  title: 'Odds and ends people ask',
  sections: [
    {
      heading: 'Noises from a water heater',
      also: 'water heater popping rumbling banging noise kettling sediment flush lime drain anode smell hissing old tank',
      text: `Popping and rumbling is steam bubbling through lime and sediment at the bottom of the tank. Flush it: power or gas off, cold water shut, a hose on the drain, and let it run until it is clear; once a year keeps it so. A tank that was never flushed in ten years may leak afterwards, so think first. Hissing is water on something hot, a leak that needs a look. Knocking when taps close is water hammer. A relief valve that drips means that the pressure or the temperature is too high, so call a plumber. Change the anode rod every four or five years, and the tank lives longer.`,
    },
    {
      heading: 'A shower that turns hot or cold by itself',
      also: 'shower scalding when toilet flushes temperature changes pressure balance valve thermostatic anti-scald water hot cold sudden washing machine',
      text: `When someone flushes and the shower scalds, the cold water pressure drops and the valve does not balance it. Codes have asked for pressure-balancing or thermostatic shower valves for decades, so an old two-handle valve is the reason: replace it, from behind through a closet if you can, and save the tile. A worn cartridge in a newer valve does the same and costs 20 to 60 dollars. Set the limit stop so that it cannot go above 120°F, and the water heater likewise, above all with children or old people. Pipes that are too thin or clogged make it worse.`,
    },
    {
      heading: 'Heights for towel bars, hooks, shelves and rails',
      also: 'towel bar height toilet paper holder height hooks shower shelf robe hook grab bar height where to put accessories bathroom cabinet above counter handle',
      text: `Usual heights in the United States: towel bars 48 inches (a double one 54), hooks 60 to 70, the paper holder 26 inches up and 8 to 12 in front of the bowl, hand towel ring 20 to 22 inches above the counter, mirror with its middle at eye level, grab bars 33 to 36, shelves above a toilet from 24 inches over the tank. Wall cabinets hang 18 inches above the counter, closet rods 66, light switches 48, outlets 12 to 16. Children's hooks are at 40. Hold things up with tape first and let everybody reach. Put blocking in before the walls are closed, or use anchors rated for the pull.`,
    },
    {
      heading: 'Playsets, treehouses and trampolines',
      also: 'playset swing set treehouse tree house trampoline kids backyard safe permit insurance surface mulch depth distance',
      text: `Leave six feet free all around, and put nine inches of wood chips, or rubber, under anything children can fall from; grass is hard as a floor in summer. Old treated wood from before 2004 may hold arsenic, so seal or replace it. Some towns want a permit or a setback for treehouses, above all when they are high, roofed or near the line; ask the zoning desk, and the neighbors whose yard they look into. A treehouse hangs on thick through-bolts made for it, with room for the tree to move and grow. Tell your insurer about a trampoline, since many exclude it. Check bolts and ropes each spring.`,
    },
    {
      heading: 'Dogs, fences and yards',
      also: 'fence for dog jumps digs climbs height gap gate invisible fence yard mud turf dog door chain link privacy',
      text: `For a dog that jumps take six feet of solid boards without rails on its side, since dogs climb what they can see through. For one that digs bury a foot of wire mesh, or set a row of pavers along the bottom. Gaps under two inches hold small ones; the gate is the weak place, with a spring and a latch out of reach. A dog door wants insulation, a cover for the night and a place that a burglar's arm cannot use. Mud ends with gravel paths where the dog runs anyhow, wood chips and a hose at the door. Check the town's fence height, the association and the property line first.`,
    },
    {
      heading: 'Buying to flip',
      also: 'flip flipping house flipper profit beginner 70 percent rule holding costs investor resale fix and flip budget buy low renovate sell quickly',
      text: `Count before you buy: what it sells for when done (from real sales nearby), minus selling costs of 7 to 9%, loan, tax, insurance and utilities for each month, the work, and 15 to 20% for surprises; what is left should pay you. The 70% rule says to pay at most 70% of that later value less the repairs. Beginners underestimate time most: permits, one failed inspection and a slow sale eat the profit. Have roof, foundation, sewer and wiring looked at by people who fix them. Work without permits is found by the buyer. Profit from a quick sale is taxed as income, so ask a tax adviser.`,
    },
    {
      heading: 'Ants, wasps and other insects around a renovation',
      also: 'ants window sill after rain carpenter ants wasps nest bees in wall flies roaches crickets bugs insects spray exterminator hole',
      text: `Ants at a window or sink follow moisture: big black ones that leave sawdust are carpenter ants and mean wet, rotting wood, so find the leak first and replace the wood. Bait works better than spray, because they carry it home. Bees in a wall are for a beekeeper, who takes out the comb as well, or it melts and smells. A wasp nest is sprayed at dusk from a distance, and one inside a wall is for a professional; do not plug the hole. Roaches come with cardboard and food, so clean up daily. Seal gaps with foam, mesh and caulk before siding and drywall close them.`,
    },
    {
      heading: 'Stains on stone, wood and grout',
      also: 'red wine marble stain poultice oil stain granite rust water ring etch lemon butcher block burn ink candle wax remove grout stain',
      text: `On stone blot, do not wipe, and use no vinegar or bathroom cleaner. Wine, coffee and oil come out with a poultice: baking soda and water (peroxide for wine on light stone, acetone for oil) under plastic film for a day, twice if needed. A dull spot on marble is not a stain but etching by acid, and polishing powder or a stone firm takes it out. Wax is scraped when ice has made it brittle. White rings on wood are moisture in the finish, and gentle heat with a cloth helps; black ones are in the wood. Butcher block is sanded and oiled. Grout takes oxygen bleach and a brush, then sealer.`,
    },
    {
      heading: 'Throwing away drywall, paint, wood and tile',
      also: 'throw drywall in trash gypsum dispose scrap wood burn treated lumber concrete tile dump landfill construction debris bag curb weight',
      text: `Household trash takes a bag or two of drywall or tile where the town allows it; more is construction debris and goes to the transfer station or into a dumpster. Clean drywall, wood, metal and concrete are cheaper when kept apart, and some places forbid drywall in landfills. Never burn painted, treated or glued wood, because the smoke and ash are toxic. Latex paint may be dried with cat litter and thrown away, oil paint and solvents go to the hazardous waste day. Concrete and tile are heavy: fill a dumpster only to the line, and a pickup with half a yard. Asbestos and lead have rules of their own.`,
    },
    {
      heading: 'Asbestos, rot or bad wiring found halfway',
      also: 'found asbestos halfway surprise hidden damage rot behind wall bad wiring mid project stop work who pays what if they find unforeseen conditions',
      text: `Stop work in that spot, leave the dust, and have it looked at before anyone goes on: a test for what may be asbestos, an engineer for rot in framing, an electrician for wiring. Most contracts call this an unforeseen condition, and it becomes a change order that you pay for, so ask for photos, a written price and the days it adds before you agree. Get a second price if it is large and there is time. This is what the contingency is for. If the firm should have seen it, because it was in plain sight or in the report, say so in writing. Then use the open wall for what you will need later.`,
    },
    {
      heading: 'A bill you do not understand',
      also: 'bill misc miscellaneous charge no explanation strange line item billed twice fuel surcharge fee trip materials explain invoice question pay',
      text: `Ask in writing, and in a friendly way, what the line is for: which day, which work, which materials, with the supplier's receipt. "Misc", "sundries" and fuel or shop fees are acceptable if they were in the quote or are a few percent, and not as a surprise. Compare with the quote, signed change orders and earlier bills, since doubles are mostly mistakes. Pay what is clear by the due date, and say that the rest follows when it is explained. Do not pay by phone or to a new account because of an email. A firm that cannot itemize a bill after two requests deserves a firmer letter.`,
    },
    {
      heading: 'Doing your own work and selling later',
      also: 'homeowner did work himself sell disclose owner work permit diy resale inspection buyer trust unlicensed own house can I do own electrical plumbing legally',
      text: `Most places let owners do their own wiring, plumbing and carpentry in a home they live in, with the same permits and inspections; some keep gas or the electrical panel for licensed trades, and condominiums and rentals are stricter. The approved permit is what a buyer's inspector trusts, not who held the tool. When you sell you answer for what you know, so disclose the work and show the sign-off. Insurers look at whether it was legal after a fire. Do it for a saving or for joy, but not in the last month before a sale, when it looks hurried.`,
    },
  ],
};
