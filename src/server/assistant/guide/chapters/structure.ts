import type { Chapter } from '../chapter.ts';

export const structure: Chapter = {
  title: 'Structure and moving walls',
  sections: [
    {
      heading: 'Taking out a load-bearing wall',
      also: 'remove bearing wall beam lvl steel header shoring post footing cost open up living room kitchen engineer steps',
      text: `It is ordinary work with a fixed order: a structural engineer sizes the beam and the posts, the town gives a permit, temporary walls shore the joists on both sides, the wall comes out, the beam goes in, and the inspector looks before it is covered. The load has to go down to the foundation, so posts may need a new footing in the basement. A flush beam hidden in the ceiling costs more than one that hangs below. Wires, pipes and ducts in the wall have to move. With engineer and finishes expect some 4,000 to 15,000 dollars, more over two stories. It is no job for a weekend with friends.`,
    },
    {
      heading: 'Telling whether a wall carries load',
      also: 'load bearing wall how to tell holding up house structural wall joists direction attic basement beam above below partition signs',
      text: `Look where the joists run, from the basement and the attic: a wall at right angles to them, near the middle of the house, or where joists overlap probably carries them. So does a wall that stands above a beam, a row of posts or another wall, and nearly every outside wall. A wall parallel to the joists often carries nothing but itself, though it may stand under a beam or brace the house. A knock tells nothing, and old houses were altered without plans. None of these signs is proof: a structural engineer's visit costs a few hundred dollars and is the cheapest part of the job.`,
    },
    {
      heading: 'Sagging, bouncy and sloping floors',
      also: 'sagging floor bouncy bounce sloping floor joists sister sistering jack post level out of level dip marble rolls old house',
      text: `A slope that has been there for eighty years is mostly history; one that grows, with new cracks and sticking doors, needs an engineer. Look below for the cause: a joist cut for a pipe, rot at the sill, a beam or post on a weak footing, or spans that were always too long. Cures are sistering (a second joist beside the old one), blocking, a beam and posts at mid-span, or new posts on real footings. Jack slowly, an eighth of an inch a week, since plaster and pipes follow. A tile floor needs more stiffness than carpet. Leveling compound on top only adds weight.`,
    },
    {
      heading: 'Foundation repair',
      also: 'foundation repair crack stair step horizontal bowing wall piers underpin epoxy injection wall anchors settlement cost contractor engineer',
      text: `Hairline vertical cracks are mostly shrinkage: mark the ends, date them, and inject epoxy or polyurethane if they leak. Call a structural engineer, not a repair firm, for a horizontal crack, a bowing wall, stair-step cracks wider than a quarter inch, or ones that grow. Water is the usual cause, so gutters and grading come first and cost least. Bowing walls get carbon straps or anchors; a house that settles gets piers down to firm soil, at 1,000 to 3,000 dollars each. Firms that sell piers see a need for piers. Get the engineer's drawing, then three bids on it, and a warranty that passes to the next owner.`,
    },
    {
      heading: 'Cracks in new drywall and paint after the work',
      also: 'hairline crack new drywall cracks after renovation settling corner ceiling truss seasonal first winter normal repaint tape reappear keeps coming back',
      text: `Fine cracks at corners, seams and over doors in the first year are mostly lumber drying and the heat coming on; wait a full heating season, then have them taped and repainted once, which belongs in the warranty visit. A crack that opens each winter between wall and ceiling is often truss uplift: there the corner should be fastened to the wall only, or covered with molding. A crack that returns was filled without tape, or sits where two materials meet: use mesh and setting compound or a flexible caulk. Wider than an eighth of an inch, running on, or with doors that stick: have the structure looked at.`,
    },
    {
      heading: 'Digging a basement deeper',
      also: 'lower basement floor dig out deepen underpinning headroom low ceiling basement height bench footing cost',
      text: `Lowering a basement floor means working below the footings, which hold up the house: it needs a structural engineer, a permit and a firm that does little else. Underpinning pours new concrete under the walls in short pieces; a bench leaves a ledge along them and is cheaper. Drains, the sewer, heating and the sump move down too, and waterproofing becomes more important. Expect 60 to 150 dollars or more for a square foot of lowered floor, months of noise, and a survey of the neighbors' walls in a row. Compare that with building up, or with living with 6 feet 8 inches if your code allows it.`,
    },
    {
      heading: 'Making a doorway or window opening in a wall',
      also: 'new doorway cut opening header lintel widen door enlarge window opening exterior wall brick add a door pass-through',
      text: `Every opening in a wall that carries load needs a header above it and jack studs beside it, sized from a table or by an engineer; in brick it is a steel or concrete lintel, put in a piece at a time. Keep away from corners, which often brace the house. Look for wires, pipes and ducts before you cut, and for asbestos and lead in old walls. An outside opening has to be flashed into the siding, or it will leak for years. You need a permit in most towns, for a larger window as well. A partition that carries nothing needs only a light frame.`,
    },
    {
      heading: 'Adding a second floor',
      also: 'second story add a level pop top build up second storey dormer whole floor foundation carry strong enough move out cost',
      text: `An engineer first: can the foundation and the walls below carry another floor? Often the footings can, the joists under the new floor cannot, and are replaced. The roof comes off, so you move out for several months, and the house must be dried in fast under tarps. Stairs take about 40 square feet on each floor and decide the layout. Heating, panel and water heater usually have to grow. Building up costs more per square foot than building out, but keeps the yard and suits lots where setbacks leave no room. Ask zoning for the height limit, and allow 20% for surprises.`,
    },
  ],
};
