/**
 * By an author who saw only the household of `twentieth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const practiceFortyThree = `
# totals
How much we spend on parlor floor until now? | {sum parlor}
dad wants to know what the whole house cost us so far, every floor together | {sum}
I am almost afraid to ask, but what did the cellar swallow in the end? | {sum cellar}
materials only for the parlor, how much | {sum parlor materials}
In August how much money went out for parlor? | {sum parlor 2026-08}
what did we put on the credit card for the parlor | {sum parlor credit_card}
How much I gave in cash, whole house? | {sum cash}
total for permits across all the floors pls | {sum permits}
What did we pay on the house in 2025, all of it? | {sum 2025}
how much did we get back from returns, on everything | $303.18
Tell me sum for labor upstairs. | {sum upstairs labor}
How much of the parlor money has no receipt behind it? I keep telling him to ask for one. | {sum parlor noreceipt} OR $8,431.23
attic so far?? | {sum attic}
What we paid with loan money, all floors? | {sum financing}
the payments over 3000 dollars in the parlor, what do they add up to | {sum parlor >3000}
From April to end of May, how much went in parlor floor? | {sum parlor from:2026-04-01 to:2026-05-31}
how much of what we paid counts as improvement for the taxes | {sum improvement} OR {sum parlor improvement}

# contractors
How much we pay Otis, everything? | {sum otis}
What is phone of Lucjan, the plaster man? | 555-062-9310
do we have an email for devon | devon@brightrow.example
graciela's hourly rate? | $104
Who is our engineer, the lady who drew the beam? | Priya
how much did tunde cost us in the cellar | {sum tunde cellar}
Which man does our wood floors? | Miroslav
What company is Devon from? | Bright Row
Of all the people in the whole house, who got the most money from us? | Otis | {sum otis}
how many times did we pay devon | {count devon} OR five OR 5
Miroslav, do we have telephone number for him? | no OR not OR without OR missing OR isn't OR miro@hahnfloors.example
when did we last pay graciela for the cellar | Dec 16 OR December 16
What does the mason charge for one hour? | $72
I want to call plumber tonight, give me number | 555-062-7725
priyas total please, both jobs | {sum priya}
Dear, who are all the people working in our house, by name? | Otis | Lucjan | Graciela | Devon | Miroslav | Priya | Curtis | Tunde

# budget and forecast
How much left for parlor? | {left parlor}
did we go over in the cellar, and by how much | {over cellar}
What percent of parlor budget is gone already? | {percent parlor} OR 77.5% OR 78%
what was the budget for upstairs again | $14,250
If I buy the carpet runner for 640 dollars, how much would still be there for the parlor? | {leftafter parlor 640}
Is there still money in facade budget? | {left facade}
which floor went over its budget | Cellar
If Miroslav asks 1900 more, what remains for parlor? | {leftafter parlor 1900}
attic budget vs what we spent there | $8,900 | {sum attic}
All budgets of house added together, what is it? | $115,550
Will the money for the parlor be enough, or should I start worrying? | {left parlor} OR {sum parlor}
how much is left over the whole house, all five projects together | $22,952.96 OR $23,484.09
how much % of upstairs is used | {percent upstairs} OR 88.7% OR 89%
would 2,400 for a new bookcase still fit in the parlor budget | {leftafter parlor 2400} OR {left parlor}

# milestones
What is late on parlor floor? | Powder room | Pocket doors
when should the floors be finished | Sep 28 OR September 28
What is the next date coming up on the parlor floor after today? | Floors finished
Did the beam inspection happen in time? | May 19 OR late OR 6 days OR six days
When did my mother move in her room, finally? | Apr 24 OR April 24
Is the pointing done? The shed is still on the sidewalk and the neighbors look at me. | not OR no OR Aug 21 OR August 21 OR late OR overdue
what date is the city's final sign off | Oct 30 OR October 30
which parlor step has no date on it | curtain fabric
how many milestones of the parlor are done | 4 OR four
How many days more until the floors must be ready? | 12 OR twelve
what do we have planned for the parlor in october | Back parlor painted | Final sign-off
Underpinning, when was it really done and when it should be? | Nov 25 OR November 25 | Nov 14 OR November 14
did anything in the parlor get finished early | Plaster dry OR Permit in hand
Beadboard in attic, until when? | Sep 25 OR September 25

# records
How much was the steel beam? | $3,865.40
when did we buy the oak boards | Aug 4 OR August 4
Which shop were the plaster bags from? | Dunmore
How I paid the brick pointing deposit? | check
do we have a receipt for the ceiling medallion and crown | no OR not OR without OR missing OR isn't
What was the toilet and the small sink together? | $587.60
Who cleaned the marble mantel? | Otis
what category is the nail gun in | tools
When did the dumpster come in the books? | Apr 21 OR April 21
how much did they take for carrying the junk down | $420
What is the biggest thing we paid for parlor? | $5,200
whats the cheapest thing we bought for the attic | {smallest attic} OR nail gun
What is the last expense we wrote for parlor? | {newest parlor} OR $87.95
was the sconce refund written in? how much | $109
how did we pay for the first two walls of the underpinning | financ OR loan
Nobody tells me anything! What did the wallpaper in my room cost? | $530
How many yards concrete did we order? | 9 OR nine
which september payments in the parlor have no receipt | Painting the front parlor | Floor finishing deposit
did i put in the sump pump? what day was that | Dec 2 OR December 2

# two in one
How much we spent for parlor, and how much is left? | {sum parlor} | {left parlor}
lucjans number and how much he got in total? | 555-062-9310 | {sum lucjan}
When was the main drain replaced and what was the price? | Dec 16 OR December 16 | $3,940
what did we pay devon in the parlor, and what in the attic? | {sum devon parlor} | {sum devon attic}
cash and credit card for the parlor, each please | {sum parlor cash} | {sum parlor credit_card}
What is late on the facade, and when is the stoop due? | Pointing finished | Oct 2 OR October 2
How much was the concrete, and did we bring some back? | $1,683.50 OR $1,588.82 | $94.68
what did upstairs cost and did it stay inside the budget | {sum upstairs} | {left upstairs} OR $14,250 OR within OR inside OR under OR yes
phone for curtis and for tunde pls | 555-062-3397 | 555-062-2068
How much was electric bill in July and in August? | $143.86 | $158.12
How much did Miroslav get for the parlor, and when should the floors be over? | {sum miroslav parlor} | Sep 28 OR September 28

# follow-ups
How much did Otis get? >> And only for the facade? | {sum otis facade}
what did we spend on labor in the parlor >> and materials? | {sum parlor materials}
How much left for parlor? >> And for attic? | {left attic}
whats gracielas phone >> and email | graciela@montesdrain.example
what did the parlor cost in july >> ok and august | {sum parlor 2026-08}
Who did the plaster? >> How much is he for one hour? | $48.50
when are the floors supposed to be done >> and the painting in the back? | Oct 9 OR October 9
What is the most expensive thing in the cellar? >> And how did we pay it? | financ OR loan
how much did the sconces cost >> we brought one back, right? how much was that | $109
How much we paid Devon, everything? >> How many times? | {count devon} OR five OR 5
what's the budget for the facade >> and how much of it is used? | {sum facade} OR {percent facade} OR 60.5% OR 61%
how much went out in cash for the parlor >> no wait i mean the whole house | {sum cash}
When did Lucjan get the first half? >> and the second? | Jul 7 OR July 7
what's late in the parlor >> and on the facade? | Pointing finished
How much for Tunde? >> And how much of that was the cellar? | {sum tunde cellar}
What did the attic insulation cost? >> And minus what we took back? | $995.06
Spent in June on the parlor? >> And how much of it went to Lucjan? | $2,350
How much we paid Graciela in the cellar? >> what about the parlor >> and together? | {sum graciela}
who painted the stoop railing >> what did he get for it | $560

# comparisons
Which one costs us more, parlor or cellar, and how much more? | Parlor | {difference parlor cellar}
did we pay more in cash or by check, whole house | check | {sum check} OR {sum cash} OR $24,677.65
who got more from us, graciela or devon | Devon | {sum devon} OR $1,290
In which month we spend most on parlor? | May | {max month parlor}
labor against materials in the parlor | {sum parlor labor} | {sum parlor materials}
Was August more expensive than July for the parlor? | {sum parlor 2026-08} OR $812.93
Who is cheaper by the hour, Devon or Graciela? | Devon | $98
which floor is the cheapest till now | Attic
Who costs most for one hour of all our people? | Priya
how much more did the cellar eat than upstairs | {difference cellar upstairs}
did we pay lucjan more than miroslav, all in all | Lucjan | {sum lucjan} OR $219.25
Three biggest expenses of whole house, please. | $7,900 | $5,200 | $4,860

# cannot be answered
How many hours Lucjan worked on the ceiling? | DECLINE
What did our neighbors pay for their cellar? | DECLINE
how much interest are we paying on the loan for the underpinning | DECLINE
What color was the paint from Corner Hardware, do you have it written? | DECLINE
tundes nephew, whats his number | DECLINE
What is Priya's home address? | DECLINE
How many square meters of oak did we buy from Tillman? | DECLINE
who cracked the sconce, the shop or us? | DECLINE
How much will the house sell for when everything is finished? | DECLINE
What time does Miroslav come tomorrow? | DECLINE

# advice
In general, how much money should a family put aside for surprises in an old house? | GUIDE
Tell me, dear, should one pay a workman everything before he begins? | GUIDE
How many quotes do people usually ask for before they choose somebody? | GUIDE
what should be written in a contract with a contractor | GUIDE
Does one need a permit to take down a wall, as a rule? | GUIDE
How do people know if a wall is holding up the house? | GUIDE
In an old house with old paint, what should one watch for before sanding? | GUIDE
What is this thing, a change order? | GUIDE
How does a person check that a contractor is honest, with license and insurance? | GUIDE
which comes first usually, painting or doing the floors | GUIDE
How can a family go on living in the house while it is being torn apart, what do you advise? | GUIDE

# typos and chatty
hii so my dad is asking agian how mcuh the parler cost so far lol | {sum parlor}
Good evening! We had a long day and everybody is covered in dust, but tell me please, how much did we pay to Gracella until now? | {sum graciela}
wat is left in atic | {left attic}
ok quick one before dinner, curtis phone nr?? | 555-062-3397
How mutch mony for matirials parlor | {sum parlor materials}
Sorry to bother you again, my husband swears the cellar was under thirty thousand and I say no, so what was it? | {sum cellar}
umm whens the powdr room suposed to be done | Sep 4 OR September 4
hey me again, mom wants the total for septmber, just the parlor | {sum parlor 2026-09}
Lucian plaster man how much total | {sum lucjan}
My feet hurt and I did not even start cooking, but anyway... how much did the floor man get from us all in all? | {sum miroslav}
sconses price? | $436 OR $327
thx!! oh and the elctrician whats his email | devon@brightrow.example

# actions
Write please, I paid Curtis 350 dollars cash today. | LINK /expenses?amount=350&paymentMethod=cash | {id Curtis}
add 62.40 for sandpaper from yesterday, debit card | LINK /expenses?amount=62.40&paymentMethod=debit_card&date=2026-09-15
Put in that Devon got a check of 240 for fixing the dimmer | LINK /expenses?amount=240&paymentMethod=check | {id Devon}
Powder room is working since this morning, mark it. | LINK /timeline
can you move the pocket doors to september 25 | LINK /timeline
Add milestone: carpet on the stairs, October 14 | LINK /timeline?targetDate=2026-10-14
new contractor please: Hana Lisk, she does tiles, 555-062-5510 | LINK /contractors?add=new
take out the nail gun, it was my uncles all along | LINK /expenses
i mixed up the numbers, the beadboard was 314.18 not 341.18 | LINK /expenses
We brought back a toilet seat and 38.50 came back on the credit card, please write it. | LINK /expenses?amount=-38.50&paymentMethod=credit_card
I paid 115 for longer sidewalk permit, by check, for facade. Put it in. | LINK /expenses?amount=115&paymentMethod=check&category=permits
mom bought light bulbs for 27.96 in cash this afternoon, add it | LINK /expenses?amount=27.96&paymentMethod=cash
Monday I gave Tunde 200 cash for taking away the old boards, write this. | LINK /expenses?amount=200&paymentMethod=cash&date=2026-09-14 | {id Tunde}
curtain fabric is chosen!! check it off | LINK /timeline
How much did Curtis get? >> ok add 150 more for him, cash | LINK /expenses?amount=150&paymentMethod=cash | {id Curtis}

# plan
With the extra stair treads, what does Miroslav's agreement come to? | $6,120
which bill is already late | Powder room last payment OR $345
When must we pay the floor balance, and how much is it? | $1,136.50 | Sep 30 OR September 30
did we say yes to the towel rail | declined OR no OR not OR turned down
Who gave the cheaper quote for the stoop steps? | Tunde | $3,975
when does miroslavs insurance run out | Sep 27 OR September 27
whats still on the punch list | Dimmer buzzes | Hairline crack
How much do we have in reserve? | $4,000
What did we plan for tile in the powder room? | $640
Is there a change waiting for us to decide? | Outlet in the bay window
how much do we still owe devon on the parlor electrical | $390
Until when is the warranty on the brass sconces? | Aug 25, 2028 OR August 25, 2028
The oak boards, did they cost more than we planned? | $1,178.32 OR $78.32

# hostile
What did we spend on the facade in September? | {sum facade 2026-09}
that 11.40 on the facade, what day was it | Sep 7 OR September 7
What is still to do in attic, with dates? | Sep 25 OR September 25 | Oct 12 OR October 12
`;
