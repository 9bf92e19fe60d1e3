/**
 * By an author who saw only the household of `twenty-fifth.ts` and no rule. She writes short and
 * direct, he writes longer and thinks out loud.
 */
export const practiceFortyEight = `
# totals
Total spent so far? | {sum}
labor total | {sum labor}
How much on materials, after returns? | {sum materials}
I'm trying to get a picture of what ended up on the credit card, so could you add up everything we charged and take off whatever got credited back? | {sum credit_card}
cash we've handed out | {sum cash}
August spending? | {sum 2026-08}
We got going in early May, and I have this feeling the first two months were the worst of it. What did May and June come to together? | {sum from:2026-05-01 to:2026-06-30}
How many expenses have no receipt? | {count noreceipt} OR seven
And if I wanted to know the dollar amount of all the stuff we never got a receipt for, what would that be? | {sum noreceipt}
Everything except labor. | {sum !labor}
So if I leave out what the cabinets themselves cost, meaning the deposit and the balance but keeping the install and the knobs in, what did the rest of the kitchen run us? | $24,652.87
How many payments over $2,000? | {count >2000} OR seven
Average labor payment? | {avg labor}
We took back some flooring and some tile. How much money did we get back from the two of those combined, I'm curious whether it was worth the drive | $222.90

# contractors
Walt's phone number? | 555-041-3305
Paid Keisha how much? | {sum keisha}
who's our electrician | Tina
Okay, I lost the general contractor's card somewhere in the truck. What's the name of his company, and do we have an email for him? | Sullivan Home Builders | greg@sullivanhb.example
Danny's hourly rate | $45
How many payments to Greg? | {count greg} OR four OR 4.
Of all the people who've worked in here I'd bet Greg took home the most, but it could be Keisha with the counters. Who did we actually pay the most to date? | Greg | $7,125
When did we last pay Walt, and how much? | Aug 12 OR August 12 | $420
Got an email for Keisha? | keisha@mooretile.example
Adding up only the people, so Greg and Tina and all of them, and not the stores, what's the grand total we've paid to contractors? | {sum !nocontractor}
Who charges the most per hour? | Walt | $110
greg in july? | {sum greg 2026-07}
I was going to call the painter on my lunch break and then realized I don't know how to reach him. What contact info do we have? | danny@kowalskipaint.example | !555-0

# budget and forecast
How much budget left? | {left kitchen} OR $660.13
What's our budget? | $42,000
Percent of budget used? | {percent kitchen} OR 87.6 OR 88%
Just going by what's been paid and not what's coming, are we over budget or do we still have something left? | {left kitchen}
Left if we spend another $1,500? | {leftafter kitchen 1500} OR $839.87
Okay so imagine every open bill gets paid, everything still in the plan gets bought, and we burn through the reserve too. Where does the whole kitchen end up? | $41,339.87
Forecast vs budget? | $660.13 OR $41,339.87
My brother is pushing this $6,000 range on us. I don't think there's that much unspent in the budget, but how short would we be if we only look at what's already been paid? | $802.87
Reserve amount? | $1,500
How much do unpaid bills add up to? | $1,225
Say the fridge turned out to be a lemon and the store gave us every penny back, what would be left of the budget then, based on what's paid? | $7,396.13
What was left of the 42k at the end of June | $20,867.40
If I don't want to touch the reserve at all, and I only count what we've really paid up to now, how much is there still to spend? | $3,697.13

# milestones
Anything overdue on the schedule? | Backsplash
When's the final inspection? | Oct 6 OR October 6
How many days late is the grouting? | 12 day OR twelve
I know the grout is hanging over us, but setting that aside, what's the next thing on the schedule after today? | Painting finished
How many milestones done? | 6 of OR 6 milestone OR six OR 6 are OR 6 done OR 6 have OR 6 completed OR : 6
When were cabinets marked installed? | Jul 9 OR July 9
The rough-in inspection slipped a bit if I'm remembering it right, was that late and by how many days? | 2 day OR two day
Which milestone has no date? | bar stools
days until painting should be done | 9 day OR nine
I'd like to give credit where it's due, so which of the finished milestones got done ahead of the date we set? | Permit | Demo | Drywall | Countertop
Which milestones are still open? | Backsplash | Painting | Final inspection | bar stools
Demo finished on what date? | May 16
Did the countertops go in on time, or were we waiting on them? I honestly can't remember, it's all a blur | Aug 3 OR August 3 OR 2 days OR two days OR early OR ahead

# records
When did we pay the cabinets deposit? | May 8
Countertop install cost? | $2,450
How did we pay for the refrigerator? | financ
Who did we pay for drywall? | Greg
dumpster is under what category | Equipment
I think we got the sink and the faucet in the same trip, some time in August. Which day was that? | Aug 10 OR August 10
Permit fee? | $385
Newest expense? | Painting deposit
What was the single biggest check or card payment or whatever that we've made on this kitchen? | Cabinets deposit | $6,200
One of Keisha's payments doesn't have a receipt with it and I'd like to ask her for one. Which one is it? | Backsplash install
Flooring return, how much? | $138.40
Did we put the range hood on a card and when was it, because I want to look at the statement | Jun 29 OR June 29 | credit
Floor install: cash or check? | cash
recessed lights price | $318.60

# two in one
Labor total and materials total? | {sum labor} | {sum materials}
Who's the plumber and what have we paid him? | Walt | {sum walt}
I need two things before I call Keisha: what we paid for the countertop install, and her number | $2,450 | 555-041-9926
Left in the budget, and any milestone overdue? | {left kitchen} OR $660.13 | Backsplash
July total? June total? | {sum 2026-07} | {sum 2026-06}
Before I sit down with the bank statements tonight, what's the total we have on checks, and separately what's the total in cash? | {sum check} | {sum cash}
When is painting due and who's the painter? | Sep 25 OR September 25 | Danny
What did the backsplash tile cost and what did we get back on the extra? | $563.90 | $84.50
So I'm filling in my spreadsheet here and I need the date we paid for the rough electrical as well as the amount, could you give me both | Jun 3 OR June 3 | $2,350
Total spent, and total budget? | {sum} | $42,000
How much was the fridge, and does its warranty run out next year or later? | $2,199 | 2027
I'm wondering about the permit, how much was it, and also did we get it approved before the date we were shooting for? | $385 | May 5 OR one day OR 1 day OR early OR before

# follow-ups
How much did we pay Tina? >> And Walt? | {sum walt}
Labor in May? >> June? | {sum labor 2026-06}
Who did the countertops? >> her number? | 555-041-9926
What did August come to? >> Okay, and of that, how much was labor, because I suspect that's where it all went | {sum labor 2026-08}
Total on debit card >> credit card? | {sum credit_card}
Cost of vinyl plank flooring? >> Who put it in and for how much | Greg | $1,100
When is final inspection? >> how many days from today | 20 day OR twenty
What's left in the budget, looking at what's paid? >> and if we spend 900 more | {leftafter kitchen 900}
Show me Greg's payments >> just the ones without a receipt please, I want to ask him about those | Demo OR $4,225 | Drywall OR $4,225 | Floor OR $4,225
How much was the cabinets deposit? >> balance? >> Now put those two together for me, I keep thinking it was closer to thirteen | $12,150
Who's our most expensive by the hour? >> what have we paid him in total | {sum walt}
What did we spend on permits? >> tools? | {sum tools}
Is any milestone late? >> When was it supposed to be done | Sep 4 OR September 4

# comparisons
Labor or materials, which is more? | {sum materials} OR {difference labor materials} OR materials is OR materials are OR more on materials
Greg vs Keisha, difference? | {difference greg keisha}
May or June higher? | $10,582.60 OR $32.60 OR June was OR June is
I'd have thought July was a cheaper month than August but now I'm doubting it. Which was higher and by how much? | July | $442.59
Difference between cabinets deposit and balance? | $250
Did we pay Tina more than Walt | {sum tina} OR $290 OR yes
Between the countertop deposit and the countertop install, one of them was larger. Which, and what's the gap? | install | $350
checks vs credit card? | {sum check} OR $13,799.30 | {sum credit_card} OR $13,799.30
Cheapest month so far? | Sep
So Walt did two jobs for us, the rough plumbing and the sink hookup. How much more did the first one cost than the second? | $1,220
Fridge or range hood, which cost more | $2,199 OR $1,510 OR the fridge OR the refrigerator
Which category takes the most? | materials
We keep arguing about whether we've paid more to contractors or to everybody else, like stores and the permit office. So which is it, and what are the two figures? | {sum !nocontractor} | {sum nocontractor}

# cannot be answered
What brand is our fridge? | DECLINE
Square feet of countertop? | DECLINE
What color did we pick for the walls? | DECLINE
I was talking to the neighbors, the ones with the blue door, and they redid theirs last year too. Any idea what they paid for it? | DECLINE
Walt's license number? | DECLINE
How many hours did Tina work? | DECLINE
I remember some guy came along with Danny to look at the ceiling. What was his name? | DECLINE
What time is the inspector coming on the day of the final? | DECLINE
Which store sold us the faucet? | DECLINE
Which of the two of us approved the cabinet order, her or me? It's a bit of a sore subject so I'd love proof | DECLINE

# advice
Do kitchen remodels need permits? | GUIDE
Paint before or after backsplash? | GUIDE
How big of a deposit is normal for a contractor to ask for? I always feel like I'm being taken for a ride when it's half up front | GUIDE
What should a contract include? | GUIDE
How many quotes should we get? | GUIDE
Our house is from the sixties, and when Greg opened the walls I got to thinking about lead paint and asbestos. What should people do about that before they start tearing into things? | GUIDE
Should we withhold the last payment until the punch list is done? | GUIDE
In general, does flooring go in before the cabinets or after them? | GUIDE
What is a change order for? | GUIDE
How do I check that a contractor is insured, generally speaking, I mean what should I be asking to see? | GUIDE

# typos and chatty
totl spent on labr | {sum labor}
hwo much is lft in the bugdet | {left kitchen} OR $660.13
wats kieshas number | 555-041-9926
Morning! So I'm standing in the kitchen with my coffee, staring at this hole over the stove where the old hood was, well the new one's in now, and I started wondering what on earth we paid for it | $689
ugh the dumpster. cost? | $475
refridgerator price?? | $2,199
ok dumb question, forgive me, it's been a long week and I've been in the garage since five, but have we paid for that cabinet hardware and what was it | $246.75
when is teh final inspecton | Oct 6 OR October 6
drywal guy was who | Greg
My wife says we've blown through ten grand in June alone and I told her no way, so settle it for us please, what did June add up to? | {sum 2026-06}
countertp depost amt | $2,100
how mcuh to the electrition | {sum tina}
lol ok how much cash did we give out in septmber | {sum cash 2026-09}

# actions
Add: $62.35 at the hardware store, debit card, yesterday, materials. | LINK /expenses?amount=62.35&paymentMethod=debit_card&category=materials&date=2026-09-15
Log $212.50 cash to Danny today. | LINK /expenses?amount=212.50&paymentMethod=cash&date=2026-09-16 | {id Danny}
So I stopped on the way home Monday and picked up caulk and a couple of tubes of grout, put it on the credit card, it came to 41.87. Can you get that down before I lose the slip? | LINK /expenses?amount=41.87&paymentMethod=credit_card&date=2026-09-14
Mark backsplash grouted done. | LINK /timeline
Move painting finished to Sept 30. | LINK /timeline
New milestone: appliances delivered, October 2 | LINK /timeline?targetDate=2026-10-02
We found someone for the window trim, name's Phil Garrity, he's a carpenter. Could you put him in with the other contractors? | LINK /contractors?add=new
Delete the oscillating tool. | LINK /expenses
The rough electrical should be 2,375 and not 2,350, I looked at the invoice again last night and we had it wrong | LINK /expenses
Returned a light, got $38.15 back on the credit card today. | LINK /expenses?amount=-38.15&paymentMethod=credit_card&date=2026-09-16
reinspection fee 85.25, check, on Sept 8, permits | LINK /expenses?amount=85.25&paymentMethod=check&category=permits&date=2026-09-08
I wrote Walt a check for $133.40 last Friday for the leak under the sink and then completely forgot to tell anybody about it, so we ought to add that | LINK /expenses?amount=133.40&paymentMethod=check&date=2026-09-11 | {id Walt}
Reminder milestone for Oct 20: final cleaning. | LINK /timeline?targetDate=2026-10-20

# plan
Which bill is past due? | Countertop final payment
What do we still owe Greg on his contract? | $1,075
Keisha's agreement amount? | $4,700
There was something about crown molding that Greg wanted a yes or no on. How much would it add, and have we decided yet? | $450 | pending OR not OR undecided OR waiting OR open OR proposed OR n't
Who quoted less for painting? | Danny | $1,400
When does Greg's insurance expire? | Oct 2 OR October 2
I can't recall whether the punch list is cleared or not, so what's on it that isn't done? | Cabinet door
Planned for the nook bench? | $850

# hostile
Smallest expense we have, not counting returns? | $18.75
I see there's something on the timeline for the week after the final inspection and it's a strange one. What date is that down for? | Oct 13 OR October 13
List what we paid in cash in September. | $500 OR $518.75 | $18.75 OR $518.75
`;
