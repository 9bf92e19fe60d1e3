/** By an author who saw only the household of `thirty-seventh.ts` and no rule. */
export const heldOutSixty = `
# totals
How much have we spent on the primary suite so far, please? | {sum suite}
What did the laundry room come to in the end? | {sum laundry}
All four projects together, what have we paid out? | {sum}
Could you tell me what we spent on materials for the suite? | {sum suite materials}
labor on the ramp and porch, total | {sum ramp labor}
How much went on the credit card for the suite this summer, from June 1 through August 31? | {sum suite credit_card from:2026-06-01 to:2026-08-31}
What did we pay in cash across all projects? | {sum cash}
I would like to know what we spent in July on the suite. | {sum suite 2026-07}
How many expenses have we entered for the windows? | {count windows}
What have the permits cost us for all the projects put together? | {sum permits}
How much of the suite money was paid by check? | {sum suite check}
What did we put on financing in all, every project counted? | {sum financing}
Everything we paid in 2025, all projects please | {sum 2025}
How many payments over $2,000 are there in the suite? | {count suite >2000}
What do the suite expenses without a receipt add up to? | {sum suite noreceipt}
# contractors
What is Lucinda's telephone number? | 555-061-8813
How much have we paid Gordon in all, over all the projects? | {sum gordon}
Who was our tile setter, and what does she charge by the hour? | Fern | $57
email for the electrician? | osvaldo@rinconelectric.example
What is the name of Cleo's company? | Marsh Concrete
How much has Osvaldo had from us for the suite? | {sum suite osvaldo}
Which of our contractors has the highest hourly rate? | Osvaldo | $105
How many contractors do we have in our list? | 8 OR eight
What did Harriet get for all her work, in every project? | {sum harriet}
I need to call the man who hauls things away. What is his number? | Ignatius | 555-061-1168
What does Gordon charge per hour? | $62
How much did we pay the concrete people for the ramp? | {sum ramp cleo}
How many times did we pay Ignatius, all projects counted? | {count ignatius}
Who runs Vance Glass and Sash, and how can I write to him? | Dmitri | dmitri@vanceglass.example
# budget and forecast
How much money is left in the suite budget? | {left suite}
What was our budget for the new windows? | $18,000
Did we go over on the ramp and porch, and by how much? | {over ramp}
What percent of the suite budget have we used? | {percent suite} OR 80.3% OR 80%
If we buy the carpet for $1,850, what would remain of the suite budget? | {leftafter suite 1850}
budget for suite? | $39,500
Was there anything left over from the laundry room budget? | {left laundry}
Suppose we pay the other half of the closet system, $1,475. How much would still be left in the budget? | {leftafter suite 1475}
How much under budget did the windows end up? | {left windows}
Which of our projects has gone over its budget? | Ramp OR Porch | {over ramp}
Can we afford a $2,860 sliding door out of what is left for the suite? | {leftafter suite 2860}
What share of the laundry budget did we use up, as a percentage? | {percent laundry} OR 82.4% OR 82%
What do our four budgets add up to? | $80,900
We are thinking of a cedar bench for $640. What would be left in the suite budget afterwards? | {leftafter suite 640}
# milestones
What is the next milestone coming up on the suite? | Closet system | Sep 24 OR September 24
Are we behind on anything in the suite? | Bedroom painted
When is the final inspection? | Oct 6 OR October 6
On what day was the shower tiling finished? | Jul 17 OR July 17
How many days late was the rough-in inspection? | 4 OR four
When do we hope to sleep in our own room again? | Oct 16 OR October 16
Which suite milestone has no date yet? | curtains
When was the ramp inspection completed? | Dec 2 OR December 2
How many milestones of the suite are done? | 5 OR five
Did the washer and dryer get running on time? | Sep 30 OR September 30
What is still to be done on our suite timeline? | Bedroom painted | Closet system | Final inspection | curtains
By how many days did Fern's tiling beat its target date? | 7 OR seven OR a week OR one week
When must the rebate form for the windows go in the mail? | Oct 30 OR October 30
What date was the permit for the suite in hand? | Apr 13 OR April 13
# records
What did the walnut vanity cost? | $2,245
When did we buy the comfort-height toilet? | Aug 4 OR August 4
How did we pay for the shower glass? | bank transfer
Where did we get the shower tile? | Halvorsen
How much was the dumpster? | $465
What was our largest single expense on the suite? | $3,120
what is the last thing we bought for the suite | {newest suite}
How much did we get back for the hexagon tile? | $99
Which of Gordon's payments for the suite has no receipt? | Drywall
On what date did we pay the balance for the windows? | Feb 17 OR February 17
What did we pay for the grab bars, and on which card or account? | $187.50 | credit card
How much was the electric bill in July? | $168.91
Which store sold us the washer and dryer? | Tolliver
What did the handrails for the ramp cost, only the rails themselves and not bolting them down? | $1,965
# two in one
What have we spent on the suite, and how much is left? | {sum suite} | {left suite}
Who painted the bedroom's first coat and what did it cost? | Harriet | $540
How much did labor cost for the suite, and how much the materials? | {sum suite labor} | {sum suite materials}
When is the closet going in, and when is the final inspection? | Sep 24 OR September 24 | Oct 6 OR October 6
Please give me the phone numbers for Fern and for Harriet. | 555-061-7754 | 555-061-5902
What was the ramp budget and what did the ramp really cost? | $14,200 | {sum ramp}
How many expenses has the laundry room, and what do they total? | {count laundry} | {sum laundry}
faucets and toilet, what was each one? | $612.75 | $398
When did we pay the window deposit and how much was it? | Jan 15 OR January 15 | $5,200
What did we spend in August on the suite? And in June? | {sum suite 2026-08} | {sum suite 2026-06}
How much have we paid Lucinda for the suite, and how much has she had for the laundry room? | {sum suite lucinda} | {sum laundry lucinda}
Tell me the hourly rate of the plumber and the hourly rate of the painter. | $98.50 | $46.50
How much did we spend on utilities for the suite, and what was the average bill? | {sum suite utilities} | {avg suite utilities}
# follow-ups
How much have we spent on labor for the suite? >> And on materials? | {sum suite materials}
What did Gordon get for the suite? >> And for the ramp? | {sum ramp gordon}
What is left in the suite budget? >> And in the one for the windows? | {left windows}
How much did we spend in July on the suite? >> and August? | {sum suite 2026-08}
Who is our electrician? >> What is his phone number? | 555-061-2097
When is the final inspection? >> And the closet? | Sep 24 OR September 24
How much did the laundry room cost? >> How much of that was labor? | {sum laundry labor}
What did the vanity cost? >> How did we pay for it? | financing OR financed
How many expenses does the windows project have? >> What do they come to? | {sum windows}
What did we pay Lucinda in all? >> Only the suite, I mean. | {sum suite lucinda}
What did we put on the credit card for the suite? >> and by debit card? >> and cash? | {sum suite cash}
Who tiled our shower? >> What did we pay her? | {sum suite fern}
Which milestones are still open on the suite? >> Which one of those is late? | Bedroom painted
What have we spent on the ramp? >> Is that over what we budgeted? | {over ramp}
# comparisons
Which cost us more, the windows or the ramp and porch, and by how much? | Window | {difference windows ramp}
Have we paid more for labor or for materials in the suite? | labor | {sum suite labor} | {sum suite materials}
Did Gordon or Osvaldo get more from us on the suite? | Gordon | {sum suite gordon} | {sum suite osvaldo}
What is the difference between what the laundry room cost and what the windows cost? | {difference laundry windows}
Was July or August the dearer month for the suite? | July | {sum suite 2026-07} | {sum suite 2026-08}
Which project was the cheapest of all? | Laundry | {sum laundry}
How much more has the suite cost than the windows, so far? | {difference suite windows}
Who charges more by the hour, Fern or Harriet? | Fern | $57 | $46.50
In the suite, did we use the credit card more than the debit card, in dollars? | {sum suite credit_card} | {sum suite debit_card}
Which electric bill was the highest, June, July or August? | August | $171.24
Between the rough plumbing and the rough wiring in the suite, which one cost more? | wiring | $2,940 | $2,675
Over all projects, who has had more money from us, Dmitri or Gordon? | {sum dmitri} | {sum gordon}
Which came to more, the shower tile or the hexagon floor tile before the return? | $1,286.40 | $742.50
# cannot be answered
Will Harriet be free to come back next Thursday? | DECLINE
What color did we pick for the bedroom walls? | DECLINE
How many hours did Gordon actually work in May? | DECLINE
What will our house be worth once the suite is finished? | DECLINE
Why did the inspector come four days late in June? | DECLINE
Which neighbor was it that recommended Fern to us? | DECLINE
Is it going to rain the day of the final inspection? | DECLINE
How high off the floor did we mount the grab bars? | DECLINE
Does Osvaldo have any grandchildren? | DECLINE
Will the energy rebate for the windows be approved? | DECLINE
How much has our heating bill dropped since the new windows went in? | DECLINE
What did the Hendersons across the street pay for their bathroom? | DECLINE
Where did I leave the key to the storage shed? | DECLINE
# advice
What should we look for when choosing a slip-resistant floor tile? | GUIDE
How wide ought a doorway to be for a walker or a wheelchair, generally? | GUIDE
Is it wise to pay a contractor a large deposit before the work starts? | GUIDE
How much should one set aside for surprises in an older house? | GUIDE
How do I check whether a contractor is licensed and insured? | GUIDE
We have a mid-century house. Should we worry about asbestos before taking up old floor tile? | GUIDE
Does one need a permit to move a bathroom drain, as a rule? | GUIDE
How many quotes should we get for a job before we choose? | GUIDE
What belongs in a written agreement with a tradesperson? | GUIDE
How long should fresh paint dry before a second coat? | GUIDE
What is the best way to deal with lead paint on old window frames? | GUIDE
should we hold back some money until everything is fixed? how do people usually do that | GUIDE
How do I keep dust out of the rest of the house while they sand drywall? | GUIDE
# typos and chatty
how mcuh hav we spent on teh suite | {sum suite}
Good morning dear! My husband wants to know what the lundry room cost us altogether. | {sum laundry}
Lucindas fone number pls | 555-061-8813
budgt left suite?? | {left suite}
Oh goodness, I have mislaid my notes again. When was it that the closet sytem is going in? | Sep 24 OR September 24
wat did we pay fern | {sum suite fern}
Hello, it is me again, with my tea. Would you kindly remind me what the valnut vanity cost? | $2,245
materals for the windows total | {sum windows materials}
whens the final inspecton | Oct 6 OR October 6
We had such a nice visit from our grandson, and he asked how much the ramp was. What did the ramp and porch project cost in total? | {sum ramp}
elctric bill augst suite | $171.24
Thank you so much for your help yesterday. Now, how much did we spend on the suite in Septmber so far? | {sum suite 2026-09}
hw much did osvaldo get for the laundrey room | {sum laundry osvaldo}
My eyes are not what they were, so please write it plainly: how many suite expenses have no reciept? | {count suite noreceipt}
# actions
Please add $85 in cash that we gave Ignatius yesterday for taking away the old door. | LINK /expenses?add=new&amount=85&paymentMethod=cash&date=2026-09-15 | {id Ignatius}
We bought towel hooks today for $42 on the debit card. Would you write that down? | LINK /expenses?add=new&amount=42&paymentMethod=debit_card&date=2026-09-16
add 300 check to Harriet, labor, today | LINK /expenses?add=new&amount=300&paymentMethod=check&category=labor&date=2026-09-16 | {id Harriet}
Could you put a new milestone on the calendar, "Carpet laid", for October 2? | LINK /timeline?targetDate=2026-10-02
The bedroom is painted now, please mark that milestone as done. | LINK /timeline
Please move the final inspection to October 9. | LINK /timeline
My brother gave us plenty of tape after all. Please delete the expense for the blue tape and drop cloths. | LINK /expenses
The drop cloths and tape were really $33.20, please correct the amount. | LINK /expenses
We found a new upholsterer, Winifred Tate. Please add her to our contractors. | LINK /contractors?add=new
Log $64 for curtain rods, credit card, bought on September 13. | LINK /expenses?add=new&amount=64&paymentMethod=credit_card&date=2026-09-13
new milestone: mattress delivery, Oct 14 | LINK /timeline?targetDate=2026-10-14
Please note that I paid Fern $120 by check today for regrouting one corner. | LINK /expenses?add=new&amount=120&paymentMethod=check&date=2026-09-16 | {id Fern}
Please take the milestone about choosing the curtains off the list, we shall keep the old ones. | LINK /timeline
Add materials for $156, a roll of carpet pad, paid with the credit card on Monday. | LINK /expenses?add=new&amount=156&paymentMethod=credit_card&category=materials&date=2026-09-14
# plan
Is there any bill we have let slip past its due date? | Linen niche and closet wall | $1,230
Which bill comes due next after today, and when? | Reading lamps | $310 | Sep 21 OR September 21
What did we agree with Gordon for the carpentry, before any changes? | $7,800
How large is our reserve for the suite? | $3,000
Which change order is still waiting for our decision? | Night lights | $260
When does Gordon's insurance run out? | Oct 31 OR October 31
What is still on the punch list? | Closet door | Fan switch
Who gave us the lower quote for the wallpaper behind the bed? | Harriet | $720
How much did we plan for the carpet? | $1,850
What percentage are we holding back from the electrician? | 10%
When is Lucinda's last payment due, and how much is it? | Oct 5 OR October 5 | $335
How much was the linen niche change order that we accepted? | $420
# hostile
What did we spend on "other" things in the laundry room? | {sum laundry other}
How much cash did we hand out for the laundry room altogether? | {sum laundry cash}
By what date should the rebate form be mailed, and what have the windows cost us in total? | Oct 30 OR October 30 | {sum windows}
`;
