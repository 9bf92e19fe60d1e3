/** Written after those of `practice-four.ts` were looked at. The format is that of `practice.ts`. */
export const practiceFive = `
# totals
what's our spend on the attic excluding the refund | 31,931.49 OR {sum attic}
all the money that went to the plumber, laundry only | {sum nina laundry}
how much did we put into the porch before August | {sum porch to:2026-07-31}
how much did we spend between Easter and now | {sum attic} OR DECLINE OR not OR {sum} OR {sum attic from:2026-04-05}
materials bought in March for the attic | {sum attic materials 2026-03}
tell me the laundry total excluding Hector and Nina | {sum laundry !hector !nina}
how many different contractors did we pay on the attic | 6 OR Grace
did we spend anything on equipment this year | {sum equipment 2026} OR {sum attic equipment}
last three payments to Priya | Porch roofing | Skylight flashing
the two cheapest things in the laundry room | $5.00 | $41.20
which day did we spend the most | March 30 OR Mar 30 OR DECLINE OR not
what is the total paid by bank transfer and by check on the attic | {sum attic bank_transfer} | {sum attic check}
does the porch have any financing | $748.90
spending on the attic by payment method | {sum attic check} | {sum attic credit_card}
how much have we paid for labour to Grace | {sum grace labor}
average monthly spending on the attic | a month
what did we buy with the debit card | Nail gun OR Scaffold
# contractors
what do we know about Omar | 555-020-5544
which contractors worked on the laundry room | Nina | Hector
who is the most expensive contractor by the hour | Hector | $102.50
is Walt cheaper than Grace | 58.00 OR {sum walt}
how much in total did the roofer and the carpenter get | {sum priya} | {sum grace}
do we have an email address for Omar | No OR no
when is the last time Grace worked for us | July 21 OR Jul 21
which contractor did the skylights | Priya
has anyone been paid by financing | no OR No OR Spray OR financing
how many payments did Hector receive | {count hector}
# budget
what share of all budgets have we used | 80.71% OR Used
how much above budget was the roof | {over garage}
can we still buy a 2000 dollar bathtub for the attic | {leftafter attic 2000}
will the laundry room stay in budget | Laundry
how much money remains for everything | $13,832.01 OR {left attic}
budget of each project | $42,000.00 | $9,500.00
what's the porch budget and what's the laundry budget | $9,500.00 | $6,200.00
# milestones
when do the railings have to be up | Sep 25 OR September 25
what is left to do before the final inspection | Drywall finished OR Flooring laid
are there milestones without a deadline | Pick closet doors
how many days late is the flooring | 6 days
what did we finish late | Framing inspection OR Porch framing OR Roof done
list everything done on the attic | Framing inspection | Stairs open
what happens on September 22 | Washer moved in
is there something planned this month for the porch | Railings up
when do we paint the porch | October 2 OR Oct 2
has the washer been moved in | Washer moved in
# follow-ups
what's the porch budget >> and how much of it is used | {percent porch} OR {sum porch}
who got the most money >> what's her number | 555-020-1100
who got the most money >> and the least | Omar
how much did we spend on tools >> what did we buy | Nail gun
how much did we spend on the attic in May >> on what | Spray foam OR Attic bathroom plumbing
how many milestones are late >> which ones | Drywall finished
when is the final inspection >> how many days is that | 19 days
what did we pay Nina for the attic >> and for the laundry >> both together | {sum nina}
what's left on the porch >> ok and what's left on the attic | {left attic}
show expenses over 3000 >> only the ones with a receipt | Floor joists OR Attic wiring
how much did the porch cost per month >> and the attic | {sum attic 2026-03}
total of the garage roof >> only what Priya got | {sum priya garage}
who is the electrician >> and the painter | Omar
what documents do we have >> which one expires first | insurance OR Oct 20
how much is the reserve >> is that enough | DECLINE OR GUIDE OR not OR $2,500.00
what does the plumber charge >> and the drywaller | $58.00
# plan
what did we promise to pay Nina | $5,200.00 OR $5,650.00
when did we make the deal with Hector | April 15 OR Apr 15
what's the biggest open bill | $1,300.00
how much is due on September 25 | $564.50
what's overdue in bills | Bathroom second draw
is there an open change order | Heated floor
total planned for the rooms | $10,900.00 OR Bathroom
how much is planned for electrical and for framing | $4,000.00 | $5,000.00
who is our project shared with | Sam
what insurance papers do we have | Ruiz Electric insurance
lowest bid for the laundry cabinets | Walt
what do the quotes say for the cabinets | $1,850.00 | $1,620.00
anything left to fix on the punch list | Label the breaker panel
# declines and talk
how much did the pergola cost | DECLINE
what's Miguel's email | DECLINE
is it going to rain on the porch tomorrow | DECLINE
how much did we pay the interior designer | DECLINE
tell me a joke | DECLINE
when was the house built | DECLINE
what's the best restaurant nearby | DECLINE
hey, how's it going | !$
cheers mate | !I do not know
`;
