/**
 * By an author who saw only the household of `fourteenth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceForty = `
# two in one
What is the mudroom spend to date, and what remains of its budget? | {sum mudroom} | {left mudroom}
how much did we pay Brooke for the laundry and how much did Owen get for the vent | {sum mudroom brooke} | {sum mudroom owen}
Labor total and materials total for the mudroom, please. | {sum mudroom labor} | {sum mudroom materials}
quick - whats Hanks number and what does he charge an hour | 555-047-9081 | 88.50
When is the final inspection, and are we late on anything before it? | Oct 14 OR October 14 | Lockers and bench installed
Please tell me how much we have paid in August and how much in July for the mudroom | {sum mudroom 2026-08} | {sum mudroom 2026-07}
so did the tile floor get done on time, and what did Lena charge us for putting it in? | Jul 31 OR July 31 OR 2 days OR two days | {sum mudroom lena}
who painted the mudroom and how did we pay him | Tyler | check
Which bill is overdue, and which one falls due next? | Electrical trim-out | Plumbing last payment
what cost the washer and dryer and until when is the warranty? | 1,849.98 | 2028
Is the radon project over budget, and are the entry stairs as well? | {over radon} OR {sum radon} OR {percent radon} | {over stairs} OR {sum stairs} OR {percent stairs}
what did we get back for the leftover tile, oh and what was the first delivery again | 143.68 | 1,046.72
email for deshawn and phone for lena pls | deshawn@bankscarpentry.example | 555-047-1450
How many mudroom expenses lack a receipt, and what do they come to in total? | {count mudroom noreceipt} OR 9 OR nine | {sum mudroom noreceipt}
What spent so far the patio, and what spent the family room? | {sum patio} | {sum family}
what's the next milestone and how much have we got left to spend? | Quartz counter template | {left mudroom}
My sister was asking what the lockers cost so far and when they're supposed to be in | 4,750.00 | Sep 10 OR September 10
How much is in the reserve, and how many change orders are still undecided? | 2,150 | Dog wash station OR one OR 1 change OR 1 undecided OR 1 open OR 1 waiting OR 1 pending
permit cost for mudroom? and for the patio? | {sum mudroom permits} | {sum patio permits}
What was our biggest mudroom expense and what was the smallest one? | 2,640.00 | {smallest mudroom} OR 74.99
Who quoted less for the patio steps, and what did the other one want? | Deshawn | 2,740
give me the credit card total on the mudroom and also what went out by check | {sum mudroom credit_card} | {sum mudroom check}
When did we pay for the dryer circuit, and do we have the receipt of it? | Jun 5 OR June 5 | yes OR receipt | !no receipt | !without a receipt
kids are yelling so fast: what did i spend this month on the mudroom and what was the last thing i bought | {sum mudroom 2026-09} | motion light
# budget and forecast
What is the approved budget for Mudroom and Laundry? | 27,400
how much money is still there for the mudroom | {left mudroom}
What percentage of the mudroom budget has been used? | {percent mudroom} OR 75% OR 74.9%
are we gonna blow the budget or are we ok?? | {left mudroom} OR {sum mudroom} OR {percent mudroom}
If we settle all three open bills, what is left of the mudroom budget? | {leftafter mudroom 3295}
say we go for a 1200 dollar barn door, what would be left then | {leftafter mudroom 1200}
Can we afford another $5,000 on the mudroom? | {leftafter mudroom 5000} OR {left mudroom}
can i spend 8000 more on the laundry project without to go over | {left mudroom} OR {leftafter mudroom 8000}
Which of our projects has exceeded its budget? | Radon
by how much did the radon thing go over in the end | {over radon}
How much under budget did the entry stairs finish? | {left stairs}
patio budget left? | {left patio}
The family room, how many percent of budget is used already? | {percent family} OR 87% OR 87.2%
So what's the grand total budget for the whole house, all the projects together? | 71,300
Taking every project together, how much of the budgets remains unspent? | 16,169.32 OR 16,207.26
at the rate we're going where does the mudroom end up | {sum mudroom} OR {left mudroom} OR {percent mudroom}
Please state the mudroom's budget against actual. | 27,400 | {sum mudroom}
which project has the most of its budget left, in dollars | Mudroom | {left mudroom}
is the backyard patio in the budget or not | {left patio} OR {sum patio} OR {percent patio}
Are we past the halfway mark on the patio money yet, do you think? | {percent patio} OR {sum patio} OR 55% OR {left patio}
what was the budget of family room and how close we are to it | 19,750 | {left family} OR {percent family} OR {sum family}
If the dog wash station is approved at $1,280, what would remain of the budget? | {leftafter mudroom 1280}
# milestones
What is the next milestone on the mudroom, and its date? | Quartz counter template | Sep 23 OR September 23
when's the final inspection | Oct 14 OR October 14
Which milestones are overdue? | Lockers and bench installed
is something late in the schedule? | Lockers and bench installed
when were the lockers meant to be in, wasn't it last week sometime? | Sep 10 OR September 10
Did we pass the rough-in inspection ahead of the target date? | Jun 15 OR June 15 OR 1 day OR one day OR a day early
what's happening next week for the laundry | Quartz counter template | Laundry sink caulked
How many milestones of the mudroom are complete? | 3 OR three
how many steps are still open for the mudroom | 5 OR five
Which milestones have no target date? | Pick a barn door
on what day was the laundry layout approved | May 12
When is the laundry sink to be caulked? | Sep 25 OR September 25
hows the pavers coming, when were they supposed to be finished | Sep 12 OR September 12
patio lights go on when? | Oct 2 OR October 2
Was the fireplace gas inspection completed on time? | Jun 8 OR June 8 OR 10 days
When the ceiling in family room was finished? | Mar 2 OR March 2
I was telling the neighbours about our radon - when did we get that retest done again? | Jan 28 OR January 28
Please list what has been completed on the mudroom timeline. | Laundry layout approved | Rough-in inspection | Tile floor done
anything due in october on the mudroom | Final inspection
how many days until the final inspection | 28 OR Oct 14 OR October 14 OR 4 weeks
how late was the railing inspection on the stairs | 6 days OR six days OR Oct 6 OR October 6
When do they come to template the quartz, my husband needs to take off work | Sep 23 OR September 23
# plan
Which rooms are set up for the mudroom project? | Mudroom | Laundry | Half bath
how much did we plan for the lockers and bench | 7,400
What is planned for the folding counter, and how much of that has been spent? | 2,100 | 690
did we go over on the floor tile compared to what we planned?? | 184.08 OR 1,334.08
What is the agreed price with Hank for the electrical work? | 2,480
how much we still must pay to Brooke by her agreement | 600
What does Deshawn's contract come to now, including the accepted change order? | 7,380
which change orders are waiting on us | Dog wash station
that crate thing for the dog under the bench, how much extra was it | 430
Was the heated floor thermostat change order accepted? | declined OR turned down OR rejected OR not accepted
bills coming up? | Plumbing last payment | Lockers balance
When is the lockers balance due, and for what amount? | Oct 5 OR October 5 | 2,200
what is the total of unpaid bills | 3,295
do we have an emergency cushion for this project, how much is in it | 2,150
Who else has access to the mudroom project? | editor OR edit OR Sam OR Jenna
when does the plumber's insurance run out | Oct 19 OR October 19
What documents have we got on file for the mudroom? | Fields Plumbing liability insurance | Township laundry permit | Banks Carpentry contract | Washer and dryer warranty
whats still on the punch list | Hot and cold swapped at washer box | Missing cover plate by dryer
has the locker door been fixed, the one that rubs | done OR yes OR fixed OR finished OR completed OR resolved | !not done
Please show me the quotes which we received for patio | 2,740 | 2,385 | 1,160
What percentage is held back under Hank's agreement? | 5% OR 5 percent
so what did Gus want for the patio steps, wasn't it way more than Deshawn? | 2,740
`;
