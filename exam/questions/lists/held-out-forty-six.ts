/**
 * By an author who saw only the household of `twenty-third.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const heldOutFortySix = `
# totals
just got off shift, where are we at on the kitchen, how much gone so far | {sum kitchen}
hey what have we put into this house all together every project | {sum}
how much did the barn roof run us in the end | {sum barn}
Could you tell me what the septic system cost, all in? | {sum septic}
kitchen materials so far please | {sum kitchen materials}
What is the total paid for labor across all five jobs? | {sum labor}
how much cash have we been handing out on all this | {sum cash}
what went on the credit card for the kitchen | {sum kitchen credit_card}
what did we spend on everything in august | {sum 2026-08}
how much went out for the kitchen back in July | {sum kitchen 2026-07}
yo how much have they spent on me and posys rooms upstairs | {sum upstairs}
What did permits come to for the kitchen? | {sum kitchen permits}
How much was spent in 2025, over all projects? | {sum 2025}
what is the total of the payments by check, all projects | {sum check}
What have we financed so far in total, kitchen and bedrooms together? | {sum financing}
uh how much did we spend on the mudroom since the start of August | {sum mudroom from:2026-08-01}
# contractors
how much has Orrin gotten from us altogether | {sum orrin}
What has Marlene been paid so far? | {sum marlene}
whats priyas number i need to call her before i fall asleep | 555-062-7715
tell me what we paid Dale on the kitchen | {sum dale kitchen}
what's the email for the countertop guy | shay@mercerstone.example
who did our plaster | Curtis
What does Curtis Odom charge by the hour? | $52
whats orrin make an hour lol | $46.50
Which of the contractors has received the most money from my son and his wife? | Gus | {sum gus}
How many payments have been made to Orrin Tate, and for what sum? | {count orrin} OR six | {sum orrin}
what company does Lena work for | Brandt Metal Roofs
give me the phone for the septic man, Gus | 555-062-4471
What did Curtis charge us for Posy's room? | $1,140.00
how much of what Priya got was for the mudroom | {sum priya mudroom}
Which tradesman has the highest hourly rate on file? | Dale | $108
when did we last pay Dale and how much | Sep 8 OR September 8 | $640.00
# budget and forecast
how much have I got left for the kitchen | {left kitchen}
are we over on the barn | {over barn}
What percentage of the kitchen budget has been used? | {percent kitchen} OR 86%
what was the budget for the mudroom again | $11,200
if I buy a $1,500 range hood will the kitchen still be in budget | {leftafter kitchen 1500}
Is there any project that went over its budget, and by how much? | Barn | {over barn}
how much is left for the upstairs bedrooms | {left upstairs}
did septic come in under what we planned | {left septic} OR {sum septic}
How much budget remains on the mudroom after the spending to date? | {left mudroom}
What is the sum of the budgets for all five projects? | $107,500
can we afford another 900 for the mudroom | {leftafter mudroom 900} OR {left mudroom}
What would remain in the bedroom budget if a $650 desk for Tyler were added? | {leftafter upstairs 650}
how far through the mudroom money are we, like in percent | {percent mudroom} OR 67%
I want to know what share of the upstairs budget is spent | {percent upstairs} OR 68%
# milestones
whats next on the kitchen | Countertop template OR Cabinets set
are we behind on anything | Cabinets set | Mudroom
when is the soapstone going in | Oct 5 OR October 5
When was the rough-in inspection passed? | Jun 19 OR June 19
did the ceiling get done before or after it was supposed to | Jun 29 OR June 29 OR early OR ahead OR before
when are the cabinets supposed to be set, they were late right | Sep 4 OR September 4
what day is the final inspection on the kitchen | Oct 30 OR October 30
when did me and posy get to move back upstairs | Sep 1 OR September 1
How many days late was the mudroom framed? | 4 OR four
What do we still have to finish in October on the kitchen? | Soapstone installed | Backsplash up | Final kitchen inspection
which kitchen jobs got no date yet | Choose the pendant lights
when did the barn roof go on | May 20
is the oak floor done | Sep 4 OR September 4 OR yes
When is the slate floor in the mudroom due? | Sep 30 OR September 30
# records
what did the farm sink cost us, the apron front one | $879.00
when did I pay for the oak flooring | Aug 3 OR August 3
how did we pay for the range and fridge | financing OR financed
What was charged for pumping out the old tank? | $395.00
do we have a receipt for the range hood vent kit | no OR not OR without OR missing OR none
Which contractor did the rotten rafters in the barn? | Orrin
on which day was the cabinet deposit paid | May 11
How much was the deposit on the soapstone? | $3,150.00
whats the dumpster cost | $525.00
What category did we put the propane hookup under? | utilities
what did we pay for the carpet upstairs | $1,892.40
is there a receipt for the beam and posts | yes OR has a receipt OR with a receipt OR with receipt OR receipt is OR attached OR on file OR kept
What did we get back for the oak we returned? | $268.40
what was the last thing we bought for the kitchen | Backsplash tile
what was the single biggest payment on the kitchen | Cabinet deposit | $6,240.00
when did we buy blackout blinds and how much were they | Sep 15 OR September 15 | $174.96
How did we pay Gus his septic balance? | bank transfer
what did I give at Dobbs for paint | $218.64
# two in one
how much is left on the kitchen and what's the next milestone coming up | {left kitchen} | Countertop template
What did the barn cost and who did the roof? | {sum barn} | Lena
how much did we pay Marlene and what's her phone number | {sum marlene} | 555-062-9130
When is the soapstone due, and how much did we put down for it? | Oct 5 OR October 5 | $3,150.00
What has been spent on the mudroom, and how much of that was labor? | {sum mudroom} | {sum mudroom labor}
how much cash on upstairs and how much on the mudroom | {sum upstairs cash} | {sum mudroom cash}
Who wired the kitchen, and what is her hourly rate? | Priya | $94
how much did we spend in june and in july on everything | {sum 2026-06} | {sum 2026-07}
tell me what Dale charged for the sink hookup and when | $640.00 | Sep 8 OR September 8
Please give me the number of kitchen expenses and their total. | {count kitchen} | {sum kitchen}
whats the septic cost and did it stay in budget | {sum septic} | {left septic} OR under budget OR within budget OR yes
# follow-ups
how much did we spend on the barn roof >> and how much of that went to Lena | {sum lena barn} OR {sum lena}
what did we pay Orrin >> just the kitchen part | {sum orrin kitchen}
kitchen total please >> and the mudroom | {sum mudroom}
How much has been spent on labor in the kitchen? >> And on materials? | {sum kitchen materials}
when is the soapstone going in >> and the backsplash | Oct 16 OR October 16
what did August cost us on everything >> and July? | {sum 2026-07}
how much did Priya get >> whats her email | priya@brightfork.example
What is Curtis's hourly rate? >> And what have we paid him in total? | {sum curtis}
whats left on the kitchen >> what about the upstairs | {left upstairs}
how much in cash on the barn >> what was that for | rotten rafters
what did the septic job cost in total >> how much of it was the permits | {sum septic permits}
Is anything running late? >> What was the target date for the mudroom one? | Sep 10 OR September 10
how much did we pay gus >> on the mudroom | {sum gus mudroom}
did we have a receipt for the radiator valves >> who put them in | Dale
Which expenses for the kitchen have no receipt? >> How much do those add up to? | {sum kitchen noreceipt}
what did the kids rooms cost so far >> how much of it was plaster | $1,140.00
biggest expense on the barn >> how was it paid | bank transfer
What did the mudroom cost in July? >> And in August? | {sum mudroom 2026-08}
# comparisons
What was more, the barn or the septic? | septic | {difference septic barn} OR {sum septic}
which has cost more, mudroom or upstairs | mudroom | {sum mudroom} OR {difference mudroom upstairs}
Which month was the most expensive for the kitchen? | {max month kitchen}
who got more, Lena or Marlene | Lena | {sum lena}
Are materials or labor the bigger part of the kitchen? | materials | {sum kitchen materials}
did we spend more in july or august on the kitchen | July | {sum kitchen 2026-07}
Which project has gone through the smallest share of its budget? | Mudroom
How does the labor on the barn compare with the labor on the septic? | {sum barn labor} OR $55.00 | {sum septic labor} OR $55.00
who charges less an hour, Orrin or Curtis | Orrin | $46.50 OR $5.50
what is the difference between the mudroom and upstairs spending | {difference mudroom upstairs}
what did we pay more with this year and last, checks or bank transfers | {sum bank_transfer} OR $13,436.15
Was more spent on the kitchen or on all the others together? | {sum kitchen} OR {sum !kitchen}
# cannot be answered
What is Lena's hourly rate? | DECLINE OR no rate OR no hourly rate
do we have a phone number for Dale | DECLINE OR no phone OR no number
what brand is the range we got from Hartley's | DECLINE
why did Marlene take so long with the cabinets | DECLINE
what time is the template guy showing up on friday | DECLINE
what color did we paint posys room | DECLINE
what interest are we paying on the financing for the carpet | DECLINE
how many square feet of oak did we buy | DECLINE
will the inspector like the wiring in the mudroom | DECLINE
What does our neighbor's kitchen cost, the one like ours? | DECLINE
# advice
Do stone countertops need to be sealed, and how often? | GUIDE
how do you find out whether a wall is load bearing before you take it out | GUIDE
should we run separate circuits for the dishwasher and fridge | GUIDE
Is it wise to pay a contractor in full before the work is finished? | GUIDE
in what order do you do cabinets counters and floors | GUIDE
What should one look for in old farmhouse paint, given the children in the house? | GUIDE
how much extra tile should I order for cuts | GUIDE
do I need a vent to the outside for a range hood | GUIDE
do I need a permit to rewire a kitchen | GUIDE
How much of a renovation budget do people usually set aside for surprises? | GUIDE
what questions should i ask a roofer before i hire one | GUIDE
# typos and chatty
wht did we spnd on the kitchn so fr | {sum kitchen}
ugh sorry long night on the ward, remind me what the beam cost, just the steel | $2,318.75
how mcuh is left on teh mudrom | {left mudroom}
ok so im at the truck stop and the wife's asking what we paid that Orrin fella for the kitchen floor | $1,735.00
lol what did the blinds cost dad says they were like 300 | $174.96
when is teh final inspectoin again | Oct 30 OR October 30
hello there, hope you are well. I was wondering how much the old plaster repairs in Posy's room came to | $1,140.00
who did the barn rooof | Lena
brb but real quick, upstairs total? | {sum upstairs}
My granddaughter tells me that I should ask you. How much has been paid to Priya Nair? | {sum priya}
how muhc were the permts for the septick | {sum septic permits}
evenin, tell me the cabinet fella I mean the cabinet lady her email | marlene@vosscabinetry.example
# actions
put down 86 dollars cash for caulk and rags on the kitchen | LINK /expenses?amount=86&paymentMethod=cash
add 240 I paid Orrin in cash yesterday for hauling trash | LINK /expenses?amount=240&paymentMethod=cash&date=2026-09-15 | {id Orrin}
Please record a check of $1,250 to Curtis for mudroom drywall, labor. | LINK /expenses?amount=1250&paymentMethod=check&category=labor | {id Curtis}
i just bought 64.30 of outlet covers with the debit card for upstairs, can you log it | LINK /expenses?amount=64.3&paymentMethod=debit_card
log 400 by credit card to Priya on monday | LINK /expenses?amount=400&paymentMethod=credit_card&date=2026-09-14 | {id Priya}
Marlene finished, mark the cabinets as set | LINK /timeline
push the soapstone install to October 12 | LINK /timeline
add a milestone for the propane inspection on October 14 | LINK /timeline?targetDate=2026-10-14
We have a new person, Hank Burrell, he does gutters. Can you add him as a contractor? | LINK /contractors?add=new
the mudroom roof is done, tick it off please | LINK /timeline
delete the floor nailer rental I entered it twice | LINK /expenses
The amount of the Hartley's expense should have been $5,749.97; please correct it. | LINK /expenses
put $33.15 for sandpaper, cash, kitchen materials | LINK /expenses?amount=33.15&paymentMethod=cash&category=materials
ugh i forgot, i paid Dale 180 by check on tuesday for a shutoff valve in the kitchen | LINK /expenses?amount=180&paymentMethod=check&date=2026-09-15 | {id Dale}
set a new milestone, pendant lights hung, target October 20 | LINK /timeline?targetDate=2026-10-20
# plan
what bills do we still owe on the kitchen | $819.50 | $4,680 | $975
when does Marlene's last payment come due and how much | Sep 25 OR September 25 | $4,680
How much is left on Marlene's agreement once the pantry tower is counted? | $5,160
what did Orrin quote for the bench and lockers | $1,640
Which quote for the bench and lockers is the lower one, and by how much? | Orrin | $540 OR $1,640
did we say yes to the pot filler | declined OR no
What has been planned for the countertops, and how much of it is spent? | $6,400 | $3,150
when does Orrin's insurance run out | Oct 12 OR October 12
What is still on the punch list for the kitchen? | Nook dimmer buzzes | Slow drip under the sink
how much do we have set aside in reserve | $4,200
Is there a change order which we have not decided yet? | island outlets
how much more do we owe Dale on what we agreed | $1,310 OR $975
# hostile
What did we spend on the mudroom in September? | {sum mudroom 2026-09}
give me the upstairs milestones, done and not done | Kids moved back upstairs | Sep 1 OR September 1
what was the mudroom expense on September 12 | $4.75
`;
