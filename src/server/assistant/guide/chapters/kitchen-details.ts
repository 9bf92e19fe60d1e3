import type { Chapter } from '../chapter.ts';

export const kitchenDetails: Chapter = {
  title: 'Kitchens in detail',
  sections: [
    {
      heading: 'Outlets along a kitchen counter',
      also: 'plugs outlets receptacles kitchen counter how far apart spacing 24 inches 48 inches island gfci small appliance circuit 20 amp backsplash height',
      text: `Under the usual US code no point along the counter may be more than 24 inches from an outlet, so receptacles are at most 48 inches (four feet) apart, and every piece of counter 12 inches or wider has one. They need GFCI protection and are fed by at least two 20-amp circuits for small appliances. They sit no higher than 20 inches above the counter, usually about four inches above it; strips under the wall cabinets keep a backsplash clean. Islands: recent codes changed, so ask the inspector. The refrigerator, dishwasher, disposal and microwave mostly want circuits of their own. Add one inside a pantry or cabinet for the coffee machine.`,
    },
    {
      heading: 'How many recessed lights, and where',
      also: 'can lights recessed how many spacing distance from wall 12x12 kitchen ceiling height feet apart lumens layout pot lights wafer',
      text: `A rule of thumb: space recessed lights half the ceiling height apart, four feet under an eight-foot ceiling, and start half of that, about two feet, from the wall or over the front edge of the counter, not behind your head. A 12 by 12 kitchen so gets six to nine four-inch lights. Count lumens too: 30 to 40 per square foot in general, 70 or more on counters, which under-cabinet lights do better. Put them on a dimmer, in two groups. Draw the cabinets and joists first, use airtight, insulation-rated (IC) fixtures below an attic, and choose 2,700 to 3,000 kelvin with a high color rendering. Too many cans make a room look like a shop.`,
    },
    {
      heading: 'A lighting plan for a dark kitchen',
      also: 'dark kitchen light plan layers task ambient accent one ceiling light several under-cabinet pendants dimmer tunnel galley brighten',
      text: `Use several kinds instead of one big light, because a lamp in the middle puts your own shadow on the board. Plan three layers: general light from a flush fixture or a few recessed ones, task light under the wall cabinets and over the sink, and something warm that hangs, such as pendants 30 to 36 inches above the island or table. Give each layer its own dimmer. In a dark tunnel of a room pale matte walls, a lighter counter, glass in a door, and a light inside the end wall's cabinet do as much as watts. Borrow daylight through a wider opening or a solar tube if you can.`,
    },
    {
      heading: 'Clearances: islands, aisles and doors',
      also: 'island clearance aisle width between island and stove counter how much room two people pass 42 48 inches walkway dishwasher door refrigerator seating overhang',
      text: `Leave 42 inches between an island and the counter or stove for one cook, and 48 if two people should pass; 36 is the least for a mere walkway. Measure from handles and open doors: an open dishwasher or oven takes about 24 inches and you still have to stand. Behind seated people leave 36 inches to edge past and 44 to walk. Seats need 24 inches of width and a 12-inch overhang (15 for a 36-inch counter). An island smaller than about four by two feet is a cart. If the room is less than 12 feet wide, a peninsula or a table usually works better.`,
    },
    {
      heading: 'Opening the kitchen to the living room',
      also: 'open plan open concept kitchen living room combine wall half wall pass through pros cons noise smell regret',
      text: `Open kitchens are bright and sociable, and they share noise, smells, heat and the sight of dishes with everybody. A wide opening or a half wall with a counter gives most of the light and keeps cabinets and quiet. Before you decide, count the wall cabinets, outlets and furniture walls you lose. Have a structural engineer look at the wall, and ask what runs in it. Floors and ceilings on both sides have to be joined, one heating zone becomes another, and the hood needs to be stronger and quieter. In small or old houses buyers like it open; some people now close theirs again, so build a pocket door if you can.`,
    },
    {
      heading: 'Stock, semi-custom, custom and flat-pack cabinets',
      also: 'cabinets stock semi-custom custom ikea rta ready to assemble flat pack quality plywood particleboard box dovetail soft close compare price worth',
      text: `Stock cabinets come in three-inch steps, within days or weeks, at the lowest price. Semi-custom lets you change depth, finish and inserts, in four to ten weeks. Custom fits every corner, costs two to four times as much, and needs two to four months. Flat-pack is good value if you or an installer put it together well. Look at the box (plywood stands water better than particleboard), drawers with dovetails and full-extension soft-close slides, and doors that can be bought again. Painted doors show cracks at the joints with the seasons; thermofoil peels near ovens. Spend on drawers, save on door style.`,
    },
    {
      heading: 'Reface, repaint or replace the cabinets',
      also: 'reface refacing cabinets paint repaint new doors veneer replace save money boxes sound worth it cost compare',
      text: `If the boxes are sound and the layout works, keep them. Painting costs least and is all preparation: clean with degreaser, sand, bonding primer, and two coats of cabinet enamel that cure for weeks. Refacing puts new doors and drawer fronts on and veneer over the frames, for about half of the price of new cabinets, in a week. New drawers and slides make an old kitchen feel new. Replace when boxes sag or are wet, when you change the layout, or when refacing comes near the price of stock cabinets. Mind that new countertops on old boxes commit you to them for another twenty years.`,
    },
    {
      heading: 'A small kitchen that works',
      also: 'small kitchen tiny galley storage ideas narrow counter space appliances 24 inch compact layout make bigger',
      text: `Draw what you really do there and give the longest counter, at least 36 inches, to the place between sink and stove. Drawers hold more than doors with shelves. Take cabinets to the ceiling, use an 18-inch dishwasher and a 24-inch refrigerator and range, a single deep sink with a board on top, and a pull-out for trash. In a galley keep 42 to 48 inches between the sides. One color for walls and wall cabinets, open ends and light under the cabinets make it look larger. Move a door before you move the plumbing: too many doors are what makes small kitchens bad.`,
    },
    {
      heading: 'Countertops for people who spill',
      also: 'quartz or granite family spills everything stain heat scratch laminate butcher block solid surface marble soapstone quartzite durable maintenance',
      text: `Quartz is the easiest for a family that spills: it does not need sealing and hardly stains, but a hot pan can mark it, so use trivets. Granite takes heat and scratches, wants sealing now and then, and each slab differs; quartzite is similar, and true marble etches from lemon and wine. Laminate is cheap and tougher than its name, except against heat and standing water. Butcher block needs oil and forgives sanding. Solid surface can be repaired. Dark polished tops show every crumb, patterned matte ones hide them. Ask for a sample and leave coffee, oil and a lemon on it overnight.`,
    },
    {
      heading: 'Faucets for kitchens and bathrooms',
      also: 'faucet choose buy kitchen bathroom pull-down touchless finish brushed nickel brass black ceramic cartridge holes centerset widespread brand parts',
      text: `Buy a faucet with a ceramic cartridge, a metal body, and a maker that will still sell parts in ten years; trade versions of the same name at a plumbing supply house are often heavier. Count the holes in the sink (one, three at 4 inches, three at 8 inches) and check the reach: water should fall in the middle of the bowl. Pull-down sprays suit deep sinks; touchless ones need batteries. Brushed and stainless finishes hide spots, black shows lime. Look for 1.8 gallons per minute or less in the kitchen and 1.2 in baths. Avoid nameless bargains, which may hold lead and have no cartridge to buy.`,
    },
    {
      heading: 'Range hoods: how strong, and out through the wall',
      also: 'range hood cfm strength gas range btu vent outside recirculating ducted outdoors size capture noise sones makeup air how strong',
      text: `For a gas range count 100 CFM for every 10,000 BTU of all burners together, for an electric or induction one about 100 CFM per foot of width; most kitchens do well with 250 to 400. Yes, it should go outside: only a duct removes moisture, grease and the nitrogen dioxide of a gas flame, and a recirculating filter takes out some grease and smell at most. The hood should be as wide as the stove, better three inches wider on each side, 24 to 30 inches above it. Use a short, smooth metal duct, never into an attic. Above 400 CFM codes often ask for makeup air. Look for one below three sones on the setting you use.`,
    },
  ],
};
