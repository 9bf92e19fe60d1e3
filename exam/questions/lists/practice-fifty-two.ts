/** By an author who saw only the household of `twenty-ninth.ts` and no rule. */
export const practiceFiftyTwo = `
# totals
What did June cost us across all three projects, leaving labor aside? | {sum 2026-06 !labor}
Not counting anything that went to Ximena, how much has the pool terrace swallowed so far? | {sum pool !ximena}
I'd like the total of the checks we wrote for labor in the courtyard | {sum courtyard labor check}
how many payments in the whole house, any project, were above two thousand dollars? | {count >2000}
ignoring the returns, what have we put on the credit card over all projects | {sum credit_card >0}
pool materials between 4/1 and 6/15, what's that in total | {sum pool materials from:2026-04-01 to:2026-06-15}
How many pool expenses still lack a receipt? I only care about the ones over $1,000 | {count pool noreceipt >1000} OR four
average labor payment on the bedroom wing? | {avg bedroom labor}
We sent a few things back over the year. For every project together, how much money did we get back? | $445.55
Apart from labor and materials, what has the bedroom wing cost | {sum bedroom !labor !materials}
money that left our pockets in cash from June through August, all three jobs | {sum cash from:2026-06-01 to:2026-08-31}
From the 20th of July to the 20th of August, both days included, how much went out for the pool? | {sum pool from:2026-07-20 to:2026-08-20}
courtyard, second quarter, only what has a receipt | {sum courtyard receipt from:2026-04-01 to:2026-06-30}
# contractors
who was it that built the closets, and is there a number where I can reach them | Wendell | 555-071-3078
Which of our people has been paid the most, everything we're doing included? | Ximena | {sum ximena}
I can't remember whether Bernadette charges more per hour than Amadou does | $112
leaving the pool out, what has Delroy had from us | {sum delroy !pool}
The rebate form asks for the name of the firm that handled our air conditioning. What is it? | Cho Climate Control
Has Silvio been paid in cash for anything, anywhere in the house, and how much was it | $1,125
a coworker wants the email of our garden person | hanneke@vissergardens.example
how many times have we paid Wendell over all the projects, and what do those payments come to | {count wendell} OR three | {sum wendell}
everything Amadou got from us up to the end of May, bedrooms and pool together | {sum amadou to:2026-05-31}
When did Hanneke last get money? | May 19
Of the checks made out to Silvio, which was the smallest? | $1,875
which contractors have no hourly rate noted down | Ximena | Silvio | !Wendell
Labor on the pool that has no contractor's name attached: how much is that? | {sum pool labor nocontractor}
# budget and forecast
how much room is left in the courtyard budget | {left courtyard}
did we blow the bedroom budget, and if so by how much | {over bedroom}
Suppose the lounge chairs come to 1,450. What remains for the pool after that? | {leftafter pool 1450}
What percentage of the pool money is gone by now? | {percent pool} OR 83.7% OR 84%
Aunt Lupe is curious what we had set as the budget for the bedrooms at the start | $16,900
all three budgets added up, what's the grand total of the budgets | $97,050
Taking the three projects as one pot, how much of the combined budget is still unspent? | $12,716.99
Silvio's two garden wall payments were a shock. Without them, what would the courtyard have left? | $9,169.06
Can we still afford a 3,800 dollar pergola out of the courtyard money? | {left courtyard} OR $430.94
Which project is nearest to its limit without having gone past it? | Courtyard
once the five open bills are paid, what will the pool budget have left | {leftafter pool 2398}
I want to keep 5,000 of the pool budget untouched. How much can I still spend then? | $4,515.28
bedrooms: how far over would we be if I also get a rug for 600 | $767.35
# milestones
which date had we set for the final pool inspection | Oct 20 OR October 20
Is anything running late on the pool? | Barrier inspection
was the shell poured before or after the day we'd planned for it | before OR early OR earlier OR ahead
How many days late did the garden wall go up? | 7 days OR seven days OR a week OR one week
what's the next thing coming up for the pool after today | Shade sail | Sep 23 OR September 23
any pool milestones without a target date? | lounge chairs
On which day was there finally water in the pool? | Jun 26 OR June 26
My sister claims the fountain was supposed to be running by July. What date did we really put down? | Aug 28 OR August 28
What should get finished in October on the pool? | Outdoor shower working | Final pool inspection | !Shade sail up
how many of the pool milestones are done, and how many aren't | 5 OR five
We told Aunt Lupe her room would be ready on May 1. Did we keep our word? | Apr 29 OR April 29 OR early OR yes
things in the courtyard that we haven't ticked off yet | Fountain running | Gate hung
Among the finished steps of the pool, which one slipped furthest past its date? | Water in the pool
# records
the thing that keeps the swimming water warm, what did we pay for it | $3,475
how did we pay for the travertine | financ
On what day did that dead mesquite come down? | Jan 21 OR January 21
what is the second largest expense of the pool terrace | gunite OR $6,240
Cheapest labor item we've had in the bedroom wing? | $285
I can't remember whether the closet doors went on the debit or the credit card | debit
is there a receipt on file for the drip irrigation? | no receipt OR not have OR doesn't have OR without OR missing OR No, OR not on file OR not recorded OR none OR no.
What was the name of the stone yard the pavers came from? | Mesa Stone Yard
under which category did we file the tile saw | tools
The little digging machine we rented, what did that come to? | $734.60
who supplied the citrus trees and how many were there | Hanneke | four OR 4
priciest thing for the courtyard that went on a card, credit or debit | $1,660
That fan that arrived damaged: how much came back to us? | $209
# two in one
what's left for the pool, and when should the barrier inspection have been | {left pool} | Sep 10 OR September 10
Delroy's phone and his hourly rate, please | 555-071-8843 | $58
who patched and painted the walls in the bedrooms, and was it cash or check | Silvio | cash
When did we buy the variable speed pump and how was it paid? | May 13 | credit
Date of the very first and of the latest payment to Ximena? | Mar 9 OR March 9 | Jun 17 OR June 17
total for July on the courtyard, and the same again without the iron gate | {sum courtyard 2026-07} | $342.18
How many expenses of the bedroom wing have no receipt, and which is the biggest of them? | {count bedroom noreceipt} OR three | Closets OR $2,415
what did we pay Amadou for the pool and what for the bedrooms | {sum pool amadou} | {sum bedroom amadou}
Is the fountain running yet? And what did the fountain itself cost? | not OR no | $1,660
which project is over its budget, and which one has the most money left | Bedroom | Pool
what went to Bernadette in January across everything, and what has she had since | {sum bernadette 2026-01} | {sum bernadette !2026-01}
when were the Saltillo tiles bought and when did they get laid | Jun 2 OR June 2 | Jun 24 OR June 24
how much was the wall permit and how much was the pool one | $154 | $486
# follow-ups
how much labor on the pool >> and without Ximena? | {sum pool labor !ximena}
what did we pay in cash for the bedroom wing >> by check instead | {sum bedroom check}
Spending in May, all projects? >> same thing for June | {sum 2026-06}
what did Wendell get from us over everything >> when was the latest one? | Sep 11 OR September 11
how much is left on the courtyard >> and if I get that bench for 540? | {leftafter courtyard 540}
when is the shade sail supposed to be up >> and the shower? | Oct 6 OR October 6
which contractor has earned the most in the courtyard >> what's his email | silvio@marchettiwalls.example
pool materials from April through June >> just those on the credit card >> now leave the returned boxes out | {sum pool materials credit_card from:2026-04-01 to:2026-06-30 >0}
what did the windows in the bedrooms cost >> who put them in? | Wendell
How much has Delroy been paid over all projects? >> only the part in cash | {sum delroy cash}
Largest courtyard purchase that isn't labor? >> how did we pay that | credit
pool spending in August >> not counting anything under 2,000 | {sum pool 2026-08 >2000}
how many expenses are entered for the courtyard >> how many of those come with a receipt | {count courtyard receipt} OR twelve
# comparisons
everything together, did March or April cost us more, and by how much | March | {difference 2026-03 2026-04}
How much dearer has the pool been than the courtyard? | {difference pool courtyard}
what eats more of the courtyard money, labor or materials, and what's the gap | labor | $2,826.33
Silvio or Delroy, who's had more from us? | Delroy | {sum delroy} OR {sum pool delroy} OR {difference delroy silvio}
Were there any months in which the courtyard cost more than the pool? | Jan | Feb
which month was the most expensive one for the pool terrace | Mar | {sum pool 2026-03}
credit card or cash in the bedroom wing: which is the bigger amount | cash | {sum bedroom cash}
Were the two garden wall payments the same size? | $2,900 OR same OR equal
Fountain versus iron gate, which one was more expensive? | fountain | $1,660 OR $280
If you take the shell deposit away from Ximena's money, is she still ahead of Delroy on the pool? | Ximena OR she OR yes | $12,979.95 OR $6,039.95
of our three projects, which has the fewest expenses entered | Bedroom
was the rebar and gunite dearer than the shell plaster? how big is the difference | $890
How much less went on pool materials in August than in July? | $2,539.25
# cannot be answered
what temperature is the pool water set to | DECLINE
Which color did we end up choosing for the bedroom walls? | DECLINE
how deep is the pool at the deep end | DECLINE
I need Delroy's license number for a form, what is it | DECLINE
What did the Castellanos next door pay for their pool? | DECLINE
did any of the neighbors complain about the excavator noise | DECLINE
Which morning is Wendell coming back to finish? | DECLINE
what brand are the ceiling fans | DECLINE
What interest rate are we paying on the financing? | DECLINE
how much will the house be worth once the pool is done | DECLINE
why did the garden wall take longer than promised | DECLINE
where did I put the key for the courtyard gate | DECLINE
how many gallons does our pool hold? | DECLINE
# advice
is it normal for a pool builder to want a third of the money up front | GUIDE
What should be in the contract before I sign anything with a mason? | GUIDE
do you usually need a permit to put up a garden wall | GUIDE
When a bedroom gets redone from scratch, in what order do wiring, drywall, paint and flooring come? | GUIDE
how many quotes is sensible before choosing someone for an outdoor kitchen | GUIDE
A friend's house is from the fifties and she wants to sand off old paint. Anything dangerous about that? | GUIDE
what is a lien waiver and do people need one | GUIDE
How can I tell that a contractor really is insured? | GUIDE
when is it smart to hand over the last payment of a job | GUIDE
What's the point of holding some of the money back until the work is finished? | GUIDE
as a rule, how large a cushion should one keep for surprises in an old house | GUIDE
a contractor suggests extra work halfway through, how do I handle that properly | GUIDE
One quote is far lower than the others. Should that worry me? | GUIDE
# typos and chatty
heyy so qick one, wat did the fountin cost us?? | $1,660
omg my husband swears we spent over 20 grand on ximena alone. is he right? | {sum ximena}
how mcuh is lft in teh pool buget | {left pool}
pls tell me the fone number of the AC lady | 555-071-6650
sooo the accountant calls in ten minutes and i need the total labour for the bedroom wing | {sum bedroom labor}
whn was the trevertine payed | Jul 6 OR July 6
i'm standing in the tile shop lol, how many boxes of the cobalt did we originaly buy | 14
remind me who layed the saltilo | Delroy
good morning! coffee in hand, feeling brave: by how much are the bedrooms over | {over bedroom}
amadu's email adress? | amadou@keitaelectric.example
wats the total we payed by chek for the cuortyard | {sum courtyard check}
ugh, lost my notebook again. what was the date for the outdor showr to be working | Oct 6 OR October 6
blakout shades, how much n when | $468.75 | Jul 17 OR July 17
# actions
I just bought salt for the pool, 58.30, debit card, today | LINK /expenses?amount=58.30&paymentMethod=debit_card&date=2026-09-16
Gave Delroy 142.55 in cash yesterday for recutting a step, please put it in | LINK /expenses?amount=142.55&paymentMethod=cash&date=2026-09-15 | {id Delroy}
the shower works!! mark that milestone as done | LINK /timeline
new milestone please: lounge chairs delivered, october 14 | LINK /timeline?targetDate=2026-10-14
The store took a pool float back on Monday, 64.75 refunded to the debit card, can you record that | LINK /expenses?amount=-64.75&paymentMethod=debit_card&date=2026-09-14
I'd like to save a new contractor, Ileana Duarte, she makes window screens | LINK /contractors?add=new
please delete the orbital sander, it turned out to be my brother's | LINK /expenses
paid 91.20 by check on september 14 for the permit renewal | LINK /expenses?amount=91.20&category=permits&paymentMethod=check&date=2026-09-14
Can we push the shade sail to September 30? | LINK /timeline
the wardrobe mirrors should say 345.20, I swapped two digits. fix it? | LINK /expenses
log 1,275.45 to Hanneke by bank transfer on Sept 12, for palms | LINK /expenses?amount=1275.45&paymentMethod=bank_transfer&date=2026-09-12 | {id Hanneke}
Before I forget: hose and nozzle, 47.15, credit card, bought on 9/13 | LINK /expenses?amount=47.15&paymentMethod=credit_card&date=2026-09-13
put a milestone in for servicing the heater, due november 3rd | LINK /timeline?targetDate=2026-11-03
# plan
What is Ximena's agreement worth in total now, with the extra we accepted included? | $21,550
which bill should have been paid already | Spa ledge | $650
Add up the pool bills that fall due in September for me | $1,079
Which line of the plan has had nothing spent on it so far? | Outdoor kitchen counter
who quoted least for the kitchen counter and what was the price | Wendell | $2,365
any change orders still waiting for us to decide? | Cobalt border | $380
when does the liability insurance of Rojo Pools run out | Sep 29 OR September 29
Other than Amadou's flickering light, what is still open on the punch list? | Paver rocks
Did the pump and heater end up costing more than we'd planned, and by how much? | $164.95
how much have we got set aside as a reserve on the pool | $3,500
what do we keep back from Amadou until the end | 5% OR $209 OR 5 percent
What's left to pay on Delroy's agreement, leaving the undecided border out? | $360
until what year is the heat pump under warranty | 2031
# hostile
which cash payments did we make for the pool this September, and what do they add up to | {sum pool cash 2026-09}
total for the courtyard in August please | {sum courtyard 2026-08}
Is there any milestone with an October date on the bedroom wing? which day | Oct 12 OR October 12
`;
