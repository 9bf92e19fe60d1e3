/**
 * By an author who saw only the household of `twenty-second.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const seenFortyFive = `
# totals
How much have we sunk into the family room by now? | {sum family}
What has my bathroom cost you two so far, dear? The granny bathroom, I mean. | {sum granny}
Grand total across all five projects please, I'm doing your quarter. | {sum}
labor on the family room through the end of july, how much was it | {sum family labor to:2026-07-31}
What landed on the credit card in July, every project together? | {sum credit_card 2026-07}
how much did all the materials for the laundry and mudroom run us | {sum laundry materials}
How much did we spend this month? | {sum family 2026-09} OR {sum 2026-09}
What did all of you spend during calendar year 2025? | {sum 2025}
How much of the family room spending has no receipt behind it? | {sum family noreceipt}
How many entries are there under the granny bathroom? | {count granny} OR {count granny >0}
Add up everything that went on financing, all the projects. | {sum financing}
What did June, July and August come to on the family room? | {sum family from:2026-06-01 to:2026-08-31}
What's the average expense in the garage workshop? | {avg garage} OR {avg garage >0}
Across every project, how much money have stores and makers given back to us in refunds? | $313.06
permits, all projects. what did they cost us in total | {sum permits}
Of the yard drainage money, how much was in single payments of more than a thousand dollars? | {sum yard >1000}
what did we lay out last week | {sum family from:2026-09-07 to:2026-09-13} OR {sum from:2026-09-07 to:2026-09-13}
# contractors
How much has Anselm gotten from us? | {sum anselm}
I need Stig's phone number, the pipe is dripping again | 555-061-9463
Who is the electrician we use? | Lupe
What does Noreen charge by the hour? | $61.25
How do I get hold of Priya? | priya@venkatdesign.example
What did we pay Rufus for the work in the garage? | {sum rufus garage}
who did the drywall in the family room again | Casimir
How many contractors do we have saved? | 8 OR eight
Which contractor has been paid the most? | Anselm
Did Tansy get any money from you in 2026, and how much? | {sum tansy 2026}
Which of our contractors have no company on file? | Rufus | Casimir
For the 1099s: total paid to Lupe Ferrara, all jobs. | {sum lupe}
What's the name of Noreen's company? | Abbott Tile
What has Stig cost us on the laundry so far? | {sum stig laundry}
Whose hourly rate is the highest? | Priya
How much of the granny bathroom money isn't tied to any contractor? | {sum granny nocontractor}
anselms email address? have to send him the door sizes | anselm@brodybuilders.example
# budget and forecast
How much is left in the family room budget? | {left family}
Did any of our projects go over budget? | Yard
By how much did we overshoot on the yard drainage? | {over yard}
What percentage of the garage workshop budget is used up? | {percent garage} OR 77.7% OR 78%
If I order the 1,500 dollar sectional out of the family room money, what would remain? | {leftafter family 1500}
What was the budget you set for the granny bathroom? | $13,900
is there still enough in the laundry budget for an 865 dollar sink | {leftafter laundry 865} OR {left laundry}
Please add up the budgets of all the projects for me. | $130,525
Across all five projects, what is budget minus actual? | $22,625.89
Which project has burned through the largest share of its budget? | Yard
Suppose we put another $2,000 into the granny bathroom, how far over its budget would it be? | {leftafter granny 2000}
What share of the family room budget is spent? | {percent family} OR 79.4% OR 79%
how much more can I put into my workshop before I hit the limit? the garage one | {left garage}
At this pace are we going to stay inside the budget for the family room? | $88,600 OR {left family} OR {sum family}
# milestones
What are we behind on in the family room? | Oak floor
When is the final county inspection supposed to happen? | Oct 8 OR October 8
When was my mirror supposed to be up in the bathroom? | Sep 4 OR September 4
On what date did the framing pass inspection? | Jun 18 OR June 18
what's the next thing coming up on the family room after the floor | Trim and doors
Which family room milestone doesn't have a date yet? | ceiling fan
How many days late was it before the roof and windows were weathertight? | 7 days OR seven days OR a week OR one week
When had the foundation cured, and was that on time? | May 5
when could grandma finally use the shower | Aug 21 OR August 21
How many family room milestones are finished already? | 5 OR five
What day is the therapist coming to do the safety walk-through? | Sep 29 OR September 29
Which garage milestones got done ahead of their date? | Subpanel | Overhead door
When was the grass established in the yard? | May 22
What date was the utility sink meant to be in? | Sep 14 OR September 14
# records
What did the washer and dryer cost? | $2,198
When did I buy the table saw? | Jul 13 OR July 13
How was the gas fireplace insert paid for? | credit card
Do we have a receipt for the dust collector? | no receipt OR without a receipt OR without receipt OR no, OR not OR none OR missing
Under which category did you book the heated floor mat and thermostat? | equipment
who got paid for the first half of the framing | Anselm
How much was the sod for the yard? | $1,584
Who laid the tile on the mudroom floor? | Noreen
What did those first plan drawings set us back? | $2,850
What day did we buy the lumber package from Millbrook? | May 6
how did we pay for the patio slider and windows | bank transfer
What was the credit for the lights we sent back? | $128.76
What did Granite City Ready Mix charge for the concrete? | $2,046.55
What is the single biggest expense in the family room? | $7,418.92
What's the cheapest thing we bought for the laundry? | {smallest laundry}
What's the most recent expense on the granny bathroom? | {newest granny}
was the nail gun rental cash or card | cash
What did the table saw get marked as in the tax decisions? | not part OR not_part OR not count OR neither
How much did my grab bars come to? | $187.29
# two in one
How much did the garage cost up to now, and what's left of its budget? | {sum garage} | {left garage}
I need the totals for Lupe and for Stig. | {sum lupe} | {sum stig}
When's the trim due, and when's the final inspection? | Sep 25 OR September 25 | Oct 8 OR October 8
What did the fireplace insert cost and how did we pay for it? | $3,249 | credit card
phone numbers for casimir and noreen please, need them both tomorrow | 555-061-5532 | 555-061-4187
For the laundry: how much was materials and how much was labor? | {sum laundry materials} | {sum laundry labor}
Who planted the rain garden and what did we pay for it? | Tansy | $1,350
How much of the granny bathroom went out by check, and how much in cash? | {sum granny check} | {sum granny cash}
What did the family room run us in July, and what in August? | {sum family 2026-07} | {sum family 2026-08}
What was the yard budget and by how much was it exceeded? | $7,900 | {over yard}
Over all the projects, what totals have been decided as improvement and as repair for taxes? | {sum improvement} | {sum repair}
# follow-ups
How much have we spent on the garage? >> and how much of that was labor? | {sum garage labor}
What did Stig get from us in all? >> Just the granny bathroom part. | {sum stig granny}
what's left for the laundry >> and the family room? | {left family}
When was the rough-in signed off? >> And the oak floor, when should that be down? | Sep 11 OR September 11
How much was the walk-in shower base and doors? >> How did we pay that? | credit card
How much did the family room cost us in July? >> and in August? | {sum family 2026-08}
who's our tile setter >> what's her number? | 555-061-4187
Who is our tile setter? >> What have we paid her altogether? >> How much of that was the mudroom? | {sum noreen laundry}
How much went out by check on the family room? >> And by bank transfer? | {sum family bank_transfer}
What's the materials total over all the projects? >> Only this year's. | {sum materials 2026}
What did we end up spending on the yard drainage? >> How far over is that? | {over yard}
Which contractor did we pay the most? >> What's his hourly rate? | $72
How much have we paid Anselm? >> how about Casimir | {sum casimir}
What did the granny bathroom cost in June? >> And in July? | {sum granny 2026-07}
How much of the laundry spending has no receipt? >> Same for the granny bathroom please. | {sum granny noreceipt}
how much did we spend on the garage >> no wait, sorry, I meant the laundry | {sum laundry}
What's the largest expense in the family room? >> What day was that? | May 6
What have we spent on the family room in total? >> Now leave out the labor. | {sum family !labor}
how much is left on the granny bathroom >> and if I spend another 600 there | {leftafter granny 600}
# comparisons
Which one cost us more, the granny bathroom or the laundry? | Granny | {sum granny} OR {difference granny laundry}
How much more did the yard cost than the garage? | {difference yard garage}
Have we paid Stig or Lupe more? | Stig | {sum stig} OR $2,025
Which month was the most expensive for the family room? | May 2026 OR in May OR May was OR {max month family}
On the family room, did labor or materials cost more? | labor | {sum family labor} OR $4,249.71
Was more put on credit cards or on financing over all projects? | financing | {sum financing} OR $1,065.27
did we spend more in july or in august on the family room | July | {sum family 2026-07} OR $2,281.96
Which project used the most cash? | Family
What's the difference in price between the table saw and the dust collector? | $770
Who's cheaper by the hour, Casimir or Noreen? | Casimir | $46 OR $15.25
Set the family room's June against its September so far. | {sum family 2026-06} | {sum family 2026-09}
Which of the five projects has cost the least so far? | Garage
# cannot be answered
What year was our furnace put in? | DECLINE
How many hours did Anselm spend on the framing? | DECLINE
what colour is the paint we bought for the family room | DECLINE
Is Casimir free on the 24th? | DECLINE
What did our neighbors pay for their extension? | DECLINE
What brand are the washer and dryer? | DECLINE
How much interest will the financing cost them over its whole term? | DECLINE
Who recommended Tansy to us? | DECLINE
How high is the ceiling in the new family room? | DECLINE
What did the county inspector complain about during the framing inspection? | DECLINE
# advice
How big a cushion should you keep for surprises when you build an addition? | GUIDE
Is it better to paint the walls before the hardwood floor goes in, or after? | GUIDE
How many bids should a person get before choosing somebody? | GUIDE
What should be in a builder's contract before anyone signs it? | GUIDE
Is it normal for a contractor to ask for half the money up front? | GUIDE
What is a lien waiver and when would we want one? | GUIDE
If a house was built in 1962, should we be worried about lead paint when we open a wall? | GUIDE
How do you keep the dust out of the rest of the house while the work is going on? three kids here | GUIDE
how can i tell whether a wall is load bearing | GUIDE
How do I check whether a contractor is licensed and insured? | GUIDE
How ought a bathroom be ventilated so that it doesn't get mouldy? | GUIDE
# typos and chatty
hw mch did we spnd on teh garge | {sum garage}
ok the kids are finally asleep, quick one before I drop: what's left for the laundry?? | {left laundry}
famly room total pls | {sum family}
Good morning dear, it's Grandma. Could you tell me who set the tile in my shower? I want to bake her something. | Noreen
stigs numbr?? | 555-061-9463
standing in the store with a full cart, help, how much is left on the granny bathrom | {left granny}
lupe totl paid | {sum lupe}
when is the finl inspecton in the family rom | Oct 8 OR October 8
i know we bought a dust colector in july, waht did it cost | $579
Hi again! My husband says the yard came in under budget and I say no way. So what's it over by, if it is? | {over yard}
You're a lifesaver, thank you. One more, materials for the granny bathrooom? | {sum granny materials}
Bookkeeper friend here, just reconciling: what went out by check in August, all projects? | {sum check 2026-08} OR {sum check 2026-08 >0}
# actions
I just gave Casimir 380 in cash for the second coat in the family room, please put that down | LINK /expenses?amount=380&paymentMethod=cash | {id Casimir}
Log $62.40 at Corner Paint & Paper for rollers and tape, yesterday, on the debit card. | LINK /expenses?date=2026-09-15&paymentMethod=debit_card | 62.4
Put a milestone on the calendar for the bookshelf delivery, October 14. | LINK /timeline?targetDate=2026-10-14
Mark the oak floor as done, it looks gorgeous | LINK /timeline
The therapist can't make it, please move her walk-through to October 6. | LINK /timeline
Add a new contractor: Gwen Tully, cabinetmaker, 555-061-8820. | LINK /contractors?add=new
delete the nail gun rental, the neighbor paid for that one | LINK /expenses
The dust collector was 597 dollars and not 579, would you correct it? | LINK /expenses
Record a $240 check to Noreen on September 15, regrouting in the laundry, labor. | LINK /expenses?amount=240&date=2026-09-15&paymentMethod=check&category=labor | {id Noreen}
I handed that nice Casimir 40 dollars cash on Friday the 11th for hanging my curtains, would you write it down? | LINK /expenses?amount=40&date=2026-09-11&paymentMethod=cash | {id Casimir}
add $129 for a closet organizer for the laundry, credit card, bought it on the 12th | LINK /expenses?amount=129&date=2026-09-12&paymentMethod=credit_card
Book 350 by bank transfer to Priya dated September 15 for the revised drawings. | LINK /expenses?amount=350&date=2026-09-15&paymentMethod=bank_transfer | {id Priya}
Tick off the utility sink in the laundry for me please. | LINK /timeline
Save a new painter for us, Bartholomew Quince, works for himself, 555-061-6604 | LINK /contractors?add=new
give the ceiling fan choice a date, september 30 | LINK /timeline
# plan
Is there any bill we should already have paid? | Fireplace hookup | $185
When is Lupe's final invoice due? | Sep 28 OR September 28
How much do we still owe Anselm under our agreement with him? | $1,400
Which extra did we say no to? | Radiant tubing
Is there a change somebody is still waiting for us to decide on? | Floor outlet | $365
How much have we put by in the reserve for the family room? | $6,400
When does the Brody liability insurance run out? | Sep 30 OR September 30
What's still open on the punch list? | Squeak | Dimmer
What quotes did we get for the mudroom wainscot? | $1,240 | $1,475
how much did we plan for the built-in desks | $2,650
How long is the fireplace under warranty? | 2031 OR five years OR 5 years
Did the oak floor come in above what we'd planned for it, and by how much? | $152
Can the people the family room project is shared with edit things, or only look? | view OR only look OR read-only OR cannot OR can't
# hostile
What have we paid in cash on the garage? | {sum garage cash}
How much did the garage cost us in September? | {sum garage 2026-09}
Is the workshop over its budget or how much is left? | {left garage}
`;
