/** By an author who saw only the household and no rule, in the voices of five people. The format is that of `practice.ts`. */
export const practiceTwelve = `
# totals
Year to date expenditure, all projects consolidated | {sum 2026} OR {sum 2026 >0}
What is the gross materials cost on the attic, i.e. before the returned planks? | {sum attic materials >0}
net materials figure for the attic conversion, after refunds | {sum attic materials}
how much have I chucked at the loft so far? | {sum attic}
what's the damage on labour for the loft | {sum attic labor}
Right, what did I fork out altogether in July, all the jobs together | {sum 2026-07}
How much went on the credit card for the front verandah? | {sum porch credit_card}
all the cash I've handed over since we started, every project | {sum cash}
How many times was the debit card used, over all the projects? | {count debit_card} OR three
hi! my mum wants to know how much went on permits for all four projects | {sum permits}
what did we spend on the laundry room in August? | {sum laundry 2026-08}
Attic Q2 spend (1 April to 30 June 2026) | {sum attic from:2026-04-01 to:2026-06-30}
how many things on the attic set us back more than two grand | {count attic >2000} OR seven
average amount per expense, Front Porch | {avg porch} OR $1,101.22
I've lost some dockets. How much of the attic spend have I got no receipt for? | {sum attic noreceipt} OR {sum attic noreceipt >0}
the whole garage roof thing what did it come to in the end | {sum garage}
equipment hire across all the jobs mate? | {sum equipment}
What have I put on finance so far, all of it | {sum financing}
What did the attic cost me this month up to now? | {sum attic 2026-09} OR {sum attic 2026-09 >0}
# contractors
whats the sparky's number | 555-020-3322
the guy who did the lights, what's he called again? | Hector
who was it that put the skylights in | Priya
How much has Grace had off us, all jobs? | {sum grace}
that lady who built the stairs, what did I give her for them | $2,350.00
What does the drywall guy charge an hour? | $58
hourly rate for the chippy? | DECLINE OR no hourly rate OR no rate OR not recorded OR not set OR unknown OR without
which of my tradies is the dearest per hour | Hector
how many tradies have I got saved in here | 6 OR six
Number of payments made to the roofer, all projects | {count priya} OR five
I need to ring the plumber, have we got a phone number for her? | nina@kowalski.example OR no phone OR no number OR DECLINE
the fella that painted upstairs, did we ever pay him and if so how much | {sum attic omar}
Total disbursed to Ruiz Electric on the attic? | {sum attic hector}
Who has been paid the most out of everyone, across all our projects? | Priya
When was Priya last paid, on any job, and how much? | Aug 19 OR August 19 | $1,320.00
what's the email of the roofing company | priya@nairroofing.example
# budget and forecast
how much dosh is left in the loft budget | {left attic}
What percentage of the attic budget has been consumed? | {percent attic} OR 75.5% OR 76%
porch: remaining budget? | {left porch}
By how much did the garage roof exceed its approved budget? | {over garage}
if i drop another 4500 on the attic what'll be left | {leftafter attic 4500}
could mum and dad afford 3500 dollars more on the laundry room, or is that too much? | {left laundry} OR {leftafter laundry 3500}
What was our budget for the laundry room again? | $6,200.00
Sum of the budgets of all four projects? | $71,700.00
Average monthly spend on the attic since March | {monthly attic} OR $4,561.64 OR $5,223.58
At this rate when does the attic money run out? | {left attic} OR Nov OR November OR Dec OR December
are we okay for money on the attic or should i be worried | {left attic} OR {sum attic} OR 75.52% OR 76%
Would there be enough left in the laundry budget to take Walt's cabinet quote? | {left laundry} OR {leftafter laundry 1620}
Have any of our projects gone over budget? | Garage
# milestones
what's running late on the loft? | Drywall finished | Flooring laid
when is the final inspection | Oct 5 OR October 5
What's the next thing due on the porch and by when? | Railings up | Sep 25 OR September 25
when did the stairs open, I forget the day | Jul 24 OR July 24
Was the framing inspection completed on schedule? | Apr 3 OR April 3 OR 1 day OR one day OR late
how many milestones are still to do on the attic | 4 OR four
how many days late did the garage roof get done | 11 OR eleven
Any milestones coming up in the next seven days, in any project? | Washer moved in
which attic milestone hasn't got a date on it yet | Pick closet doors
what have we ticked off on the attic so far? | Framing inspection | Insulation done | Stairs open
When's the front porch meant to be painted by? | Oct 2 OR October 2
how long till the final inspection | 19 OR Oct 5 OR October 5
What's on for October, all the projects? | Final inspection | Porch painted
did the plumbing check in the laundry happen yet and when | Sep 3 OR September 3
# records
How did we pay for the engineer's drawings? | bank transfer
Is there a receipt on file for the nail gun? | Yes OR has a receipt OR 1 receipt OR attached OR with a receipt
receipt for the oak treads?? | No OR no receipt OR without OR missing OR None
when did I buy the ceiling fan | Sep 2 OR September 2
how much were the two skylights, not the fitting, just the windows | $2,265.00
what did hiring the scaffold set me back | $385.00
Which category is the washing machine posted under? | other
who got paid for the concrete footings on the porch | DECLINE OR no contractor OR none OR without a contractor OR not linked OR no one OR nobody
what day did the painter get his money | Aug 13 OR August 13
how much did I get back for the planks I took back to the shop | $212.25
What did that extra water bill come to? | $41.20
the thing I paid the carpenter for back in March, what was it and how much | Framing labor | $4,200.00
that magnet thing we rented to pick up the nails, what did that cost | $45.00
How much was the plasterboard, it's in as drywall and mud I think | $612.35
was the porch roofing paid by cheque or by bank transfer | bank transfer
For tax, what have I marked the attic painting as? | repair
date of the dryer circuit payment | Sep 9 OR September 9
# two in one
Spend to date and remaining budget on the attic, please. | {sum attic} | {left attic}
how much have Nina and Hector each had on the attic | {sum attic nina} | {sum attic hector}
what did the cedar boards cost and did we keep the receipt? | $1,894.40 | Yes OR has a receipt OR 1 receipt OR attached OR with a receipt
When does the washer go in, and how much is left in the laundry budget? | Sep 22 OR September 22 | {left laundry}
who painted the loft and how did I pay him | Omar | cash
Number of checks written on the attic and their total | {count attic check} OR five | {sum attic check}
give me porch labour and porch materials, ta | {sum porch labor} | {sum porch materials}
tell me the phone for the drywall guy and also what I paid him | 555-020-2211 | {sum walt}
attic spending in march and in april, separately please | {sum attic 2026-03} | {sum attic 2026-04}
which bill comes due on the 25th and how much is it for? | Electrical final | $564.50
# follow-ups
how much have I spent on the loft? >> and just labour? | {sum attic labor}
what did Grace get for the porch >> and on the attic? | {sum attic grace}
how much went on the porch all up >> so what's left of the budget there | {left porch}
who did the fan and the lights >> what's his number | 555-020-3322
Who built the stairs? >> have we got a phone number for her | 555-020-6655
Attic expenditure in May? >> And June? | {sum attic 2026-06}
anything overdue on the attic >> how many days late is the drywall one | 63 OR Jul 15 OR July 15
Total paid by check on the attic >> and across all projects? | {sum check}
how much was the spray foam >> what did we pay it with | financing
Did the garage go over budget? >> as a percentage of the budget? | 1.83% OR 101.83% OR 1.8% OR 101.8% OR 102%
when's the final inspection? >> and the porch, when do the railings go up | Sep 25 OR September 25
what did the washing machine cost >> when was that? | Aug 20 OR August 20
what did we spend in july on the porch >> what about august | {sum porch 2026-08}
Which attic expenses lack a receipt? >> only those above $1,000 please | {sum attic noreceipt >1000} OR {count attic noreceipt >1000} OR Framing labor
what's left in the budget >> sorry I meant the laundry one | {left laundry}
how much have we paid Hector on the attic >> so what do I still owe him | $564.50
biggest cost on the attic? >> and the second biggest | $3,480.60
who's the painter? >> what does he charge an hour | $48
how much were the permits for the porch >> same for the garage | {sum garage permits}
# comparisons
Which has cost more, the porch or the laundry, and by how much? | Porch | {difference porch laundry}
labour versus materials on the loft, which is higher? | {sum attic labor} OR $6,065.76 OR $5,853.51
was June or July dearer on the attic | July OR Jul | {sum attic 2026-07} OR $474.45
Over all projects, did more go out by check or by credit card? | check | {sum check} OR $7,837.41 OR $7,625.16
what month hurt the most on the attic | Mar OR March | {sum attic 2026-03}
Grace or the roof lady, who's had more money from us all up? | Priya OR roof | {sum priya} OR $2,220.00
what's the cheapest thing we bought for the porch? | Porch light OR $96.50
who's dearer by the hour, the plumber or the sparky? | Hector OR electrician
Which project has the most money left in its budget? | Attic | {left attic}
did we pay more for the porch permit or the roof permit | Roof permit OR $310.00 OR garage
top three attic expenses | $4,200.00 | $3,480.60 | $3,125.50
what's the biggest category in the laundry room, my dad says it's the plumbing | labor | {sum laundry labor}
# cannot be answered
what colour did the painter use in the attic? | DECLINE
How much is the house worth now that the loft's done? | DECLINE
how much did I pay the tiler | DECLINE
What did the new fridge cost? | DECLINE
will it rain on saturday, i want to paint the porch | DECLINE
what brand is the washing machine mum bought | DECLINE
how many litres of paint went on the attic walls | DECLINE
What's the interest rate on the financing for the spray foam? | DECLINE
what did next door pay for their loft | DECLINE
how much did we pay the guy who did the chimney | DECLINE
# advice
What proportion of the budget should be held as contingency on a renovation? | GUIDE
how much deposit is fair to give a builder before he starts | GUIDE
Do I need a permit to knock out a wall that might be load bearing? | GUIDE
my parents want to hire someone new, how do they check he's licensed and insured? | GUIDE
what should be written in a contract with a contractor? | GUIDE
How do I compare quotes properly when they're all laid out differently? | GUIDE
builder wants extra for something we never agreed on, how should we handle changes? | GUIDE
when should i make the final payment to a contractor | GUIDE
What's the best way of spotting a dodgy contractor? | GUIDE
# typos and chatty
how mcuh did i spnd on tols for the attic | {sum attic tools}
waht was the origional buget for the grage roof | $14,000.00
hey so sorry to bother you again, my dad is asking me and I have no clue, how much have we paid the plumber for the attic bathroom? thanks!! | {sum attic nina}
g'day, quick one before I head to the hardware shop, how much have I blown on matierals for the attic | {sum attic materials} OR {sum attic materials >0}
ok so um the guy with the electric company the one who did the dryer as well what was that dryer thing it was in the laundry how much was it | $545.00
wen shud the floring in the atic of been layed | Sep 10 OR September 10
Alright mate, the missus is on at me about the cash. How much cash have I paid out on the loft? | {sum attic cash}
electrition emial adress pls | hector@ruiz.example
so i was going through the statements with a cup of tea and there's a 748.90 on finance what on earth was that | Railings
total labur costs grage roof | {sum garage labor}
what was the name of you know the lady the one that did the framing and the porch i can see her face | Grace
wich day was the porch frameing dun | Jul 22 OR July 22
# actions
bunged the sparky 220 cash this morning | LINK /expenses?amount=220
Paid Walt $640 by bank transfer today for the second coat. Please record. | LINK /expenses?amount=640
add 89.95 for deck stain from the hardware shop, on the credit card | LINK /expenses?amount=89.95
my dad bought screws for 32.40 for the porch with his debit card, can you put it in? | LINK /expenses?amount=32.40
the guy who did the lights came back and I gave him 85 dollars cash for it | LINK /expenses?amount=85
Post 1,025.75 to Kowalski Plumbing, check, laundry room, dated yesterday | LINK /expenses?amount=1025.75
wrote the carpenter a cheque for 1100 for the cupboard under the stairs | LINK /expenses?amount=1100
got the flooring laid yesterday, tick it off would ya | LINK /timeline
the drywall is finally finished!! | LINK /timeline
please delete the nail gun expense | LINK /expenses
scrap the closet doors milestone, we're having curtains | LINK /timeline
Move the final inspection to October 12 | LINK /timeline
get rid of that magnet rental entry in the garage | LINK /expenses
The scaffold rental should be 410, not 385. Please correct it. | LINK /expenses
# plan
what's still on the snagging list? | Label the breaker panel
Contract value with Nina Kowalski including accepted change orders? | $5,650.00
the heated floor, did we say yes to that? | pending OR not accepted OR not yet OR open OR proposed OR undecided OR waiting OR not decided OR not been OR No
Which bill is past its due date? | Bathroom second draw OR $1,300.00
who else can get into the attic project besides me | Sam
when does the electrician's insurance run out | Oct 20 OR October 20
Flooring line: actual against plan? | $1,478.25 OR $78.25 | $1,400.00 OR $78.25
Retention percentage on the Attic electrical agreement | 10% OR $410.00 OR 10 percent
what did those two quote for the laundry cabinets | $1,850.00 | $1,620.00
which rooms have we put in for the attic? | Bathroom | Bedroom | Stairwell
how much have we set aside for surprises on the attic | $2,500.00
# hostile
what was that five dollar cash thing in the laundry on Sept 15? | $5.00
Total cost of the laundry room to date? | {sum laundry}
what's still open on the laundry timeline and when | Washer moved in | Sep 22 OR September 22
`;
