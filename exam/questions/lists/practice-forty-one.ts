/**
 * By an author who saw only the household of `eighteenth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceFortyOne = `
# totals
bathroom so far?? | {sum bathroom}
Hi! Could you tell me what the porch has cost us altogether, please? | {sum porch}
Please state total expenditure across all five projects to date. | {sum}
attic labor how much | {sum attic labor}
Sum of everything marked as an improvement for taxes, all projects. | {sum improvement}
I'd love to know how much cash we've handed over since we bought the house, all the projects together. | {sum cash} OR 3,575.43
Fence materials, net of the paint that was taken back. | {sum fence materials}
How much of the wiring spending falls in calendar year 2025? | {sum wiring 2025}
everything we spent this month, whole house | {sum 2026-09}
What have permits run us for the whole house? | {sum permits}
Amount charged to the credit card for the bathroom, please. | {sum bathroom credit_card} OR 3,522.11
how many expenses are logged for the porch | {count porch}
What's the average size of a porch expense, would you say? | {avg porch}
Bathroom payments dated August 1 through August 15, in total. | {sum bathroom from:2026-08-01 to:2026-08-15}
I was wondering what the attic things we put on financing add up to. | {sum attic financing}
Sum of the bathroom items above $1,500 each. | {sum bathroom >1500}
how much did we blow in the priciest month of the porch | {max month porch}

# contractors
geraldine total? | {sum geraldine}
How much have we paid Lorenzo for his tile work so far? | {sum lorenzo}
Payments to Ansel Brandt, porch only. | {sum ansel porch}
whats tavitas hourly | 104
Do you happen to have Mirela's email address for me? | mirela@vaskoplaster.example
number for ansel?? | 555-061-7718
Under which company name does Priscilla Onyango trade? | Clearview Sash Repair
who does plaster for us | Mirela
Can you remind me who we've paid for work on the attic? | Dov | Ansel | Geraldine
Which contractor has received the most money from us overall? | Geraldine
how many times have we paid lorenzo | {count lorenzo} OR three OR 3
when did ansel last get money from us | Sep 2 OR September 2
Bathroom spending with no contractor attached, total. | {sum bathroom nocontractor}
What did we end up giving Dov in cash for the two clear-outs? | {sum dov}
what all does hank do | fence
Paid to Geraldine Foss in 2026, all projects. | {sum geraldine 2026}

# budget and forecast
bathroom whats left | {left bathroom}
Are we still inside the budget on the porch, and how much room is there? | {left porch}
By what amount does the wiring project exceed its budget? | {over wiring}
what % of the attic money is gone | {percent attic} OR 53% OR 52.7%
If we spend another $650 on the bathroom, how much of the budget would still be there? | {leftafter bathroom 650}
could we do 1900 more on the porch | 19.67 OR {left porch}
Sum of all five budgets, please. | 83,500
which project went over | Wiring
What did we originally set aside for the fence? | 6,150
Remaining funds across all projects combined. | 15,280.61
which project has the most money left in it | Attic
Percentage of the bathroom budget consumed to date? | {percent bathroom} OR 91% OR 91.0%
I hope I'm remembering right that the fence came in under budget. By how much? | {left fence}
if we take the 3480 stair how much attic budget is left after | {leftafter attic 3480}

# milestones
whats running late across all the projects | Wall tile grouted | Columns up | Skylight in
When is the final bathroom inspection supposed to be? | Oct 2 OR October 2
next thing on the bathroom schedule | Tub and sink OR Wall tile
On which day was the rough plumbing inspection completed? | Jul 10 OR July 10
When did the porch floor get finished? | Jun 17 OR June 17
Were the fence posts set ahead of the target, and by how many days? | 2 days OR two days OR Apr 15 OR April 15
Is there anything for the bathroom that we never put a date on? | light over the mirror
stair target date | Oct 16 OR October 16
is the skylight in yet | Sep 15 OR September 15 OR overdue OR late OR not yet OR isn't
How late were the two gates hung? | 2 days OR two days OR May 2
What have we finished in the bathroom so far? I'd like to tell my mom. | Demolition done | Rough plumbing inspection | Floor tile done | Plaster dry
railings painted by when | Sep 30 OR September 30
When do we expect to have the tub and sink hooked up? | Sep 24 OR September 24
Milestones outstanding for the attic. | Skylight in | Stair built

# records
how much was the clawfoot tub | 1,480
What did we pay for the skylight? | 1,289
Date of the payment for framing the knee walls. | Sep 2 OR September 2
how did we pay for the insulation | financing
Is there a receipt on file for the dumpster? | Yes OR has a receipt OR with a receipt OR is a receipt OR attached OR on file OR receipt: | !no receipt
tub receipt do we have it | no receipt OR not OR n't OR without OR missing OR no,
Who did the front window sashes on the porch? | Priscilla
Which category holds the scaffold rental? | equipment
I can't remember where the hex tile came from, can you look? | Marlow
When did we buy the medicine cabinet? | Sep 8 OR September 8
Amount of the refund for the subway tile that went back. | 198.24
what did dov charge for the bathroom demo | 1,875
the 4900 for the second half of the rewire, when was that | Jan 9 OR January 9
Method of payment for the property survey? | check
What's the single most expensive thing in the bathroom? | 3,850 OR drain stack
last thing we bought for the bathroom | grout sealer OR 46.18
Category and amount of the utility company's reconnect fee. | utilities | 275
All bathroom expenses lacking a receipt: their total. | {sum bathroom noreceipt}

# two in one
how much on the bathroom and how much is left | {sum bathroom} | {left bathroom}
What did we pay Hank in total, and which project was it for? | {sum hank} | Fence
Porch labor and porch materials, each as a total. | {sum porch labor} | {sum porch materials}
whats mirelas phone and what have we paid her | 555-061-4083 | {sum mirela}
When was the pedestal sink bought, and how much was it? | Aug 28 OR August 28 | 786.39
Credit card total and debit card total over all projects, please. | {sum credit_card} OR 10,011.28 | {sum debit_card}
attic spent? and porch spent? | {sum attic} | {sum porch}
I need the date of the final bathroom inspection and the date the stair should be built. | Oct 2 OR October 2 | Oct 16 OR October 16
who set the tile and when did we last pay him | Lorenzo | Sep 10 OR September 10
Fence: budget and actual. | 6,150 | {sum fence}
How much did July cost us on the bathroom, and what about August? | {sum bathroom 2026-07} | {sum bathroom 2026-08}

# follow-ups
how much for the bathroom so far >> and just labor | {sum bathroom labor}
what did we pay ansel >> only the attic part | {sum ansel attic}
Total paid for the porch, please. >> And the same for the fence. | {sum fence}
whats left on the porch >> and if i spend 500 more on it | {leftafter porch 500}
Could you tell me when the wall tile should have been grouted? >> And when will the tub and sink be connected? | Sep 24 OR September 24
bathroom in august >> and july | {sum bathroom 2026-07}
What has Geraldine cost us so far? >> Lovely. What's her phone number, by the way? | 555-061-2290
who did the window sashes >> what did she get in total | {sum priscilla}
How much went to materials in the bathroom? >> And how much of that has no receipt? | {sum bathroom materials noreceipt}
biggest thing in the attic? >> how was that paid | financing
What is the total for the wiring project? >> How far over budget is that? | {over wiring}
Total paid by bank transfer, all projects. >> In how many entries? | {count bank_transfer} OR four OR 4
What did we pay Lorenzo for the tile? >> And Mirela, all together? | {sum mirela}
whos the plumber >> email? | tavita@leotaplumbing.example
how much was the medicine cabinet >> do we have the receipt | no receipt OR not OR n't OR without OR missing OR no,
I'd like to know what the skylight cost. >> Thank you! And when did we buy it? | Aug 18 OR August 18
Fence expenses in April 2026. >> And in May? | {sum fence 2026-05}
Porch payments made by check. >> Sorry, I meant the bathroom. | {sum bathroom check}

# comparisons
whats cost more so far porch or attic | Porch
What is the difference between bathroom and wiring spending? | {difference bathroom wiring}
Have we spent more on labor or on materials in the bathroom? | labor
hank or priscilla, who got more | Hank
Was July or August the more expensive month for the bathroom? | July OR Jul
Ansel's pay on the porch against his pay on the attic, please. | {sum ansel porch} | {sum ansel attic}
floor tile labor vs wall tile labor which was more | wall tile
How much more has Geraldine received than Ansel? | 2,530
which project was the cheapest | Fence
I keep thinking the tub cost far more than the sink. What's the difference between the two? | 693.61
Between Lorenzo and Mirela, who has been paid more in total? | Mirela
whole house august vs july | {sum 2026-08} | {sum 2026-07}

# cannot be answered
how many hours did geraldine put in on the rewire | DECLINE
Do you know what brand our exhaust fan is? | DECLINE
Check number used for the payment to Mirela in August. | DECLINE
whats the house worth now that the wiring is new | DECLINE
How many square feet of hex tile did we end up with? | DECLINE
What is the interest rate on the financing for the insulation? | DECLINE
what time is tavita coming on the 24th | DECLINE
How long is the clawfoot tub, do you know? I'm shopping for a curtain. | DECLINE
who were the two guys that carried the tub in | DECLINE
What shade of porch paint did we go with? | DECLINE

# advice
how much should we keep aside for surprises in an old house | GUIDE
How many quotes should a person get before picking someone for a big job? | GUIDE
What should be verified about a contractor's license and insurance before signing? | GUIDE
is it safe to sand old paint in a 1920s house | GUIDE
Could you explain what a change order is and why I'd want it in writing? | GUIDE
How large a deposit is customary before a contractor begins? | GUIDE
do i need a permit to take out a wall | GUIDE
In what order do people usually do the jobs when they redo a bathroom? | GUIDE
What is a lien waiver and when should one be obtained? | GUIDE
how do i know if old floor tiles have asbestos | GUIDE
Do you have any tips for living in the house while it's being torn up? | GUIDE

# typos and chatty
hwo much did we spned on the bathrom | {sum bathroom}
ok so my mother in law is grilling me, what's the porch at right now lol | {sum porch}
gereldine phone nr pls | 555-061-2290
morning! coffee's not working yet... anyway what's left for the attic? | {left attic}
how mcuh was the skylite | 1,289
Oh dear, I've completely lost track. How much did we give Priscilla, the lovely window lady? | {sum priscilla}
wats the total for fence mateirals | {sum fence materials}
quick one before my next call, did wiring go over and by how much | {over wiring}
ughhh this tub. what did the delivery alone cost | 160
whens the final bathrom inspecton | Oct 2 OR October 2
Good evening. Reconciling the statement; kindly confirm the Septmber bathroom total. | {sum bathroom 2026-09}
how mutch cash did dov get for the attik | 620

# actions
add 62.45 cash today for grout, bathroom | LINK /expenses?amount=62.45&paymentMethod=cash
Please record a check of $645 to Lorenzo Abbate, dated yesterday, for the bathroom. | LINK /expenses?amount=645&paymentMethod=check&date=2026-09-15 | {id Lorenzo}
Could you put down that we bought towel hooks for $38.75 on the credit card today? | LINK /expenses?amount=38.75&paymentMethod=credit_card
paid dov 150 cash for hauling this morning | LINK /expenses?amount=150&paymentMethod=cash | {id Dov}
Enter labor of $300 for Tavita Leota, bank transfer, today. | LINK /expenses?amount=300&paymentMethod=bank_transfer&category=labor | {id Tavita}
mark wall tile grouted as done | LINK /timeline
The columns went up today, hooray! Would you check that off for us? | LINK /timeline
Please move the stair milestone to October 30. | LINK /timeline
add milestone mirror hung for oct 14 | LINK /timeline?targetDate=2026-10-14
We found a new painter called Odette Marsh. Can you add her to our contractors? | LINK /contractors?add=new
Delete the entry for the porch light, please. | LINK /expenses
the medicine cabinet was actually 279.95, fix it | LINK /expenses
log 84.15 debit card for attic screws on monday | LINK /expenses?amount=84.15&paymentMethod=debit_card&date=2026-09-14
new contractor: felix orr, chimney guy, 555-061-8842 | LINK /contractors?add=new
I'd like to put a date on the light over the mirror, September 28 please. | LINK /timeline

# plan
What does our agreement with Tavita for the bathroom plumbing come to? | 5,100
what bathroom bills do we still have to pay | 645 | 300 | 145.50
Is any bathroom bill past its due date? | Tile final payment OR 645
did we say yes to the coved ceiling | declin OR said no OR no, OR not OR n't OR turned down
Which change order still awaits our answer, and for how much? | Heated towel radiator | 560
cheapest quote for the attic stair | 3,125 OR Hank
How much did we plan for the tile itself, the materials? | 1,850
When does Leota Plumbing's insurance run out? | Sep 28 OR September 28
whats still on the punch list | Chipped tile behind the door | Radiator valve drips
How large is the bathroom reserve? | 1,500
Warranty on the exhaust fan: valid until? | 2031
I was hoping to see what's planned for the linen closet. | 340 OR Closet shelves
What remains payable to Lorenzo under our tile agreement? | 645
Is the bathroom project shared with anybody, and what may they do? | edit

# hostile
What have we spent on the attic all told? | {sum attic}
how much attic budget left | {left attic} | !paid off
What do we still have open on the porch schedule, and what dates were we aiming for? | Columns up | Railings painted
`;
