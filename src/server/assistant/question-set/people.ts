/** All kinds, in the words of the first homeowners who tried it. */
export const peopleQuestions = `
# Kitchen
whats my spend so far on the kitchen reno | $20,424.76
how are we doing on budget | $4,575.24
is there any money left | $4,575.24
how much have I given Tom so far | $4,580.00
what's the damage for june | $1,278.97
Did I already pay for the cabinets? | $5,650.00
how much was the building permit | $850.00
what's the most expensive thing so far | Semi-custom cabinets deposit
when's the electrical inspection | Jun 29, 2026
what do I need to do next | Final electrical inspection
who painted the kitchen | Dave Kim
To whom belongs the number 555-010-4411? | Dave Kim
Final electrical inspection: target? | Jun 29, 2026
whose number is 555-010-7788 | Tom Brandt
hey siri, I mean whatever you are called, is there any money left | $4,575.24
what is dave kim's number | 555-010-4411
how much per hour is rosa | $95.00
which of my contractors charges the most | Tom Brandt | $110.00
what did we spend on the toilet | $524.00
total for drywall | $1,803.40
How much of the money went to Rosa? | $5,175.50
show everything I bought in april | Porcelain floor tiles | Oscillating saw
how much cash have we used | $866.20
how much more can I spend before I hit my budget | $4,575.24
will I finish the kitchen under budget | Jul 18, 2026
whats the status of the master bath | $5,004.27
anything overdue? | Countertop installed
how many days late is the countertop | 8 days
what percentage is labor | 57.58%
is the deck project done | Deck finished
how much did the deck go over | $507.35
spending per category for the deck | $5,483.35
can I buy a 1500 dollar oven | $3,075.24
average cost of a purchase in the master bathroom | $635.98
What did I spend on Rosa in March? | $1,925.50
how much did I spend from feb to april | $16,701.19
what was the last thing I paid Maria for | Demo and haul away
how much have I spent this year on everything | $27,944.49
do i need planning permission to remove a wall | Permits and inspections
Do I need a permit to move a wall? | Permits and inspections
how thick should drywall be | Walls, ceilings and paint
my contractor wants 50% up front, is that normal? | up front
what should I do about an old popcorn ceiling | Textured ceilings | asbestos
What's a good lunch place nearby? | do not know
how much will lumber cost next year | do not know
# Master
so how much have I blown on the bathroom already | Which project
how much do i have left to spend here | $5,004.27
what was that vanity again | $1,089.00
give me all payments to tom | $2,280.00 | $385.00
has rosa been paid this month? | $1,100.00
do we have anything due before july | 2 open milestones
how much did we spend at the start, in april | $4,001.30
any expenses above 1k | $2,280.00 | $1,089.00
how much of what I spent was paid by card | Credit Card
what's costing me the most | Bathroom rough plumbing
list my projects and their budgets | $25,000.00 | $12,000.00
what's the difference between the budget and what I've spent | $5,004.27
Is there enough left to hire a painter for 800? | $4,204.27
how fast am I spending | $670.82
What are my three largest bills | $2,280.00 | $1,089.00 | $925.00
how much on plumbing | $2,280.00
and what about tiles? | $742.15
what did exhaust fan wiring cost | $460.00
Who do I call about a leaking pipe? | Damp and leaks
need the electricians email | rosa@okafor.example
what do I pay Tom an hour | $110.00
which contractor haven't I paid yet | Lena Fischer
How much did the kitchen cost compared to the master bathroom? | $20,424.76 | $6,995.73
spent in the last 3 months | $6,995.73
how much did I spend two weeks ago | $385.00
what's our total across all four projects | $36,451.84
is labor eating my budget? | $4,050.00
have I bought a mirror | Vanity and mirror
when did I buy the shower valve | Apr 20, 2026
How much is 10% of my budget | $1,200.00
what happens if we find asbestos | Asbestos, lead and mold
should i tile the floor or the walls first | Wall tile or floor tile first
do I tip contractors? | Tipping the crew
how do i stop dust going everywhere | Demolition and structure
best way to find a reliable contractor | Where to look for a builder
what's the cheapest kind of countertop | Kitchens and bathrooms
How long should I wait before grouting? | Tile and grout: when to walk on it
can you recommend a plumber in Boston | do not know
# Kitchen
hi, how much have I got left in the kitchen? | $4,575.24
im worried were overspending | within its budget
how much have I paid out to all the tradespeople | Rosa Okafor | $5,175.50
what did Maria do for us | Demolition crew
break it down by month please | April 2026 | $5,744.54
How much did we spend on paint? | $994.60
which was pricier, the kitchen or the deck | $20,424.76 | $8,507.35
any payments in february? | $5,275.00
how much went on my credit card in april | $1,458.34
Total cost of electrical work? | $2,045.50
What have I spent on the panel upgrade? | $1,925.50
What's due in the next two weeks? | Final electrical inspection
what's left to do in the kitchen | Countertop installed | Backsplash tiled
are we done with the rough in | Rough-in inspection
did we finish the demolition | Demolition
when were the cabinets finished | May 6, 2026
How long until the backsplash? | 22 days
how much money do i still have if i buy a 2000 dollar fridge | $2,575.24
what's my weekly burn | $1,051.27
Could I splurge 5k on appliances? | $424.76
tom's contact info | 555-010-7788
do I have maria's email somewhere | maria@silva.example
who's the cheapest contractor by the hour | Dave Kim | $45.50
Who is doing my tile work? | Lena Fischer | !no contractor
how much did hollis woodworks bill us | $4,050.00
Master bathroom spending? >> what was the largest one | Bathroom rough plumbing | $2,280.00
how much did we spend on materials >> in the deck project | $5,483.35
Show the last 5 expenses >> and the 5 biggest | Semi-custom cabinets deposit
what did I spend in may >> on labor only | $2,230.00
who did I pay the most >> when did I last pay her | Jun 16, 2026
Do I need a permit to replace a water heater? | almost always needs a permit
the shower drain smells, what could it be | drain
how much does it cost to rewire a house | do not know
is it ok to pay a contractor in cash | How to pay
what kind of insulation for an attic | Insulation, windows and energy
How do i pick paint colors | Picking colors
what's a change order | Contracts and payments
how long do cabinets take to arrive | Timelines and delays
What is the mortgage rate today? | do not know
how many calories in a banana | do not know
`;
