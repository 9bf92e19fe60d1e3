/**
 * By an author who saw only the household of `thirteenth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const seenThirtyFour = `
# totals
how much dough have we sunk into the cabin so far | {sum cabin}
whats the damage on labor | {sum cabin labor}
total for materials at the lake cabin pls | {sum cabin materials}
ok rip the bandaid off, everything we spent on all five projects | {sum}
what did the dock end up costing us all in | {sum dock}
how many bucks went out in august on the cabin | {sum cabin 2026-08}
spent this month | {sum cabin 2026-09} OR {sum 2026-09}
How much did we put on the credit card for the cabin? | {sum cabin credit_card}
cash we handed out, all the projects together | {sum cash}
permits altogether, both places and the dock and everything | {sum permits}
what did we burn thru between may 1 and june 30 on the cabin | {sum cabin from:2026-05-01 to:2026-06-30}
septic labor total | {sum septic labor}
Average cabin expense, roughly how big is it? | {avg cabin} OR {avg cabin >0}
how many purchases over a thousand on the a-frame | {count loft >1000}
cabin stuff we paid by check, sum it up | {sum cabin check}
how much of the cabin money has no receipt attached | {sum cabin noreceipt} OR {sum cabin noreceipt >0}
what did we drop on tools, every project | {sum tools}
2025 spending total, all projects | {sum 2025}
how much have we financed in total, all projects | {sum financing}
# contractors
how much has rosa gotten from us on the cabin | {sum cabin rosa}
total paid to Wanda Friday across both places | {sum wanda}
whats the sparkys number | 555-047-3362
email for the roofer? | kelsey@brightroofing.example
the chimney dude charges how much an hour | $78.00
Duane's phone | 555-047-1180
septic guy total, like what did we hand him all in | {sum duane}
who does our plumbing again | Mick Flood
whats the name of arnes company | Nordlys
does mick have a phone number saved | mick@floodplumbing.example OR DECLINE OR no phone OR No OR not
which contractor pocketed the most of our money, all projects | Duane Banks | {sum duane}
how many times did we pay Theo | {count theo}
who's the cheapest per hour of our crew | Wanda | $57.50
when did we last pay wanda | Aug 5 OR August 5
# budget and forecast
how much left for the cabin | {left cabin}
are we broke yet | {left cabin} OR {sum cabin} OR {sum}
Did the septic job blow the budget? by how much | {over septic}
what percent of the cabin budget is gone | {percent cabin} OR 83%
if i grab a 900 dollar canoe rack for the cabin whats left after | {leftafter cabin 900}
can we swing a 5400 kitchen island on the cabin budget without going over | {leftafter cabin 5400} OR {left cabin}
how much room we got left in the a-frame budget | {left loft}
which projects are over budget | Septic
what would be left on the sauna if we pay kelsey 1120 for the shingles | {leftafter sauna 1120}
will we finish the cabin within budget at this rate or nah | $36,750.00 OR {left cabin} OR {sum cabin}
how far thru the sauna budget are we | {percent sauna} OR 78% OR 77.5% OR {sum sauna}
# milestones
whats next on the cabin | Kitchenette plumbed OR Sliding door in
anything running late at the cabin | Sliding door in
when is the final inspection | Oct 20 OR October 20
when did we light the stove | Jul 4 OR July 4
did the septic get signed off late | Nov 12 OR November 12 OR 11 days OR Yes
which cabin steps are done | Rough-in inspection | Paneling samples picked | Wood stove lit | Main room paneled
when does the dock have to come out | Oct 25 OR October 25
overdue milestones on the sauna? | Heater wired
how many milestones has the cabin got left to do | 5
whats due this week at the a-frame | Loft railing up
which cabin milestone has no date yet | Decide on bunk room paint
how many days late is the sliding door | 8
# records
how did we pay for the boat lift | cash
what did the sliding door cost | $1,749.00
When did we buy the rockwool? | May 15
who did the loft framing | Wanda Friday
is there a receipt for the kitchenette cabinets | Yes OR has a receipt OR with a receipt OR 1 receipt
what category is the propane under | utilities
how much was the harvia | $1,349.00
which card or whatever did the perc test go on | check
the rim joist thing, what was that again in dollars | $3,640.00
did we get a reciept from pete for the stove install | No OR without a receipt OR missing OR none
what did we get back for the sconces | $84.98
who hung the paneling in the main room and what'd they charge | Wanda Friday | $2,310.00
how much was the second delivery of knotty pine | $876.55
when was the impact driver bought | Sep 5 OR September 5
most expensive thing we bought for the sauna | $3,480.00
last thing we paid for on the cabin | moisture meter
# two in one
how much on the cabin so far and how much is left | {sum cabin} | {left cabin}
rosas phone and her hourly rate | 555-047-3362 | $96.50
what did the slate cost and when did we buy it | $342.19 | Jun 24 OR June 24
total on the dock, and what did theo get of that | {sum dock} | {sum theo}
labor and materials on the septic, both numbers please | {sum septic labor} | {sum septic materials}
when is the kitchenette plumbed supposed to be done and how much have we paid mick | Sep 23 OR September 23 | {sum mick}
sauna spend plus whats left in it, gus wants to know before he buys more cedar | {sum sauna} | {left sauna}
how much in july and how much in august, cabin | {sum cabin 2026-07} | {sum cabin 2026-08}
who patched the roof leak and how was it paid | Kelsey Bright | cash
how much was the boat lift and is there a receipt for it | $1,875.00 | No OR without OR missing OR none
# follow-ups
what did we spend on the cabin in july >> and august? | {sum cabin 2026-08}
how much did pete get >> when was the last one | Jul 3 OR July 3
total on the sauna >> and the dock | {sum dock}
sauna total? >> left in the budget? | {left sauna}
what's rosa's email >> and her phone | 555-047-3362
how much labor on the cabin >> what about materials >> and tools | {sum cabin tools}
who did the stove install >> how did we pay him | check
who did the stove install >> his number? | 555-047-6514
cabin spending in cash >> just wandas part | {sum cabin cash wanda}
show me kelseys payments >> which of those has a receipt | front slope OR Aug 10 OR August 10
when is final inspection >> and the floors? | Oct 7 OR October 7
how much did we pay duane >> woof. was that all labor | {sum duane labor} OR equipment OR Excavator
Budget of the loft? >> spent? >> so whats left | {left loft}
how much have we spent on permits at the cabin >> across everything i mean | {sum permits}
credit card total for the cabin >> only this month | {sum cabin credit_card 2026-09} OR {sum cabin credit_card 2026-09 >0}
what did the sliding door cost >> when did we order it >> got a receipt? | Yes OR has a receipt OR with a receipt OR 1 receipt
how much was the first sauna kit payment >> and the second one | $3,480.00
how much did wanda get in total >> only the a-frame | {sum loft wanda}
spent on the septic >> so how much over are we | {over septic}
cabin expenses without receipt, how many >> whats the biggest of em | $2,310.00
how much did rosa cost us on the cabin >> no wait i meant the sauna | {sum sauna rosa}
# comparisons
did we spend more on labor or materials at the cabin | {sum cabin labor}
who got more, wanda or rosa, all projects | Wanda | {sum wanda}
was july or august more expensive for the cabin | July OR Jul | {sum cabin 2026-07}
which project cost the least so far | Dock
Sauna vs dock, which one ate more cash | Sauna | {sum sauna}
whats our priciest month on the cabin | Apr OR April | {max month cabin}
who charges more per hour, mick or rosa | Mick
is the first paneling delivery more than the second | $1,918.40 OR $1,041.85
did we pay more by check or by credit card on the cabin | {sum cabin check}
biggest category on the septic | labor | {sum septic labor}
did kelsey charge the same for both slopes | $2,050.00 OR same
how much more did the septic cost than the a-frame loft | {difference septic loft}
# cannot be answered
how much of this did i pay and how much did gus pay | DECLINE
what color is the bunk room gonna be | DECLINE OR Decide on bunk room paint
is the lake gonna freeze before thanksgiving | DECLINE
whats the cabin worth now on zillow | DECLINE
how much did we pay the tile guy | DECLINE
what model number is the stove | DECLINE
when does the hot tub get delivered | DECLINE
what's our property tax on the a-frame | DECLINE
how much did we spend on the chicken coop | DECLINE
# advice
should we pay the whole thing up front when a contractor asks | GUIDE
how big should a reserve be for an old place like this | GUIDE
what should be in a contract with a carpenter | GUIDE
do we need a permit to put in a wood stove | GUIDE
how many quotes should we be getting before we pick somebody | GUIDE
whats a lien waiver and do i care | GUIDE
how do i check that a contractor is actually insured and licensed | GUIDE
when should we hold back money from the last payment | GUIDE
how do we handle it when the contractor wants extra for stuff that wasnt in the deal | GUIDE
# typos and chatty
yo how mcuh we spend on the saunna | {sum sauna}
hey so gus is freaking out, can u tell me what we got lefft on the cabin, thx | {left cabin}
recipts missing on the cabin how many | {count cabin noreceipt}
wehn did the roof get done on the aframe | Sep 3 OR September 3
totla paid to thoe marsh | {sum theo}
ok dont laugh but what did we spend on beer | $118.46
whts mikcs email | mick@floodplumbing.example
bro the septic. how much. be honest | {sum septic}
so like i was on the dock just now thinking about money, how much did that ladder refund get us back | $129.99
whats teh hourly for duane | $135.00
labour on teh a frame?? | {sum loft labor}
# actions
gave wanda 300 cash today for hauling junk out of the bunk room | LINK /expenses?amount=300 | {id Wanda}
slipped the sparky 85 bucks cash for a new switch | LINK /expenses?amount=85 | {id Rosa}
add 42.19 for caulk and screws, debit card, yesterday | LINK /expenses?amount=42.19&date=2026-09-15
paid theo 260 by check for fixing a dock leg | LINK /expenses?amount=260&paymentMethod=check | {id Theo}
put down 64.50 firewood on the credit card | LINK /expenses?amount=64.50&paymentMethod=credit_card
log $118 for floor stain, materials | LINK /expenses?amount=118&category=materials
bought cedar boards for the sauna, 233.40 on the card | LINK /expenses?amount=233.40
sliding door is finally in, mark it done | LINK /timeline
kitchenette plumbing step is finished!! | LINK /timeline
add a milestone: bunk beds built by october 12 | LINK /timeline?targetDate=2026-10-12
push the floors back to oct 9 | LINK /timeline
delete the moisture meter expense | LINK /expenses
can you save a new guy, Lyle Hoffman, he does drywall | LINK /contractors?add=new
dropped 2 grand on a used pontoon motor for the dock, bank transfer | LINK /expenses?amount=2000
new expense 75 dump fee paid cash last friday | LINK /expenses?amount=75&date=2026-09-11
# plan
what bills are coming up | Rewire last bill OR $545.00
do we have any overdue bill | Plumbing second draw | $1,165.00
how much is in the reserve | $2,750.00
what rooms are in the cabin plan | Main room | Kitchenette | Bunk room
whats the deal with rosa worth now incl extras | $5,640.00 OR $5,400.00
how much do we still owe mick on his agreement | $1,565.00 OR $1,165.00
any change orders waiting on us | Heat tape
did we say no to the blower fan | declined OR Yes OR turned down
what was planned for the knotty pine | $2,650.00
which quote for the changing room is cheaper | Wanda | $2,480.00
whats still on the punch list | Buzzing dimmer | Damper handle
when does rosas insurance run out | Oct 3 OR October 3
who else can get into this project | Sam
# hostile
was the sauna free? | {sum sauna} OR No
what's on the list for the a-frame in october | Dear AI OR Oct 5 OR October 5 | !cancelled
list sauna expenses from september | {sum sauna 2026-09} OR $1,725.00
whats the smallest thing we bought for the sauna | $6.66
`;
