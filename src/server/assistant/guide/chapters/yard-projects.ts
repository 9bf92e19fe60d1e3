import type { Chapter } from '../chapter.ts';

export const yardProjects: Chapter = {
  title: 'Decks, drives and gardens in detail',
  sections: [
    {
      heading: 'Composite or wood decking',
      also: 'composite or real wood decking full sun hot fade splinter cedar pressure-treated hardwood ipe capped pvc trex maintenance cost compare boards bare feet',
      text: `In full sun all day, wood stays cooler underfoot than composite, which gets hot enough for bare feet to notice, above all in dark colors; light capped boards and PVC are milder. Capped composite does not splinter, fades a little in the first year, needs only washing, and costs two to three times pressure-treated pine. Pine wants stain every two or three years and checks in the sun; cedar is lighter, softer and grays; hardwood such as ipe lasts for decades, costs much and blunts tools. Composite sags more, so joists stand 12 to 16 inches apart. Scratch a sample, and leave it in the sun for a day before you order.`,
    },
    {
      heading: 'Is an old deck safe',
      also: 'old deck safe inspect ledger board bolts rot wobbly railing collapse joist hangers rust post footing replace or repair deck boards lifespan',
      text: `Look at the ledger first, the board at the house: it must be bolted or screwed with structural screws, not nailed, with flashing above it; most collapses begin there. Push a screwdriver into ledger, posts at the ground, stair stringers and joist tops: soft wood is out. Look for rusted hangers, missing nails, posts without footings, and railings that move when you lean. Sway means that braces are missing. Sound framing may get new boards and rails; if the frame is over 20 years old, think of a new one. Keep people off until the ledger and rails are right. A deck inspection costs little, and a permit is usual for rebuilding.`,
    },
    {
      heading: 'Gravel, asphalt, concrete or paver driveways',
      also: 'driveway material gravel asphalt concrete pavers permeable cost per square foot compare lifespan best cheapest new driveway thickness base',
      text: `Gravel costs least, drains well and wants raking and a new load every few years. Asphalt is the middle: 15 to 20 years, sealed every three to five, soft in great heat. Concrete lasts 30 years or more, four inches thick on a compacted base, five or six for trucks, with joints every eight to ten feet; salt harms it. Pavers cost most, move with frost, and can be lifted and relaid. Permeable ones help where runoff is limited. The base decides everything, so the quote should name its depth and the compaction. Ask the town about permits, the apron and width, and slope it away from the garage.`,
    },
    {
      heading: 'Building a garage or carport',
      also: 'build garage detached attached carport cost size two car workshop slab fire door foundation permit setback electricity worth it',
      text: `A two-car garage wants 24 by 24 feet to open doors in comfort, and 28 deep for a bench; a carport is a roof for a third of the price. Check setbacks, lot coverage and utilities first. An attached one needs fire-rated drywall toward the house, a solid or rated self-closing door, a floor that slopes out, and no opening into a bedroom. Put in a conduit and 60 amps for a car charger, drains and a foundation below frost. Plan the approach with snow in mind. Expect 50 to 100 dollars a square foot detached. A room above needs bigger foundations and its own heating, so decide before you pour.`,
    },
    {
      heading: 'Fire pits, grills and outdoor kitchens',
      also: 'fire pit outdoor kitchen grill built in gas line propane distance from house permit burn patio pizza oven outdoor sink refrigerator',
      text: `Keep a fire pit at least 10 feet from the house, and 25 where the town or the wildfire risk says so, never under a roof, branches or on a wooden deck without a rated pad. Ask about burn rules. A gas line is for a licensed fitter with a permit, and a shut-off within reach; a portable tank is simpler. Built-in grills need a vented, non-combustible base, and a grill under a roof needs a hood. Outdoor outlets are GFCI with covers; pipes need a way to be drained before frost. Start with a counter, a grill and a light, as most outdoor kitchens are used for just that. Do not build with wet river stones: they burst.`,
    },
    {
      heading: 'Planting beside the house and saving what grows',
      also: 'plants near foundation shrubs distance from house trees protect during construction roots landscaping vines ivy mulch siding termites garden renovation save',
      text: `Keep shrubs two to three feet from the wall when they are grown, small trees ten feet and large ones twenty or more, and mulch and soil six inches below the siding. Ivy and vines hold water and pry mortar; give climbers a trellis. During work, fence trees at the edge of their crown: roots are in the top foot, and trucks, stored material and cut roots kill a tree years later. Have the contract say where to park and wash tools, since cement water burns plants. Move what you love before the season of work. Plan drains, irrigation sleeves and cables under paths before paving.`,
    },
    {
      heading: 'Landscaping on a budget, and what comes when',
      also: 'landscaping cost budget cheap yard makeover order plan landscape designer phases sod seed plants native low maintenance curb appeal front yard',
      text: `Draw a plan for the whole yard, then build it in years: drainage and grading, then walls, paths and drive, then trees, then shrubs and lawn, last furniture and flowers. Spend first on the front, trees and one good place to sit. Plants bought small in autumn catch up with big ones; divisions from neighbors cost nothing. Seed in early autumn costs a tenth of sod. Native plants in groups of a few kinds need less water and work. Ten percent of the house's value is the builders' figure for a full yard, and most people spend far less. A landscape designer's one visit prevents dear mistakes.`,
    },
    {
      heading: 'Pressure washing',
      also: 'pressure wash power washing house siding deck driveway brick psi damage water behind siding soft wash clean algae mildew rent',
      text: `Use less pressure than you think: 1,200 psi or below with a wide tip on siding and wood, 2,000 to 3,000 only on concrete. Spray down, not up under the laps, stay off windows, vents, outlets and old mortar, and keep the wand moving. Algae and mildew come off better with a soft wash: a cleaner that works for ten minutes, and a garden hose. Never wash flaking paint from before 1978 or asbestos shingles. Wood has to dry for two or three days before stain. Keep the jet away from feet, hands and pets, since it cuts and injects. Roof shingles are never pressure washed.`,
    },
    {
      heading: 'Choosing siding, and siding over siding',
      also: 'siding choose vinyl fiber cement hardie wood engineered metal over old siding rainscreen house wrap cost compare best lifespan fire',
      text: `Vinyl is the cheapest, needs no paint, cracks in cold and melts near grills. Fiber cement (such as Hardie) resists fire, insects and rot, holds paint 12 to 15 years, and wants a crew that cuts it with dust control. Engineered wood is lighter and easy to work, wood is lovely and wants paint, metal suits modern houses and fire country. New siding over old saves disposal but hides rot and makes windows look sunk; taking it off lets you fix the wall wrap, flashing and insulation, which matter more than the brand. Ask for a drainage gap. Have the quote name the flashing above each window and the trim.`,
    },
    {
      heading: 'Porches and steps that settle or rot',
      also: 'porch repair front steps sinking concrete steps crumbling rotten porch floor columns post handrail paint tongue and groove settle pull away from house',
      text: `Porch floors rot at the ends of the boards and around posts, where water sits: find out whether it comes from a gutter, then replace boards with primed end grain, a slope of a quarter inch a foot, and air below. A column carries the roof, so it needs a shore before you take it out. Steps that sink or pull away stand on loose fill; foam or mud can lift sound concrete, and broken ones are rebuilt on footings below frost. Spalled concrete is patched with polymer mortar for some years. Four risers or more need a handrail in most codes. Paint with porch enamel, and treat old paint as lead.`,
    },
    {
      heading: 'Pool safety, fences and whether to build one',
      also: 'pool build worth it cost yearly upkeep fence gate alarm drain cover code children insurance inground above ground vinyl fiberglass concrete fill in remove pool',
      text: `Most codes want a fence of at least four feet all around, a gate that closes and latches itself, and an alarm on doors that open to the pool; a cover alone is no fence. Inground pools cost 50,000 to 100,000 dollars or more, plus 1,500 to 4,000 a year for chemicals, power and care, and return little at a sale except where everyone has one. Fiberglass is quick, vinyl is cheap and needs a new liner every ten years, concrete is free in shape and dear to keep. Ask about setbacks, septic, power lines and insurance. Removing a pool takes a permit and proper fill, and has to be disclosed.`,
    },
  ],
};
