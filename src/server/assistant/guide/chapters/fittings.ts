import type { Chapter } from '../chapter.ts';

export const fittings: Chapter = {
  title: 'Sinks, toilets, laundry and storage',
  sections: [
    {
      heading: 'Showers without a curb',
      also: 'curbless shower barrier free walk in wet room level access entry doorless linear drain step free no step slope fall floor waterproof waterproofing membrane flood test',
      text: `Nothing holds the water back, so everything depends on the slope and the membrane. The floor falls about a quarter inch per foot (1 in 50) to the drain, for which the slab is lowered or the rest of the room raised; joists may be cut only as an engineer says. Run the waterproofing well past the shower, best over the whole bathroom floor and up its edges, and join corners, seams and the drain with the parts of one system. Plug the drain and leave water standing for a day before anything is tiled. Small, slip-resistant tiles follow the slope best.`,
    },
    {
      heading: 'Kitchen sinks',
      also: 'kitchen sink undermount drop in inset stainless steel composite fireclay farmhouse belfast butler bowl single double gauge',
      text: `An undermount sink is easy to wipe into but needs a solid top such as stone or quartz; a drop-in (inset) one fits every worktop and is easy to replace. Stainless steel is light, tough and cheap, and thicker when the gauge number is lower. Composite hides scratches, but its dark colors show limescale. Fireclay and cast iron are handsome, heavy and can chip. One large bowl takes a roasting pan. Check the width of the base cabinet and the height of the drain before you order.`,
    },
    {
      heading: 'Backsplashes',
      also: 'backsplash splashback tile behind stove cooker hob cooktop range height material wall kitchen glass',
      text: `A backsplash usually fills the eighteen inches or so between the worktop and the wall cabinets, and behind the stove it goes up to the hood. It is fitted after the worktop. Tile, stone, toughened glass and steel stand the heat and grease behind a stove; keep plastic and wooden panels as far from a flame as their maker says. Fill the joint at the worktop with silicone, not grout, because the two move. Plan outlets before you tile.`,
    },
    {
      heading: 'Choosing a toilet',
      also: 'toilet choose which height comfort tall elongated bowl rough in flush wall hung wc pan gallons seat best',
      text: `Comfort height (seat at 17 to 19 inches) suits tall and older people, ordinary height (about 15) children. Measure before you buy: in the United States the distance from the finished wall to the floor bolts, mostly 12 inches, elsewhere where the outlet is. Leave at least 15 inches from the middle of the toilet to a wall or cabinet. Look for published flush tests and 1.28 gallons or less, or two buttons. A wall-hung one frees the floor but needs a frame in the wall.`,
    },
    {
      heading: 'Caulk and silicone',
      also: 'caulk caulking recaulk silicone sealant seal tub bath shower joint mildew replace old remove reseal bead',
      text: `Around a bath, a shower and a sink use pure silicone for wet rooms; along trim and walls that you will paint, use acrylic caulk, because paint does not stick to silicone. Cut out all the old bead, clean with alcohol and let it dry. Fill the bath with water first, so that the joint is at its widest. Tape both sides, fill, smooth once, pull the tape, and keep it dry for a day. Replace it when it cracks, comes loose or stays black after cleaning.`,
    },
    {
      heading: 'Laundry rooms and dryer vents',
      also: 'laundry room utility washer washing machine dryer tumble vent duct lint hose upstairs second floor condenser',
      text: `A dryer vent goes outdoors through smooth rigid metal pipe, as short and straight as possible: many codes allow about 35 feet, less for each bend, and the maker's figure decides. Use no plastic hose, and no screws or screens that catch lint; never end it in an attic, a crawl space or a garage; and clean it every year, because lint burns. The exhaust of a gas dryer carries carbon monoxide. Dryers with a condenser or a heat pump need no vent. Upstairs, put the washer in a pan with a drain, use braided hoses and shut-offs within reach, and check that the floor is stiff. Leave about an inch of air around the machines.`,
    },
    {
      heading: 'Closets, pantries and built-in storage',
      also: 'closet wardrobe pantry larder storage built in shelves shelf cupboard depth deep hanger rod mudroom linen',
      text: `A closet for clothes on hangers wants 24 inches of depth inside; twelve to sixteen are enough for folded clothes, linen and a pantry, where deeper shelves only hide things. One rod hangs at about 66 inches, two at about 40 and 80. Make shelves adjustable and no longer than about 30 inches in three-quarter-inch board, or they sag. Plan a light, an outlet for the vacuum cleaner and doors that open wholly.`,
    },
  ],
};
