/** By an author who saw only the household of `thirty-fourth.ts` and no rule. */
export const practiceFiftySeven = `
# totals
how much has the basement eaten so far | {sum basement}
total of everything we put into this house, all projects | {sum}
what did we spend on the basement in august? | {sum basement 2026-08}
labor on the deck, all together | {sum deck labor}
how much cash have we handed out in all projects? | {sum cash}
Could you add up everything that went on the credit card for the kitchen, with the returns taken off? | {sum kitchen credit_card}
materials for the bathroom? | {sum bathroom materials}
the power bills for the basement, all of them added up | {sum basement utilities}
I'd like to know how many entries we have logged for the deck in total. | {count deck}
what did we finance altogether, all projects, after the refunds | {sum financing}
Across all projects, what do the payments over $2,000 each add up to? | {sum >2000}
cash we paid for the basement that has no receipt, how much is that | {sum basement cash noreceipt}
How much did the kitchen cost us from the start of August to the end of September last year? | {sum kitchen from:2025-08-01 to:2025-09-30}
what have we spent in 2026 in all projects | {sum 2026}
permits, all 4 projects, sum please | {sum permits}

# contractors
whats the plumber's number | 555-046-5503
electricians email pls | lupe@montoyaelectric.example
what does kip charge an hour | $62
How much money has Kip gotten from us across all projects? | {sum kip}
what have we paid otis for the basement | {sum basement otis}
who did the tile in the bathroom | Farah
who cut the hole for the egress window? | Reggie
Who has received the most from us if you look at all projects, and how much is it? | Ingrid | {sum ingrid}
which of our contractors has no phone number saved | Marcy
What is the name of the company that Doug works under? | Ferrell Waterproofing
what did the cabinet lady get for the kitchen | {sum kitchen ingrid}
Of all the people we have on file, who charges the highest hourly rate and what is it? | Stan | $105
how many times have we paid lupe, all projects | {count lupe} OR four
does the painter have an email i can write to | marcy@bloompaints.example

# budget and forecast
how much is left for the basement | {left basement}
are we over on the bathroom? by how much | {over bathroom}
what percent of the deck budget is gone | {percent deck} OR 98.9% OR 99%
If I buy a washer for $640 out of the basement budget, what would be left after that? | {leftafter basement 640}
whats the budget for the kitchen | $24,500
deck money left?? | {left deck}
How far are we into the basement budget, as a percentage? | {percent basement} OR 79.9% OR 80%
what do the budgets of all 4 projects add up to | $71,200
which of our projects went over its budget | Bathroom
Could we put another 5000 into the basement without going over the budget, and how much room would that leave? | {leftafter basement 5000}
say the carpet is 1600 and a little couch is 900, whats left of the basement budget then | {leftafter basement 2500}
How many dollars under its budget did the kitchen stay? | {left kitchen}
which project has the most budget left and how much | Basement | {left basement}
would a $200 bench still fit the deck budget? how much do we have there | {left deck}

# milestones
whats overdue in the basement | Lights in
when is the final inspection | Oct 27 OR October 27
When did we pass the test with the garden hose? | Apr 21 OR April 21
how many days late was the hose test | 6 OR six
how many milestones are still open for the basement | 5 OR five
when was the deck usable in the end | Jun 13 OR June 13
Which milestones in all projects still have no date? | pantry door | toy shelf
carpet tiles when? | Oct 13 OR October 13
When was the tub supposed to be usable and when was it really? | Jan 16 OR January 16 | Jan 23 OR January 23
whats already done in the basement, milestones i mean | Paneling out | Hose test | Egress window passed | Rough wiring inspected | Drywall done
how many days till the playroom should be painted | 13 OR thirteen
on what day did the rough wiring pass inspection | Jul 17 OR July 17
What do we have to finish between today and the end of September, all projects? | Stain the lattice | Playroom painted
by when should the lattice on the deck be stained | Sep 26 OR September 26

# records
when did we buy the sump pump | Apr 2 OR April 2
how much was the vanity for the bathroom | $579
what did the fridge in the kitchen cost | $1,599
how did we pay for the gas stove in the kitchen | financ
what day did we get the wafer lights | Sep 10 OR September 10
What was it that we bought for the deck on July 18, and for how much? | impact driver | $139
what's the smallest amount we paid for anything in the kitchen | {smallest kitchen}
Who did the $2,380 in the bathroom go to? | Stan
how much did we get back for the loud dehumidifier | $259
the primer, how much was it and what kind of card | $98.75 | debit
how much was the kitchen permit and on what date did we pay it | $325 | Jun 12 OR June 12
what did cutting the egress opening cost | $2,650
I am looking for the power bill of June, how high was it? | $142.60
how much was that railing kit for the deck | $845

# two in one
how much is left for the basement and when is the final inspection | {left basement} | Oct 27 OR October 27
what have we paid doug and whats his phone | {sum doug} | 555-046-3812
Tell me the total for the deck, and also the total for the bathroom. | {sum deck} | {sum bathroom}
whats late in the basement and which bill is late too | Lights in | touch-up
how much for drywall sheets and who hung them | $688.80 | Otis
Kip's hourly rate and what he got for the deck, please. | $62 | {sum deck kip}
what did we spend on the basement in july and what in june | {sum basement 2026-07} | {sum basement 2026-06}
How much was the steel tub in the bathroom, and who set it? | $389 | Stan
how many open milestones does the basement have, and whats the budget | 5 OR five | $27,000
when do the carpet tiles go in and how much did we plan for them? | Oct 13 OR October 13 | $1,600
Can you give me the electrician's number and what we have paid her for the basement so far? | 555-046-9920 | {sum basement lupe}
quiet dehumidifier price, and the date we bought it | $318.40 | May 11
what did the counters in the kitchen cost and what did the cabinets come to | $1,185.60 | $8,600

# follow-ups
how much did we spend on the deck >> and the bathroom? | {sum bathroom}
what did lupe get for the kitchen >> and for the deck? | {sum deck lupe}
whats left for the basement >> and if i spend 350 on curtains? | {leftafter basement 350}
whats stans phone number >> what does he charge | $105
Basement spending in July? >> and August >> and what about May? | {sum basement 2026-05}
how much labor in the kitchen >> materials? | {sum kitchen materials}
When is the playroom supposed to be painted? >> And who gave us a quote for that? | Marcy
how much did farah get for the bathroom >> and in the kitchen | {sum kitchen farah}
who framed the basement >> how much was that | $1,950
what did we pay with check for the deck >> ok and by credit card? | {sum deck credit_card}
How much did we pay for the French drain in total? >> Thank you. Do you have the email of the guy who did it? | doug@ferrelldry.example
is any milestone late in the basement >> when was it due | Sep 11 OR September 11
how much did the kitchen cost >> no wait i meant the basement | {sum basement}
what was the budget of the bathroom >> how much did we spend >> so how far over are we | {over bathroom}

# comparisons
which cost more, kitchen or basement, and by how much | kitchen | {difference kitchen basement}
deck vs bathroom, whats the difference in dollars | {difference deck bathroom}
Did we spend more on the basement in July or in August? | {sum basement 2026-07} | {sum basement 2026-08}
who got more from us in all projects, lupe or stan | Lupe
In the basement, how does labor compare with materials? | {sum basement labor} | {sum basement materials}
do we pay more by check or by credit card, all projects | {sum check} | {sum credit_card}
how much cheaper is kips carpet quote than farahs | $170
how much higher was the july power bill than the one for june | $25.55
Was painting the kitchen more expensive than painting the bathroom, and what did each one cost? | $540 | $310
who is cheaper per hour, kip or farah | Farah
basement may or june, which was the bigger month | May | {sum basement 2026-05}
which one was our cheapest project so far and how much was it | Bathroom | {sum bathroom}
Did the electrician cost us more in the kitchen or in the basement? Give me both, please. | {sum kitchen lupe} | {sum basement lupe}

# cannot be answered
is lupe coming tomorrow morning or in the afternoon? | DECLINE
what color did marcy use on the kitchen walls | DECLINE
How much more is our house worth now that it has a new kitchen? | DECLINE
what was our radon level | DECLINE
will it rain on the weekend, want to stain the lattice | DECLINE
did doug have a good time on his vacation | DECLINE
What did the people who lived here before us pay for the old paneling? | DECLINE
how many square feet is the basement | DECLINE
why did otis not come on tuesday | DECLINE
what do our neighbors pay for their deck | DECLINE
Do you know what brand the window in the egress opening is? | DECLINE
how many hours did kip work on the deck | DECLINE
whats the balance on our credit card right now at the bank | DECLINE

# advice
how do i fix a nail pop | GUIDE
what kind of floor is good in a basement that was damp once | GUIDE
How long should drywall mud dry before I put primer on it? | GUIDE
do we need to worry about asbestos in a 1960s house | GUIDE
what should i ask a contractor before i hire them | GUIDE
Is it normal that a contractor asks for half of the money up front, or should we be careful with that? | GUIDE
how do you find out if a wall is load bearing | GUIDE
how often should a deck be cleaned and sealed | GUIDE
our house may have lead paint, how do we sand safely with a toddler around | GUIDE
How much should one keep in reserve for surprises in an old house? | GUIDE
do i need a permit to finish a basement | GUIDE
whats the right order, paint first or carpet first? | GUIDE
How can we stop condensation on cold water pipes in the summer? | GUIDE

# typos and chatty
hi! so tired today lol. anyway how much is left for the basment | {left basement}
wat did we pay teh plumer for the basement | {sum basement stan}
how mcuh for the dehumidifer, the quiet one | $318.40
Good evening! The little one is finally asleep and I have ten quiet minutes, so: what did the deck cost us all in all? | {sum deck}
ok dumb question prob but when is final inpsection | Oct 27 OR October 27
kitchn total?? | {sum kitchen}
My wife says we spent more than eight thousand on cabinets and I can't believe it. What did the two cabinet payments in the kitchen come to? | $8,600
ugh. did the bathrom go over budgt, how much | {over bathroom}
hey whats otises phone nr | 555-046-2268
thx for earlier!! can u tell me how much egres window + well cost, just the window not the cutting | $1,128
how mutch did we spend on permitts in the basement | {sum basement permits}
I have been staring at this wall of drywall dust for an hour now and just want some good news, so how many of the basement milestones are behind us? | 5 OR five
elektrician hourly rate? | $98
omg the sump pump again. how long is the waranty on it | 2029

# actions
add 45 dollars cash for paint rollers today | LINK /expenses?add=new&amount=45&paymentMethod=cash&date=2026-09-16
paid 62.45 yesterday with the debit card for outlet covers, put it in | LINK /expenses?add=new&amount=62.45&paymentMethod=debit_card&date=2026-09-15
Please note a check to Otis for $250 from Monday, labor for the drywall touch-up. | LINK /expenses?add=new&amount=250&paymentMethod=check&category=labor&date=2026-09-14
lights are in! mark it done | LINK /timeline
add a milestone, baby gate at the stairs, for oct 5 | LINK /timeline?targetDate=2026-10-05
move the carpet tiles to october 20 | LINK /timeline
delete the primer expense pls | LINK /expenses
The LED wafer lights were really $246.40 and not what it says, could you change that? | LINK /expenses
new contractor: Beth Okafor, she cleans chimneys, 555-046-3390 | LINK /contractors?add=new
we have to remember that the carpet store delivers on October 9, make a milestone of it | LINK /timeline?targetDate=2026-10-09
put down 1600 materials, carpet tiles, on credit card, bought today | LINK /expenses?add=new&amount=1600&paymentMethod=credit_card&category=materials&date=2026-09-16
Get rid of the milestone about the toy shelf, we have one from my sister now. | LINK /timeline
log 88 bucks bank transfer for utilities from september 15 | LINK /expenses?add=new&amount=88&paymentMethod=bank_transfer&category=utilities&date=2026-09-15
can you save a new guy, Walt Jensen, gutters, walt@jensengutters.example | LINK /contractors?add=new

# plan
which bill is past due and how much is it | touch-up | $250
what do we still owe lupe for the basement | $1,100
Which bill comes due next after today, and on what day? | Wafer lights hooked up | Sep 21 OR September 21
how big is our reserve | $3,000
any change orders waiting for a yes? | Night lights | $175
how much extra was the arch at the laundry corner | $230
What is the agreed amount with Doug for the drain along the footing? | $6,000
when does lupes insurance run out | Oct 5 OR October 5
whats still open on the punch list | Nail pop | Dead outlet
What do all of the unpaid bills for the basement come to? | $1,780
how many percent do we hold back from the electrician | 10%
who has the cheapest quote for the carpet tiles and how much | Kip | $720

# hostile
how much is in the other category for the basement | {sum basement other}
What did we spend on the basement in September so far? | {sum basement 2026-09}
deck spending in august? | {sum deck 2026-08}
`;
