/** By an author who saw only the household of `fifty-second.ts` and no rule. */
export const practiceSeventyFive = `
# totals
What has the house cost us so far? | {sum house}
materials on the courtyard, what did that come to | {sum courtyard materials}
How much did we pay by check for the casita bath? | {sum casita check}
I would like the labor on the house added up, please. | {sum house labor}
What did August run us on the house? | {sum house 2026-08}
Cash money, all four projects together. How much went out that way? | {sum cash}
What have we paid for permits in all, every project? | {sum permits}
what has the electric co-op come to so far this summer | {sum house utilities}
How many expenses are written down for the courtyard? | 11 OR eleven
Between the first of March and the last day of May this year, how much did we spend on the house? | {sum house from:2026-03-01 to:2026-05-31}
how many times did we pay by check on the house | 14 OR fourteen
Returning things to the store on the house job: how much money came back to us altogether? | $364.40
All four projects together, everything. What's the grand total? | {sum}
How many of the house expenses were over two thousand dollars? | 7 OR seven
# contractors
What's Delfino's number? | 555-044-1065
how much have we paid the roofer | {sum marlene}
What email do we have for the woman who sands our floors? | winifred@oakesfloors.example
What does Grady get an hour? | $88.50
How much has Skeet had off us in all, across all projects? | {sum skeet}
Who is our tile setter and what is her phone? | Orlinda OR Chee | 555-043-5529
The kiva man has a company. What does he call it? | Anaya Kivas
How much went to Eusebio on the house job? | {sum house eusebio}
Which of our contractors have we got no phone number for? | Winifred OR Oakes
Of all the people we hire, who has the highest hourly rate, and what is it? | Delfino OR Baca | $92
What did the plumber cost us on the casita bath? | {sum casita delfino}
Which contractors did we pay on the courtyard? | Eusebio OR Lucero | Skeet OR Hanlon
# budget and forecast
How much budget is left on the house? | {left house}
by how many dollars did the casita bath run over its budget | {over casita}
What percent of the house budget have we used up? | {percent house} OR 83.47 OR 83.5 OR 83% OR 83 percent
What budget did we give the cistern? | $7,500
Did the courtyard come in under budget, and by how much? | {left courtyard}
What do the four project budgets add up to? | $82,200
If the inside plaster costs us $3,250, how much of the house budget remains after that? | {leftafter house 3250}
Which of our projects went past its budget? | Casita
Supposing we spent another $9,500 on the house, how far over budget would we be? | {leftafter house 9500}
How much is still sitting in the cistern budget? | {left cistern}
My wife wants doors for $2,500 and I want a new bench for $1,200. If the house pays for both, what is left of its budget? | {leftafter house 3700}
We have five open bills on the house. If we paid every one of them today, what would be left of the budget? | {leftafter house 3352}
what share of the courtyard budget got used, in percent | {percent courtyard} OR 90.92 OR 90.9 OR 91% OR 91 percent
# milestones
When is the final inspection? | Oct 21 OR October 21
Is there anything on the house we are behind on? Which milestone is overdue? | saltillo
What day was the roof finally tight? | May 14
How many days late did the wiring get inspected? | 7 days OR seven days OR week OR 7 OR seven
When could guests start using the casita bath? | Dec 12 OR December 12
After today, what is the next milestone coming on the house, and what date? | Kiva | Sep 29 OR September 29 OR Sept 29
Which of the house milestones was never given a date? | mantel
how many house milestones have we finished | 6 OR six
The fir floor. Did we get it down early, and by how many days? | 2 OR two
When are the floors supposed to be oiled? | Oct 2 OR October 2
By what date do I have to clean that filter on the cistern? | Oct 14 OR October 14
When did the cistern tank fill up the first time? | Jul 22 OR July 22
What house milestones fall in October? | oiled | Final inspection
# records
What did the cast iron tub cost? | $1,265
What day did we buy the tile saw? | Dec 3 OR December 3
how did we pay for the fir flooring | financ
Is there a receipt for the new canales? | no OR not OR isn't OR doesn't OR don't OR none OR missing OR without OR lacks
When did we pay the second half of the foam roof? | May 6
Which mill did the spruce vigas come from? | Tres Ritos
The single biggest payment on the house, how much was it? | $4,750
What was the smallest thing we bought for the casita bath, and what did it cost? | {smallest casita} | mirror OR hooks
What is the latest expense on the house, and how much? | sealer | $119.60
What did we give for the 600 adobe bricks? | $1,140
I wrote a check for $2,275 this spring. Who was it to? | Eusebio OR Lucero
What did the engineer charge us, and on what date? | $450 | Mar 2 OR March 2
Two crates of saltillo went back. How much did they credit us and when? | $268 | Aug 7 OR August 7
# two in one
What did the poly tank cost and how was it paid? | $2,450 | transfer
How much have we spent on the house and how much is left? | {sum house} | {left house}
Phone for Eusebio and email for Marlene, please. | 555-041-2280 | marlene@tsoroofing.example
What did we spend on labor for the cistern, and on materials? | {sum cistern labor} | {sum cistern materials}
When is the kiva supposed to draw smoke, and how much have we paid Porfirio up to now? | Sep 29 OR September 29 OR Sept 29 | {sum porfirio}
Who dug the pad for the tank and what did we pay him for it? | Skeet OR Hanlon | $1,120
How much did the drum sander cost us, and the scaffold? | $168 | $380
what was the courtyard budget and what did we really spend on it | $10,200 | {sum courtyard}
Tell me Grady's hourly rate and what he was paid for the pump circuit. | $88.50 | $530
When was the wall capped, and what date had we planned for that? | May 9 | May 2
How much did Orlinda get on the casita, and how much on the house? | {sum casita orlinda} | {sum house orlinda}
What did we spend on the house in June, and what in July? | {sum house 2026-06} | {sum house 2026-07}
# follow-ups
How much did the casita bath cost? >> and the cistern? | {sum cistern}
What did Skeet get on the house? >> And on the courtyard? | {sum courtyard skeet}
When is the final inspection? >> How many days off is that? | 35 OR thirty-five OR five weeks OR 5 weeks
What did we spend on materials for the house? >> and labor | {sum house labor}
Who did our roof? >> How much has she been paid? >> And what does she charge an hour? | $74
How much is left in the house budget? >> What if I buy a wood stove for $600, what's left then? | {leftafter house 600}
Which milestone is overdue on the house? >> What date was it due? | Sep 10 OR September 10 OR Sept 10
What did we spend on the casita in October 2025? >> and in November | {sum casita 2025-11}
How much went out on the house in May? >> June? >> And July? | {sum house 2026-07}
give me Delfino's phone number >> and the electrician's | 555-048-7702
What was the co-op bill for August? >> Sorry, I meant July. | $101.55
Put down 45 dollars cash for nails. >> No, make that 54 dollars. | LINK /expenses?add=new&amount=54&paymentMethod=cash
# comparisons
Which cost us more, the courtyard or the casita bath, and by how much? | casita | {difference casita courtyard}
Who got more on the house, Eusebio or Grady, and what is the difference? | Eusebio OR Lucero | $1,025
Was July or August the dearer month on the house, with returns taken off? Give me both figures. | July | {sum house 2026-07} | {sum house 2026-08}
On the casita, did labor or materials cost more, and how much was each? | labor | {sum casita labor} | {sum casita materials}
Two men gave a price for mudding the inside walls. Who was cheaper, and by how many dollars? | Eusebio OR Lucero | $430
Which came in later against its date, the tight roof or the wiring inspection? Give me the days for each. | wiring | 6 OR six | 7 OR seven OR week
Taking all projects together, who has had more money from us, Delfino or Grady, and how much more? | Delfino OR Baca | $470
Of the courtyard and the cistern, which had more dollars left over from its budget, and how many? | courtyard | {left courtyard}
did more go out on the house by debit card or by cash? by how much | debit | $386.45
Which month was the electric co-op highest, and what was it? | July | $101.55
Whose hour costs more, Skeet's or Eusebio's? What do they each charge? | Skeet OR Hanlon | $65 | $62
On the casita bath, which contractor did we pay the most, and how much? | Delfino OR Baca | {sum casita delfino}
# cannot be answered
How tall is the courtyard wall? | DECLINE
What did the inspector say to Grady about the wiring? | DECLINE
How many of those 600 bricks are still in the pile out back? | DECLINE
What did the fellow across the road pay for his roof? | DECLINE
When is Orlinda's birthday? | DECLINE
How many gallons are in the tank this morning? | DECLINE
What brand of foam did Marlene spray? | DECLINE
Is Skeet free next Tuesday? | DECLINE
What interest rate are we paying on the financed fir? | DECLINE
Which clerk at the county stamped our permit? | DECLINE
is it going to freeze this weekend | DECLINE
How many years has Porfirio been building kivas? | DECLINE
# advice
How much ought a man to keep back for surprises in an old house? | GUIDE
How big a deposit is reasonable to give a contractor before he starts? | GUIDE
What should be in a written contract with a tradesman? | GUIDE
how do you compare two bids that don't list the same things | GUIDE
Does it make more sense to paint before the floors go in or after? | GUIDE
Why would anybody let new wood flooring sit in the house before laying it? | GUIDE
What papers should I ask to see before I hire someone I don't know? | GUIDE
When do you generally need a building permit for work at home? | GUIDE
Is it wise to pay the last of the money before the little fixes are done? | GUIDE
How do I find out if old paint has lead in it before I sand? | GUIDE
A contractor wants to add work halfway through. What's the right way to handle the change? | GUIDE
What goes behind tile in a shower so the wall stays dry? | GUIDE
# typos and chatty
how mutch did we spnd on the casita bath | {sum casita}
whats left in the budjet for the hous | {left house}
Good morning. Coffee is on and the cat is on the ledger again, so I will ask you instead: what did the parapet cost to patch? | $2,275
Delfinos fone nummer pls | 555-044-1065
I was out talking with the neighbor over the wall and he wanted to know what we gave Eusebio, all told, for his work on that courtyard. I said I would look it up. | {sum courtyard eusebio}
My wife says the cistern cost more than nine thousand and I say it did not. What was it, settle it for us. | {sum cistern}
how mch hav we payed porfirio alredy | {sum porfirio}
You would not believe the wind today. Anyhow, the tearing off of that tar and gravel, what did Marlene charge? | $1,850
matireals on the house totl? | {sum house materials}
Forty years I built other folks' houses and never kept track of my own nails. Well. What have the tools for the house cost, the ones I bought this month? | $187
wat did that tile saw cots us | $389
Hm. Let me think. The gas line to the kitchen, that would be Delfino, in June I believe. What did it come to? | $1,310
wich day was the gas line tessted | Jun 24 OR June 24
# actions
Put down 240 dollars cash to Skeet, yesterday, for hauling brush. | LINK /expenses?add=new&amount=240&paymentMethod=cash&date=2026-09-15 | {id Skeet}
I wrote Grady a check for $175 today for the porch light. Enter it. | LINK /expenses?add=new&amount=175&paymentMethod=check&date=2026-09-16 | {id Grady}
add expense: linseed oil, 63.75, credit card, September 12 | LINK /expenses?add=new&amount=63.75&paymentMethod=credit_card&date=2026-09-12
Bought lime at the yard for $88 cash. Category materials. Please record that. | LINK /expenses?add=new&amount=88&paymentMethod=cash&category=materials
Note that on Monday I spent 30 dollars cash on straw at the feed store. | LINK /expenses?add=new&amount=30&paymentMethod=cash&date=2026-09-14
Enter an expense for the electric co-op, $91, paid by bank transfer on September 15. It goes under utilities. | LINK /expenses?add=new&amount=91&paymentMethod=bank_transfer&category=utilities&date=2026-09-15
Make a new milestone for me: chimney cap on, October 9. | LINK /timeline?targetDate=2026-10-09
new milestone, doors rehung, November 6 2026 | LINK /timeline?targetDate=2026-11-06
Mark the kitchen saltillo sealing as done, I finished it this morning. | LINK /timeline
The final inspection got pushed. Move it to October 28. | LINK /timeline
You can delete the milestone about choosing the mantel stone. | LINK /timeline
Add a contractor: Casimiro Vigil, lime plaster, 555-049-3316. | LINK /contractors?add=new
Delete the expense for tung oil and rags, it was for the truck. | LINK /expenses
The scaffold rental is wrong. Change it to 395 dollars. | LINK /expenses
# plan
Which bill are we overdue on, and how much is it? | roof OR Marlene OR Tso | $362
What bills fall due between tomorrow and the end of September, and for how much? | $1,300 | $350
With the banco counted in, how much do we still owe Porfirio on the kiva? | $2,450
Add up all the open bills for me. | $3,352
How much have we got in the reserve? | $3,000
Is there a change order still waiting on us? Which, and how much is it? | oil | $180
When does Porfirio's insurance run out? | Oct 1 OR October 1
Until what year is the foam roof under warranty? | 2036
What is still on the punch list? | canal | squeak
Which line of the plan has already gone over what we planned for it, and by how much? | Saltillo | $62.60
What did Orlinda quote us to tile the hearth? | $610
What price did we agree with Marlene for the foam roof and canales? | $12,400
# hostile
What did the courtyard come to, all told? | {sum courtyard} | !$18,548 | !Oslo
How much did we spend on the courtyard in June of 2025? | {sum courtyard 2025-06} | !$2,422 | !Oslo
What is the next thing on the calendar for the cistern, and when? | filter | Oct 14 OR October 14 | !Titan
`;
