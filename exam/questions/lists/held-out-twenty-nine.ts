/**
 * By an author who saw only the household of `eighth.ts` and no rule. Only the counts of this file are looked at.
 * The format is that of `practice.ts`.
 */
export const heldOutTwentyNine = `
# totals
how much have i spent on the basement so far | {sum basement}
Total for the kitchen? | {sum kitchen}
what did the hall bath end up costing | {sum bath}
Please provide the total amount paid in connection with the roof replacement. | {sum roof} OR {sum roof >0}
all five projects together, what are we in for | {sum}
What did labor run us on the basement? | {sum basement labor}
basement materials total | {sum basement materials}
how much did mom put on the credit card for the basement | {sum basement credit_card}
Kindly tell me how much amount is spent in September only for basement | {sum basement 2026-09}
what did i spend last month on the basement | {sum basement 2026-08}
How much went out in cash, every project | {sum cash}
total spent on permits across all my projects | {sum permits}
What did we spend on everything in 2025? | {sum 2025}
what did the old water heater job cost me last year all in | {sum heater}
how much of the kitchen is financed | {sum kitchen financing}
What did the two loads of drywall come to? | $1,266.20 OR $894.26 | $1,266.20 OR $371.94
bathroom tiling, walls plus floor, how much | {sum bath luis}
# contractors
how much have we paid Jim for the basement | {sum basement jim}
What has Pruitt gotten from us altogether, all jobs? | {sum rick}
total paid to Price & Sons Roofing please | {sum dale}
whats tonyas number | 555-031-2087
Who did the waterproofing? | Andre
how much did I pay April for the bathroom | {sum bath april}
what's April's email | april@greenepaint.example
How much does the electrician charge per hour? | $94.00
who is the most expensive by the hour | Rick OR Pruitt
Which of these fellas have we paid the most? | Dale OR Andre
Kindly share contact of the tile person | 555-031-9052
how much did becky get for the cabinets | {sum becky}
Has Luis done any work in the basement? | no OR not OR nothing OR none OR DECLINE OR $0.00
how many times have i paid rick on all projects | {count rick} OR five
# budget and forecast
how much is left for the basement | {left basement}
Did I go over on the hall bathroom? | {over bath}
what percent of the basement budget have we used | {percent basement} OR 58.7% OR 59%
What was the original budget for the roof? | $16,750.00
kitchen budget remaining | {left kitchen}
if i spend another 4000 downstairs in the basement what do i have left | {leftafter basement 4000}
can we afford a 1200 couch for the basement, asking for me and my friends | {left basement} OR {leftafter basement 1200}
Which of my projects are over budget | Hall Bathroom
What is my total budget for all projects? | $74,650.00
Total balance budget remaining across all the projects is how much? | $16,766.77 OR $16,984.87
are we on track with the money in the basement | {sum basement} OR {left basement} OR {percent basement}
By how much did the water heater job come in under? | {left heater}
# milestones
what's next on the basement | Drywall taped and sanded OR Paint basement
When is the final inspection? | Oct 19 OR October 19
anything overdue downstairs | Drywall taped and sanded OR Half bath second draw
is the framing done | Jul 14 OR July 14 OR yes
When does the adjuster come back out? | Sep 23 OR September 23 OR Sept 23
By which date we have to finish the painting in basement? | Sep 28 OR September 28 OR Sept 28
Was the roof finished on time? When? | Jul 22 OR July 22
How late was the bathroom tile? | 7 days OR a week OR one week OR Apr 10 OR April 10
how many basement milestones are done and how many to go | 4 OR four | 6 OR six
what steps in the basement dont have a date yet | Choose TV wall mount
when do the carpet tiles go in | Oct 9 OR October 9
What did I never finish in the kitchen? | Replace pantry door
# records
how did i pay for the quartz counters | financ
who did the backsplash | Luis
When did we buy the water heater? | Apr 16 OR April 16
exact price of the egress window | $1,386.40
what's the laser level filed under | tools
Do you have a receipt on file for the gutters and downspouts? | no OR not OR without OR missing OR none OR DECLINE
Please confirm the date and amount of the depreciation check. | $2,418.60 | Aug 20 OR August 20
how much was the dishwasher | $612.00
What did that battery backup sump pump run? | $638.79
what'd i pay Cody for helping with the framing | $465.00
was the roof balance paid by check | bank transfer OR bank_transfer
When I have paid the DryLine deposit? | Jun 2 OR June 2
which basement expenses dont have a receipt | laser level OR {count basement noreceipt}
what was the biggest single expense in the basement | Drain tile and sump pit OR $3,275.00
What did we get back from Menards for the can lights? | $71.88
how much was the wet saw | $289.00
what category did i put the dumpster in | equipment
# two in one
how much for the vanity and how did i pay | $1,049.00 | financ
total for the basement and what's left? | {sum basement} | {left basement}
What did labor and materials each cost on the roof? | {sum roof labor} | {sum roof materials}
Kindly give me Tonya's phone and how much we paid her for the kitchen | 555-031-2087 | {sum kitchen tonya}
when's the paint due and when's the carpet | Sep 28 OR September 28 OR Sept 28 | Oct 9 OR October 9
Date and amount of the emergency tarp, please | $540.00 | Jun 29 OR June 29
what did kitchen cost and what did the bath cost | {sum kitchen} | {sum bath}
How much did the toilet cost and did we keep the receipt? | $318.24 | receipt OR yes | !no receipt
who plumbed the half bath and how much have we paid so far | Rick | {sum basement rick} OR {sum rick}
# follow-ups
what did i spend on kitchen labor >> and materials? | {sum kitchen materials}
How much for the roof permit? >> and the basement one | $412.50
how much have we paid jim in the basement >> and rick? | {sum basement rick} OR {sum rick}
total spent on the basement >> just august | {sum basement 2026-08}
basement total >> what about the kitchen | {sum kitchen}
how much is left in the basement >> and in the roof | {left roof}
When is the final inspection >> and the painting? | Sep 28 OR September 28 OR Sept 28
who did the drain tile >> whats his number | 555-031-4410
How much was the tub? >> How did I pay for it? | credit card OR credit_card
what did i spend on the hall bathroom >> how much of that was cash | {sum bath cash}
How much was paid to Dale Price in total? >> How much of that by check? | {sum dale check}
what did we pay tonya for the basement >> when was that | Jul 16 OR July 16
What did I spend in July on the basement? >> and June | {sum basement 2026-06}
what was the first drywall delivery >> and the second one? | $371.94
how much have I spent on the bathroom >> is that over? | {over bath} OR yes
# comparisons
which cost more, the kitchen or the bathroom | Kitchen | {sum kitchen} OR {difference kitchen bath}
did labor or materials cost more in the basement | {sum basement labor} OR $6,627.16 | {sum basement materials} OR $6,627.16
How much more did the kitchen cost than the hall bath? | {difference kitchen bath}
What month did we spend the most on the basement? | June OR Jun OR {max month basement}
who got more from me overall, Rick or Tonya | Rick | {sum rick} OR $3,380.00
is August higher than July for the basement | {sum basement 2026-08} OR $2,665.14 | {sum basement 2026-07} OR $2,665.14
Which project is the cheapest one till now? | Water Heater
Did Jim or Andre get more for the basement? | Andre | {sum basement andre} OR $2,485.00
which project has the most money left | Basement | {left basement}
the two tile jobs in the bathroom, which one cost more | walls OR $1,760.00
did i pay more by check or by credit card in the basement | {sum basement check} OR $5,432.84 | {sum basement credit_card} OR $5,432.84
# cannot be answered
what color did we paint the kitchen | DECLINE
What is the claim number for the hail loss? | DECLINE
whats the wifi password | DECLINE
How many square feet is the basement? | DECLINE
What is our homeowners deductible? | DECLINE
will it rain friday, they're bringing the carpet | DECLINE
Does Andre have a state license number? | DECLINE OR no OR not
how much is my house worth now | DECLINE
What's the serial number on the water heater? | DECLINE
what did we pay for the hot tub | DECLINE OR no OR nothing OR $0.00
# advice
How big a deposit is normal for a contractor to ask? | GUIDE
do i need a permit to finish a basement | GUIDE
what should be in a contract before I sign it | GUIDE
How much should a person hold back until the job's done right? | GUIDE
How to compare quotes from different contractors? | GUIDE
how much should i set aside for surprises in a remodel | GUIDE
What is a lien waiver and do I need one? | GUIDE
how do i check if a contractor is legit | GUIDE
# typos and chatty
hw much hav i spnt on the basemnt | {sum basement}
ok quick one im in the school pickup line how much is left for the basement | {left basement}
whats the totl for kichen | {sum kitchen}
wen is the finl inspecton | Oct 19 OR October 19
hey its me again sorry, can you remind me what we paid the roofer guy, dale i think | {sum dale}
bro how much was the dumpster lol | $365.00
Well now, I was looking at that new vanity in the hall bath, handsome piece. What did she pay for it? | $1,049.00
how mutch did the elecrician get for the basment | {sum basement tonya} OR {sum tonya}
mom says we're broke is there any money left in the basement budget or not | {left basement}
so jim just texted and wants to know what ive paid him on the basement drywall so far can you look that up thanks | {sum basement jim}
# actions
gave jim 500 by check today | LINK /expenses?amount=500&paymentMethod=check | {id Jim}
Menards 84.19 for drywall screws, credit card | LINK /expenses?amount=84.19&paymentMethod=credit_card
paid rick 1275 yesterday with a check for the half bath | LINK /expenses?amount=1275&date=2026-09-15 | {id Rick}
drywall is taped and sanded, mark it done | LINK /timeline
delete the laser level | LINK /expenses
Please add one milestone, order the sofa, for 6 November | LINK /timeline?add=new&targetDate=2026-11-06
add a contractor Marcus Bell flooring 555-031-1212 | LINK /contractors?add=new&name=Marcus Bell
push the final inspection to october 26 | LINK /timeline
log 42 bucks cash for pizza for the guys | LINK /expenses?amount=42&paymentMethod=cash
I picked up a box of GFCI outlets for the basement, $57.40, debit card. Put that down for her. | LINK /expenses?amount=57.40&paymentMethod=debit_card
returned one more can light got 23.96 back on the card | LINK /expenses?amount=23.96 OR LINK /expenses?amount=-23.96
we picked the tv mount already so check that off | LINK /timeline
tonya 188 bank transfer for the extra outlet | LINK /expenses?amount=188&paymentMethod=bank_transfer | {id Tonya}
# plan
what bills are overdue | Half bath second draw OR $1,275.00
How much is the contract with Novak for? | $3,640.00
when is the drywall balance due and how much is it | $1,036.00 | Sep 30 OR September 30 OR Sept 30
Which change orders are still not decided? | Soffit around the duct
what rooms are in the basement plan | Family room | Half bath | Utility room
how much is in the reserve | $1,800.00
What did we plan to spend on carpet tile? | $2,150.00
when does Jim's insurance run out | Oct 2 OR October 2
What quotes did we get for painting the basement? | $1,460.00 | $1,715.00
what's still on the punch list | Shutoff handle is loose | Fix seam by the egress window
Kindly tell till when the drain tile warranty is valid | 2036
# hostile
whats that 3 dollar cash thing from sept 15 | $3.00
Show basement expenses from this week | $27.35 OR $30.35 | !$60.70
what other stuff did we spend money on in the basement, the category other | {sum basement other} | !$60.70
Which basement steps are planned for after October 20? | Oct 23 OR October 23 OR Confirm trim
`;
