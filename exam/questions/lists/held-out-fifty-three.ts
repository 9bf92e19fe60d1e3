/**
 * Questions of forty different homeowners: each comes from another person, another age and mood.
 * By an author who saw only the household of `thirtieth.ts` and no rule.
 */
export const heldOutFiftyThree = `
# totals
Good evening. Would you kindly tell me the full amount laid out on the Primary Bath to date? | {sum bath}
kitchen total?? | {sum kitchen}
ok so like all 3 projects added up, what's the damage | {sum}
What have we paid for labor on the deck and patio, all in? | {sum deck labor}
Deck materials, net of what we sent back | {sum deck materials}
I'm doing our books. Cash payments across every project, please. | {sum cash}
how much of the kitchen was put on credit cards | {sum kitchen credit_card} OR $4,625.67
Permits: what did they cost us altogether, all three jobs? | {sum permits}
total we financed, whole house | {sum financing}
in the bathroom, how much went to things that weren't labor | {sum bath !labor}
What did April cost us on the kitchen | {sum kitchen 2026-04}
Everything spent in July 2026 over all projects, I need one number | {sum 2026-07}
kitchen spend, last month only | {sum kitchen 2026-08}
yo what'd we drop on the deck this month | {sum deck 2026-09}
From the first of June through the end of August, how much did the kitchen swallow? | {sum kitchen from:2026-06-01 to:2026-08-31}
How many checks did I write on the bathroom job? | {count bath check} OR five
Sum of every bathroom expense with no receipt attached | {sum bath noreceipt}
number of deck expenses that DON'T have a receipt | {count deck noreceipt} OR four
avg labor payment in the bathroom pls | {avg bath labor} OR $1,753.12
Leaving aside materials and labor, what has the kitchen cost? | {sum kitchen !materials !labor}
How much money came back to us as refunds, all projects together | $845.67
what did we spend in 2025 | {sum 2025} OR {sum kitchen 2025} OR nothing OR no expenses
Kitchen expenses above three thousand dollars, added together | {sum kitchen >3000}
utilities so far for the kitchen reno | {sum kitchen utilities}
Could you total the bank transfers for the kitchen, dear? My bank statement says one thing and my head another. | {sum kitchen bank_transfer}
what did we put out last week on the kitchen, mon thru sunday | $1,013.70

# contractors
what's Hoa's number | 555-071-5109
I need to write to the stone fellow, Rafiq. What is his e-mail address? | rafiq@siddiquistone.example
total paid to Bettina so far | {sum bettina}
How much has Ezekiel gotten from us between both jobs? | {sum ezekiel}
which one of our people is the electrician | Nadine
Hourly rate for our designer, please | $125
whats colm charge an hour | $42
name of leopold's shop | Varga Cabinet Shop
What did Marguerite earn on the bathroom drawings? | {sum bath marguerite}
How much did Colm make off the kitchen, demo and drywall together | {sum kitchen colm}
who do I call about a leaking pipe?? it's dripping on the floor right now | Hoa OR 555-071-5109
When was Bettina last paid? | Jul 17 OR July 17
List whoever lays tile for us and tell me how to phone him. | Ezekiel | 555-071-2274
Rafiq - everything paid, all projects | {sum rafiq}
How many payments has Leopold received? | {count leopold} OR three
who is the highest paid contractor overall | Leopold | {sum leopold}
how many contractors are in here | 8 OR eight
Does Bettina Lund have an email on file | bettina@lunddecks.example
The cash we handed to Colm, over every project: what does it come to? | {sum colm cash}
What company does Nadine work under? | Crowder Electric

# budget and forecast
how much budget is left on the kitchen | {left kitchen}
Are we over on the bath, and by how much? | {over bath}
deck: remaining $? | {left deck}
What percentage of the kitchen money is gone? | {percent kitchen} OR 85% OR 85.1% OR 85.2%
What did we originally set aside for the deck and patio? | $18,200
If I spend another twelve hundred on the kitchen where does that leave me | {leftafter kitchen 1200}
we're eyeing a $1,850 grill for the deck. what would remain in that budget after | {leftafter deck 1850}
Add up all three budgets for me | $95,700
Sum of budgets minus sum of spending, whole house: how much is left? | $9,836.81
can we afford a 9 grand steam oven in the kitchen budget | {left kitchen} OR $905.35
Which project went past its budget? | Bath
hi, retired accountant here. what share of the deck allocation has been consumed, in percent | {percent deck} OR 87% OR 86.8%
bathroom budget was what again | $23,000
Is the kitchen in the red or the black, and by what figure? | {left kitchen}
After a $640 plumber bill gets paid, how much of the kitchen budget is left over? | {leftafter kitchen 640}
How far above budget did the primary bath end up in percent terms, roughly, spent vs budget? | {percent bath} OR 103% OR 102.9% OR 2.9% OR 2.90% OR 2.895%
if all the kitchen bills still open get paid, what remains of the budget? | $5,249.65
my husband wants to pull 2000 out of what the deck has left. would that even work, whats left after | {leftafter deck 2000} OR {left deck}
Tell me the kitchen budget and nothing more. | $54,500
will the kitchen finish on budget the way it's going | {left kitchen} OR $5,249.65 OR $54,500 OR forecast OR expected

# milestones
what's overdue on the kitchen | Backsplash
When is the oak floor supposed to be oiled? | Sep 23 OR September 23
pergola date? | Oct 16 OR October 16
Did the cabinets go in on time or late? They were promised for the end of June. | Jun 30 OR June 30 OR 4 days OR four days OR late
When did the rough-in inspection pass? | May 21
is the tile in the primary bath finished | Feb 12 OR February 12 OR yes OR completed OR done
Which steps in the deck project are not done yet | Patio pavers laid | Pergola
How many days late are the patio pavers as of today | 8 OR eight
What is the next thing scheduled in the kitchen after today? | Oak floor
any milestone in the kitchen without a date? | bar stools
deck inspection, passed? what day | Jul 22 OR July 22
The final electrical inspection: what date have we got down for it? | Oct 7 OR October 7
how many milestones of the kitchen are finished | 4 OR four
What was the original target for the shower door? | Mar 20 OR March 20
how late was the shower door in the bathroom | 6 days OR six days OR 6-day
Counters: early or late? | early OR Aug 12 OR August 12
Which milestone has to happen this month still, in the kitchen, that isn't already past due? | Oak floor
is everything done on the bathroom timeline | yes OR all OR both OR 2 of 2 OR complete
When were the cabinets ordered | Apr 13 OR April 13
i have a party oct 20 will the pergola be up before then per schedule | Oct 16 OR October 16

# records
What day did we buy the refrigerator? | Jul 9 OR July 9
how did we pay for the range and hood | financing OR financed
price of the double vanity | $2,340
Who set the counters? | Rafiq
amount for white oak flooring? | $2,684.80
When were the footings dug for the deck and what was the bill? | Jun 15 OR June 15 | $1,650
Was the frameless shower door bought on credit card? | financing OR financed
How much did the dumpster set us back | $610
what catagory did I file the microwave and hot plate under | other
Which day did the old tub get torn out? | Dec 15 OR December 15
show me what we gave for the drywall sheets and mud | $538.92
who did the drywall hanging and taping | Colm
Is there a receipt on file for the Patio base and edging? | no OR without OR missing
The pendant lights: date, please. | Sep 14 OR September 14
how much did we get back for that pallet of pavers | $547.15
Composite boards. How was the supplier paid? | bank transfer
what did the kitchen building permit run | $742
Cost of the flooring nailer rental and is a receipt attached? | $96 | no OR without OR missing OR isn't OR not
When did Nadine put in the bathroom fan and heat lamp? | Jan 14 OR January 14
Amount that went to Ezekiel for the shower walls | $2,900

# follow-ups
What did we spend on labor in the kitchen? >> and in the bathroom? | {sum bath labor}
how much is left on the deck >> what about the kitchen | {left kitchen}
Who is Hoa Tran? >> How much have we paid her in total across all projects? | {sum hoa}
what was the biggest bathroom expense >> who was paid for that | Hoa
Show me the kitchen spending for June. >> Now just July please. | {sum kitchen 2026-07}
deck materials total >> labor then | {sum deck labor}
When is the pergola due? >> And the pavers? | Sep 8 OR September 8
how much cash went out on the kitchen >> what about check | {sum kitchen check}
Tell me Nadine's phone number. >> what's her hourly rate | $92
I want to know what we paid Rafiq in the kitchen >> same for the deck | {sum deck rafiq}
what did the fridge cost >> and the range with hood? | $4,219
Total for the bath? >> minus the permits, what is it | $23,347.89
Which milestones are late >> how late is the backsplash one | 5 days OR five days OR Sep 11 OR September 11
How many bathroom expenses have no receipt? >> What do they add up to? | {sum bath noreceipt}
total across all projects >> only 2026 | {sum 2026}
bathroom budget >> how much of it did we actually spend | {sum bath}
Give me Leopold's email >> phone too | 555-071-3320
what did we spend on tile setting in the bathroom >> by whom | Ezekiel
How much went to Colm on the kitchen? >> hmm and all projects | {sum colm}
were there refunds on the kitchen >> when was it | Aug 24 OR August 24

# comparisons
which costs more so far, the kitchen or the bath? by how much | Kitchen | {difference kitchen bath}
Did the deck or the bath take more money? | Bath | {sum bath}
who got more from us in total, Hoa or Rafiq | Rafiq
labor vs materials in the kitchen, which is higher | material | {sum kitchen materials} OR $8,993.27
Was June or July the pricier month on the kitchen? | June | {sum kitchen 2026-06}
rank the 3 projects by total spent | {sum kitchen} | {sum bath} | {sum deck}
Compare the amount we paid by check with cash for all projects. | {sum check} | {sum cash}
Is the plumber or the electrician costing me more on the bathroom? | Hoa OR plumber
bigger ticket: fridge or range? | range OR 4,219
Between the deck and the kitchen, which has a larger percentage of budget used? | Deck
Who charges more by the hour, Hoa or Rafiq? | Hoa
what's the difference between cabinet maker pay and deck lady pay, total | $7,200
Compare August and September on the kitchen. | {sum kitchen 2026-08} | {sum kitchen 2026-09}
is labor in the bath higher than labor on the deck | yes OR bath OR $4,620
did we spend more on tools or on equipment in the kitchen | equipment
Which project has the most money left unspent? | Kitchen
how did bathroom spending in january compare to february | {sum bath 2026-01} | {sum bath 2026-02}
cheapest hourly rate of everybody? | Colm | $42
which is my most expensive category in the deck project | labor
Counting every project, who among the contractors has been paid the least? | Marguerite

# two in one
How much have I spent on the kitchen and how much budget remains? | {sum kitchen} | {left kitchen}
phone for Rafiq and phone for Colm plz | 555-071-6637 | 555-071-9958
What did the deck permit cost, and how was it paid? | $214 | credit card
when were the counters installed per milestone and what did the install cost | Aug 12 OR August 12 | $3,150
Total for labor and total for materials in the bathroom, separately if you would. | {sum bath labor} | {sum bath materials}
who sets our tile and what does he charge hourly | Ezekiel | $55
what's the pergola's due date, and has anything been paid to Bettina? | Oct 16 OR October 16 | {sum bettina} OR yes
bath budget + spent | $23,000 | {sum bath}
Please give both: the July kitchen total and the August kitchen total. | {sum kitchen 2026-07} | {sum kitchen 2026-08}
Which milestones are overdue on the deck, and how much budget is left there? | paver | {left deck}
cash on the kitchen? and cash on the deck? | {sum kitchen cash} | {sum deck cash}
Tell me who drew the kitchen layout and what she was paid for it. | Marguerite | $1,650
the electrician's company name, and how much she got on the kitchen | Crowder Electric | {sum kitchen nadine}
Was the shower door late, and what did the door cost? | late OR Mar 26 OR March 26 OR 6 days | $1,690
how many bathroom receipts are missing and how far over budget did we land there | {count bath noreceipt} OR five | {over bath}
Leopold email and the total we have paid him | leo@vargacabinet.example | {sum leopold}
What were the biggest expense on the deck and the biggest in the bath? | $4,386.75 | $3,460
the two tile setting payments, what was each? | $2,900 | $1,650
how much for permits on the kitchen and how much for permits on the bath | {sum kitchen permits} | {sum bath permits}
Is the oak floor done and when is it due? | Sep 23 OR September 23 | not OR no OR open OR pending OR upcoming

# cannot be answered
What wattage are the pendant lights? | DECLINE
how tall is the pergola going to be | DECLINE
Is Leopold licensed in our county? | DECLINE
how many hours did Ezekiel actually work on the shower | DECLINE
What interest rate are we paying on the financed range? | DECLINE
what will my house be worth when the kitchen's finished | DECLINE
which stone yard quarry did the quartzite come from | DECLINE
Did it rain the day they poured the footings? | DECLINE
what color did Colm paint the bathroom | DECLINE
Why did Rafiq miss the paver date? | DECLINE
How old is Marguerite? | DECLINE
whats bettinas phone number | DECLINE OR no phone OR bettina@lunddecks.example
what did our neighbors pay for their deck | DECLINE
Which credit card (Visa or the other one) did the flooring go on? | DECLINE OR credit card

# advice
Do you generally need a permit to move a kitchen sink? | GUIDE
whats a normal deposit to give a contractor before they start | GUIDE
In what order should the trades come in when remodeling a kitchen? | GUIDE
how many quotes shud i get b4 picking somebody | GUIDE
What ought to be written into a contract with a cabinet maker? | GUIDE
Should flooring go down before or after the cabinets? | GUIDE
is it smart to pay a contractor in cash | GUIDE
What kind of waterproofing belongs behind shower tile? | GUIDE
Our house is from 1961. Should I worry about lead paint when they sand? | GUIDE
how do you check a contractor's insurance | GUIDE
Tips for living through a kitchen remodel with two toddlers | GUIDE
What is a change order and should I insist on having them on paper? | GUIDE
when should the last payment be handed over | GUIDE
composite decking versus real wood, which holds up better | GUIDE

# typos and chatty
hiiii so my mom asked how much the kichen cost so far lol | {sum kitchen}
bathrom totel | {sum bath}
ugh ok dumb question sorry but how much is left on the dekc | {left deck}
omg what did we even pay beteena?? | {sum bettina}
I'm 74 and my granddaughter set this thing up. Now then: what have I given that nice plumber Hoa, all jobs together? | {sum hoa}
hpw much labr in kitchen | {sum kitchen labor}
sooo coffee in hand, brain off. overdue stuff on kitchen? | Backsplash
WHAT IS RAFIQS PHONE NUMBER | 555-071-6637
Morning! Hope ur good. Quick one, the range + hood, hwo much was that | $4,219
wen is pergola | Oct 16 OR October 16
ok listen my wife thinks we spent 30 grand on the bath i say no way. whos right, gimme the actual number | {sum bath}
materails deck? | {sum deck materials}
hola, sorry my english. how many dollars we pay to Leopold until now? | {sum leopold}
lol forgot again... nadines rate per hr | $92
Been a long day. Tell me straight, is the bathroom over its buget | {over bath} OR yes OR over
recipts missing bathroom how mny | {count bath noreceipt} OR five
sittin on the new deck w a beer, curious what it all ran so far | {sum deck}
voice to text so forgive me what did we pay comma for the refrigerator question mark | $2,875
augst kitchen?? | {sum kitchen 2026-08}
idk if this is right place but what did ezekial get for the backsplash | $950

# actions
I just paid Nadine $484.60 by check today for kitchen work, put it in | LINK /expenses?amount=484.60&paymentMethod=check | {id Nadine}
add 62.45 sandpaper and stain from yesterday, debit card, deck | LINK /expenses?amount=62.45&paymentMethod=debit_card&date=2026-09-15
Please record a payment to Ezekiel of $917.50 in cash for the backsplash. | LINK /expenses?amount=917.50&paymentMethod=cash | {id Ezekiel}
mark the backsplash as grouted, he finished this morning | LINK /timeline
Move the pergola to the 23rd of October | LINK /timeline
new milestone: bench cushions delivered, oct 3 | LINK /timeline?targetDate=2026-10-03
Could you enter a permit fee of $87.30 for the deck, dated September 14, on the credit card? | LINK /expenses?amount=87.30&category=permits&date=2026-09-14&paymentMethod=credit_card
I returned a faucet and got 118.40 back on my credit card | LINK /expenses?amount=-118.40&paymentMethod=credit_card
add a contractor: Wendell Ames, window cleaner | LINK /contractors?add=new
delete the pendant lights expense, it was entered by mistake | LINK /expenses
The wet saw blade was $73.70 and not $63.70. Fix that for me. | LINK /expenses
patio pavers are in!!! check it off | LINK /timeline
Log for me: labor, Colm, $378.25, paid by check on 9/12 | LINK /expenses?amount=378.25&category=labor&paymentMethod=check&date=2026-09-12 | {id Colm}
put down 46.85 cash for caulk and screws on monday | LINK /expenses?amount=46.85&paymentMethod=cash&date=2026-09-14
Put a milestone on the calendar: stain touch-up on the deck, October 28. | LINK /timeline?targetDate=2026-10-28
we got refunded $33.15 for extra grout, cash | LINK /expenses?amount=-33.15&paymentMethod=cash
Save my new gutter man. Tadeo Ruiz, 555-071-7700. | LINK /contractors?add=new
bank transfer to Rafiq 1312.75, today, materials | LINK /expenses?amount=1312.75&paymentMethod=bank_transfer&category=materials | {id Rafiq}
push back the oak floor oiling by one week | LINK /timeline
Bought a mitre gauge, tools, $58.95, debit card, this past Saturday | LINK /expenses?amount=58.95&category=tools&paymentMethod=debit_card&date=2026-09-12

# plan
Which kitchen bill is past due, and for how much? | Sink and dishwasher | $640
what do we still owe Hoa on open bills | $950
Is any change order still waiting for my answer? | outlet | $190
quotes for the nook bench, who came in lower | Colm | $1,145
How big is the kitchen reserve? | $3,000
when does the Varga insurance run out | Oct 2 OR October 2
anything still on the punch list? | Pantry door
What did we agree on with Leopold for the cabinets, in dollars? | $15,600 OR $15,820

# hostile
cheapest thing bought for the deck, what did it cost? | $9.75
what did we buy for the kitchen on Sept 15 and how much was it | $18.60
Go through every unfinished kitchen milestone with its date. | Backsplash | Oak floor | Final electrical
total of all deck expenses filed as other | {sum deck other}
`;
