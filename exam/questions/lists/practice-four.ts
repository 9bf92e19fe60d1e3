/** Written after those of `practice-three.ts` were looked at. The format is that of `practice.ts`. */
export const practiceFour = `
# records
how expensive was the scaffold | $385.00
what's the price tag on the vinyl planks | $1,478.25
what day did we rent the scaffold | August 4 OR Aug 4
did we use a credit card for the skylights | credit card
was the framing labor paid by check or cash | check
who handled the tear-off | Priya
who got the 545 | Hector
what's that 1,265.70 charge | Gutters
we paid 2,350 for something, what | Stairs built
what did I buy at the end of August for the attic | Vinyl plank flooring
show the receipt-less ones for the attic | Engineer's drawings OR Framing labor
what did we spend on May 19 | $2,640.00
list what we bought for the porch in June | Cedar boards | Porch permit
is the nail gun under tools or materials | Tools
which of the expenses were paid with financing | Spray foam OR Railings
was anything refunded on the attic | $212.25
how old is the roof permit payment | Aug 6, 2025 OR August 6
have we paid for the porch permit | $225.00
when did the washing machine get bought | August 20 OR Aug 20
where's the drain money filed, which category | Materials
did the drywall hanging have a receipt | No
find anything with roof in it | Roof permit OR Roof labor
the engineer, how much was he | $1,150.00
what else did we buy in September for the laundry room | Floor drain OR Dryer circuit
largest laundry expense and its date | Laundry plumbing
most expensive item we ever bought | $4,200.00 OR $3,960.00
# follow-ups
how much were the skylights >> when did we get them | April 7 OR Apr 7
how much were the skylights >> how did we pay | credit card
what's the biggest porch expense >> and the smallest | $96.50
what did we spend on labor, all projects >> break that down by project | {sum attic labor} | {sum porch labor}
what did we spend on labor, all projects >> who got the most of it | Priya OR Grace
total for the attic >> by month | {sum attic 2026-03}
total for the attic >> just materials >> just in june | {sum attic materials 2026-06}
how much did Priya get >> for what | Skylight flashing | Roof labor
how much did Priya get >> when was the last time | August 19 OR Aug 19
list the open milestones of the attic >> which are late | Drywall finished | Flooring laid
what's next on the porch >> and after that | Porch painted
what's next on the porch >> when | Sep 25 OR September 25
how much is left on the laundry room >> in percent | %
who is our plumber >> email | nina@kowalski.example
who is our plumber >> what have we paid her >> only the attic | {sum nina attic}
how much cash did we spend overall >> list them | Attic painting | Floor drain
how much cash did we spend overall >> and how many payments is that | {count cash}
spending in july, all projects >> vs august | {sum 2026-07} | {sum 2026-08}
what did the laundry room cost >> without the washing machine | 2,184.25
show me expenses without receipt on the porch >> how much is that | {sum porch noreceipt}
porch budget? >> spent? | {sum porch}
porch budget? >> left? | {left porch}
how much did we pay by check on the garage >> and the attic >> and in total | {sum check} OR {sum check garage}
which bills are due >> how much together | $1,864.50
which bills are due >> who is the first one from | Nina
what's agreed with Nina >> how much of that is paid | $2,640.00
what's agreed with Nina >> and with Hector | $4,100.00
is the drywall done >> when should it have been | July 15 OR Jul 15
compare labor and materials on the attic >> and on the porch | {sum porch labor} | {sum porch materials}
how much for permits >> which was the most expensive | $640.00 OR Attic permit
what did Hector do >> how much for the dryer circuit | $545.00
# plan
what's the total of our agreements | $9,300.00 OR $9,750.00
which agreement is bigger | Attic bathroom OR $5,200.00
who do we have contracts with | Hector | Nina
what have we agreed on with the electrician | $4,100.00
how much of Hector's contract has been billed | $564.50
how much have we paid on the bathroom agreement | $2,640.00
did Nina send an invoice | Bathroom second draw
is the bathroom second draw late | Sep 12 OR September 12 OR overdue
how much do I have to pay by the end of the month | $564.50 OR $1,864.50
what do we owe Hector right now | $564.50
is any bill late | Bathroom second draw
which change orders are pending | Heated floor
how much would it cost if we approve the heated floor | $780.00
did we approve moving the drain | accepted
what's the state of the heated floor change | waiting
sum of all accepted changes | $450.00
how much is the flooring line over | $78.25
what's expected for the electrical line | Electrical | $4,100.00 OR expected
which line has the biggest plan | Bathroom fit-out
how much did we plan in total for the attic | $19,900.00 OR planned
how much is planned for the stairwell | $3,500.00
which rooms have we planned | Bathroom | Bedroom
what's the most expensive room | Bathroom
do we have money in reserve for the porch | no plan OR no OR $0.00
how many people share the attic | 1 OR Sam
does Sam have edit rights | edit
which documents run out this year | insurance
is Hector insured | October 20 OR Oct 20
is there a permit on file for the attic | Attic building permit
how many documents are there | 2
what did Walt offer for the cabinets | $1,620.00
which cabinet offer is better | Walt
did Grace give us a quote | $1,850.00
how far apart are the cabinet quotes | $230.00
# totals
give me the sum for laundry, labor only, no materials | {sum laundry labor}
attic: what did all card payments come to | {sum attic credit_card} OR 10,
how much did we pay people for work on the attic | {sum attic labor}
anything we paid in cash over 1000 | Attic painting OR $1,240.00
how much more than 1000 dollars things did we buy for the attic | {count attic >1000} OR {sum attic >1000}
spent so far in 2026 | {sum 2026} OR {sum attic 2026}
expenses for the roof in 2025, everything | {sum garage}
what did summer 2026 cost us, all projects | {sum from:2026-06-01 to:2026-08-31} OR {sum from:2026-06-21 to:2026-09-22}
how much did we spend after August 15, all projects | {sum from:2026-08-16} OR {sum from:2026-08-15}
how much did we spend up to the end of May on the attic | {sum attic to:2026-05-31}
how much per month do we spend on the porch | {sum porch 2026-06} OR a month
how much money have we not given to contractors on the porch | {sum porch nocontractor}
`;
