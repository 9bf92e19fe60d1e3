/** The same for rough prices, and for what fits nowhere else. */
export const questionsOfPrices = `
What a kitchen costs: how much does a kitchen remodel cost|what does a new kitchen cost|how much for a new kitchen roughly|average price of a kitchen remodel|what should a small kitchen cost|is forty thousand enough for a kitchen|price range for a kitchen renovation
What a bathroom costs: how much does a bathroom remodel cost|what does a new bathroom cost|what is a fair price for a small bathroom|how much is a shower remodel|cost to add a half bath|average cost of a bathroom renovation|is fifteen thousand enough for a bathroom
What a roof, siding or gutters cost: how much does a new roof cost|what does a metal roof cost|how much is siding for a house|what do gutters cost|price of a roof per square|is twenty thousand too much for a roof|average cost of new shingles
What windows and doors cost: what does it cost to replace windows|how much is a new window installed|what does a front door cost|how much do new windows cost for a house|is a thousand dollars a window too much|price of a garage door
What heating, cooling and water heaters cost: how much does a new furnace cost|what does a heat pump cost|how much is central air|what does a mini split cost installed|how much is a water heater installed|price of a new boiler|what does a tankless water heater cost
What wiring and plumbing cost: what does rewiring cost|how much does it cost to rewire a house|how much is a new electrical panel|what does a plumber charge to install a toilet|what does a new sewer line cost|cost of a repipe|how much to install a faucet
What painting, floors and drywall cost: what does it cost to paint a room|how much do painters charge|what does a wood floor cost per square foot|how much does it cost to refinish floors|what does tile installation cost|how much does drywall cost|fair price to paint the outside of a house|do painters charge by the room or by the hour
What decks, fences and drives cost: how much does it cost to build a deck|what does a fence cost per foot|how much is a concrete driveway|what does a patio cost|cost of a composite deck|how much is a retaining wall|what does a paver driveway cost
What additions, basements, attics and garages cost: how much does an addition cost|what does it cost to finish a basement|what does an attic conversion cost|how much does a garage conversion cost|what does a second story cost per square foot|how much does an adu cost|cost to add a bedroom
What tradespeople charge by the hour: what is a reasonable hourly rate for a carpenter|how much does an electrician charge per hour|what do plumbers charge an hour|what does a handyman cost per hour|is a hundred dollars an hour too much|day rate for a tiler|what is a fair hourly rate
What tests, inspections and removal of hazards cost: how much does an asbestos test cost|what does mold remediation cost|how much is radon mitigation|what does a structural engineer cost|how much is a home inspection|what does it cost to remove a popcorn ceiling|cost of lead paint removal
Noises from a water heater: my water heater is popping|water heater makes a rumbling noise|why does my hot water tank bang|how do I flush a water heater|water heater hisses|what does sediment in a water heater do
A shower that turns hot or cold by itself: shower gets hot when someone flushes|our shower goes scalding when the toilet is flushed|shower temperature keeps changing|what is a pressure balance valve|how do I stop the shower from scalding|shower goes cold when the washer runs
Heights for towel bars, hooks, shelves and rails: where should towel bars go|how high is a toilet paper holder|how high should towel hooks be|what height for a towel bar|how high do wall cabinets hang|how high are grab bars|where do bathroom accessories go
Playsets, treehouses and trampolines: does a treehouse need a permit|how do I build a safe treehouse|what goes under a swing set|is a trampoline covered by insurance|playset in the backyard rules|how deep should mulch be under a playset
Dogs, fences and yards: what fence for a dog that jumps|best fence for a dog|how do I keep the dog from digging under the fence|is a dog door a good idea|dog ruined the lawn|how high should a fence be for a big dog
Buying to flip: how do I flip a house|how much money do I need to flip a house|what is the 70 percent rule|is flipping houses worth it|mistakes of first time flippers|how much should a flipper keep aside
Ants, wasps and other insects around a renovation: ants in the window sill|we keep finding ants after rain|bees in the wall|wasp nest under the eaves|how do I get rid of carpenter ants|roaches in the house|bugs coming in during the renovation
Stains on stone, wood and grout: how do I get red wine off marble|how do I remove an oil stain from granite|water ring on a wood table|candle wax on stone|burn mark on butcher block|etch marks on marble|how do I get stains out of grout
Throwing away drywall, paint, wood and tile: can I throw drywall in the trash|can I burn scrap wood from the demolition|how do I dispose of old tile|can concrete go in a dumpster|how do I get rid of treated lumber|where do I take construction debris
Asbestos, rot or bad wiring found halfway: what if they find asbestos halfway through|they found rot behind the wall who pays|bad wiring was found after demolition|contractor found hidden damage and wants more|what happens when there is a surprise behind the wall|unforeseen conditions who pays
A bill you do not understand: there is a charge on the bill I do not understand|contractor billed for misc|what is this fee on my invoice|I think I was billed twice|bill with no explanation should I pay|he added a fuel surcharge|billed for materials without receipts
Doing your own work and selling later: can a homeowner do his own electrical work|can I do my own plumbing legally|do I have to disclose work I did myself|does diy work hurt resale|can an owner do work without a license|selling a house with diy work
Stone counters: sealing, oiling and stains: red wine on marble counter|coffee stain on granite
Skylights: are skylights a mistake|skylight pros and cons
Damage and accidents during the work: what if a roofer falls and has no insurance|roofer without insurance falls off our roof|helper got hurt in my house
Bonded, licensed, insured: what each means: plumber says he is bonded|is bonded important
Friends and relatives as contractors: my uncle wants to do the roof for beer money|a friend offers to do the wiring cheap|should I let my cousin remodel the bathroom
Gutters and water around the house: do I need gutters if the roof has a big overhang|basement floods when the snow melts|what if I have no gutters
Neighbours, noise and working hours: how noisy are heat pumps for the neighbors|will a heat pump disturb the neighbors
Small jobs and whether they need a permit: carpenter says we do not need an inspection for a header|do I need a permit to remove a wall that is not bearing
Where to start: how soon after closing can we start renovating|first steps of a renovation
The best season: are contractors cheaper in winter|when are builders least busy
Floors that take a beating: durable materials for a rental kitchen|which floor survives renters
Renovating for tenants: how do I make a rental kitchen survive tenants|how do I renovate a rental cheaply
Which jobs to leave to professionals: what work should only a licensed person do|is it smart to do my own wiring
Small claims court: is small claims worth bothering with|he did shoddy work and will not come back small claims
Tracking what you spend: keep an eye on what we have spent week by week|receipts in a tin|receipts in a shoebox how do I keep track
`;
