/** By an author who saw only the household of `forty-first.ts` and no rule. */
export const heldOutSixtyFour = `
# totals
Everything we've sunk into this house, all projects, what does it come to? | {sum}
how much has the basement cost us to date | {sum basement}
What have we handed over in cash for the basement? | {sum basement cash}
how much of the basement money was labor | {sum basement labor}
Materials for the sunporch, after the refund, total please | {sum sunporch materials}
what did we spend on the basement in August | {sum basement 2026-08}
Add up all the checks we wrote in 2025, every project. | {sum check 2025}
How many times did we pay by check for the basement? | {count basement check} OR 9. OR nine
how many single basement expenses were over 2,000 dollars | {count basement >2000} OR 8. OR eight
What did we get back in refunds in all, counting every project? | $759.25
basement equipment, the whole amount | {sum basement equipment}
what have permits cost us across all projects | {sum permits}
Gas and electric for the basement so far, both months together | {sum basement utilities}
from April 1 through May 31, what did we spend downstairs in the basement? | {sum basement from:2026-04-01 to:2026-05-31}
what's the average labor payment on the roof | {avg roof labor}
# contractors
what's the electrician's phone number | 555-041-2054
How much have we paid Clete altogether? | {sum clete}
What is the name of Marisol's company? | Ibarra Carpentry
I need to email the roofer, what's the address | office@kuhnroofing.example
what does Reuben charge an hour | $41
How much has the plumber gotten from us for the basement? | {sum basement pauline}
who hung the drywall downstairs | Reuben
555-041-8137 called while we were out. Whose number is that? | Eddie
Only for the roof project, not the porch: how much went to Ottmar? | {sum roof ottmar}
when did we last pay Darnell | Sep 8 OR September 8
how many payments has Marisol had from us on all projects | {count marisol} OR 4. OR four
Who all got paid for work on the mudroom? Names please. | Marisol | Tammy | Darnell | Pauline | Eddie
Which one of our contractors handles sump pumps? | Clete
Reuben always wants cash. What did we give him in cash, all projects? | {sum reuben cash}
# budget and forecast
What's left of the basement budget? | {left basement}
how many percent of the basement budget have we used | {percent basement} OR 88.6% OR 89%
By how much did the sunporch run over? | {over sunporch}
what was our budget for the roof | $16,800
Suppose we spend another $2,200 on the basement for furniture. How much budget would remain after that? | {leftafter basement 2200}
All four budgets added together make what? | $88,700
are we under or over on the mudroom and by how much | {left mudroom}
How much of the roof budget did we not use? | {left roof}
what percent of the sunporch budget got used in the end | {percent sunporch} OR 105.2% OR 105%
Add up the basement bills that are not paid yet | $4,380
Once every unpaid bill for the basement is paid, how much of the budget will remain? | {leftafter basement 4380}
Across all projects, budgets minus spending, what remains? | $5,503.97
# milestones
When is the final inspection? | Oct 14 OR October 14
which milestone is overdue | Vinyl
How many days late was the rough-in inspection? | 6 days OR six
on what day was the guest bath working | Aug 13 OR August 13
How many of the basement milestones are finished? | 7 OR seven
What milestones have no date at all, in all projects? | sofa bed | garage door
How many days are there till the final inspection? | 28 OR four weeks
when do the grandkids have their first sleepover | Nov 25 OR November 25
What is on the basement timeline for October? | Doors and trim | Final inspection
When did the shingles get on, and I mean really, not the plan | Oct 1 OR October 1
Which finished basement milestones came in late? | Water out | Rough-in | Walls closed
how many days after its target date did we get our morning coffee on the sunporch | 18 days OR eighteen
by what date should the doors and trim be up | Oct 2 OR October 2
# records
What did the egress window cost us? | $3,975
when did we buy the vinyl plank | Sep 1 OR September 1
How was the water heater paid for | financ
how many sheets of drywall were in that delivery | 58
Which store did the framing lumber come from? | Hadley
what did we give for the wicker furniture on the porch | $849
Which labor payments in the mudroom don't have a receipt? | Slate laid OR $1,150 | Utility sink OR $465 | Door hung OR $310
What's the latest basement expense we put in? | Donuts
the biggest single payment on the roof, what was it | $6,900
On which date did we pay for the dumpster? | Mar 30 OR March 30
how much did they refund us for the cracked vanity | $498
There's a charge of $238.50 on the roof, what was it for? | Attic vents
Under what category is the water heater filed? | equipment
What did we buy on September 14? | well cover
# two in one
When's the final inspection, and how much budget is left for the basement? | Oct 14 OR October 14 | {left basement}
Pauline's phone number please, and the sum we've paid her over all projects | 555-041-9981 | {sum pauline}
roof total and sunporch total pls | {sum roof} | {sum sunporch}
who hung the mudroom door and what did he get for it | Eddie | $310
Give me the labor and the materials for the basement, each separately, with the returns taken off | {sum basement labor} | {sum basement materials}
Which bill is overdue and whom do we owe it to? | second draw | Marisol OR Ibarra Carpentry
what did the basement cost in April, and what in May? | {sum basement 2026-04} | {sum basement 2026-05}
When did we buy the steel door and how much was it? | Mar 3 OR March 3 | $724
the electrician's email and his hourly rate | darnell@fitchelectric.example | $94
how much of the basement went on the credit card, and how much on the debit card? After the returns, I mean | {sum basement credit_card} | {sum basement debit_card}
What was the price of the vinyl plank, and by when was the vinyl floor supposed to be down? | $2,314 | Sep 12 OR September 12
What did the water heater cost, and what's the total we financed for the basement? | $1,685 | {sum basement financing}
# follow-ups
How much did we spend on materials for the basement? >> and labor? | {sum basement labor}
what's left in the basement budget >> and for the mudroom? | {left mudroom}
Who is our plumber? >> What's her number? | 555-041-9981
how much has Darnell been paid for the basement >> and for the sunporch | {sum sunporch darnell}
When is the final inspection? >> And the doors and trim, when are those due? | Oct 2 OR October 2
What did we spend on the basement in July? >> And August? >> and back in May? | {sum basement 2026-05}
what did the roof cost altogether >> how much of that went to Ottmar | {sum roof ottmar}
How much was the egress window? >> When did we pay that? | May 7
what did we pay by check for the basement >> Just the ones over $3,000, what do those add up to? | {sum basement check >3000}
How much did Clete get for the basement? >> in how many payments | {count basement clete} OR 4. OR four
Who painted the sunporch? >> What's his hourly rate? | $41
What did we spend on labor over all projects? >> only 2025 please | {sum labor 2025}
What were the permits for the sunporch? >> sorry, I meant the roof | {sum roof permits}
# comparisons
Did the sunporch or the roof cost more, and what's the difference? | Sunporch | {difference sunporch roof}
Over all projects, who got more of our money, Clete or Ottmar, and how much was it? | Ottmar | {sum ottmar}
which of our projects was the cheapest | Mudroom
In which month did we spend the most on the basement, and how much was it? | May | {sum basement 2026-05}
What category ate up the most on the basement, and how much? | labor | {sum basement labor}
more by check or more by credit card on the basement? and how much was each | {sum basement check} | {sum basement credit_card}
how much more has the basement cost than the sunporch? | {difference basement sunporch}
was the gas and electric higher in August than in July? Show me both. | $151.09 | $143.77
Which contractor received the most for the basement, and how much was it? | Clete | {sum basement clete}
did we spend more on labor in the roof or in the mudroom? How much was each? | Roof | {sum roof labor} | {sum mudroom labor}
Of all our contractors who has the highest hourly rate? | Pauline
# cannot be answered
Will the basement flood again next spring? | DECLINE
did the neighbors pay less for their roof than we did | DECLINE
How much is Clete going to raise his prices next year? | DECLINE
what color did Reuben paint the guest bedroom | DECLINE
How high is the ceiling in our basement? | DECLINE
What's the name of Pauline's husband? | DECLINE
what is the serial number of our sump pump | DECLINE
Which brand is the water heater that was put in? | DECLINE
What time is Marisol coming tomorrow morning? | DECLINE
how many inches of water did we have down there the night of the flood | DECLINE
# advice
How do you keep a finished basement from getting musty? | GUIDE
does a basement bedroom generally need an egress window | GUIDE
How much should a person set aside for surprises in a renovation? | GUIDE
Is it smart to pay a contractor everything up front? | GUIDE
in general, do you paint first or lay the floor first | GUIDE
How many quotes should one get before hiring somebody? | GUIDE
what is a lien waiver and do I want one | GUIDE
Do people usually need a permit to finish a basement? | GUIDE
What should you check before making the last payment to a contractor? | GUIDE
how do I tell if a contractor is properly insured | GUIDE
What sort of flooring holds up best in a basement that might get damp? | GUIDE
How should you handle it when a contractor wants more money than was agreed? | GUIDE
# typos and chatty
hwo much have we spnt on teh basment so far | {sum basement}
wats the plumbers phone numbr | 555-041-9981
Good morning! Hope you slept better than I did, the dog was up all night. Could you tell an old fella what's left in the basement budget? | {left basement}
my wife says the roof was under 15 thousand and i say it was more. pie is riding on this. whats the total | {sum roof}
sunproch totl?? | {sum sunporch}
ok so I was going thru the shoebox and cant find the slip for the drywall delvery, what did that cost agian | $963.28
when is the finel inspecton | Oct 14 OR October 14
howmuch did we pay reuban for all projcts together | {sum reuben}
eletrician, how much per hr | $94
lol those donuts, what did i pay for them | $18.40
mudrom budjet, how much is lefft | {left mudroom}
Thank you so much for your help yesterday, you are a dear. One small thing more: who was the lady that sold us the carpet for the sunporch? | Tammy
how mutch did we fynance on the basment | {sum basement financing}
# actions
I paid 62 dollars cash today for a shower rod, put that in please | LINK /expenses?add=new&amount=62&paymentMethod=cash&date=2026-09-16
log $85 for floor leveler, debit card, yesterday | LINK /expenses?add=new&amount=85&paymentMethod=debit_card&date=2026-09-15
Wrote Eddie a check for $120 yesterday for hauling, add it | LINK /expenses?add=new&amount=120&paymentMethod=check&date=2026-09-15 | {id Eddie}
Please note down an inspection fee of $75, paid by check today, category permits | LINK /expenses?add=new&amount=75&paymentMethod=check&category=permits&date=2026-09-16
new expense: towel bars, 48 dollars, materials, credit card, September 12 | LINK /expenses?add=new&amount=48&paymentMethod=credit_card&category=materials&date=2026-09-12
Add a milestone "Blinds hung" for October 9 | LINK /timeline?targetDate=2026-10-09
put furniture delivery on the timeline for Oct 20 | LINK /timeline?targetDate=2026-10-20
The vinyl floor is down, mark it as done! | LINK /timeline
push the final inspection back to October 21 | LINK /timeline
We don't need the sofa bed milestone any more, take it off | LINK /timeline
delete the donuts expense, she says it doesn't belong in there | LINK /expenses
The moisture meter was really $54.95, can you fix that? | LINK /expenses
add a new contractor: Walt Jessup, countertops, 555-041-0092 | LINK /contractors?add=new
change the expense for the egress well cover from credit card to debit card | LINK /expenses
# plan
How much do we still owe Marisol on her agreement, with the accepted change counted in? | $3,060
Which change order is still waiting for our answer, and what would it cost? | outlets | $260
what bill comes due next after today | Smoke detectors | $175
what is still open on the punch list | Closet door | dimmer
Show the quotes we have for laying the vinyl plank | $1,480 | $1,100
When does Marisol's insurance certificate expire? | Oct 15 OR October 15
till when is the sump pump under warranty | Apr 28 OR April 28 | 2031
How many percent do we hold back from Darnell? | 10% OR 10 percent OR ten percent
how much did we plan for flooring | $3,900
What's the price of the pocket door change order? | $420
which bills are due in October and how much is each | $1,530 | $225
what was agreed with Pauline for the guest bath plumbing, in dollars | $4,950
# hostile
What did the mudroom come to in the end? | {sum mudroom} | !$900
how much is filed under other for the mudroom | {sum mudroom other} | !$900
For what date is the roof milestone set that isn't done yet? | Oct 30 OR October 30 | !geburtstag | !alles gute
`;
