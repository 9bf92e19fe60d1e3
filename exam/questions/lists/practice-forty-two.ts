/**
 * By an author who saw only the household of `nineteenth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceFortyTwo = `
# totals
Good evening. Could you please tell me what we have spent on the rental unit up to this point? | {sum rental}
whats the damage on the upstairs bathroom | {sum upstairs}
What'd that retaining wall run you? | {sum retaining}
I should like to know what the furnace ended up costing us, with everything that went along with it. | {sum furnace}
Entry stairs. Total so far. | {sum entry}
Would you be so kind as to add up everything we have put into this house, all five projects together? | {sum}
how much did we burn thru in august on the rental | {sum rental 2026-08}
How much of the rental unit was labor? | {sum rental labor}
What did the materials for the upstairs bathroom come to, with the money back from the vanity top already taken off? | {sum upstairs materials}
how much cash have we been throwing around, like on all the projects | {sum cash}
Permits, every project together. What's that add up to? | {sum permits}
I have been putting a good deal on the credit card. What is it in all, for every project? | {sum credit_card}
Before New Year's, so in 2025, what did the whole house cost you? | {sum 2025}
and september so far for the rental? | {sum rental 2026-09}
For the tax papers, how much have I marked as an improvement, the whole house taken together? | {sum improvement}
what did we spend on materials | {sum rental materials} OR {sum materials}
# contractors
All in, what has Lamar been paid? | {sum lamar}
how much did priya get for the rental | {sum priya rental}
What does Ilse ask for an hour of her time? | $68
I would be grateful for the telephone number of Mr. Okafor, the furnace man. | 555-061-8830
Who dug out and built the wall? | Duane
whats oskars email again | oskar@lindqviststairs.example
Give me Benny's number, I want to ask him about the ceiling. | 555-061-4419
who's our electrician, i keep forgetting | Priya
What is the name of Marguerite's firm? | Sloan Permit Drawings
Who's made the most money off you people? | Duane
Setting the basement aside, what did we pay Ilse for the upstairs bathroom? | {sum ilse upstairs}
how many times did we pay benny | {count benny} OR three OR 3 times
What did Duane charge for the work on the rental unit? | {sum duane rental}
Do we have anybody who does ductwork? | Curtis
What has Hobbs Digging been paid since last fall, wall and window together? | {sum duane}
# budget and forecast
How much is left in the rental budget? | {left rental}
What figure did we settle on as the budget for the upstairs bathroom? | $15,200
did we go over on the wall and by how much | {over retaining}
What percentage of the rental unit budget has been used up? | {percent rental} OR 91% OR 90.8%
if we drop another 1200 on the rental whats left | {leftafter rental 1200}
Are we still within the budget on the entry stairs, and how much room do I have? | {left entry}
Say you pay the three bills that are still open on the rental. What remains of the budget then? | $3,021.45
Could I still fit a $4,500 laundry corner into the budget of the rental unit? | {leftafter rental 4500} OR {left rental}
which of our projects blew the budget | Retaining
What do the budgets of all five projects amount to? | $88,800
how close did the furnace come to its budget | {left furnace} OR {percent furnace} OR 99%
The railing's going to be 1620. How far over does that put the entry stairs? | {leftafter entry 1620}
I wonder whether the upstairs bathroom stayed under its budget, and what was left of it. | {left upstairs}
# milestones
What is running late on the rental unit? | Kitchenette cabinets hung | Shower finished
whens the final inspection downstairs | Oct 8 OR October 8
After today, what is the next thing on the calendar for the rental unit? | Laminate floor
When was the wall finished, I mean actually finished? | Nov 4 OR November 4
How many days late did the upstairs bathroom get signed off? | 11 OR eleven
how far behind is the railing | 8 day OR eight day
According to our timetable, on what day does the tenant move in? | Nov 1 OR November 1
is there anything on the rental timeline that never got a date | Choose a lock
Which steps of the rental unit have we already got behind us? | City approved the drawings | Egress window in | Rough-in inspection | Drywall finished
How many steps still to go on the rental? | 6 OR six
when did the heat come back on last year | Nov 20 OR November 20
I am trying to plan my Saturdays. When is the front door supposed to be painted? | Oct 3 OR October 3
What's overdue on all of it, every project? | Kitchenette cabinets hung | Shower finished | Railing up
# records
when did we buy the egress window kit | May 18
In what manner did we pay for the soundproof insulation between the floors? | financ
Did you keep a receipt for the smart thermostat? | yes OR receipt | !no receipt | !without a receipt
what did the double vanity set us back | $1,329
Rough plumbing for the kitchenette and shower: got a receipt for that or not? | no OR not OR without OR missing OR isn't OR doesn't
Who wired up the chandelier in the stairwell? | Priya
Under what category did I enter the separate electric meter? | utilit
how much was the laminate from floor depot | $1,688.52
I have forgotten what the bathtub cost us. | $1,546.80
did i pay the fire rated drywall with debit or credit | debit
What day did the balance on the furnace go out? | Nov 19 OR November 19
How much did we get back for those two boxes of shower tile? | $126.90
What's the single biggest check you wrote on the retaining wall? | $4,350
whats the last thing we paid for on the rental | {newest rental} OR $1,430
How much did I spend at Lakeside Lumber? | $1,284.36
What was the smallest amount we paid on the furnace job? | {smallest furnace}
how'd we pay for the kitchenette cabinets | bank OR transfer
# two in one
Would you tell me what we have spent on the rental unit and what is left of its budget? | {sum rental} | {left rental}
Lamar's phone and what he charges an hour. | 555-061-9518 | $118
how much has oskar gotten and whats his rate | {sum oskar} | $61.25
What did the kitchenette cabinets cost, and on what day were they supposed to be hung? | $3,875.60 | Aug 28 OR August 28
labor on the upstairs bath and materials on the upstairs bath, need both | {sum upstairs labor} | {sum upstairs materials}
Give me July and August for the rental. | {sum rental 2026-07} | {sum rental 2026-08}
Who laid the tile in the upstairs bathroom, and what did that cost? | Ilse | $3,240
when do we have the final inspection and when does the tenant move in | Oct 8 OR October 8 | Nov 1 OR November 1
How much have we paid out in cash and how much by check, over all the projects? | {sum cash} | {sum check}
What's the wall cost and what's the furnace cost? | {sum retaining} | {sum furnace}
whats priyas number and how much did we pay her for the rental | 555-061-3356 | {sum priya rental}
# follow-ups
How much have we spent on the rental unit? >> And on the upstairs bathroom? | {sum upstairs}
what have we paid lamar >> how much of that was the rental | {sum lamar rental}
What did labor on the rental come to? >> Leave Priya out of it. | {sum rental labor !priya}
whats left on the entry stairs >> ok and after a 1975 railing? | {leftafter entry 1975}
When is the final inspection of the rental unit? >> And when would the tenant come? | Nov 1 OR November 1
Who built the retaining wall? >> What did he get for it? | {sum duane retaining}
what did we spend on the rental in june >> july? | {sum rental 2026-07}
Could you tell me what Priya charges? >> Her telephone number as well, if you please. | 555-061-3356
How much was the furnace all together? >> How much of that is financed? | {sum furnace financing}
show me the rental stuff with no receipt >> what does that add up to | {sum rental noreceipt}
Is anything overdue on the rental unit? >> What about the entry stairs? | Railing up
how much did benny get >> and oskar | {sum oskar}
What was the last payment on the rental? >> Is there a receipt for it? | no OR not OR without OR missing OR isn't OR doesn't
What did the dumpster cost? >> What day was that? | May 8
how much were materials for the entry stairs >> no wait i meant labor | {sum entry labor}
I would like to know the price of the concrete block. >> And how did I pay for it? | credit
How much has gone on the credit card for the rental unit? >> And by check? | {sum rental check}
total for the upstairs bathroom >> how much of that was tile work | $3,240 OR $5,114.22
# comparisons
Which came out dearer, the upstairs bathroom or the retaining wall? | {sum upstairs} OR {difference upstairs retaining}
how much more did the rental cost than the upstairs bathroom | {difference rental upstairs}
Lamar or Priya, who cost you more? | {sum lamar} OR $4,120.00
In which month did we spend the most on the rental unit? | June OR Jun OR {max month rental}
is oskar pricier per hour than benny | $61.25 OR $13.75
For the entry stairs, did labor or the materials cost more? | {sum entry labor} OR $272.83
Please compare what we spent on the rental in August with what we spent in July. | {sum rental 2026-08} | {sum rental 2026-07}
Who charges the most by the hour? | Lamar
whats the gap between the bathroom permit and the building permit for the basement | $477.50
Did you put more on checks or on the credit card, all projects? | {sum check} OR $20,238.80
Was the furnace more than the entry stairs have been so far? | {sum furnace} OR {difference furnace entry}
# cannot be answered
How many hours will Oskar need for the railing? | DECLINE
what rent are we gonna get for the unit | DECLINE
I have forgotten which color we chose for the walls of the rental. Can you remind me? | DECLINE
What time is Lamar showing up tomorrow? | DECLINE
whats the brand of the furnace we bought | DECLINE
How many square feet is the basement? | DECLINE
Would you tell me which inspector signed off the upstairs bathroom? | DECLINE
how long is the warranty on the furnace | DECLINE OR no warranty
What's Duane's hourly rate? | DECLINE OR no hourly rate OR no rate OR not recorded
Oskar's phone number, I need him now. | DECLINE OR no phone OR no number OR not recorded
# advice
As a rule, how much should one set aside for surprises in a renovation? | GUIDE
whats a normal deposit to give a contractor before they start | GUIDE
How do you check if a contractor is really licensed and insured? | GUIDE
does the floor go in before the cabinets or after | GUIDE
What ought to be in a written contract with a contractor? | GUIDE
What's a lien waiver and do we need one? | GUIDE
How does one deal with lead paint in an older house? | GUIDE
how do you keep a basement from getting damp | GUIDE
What goes behind shower tile so the water doesn't get into the wall? | GUIDE
any tips for living in the house while its torn up | GUIDE
# typos and chatty
hey hope ur good, quick one before work: how much we spnt on the rentel unit | {sum rental}
Hello dear, it is Helen again, I am sorry to trouble you, but what did we pay Marguerite for those drawings? | $1,150
wut did the upstars bathrom cost | {sum upstairs}
lol gus is bugging me about the retaning wall, how far over did we go | {over retaining}
how mutch did lammar get so far | {sum lamar}
It has been such a long week with the children at school. How much is still in the budget for the entry stairs? | {left entry}
whens the fnal inspecton | Oct 8 OR October 8
My late husband always kept the books and I am only learning, so bear with me. How much did we spend in total in June on the rental unit? | {sum rental 2026-06}
yo whats ilses number im locked out of my contacts | 555-061-2274
ok mom is stressing so just tell me, whats left for the rentl | {left rental}
how mcuh for materials on the entry stiars | {sum entry materials}
# actions
Put down 42.18 in cash today for caulk and painter's tape. | LINK /expenses?amount=42.18&paymentMethod=cash
I paid Benny $260 in cash yesterday for patching the ceiling in the rental. | LINK /expenses?amount=260&paymentMethod=cash&date=2026-09-15 | {id Benny}
add 88.40 on the credit card for blinds | LINK /expenses?amount=88.40&paymentMethod=credit_card
Please enter a check for $145 to Curtis, for the tune-up of the furnace on the 14th of September. | LINK /expenses?amount=145&paymentMethod=check&date=2026-09-14 | {id Curtis}
Log $350 to Oskar, labor, by check. | LINK /expenses?amount=350&paymentMethod=check&category=labor | {id Oskar}
Would you record that we paid $75 to the city for a reinspection, category permits? | LINK /expenses?amount=75&category=permits
The laminate floor is down. Mark it. | LINK /timeline
The final inspection has been moved to October 15. Please change it for me. | LINK /timeline
put the blinds up on the rental timeline for october 20 | LINK /timeline?targetDate=2026-10-20
Add a milestone for the entry stairs, "Carpet cleaned," on October 14. | LINK /timeline?targetDate=2026-10-14
New guy: Terry Quill, gutters, 555-061-0044. Save him. | LINK /contractors?add=new
I would like to add a cleaning woman, Dolores Pike, as a contractor. | LINK /contractors?add=new
delete the moisture meter, that was my own money | LINK /expenses
The dumpster was $435, not 415. Would you correct it? | LINK /expenses
# plan
Which bills are still to be paid on the rental unit, and what do they come to? | $300 | $415 | $187.50
which bill is past due | $300 OR Plumbing last payment
What sum did we agree on with Priya for the wiring? | $5,050
is any change order still waiting on us | Outdoor light
Duane or Oskar, who's cheaper on the railing and what's he asking? | $1,620
How large is the reserve for the rental unit? | $3,200
When does Nair Electric's insurance run out? | Oct 20 OR October 20
whats still on the punch list for the rental | Dead outlet | Grout missing
Did we end up saying yes to the washing machine hookup? | declined OR no OR not OR turned down OR rejected
How much did I plan for the laminate flooring, and what has it cost? | $1,550 | $1,688.52
what did benny quote for the stairwell drywall | $590
Is the rental unit shared with anyone, and may that person change things or only look? | edit
# hostile
What have you paid in cash on the entry stairs? | {sum entry cash}
How much was the little cash item on September 12 for the entry stairs? | $7.40
I should like to hear what Oskar was paid in August. | {sum oskar 2026-08} | !walked off
`;
