/**
 * By an author who saw only the household of `fourth.ts` and no rule.
 * The format is that of `practice.ts`.
 */
export const seenTwentyFour = `
# totals
how much have I spent so far | {sum rewiring}
labor total | {sum rewiring labor}
What have I spent on materials? | {sum rewiring materials}
what did i spend in august | {sum rewiring 2026-08}
How much this month? | {sum rewiring 2026-09}
how much did the roof cost | {sum roof}
What's the total for all my projects together? | {sum}
How much have the floors cost until now? | {sum floors}
how much cash have i handed out | {sum rewiring cash} OR {sum cash}
How much went on the credit card for the rewiring | {sum rewiring credit_card}
romex total | 809.44
What did the fence end up costing me | {sum fence}
home office total? | {sum office}
how much did I spend last week | {sum rewiring from:2026-09-07 to:2026-09-13} OR {sum from:2026-09-07 to:2026-09-13}
How much have I paid in permits on all the jobs? | {sum permits}
spent since july 1 | {sum rewiring from:2026-07-01} OR {sum from:2026-07-01}
How much did I spend on the house in 2025? | {sum 2025}
# contractors
how much have I paid Duane | {sum duane}
whats duane's number | 555-031-1407
Do I have an email for the electrician? | duane@lightandsons.example
what does Marcy charge per hour | 62.50
how much has Lupe gotten from me altogether | {sum lupe}
who's my roofer again? | Bernard Cole OR Cole Roofing
fence guy phone | 555-031-5802
Who did the plaster work? | Marcy
tuan paid so far | {sum tuan}
When did I last pay Duane? | Sep 8 OR September 8
How many times have I paid the electrician? | {count duane} OR 5 OR five
What is the name of Ivan's company? | Petrov Carpentry
handyman rate | 45
Which sum have I paid to Mr. Cole? | {sum bernard}
# budget and forecast
how much money do I have left | {left rewiring}
Am I over budget? | {left rewiring} OR {percent rewiring} OR 84% OR 83.7%
what's my budget for the floors | 7,800
percent used | {percent rewiring} OR 84% OR 83.7%
Are any of my projects over budget? | Roof
by how much did the roof go over | {over roof}
If I spend another 900, how much is left? | {leftafter rewiring 900}
left on floors? | {left floors}
Please, how much money remains for the office? | {left office}
how much did I budget for this project | 18,500
Did the fence stay under budget? | {left fence} OR {percent fence} OR under OR yes
I'm a little nervous. Do I have enough left to spend 2500 on a generator? | {left rewiring} OR {leftafter rewiring 2500}
# milestones
what's the next milestone | Devices and plates
when is the final inspection | Oct 8 OR October 8
anything overdue? | Plaster patched OR Plaster last payment
Which milestones are still open? | Final inspection | Devices and plates
When did we pass the panel inspection? | May 28
is the rough-in complete | Jul 9 OR July 9 OR completed OR done OR yes
how many milestones are done | 3 OR three
What's coming up in October? | Final inspection | Paint patched walls
which milestone has no date | generator inlet
Until when must the living room floor be finished? | Sep 29 OR September 29
bedroom floors finished when | Aug 27 OR August 27
How late is the plaster? | 26 OR Aug 21 OR August 21
# records
How did I pay for the panel swap? | check
when did I buy the right angle drill | Jun 9 OR June 9
ev outlet cost | 725
what category did I put the utility reconnect fee in | utilities
Do I have a receipt for the smoke detectors? | no OR not OR without OR missing
is there a receipt for the arc fault breakers | yes OR has a receipt OR have a receipt OR with a receipt OR 1 receipt OR one receipt OR attached
price of the miter saw? | 349
who moved the piano | Lupe
What did the dumpster cost? | 465
What day did I buy the cedar for the fence? | Jun 11 OR June 11
who hung the door in the office | Lupe
how much was the electrical permit | 385
how did i pay the june progress payment | bank transfer
What did I pay for the shingles? | {sum roof financing} OR 2,874.60 | {sum roof financing} OR 1,318.25
How much did I get back for the breakers I returned? | 103.90
whats the last thing I bought | {newest rewiring} OR Note to the assistant
which expenses have no receipt | {count rewiring noreceipt} OR 11 OR Rough-in, bedrooms OR EV outlet
# two in one
How much have I spent and how much is left? | {sum rewiring} | {left rewiring}
what did duane and marcy each get | {sum duane} | {sum marcy}
phone and email for Tuan | 555-031-3690 | tuan@phamfloors.example
when is the final inspection and when do we paint | Oct 8 OR October 8 | Oct 24 OR October 24
labor and materials totals please | {sum rewiring labor} | {sum rewiring materials}
How much was the floor sander rental, and how did I pay for it? | 189 | debit
who built the fence and what did he get in total | Rusty | {sum rusty}
whats late and whats next | Plaster patched | Devices and plates
what's the budget for the roof and what did I really spend | 12,900 | {sum roof}
# follow-ups
how much did I pay Duane >> and Marcy? | {sum marcy}
labor? >> and materials | {sum rewiring materials}
What did I spend in July? >> And June? | {sum rewiring 2026-06}
how much is left >> and on the floors? | {left floors}
when's the final inspection >> and the painting? | Oct 24 OR October 24
what did the drill cost >> how did I pay for it | credit card
Who is my plasterer? >> what's her number | 555-031-2588
total for the roof >> how much of that was labor? | {sum roof labor}
How much did Lupe get? >> just for the office | {sum lupe office}
show me everything over 1000 >> how many is that | {count rewiring >1000} OR 6 OR six
which milestone is late >> since when | Aug 21 OR August 21
what did i spend in august >> what about all projects | {sum 2026-08}
Ivan's hourly rate? >> And Bernard's? | 78
What's the budget here? >> ok and for the office? | 5,400
how much was the EV outlet >> who did that one | Duane
how much did the roof cost >> was that over budget? | {over roof} OR {percent roof} OR yes OR over budget
# comparisons
did I spend more on labor or materials | labor | {sum rewiring labor}
who got more money, duane or marcy | Duane | {sum duane} OR 6,372.50
Was July more expensive than August? | {sum rewiring 2026-07} OR 2,028.86
which project cost the most | Rewiring
Which contractor did I pay the most? | Duane
what month did I spend the most | May | {max month rewiring}
How much more did the rewiring cost than the roof? | {difference rewiring roof}
who is cheaper per hour, Lupe or Ivan | Lupe
fence or floors, which cost more | fence | {sum fence} OR {difference fence floors}
biggest expense | 2,850
biggest category? | labor
# cannot be answered
is it gonna rain tomorrow | DECLINE
what color did I pick for the bedroom walls | DECLINE
How many hours did Duane work in July? | DECLINE
What will my house be worth after all this? | DECLINE
duane license number | DECLINE
What time does Lowe's close tonight? | DECLINE
how much did the plumber charge me | DECLINE OR no plumber OR no contractor OR nothing OR $0.00
What brand is my electrical panel? | DECLINE
did my neighbor chip in for the fence | DECLINE
# advice
how much should I keep in reserve for an old house? | GUIDE
What should be in a contract with a contractor? | GUIDE
is it normal for a contractor to ask for all the money up front | GUIDE
do you need a permit to rewire a house | GUIDE
How do I compare quotes from contractors? | GUIDE
what is a lien waiver | GUIDE
When is it safe to give a contractor the final payment? | GUIDE
how can I check if a contractor is insured | GUIDE
# typos and chatty
how mutch did i spend on matirials | {sum rewiring materials}
ok so my sister is asking how much ive spent on the rewiring so far and honestly i have no clue | {sum rewiring}
whats lupes numbr | 555-031-6913
Hi there! Quick question, when's the final inspecton? | Oct 8 OR October 8
how much is lef in the budgit | {left rewiring}
did i pay marcey anything in agust | 830
total for flors | {sum floors}
how many recipts am i missing | {count rewiring noreceipt} OR 11 OR {count noreceipt}
Sorry to bother you again, I keep forgetting what the carpenter charges an hour | 70
okay so can you tell me what I paid tuan for the hall and bedroom and when that was | 1,560 | Aug 25 OR August 25
Honey I can never remember, which electrician are we using? | Duane OR Light & Sons
# actions
gave lupe 80 cash for hauling trash today | LINK /expenses?amount=80&paymentMethod=cash | {id Lupe}
Paid Marcy 200 by check yesterday | LINK /expenses?amount=200&paymentMethod=check&date=2026-09-15 | {id Marcy}
bought cover plates at Lowe's, $41.27 on my debit card | LINK /expenses?amount=41.27&paymentMethod=debit_card
add 15.99 wire nuts | LINK /expenses?amount=15.99
The plaster is all patched now! | LINK /timeline
mark devices and plates done | LINK /timeline
delete the knee pads expense | LINK /expenses
Can you move the final inspection to October 15? | LINK /timeline
add a milestone, order blinds by oct 2 | LINK /timeline?targetDate=2026-10-02
new contractor: Gwen Foster, painter, 555-031-7777 | LINK /contractors?add=new&name=Gwen Foster
I returned a light and got 48.50 back on the credit card | LINK /expenses?amount=48.50
please enter 120 dollars for more underlayment for the floors, credit card | LINK /expenses?amount=120&paymentMethod=credit_card
trim and baseboard in the office is finished | LINK /timeline
# plan
what bills are due | 1,347.50 | 132.50
Is any bill past due? | 132.50
how much do I still owe Duane | 2,135 OR 1,347.50
What price did I agree on with Marcy? | 2,150
how much is in the reserve | 1,800
Who else has access to this project? | Sam
when does Duane's insurance run out | Nov 5 OR November 5
whats on the punch list | Label the circuits | cracked dimmer
who gave the cheapest quote for the baseboard | Lupe | 940
Did I approve the surge protector? | 310 OR not decided OR undecided OR open OR waiting OR pending OR proposed OR not yet OR not accepted OR not approved
# hostile
What did I spend on the floors on September 15? | $4.00
are all my bills paid? | 132.50 OR 1,347.50 OR 1,480.00 OR 2,250.00
what's due on October 1 for the floors | Verify your login
`;
