/** What a couple who live in a former store would ask a friend who knows building: advice and nothing else. */
export const heldOutHundredEleven = `
# advice
Got three bids and they're written in three totally different ways. How do I even line them up? | GUIDE | line item OR line-item OR scope OR apples OR itemiz OR itemis OR exclusion OR excluded OR breakdown OR same spec
120 year old building, is a ten percent cushion enough or are we kidding ourselves | GUIDE | contingen OR 15% OR 15 percent OR 20% OR 20 percent OR surprise OR hidden OR reserve OR unexpected
The lumber yard wants a "joint check" with the contractors name and theirs on it. what's that about | GUIDE | joint check OR two-party OR lien OR liens OR endorse OR supplier
how do draws work when its a construction loan | GUIDE | draw OR draws OR lender OR disburs OR percent complete
Our mortgage is 2.9%. Would a cash-out refi for the reno be dumb? | GUIDE | refinanc OR refi OR interest OR HELOC OR equity OR second mortgage OR closing cost
anyone ever borrow from a 401k to pay for a kitchen, whats the catch | GUIDE | 401 OR 401k OR retirement OR penalt OR repay OR interest
window salesman pushes his company's own loan, "only 89 a month". what do I look at | GUIDE | interest OR APR OR dealer fee OR financing OR lender OR total cost OR prepay
A letter came: "preliminary notice" from a supplier I never heard of. Is someone about to sue us? | GUIDE | lien OR liens OR waiver OR supplier OR subcontract OR lien rights
if we rent out one half of the place, how do the renovation costs get written off | GUIDE | depreciat OR rental OR deduct OR basis OR percentage OR Schedule E
can my dads stairlift go on the taxes as medical | GUIDE | medical OR deduct OR doctor OR 7.5 OR physician
Is there a legal max on what a contractor can ask as a deposit? | GUIDE | deposit OR down payment OR up front OR upfront OR up-front OR one-third OR one third OR 10% OR 10 percent
Signed last night with a VERY pushy siding guy at our table. can we still back out | GUIDE | cancel OR three days OR three-day OR 3-day OR cooling OR rescind OR rescission OR business day
We dropped the built-in bench from the job. He never took anything off the price, shouldn't he? | GUIDE | credit OR credited OR deduct OR change order OR scope OR refund OR reduc
he's asking for the next installment early because he is "a bit short". hmm | GUIDE | milestone OR stage OR payment schedule OR progress OR get ahead OR ahead of OR work done OR completed work OR cash flow OR red flag OR warning
what should a decent invoice show? mine says LABOR and a number, thats all | GUIDE | itemiz OR itemis OR line item OR breakdown OR hours OR invoice
Tile place emails that their bank details changed, please wire the balance to the new account. Legit? | GUIDE | fraud OR scam OR scams OR verify OR phone OR wire OR known number OR number you
what drives the price of a bathroom up most? | GUIDE | plumb OR tile OR tiles OR layout OR fixture OR moving the OR square foot OR labor OR labour
Where would you splurge and where would you go cheap in a kitchen | GUIDE | splurge OR quality OR faucet OR drawer OR hardware OR hinges OR used every day OR appliance OR cabinet
are salvage yard doors and used cabinets worth the hunt | GUIDE | salvag OR reuse OR ReStore OR secondhand OR second-hand OR reclaimed OR lead
Would putting the money in escrow protect both sides? | GUIDE | escrow OR third party OR third-party OR holdback OR neutral OR release
"while we're at it" has cost us thousands. How do you stop the creep? | GUIDE | scope OR change order OR priorit OR creep OR contingen OR in writing OR written OR wish list
the ad says licensed bonded and insured. whats bonded? | GUIDE | bond OR bonds OR bonded OR surety OR bonding OR surety company OR guarantee OR pays you OR claim against
is there help out there for older folks on a low income who need a roof? asking for my mum | GUIDE | grant OR grants OR USDA OR HUD OR weatheriz OR assistance OR nonprofit OR non-profit OR low-interest
do we add up the full renovation when we work out capital gains on the house? | GUIDE | basis OR exclusion OR capital improvement OR improvements OR 250,000 OR receipts
A helper falls off my roof. Do I end up paying the hospital? | GUIDE | compensation OR workers OR liable OR liabilit OR insur OR certificate
first meeting with a builder tomorrow, what do i ask so i dont look clueless | GUIDE | licens OR insur OR reference OR similar project OR similar job OR crew OR crews OR subcontract
Everyone good is booked until March. Wait, or take the guy who can start Monday? | GUIDE | booked OR wait OR waiting OR busy OR availab OR off-season OR off season OR reference OR right away OR in demand
handyman or licensed trade for hanging a ceiling fan plus a bunch of odd jobs | GUIDE | handyman OR handyperson OR licens OR electrician OR small jobs
What ground rules do you set with a crew in your own home? Smoking, loo, radio, parking | GUIDE | bathroom OR toilet OR parking OR ground rule OR house rules OR smoking OR working hours OR work hours OR start time
how often should we sit down with the contractor during the job | GUIDE | weekly OR daily OR meeting OR communicat OR check in OR check-in OR once a week OR every week
dont love handing the crew my front door key. alternatives? | GUIDE | lockbox OR lock box OR key OR keys OR keypad OR valuables OR camera OR smart lock
How does a punch list walk actually go? Blue tape and a clipboard? | GUIDE | punch list OR punch-list OR walkthrough OR walk-through OR blue tape OR final payment
last day of the job, what paperwork do I want in my hand | GUIDE | lien OR liens OR warrant OR manual OR final inspection OR certificate OR receipts
Brother in law wants the job. Cheap. My wife is already making the face | GUIDE | in writing OR written OR agreement OR family OR relative OR friendship OR relationship OR licens
at what point do you need a structural engineer rather than a builders opinion | GUIDE | engineer OR load-bearing OR load bearing OR crack OR beam OR beams OR foundation OR stamp
Is an interior designer worth the fee if we sort of know what we like? | GUIDE | designer OR hourly OR flat fee OR mistakes OR trade discount OR consultation OR drawings
am i allowed to wire my own house or does it have to be an electrician | GUIDE | permit OR licensed OR inspect OR local code OR jurisdiction
A permit that ran out two years ago, never finaled. How do you fix that | GUIDE | expire OR extension OR renew OR reopen OR re-open OR reinstat OR final inspection OR building department OR 180
there's a stop work order taped on the neighbours door lol. how would one get rid of that | GUIDE | stop work OR stop-work OR building department OR fines OR inspector OR permit OR penalt OR violation
Can people sleep in a place before the city signs off? | GUIDE | occupancy OR final inspection OR certificate OR inspector OR building department OR temporary certificate
does a 10x12 shed need a permit | GUIDE | permit OR zoning OR setback OR 120 OR 200 OR building department
What does turning a shop into a home usually need from a city? | GUIDE | zoning OR change of use OR occupancy OR variance OR egress OR residential code OR building department
inspector comes friday for the final. how do we get ready | GUIDE | inspect OR smoke alarm OR approved plan OR handrail OR accessible OR permit card
HOA wants a say in our friends' paint colour. Can an HOA really do that?? | GUIDE | HOA OR HOAs OR association OR covenant OR CC&R OR architectural OR approval
what gets shut off before demo day? | GUIDE | shut off OR turn off OR turned off OR breaker OR shutoff OR shut-off OR disconnect OR utilities
do wires and pipes go in ahead of the insulation | GUIDE | rough-in OR rough in OR roughed OR inspect OR drywall OR wiring OR cavity
How long should joint compound sit before I prime? Weekend's almost over | GUIDE | 24 hours OR 24 OR dry OR drying OR dries OR humidity OR primer OR overnight
Do floorboards need to live in the room a while before they're nailed down | GUIDE | acclimat OR moisture content OR moisture OR humidity OR expand OR shrink
when do you want the fridge and stove delivered, before the cabinets or way after | GUIDE | cabinet OR deliver OR inspect for damage OR rough opening OR warranty OR storage OR spec sheet
Which outdoor jobs can still happen when it's below freezing? | GUIDE | cold OR freez OR temperature OR winter OR degrees OR frozen OR concrete
one room at a time, or rip the bandaid and do it all at once? | GUIDE | phase OR phases OR phased OR phasing OR at once OR room at a time OR disrupt OR mobiliz OR all together
plumber, duct man, sparky: who gets first go at the open walls? | GUIDE | ductwork OR duct OR ducts OR ducting OR HVAC OR plumbing first OR drain OR rough-in OR rough in OR least flexible
attic is full of shiny gray pebbly stuff, vermiculite i think. ok to shovel out? | GUIDE | vermiculite OR asbestos OR Zonolite OR do not disturb OR abate
Old asbestos wrap on a basement pipe, still in one piece. Leave it? | GUIDE | asbestos OR encapsul OR friable OR abate OR disturb
are those lead paint swabs from the hardware store any good | GUIDE | lead OR swab OR swabs OR XRF OR laborator OR false OR EPA
The water pipe coming in from the street is dull grey and soft. Lead? And then what | GUIDE | lead OR filter OR water utility OR flush OR service line OR scratch
afci, gfci.. which one goes where and why are there two | GUIDE | AFCI OR arc fault OR arc-fault OR GFCI OR ground fault OR ground-fault OR shock
half our outlets are two prong. can i just put three prong ones in | GUIDE | ground OR grounded OR grounding OR GFCI OR no equipment ground
Breaker pops whenever the table saw and the heater are on together | GUIDE | amp OR amps OR overload OR circuit OR breaker OR dedicated
We sealed every crack and now the water heater flue seems to blow back into the room?! | GUIDE | combustion OR backdraft OR back-draft OR carbon monoxide OR makeup air OR make-up air OR CO alarm OR draft
Stair step crack in a block foundation, wide enough for a nickel. Panic level? | GUIDE | engineer OR settle OR settling OR crack OR foundation OR horizontal OR monitor
upstairs floor dips in the middle, a marble rolls. what usually fixes that? | GUIDE | joist OR sister OR beam OR beams OR post OR posts OR jack OR jacks OR engineer
how tall can a stair step be, ours feel like a ladder | GUIDE | riser OR tread OR 7 3/4 OR 7.75 OR 7-3/4 OR 7¾ OR handrail OR 7-inch
My wife is pregnant and the floor guy plans an oil finish. Do we clear out? How long? | GUIDE | VOC OR VOCs OR ventil OR fumes OR water-based OR waterborne OR stay out OR cure OR cures OR curing OR cured
spray foam still smells fishy a week later | GUIDE | ventil OR odor OR odors OR odour OR cure OR cures OR curing OR cured OR off-gas OR isocyan OR off-ratio OR installer
what do i wear for tearing out plaster and lath, apart from a bad attitude | GUIDE | respirator OR mask OR masks OR goggle OR glasses OR gloves OR N95 OR P100 OR boots
Left a heap of danish oil rags in the trash, wife says they can catch fire by themselves?? | GUIDE | spontaneous OR combust OR self-heat OR fire OR fires OR metal can OR lay flat OR flat OR flatness OR ignite
does glass beside a bathtub have to be the safety kind | GUIDE | temper OR safety glass OR safety glazing OR laminated OR 60 inches OR shatter
How do you keep a butcher block counter from going black round the sink? | GUIDE | mineral oil OR oil OR oils OR oiling OR wax OR sand OR sanding OR wipe OR standing water OR sealed OR finish
cabinet boxes: plywood or particle board, does anyone notice | GUIDE | plywood OR particleboard OR particle board OR MDF OR dovetail OR moisture
painting old oak cabinets so it doesn't chip in a year, whats the secret | GUIDE | degreas OR primer OR prime OR sanding OR deglos OR enamel OR sand
Why does a dishwasher hose need that loop, or an air gap? | GUIDE | high loop OR air gap OR air-gap OR backflow OR siphon OR back up OR contaminat OR dirty water
swap the tub for a walk in shower, what gets tricky under the floor? | GUIDE | drain OR drains OR 2-inch OR 2 inch OR two-inch OR curb OR curbs OR waterproof OR slope OR shower pan
Electric heat mats under bath tile, good idea or gimmick | GUIDE | thermostat OR heating mat OR heat mat OR cable OR hydronic OR GFCI OR radiant OR warm floor OR floor heat OR heated floor
Upstairs shower is a sad dribble. What kills water pressure in an old place? | GUIDE | galvaniz OR aerator OR pressure-reducing OR pressure reducing OR valve OR corro OR regulator OR psi
pex or copper for a total repipe | GUIDE | PEX OR copper OR freez OR corro OR fitting OR crimp
kitchen sink goes glug glug after it drains and smells a bit | GUIDE | vent OR vents OR venting OR P-trap OR trap OR traps OR clog OR blockage
can you tile straight over old tile or does it have to come out | GUIDE | thinset OR thin-set OR bond OR bonds OR bonded OR adhes OR loose OR height OR primer OR subfloor
floor tiles keep cracking along one straight line. how come? | GUIDE | uncoupling OR decoupling OR deflection OR subfloor OR joist OR membrane OR movement
Footsteps from upstairs are driving us up the wall. Quietest way to build a ceiling? | GUIDE | mineral wool OR resilient OR sound OR insulat OR decoupl OR Green Glue OR STC OR IIC OR acoustic
ice dams every february, roofers fault or the attics fault | GUIDE | ice dam OR insulat OR air seal OR air-seal OR ventil OR warm air OR heat loss
lots of sandy grit in the gutter. Does that mean the shingles are done for? | GUIDE | granule OR curl OR curling OR shingle OR lifespan OR life span OR asphalt
standing seam metal or plain asphalt where it snows six months of the year | GUIDE | metal roof OR standing seam OR standing-seam OR asphalt OR lifespan OR snow
Wet patch right beside the chimney breast after rain. Usual suspects? | GUIDE | flashing OR crown OR cricket OR counterflash OR chimney cap OR mortar OR chimney
fog between the panes of a double glazed window, can it be fixed without a new window | GUIDE | seal fail OR failed seal OR seal has OR glass unit OR IGU OR insulated glass OR insulating glass OR argon OR desiccant OR sealed unit OR seal OR seals OR sash OR sashes
Windows drip on the inside every winter morning | GUIDE | humid OR ventil OR dew point OR condens OR exhaust OR dehumid
insulating a brick wall from the inside, can that wreck the brick? | GUIDE | moisture OR freeze OR freez OR vapor OR vapour OR masonry OR rigid foam OR breathab
What do you do with a dirt crawl space that stinks? | GUIDE | vapor barrier OR vapour OR vapor OR encapsul OR moisture OR polyethylene OR rim joist
drafty old barn of a place. plug gaps first or pile in insulation first? | GUIDE | air seal OR air-seal OR blower door OR blower-door OR caulk OR weatherstrip OR rim joist OR leaks
radiator is hot at the bottom, cold on top | GUIDE | bleed OR trapped air OR radiator OR air out OR valve
Once a house is really tight, does it need one of those HRV boxes? | GUIDE | ERV OR HRV OR ventil OR fresh air OR heat recovery OR energy recovery
getting five layers of wallpaper off without wrecking the plaster? | GUIDE | steam OR scoring OR score OR soak OR wallpaper OR paste OR stripper OR remover
hairline cracks in plaster keep coming back no matter how often I fill them | GUIDE | plaster OR mesh OR tape OR taped OR taping OR washer OR joint compound OR lath OR movement
how many gallons for a 12 x 14 bedroom, two coats | GUIDE | square feet OR sq ft OR sq. ft OR square foot OR 350 OR 400 OR coverage OR gallon covers OR per gallon
yard tilts toward the house and the wall is damp. What's the first thing to try? | GUIDE | grade OR graded OR grading OR slope OR swale OR French drain OR regrad OR away from OR gutter
how deep do deck footings go where the ground freezes hard | GUIDE | frost OR footing OR helical OR below grade OR heave OR heaving
brand new treated lumber, do i stain right away or let it sit? | GUIDE | moisture OR dry OR drying OR dries OR dried OR water bead OR beads OR soak OR kiln
we say the trim work is rubbish, he says its "within tolerance". Who gets to decide? | GUIDE | mediat OR arbitrat OR industry standard OR third party OR third-party OR inspector OR small claims OR dispute OR second opinion OR independent OR workmanship
I can swing a hammer and watch youtube. What parts of a reno are sensible to do ourselves to save some cash? | GUIDE | demolition OR demo OR painting OR paint OR landscap OR cleanup OR clean-up OR sweat equity OR hardware
Where do we put the skip? Street's narrow, and what can't go in it anyway | GUIDE | dumpster OR skip OR skips OR permit OR hazardous OR driveway OR paint OR batteries OR debris OR weight limit
`;
