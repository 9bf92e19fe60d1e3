import type { Chapter } from '../chapter.ts';

export const kitchensBathrooms: Chapter = {
  title: 'Kitchens and bathrooms',
  sections: [
    {
      heading: 'A kitchen that works',
      also: 'kitchen layout design work triangle island clearance space aisle plan',
      text: `Keep sink, range and refrigerator within a few steps of each other and out of the way of traffic. Leave 42 inches between counters, 48 when two people cook, at least 15 inches of counter beside the range and 18 to 24 beside the sink. An island needs the same clearance on every side; a small kitchen is better without one.`,
    },
    {
      heading: 'Cabinets',
      also: 'cabinet stock semi-custom custom reface refacing ikea drawers plywood particle board repaint',
      text: `Stock cabinets come in fixed widths and quickly, semi-custom in more sizes, custom in any. Look at the box (plywood or good particle board), drawer runners with full extension, and soft-close hinges; doors are fashion. When boxes are sound and the layout stays, new fronts or paint cost a fraction. Drawers below the counter hold more than doors do.`,
    },
    {
      heading: 'Countertops',
      also: 'countertop counter worktop quartz granite laminate marble butcher block compare best durable template',
      text: `Laminate is cheap and easily replaced; butcher block needs oil; granite is tough and wants sealing; quartz needs no sealing but dislikes heat; marble stains and that is its charm. The template is made when the cabinets stand and the sink is there. Ask about seams, edges and who supports the overhang. Make sure that whoever cuts stone works wet; the dust is dangerous.`,
    },
    {
      heading: 'Waterproofing a shower',
      also: 'shower waterproof leak membrane tile shower pan flood test backer board redgard wet area',
      text: `Tile and grout are not waterproof; the membrane behind them is. Use one system from one maker for pan, walls, niche and corners, slope the floor a quarter inch a foot to the drain, and flood-test the pan for 24 hours before any tile. Take pictures of it. A leak here costs more than the bathroom did.`,
    },
    {
      heading: 'A bathroom for every age',
      also: 'accessible aging in place grab bar curbless walk-in shower wheelchair elderly toilet height',
      text: `Put solid blocking in the walls for grab bars now, even if the bars come later. A curbless shower, a door 32 inches wide in the clear, a comfort-height toilet, lever handles and non-slip tile serve everyone and cost little while the walls are open.`,
    },
    {
      heading: 'Appliances',
      also: 'appliance refrigerator dishwasher range oven microwave buy size fit order warranty induction',
      text: `Choose appliances before cabinets are ordered, and give the cabinet maker the specification sheets, not the model names. Check doors, stairs and turns on the way in. Have them delivered shortly before installation so that the warranty does not run in a box, and look for dents while the driver is there.`,
    },
  ],
};
