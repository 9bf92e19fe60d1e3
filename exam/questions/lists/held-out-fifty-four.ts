/** By an author who saw only the household of `thirty-first.ts` and no rule. */
export const heldOutFiftyFour = `
# totals
so whats the damage so far, everything added up, all three jobs | {sum}
How much has the kitchen cost us to date? | {sum kitchen}
What did I put on the credit card across all the projects | {sum credit_card} OR $10,876.85
bathroom cash total please | {sum bathroom cash}
We went a bit wild in June I think. What was the total for that month, all projects? | {sum 2026-06} OR $7,400.68
how many expenses are written down for the fence? | {count fence}
permits, all projects together, how much | {sum permits}
kitchen purchases I have no receipt for.. how much money is that | {sum kitchen noreceipt} OR $4,365.90
Fence, but leave out the labor | {sum fence !labor}
What's the average size of an expense on the bathroom? | {avg bathroom} OR $1,212.52
labor on the bathroom came to what | {sum bathroom labor}
largest single payment in the whole ledger? | $6,200
how many kitchen payments were bigger than $1,000 | {count kitchen >1000}
My wife wants to know how much of this we financed. All projects. | {sum financing} OR $4,903
add up every refund we ever got, all projects | $350
August 1 through August 15, kitchen only. How much went out? | {sum kitchen from:2026-08-01 to:2026-08-15}
total for calendar year 2025 across everything | {sum 2025}
If you take Roland out of the kitchen, what have we spent | {sum kitchen !roland}
Something cost exactly $148 on the fence. What was that again? | auger
how many checks have I written in all, every project | {count check}

# contractors
How much money has Roland gotten from us? | {sum roland}
what's the electrician's phone number | 555-071-9042
I need an email for our tile setter | bettina@vosstile.example
Who did the fence work? | Hank
what does Marvin charge per hour | $110
Of all our contractors across all projects who has been paid the most | Roland
how often have I paid Yusuf, all projects counted? times not dollars | {count yusuf}
Just the bathroom: what went to Ines? | {sum bathroom ines}
what is the name of Shauna's business | Tate Kitchen Design
which of my people does gas lines again | Marvin
which contractor has the lowest hourly rate | Yusuf
When was Hank's latest payment? | Jul 17 OR July 17
how do we normally pay Yusuf | cash
Number of contractors saved in here? | 7 OR seven
who was it that painted the bathroom | Yusuf
Which contractors have worked on both the bathroom and the kitchen? | Ines | Marvin | Bettina | Yusuf | !Hank
what jobs did Marvin do in the bathroom | drain | valve
i need to ring the fence man. number? | 555-071-8890
What have we paid Bettina in total over both rooms? | {sum bettina}
How much did Yusuf make on the kitchen | {sum kitchen yusuf}

# budget and forecast
How much is left in the kitchen budget? | {left kitchen}
did we blow the budget on the bathroom and by how much | {over bathroom}
what percent of the fence budget is used up | 84.2 OR 84%
Remind me what we budgeted for the bathroom | $16,200
suppose I buy a $640 sink for the kitchen. what would be left after that | {leftafter kitchen 640}
could the fence budget still take a $1,500 gate opener? | $330.60 OR {left fence}
Our three budgets put together are how much | $62,100
and across all projects, how much budget is still unspent overall? | $5,493.95
Which project has the most money left? | kitchen
is anything over budget right now, any project | bathroom
When Roland's last bill is paid, how much of the kitchen budget remains? | $3,731.38
Are we going to make it on the fence money? | {left fence} OR {sum fence} OR 84
fence: one more round of stain at 142.80, whats left then | {leftafter fence 142.80}
In which month did we spend the most, counting all projects? | Jul
Had we skipped the vanity, would the bathroom have stayed under budget, and by how much? | $732.17
what share of the kitchen budget has gone to Roland | 33.64 OR 33.6 OR 34%
say I raise the fence budget by 500 dollars. how much would we have left to spend on it | $1,669.40
I want to keep $2,000 untouched in the kitchen budget. How much can I still spend? | $2,981.38
kitchen budget, percent spent? | 87.06 OR 87.1 OR 87%
what is the kitchen budget total | $38,500

# milestones
When does the countertop go in? | Sep 29 OR September 29
which kitchen milestones are late | template
Was the rough-in inspection late | May 6 OR 5 days OR five days OR late OR yes
how many of the kitchen milestones are finished | 2  OR two OR 2. OR 2:
Date of the kitchen final inspection? | Oct 23 OR October 23
has the gate been hung yet | not OR overdue OR Sep 5 OR September 5 OR late
when could we finally use the bathroom again | Feb 24 OR February 24
There's a kitchen milestone we never gave a date. Which one? | paint color
how many days until the countertop is installed | 13
Across all projects, which milestones were done ahead of their target date | Plumbing inspection | Posts in concrete
how late was the shower tile in the end | 5 days OR five days OR Jan 21 OR January 21
What is on the kitchen calendar for October? | Backsplash | final inspection
is every bathroom milestone complete? | all OR 3 of 3 OR yes OR every OR 3 OR three
what day did the posts get set in concrete | Jun 27 OR June 27
List what still has to happen in the kitchen, milestone wise | template | Countertop installed | Backsplash | final inspection
by how many days have we missed the countertop template | 6 days OR six days
did the cabinets get hung on schedule | Jul 24 OR July 24 OR on time OR yes
What are we supposed to finish in the kitchen by the end of this month? | Countertop
plumbing inspection upstairs, when did it pass | Dec 4 OR December 4
target for the backsplash is when exactly | Oct 12 OR October 12

# records
When did we buy the dishwasher? | Aug 20 OR August 20
what did the dishwasher cost, before the price match | $849
How was the induction range paid for? | financ
who laid the tile on the kitchen floor | Bettina
the glass shower door ran us how much | $1,675
where did the cedar pickets come from | Braddock
Is there a receipt for the cabinet install? | no
What category did I file the property survey under | other
when did we pay for the fence permit | May 8
what was the most recent kitchen purchase | cabinet pulls
I'm after the price of the bathroom tile from Garrity | $1,964.35
How much was the auger rental? | $148
In which month was the old kitchen torn out | Apr
how much did we get back for the slate tile | $171.60
how did I pay Shauna for the drawings | bank transfer
Gas and electric for June. How much? | $144.63
a valve leaked upstairs once, who came for it | Marvin
What was the very first expense of all our projects? | permit
how many cabinet pulls did I buy | 26
For taxes, is the leaky shutoff valve down as a repair or an improvement | repair

# two in one
When was the fence permit paid and what was it? | May 8 OR May 08 | $95
how much is spent on the kitchen and how much is left | {sum kitchen} | {left kitchen}
Give me Roland's phone and his email. | 555-071-3384 | roland@pickettcabinets.example
what did we pay Ines altogether, and Marvin altogether | {sum ines} | {sum marvin}
bathroom total? and fence total? | {sum bathroom} | {sum fence}
Who did the drywall and how much did the hanging and taping cost? | Yusuf | $1,780
When is the countertop due, and when is the backsplash? | Sep 29 OR September 29 | Oct 12 OR October 12
price of the range and price of the dishwasher pls | $2,379 | $849
Materials for the kitchen, labor for the kitchen. | {sum kitchen materials} OR $15,081.32 | {sum kitchen labor}
how much did the survey cost and how'd we pay for it | $525 | check
What's the fence budget, also what have we used of it? | $7,400 | {sum fence}
how many payments did Roland get and what do they come to | 3 OR three | {sum roland}
What did we spend in July on the kitchen, and in July on the fence | {sum kitchen 2026-07} | {sum fence 2026-07}
who set the shower tile, and on what date was that paid | Bettina | Jan 16 OR January 16
Which project went over and by how many dollars | bathroom | {over bathroom}
how much cash overall and how much by debit card overall, all projects | {sum cash} | {sum debit_card}

# follow-ups
How much have we spent on the bathroom? >> and the fence | {sum fence}
What did we pay Marvin in total? >> What's his phone number? | 555-071-6617
total for kitchen labor >> now materials | {sum kitchen materials} OR $15,081.32
when is the countertop being installed >> and the final inspection? | Oct 23 OR October 23
how much went out in July on all projects >> what about August, same thing | {sum 2026-08} OR $5,244.45
How much is left on the kitchen >> on the fence? | {left fence}
who tiled the bathroom shower >> how much has she had from us overall | {sum bettina}
What did the dishwasher run us >> how did we pay for it | financ
Kitchen spending please >> only the labor | {sum kitchen labor}
what's spent on the fence >> without Hank | {sum fence !hank}
How much did we give Yusuf on all jobs? >> and for the bathroom only? | {sum bathroom yusuf}
tell me the fence expenses paid by check >> total of those? | {sum fence check}
Which kitchen milestones are overdue? >> When should that one have happened? | Sep 10 OR September 10
bathroom labor >> how many payments was that? | {count bathroom labor}
Roland's email? >> and Ines? | ines@quinteroelectric.example
what was our biggest bathroom expense >> who got that money | Marvin
How much did we spend in 2025, all projects >> and so far in 2026 | {sum 2026} OR $49,404.17
fence budget? >> how much of that is gone | {sum fence}
when was the gate supposed to be hung >> how many days ago is that | 11
what did we spend on equipment for the kitchen >> and for the fence | {sum fence equipment}

# comparisons
Did the kitchen or the bathroom cost more in labor, and by how much? | kitchen | $4,655
who earned more from us overall, Marvin or Bettina | Bettina
How much more did the kitchen cost than the bathroom? | {difference kitchen bathroom}
how far apart are the range and the dishwasher in price | $1,530 OR $1,590
Marvin vs Ines, hourly. Who's more expensive? | Marvin
Was June or July the heavier month with all projects counted, and how heavy | Jul | {sum 2026-07}
bathroom tile setting, which was dearer, the walls or the floor? | walls
Have we used more credit card or more cash overall? | credit card
by how much does Bettina's total beat Ines's total | $940
Rank the three projects from most to least spent | kitchen | bathroom | fence
did we pay more for the cabinet deposit or the second cabinet payment? | deposit
are materials or labor the bigger chunk of the fence | labor
May's gas and electric compared to June's, what's the difference | $13.36
of the three permits which was the priciest | kitchen
Which has the higher percentage of budget used, kitchen or fence? | kitchen
how much more did we spend on bathroom labor than bathroom materials | $2,966.17 OR $2,847.77

# cannot be answered
What did our neighbors pay for their fence? | DECLINE
how tall is the fence going to be | DECLINE
Does Hank have kids? | DECLINE
what's our house worth now | DECLINE
What model number is the dishwasher | DECLINE
whats the interest rate on the financing | DECLINE
Which day does the garbage truck come on our street? | DECLINE
how many square feet is the kitchen floor | DECLINE
Whats Marvin's license number? | DECLINE
what color is the quartz | DECLINE
did the inspector who came for the rough-in have a name | DECLINE
How long did the bathroom take per day, in working hours? | DECLINE

# advice
Do you normally need a permit to move a gas line? | GUIDE
backsplash before or after the countertop? | GUIDE
how much of the price is it normal to hand over as a deposit before work starts | GUIDE
What ought to be in a written contract with a contractor? | GUIDE
how many quotes should a person get | GUIDE
our house is from the sixties, should I be worried about asbestos or lead when walls come down | GUIDE
Is it wise to pay a contractor the whole sum up front? | GUIDE
What do I check before signing off on the last payment | GUIDE
in what order do the trades usually come in for a kitchen | GUIDE
How do I tell if a contractor is properly insured? | GUIDE
Why do people keep a reserve for a remodel, and is it usual? | GUIDE
what is a change order and why put it in writing | GUIDE

# typos and chatty
hwo much did we spnd on teh kichen | {sum kitchen}
ok so my husband swears the fence was cheap lol. what are we at with it | {sum fence}
bathrom budgt left?? or are we over | {over bathroom}
Hiya, hope you're well! Could you kindly tell me what Bettina's been paid for everything, love? | {sum bettina}
electricain phone nr | 555-071-9042
ugh its 2am and i cant sleep, how much money is LEFT for the kitchen | {left kitchen}
wen is the countrtop comin | Sep 29 OR September 29
gimme the totl for matirials in the fence | {sum fence materials}
I'm 78 and not so good with these things, dear. What did the dishwasher cost? | $849
yo how much did we drop on roland | {sum roland}
Y'all know what we paid for that shower door?? | $1,675
recipts missing for the fence how many | {count fence noreceipt}
sooo the plumber. marvn. how much all told, all jobs | {sum marvin}
my kid is screaming so quick one: fence premit cost | $95
HOW MUCH WAS THE CABINET DEPOSIT | $6,200
just curious, no rush, when'd we buy those pendent lights | Sep 2 OR September 2

# actions
I just paid $62.40 by debit card for grout for the kitchen yesterday, please put it in | LINK /expenses?amount=62.40&paymentMethod=debit_card&date=2026-09-15
add 37.85 cash for paint rollers, today | LINK /expenses?amount=37.85&paymentMethod=cash&date=2026-09-16
Gave Hank $412.50 by check today for the gate, please log it under the fence | LINK /expenses?amount=412.50&paymentMethod=check&date=2026-09-16 | {id Hank}
Home Depot refunded me 24.15 on my credit card today, record that for the kitchen | LINK /expenses?amount=-24.15&paymentMethod=credit_card
the gate is hung! tick it off | LINK /timeline
Push the backsplash back to October 20 would you | LINK /timeline
new milestone for the kitchen: painting done, October 14 | LINK /timeline?targetDate=2026-10-14
I found a new plumber called Gus Pritchard, save him | LINK /contractors?add=new
please delete the dump run, I put it in twice I think | LINK /expenses
The survey was really 545 not 525. Can you fix it? | LINK /expenses
log a permit fee of 88.25 for the kitchen, paid by check on Sep 14 | LINK /expenses?amount=88.25&paymentMethod=check&date=2026-09-14&category=permits
paid Yusuf 275.50 cash last Friday for patching the kitchen wall | LINK /expenses?amount=275.50&paymentMethod=cash&date=2026-09-11 | {id Yusuf}
Mark the countertop template as done | LINK /timeline
put in a kitchen milestone for the fridge delivery on 2 October | LINK /timeline?targetDate=2026-10-02
Need to add our roofer as a contractor, Delia Marsh, 555-071-7733 | LINK /contractors?add=new
I spent 19.99 on a caulk gun with the debit card on Monday. add to tools, kitchen | LINK /expenses?amount=19.99&paymentMethod=debit_card&date=2026-09-14&category=tools

# plan
Which bills for the kitchen are still unpaid? | Faucet | Cabinets, last payment OR $1,250
is there a bill that's past due | Faucet OR $450
What did Roland agree to do the cabinets for? | $14,200
who is cheaper for the backsplash going by the quotes we got | Yusuf
When does Ines's insurance run out | Oct 2 OR October 2
what's on the punch list | fridge | pendant

# hostile
What was fence spending for September, item by item? | Stain | $142.80 | {sum fence 2026-09} OR $8.75
show me the fence expenses that were paid in cash and what they come to | {sum fence cash}
Which milestones of the fence are still open? | Gate hung
`;
