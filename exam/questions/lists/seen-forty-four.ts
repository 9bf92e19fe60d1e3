/**
 * By an author who saw only the household of `twenty-first.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const seenFortyFour = `
# totals
How much have we put into the cabin so far? | {sum cabin}
whats the grand total across all five jobs | {sum}
What did we end up spending on the septic and well work? | {sum septic}
apartment total please | {sum apartment}
How much of the cabin money went to materials? | {sum cabin materials}
What did August cost us? | {sum cabin 2026-08} OR {sum 2026-08}
labor on the apartment, all of it | {sum apartment labor}
How much have we paid out in cash, counting every job? | {sum cash}
If you leave out the apartment, what has everything at the lake come to? | {sum !apartment}
We paid some fees to the condo board for the apartment permit stuff. What did permits come to there? | {sum apartment permits}
how much is on the credit card altogether for all the projects | {sum credit_card}
So what have we financed, total? | {sum financing} OR {sum cabin financing}
How much money went out last week? | {sum from:2026-09-07 to:2026-09-13} OR {sum cabin from:2026-09-07 to:2026-09-13}
I'd like to know what we spent on the dock from the beginning of May through the end of June. | {sum dock from:2026-05-01 to:2026-06-30}
What did we spend in 2025, before any of the cabin work started? | {sum 2025}
Walt wants to know what the cabin and the dock come to when you add them together. | {sum !apartment !septic !boathouse}
# contractors
What has Gus been paid in all? | {sum gus}
Do we have a phone number for Tamsin? | 555-061-8853
how do i get ahold of kip | kip@halvorsenheating.example
What does Yolanda charge an hour? | $118
How much of the cabin money has gone to Renata? | {sum renata cabin}
Who was it that swept the chimney? | Kip
What's the name of Desmond's company? | Pruitt Well and Pump
who's our electrician again | Renata
How much has Orville gotten for labor on the dock, not the dock sections themselves? | {sum orville dock labor}
How many times have we paid Lorna? | {count lorna} OR twice OR two
Of everybody we've used, who has the lowest hourly rate? | Lorna
Who tiled the apartment bathroom? | Tamsin
When did we last write Yolanda a check? | Sep 3 OR September 3
Counting all the jobs, which contractor has gotten the most money from us? | Desmond
what number do I call for Desmond, the pump keeps cycling | 555-061-5592
Email for Renata? | renata@vogelelectric.example
# budget and forecast
How much is left in the cabin budget? | {left cabin}
did we go over on the septic | {over septic}
What percent of the dock budget have we used up? | {percent dock} OR 95% OR 94.6%
Remind me what budget we set for the apartment. | 27,900
If I buy a $900 bench for the dock, what would that leave us? | {leftafter dock 900}
Can the boathouse take another 3,000 or is that too much? | {leftafter boathouse 3000} OR {left boathouse}
Which of our projects is over budget? | Septic
is there any money left for the apartment | {left apartment}
At the pace we're spending, will the cabin stay inside its budget? | {left cabin} OR {sum cabin} OR 58,600
What do all the budgets add up to? | 134,800
Say the loft railing comes in at 1400. How much would the cabin have left after that? | {leftafter cabin 1400}
How close are we to the limit on the dock? | {left dock} OR {percent dock} OR 95% OR 94.6%
Which job has the most budget still left to spend? | Cabin
what was the original number we set for the boathouse roof | 8,750
# milestones
What's running late at the cabin? | Kitchen cabinets hung
Across all the jobs, what should have been done by now and isn't? | Kitchen cabinets hung | Boat lift working | Board signs off
When's the final county inspection? | Oct 16 OR October 16
When did the dock finally go in the water? | Jun 30 OR June 30
Did the woodstove get done on time? | Jun 24 OR June 24 OR early OR on time OR ahead OR before
what's the next thing coming up at the cabin | Backsplash grouted OR Kitchen cabinets hung
When could we use the apartment bathroom again? | Mar 20 OR March 20
How many days late did the cabin floor finish? | 7 days OR seven days OR a week OR one week
Anything on the cabin schedule for October? | Loft railing up | Final county inspection
Is there anything at the boathouse we never set a date for? | Big doors rehung
what day did the county approve the septic | Nov 18 OR November 18
How many steps are still open at the cabin? | 5 OR five
When do we have to get the dock out for the winter? | Oct 24 OR October 24
What have we finished at the cabin so far? | Building permit posted | Electrical inspection | Shower usable
# records
What did the water heater cost? | $1,289.95
When did we buy the range? | Sep 8 OR September 8
How did we pay for the boat lift? | cash
Did we keep a receipt for the butcher block? | no receipt OR without a receipt OR no, OR no. OR does not OR doesn't OR not have OR missing OR didn't OR did not OR isn't OR is not
What category did the propane go under? | utilities
what'd we give the neighbor for that used lift | $1,800
How much did we get back on the box of tile we returned? | $97.35
What did Lorna charge for painting the loft? | $940
Where did the shower tile come from? I want to match it. | Northshore
What day was the percolation test? | Sep 17 OR September 17
Who put up the pine ceiling? | Gus
How was the fridge and dishwasher at the apartment paid for? | credit card
What's the last thing we bought? | Mouse-proofing
What's the biggest single payment on the dock? | $6,480
How much extra did we pay because of the rock in the septic trench? | $1,325
how many cabin expenses dont have a receipt | {count cabin noreceipt} OR nine
Is the chimney cleaning down as a repair or an improvement for taxes? | repair
What did that heat pump in the living room run us? | $4,690
# two in one
How much have we spent on the dock and how much is left? | {sum dock} | {left dock}
What's Orville's phone number, and how much have we paid him? | 555-061-2204 | {sum orville}
When did we put the deposit down on the cabinets and how much was it? | Jul 15 OR July 15 | $3,450
I need the cabin total and the apartment total. | {sum cabin} | {sum apartment}
who rewired the cabin and what did it come to | Renata | {sum renata cabin}
When is the backsplash due, and when's the loft railing? | Sep 22 OR September 22 | Oct 2 OR October 2
For the boathouse, how much was labor and how much was materials? | {sum boathouse labor} | {sum boathouse materials}
What did we spend on the cabin in July and what in August? | {sum cabin 2026-07} | {sum cabin 2026-08}
Could you give me Tamsin's hourly rate and her email? | $68 | tamsin@okafortile.example
what did the woodstove cost and how'd we pay for it | $4,418.60 | financ
How far over did the septic go, and when was the last payment to Desmond? | {over septic} | Nov 19 OR November 19
# follow-ups
How much have we spent on the cabin? >> and the dock? | {sum dock}
What has Gus been paid? >> how much of that was for the boathouse | {sum gus boathouse}
When is the loft railing due? >> And the final inspection? | Oct 16 OR October 16
Who did the shower tile? >> what's her number | 555-061-8853
How much labor is in the apartment? >> What about materials? | {sum apartment materials}
What's left in the boathouse budget? >> and if I spend another 600 there | {leftafter boathouse 600}
What did we spend on the cabin in August? >> And July? | {sum cabin 2026-07}
How much did we pay Desmond? >> when was the last time | Nov 19 OR November 19
What did the woodstove cost us? >> who did we get it through | Kip
how much of the cabin was paid by check >> and by bank transfer | {sum cabin bank_transfer}
How much has Renata been paid? >> Just for the apartment, I mean. | {sum renata apartment}
Did any of the jobs go over budget? >> By how much? | {over septic}
What's late at the cabin? >> how about the dock | Boat lift working
How much cash have we spent on everything? >> only the cabin | {sum cabin cash}
What did the apron sink cost? >> And how did we pay for it? | credit card
what does kip charge >> and Yolanda | $118
How much have we spent on the apartment? >> What percent of the budget is that? | {percent apartment} OR 84% OR 83.8%
Are there cabin expenses with no receipt? >> what do they add up to | {sum cabin noreceipt}
How much is the dock up to? >> How much of that was materials? >> and labor | {sum dock labor}
# comparisons
Which one has cost us more, the dock or the apartment? | Apartment | {sum apartment} OR {difference apartment dock}
Who have we paid more in all, Gus or Renata? | Renata | {sum renata} OR $875.00
How much more has the cabin cost than the apartment? | {difference cabin apartment}
What was our most expensive month at the cabin? | June OR Jun | {max month cabin}
Did we spend more on the cabin in July or in August? | August OR Aug | {sum cabin 2026-08} OR $562.53
whos more per hour, Yolanda or Renata | Yolanda
For the cabin, is labor or materials the bigger piece? | labor | {sum cabin labor} OR $12,430.68
Overall have we used checks more than the credit card, dollar-wise? | {sum check} OR {sum cabin check}
What's the smallest thing we've paid for on the cabin? | {smallest cabin}
Of the cabin, the dock, the septic and the boathouse, which was cheapest? | Boathouse
How does what Desmond got compare to what Orville got? | {sum desmond} OR $649.55 | {sum orville} OR $649.55
which is closer to running out of money, the dock or the boathouse | Dock
# cannot be answered
What color did Lorna use in the loft? | DECLINE
How many square feet of pine did we order for the ceiling? | DECLINE
what brand is the woodstove | DECLINE
What did we pay for the apartment when we bought it? | DECLINE
Which of us has chipped in more so far, me or Walt? | DECLINE
How many hours did Gus spend on the ceiling? | DECLINE
what were we charged per gallon for the propane | DECLINE
What's the cabin worth today with all this work in it? | DECLINE
How deep is our well? | DECLINE
Which neighbor did the boat lift come from, do you know his name? | DECLINE
# advice
Is it normal for a contractor to want all the money up front? | GUIDE
How much should a person set aside for surprises in an old house? | GUIDE
What ought to be in a written contract with a contractor? | GUIDE
how many quotes should you get before picking somebody | GUIDE
Do you generally need a permit to redo a bathroom? | GUIDE
How do I check that a contractor is really licensed and insured? | GUIDE
Should you paint before or after the new floors go in? | GUIDE
What order do people usually do things in when they redo a kitchen? | GUIDE
my place was built in the 50s, how do you know if theres lead paint | GUIDE
Should I worry about asbestos when I tear out old vinyl flooring? | GUIDE
What is a lien waiver and when do you ask for one? | GUIDE
# typos and chatty
hey how mcuh have we spnet on teh cabin | {sum cabin}
ok Nora is asking me again lol, whats the apartmnet up to now | {sum apartment}
budgit left for the boathose?? | {left boathouse}
whens the final inspecton at the cabin | Oct 16 OR October 16
how much has gus ben paid all togehter | {sum gus}
Good morning! I was sitting here with my coffee trying to remember what that woodstove set us back. Do you know? | $4,418.60
sorry, dumb question probably, but did we go over on the septic and how bad | {over septic}
phone nubmer for yolanda plz the sink is driping | 555-061-3370
Hi there. It's raining so no dock work today. What have we spent on labor for the dock anyhow? | {sum dock labor}
cabnet balance, how much was that | $3,725.50
thansk! and wat did orvile get in total | {sum orville}
My husband thinks we spent five grand on the apartment floors and I say no way. What was it for refinishing the oak? | $3,480
# actions
Put down $64.18 for caulk and screws from the hardware store today, debit card, for the cabin. | LINK /expenses?amount=64.18&paymentMethod=debit_card
log 350 cash to gus for fixing the loft stairs yesterday | LINK /expenses?amount=350&paymentMethod=cash&date=2026-09-15 | {id Gus}
The cabinets are hung, please mark that one done. | LINK /timeline
We need to push the backsplash back to September 29. | LINK /timeline
Add a milestone at the cabin, firewood delivered and stacked, for October 14. | LINK /timeline?targetDate=2026-10-14
Please add a new contractor. Pete Arndt, takes down trees, 555-061-9980. | LINK /contractors?add=new
delete the dock ladder, I took it back and they never charged me | LINK /expenses
The propane should be 742.08, not 742.80. Can you fix that? | LINK /expenses
I wrote Orville a check for $600 on Monday for leveling the dock, can you add it | LINK /expenses?amount=600&paymentMethod=check&date=2026-09-14 | {id Orville}
Enter an $85 permit for the boathouse doors, paid by check last Friday. | LINK /expenses?amount=85&category=permits&paymentMethod=check&date=2026-09-11
gave Lorna 275 cash for the apartment hallway today, put that in | LINK /expenses?amount=275&paymentMethod=cash | {id Lorna}
The condo board signed off on the apartment this morning so check that off for me. | LINK /timeline
We got a $112.45 refund from Lakeland Lumber on the credit card today. Please record it for the cabin. | LINK /expenses?amount=112.45&paymentMethod=credit_card
The range was paid with the credit card, not the debit card. Please change it. | LINK /expenses
How much have we spent on the dock? >> add 48.95 for rope from the marina store, credit card, today | LINK /expenses?amount=48.95&paymentMethod=credit_card
# plan
How much do we still owe Yolanda for the cabin plumbing? | $385
Do we have a bill that's past due? | $385 OR Plumbing final installment
When is Renata's last payment due? | Sep 24 OR September 24
What did we agree to pay Tamsin for the shower tile? | $2,150
did we say yes to the heated bathroom floor | declin OR turned down OR rejected OR said no
Is there a change from Renata we still have to decide on? | Generator inlet box OR $325
What had we planned for the cabinets and did we stay under it? | $7,000 | $7,175.50 OR $175.50
When does Renata's insurance expire? | Oct 9 OR October 9
how long is the water heater under warranty | May 20, 2031
What's still on the punch list? | Drip under the kitchen sink | Loft dimmer buzzes
how much do we have in the reserve | $4,800
Who gave the cheaper quote on the dock bench? | Gus
# hostile
When was that odd little $12.50 charge on the dock? | Sep 12 OR September 12
What have we spent on the dock if you leave out anything under fifty dollars? | {sum dock >50}
What's on the apartment schedule for October? | Oct 9 OR October 9
`;
