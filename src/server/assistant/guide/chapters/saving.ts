import type { Chapter } from '../chapter.ts';

export const saving: Chapter = {
  title: 'Saving money',
  sections: [
    {
      heading: 'Where to spend and where to save',
      also: 'splurge skimp save worth the money priorities quality invest where not to save false economy money well spent',
      text: `Spend on what is hard to change or used every day: waterproofing, wiring, pipes, insulation, windows, drawer runners, taps, the floor that you walk on. Save on what is easy to swap later: lamps, knobs, mirrors, paint, open shelves, a backsplash. A plain product that is well installed looks better than an expensive one that is not, so never save on the person who installs it.`,
    },
    {
      heading: 'A fresh look for little money',
      also: 'freshen up refresh update cheap cheaply shoestring low budget tight budget makeover facelift cosmetic inexpensive',
      text: `Clean, repair and paint first: it changes the most for the least. In a bathroom, new grout lines and sealant, a new seat, tap, mirror and light; in a kitchen, painted fronts, new handles, a new tap and one good lamp. Keep the layout, the tub and the tile if they are sound. Buy last year's models, open boxes and remnants of stone or flooring, and do the stripping and painting yourself.`,
    },
    {
      heading: 'All at once or room by room',
      also: 'phases stages one room at a time whole house step by step spread out phased gradually wait',
      text: `All at once is cheaper per room and over sooner: the trades come once, the dust comes once, and pipes and wires are planned together. Room by room spreads the cost and lets you stay at home, but each room pays again for setting up, permits and protection. If you go in steps, plan the whole house first and do the hidden work (wiring, pipes, heating, roof) before any finish, so that nothing new is opened again.`,
    },
    {
      heading: 'Reused and second-hand materials',
      also: 'reuse reclaimed salvage salvaged second hand used old cabinets doors bricks recycle donate sell keep original restore',
      text: `Solid wood doors, old floorboards, bricks, sinks, cabinets and radiators are often worth reusing; check for lead paint, woodworm, and whether the size is still made. Cabinets can move to a laundry or a garage, or get new fronts. Do not reuse gas parts, old wiring, safety glass without a mark, or anything that seals against water. Count the hours for cleaning and fitting: salvage is cheap to buy and slow to install. Reuse shops collect what you do not want, sometimes with a receipt for taxes.`,
    },
    {
      heading: 'Buying materials well',
      also: 'materials buy order stock in stock discontinued sample samples returns return policy delivery store supplier discount sale bulk trade price where quality compare brands',
      text: `Order samples and look at them in the room, then order everything for one surface at once, from one batch. Ask what is in stock, what the delivery date is in writing, and how long unopened boxes can go back. Check each delivery for breakage and number before you sign. Contractors get trade prices and carry the risk of wrong quantities, so compare their price with yours including delivery. Sales come around holidays and at the end of a model year.`,
    },
    {
      heading: 'Keeping the scope under control',
      also: 'scope creep growing bigger grow snowball while we are at it extras add more wants never ends expanding mission creep spiral out of control',
      text: `A job grows by small steps: "while we are at it". Write down what is in and what is out before work starts, and keep a second list for later. Every addition is a change order with its price and its days, decided once a week and not in passing, and paid from money that is named. When something is added, take something else out or raise the budget openly. Check the running total of changes every week; the reserve is for surprises, not for wishes.`,
    },
  ],
};
