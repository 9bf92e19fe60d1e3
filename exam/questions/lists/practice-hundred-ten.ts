/** What two sisters in a rowhouse would ask a friend who knows building: advice and nothing else. */
export const practiceHundredTen = `
# advice
Is it normal that a cabinet shop wants half the money before they build anything? | GUIDE | deposit OR up front OR upfront OR up-front OR down payment OR in advance OR custom-made OR custom cabinet OR custom order OR special order OR special-order
one bid is 40% under the other two.. lucky break or red flag | GUIDE | low bid OR lowest OR too low OR cheap OR lowball OR low-ball OR scope OR left out OR apples OR itemiz
The builder keeps saying "we'll sort the extras out at the end". Should each one be agreed before he does it? | GUIDE | change order OR change-order OR in writing OR written OR signed OR signature OR approve
what stages would you tie the payments to on a big job | GUIDE | milestone OR stage OR payment schedule OR progress payment OR installment OR instalment OR rough-in OR as work is
How much do people keep back till the fiddly little bits are finished? | GUIDE | retain OR retention OR holdback OR hold back OR withhold OR final payment OR last payment OR punch list OR 10% OR 10 percent
if my contractor never pays the tile supplier can the supplier come after the HOUSE?? | GUIDE | lien OR liens OR waiver OR joint check OR supplier OR subcontract
home equity line or a personal loan for about 30 grand of work, which is smarter | GUIDE | equity OR HELOC OR interest OR personal loan OR unsecured OR borrow OR refinanc
The big box store offers 12 months no interest on everything. My sister smells a trap, is she right? | GUIDE | deferred OR interest OR promotional OR promo OR APR OR financing OR in full
Will a new roof save me any tax when we sell the place one day | GUIDE | basis OR capital gain OR capital improvement OR deduct OR exclusion OR profit
repair vs improvement: how does the irs tell them apart | GUIDE | basis OR deduct OR adapt OR useful life OR adds value OR add value OR capital OR prolong OR rental
Are there rebates around for putting in insulation or a heat pump? | GUIDE | tax credit OR rebate OR incentive OR utility OR utilities OR Energy Star OR credits OR 25C
The quote says "tile allowance 6 dollars a sq ft". And if I fall in love with the 11 dollar one? | GUIDE | allowance OR the difference OR overage OR change order OR upgrade
fixed price or by the hour plus materials? which one protects us better | GUIDE | time and material OR time-and-material OR fixed price OR fixed-price OR lump sum OR not-to-exceed OR not to exceed OR cost-plus OR cost plus OR hourly
Mason will knock 10% off if its cash and no invoice. tempting ngl | GUIDE | receipt OR paper trail OR proof OR trace OR in writing OR invoice OR recourse OR records OR off the books
Half way through and the money's getting thin. What can you drop without hating yourself later? | GUIDE | scope OR priorit OR phase OR postpone OR must-have OR must have OR essential OR defer OR can wait OR add later OR cheaper OR nice-to-have
would finishing a basement put our property taxes up | GUIDE | assess OR property tax OR apprais OR taxable OR square footage
do i need to ring my home insurance before walls start coming down | GUIDE | insur OR policy OR coverage OR covered OR premium
Contractor says "you buy all the materials, I just do labor". Good deal or more headaches for me? | GUIDE | warrant OR markup OR mark-up OR responsib OR discount OR defect OR supplier OR supply OR supplies OR deliver OR shortage
overhead and profit, 20 percent on top. is that a fair line on an estimate or is he taking the mickey | GUIDE | overhead OR profit OR markup OR mark-up OR margin
How many years do I hang on to the renovation receipts, I have a shoebox already | GUIDE | basis OR sell OR selling OR sale OR audit OR three years OR seven years OR own the OR own your OR tax
lumber prices jumped after we both signed, is he allowed to charge us the difference? | GUIDE | escalat OR fixed price OR fixed-price OR clause OR price increase OR change order OR signed OR lump sum
which projects really pay you back at resale | GUIDE | resale OR recoup OR return on OR home value OR buyer OR apprais OR cost recovered
Where does a person check whether somebodys license is real and not expired | GUIDE | licens OR licenc OR state board OR registr OR lookup OR look up OR complaint
What do I actually ask when I phone the references he gave us? | GUIDE | reference OR on time OR on budget OR past customer OR previous client OR past client OR hire again OR former OR finished job
what has to be in the contract with a remodeler so we dont get fleeced | GUIDE | scope OR start date OR completion date OR payment schedule OR warrant OR change order OR licens
A man knocked, says he's doing a roof down the block and ours looks terrible from the street. Scam? | GUIDE | scam OR scams OR door-to-door OR door to door OR pressure OR storm chaser OR unsolicited OR licens OR second opinion
he hasn't shown up for nine days and ignores texts, what would you do first? | GUIDE | in writing OR written OR letter OR certified OR notice OR deadline OR terminat OR abandon OR complaint OR communicat OR document
How do you fire a builder mid-job without landing in court | GUIDE | terminat OR breach OR to cure OR notice OR in writing OR attorney OR lawyer OR default OR written
the sub cracked our window. who is on the hook, him or the general contractor | GUIDE | subcontract OR liable OR liabilit OR insur OR responsib
Architect or just let the builder sketch it? We only want to move one wall. | GUIDE | architect OR design-build OR design build OR designer OR engineer OR stamped OR drawings
thinking of being my own general contractor to save the 20 percent, am i nuts | GUIDE | coordinat OR subcontract OR schedul OR owner-builder OR own general OR subs OR liable OR liabilit
How long should somebody stand behind their workmanship? | GUIDE | warrant OR workmanship OR one year OR one-year OR 1 year OR guarantee OR defect
do people tip the crew when its over? pizza? beer? an envelope? | GUIDE | tip OR tips OR tipping OR gratuit OR lunch OR coffee OR gift OR thank OR snack OR drinks
Electrician's insurance paper came from the guy himself as a photo. Is that good enough or do I go to the insurer? | GUIDE | certificate OR insur OR agent OR policy OR liability OR additional insured
do we need a permit to swap a window for the same size one | GUIDE | permit OR building department OR egress OR like-for-like OR like for like OR replacement
The people before us put in a basement bathroom with no permit. Now it's our problem, what do we do? | GUIDE | unpermitted OR without a permit OR retroactive OR after the fact OR after-the-fact OR legaliz OR as-built OR building department OR inspector
who should pull the permit, me or him? he says its cheaper if i do | GUIDE | permit OR building department OR responsib OR licens
failed the framing inspection. is that a disaster | GUIDE | correct OR reinspect OR re-inspect OR inspector OR red tag OR failed
When is it ok to close the walls up, the drywall fella is getting impatient | GUIDE | inspect OR rough-in OR rough in OR roughed OR before cover OR photo
We're in a historic district, would vinyl windows even be allowed? | GUIDE | histor OR landmark OR preservation OR commission OR certificate of
how near to the neighbor's line can you put a shed | GUIDE | setback OR zoning OR property line OR survey OR lot line
Before we dig for a fence post, who do you call about gas lines in the yard? | GUIDE | 811 OR utility OR utilities OR locate OR marked OR marking
floor first then cabinets, or cabinets first? my sister and I are not speaking over this | GUIDE | cabinet OR floating OR dishwasher OR toe kick OR toe-kick
In a full gut, what order do the trades come in? | GUIDE | rough-in OR rough in OR roughs OR framing OR demolition OR demo OR sequence OR insulation
paint the walls before the baseboard goes on, or after | GUIDE | trim OR caulk OR baseboard OR skirting OR nail hole
When do the countertop people come and measure exactly? | GUIDE | templat OR countertop OR cabinets OR fabricat
how far ahead do i order windows so the job doesnt stall | GUIDE | lead time OR lead-time OR weeks OR order early OR ordered early OR deliver OR arriv OR in advance
wall tile or floor tile first in a small bath | GUIDE | floor tile OR wall tile OR bottom row OR first row OR tile OR tiles OR tiling OR grout
If there's only money for either the leaky roof or the nice bathroom this year, which? (I know. Say it anyway.) | GUIDE | leak OR leaks OR leaking OR envelope OR weathertight OR watertight OR water out OR water damage OR structur OR weather OR roof first
9 inch black tiles from the 50s under the old lino.. ok to pull them up? | GUIDE | asbestos OR mastic OR abate OR encapsul
Popcorn ceiling in the back bedroom. Scrape it or leave it alone? | GUIDE | asbestos OR popcorn OR textur OR skim OR mist OR wetting
My son is eight and we're sanding a window frame from 1915. How worried should I be | GUIDE | lead OR lead-safe OR HEPA OR RRP OR EPA OR blood
theres dust in my cereal. how do you properly seal off one room | GUIDE | zipper OR plastic OR HEPA OR negative OR barrier OR contain OR register OR filter
found knob and tube wires up in the ceiling, does all of it have to go? | GUIDE | knob and tube OR knob-and-tube OR rewir OR electrician OR ungrounded OR insulat OR grounding
How can you tell if a wall is holding the house up? | GUIDE | load-bearing OR load bearing OR bearing OR joist OR engineer OR beam OR beams OR header
is aluminum wiring from 1971 as scary as people say | GUIDE | alumin OR COPALUM OR pigtail OR AlumiConn OR CO/ALR OR connection
Where do carbon monoxide alarms belong in a three story rowhouse | GUIDE | carbon monoxide OR CO alarm OR CO detector OR bedroom OR sleeping OR each level OR every level OR each floor OR every floor
I smell gas near the new stove what do i do | GUIDE | gas company OR evacuat OR leave OR 911 OR gas leak OR emergency OR get out OR utility
black spots on the drywall behind the vanity, bleach it or call somebody? | GUIDE | mold OR moldy OR mould OR moisture OR square feet OR mildew OR porous
Should we test for radon before we put a bedroom in the cellar? | GUIDE | radon OR pCi OR picocurie OR mitigat
grinding out mortar makes crazy clouds, is a paper mask enough | GUIDE | silica OR respirator OR N95 OR P100 OR HEPA OR wet cut OR shroud
What angle does a ladder want to be at? Asking because my sister is about to climb one | GUIDE | ladder OR 4:1 OR 4-to-1 OR four feet OR 4 feet OR rung OR one foot out OR three points
how tall must a guard rail be up on a roof | GUIDE | 36 OR 42 OR guard OR guards OR railing OR baluster OR 4-inch OR four inch
quartz or granite for a family that spills everything | GUIDE | quartz OR granite OR porous OR stain OR sealing OR resin
How much room do you leave between an island and the stove so two people can pass? | GUIDE | 42 OR 48 OR aisle OR clearance OR walkway OR island
what strength of hood for a gas range, and does it really have to go outside? | GUIDE | CFM OR BTU OR makeup air OR make-up air OR duct OR ducts OR ductwork OR ducting OR exhaust OR recirculat
Our bath fan just blows into the attic. That can't be right, can it | GUIDE | outdoors OR outside OR duct OR ducts OR ductwork OR ducting OR ducted OR mold OR moldy OR mould OR condens OR exterior
is green board ok behind shower tile or is that old school | GUIDE | cement board OR backer OR membrane OR waterproof OR greenboard OR green board OR moisture-resistant
Epoxy grout: worth the swearing? | GUIDE | grout OR epoxy OR cement-based OR sanded OR stain
toilet wobbles and now theres a stain on the ceiling below it | GUIDE | wax ring OR wax OR flange OR shim OR shims OR subfloor OR closet bolt
can oak floors that were sanded twice already take it again? | GUIDE | sanding OR sanded OR sand OR wear layer OR tongue OR refinish OR screen and recoat OR thickness
How flat has a floor got to be for click vinyl plank? | GUIDE | flat OR flatness OR 3/16 OR 1/8 OR leveling OR levelling OR self-level OR subfloor OR underlay
stairs and hall creak like a pirate ship, cure? | GUIDE | joist OR screw OR shim OR shims OR squeak OR subfloor OR tread OR talc
Can new shingles just go over the old ones? Roofer number two says yes | GUIDE | layer OR tear-off OR tear off OR torn off OR shingle OR overlay OR strip
rubber, TPO or torch down on a flat roof, what would you pick | GUIDE | EPDM OR TPO OR bitumen OR membrane OR ponding OR seams
can you repoint soft old brick with bagged portland cement from the depot | GUIDE | lime OR mortar OR spall OR portland OR softer
thinking of painting a brick front white. Regret it? | GUIDE | brick OR breath OR moisture OR masonry OR mineral OR limewash OR spall
White fluffy powder keeps coming back on the cellar wall | GUIDE | efflorescen OR moisture OR salt OR salts OR seep OR damp OR masonry
every time it storms the power quits. what keeps a sump running then? | GUIDE | battery OR backup OR back-up OR water-powered OR generator
How far off should a downspout throw the water? | GUIDE | downspout OR extension OR foundation OR grading OR slope OR splash OR feet away
how deep is enough for blown in attic insulation around here | GUIDE | R-value OR R-38 OR R-49 OR R-60 OR R38 OR R49 OR R60 OR climate zone OR cellulose OR insulat
which side of the wall does the plastic vapor sheet go on | GUIDE | warm OR vapor OR vapour OR retarder OR climate
Fix up 1910 sash windows or just replace the lot? | GUIDE | sash OR sashes OR storm window OR storms OR weatherstrip OR weather-strip OR glazing OR rot
gas furnace on its last legs, jump to a heat pump? | GUIDE | heat pump OR furnace OR efficien OR backup heat OR HSPF OR dual-fuel OR dual fuel OR Manual J
what size mini split for a 14 by 16 room with a big south window | GUIDE | BTU OR BTUs OR Manual J OR load calc OR oversiz OR mini-split OR mini split OR square foot
Tankless or tank, for three people who all shower at 7am | GUIDE | tankless OR gpm OR gallon OR flow rate OR on-demand OR storage tank OR water heater
What sheen goes on kitchen walls so spaghetti sauce wipes off? | GUIDE | satin OR semi-gloss OR semigloss OR eggshell OR sheen OR washable OR scrub
latex paint peeling in sheets off the old trim, someone said its oil underneath | GUIDE | prime OR primer OR bonding OR deglos OR adhes OR scuff OR sanding
Composite or real wood decking if it sits in full sun all day? | GUIDE | composite OR cedar OR pressure-treated OR pressure treated OR fade OR splinter OR hardwood OR capped
how many can lights in a 12x12 kitchen and how far from the wall | GUIDE | apart OR spacing OR lumen OR recessed OR ceiling height OR task light OR under-cabinet OR undercabinet
How far apart do the plugs over a kitchen counter need to be? | GUIDE | 24 OR 48 OR two feet OR four feet OR 4 feet OR 2 feet OR receptacle OR GFCI OR outlet
is 100 amps enough if everything goes electric | GUIDE | amp OR amps OR 200-amp OR 100-amp OR panel OR load calc OR service upgrade
No kitchen for two months, three of us, one is a teenager who eats like a horse. Survival tips? | GUIDE | microwave OR hot plate OR fridge OR refrigerator OR temporary kitchen OR toaster OR slow cooker OR dishes OR makeshift OR electric skillet
do we move out or tough it out, honestly | GUIDE | move out OR moving out OR moved out OR stay elsewhere OR dust OR rental OR relocat OR hotel OR live in OR living in OR live through
Two cats and workmen leaving the front door wide open all day. Ideas | GUIDE | pet OR pets OR cat OR cats OR crate OR boarding OR closed door OR kennel
what do we owe the neighbors through the party wall, noise wise | GUIDE | neighbor OR neighbour OR noise OR quiet hours OR heads-up OR heads up OR working hours
He did shoddy work and won't come back to fix it. is small claims worth bothering with? | GUIDE | small claims OR mediat OR arbitrat OR court OR complaint OR licensing board OR attorney OR lawyer OR document
I'm handy-ish, never done electrics. Which jobs would you leave to the pros no matter what | GUIDE | electric OR gas line OR structur OR load-bearing OR asbestos OR licensed OR roofing OR plumbing
Best way to keep an eye on what we've spent, week by week? Right now it's receipts in a biscuit tin | GUIDE | spreadsheet OR tracking OR track OR receipt OR categor OR running total OR running tally OR weekly OR every week
our kitchen is a dark little tunnel. One big ceiling light or several kinds, how do people plan it | GUIDE | task OR ambient OR dimmer OR under-cabinet OR undercabinet OR accent OR lumen OR layer
`;
