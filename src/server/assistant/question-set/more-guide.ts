/** Advice on the parts of a house, in words that the guide does not have as samples. */
export const moreGuideQuestions = `
# Kitchen
what rise and run does an entrance ramp want | Ramps
how does one make the floor of a step-free shower watertight | Showers without a curb
my parents get up at night and stumble on the way to the loo, what lighting helps | Light for older eyes
oak has to lie in the house before it is nailed down, for how many days usually | Letting boards get used to the room
must plastic go under vinyl planks on a concrete slab | Moisture under a floor on concrete
as a rule, how big a cushion for surprises in a job like this | How much contingency to keep
ductless unit or electric baseboards for an addition | Mini splits
what do I watch out for when the bids are miles apart | Comparing quotes fairly
flooring that takes a beating from tenants | Floors that take a beating
how many hours between coats of taping mud | Joint compound and how long it dries
fine plaster dust everywhere, how do I get rid of it | Sanding board and plaster without the dust
is a sealer necessary on bare plasterboard | Primer on new drywall
do skirtings go on ahead of the carpet | Trim, baseboards
when can we walk on fresh concrete | Concrete, slabs and footings
undermount or inset sink | Kitchen sinks
how high does a splashback go behind a cooker | Backsplashes
how much venting does a loft need | Ventilating an attic
how do folks stop icicles and ice at the eaves | Ice dams
how deep do posts for a six foot fence go | Fence posts
do I need a wall box to charge an electric vehicle | An electric vehicle at home
is the water from a rain barrel safe to drink | Drinking water
must somebody in charge of the subs be on site daily | Who is on site
a sink was delivered chipped, what do I do | Deliveries that are damaged
which floor is the least slippery in a bathroom | A bathroom for every age
fresh blacktop: when can cars park on it | Drives and patios: when to walk, park and seal
new grout, how soon may we step on it | Tile and grout: when to walk on it
my uncle swears 8% contingency will do, is that enough | How much contingency to keep
contingency: what percentage of the budget | How much contingency to keep
my sister in law can do the plumbing for us, is that wise | Friends and relatives
is zelle safe for paying a builder | How to pay
can a neighbor stop a fence | !do not know
mice or squirrels in an attic, what to do about them | Mice, squirrels
pro style range: makeup air needed? | Strong hoods and makeup air
lime or cement for an old brick wall | Repointing brick
may a portable generator be plugged into an outlet | Generators and backup power
hot tub on an old deck ok? | Pools and hot tubs
usual order of trades for an extension | The order in an addition
is it safe to shovel snow with a bad back | !From the guide
how long do parrots live | !From the guide
how do I repair my bicycle | !From the guide
what part of the contingency is left | !From the guide
which invoice do we have to pay first | !From the guide
backsplash tiling, when | !From the guide
day we ordered the cabinets | !From the guide
`;
