/** More of them for the sections of the older chapters, in everyday wordings. */
export const moreQuestions = `
When one quote is much lower: one bid is far below the other two|is the lowest bid a red flag|one bid is forty percent under the others lucky break or trap|why is one contractor so much cheaper|lowball bid|should I take the cheapest bid|one price is half of the rest
Comparing quotes fairly: three quotes and all different|the bids are thousands apart why|how do I compare apples to apples|which of the three bids is the best deal|quotes that list different things|what matters in a bid besides the price|what do I look at in a quote apart from the price|why do bids vary so much
How many quotes to get: do I really need three bids|is one quote enough|is it rude to get several quotes|how many contractors should bid
Fixed price, estimate, or time and materials: fixed price or by the hour plus materials|which protects the owner better a fixed price or hourly|is it better to pay a flat price or by time|cost plus contract good or bad|not to exceed clause|lump sum or hourly
Deposits and payment schedules: is it normal to pay half up front|cabinet maker wants half the money before starting|how big a deposit is normal|what stages should payments be tied to|how do I structure payments on a big job|is a thirty percent deposit too much|deposit for custom windows|payment milestones for an addition|should I pay before the work starts
The last payment: how much do I hold back until everything is done|how much should I keep back till the little things are finished|retention until the punch list is done|contractor wants the final payment before finishing|should I pay in full before the last items are done
The punch list: what is a punch list|how do I do a final walkthrough|contractor will not finish the last small things|what do I check before I sign off|little things still unfinished at the end
Change orders: should every change be in writing|how do I handle changes during the work|do I have to sign a change order|contractor says the change costs extra|how are change orders priced|change order fee
Lien waivers: what is a lien waiver and do I need one|how do I protect myself from liens|conditional and unconditional waiver|should I get a waiver with each payment|do subs sign lien waivers
When the price goes up after signing: material prices went up after we signed|can he charge more because lumber went up|is the builder allowed to raise the price after signing|tariff surcharge on my contract|price increase in the middle of the job|supplier raised prices who pays
Property tax after a renovation: will finishing the basement raise my property taxes|does a new bathroom raise property tax|does a deck increase my property tax|will the assessor find out about my renovation|do permits raise taxes
Insurance and neighbours: does home insurance cover renovation|is my house insured while it is empty
Value when you sell: does renovating increase the value of my home|is it worth renovating for value|will I get the money back when I sell
Rebates and credits: are there rebates for a heat pump|rebates for insulation|is there a tax credit for windows|do I get money back for solar|incentives for a heat pump water heater|utility rebate how do I apply
How much contingency to keep: how big a cushion for an old house|how much of a cushion should people keep|is fifteen percent contingency enough|how much for surprises in a hundred year old house
Where to spend and where to save: what is worth paying more for|where can I go cheap without regret|splurge or save in a bathroom
Designer, architect or engineer: do I need an engineer|when is an architect worth it|who designs a kitchen|do I need drawings
When you need a permit: do kitchen remodels need permits|does a bathroom remodel need a permit|which work needs a permit
Who gets the permit: should I or the contractor pull the permit|contractor wants me to pull the permit|he says it is cheaper if I get the permit|can a homeowner pull a permit|whose name goes on the permit
Working without one: what if we just skip the permit|do people get caught without a permit|can I get away without a permit|risk of no permit
How long a permit takes and what it costs: how long does the permit office take|what does a permit cost|when should I apply for the permit|permit is taking forever
What inspectors look at: which inspections are there|what does the building inspector check|do I have to be home for the inspection|how many inspections for a bathroom
Floor or cabinets first: floor first then cabinets or cabinets first|does flooring go under cabinets|should hardwood run under the cabinets|do floors go in before the kitchen|vinyl plank under cabinets
Painting before or after: sand the floors before or after painting|is it smarter to paint before the floors are sanded
The whole sequence: what order do the trades come in|in a full gut what happens in what order|who comes first electrician or plumber or drywall|order of a whole house remodel|what comes after framing
Lead times: how far ahead do I order windows|how long do special order doors take|what should be ordered first|long lead items
Keeping dust in one room: how do I seal off a room from dust|there is dust everywhere how do I contain it|zip wall for dust|how do I keep dust out of the rest of the house|dust gets through the plastic|negative air machine|dust in the whole house
Asbestos: should I have it tested for asbestos|what in my house could contain asbestos|how much is an asbestos test|can I remove asbestos myself|when was asbestos banned|we disturbed something that may be asbestos
Lead paint: does my house have lead paint|how do I test for lead paint|can I sand old paint|what is the rrp rule|lead safe contractor|is old paint dangerous
Textured ceilings: popcorn ceiling scrape it or leave it|is popcorn ceiling dangerous|cover or remove a popcorn ceiling|stipple ceiling asbestos
Radon and other air: should I test for radon|is radon a problem in a basement bedroom|how is radon fixed|what radon level is safe|how much does radon mitigation cost|radon test before finishing the basement
Carbon monoxide and combustion: where do carbon monoxide alarms go|how many co detectors do I need|do I need a co alarm on each floor|carbon monoxide alarm in a three story house|co alarm is chirping|co detector near the furnace
Escape windows and smoke alarms: where do smoke alarms belong|do smoke alarms have to be wired|how many smoke alarms for a house|smoke alarm goes off during the work
If you smell gas: I smell gas near the stove|smell of gas in the basement what do I do|what do I do about a gas smell|gas leak what now|rotten egg smell near the furnace
Fans and hoods: how strong a fan for a bathroom|does a stove need a hood|hood for an electric stove
Gas or induction: is induction better than gas|should I switch from gas to induction|is a gas stove bad for health|induction pros and cons
Countertops: which countertop should I choose|is granite out of style|how thick is a countertop|best worktop for a busy kitchen
A kitchen that works: what makes a good kitchen layout|work triangle|how do I plan a kitchen layout|island or peninsula|where does the dishwasher go
Refinishing wood floors: can I refinish floors myself|how much does refinishing cost|how long do I stay off refinished floors|water or oil based floor finish|what grit for sanding floors|refinish or replace hardwood
Subfloor and levelling: how do I level a subfloor|my subfloor is wet|plywood or osb subfloor|how thick should a subfloor be
Waterproofing a shower: how do I know if my shower is waterproof|shower leaks into the ceiling below|does tile need waterproofing|flood test for a shower
When a roof needs replacing: how do I know I need a new roof|how old is too old for a roof|roof patch or new roof|shingles are curling|granules in the gutter
Flat roofs: flat roof leaks|how long should a flat roof last|ponding water on a flat roof
Gutters and water around the house: where should downspouts go|do I need gutters|gutter guards worth it|water runs toward the house
Repointing brick and choosing a mason: can you repoint old brick with portland cement|bagged mortar for soft old brick|what mortar for a brick house from 1910|mortar falling out of brick|why is my brick spalling
Painting brick, and white powder on it: thinking of painting the brick front white|will I regret painting brick|limewash brick pros and cons|how long does painted brick last
Old windows: repair, storm windows or new ones: fix up old sash windows or replace them all|restore or replace 1910 windows|are old wood windows worth saving|drafty sash windows|replacement windows worth it|window inserts
Heating and cooling: what heating is best for an old house|how do I choose a heating system|do I need a bigger furnace for an addition|zones for heating
Water heaters: when should I replace a water heater|gas or electric water heater|water heater leaks from the bottom|no hot water
How many amps, and when to replace the panel: is a 100 amp service enough|can my panel handle a heat pump|is 100 amps enough if everything is electric|upgrade to 200 amp service cost|do I have room in the panel
Planning lights and outlets: where should outlets go|how do I plan lighting for a house|how many outlets in a room|what should I wire while the walls are open
Children, pets and a safe site: is it safe for a toddler in a construction zone|kids and construction|how do I keep a toddler away from the work
Living in the house, or moving out: can we stay in the house while they work|how do people live through a renovation|can we live here without a kitchen
A temporary kitchen: makeshift kitchen ideas|microwave and hot plate kitchen|where do I put the fridge during the remodel
A crew in the house: is it ok to leave the crew alone in the house|how friendly should I be with the workers|what do workers expect from a homeowner|who lets the workers in
Poor or unfinished work: contractor will not come back to fix things|the work is bad and he wants to be paid|he did shoddy work and ignores me|work is not up to standard|half the tiles are loose already
Settling a dispute: we disagree about the bill who decides|is mediation worth it|should I hire a lawyer over a contractor|small claims or mediation
Warranties: how long is the warranty on work|what does a contractor's warranty cover|who fixes problems after the job|does the warranty pass to the next owner
What to do yourself and what to leave: what can I do myself to save money|is it worth doing the demolition myself|can I paint myself and save|handy but never did electrics
Tile, grout and sealing: should I seal grout|how do I clean grout|which tile is easiest to clean|how long does a tile job take
Sump pumps and French drains: do I need a sump pump|sump pump keeps running|how long does a sump pump last|where should a sump pump drain
Sewer lines and roots: roots in the sewer line|should I film the sewer before buying|who pays for the sewer line in the street|sewer line insurance worth it|trenchless sewer repair
Septic tanks and wells: can I add a bedroom with a septic system|how often is a septic tank pumped|can I build over a septic field|is my well water safe
Generators and backup power: do I need a generator|portable or standby generator|how big a generator for a house|what is a transfer switch|can I run the furnace on a generator
Solar panels: is solar worth it in my state|do solar panels add value|solar before or after a new roof|solar lease or loan
An electric vehicle at home: what does it cost to install a car charger|do I need 240 volts for an ev|can my panel handle an ev charger|level 2 charger in the garage
Building an addition or extension: what does an addition cost per square foot|how long does an addition take from start to finish|can I add a bathroom onto the back of the house|bump out addition
Finishing a basement: is finishing a basement worth it|what does it cost to finish a basement|do I need insulation in a finished basement|what floor for a basement|basement ceiling too low
Turning an attic into rooms: is an attic conversion worth it|what does it cost to finish an attic|stairs to the attic
Decks and porches: does a deck need footings|how much does a deck cost|how big should a deck be|screened porch
Fences, drives and gardens: who owns the fence between two houses|good side of the fence faces whom|how tall can a front fence be
Trees near the house: is a tree too close to the house|who pays when the neighbor's tree falls|do tree roots damage foundations|should I remove a tree by the house
Sound: how do I quiet a shared wall|what is the best insulation for sound|loud neighbors through the wall|soundproof a ceiling
Termites, ants and beetles in wood: how do I know if I have termites|sawdust piles under a beam|carpenter ants or termites|is old termite damage a problem
Mice, squirrels and other animals in the house: how do I keep mice out|scratching in the walls|squirrels in the attic|raccoon in the chimney
Doors, windows and squeaks: door sticks in summer|how do I fix a door that will not latch|window painted shut
`;
