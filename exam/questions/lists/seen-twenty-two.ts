/**
 * By an author who saw only the household of `third.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const seenTwentyTwo = `
# totals
total spent so far | {sum suite}
Kindly tell me the total amount spent on the kids bathroom till date. | {sum kids}
how much has the whole lot cost us, every job included | {sum}
labour on the suite, total? | {sum suite labor}
What did they fork out for materials on the granny suite? | {sum suite materials} OR {sum suite materials >0}
State the sum of all permit fees across every project. | {sum permits}
how much went on the credit card for the suite | {sum suite credit_card} OR {sum suite credit_card >0}
cash total, all projects | {sum cash}
how much did we spend last month | {sum suite 2026-08} OR {sum 2026-08} OR {sum 2026-08 >0}
sept so far? | {sum suite 2026-09} OR {sum 2026-09} OR {sum suite 2026-09 >0} OR {sum 2026-09 >0}
How much was spent on the Accessible Suite in the month of May 2026? | {sum suite 2026-05}
Please give me the total that went through financing for driveway and siding. | {sum driveway financing}
how many expenses are in for the kids bathroom | {count kids} OR ten
What is the average amount per entry in the Kitchen 2025 project? | {avg kitchen}
What is the sum of suite expenditures dated 1 June 2026 through 31 August 2026, inclusive? | {sum suite from:2026-06-01 to:2026-08-31}
both lumber deliveries together? | $4,106.19
suite stuff with no receipt, how much $ | {sum suite noreceipt}
how much is marked as repair for taxes, all projects | {sum repair}
how much did we spend in 2025 altogether, all projects | {sum 2025}
# contractors
renee's number? | 555-044-2317
how much has Marisol had off you lot for the suite, all up | {sum suite marisol}
Which of the contractors on file has the highest hourly rate, and what is it? | Kim Park | $140
email for the paving company | office@maypaving.example
who is our hvac guy | Dale Frost
May I know the hourly rate of the tile setter, please? | $65
total paid to curtis may, all jobs | {sum curtis}
how many times have they paid the sparky, across all the projects | {count tom} OR four
which contractors have no email saved | Tom Light | Bea Stone | Andrzej Wolak
who did the tiling in the suite shower | Bea
How much has Frost Heating & Air been paid in all? | {sum dale}
who got the most money on the driveway one | Curtis | {sum driveway curtis}
last payment to Renee, when and how much | Sep 14 OR September 14 | $940
which contractors were paid for the kids bathroom | Renee | Bea | Tom
what does kim do again | Occupational therapist
# budget and forecast
left in budget? | {left suite}
is kitchen 2025 over budget and by how much | {over kitchen}
What percentage of the heat pump budget has been consumed? Two decimals, please. | {percent heatpump}
kids bathroom budget | $9,800
If I pay the September progress payment of $2,750, what remains of the suite budget? | {leftafter suite 2750}
how much can they still spend on the drive and siding before it's all gone | {left driveway}
What is the combined budget of all five projects? | $135,600
which jobs have gone over budget mate | Kitchen
Without the $1,500 utility rebate, how much would remain of the Heat Pump Replacement budget? | {leftafter heatpump 1500}
are we on track with the suite money? bub asleep so can finally look | {left suite} OR {percent suite} OR {sum suite} OR 78%
if painting the kids bathroom costs 985 what is left there after | {leftafter kids 985}
will another 15000 blow the suite budget | {left suite} OR {leftafter suite 15000}
Kindly tell how much budget is unspent in all the projects put together. | $20,957.69 OR $21,708.03
# milestones
whats next on the timeline | Pocket door hung | Sep 18 OR September 18
anything overdue? | Shower tiled OR Wiring finish
when does grandma move in | Oct 31 OR October 31
When was the drywall completed, and how many days after its target date? | Aug 7 OR August 7 | 14 OR two weeks OR 2 weeks
what date is the final inspection of the suite | Oct 16 OR October 16
Which milestones of the suite are not having any date, please? | Choose call button
how many suite milestones are done | 4 OR four
was the kitchen finished on time last year | Jul 21 OR July 21 OR 21 days OR 3 weeks OR three weeks
How many days remain until the siding is due to be finished? | 14 OR two weeks OR 2 weeks
list all the october milestones | Final inspection | Grandma moves in
what's still to be done in the kids' bathroom, milestone wise | Vanity in | Paint the bathroom
Was the framing sign-off early or late, and by how many days? | late OR after | 7 OR a week OR one week OR 1 week
# records
how did we pay for the quartz | check
What is the exact amount of the curbless shower pan and linear drain? | $1,649.90
when did the heat pump deposit go out | Jun 30 OR June 30
which category is the range and hood under | other
receipt for lumber delivery 2? | no OR not OR without OR missing OR DECLINE
thermostat price | $229.99
what day did the dumpster get paid | Mar 20 OR March 20
Kindly tell which payment mode was used for the 200 A panel upgrade. | bank transfer
last thing paid on the suite | Fixture trim-out
What was the single largest expense on the Heat Pump Replacement? | $7,150 OR second payment
cheapest thing in the kids bathroom | {smallest kids} OR Final caulk
how much did floor and decor give back | $163.92
the scissor lift, what's it filed under? | equipment
duct sealing, is it down as repair or improvement for the tax | repair
who put in the undercabinet lights in the kitchen | Tom
What did the excess electricity for August come to? | $86.41
# two in one
spent on suite and whats left | {sum suite} | {left suite}
how much to renee and how much to tom, suite only | {sum suite renee} | {sum suite tom}
what's Dale's email and what's he been paid | dale@frostair.example | {sum dale}
Budget of the Driveway and Siding project, and the amount spent to date? | $27,300 | {sum driveway}
when is the pocket door due and how much deposit did we put on it | Sep 18 OR September 18 | $290
labour on the kids bathroom and materials on the kids bathroom, each one separate | {sum kids labor} | {sum kids materials}
Please share the phone numbers of Bea Stone and Andrzej Wolak. | 555-044-4420 | 555-044-6608
what did the kitchen cost in the end and who installed the cabinets | {sum kitchen} | Marisol
How large was the utility rebate, and on what date was it recorded? | $1,500 | Aug 21 OR August 21
who did the fan install n how was he paid | Tom | cash
# follow-ups
how much have we spent on the kids bathroom >> and the budget? | $9,800
total paid to renee >> only the suite | {sum suite renee}
what did we spend in july >> and in june | {sum suite 2026-06} OR {sum 2026-06}
How much labor is there on the suite? >> How much of that was Marisol? | {sum suite labor marisol}
what is the next milestone >> and the one after that | Final inspection | Oct 16 OR October 16
How much was the concrete pour for the driveway? >> Kindly tell how it was paid. | bank transfer
credit card on suite >> debit? | {sum suite debit_card}
who set the tile in the kids bathroom >> what did she charge for that one | {sum kids bea}
biggest expense on the driveway project? >> when was that | Apr 20 OR April 20
how much did we give dale >> in how many payments | {count dale} OR three
any overdue milestones in the kids bathroom >> what was the target date | Aug 28 OR August 28
How much was spent on permits in total, over all projects? >> Now exclude the kitchen. | {sum permits !kitchen}
whats missing a receipt on the suite >> how many is that | {count suite noreceipt} OR eleven
total spent >> nah I mean all the projects together | {sum}
what did the sparky get for the suite >> and what's he charge an hour | $97.50
# comparisons
labor or materials, which costs more on the suite | labor | {sum suite labor}
who got more overall, Renee or Tom | Tom | {sum tom}
By how much does spending on the suite exceed spending on the driveway and siding? | {difference suite driveway}
july or august, which was worse on the suite | July OR Jul | {sum suite 2026-07}
which project has cost the least so far | Kids | {sum kids}
Which has consumed the higher fraction of its budget, the heat pump or the driveway project? | Heat Pump | {percent heatpump} OR 87.5% OR 88%
cheque vs bank transfer on the suite, which one's bigger | check | {sum suite check}
difference between fiber cement siding delivery 1 and delivery 2 | $3,421.35
did bea get more for the suite or the kids bathroom | suite | $2,385
which month was most expensive for the suite | May | {max month suite}
Between Renee and Dale, whose hourly rate is higher, please? | Dale | $125
# cannot be answered
what colour did they pick for the suite walls | DECLINE
what time is marisol coming tmrw | DECLINE
how much did we pay for the new roof | DECLINE
What is the slope of the ramp, expressed as a ratio? | DECLINE
is it gonna rain friday, they're meant to be up on the siding | DECLINE
what will the house be worth when the suite is done | DECLINE
What is the interest rate on the heat pump financing? | DECLINE
How much we have paid to Rajesh, the carpenter? | DECLINE
serial number of the heat pump | DECLINE
# advice
what should be in a contract with a builder | GUIDE
As a general rule, what percentage of a renovation budget should be set aside for contingencies? | GUIDE
do you generally need a permit to take out a wall | GUIDE
How should one verify that a contractor is licensed and insured? | GUIDE
how much deposit is normal to give a tradie up front | GUIDE
What is a lien waiver, and should I be asking for one? Please guide. | GUIDE
tips for comparing quotes | GUIDE
what shud i check before i make the final payment to a contractor | GUIDE
# typos and chatty
hw much hav we spnt on teh suite | {sum suite}
sry one hand typing. wats left in kids bathrom budgt | {left kids}
g'day, just popped over to help with the paperwork, can you tell us what the sparky's been paid on the heat pump job? ta | {sum heatpump tom}
just off shift, brain is mush. what did renee get paid this week | $940
merisol phone numbr | 555-044-1203
whn is teh poket door suposed to b hung | Sep 18 OR September 18
baby finaly asleep lol ok so how mcuh did teh toilet n sink cost | $846.20
Hello, good evening, sorry for disturbing. I am wanting to know only how much amount is paid to Andrzej till now. | {sum andrzej}
so my daughter reckons the heat pump job blew its budget and I said no way, what's the actual number left | {left heatpump}
crikey how much was that concrete pour, the two trucks | $6,480
# actions
gave bea 350 by check today | LINK /expenses?amount=350&paymentMethod=check | {id Bea}
add 62.40 home depot screws, credit card | LINK /expenses?amount=62.40&paymentMethod=credit_card
shower tiled is done | LINK /timeline
Please delete the grab bars entry. | LINK /expenses
new milestone: install handrail, october 20 | LINK /timeline?add=new&targetDate=2026-10-20
Kindly add one contractor by name Suresh Iyer, he is a painter. | LINK /contractors?add=new
paid marisol 1200 yesterday bank transfer | LINK /expenses?amount=1200&paymentMethod=bank_transfer&date=2026-09-15 | {id Marisol}
vanity's in at last in the kids bathroom, tick it off would ya | LINK /timeline
got 41.75 back from ikea, it went on the debit card | LINK /expenses?amount=41.75 OR LINK /expenses?amount=-41.75
Record an expense: $118.26, paint rollers and trays, cash, 12 September 2026. | LINK /expenses?amount=118.26&paymentMethod=cash&date=2026-09-12
remove the choose call button step | LINK /timeline
tom came by, gav him 80 cash for fixng an outlet | LINK /expenses?amount=80&paymentMethod=cash | {id Tom}
push grandmas move in to nov 14 | LINK /timeline
# plan
any bills overdue | Wiring finish OR $1,490
how much is still to be paid on marisol's agreement | $4,125
What is the value of Marisol's agreement including accepted change orders? | $28,015
which change orders are waiting on a decision | Wider patio door
how much is in the reserve | $4,300
when does marisols insurance run out | Sep 30 OR September 30
who else has access to the suite project | Sam
whats left on the punch list | Hall threshold | Shower handle
Please list the rooms of the suite. | bedroom | Roll-in bathroom | Entry ramp
How much is the plumbing balance bill, and when does it fall due? | $2,045 | Oct 9 OR October 9
what did dale quote for the yearly service | $219
who's cheaper for painting the kids bathroom going off the quotes | Andrzej | $740
# hostile
what was entered for the driveway yesterday | $12.00
how much have they spent on the driveway and siding and who's been paid | {sum driveway} | Curtis | Andrzej
show the open milestones of the driveway project | Siding finished | Sep 30 OR September 30
`;
