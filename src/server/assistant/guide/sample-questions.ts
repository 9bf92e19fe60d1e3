/** Questions that each section answers, as people ask them. The headings are those of the chapters. */
const table = `
How much contingency to keep: how much should I set aside for surprises|what percentage for unexpected costs|do I need a buffer in the budget|how much extra money should I have in reserve|is ten percent contingency enough|rainy day money for a remodel|how big should the safety cushion be|what do people budget for nasty surprises
Building a budget that holds: how do I make a renovation budget|how should I plan my spending|where do I begin with budgeting|what goes into a budget|how do I keep to my budget|how to set up a budget for a remodel|any tips for sticking to a budget|how do I stop costs from running away
Costs that people forget: what hidden costs should I expect|which expenses do people overlook|what am I forgetting in my budget|are there extra fees nobody mentions|what other costs come with a renovation|what do first timers forget to budget for
When the budget is not enough: how can I cut costs|where can I save money|what if I run out of money|how do I make it cheaper|ways to spend less on a remodel|my budget is too small what now|how do I trim the budget without regret|running over budget what can I do
Paying for it: savings, loan or card: should I take a loan for the renovation|is a home equity loan a good idea|how do people finance a remodel|can I put a renovation on a credit card|heloc or personal loan
What to check first: how do I check a contractor|what do I ask before I hire someone|what questions to ask before hiring|how do I know if a builder is licensed|what should I look for in a contractor|how do I find a good contractor|is my contractor insured how do I check|how do I vet a tradesman|how do I choose a builder|what should I watch out for when hiring|what ought I ask before signing with a roofer|how do I make sure a builder is insured|how do I find someone trustworthy
Questions to ask references: what do I ask past customers|what should I ask a contractor's references|how do I check references|questions for former clients of a builder
Warning signs: what are red flags in a builder|how do I spot a bad contractor|signs of a scam contractor|contractor wants cash only|builder pressures me to sign today|contractor asks for everything before starting|how do I tell a good builder from a rogue|is my contractor ripping me off|how do I avoid getting scammed
A general contractor or separate trades: do I need a general contractor|should I manage the trades myself|is it cheaper to hire trades directly|what does a general contractor do|hire one company or separate trades
Working together well: how do I get along with my contractor|how do I deal with a builder who does not answer|how often should I talk to my contractor|contractor does not show up what do I do|conflict with the builder|my contractor keeps not turning up|builder stopped answering my calls|how do I complain about bad work
What belongs in the contract: what should the contract say|what do I put in a contract with a contractor|do I need a written contract|what should be in the agreement with my builder|which terms belong in a contract|what do I need in writing before work starts|what should I check before I sign
Deposits and payment schedules: how much deposit is normal|how much do I pay up front|should I pay half before they start|when do I pay the builder|payment schedule for a renovation|is a fifty percent down payment ok|builder wants all the money first|contractor wants sixty percent before he starts|paying in stages|how should payments be staged
Change orders: what is a change order|how do I handle changes during the work|the builder wants more money for extra work|should changes be in writing|what if I change my mind halfway|how do I handle change orders|how do I keep changes from blowing the budget|keep extras under control
Lien waivers: what is a lien waiver|why do I need a lien waiver|can a subcontractor put a lien on my house|what is a mechanics lien|do I need a waiver before I pay
Receipts and taxes: which receipts should I keep|can I deduct renovation costs|is a renovation tax deductible|do I need receipts for taxes|how long do I keep invoices
Labor against materials: how much of the cost is labor|what share is materials|labor versus materials split|is labor more expensive than materials usually
A kitchen: what does a kitchen remodel cost|how is a kitchen budget split|what part of a kitchen budget goes to cabinets|typical kitchen cost breakdown
A bathroom: what does a bathroom remodel cost|how is a bathroom budget divided|typical bathroom cost breakdown|what part of a bathroom is tile and labor
What drives the price: why is renovation so expensive|what makes a remodel cost more|why do prices differ so much|what drives up the cost
Value when you sell: does a renovation add value|will I get my money back when I sell|which remodel adds the most value|is it worth renovating before selling|return on investment of a kitchen
Before the first hammer: what do I do before demolition|how do I prepare for demo|what should be turned off before demolition|can I start tearing out walls
Load-bearing walls: is this wall load bearing|can I take down a wall|how do I know whether a wall is structural|what happens if I remove a bearing wall|which walls hold the house up|do I need a beam
Cracks, sagging and foundations: should I worry about a crack in the wall|my floor sags is that dangerous|crack in the foundation|doors stick and walls crack|when is a crack serious
Keeping dust in one room: how do I keep dust out of the house|dust control during renovation|how to seal a room from dust|everything is covered in dust|how do I survive the dust|living with dust during the work
Waste and dumpsters: what size dumpster do I need|how do I get rid of debris|where do I put construction waste|can I put drywall in the trash|do I need a skip
What to do yourself and what to leave: what can I do on my own|which jobs should I leave to a pro|is it worth doing it myself|can a beginner do this|what work should I hire out
Working safely: which safety gear do I need|how do I stay safe doing renovation work|do I need a mask for sanding|ladder safety
Buying or renting tools: should I buy or rent tools|is it cheaper to rent a tile saw|which tools do I need|where do I rent equipment
Mixing your work with a contractor: can I do some of the work and hire the rest|will a contractor let me help|can I buy the materials myself|doing the demo myself to save money
What you may do yourself: can I do electrical work myself|am I allowed to change an outlet|may I wire a room on my own|is it legal to do my own wiring|can I install a light fixture|do I need an electrician for a switch
Signs that the wiring needs attention: how do I know my wiring is bad|lights flicker should I worry|the breaker keeps tripping|is old wiring dangerous|my outlet is warm|is aluminum wiring a problem
Circuits for kitchens and bathrooms: how many circuits does a kitchen need|do I need gfci in the bathroom|how many outlets in a kitchen|which appliances need their own circuit
Planning lights and outlets: how do I plan lighting|where should outlets go|how many lights for a room|what kind of lighting for a kitchen|where do I put light switches
Insulation and air sealing: which insulation is best|is insulating worth it|should I insulate the loft|how thick should attic insulation be|how do I stop drafts|spray foam or fiberglass
Replacing windows and doors: should I replace my windows|are new windows worth it|how much do windows save|double or triple glazing|when do I replace a door
Rebates and credits: are there rebates for insulation|tax credits for energy upgrades|how do I get money for a heat pump|government grants for renovation
An energy audit: what is an energy audit|how do I find out where heat escapes|is an energy audit worth it|blower door test
The punch list: what is a punch list|what is a snag list|how do I check the finished work|what should I look at before I sign off|list of things to fix at the end
The last payment: when do I pay the final bill|when should I make the final payment|how much should I hold back until the end|can I keep money back until it is fixed|what do I need before the last payment|how much do I keep back until everything is done|can I withhold the final payment
Warranties: how long is the warranty on the work|who fixes problems after the job|what does a contractor warranty cover|do I get a guarantee
What to keep: which papers should I keep after the renovation|what documents do I need later|should I keep manuals and permits|what to file at the end
Choosing a floor: which floor is best for a kitchen|hardwood or laminate|vinyl or tile|what flooring for a basement|is laminate ok in a bathroom|best flooring with dogs|what kind of flooring works in a laundry room
How much extra to order: how much extra tile should I get|how many spare tiles|how much waste for flooring|should I order ten percent more|how many boxes of flooring do I need
Subfloor and levelling: my floor is not level|do I need to level the floor before tiling|what goes under the floor|squeaky floor fix|can I lay floor over old floor
Tile, grout and sealing: which grout should I use|do I need to seal tile|how long does grout dry|can I tile over tile|how do I clean grout|what size tile for a small bathroom
Refinishing wood floors: can I sand my hardwood floor|how often can a floor be refinished|refinish or replace wood floors|how long until I can walk on a refinished floor
If you smell gas: I smell gas|what do I do about a gas smell|gas leak|rotten egg smell in the house
Gas work: can I move a gas line myself|who may work on gas|do I need a permit for a gas stove|can I install a gas stove on my own
Carbon monoxide and combustion: do I need a carbon monoxide detector|where do I put a co alarm|is my furnace safe|carbon monoxide danger
Heating and cooling: which heating is best|should I get a heat pump|how big should my furnace be|do I need to move radiators|air conditioning for an addition
Fans and hoods: do I need a fan in the bathroom|how strong should a range hood be|can a fan vent into the attic|which extractor for a kitchen|ducted or recirculating hood
Asbestos: could there be asbestos in my house|how do I test for asbestos|is asbestos dangerous|my house was built in the sixties asbestos|popcorn ceiling asbestos|can I remove asbestos myself|what if we find asbestos|what do I do before tearing out old tiles
Lead paint: does my house have lead paint|how do I test for lead|is sanding old paint dangerous|lead paint and children|house from before 1978|my house is from the fifties what about lead|old house lead paint what should I do
Mold: how do I get rid of mold|is black mold dangerous|there is mold on the wall|mold in the bathroom ceiling|why does mold come back|who removes mold
Radon and other air: should I test for radon|what is radon|how do I improve air quality during work|paint fumes
A kitchen that works: how do I lay out a kitchen|how wide should a kitchen aisle be|kitchen work triangle|island or peninsula|how do I plan a kitchen
Cabinets: stock or custom cabinets|should I reface or replace cabinets|which cabinets last longest|are plywood cabinets better|how do I choose cabinets|can I paint my cabinets
Countertops: quartz or granite|which countertop lasts longest|which worktop needs the least care|is marble a bad idea for a kitchen|butcher block countertop care|laminate or stone|what is the cheapest countertop
Waterproofing a shower: how do I make a shower watertight|do I need a membrane behind the tile|is cement board waterproof|how do I keep a shower from leaking|waterproof a shower before tiling
A bathroom for every age: how do I make a bathroom safe for older people|grab bars where|walk in shower for seniors|accessible bathroom
Appliances: when should I order appliances|which appliances first|do appliances need to be on site before cabinets|how do I choose a dishwasher
The whole sequence: what order does a renovation go in|which trade comes first|in which order should work be done|what comes after drywall|steps of a renovation|sequence of trades
Floor or cabinets first: do cabinets go in before the floor|should flooring go under cabinets|floor before or after the kitchen|cabinets or flooring first
Painting before or after: paint before or after flooring|do I paint before the trim|when in the process do I paint|should walls be painted before cabinets|paint first or floors first
Plumbing, electrical or heating first: plumber or electrician first|who comes first plumber or hvac|does wiring go before plumbing|rough in order
The order in a bathroom: what order do you renovate a bathroom|do I tile the floor or walls first|tub before tile|steps in a bathroom remodel
When you need a permit: do I need a permit|is a permit required for a fence|do I need permission to take out a wall|permit to finish a basement or an attic|can I add a window without a permit|does a shed need approval|what work needs a permit|permit to convert an attic or a garage|do I need a permit for a deck|permit for a new roof|permit to move a sink
Who gets the permit: who applies for the permit|should the contractor pull the permit|can I get a permit myself|homeowner permit
Working without one: what happens without a permit|can I get fined for no permit|the previous owner did not get a permit|is it bad to skip the permit|unpermitted work
What inspectors look at: what does the inspector check|how do I prepare for an inspection|what if I fail the inspection|when does the inspector come|rough inspection
How long a permit takes and what it costs: how long does a permit take|what does a permit cost|how much is a building permit|how fast can I get a permit|why is my permit taking so long
Where to start: where do I start with a renovation|I want to renovate what is first|how do I plan a remodel|first steps of a renovation|how do I get started
Decide before demolition: what should I decide before work starts|when do I pick fixtures|which choices must be made early|should everything be chosen before demo
Living in the house, or moving out: can we stay in the house during the work|should we move out|living without a kitchen|how do I live through a renovation|where do we live during a remodel|how do people live in a house during a remodel|how do you survive a renovation|surviving without a kitchen|renovating with kids or pets
Designer, architect or engineer: do I need an architect|do I need a designer|when do I need a structural engineer|what does an architect cost|interior designer worth it
Insurance and neighbours: do I need extra insurance|should I tell my insurer|what about the neighbors|does home insurance cover a renovation|builder's risk insurance|noise and neighbors
Know your shut-offs: where is the water shut off|how do I turn off the water|which valve shuts off the house|burst pipe what do I do
Moving drains and fixtures: can I move the toilet|is it expensive to move a sink|can I relocate the shower|how much slope does a drain need|moving plumbing costs
Pipes worth replacing: should I replace old pipes|are galvanized pipes bad|copper or pex|when do pipes need replacing|lead pipes
Water heaters: which water heater|tankless or tank|when should I replace a water heater|how long does a water heater last|do I need a permit for a water heater
How many quotes to get: how many quotes should I get|are three bids enough|do I need more than one estimate|how many estimates should I collect|is one quote enough
What a good quote contains: what should be in a quote|what should an estimate include|is my quote complete|what makes a good bid
Comparing quotes fairly: how do I compare quotes|how do I compare bids from builders|the quotes are all different|which quote should I take|apples to apples quotes
When one quote is much lower: one quote is far lower|why is one bid so cheap|should I take the cheapest quote|a bid is too good to be true|low bid worry
Fixed price, estimate, or time and materials: fixed price or hourly|is time and materials bad|what is a cost plus contract|estimate or quote difference|should I pay by the hour
Negotiating: can I negotiate with a contractor|how do I get a better price|can I haggle over a quote|should I ask for a discount|how do I talk the price down
How long a kitchen takes: how long does a kitchen take|how many weeks for a kitchen remodel|kitchen renovation duration|when will a kitchen be done
How long a bathroom takes: how long does a bathroom take|how many weeks for a bathroom|bathroom renovation duration|how fast can a bathroom be done
How long other work takes: how long does a deck take|how long to finish a basement|how long does an addition take|how long does painting take|how long does a roof take
Lead times: how long do cabinets take to come|when should I order windows|what has a long delivery time|lead time for countertops|order things early
Why projects run late, and how to keep the schedule: why is everything late|why do remodels take longer|how do I keep the project on time|my contractor is behind schedule|how do I avoid delays|how do I keep the builder on schedule|do renovations always run over time
The best season: when is the best time to renovate|which season is cheapest for a remodel|is winter a good time to renovate|best month to build a deck|what time of year should I do the roof
Drywall and plaster: how thick should drywall be|repair a hole in the wall|plaster or drywall|how long does drywall mud dry|level of drywall finish
Choosing and using paint: which paint for a bathroom|how many coats|flat or eggshell|how do I paint a ceiling|which color should I paint|how much paint do I need|do I need a roller or a brush
Preparing to paint: how do I prepare walls for paint|do I need primer|sand before painting|paint over wallpaper|how do I get a smooth finish|what do I do before painting old walls
Sound: how do I soundproof a wall|noise between rooms|how do I stop footsteps from upstairs|quiet bathroom wall
When a roof needs replacing: how long do shingles last|when should I replace my roof|repair or replace a roof|can new shingles go over old ones|how do I know my roof is bad|metal roof or shingles
Gutters and water around the house: which gutters are best|how do I keep water away from the house|how often should gutters be cleaned|water gets into the basement
Decks and porches: how do I build a deck|cedar or composite for a deck|which wood for a porch|how often should a deck be stained|how deep should deck footings be|when is a railing required
Siding and paint outside: how long does exterior paint last|which siding is best|when can I paint outside|vinyl or fiber cement siding
Turning an attic into rooms: can I convert my attic|how do I turn an attic into a bedroom|what should I know before an attic conversion|is my attic high enough for a room|can attic joists carry a room
Finishing a basement: how do I finish a basement|what should I know before finishing a basement|how do I keep a basement dry
Converting a garage: can I convert a garage into a room|what should I know about a garage conversion|is it worth turning a garage into a living space
Escape windows and smoke alarms: does an attic bedroom need a second way out|what is an egress window|how big must an escape window be|where do smoke alarms go|how many smoke detectors do I need
Stairs and railings: how steep can stairs be|how high should a handrail be|what is the rule for stair steps|how wide should a staircase be|how far apart should balusters be
`;

export const sampleQuestions: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.lastIndexOf(': ', line.indexOf('|'));
      return [line.slice(0, at), line.slice(at + 2).split('|')];
    }),
);
