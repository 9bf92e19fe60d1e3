import type { Chapter } from '../chapter.ts';

export const kitchensBathrooms: Chapter = {
  title: 'Kitchens and bathrooms',
  sections: [
    {
      heading: 'A kitchen that works',
      also: 'kitchen layout design work triangle island clearance space aisle plan',
      text: `Keep the sink, range and refrigerator within a few steps of each other and out of the way of people walking through. Leave 42 inches between counters, or 48 when two people cook. Plan at least 15 inches of counter beside the range and 18 to 24 beside the sink. An island needs the same clearance on every side; a small kitchen is better without one.`,
    },
    {
      heading: 'Cabinets',
      also: 'cabinet stock semi-custom custom reface refacing ikea drawers plywood particle board repaint',
      text: `Stock cabinets are ready quickly and come in fixed widths, semi-custom in more sizes, custom in any. Check the box (plywood or good particle board), drawer runners with full extension, and soft-close hinges; doors are a matter of taste. When the boxes are sound and the layout stays, new fronts or paint cost a fraction. Drawers below the counter hold more than cupboards with doors.`,
    },
    {
      heading: 'Countertops',
      also: 'countertop counter worktop quartz granite laminate marble butcher block compare best durable template wooden wood oil oiling seal sealing treat finish',
      text: `Laminate is cheap and easy to replace. Butcher block and other wooden tops need oil: sand lightly, rub in a food-safe oil, wipe off the rest, repeat until it stays dry, and again twice a year. Granite is tough and needs sealing. Quartz needs no sealing but heat damages it. Marble stains, and some people like that. The template is made once the cabinets are in place and the sink is on site. Ask about seams, edges and who supports the overhang. Make sure the fabricator cuts stone wet; the dust is dangerous.`,
    },
    {
      heading: 'Waterproofing a shower',
      also: 'shower waterproof leak membrane tile shower pan flood test backer board redgard wet area',
      text: `Tile and grout are not waterproof; the membrane behind them is. Use one system from one manufacturer for pan, walls, niche and corners. Slope the floor a quarter inch per foot to the drain, and flood-test the pan for 24 hours before any tile. Take pictures of it. Repairing a leak here costs more than the bathroom did.`,
    },
    {
      heading: 'A bathroom for every age',
      also: 'accessible aging in place grab bar curbless walk-in shower wheelchair elderly older people toilet height slippery slip resistant flooring floor',
      text: `Put solid blocking in the walls for grab bars now, even if you add the bars later. A curbless shower, a door with a clear width of 32 inches, a comfort-height toilet, lever handles and non-slip tile are good for everyone and cost little while the walls are open.`,
    },
    {
      heading: 'Appliances',
      also: 'appliance refrigerator dishwasher range oven microwave buy size fit order warranty induction',
      text: `Choose appliances before you order cabinets, and give the cabinet maker the specification sheets, not just the model names. Check that they fit through doors, stairs and turns on the way in. Have them delivered shortly before installation, so that the warranty does not run while they sit in a box, and look for dents while the driver is there.`,
    },
  ],
};
