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
`;
