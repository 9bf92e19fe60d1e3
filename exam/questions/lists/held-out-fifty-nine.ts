/** By an author who saw only the household of `thirty-sixth.ts` and no rule. */
export const heldOutFiftyNine = `
# totals
What have we spent on the parlor floor so far? | {sum parlor}
how much did the roof end up costing us all together | {sum roof}
What did we put on the credit card in August for the extension? | {sum parlor credit_card 2026-08}
Quick one, total labor on the facade? | {sum facade labor}
How much cash have we handed out across all projects? | {sum cash}
What's the grand total for the whole house, all four projects? | {sum}
How much did we pay for permits over all projects? | {sum permits}
materials for the parlor since the first of July | {sum parlor materials from:2026-07-01}
How many expenses in the parlor project have no receipt attached? | {count parlor noreceipt}
How much of the parlor stuff is on financing? | {sum parlor financing}
what went out in May of this year, all projects | {sum 2026-05}
How many payments above $4,000 have we made on the parlor extension? | {count parlor >4000} OR eight
What did we spend on the upstairs bath in 2025? | {sum bath 2025}
Everything we paid by check for the top floor bath, please. | {sum bath check}
How much have we got back in refunds, all projects together? | $1,107.30
# contractors
How much has Marguerite had from us in total, all projects? | {sum marguerite}
What's the plumber's number? | 555-014-9025
what does Keiko charge an hour | $98
Who's our architect again? | Fiona Abernathy
Total paid to the roofer? | {sum casimir}
How much did we give Gus for the facade work? | {sum facade gus}
Do we have an email for the mason? | teodora@lindqvistmasonry.example
What's the name of Desmond's company? | Achebe Plumbing
What did the tile guy cost us upstairs? | {sum lorenzo bath}
How many times have we paid Teodora, over all projects? | {count teodora} OR four
When did we last pay the electrician? | Sep 9 OR September 9
What's the hourly rate of the painter? | $52.50
I need to call the lady who made our steel doors, what's her number? | 555-014-5563
How much did Desmond get for the top floor bath? | {sum desmond bath}
# budget and forecast
How much is left in the parlor budget? | {left parlor}
did we go over on the bath, and by how much | {over bath}
What percentage of the facade budget have we used? | {percent facade}
How much budget do we still have on the roof? | {left roof}
What's the budget for the extension? | $98,000
If we spend another 4,600 on the countertop, what's left of the parlor budget? | {leftafter parlor 4600}
Which of our projects is over budget? | Bath
Could we still afford a $12,000 staircase within the parlor budget? | {leftafter parlor 12000}
Say we order a $900 railing for the facade, what remains of that budget? | {leftafter facade 900}
What share of the roof budget is gone, in percent? | {percent roof}
what was the original budget for the top floor bath | $16,500
Between us, is the parlor still under budget today? | {left parlor}
If a 7,250 cabinet payment goes out next week, how much would be left for the parlor? | {leftafter parlor 7250}
How much is left on the facade? | {left facade}
# milestones
When are the cabinets supposed to get here? | Sep 24 OR September 24
Is anything overdue right now? | Plaster dry
when did we actually get the back wall open | Apr 29 OR April 29
How many days late was the framing inspection? | 5 OR five
When did the scaffold come down in the end? | Nov 7 OR November 7
How many milestones of the parlor project are finished? | 5 OR five
Which parlor milestone doesn't have a date yet? | dining table
when was the first soak in the new tub | Feb 27 OR February 27
How many days until the final inspection? | 65
What's on the schedule for the parlor in October? | Oak floor laid | Countertop template
When is the stoop railing supposed to go back on? | Oct 21 OR October 21
Were the garden doors hung before the target date? | Aug 5 OR August 5
What day was the roof finally watertight? | May 2
Did the tiling in the bath finish early or late? | early | Jan 20 OR January 20
# records
What did the clawfoot tub cost? | $2,150
When did we buy the laser level? | Sep 3 OR September 3
How did we pay for the fridge? | financing
how much was the crane | $1,150
What was our most recent expense on the parlor? | Primer and rollers
What did we pay for the skylight itself, not the installation? | $1,180
Where did we buy the framing lumber? | Canal Street
What date did we pay for the stoop? | Nov 5 OR November 5
Is there a receipt for the spray foam? | yes OR has a receipt OR with a receipt OR receipt is attached OR receipt attached
How much was the vanity with the marble top? | $1,340
Which category did we file the coffee and bagels under? | other
How much did the power bill come to in August? | $191.08
What was the biggest single expense on the parlor? | $9,500
How much did we get back for the oak boxes we returned? | $383.80
# two in one
How much did we spend on the roof and how much on the facade? | {sum roof} | {sum facade}
What's Keiko's phone number and how much have we paid her in all projects? | 555-014-3372 | {sum keiko}
When do the cabinets come and when does the oak floor get laid? | Sep 24 OR September 24 | Oct 2 OR October 2
What's left in the parlor budget, and what's left for the roof? | {left parlor} | {left roof}
Give me labor and materials for the bath, separately. | {sum bath labor} | {sum bath materials}
How much was the fridge, and the dishwasher? | $2,399 | $879
What did we pay the architect in all and what's her email? | {sum fiona} | fiona@abernathystudio.example
What did the parlor cost in July and what in August? | {sum parlor 2026-07} | {sum parlor 2026-08}
When did we buy the tub and what did it cost? | Dec 16 OR December 16 | $2,150
How many expenses does the facade have and what do they add up to? | {count facade} OR twelve | {sum facade}
Hourly rate for Desmond and for Lorenzo please | $110 | $60
What's the facade budget and how much of it is spent? | $26,000 | {sum facade}
When's the countertop template and what's overdue at the moment? | Oct 13 OR October 13 | Plaster dry
# follow-ups
How much labor on the bath? >> and materials? | {sum bath materials}
What did we spend on the parlor in June? >> and in May? | {sum parlor 2026-05}
How much is left for the roof? >> and the facade? | {left facade}
What did we pay Gus in all projects? >> just the bath please | {sum gus bath}
When is the final inspection? >> and the oak floor? | Oct 2 OR October 2
What's Casimir's phone number? >> and how much has he had from us? | {sum casimir}
How much did we spend on equipment for the facade? >> what about the parlor | {sum parlor equipment}
What did we pay by check on the parlor? >> ok and by bank transfer? | {sum parlor bank_transfer}
Who did the tiling upstairs? >> what's his number | 555-014-6150
total for the roof in 2025? >> and 2026? | {sum roof 2026}
How much have we paid Desmond for the parlor? >> and Keiko? >> and Marguerite? | {sum marguerite parlor}
What's left in the parlor budget? >> and if we buy a 3,200 stove? | {leftafter parlor 3200}
What did the scaffold cost the first month? >> and the second? | $1,800
When did we buy the medicine cabinet? >> how much was it | $268
# comparisons
What cost more, the roof or the facade? | facade | {sum facade}
By how much is the parlor more expensive than the roof so far? | {difference parlor roof}
Have we paid more to Keiko or to Desmond, over all projects? | Desmond | {sum desmond}
Did we spend more on labor or on materials in the parlor? | labor | {sum parlor labor}
which was pricier, the fridge or the tub | Fridge | $2,399
Did August cost more than July on the extension? | August | {sum parlor 2026-08}
Who charges more per hour, the plumber or the electrician? | Desmond OR plumber | $110
Which contractor have we paid the most in all projects? | Marguerite | {sum marguerite}
What's the difference between the facade and the bath, in total spend? | {difference facade bath}
Was the July power bill lower than the August one? | $176.33 | $191.08
Which project has the least spent on it? | Bath | {sum bath}
Did Teodora get more from us than Casimir, all projects? | {sum teodora} | {sum casimir}
Which of the four has the most money left in its budget? | Parlor | {left parlor}
# cannot be answered
Did the neighbors complain about the crane? | DECLINE
How much will our house sell for once this is done? | DECLINE
Is Desmond free next Thursday afternoon? | DECLINE
What color did we pick for the front parlor? | DECLINE
How many hours did Marguerite's crew work in May? | DECLINE
How old is Casimir? | DECLINE
What did the people next door pay for their roof? | DECLINE
Did the delivery guys show up this morning while I was in my meeting? | DECLINE
What will the power bill be in December? | DECLINE
What brand is our dishwasher? | DECLINE
How many square feet is the new extension? | DECLINE
Is my wife home in time to let Gus in tomorrow? | DECLINE
Which mortgage rate did the bank give us? | DECLINE
# advice
How long should plaster dry before we paint it? | GUIDE
Should the floor go in before or after the cabinets? | GUIDE
How do I check a contractor's insurance before signing? | GUIDE
What should we ask for before we make a last payment to a contractor? | GUIDE
How much contingency do people normally keep for an old house? | GUIDE
Is it okay to pay a contractor a big deposit up front? | GUIDE
how do you live through a kitchen renovation without losing your mind | GUIDE
What's a change order and why should it be in writing? | GUIDE
How many quotes should you get before you hire someone? | GUIDE
Quartz or butcher block for a kitchen we really cook in? | GUIDE
What do inspectors usually look at in a final inspection? | GUIDE
Do we need to worry about lead paint in a house from 1900? | GUIDE
What's the best way to keep dust out of the rest of the house? | GUIDE
# typos and chatty
hwo much have we spnt on the parlor | {sum parlor}
Hi! Sitting in a boring call, so tell me, what's left for the facade? :) | {left facade}
whats teh elecricians number | 555-014-3372
ok so my wife swears the tub was under two grand, what did it really cost? | $2,150
wen is the final inspecton | Nov 20 OR November 20
Ugh, I forgot again, when are the cabinets coming? | Sep 24 OR September 24
total for teh bathrom upstairs pls | {sum bath}
Two minutes till my next meeting, how much did Casimir get in total? | {sum casimir}
how mutch did we pay margerite for the parlor | {sum marguerite parlor}
Sorry, me again, what did we pay for the oak before the return? | $2,686.60
roof budjet left?? | {left roof}
Good morning, I hope you slept better than we did with that tarp flapping, how much have we spent on the parlor in September so far? | {sum parlor 2026-09}
materals for the facade, how much | {sum facade materials}
lol we bought a lot, how much did all the equipment for the parlor come to? | {sum parlor equipment}
# actions
Add $64 cash for screws and anchors, today. | LINK /expenses?add=new&amount=64&paymentMethod=cash&date=2026-09-16
put in 1200 for labor, paid by check yesterday | LINK /expenses?add=new&amount=1200&paymentMethod=check&category=labor&date=2026-09-15
Please note that we spent 210 on the debit card for materials on Monday. | LINK /expenses?add=new&amount=210&paymentMethod=debit_card&category=materials&date=2026-09-14
Mark the plaster as done. | LINK /timeline
Move the oak floor to October 9, please. | LINK /timeline
New milestone: backsplash tiled, by October 23. | LINK /timeline?targetDate=2026-10-23
delete the coffee and bagels expense | LINK /expenses
The laser level was actually 139.95, can you change that? | LINK /expenses
Save a new contractor, Priya Holm, she does countertops. | LINK /contractors?add=new
Get rid of the dining table milestone, we found one. | LINK /timeline
I just paid 85 on the credit card for a tool rental, file it under equipment, today's date | LINK /expenses?add=new&amount=85&paymentMethod=credit_card&category=equipment&date=2026-09-16
Add a milestone for the painting, November 6. | LINK /timeline?targetDate=2026-11-06
Log a bank transfer of 7250 for the rest of the cabinets, category materials. | LINK /expenses?add=new&amount=7250&paymentMethod=bank_transfer&category=materials
can you write down 150 for a street permit, paid by check on September 10 | LINK /expenses?add=new&amount=150&paymentMethod=check&category=permits&date=2026-09-10
# plan
Which bill is past due? | stage four | $4,200
What's the next bill coming up after today and when? | Kitchen circuits | Sep 21 OR September 21
How much do we have in the reserve? | $7,500
Which change order are we still supposed to decide on? | Floor outlet
How much was Marguerite's agreement for originally? | $33,800
When does the GC's insurance run out? | Oct 20 OR October 20
What's still open on the punch list? | threshold | Dead outlet
who quoted less for painting the parlor floor and how much | Gus | $2,950
What did we plan for the countertop? | $4,600
How long is the fridge under warranty? | Aug 6 OR August 6 | 2027
What percentage are we holding back from Keiko? | 10
What did the wider garden steps add to the contract? | $1,450
# hostile
How much did we spend on the facade in August 2026? | {sum facade 2026-08}
What's the total of the "other" category on the facade? | {sum facade other}
On what date was the roof watertight, and what did the roof cost overall? | May 2 | {sum roof}
`;
