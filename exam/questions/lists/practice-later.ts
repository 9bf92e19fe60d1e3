/** Questions that were written after those of `practice.ts`, in two batches. Its format is the same. */
export const practiceLater = `
# second batch: totals
roughly what has the laundry room swallowed up to now | {sum laundry}
add up everything we paid Grace on the attic | {sum attic grace}
money spent on the attic in the second quarter of 2026 | {sum attic from:2026-04-01 to:2026-06-30}
in total, what went on the plumber this year | {sum nina 2026}
how much did we lay out for the porch between July and August | {sum porch from:2026-07-01 to:2026-08-31}
what's been charged to the debit card overall | {sum debit_card}
total attic labor minus Hector | {sum attic labor !hector}
how many times have we paid Nina | {count nina}
how many attic purchases were under 500 bucks | {count attic <500} OR {count attic spent <500}
what did we pay out on September 9 across all projects | {sum 2026-09-09}
equipment costs, all jobs together | {sum equipment}
what do we have on the porch without a receipt, total | {sum porch noreceipt}
sum of attic materials please, leaving out the skylights | {sum attic materials}  OR 9,364.74 OR $9,364.74
average spend per purchase on the porch | {avg porch}
# second batch: records
who installed the skylights | Priya
when was the dryer circuit put in | September 9 OR Sep 9 OR 2026-09-09
how did we settle the porch carpentry | check
is there a receipt for the vinyl flooring | Yes
what was 1,478.25 for | Vinyl plank flooring
which job cost 2,640 | Attic bathroom plumbing
what's the oldest expense we have on file for the garage roof | Roof permit
who supplied the railings | no OR not OR none
how much did the engineer charge for the drawings | $1,150.00
what was the scaffold for, which project | Attic
when did we last buy anything for the porch | September 4 OR Sep 4
what is Walt's company called | Jensen Drywall
can you give me Grace's email address | grace@lindqvist.example
what trade is Omar | Painter
who do we owe money | $1,864.50 OR Nina OR Hector OR Bathroom second draw
did Hector send a bill | Electrical final
has the permit for the attic been paid | $640.00
what did the water bill come to | $41.20
# second batch: budget and time
how close are we to the limit on the porch | {left porch} OR {percent porch}
which project still has the biggest chunk of budget left | Attic
have we blown the budget anywhere | Garage Roof
what's the remaining money for the attic and the porch | {left attic} | {left porch}
when do we finish the porch | Porch painted OR Oct 2
how many milestones are open in the laundry room | 2
what was finished in July | Stairs open OR Porch framing
what's due this week | Railings up OR Washer OR no OR nothing OR 0 milestones
are the railings up yet | Railings up
is the garage roof finished | Roof done
how many days until the final inspection | 19 days
what's the last step on the porch | Porch painted
# second batch: talk
what did Priya get on the porch? >> and on the garage roof? | {sum priya garage}
how much for materials on the attic? >> what was the biggest one | Floor joists
which milestones are late? >> what's left in the porch budget | {left porch}
who's our carpenter? >> how much has she cost us | {sum grace}
what did we spend in June on the porch? >> and the next month | {sum porch 2026-07}
what did the gutters cost? >> when was that | October 3 OR Oct 3
show me cash payments, all projects >> the biggest of them | $1,240.00
how much is left on the laundry room? >> how about the porch | {left porch}
tell me about Nina >> how often did we pay her | {count nina}
what did we pay Walt? >> is that all we paid him | {sum walt}
how much did the porch cost so far? >> without labor | {sum porch !labor}
what's due in October >> and in September | Railings up OR Flooring laid OR Washer
how much was the washing machine >> who installed it | no OR not OR none
# second batch: declines
how much did we pay for the jacuzzi | DECLINE
when does the pool get filled | DECLINE
what's Roberto's phone number | DECLINE
what is the square root of 144 | DECLINE
how do I bake bread | DECLINE
who won the superbowl | DECLINE
how much did the elevator cost | DECLINE
what did we spend on curtains | DECLINE
book me a flight to Denver | DECLINE
# second batch: advice
is a 30 percent deposit too much | GUIDE | Deposits
do contractors charge for estimates | DECLINE OR GUIDE
how do I stop my floor squeaking | GUIDE | Subfloor
what paint do I use in a steamy bathroom | GUIDE | Choosing and using paint
who is responsible if a subcontractor isn't paid | GUIDE | Lien waivers
can I live at home while they redo the kitchen | GUIDE | Living in the house
is my old furnace putting out carbon monoxide | GUIDE | Carbon monoxide
should we get a heat pump | GUIDE | Heating and cooling
how thick does attic insulation need to be | GUIDE | Insulation
hardwood or vinyl for a busy family | GUIDE | Choosing a floor
how do I tell whether a contractor is licensed | GUIDE | What to check first
should I tip the crew | GUIDE OR DECLINE
do I have to tell my insurance company about the remodel | GUIDE | Insurance and neighbours
# second batch: actions
dropped 75 bucks on caulk and brushes at the store today | LINK /expenses?add=new&amount=75&date=2026-09-16
Nina got 500 in cash from me yesterday | LINK /expenses?add=new&amount=500&paymentMethod=cash&date=2026-09-15 | {id Nina}
the final inspection passed! | Final inspection | LINK /timeline
can you add a 120 dollar expense for sandpaper | LINK /expenses?add=new&amount=120 | sandpaper
new expense 19.95 light bulbs debit card | LINK /expenses?add=new&amount=19.95&paymentMethod=debit_card | light bulbs
write down that I wired Hector 564.50 on the 14th | LINK /expenses?add=new&amount=564.50&paymentMethod=bank_transfer&date=2026-09-14 | {id Hector}
the countertop guys come next Tuesday, put that on the timeline | LINK /timeline?add=new&targetDate=2026-09-22
erase the magnet sweep rental | Magnet sweep rental | LINK /expenses
I returned a faucet and got 89.99 back | LINK /expenses?add=new&amount=89.99&kind=refund
please mark porch painted as complete | Porch painted | LINK /timeline
raise the laundry budget to 7000 | LINK /projects
Bought 12 boards for 144.60 with my visa on Monday | LINK /expenses?add=new&amount=144.60&paymentMethod=credit_card&date=2026-09-14
# third batch: totals
whats our all time spend, every project | {sum}
hw much did we spend on permts for the porch | {sum porch permits}
how much of the porch money did not go to labor | {sum porch !labor}
tally up the checks we wrote for the garage roof | {sum garage check}
how many bills over 1000 have we paid on the attic | {count attic >1000}
spending on the attic since the start of July | {sum attic from:2026-07-01}
how much before June on the attic | {sum attic to:2026-05-31}
what was put on credit in august for the laundry room | {sum laundry credit_card 2026-08}
things over $1,500 on the garage roof: what do they add up to | {sum garage >1500}
which purchases for the laundry room lack a receipt | Laundry plumbing | Floor drain
what have we got without receipts in the attic, how many | {count attic noreceipt}
expenses from 100 to 300 dollars on the attic | Nail gun | Ceiling fan
how much was paid to nobody in particular on the garage roof | {sum garage nocontractor} OR I do not know
what share of the attic went to Grace | %
total cost of wiring work on the attic | $3,125.50
how much have the three current projects cost, not counting the garage roof | {sum !garage}
how much for everything on the laundry room besides the washing machine | 2,184.25
# third batch: contractors
how much money went to Ruiz Electric | {sum hector}
who has been paid more than once | Priya OR Grace
contact details for Walt please | 555-020-2211
does Omar have an email | no OR No
who is the cheapest per hour | Omar | $48.00
how much do I pay Priya per hour | $85.00
what has Grace done on the attic | Framing labor | Stairs built
who haven't we paid this month | Priya OR Walt OR Grace OR I do not know
what does our electrician charge | $102.50
list everyone who worked on the attic | Grace | Hector | Omar
when was Priya first paid | August 22 OR Aug 22
how long ago did we last pay Omar | August 13 OR Aug 13
what are the hourly rates of everybody | $102.50 | $48.00
what did Hector do in September | Fan and light hookup OR Dryer circuit
# third batch: milestones
what should be done by now but isn't | Drywall finished | Flooring laid
how far along is the attic timeline | 3 completed OR 3 OR %
when was the roof finished | October 11 OR Oct 11
what did we complete in May | Insulation done
did we finish the framing on schedule | Framing inspection OR Porch framing
anything scheduled for next week | Railings up OR Washer moved in
when's the next inspection | October 5 OR Oct 5
how overdue is the flooring | 6 days
list all open steps for the porch | Railings up | Porch painted
which step comes after the railings | Porch painted OR I do not know
is there anything on the laundry timeline without a date | no OR No OR 0 OR every
what's planned for next month | Final inspection OR Porch painted
# third batch: typos
how mutch hav we payed prya | {sum priya}
wen is the porch gona be paintd | October 2 OR Oct 2
totl spnt on laundrey room | {sum laundry}
atic budgt left | {left attic}
wats the numbr for the paintr | 555-020-5544
show expences over 2000 on teh attic | Framing labor
ceeling fan cost? | $179.99
how much did nnia get | {sum nina}
hey buddy, any idea what the porch has cost us up to this point? | {sum porch}
just checking in, are we still ok on the laundry money? | {left laundry} OR {percent laundry}
my accountant needs the total for tools across all projects | {sum tools}
long story short, how much more can we spend on the porch | {left porch}
# third batch: plan
what's agreed with Nina | $5,200.00
how much of Nina's agreement have we paid | $2,640.00
what's left to pay on the attic bathroom agreement | Attic bathroom
what bills do we have to pay | Electrical final | Bathroom second draw
what's the biggest bill coming up | $1,300.00
when do I have to pay Hector's bill | September 25 OR Sep 25
which change did we accept | Move the shower drain
has the heated floor been approved | waiting OR Heated floor
how much would the heated floor add | $780.00
how much money is in reserve | $2,500.00
is the attic shared with anyone | Sam
which rooms cost the most in the attic | Bathroom
how much did we plan for flooring | $1,400.00
what's the plan for electrical | $4,000.00
do we have a permit document on file | Attic building permit
when does the insurance of our electrician end | October 20 OR Oct 20
what did Grace quote for the cabinets | $1,850.00
which quote is lower | Walt | $1,620.00
what will the attic cost us in the end | expected
how much is still to buy on the attic | still to buy
# third batch: comparisons
is the porch cheaper than the laundry room | {sum porch} | {sum laundry}
did Nina or Hector cost us more | {sum nina} | {sum hector}
what did we spend more on in the attic, tools or permits | {sum attic tools} | {sum attic permits}
compare July with June on the porch | {sum porch 2026-07} | {sum porch 2026-06}
how do check and bank transfer payments compare overall | {sum check} | {sum bank_transfer}
by how much did Grace out-earn Walt | {difference grace walt}
was 2026 more expensive than 2025 | {sum 2025} | {sum 2026}
which costs more per hour, the electrician or the plumber | $102.50 | $98.00
# third batch: records
what did we buy on June 24 | Nail gun
where did the 748.90 go | Railings
did we pay for the concrete footings with a check | check
who painted the attic | Omar
what's the story with the spray foam, when and how paid | $2,890.00
which expenses mention shingles | Architectural shingles | Porch roof shingles
show me everything about the stairs | Stairs built
what was the second biggest expense on the attic | Floor joists OR $3,480.60
what did we buy most recently, any project | IGNORE OR $5.00
under which category is the dryer circuit | Labor
in what month did we buy the skylights | April OR Apr
`;
