import type { Chapter } from '../chapter.ts';

export const bathDetails: Chapter = {
  title: 'Bathrooms in detail',
  sections: [
    {
      heading: 'What goes behind shower tile',
      also: 'green board greenboard behind tile cement board backer board foam board membrane waterproof kerdi hardie moisture resistant drywall purple shower wall',
      text: `Green board behind shower tile is old school and no longer allowed there by most codes: its paper and plaster fall apart when wet. Use cement board, fiber cement or a foam board, and then a waterproofing membrane over it, because cement board survives water but lets it through. The membrane is a paint-on coat (two coats, checked for thickness), a sheet, or the foam board's own sealed surface. Do not put plastic behind the board as well as a membrane in front. Green or purple board is fine for the rest of the bathroom, outside the spray. Seams, corners, niche and screws are where it leaks.`,
    },
    {
      heading: 'Grout: cement, epoxy and color',
      also: 'grout epoxy grout worth it cement sanded unsanded stain clean color joint width seal regrout dirty grout lines',
      text: `Epoxy grout does not stain, needs no sealing and outlives the tile, so it is worth the swearing on kitchen floors, backsplashes and shower floors. It sets quickly, is hard to wipe off and costs two to four times as much, so mix small batches, wipe with the right water and additives, or pay a tiler who likes it. High-performance cement and ready-mixed grouts are the easy middle. Use unsanded or fine grout for joints below an eighth of an inch. Mid-gray or a shade near the tile hides most. Corners and where tile meets tub get silicone, not grout. Old grout that crumbles is raked out, not covered.`,
    },
    {
      heading: 'Choosing tile: slip, size and wear',
      also: 'choose tile porcelain ceramic stone slippery dcof large format small mosaic shower floor rectified pattern floor rating bathroom tile kinds',
      text: `Porcelain is the safe choice for floors: dense, hard, and hardly absorbing; ceramic is fine on walls; natural stone needs sealing and stains. For wet floors look for a slip value (DCOF) of 0.42 or more, and in a shower take small tiles, since many grout joints grip and follow the slope. Large tiles make a room calm but need a very flat base and a tiler with leveling clips, and they cost more to lay. A brick pattern with long tiles shows lips, so offset by a third. Order 10 to 15% extra of one lot, open several boxes, and mix them. Lay three square feet on the floor before you decide.`,
    },
    {
      heading: 'Shower sizes, niches and benches',
      also: 'shower size minimum 30 36 inch niche bench height shower head height valve controls reach glass curb dimensions comfortable',
      text: `Code allows a shower of 30 by 30 inches; 36 by 36 is decent and 36 by 60, the place of a tub, is comfortable. Put the valve where you reach it from outside without getting wet, 38 to 48 inches up, and the head at 80 inches or above the tallest person. A niche belongs on an inside wall at chest height, sized to whole tiles, with a shelf that slopes out. A bench is 17 to 19 inches high and 15 deep; a corner footrest helps with shaving. Have blocking for grab bars put in even if nobody needs them. A fixed glass panel needs a shower at least five feet long to keep the floor dry.`,
    },
    {
      heading: 'Turning a tub into a shower',
      also: 'tub to shower conversion remove bathtub walk-in shower keep one tub resale drain size 2 inch prefab base one day bath liner company',
      text: `A tub's place, 30 by 60 inches, makes a good shower. The drain must usually grow from 1.5 to 2 inches and move, so the floor is opened, and the valve and walls are renewed with proper waterproofing; it needs a permit in many towns. An acrylic base with tiled or panel walls is quicker and cheaper than a tiled floor. "One-day" liners over old walls look neat but cover what may leak. Keep one tub in a house with several baths if families buy in your street. Expect 3,000 to 8,000 dollars for a base with panels and 8,000 to 15,000 for tile, by region.`,
    },
    {
      heading: 'Shower bases: acrylic, tile-ready or built on site',
      also: 'shower pan base acrylic fiberglass tile mud bed prefab tile-ready foam solid surface cultured marble which flood test leak',
      text: `An acrylic or solid-surface base is one piece, cannot leak through joints, is quickly set and easy to clean; bed it in mortar so that it does not flex. A tile-ready foam base saves slope work and keeps the freedom of tile. A mud bed built on site fits any shape and needs the best tiler. Whatever is tiled has to be flood tested: plug the drain, fill it to the curb for 24 hours, and look below. Ask for a bonded waterproof membrane on top instead of a liner under the mud, since it dries faster. The slope is a quarter inch per foot to the drain.`,
    },
    {
      heading: 'Bathroom fans: size, noise and where they blow',
      also: 'bath fan exhaust blows into attic vent outside cfm size sones duct roof soffit humidity timer moisture too weak',
      text: `A bath fan must blow outdoors. One that ends in the attic, or just near a soffit vent, puts buckets of water on cold wood and grows mold, so have it ducted through the roof or a wall with a damper cap, with smooth or taut, insulated duct. Size it at one CFM per square foot, at least 50, more with a tub and a shower; the duct should be the full size the maker names. Below one sone you will hardly hear it and so will use it. A humidity sensor or a 20-minute timer does the rest, and air needs a half-inch gap under the door. Hold a sheet of toilet paper to the grille: it should stick.`,
    },
    {
      heading: 'A toilet that wobbles, leaks or stains the ceiling',
      also: 'toilet wobbles loose rocks stain ceiling below wax ring flange leak base reset toilet water around base subfloor soft',
      text: `A toilet that rocks breaks its seal, and the stain below says that it leaks when it is flushed: stop using it until it is reset. Shut the valve, flush, unbolt and lift it, then look at the flange and the floor. A new wax ring (or a waxless seal) costs little; a broken or low flange gets a repair ring or an extender, and a soft subfloor is cut out and replaced. Shim the toilet so that it stands still before you tighten the bolts gently, since china cracks. Caulk around the front and sides, leaving the back open so that you see the next leak. Stain-block the ceiling only after a week without a drip.`,
    },
    {
      heading: 'Bidets and heated seats',
      also: 'bidet seat washlet toilet attachment sprayer outlet gfci heated seat electric install plumbing hot water',
      text: `A bidet seat replaces the toilet seat, needs a T-fitting at the valve and, for warm water, a GFCI outlet within about three feet, so have one put in on the tank's left or right while walls are open. Measure for round or elongated, and look at skirted and one-piece toilets with care. A cold-water attachment needs no power and costs little. Where hand sprayers are used, shut the valve after each use or fit a vacuum breaker; codes want protection against backflow. They help people with little reach more than most aids do.`,
    },
    {
      heading: 'A small bathroom that feels larger',
      also: 'small bathroom tiny bath layout ideas space saving corner sink wall hung pocket door 5x8 glass panel storage make look bigger',
      text: `The usual 5 by 8 feet works best with tub or shower across the end and toilet and vanity along one wall: keep the drains there. Gain room with a wall-hung or 18-inch-deep vanity, a pocket or outward door, a recessed cabinet, a niche instead of shelves, and a clear glass panel in place of a curtain. Code wants 15 inches from the middle of the toilet to any side and 21 inches in front of things. One floor tile through the shower, light walls and a wide mirror with light at its sides make it look larger. Warm floors and a quiet fan are felt more than a fancy tub.`,
    },
    {
      heading: 'Smells from drains and toilets',
      also: 'sewer smell drain smell bathroom stinks rotten egg gas trap dry vent p-trap odor sink smells shower basement floor drain',
      text: `A drain that is seldom used loses the water in its trap, and sewer gas comes in: pour a quart of water in, with a spoon of cooking oil to slow it down. A sink that smells when used has slime in the overflow or the tailpiece: clean it with a brush, hot water and baking soda. Smell at a toilet's base is a worn seal. Gurgling with smell means a blocked vent or main, and a smell after a remodel often a trap or cap that was forgotten. Rotten eggs only in hot water come from the water heater's anode. A smell that stays needs a plumber with a smoke test; sewer gas can be harmful.`,
    },
  ],
};
